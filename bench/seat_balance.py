"""Who begins: wins by seat of each game at each number of players, with charts.

`python -m bench.seat_balance --games 10000 --folder /tmp/seats` plays the games, prints the tables of
docs/findings/seat-balance.md and draws its charts. Played again, it goes on where it was stopped.
"""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from matplotlib import style
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

from tenshu.core import registry
from tenshu.report.charts import INDIGO, STYLE, SUMI, VERMILION, drawn
from tenshu.report.figures import Estimate, is_uneven, share
from tenshu.report.tally import Tally, tally
from tenshu.sim import plan, simulate

TITLES = {"kunitori": "Kunitori!", "shogun": "Shogun", "white_castle": "The White Castle"}
# What is played beside the usual options.
VARIANTS: dict[str, tuple[dict[str, str], ...]] = {"shogun": ({"start": "draft"},)}


def played(game: str, players: int, options: dict[str, str], args: argparse.Namespace) -> Tally:
    chosen = "-".join(options.values())
    file = Path(args.folder) / f"{game}-{players}{chosen and '-' + chosen}.parquet"
    agreed = plan(game, args.games, players, (args.bot,), options, args.seed)
    return tally([simulate(agreed, file, args.processes)])


def estimates(found: Tally) -> list[Estimate]:
    return [share(won, found.games) for won in found.wins]


def table(tallies: Sequence[Tally]) -> str:
    most = max(len(found.wins) for found in tallies)
    heads = [f"{place + 1}." for place in range(most)]
    lines = [
        f"| players | {' | '.join(heads)} | even | more than chance? | points |",
        "|---" * (most + 4) + "|",
    ]
    for found in tallies:
        cells = [f"{100 * e.value:.1f} ({100 * e.low:.1f}-{100 * e.high:.1f})" for e in estimates(found)]
        cells += [""] * (most - len(cells))
        players = found.plan.players
        uneven = "yes" if is_uneven([float(won) for won in found.wins]) else "no"
        points = " / ".join(f"{total / found.games:.1f}" for total in found.points)
        lines.append(f"| {players} | {' | '.join(cells)} | {100 / players:.1f} | {uneven} | {points} |")
    return "\n".join(lines)


def chart(title: str, tallies: Sequence[Tally]) -> str:
    """A panel for each number of players: the share of wins by place, and the line of equal chances."""
    with style.context(STYLE):
        figure = Figure(figsize=(2.2 * len(tallies) + 0.6, 2.6))
        for at, found in enumerate(tallies):
            axes = figure.add_subplot(1, len(tallies), at + 1)
            shares = estimates(found)
            places = range(len(shares))
            values = [e.value for e in shares]
            spans = [[e.value - e.low for e in shares], [e.high - e.value for e in shares]]
            axes.bar(places, values, 0.65, color=INDIGO)
            axes.errorbar(places, values, spans, fmt="none", ecolor=VERMILION, capsize=3)
            axes.axhline(1 / len(shares), color=SUMI, linewidth=1, linestyle="--")
            axes.set_xticks(list(places), [str(place + 1) for place in places])
            axes.set_title(f"{len(shares)} players", fontsize=10)
            axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{100 * value:g} %"))
        figure.suptitle(title)
        figure.tight_layout()
        return drawn(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="seat-balance")
    parser.add_argument("--folder", required=True, help="where the games are kept")
    parser.add_argument("--charts", default="docs/findings", help="where the charts go")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    Path(args.folder).mkdir(parents=True, exist_ok=True)
    for game in registry.names():
        sizes = [players for players in registry.game(game).players if players > 1]
        for options in ({}, *VARIANTS.get(game, ())):
            tallies = [played(game, players, options, args) for players in sizes]
            name = "-".join([game.replace("_", "-"), *options.values()])
            title = ", ".join([TITLES[game], *(f"{key}={value}" for key, value in options.items())])
            (Path(args.charts) / f"seat-balance-{name}.svg").write_text(chart(title, tallies))
            print(f"\n{title}\n\n{table(tallies)}", flush=True)
    print("\nThe White Castle alone\n\n| rival | beaten | points |\n|---|---|---|")
    for level in ("easy", "medium", "hard"):
        found = played("white_castle", 1, {"rival": level}, args)
        beaten = estimates(found)[0]
        span = f"{100 * beaten.value:.1f} % ({100 * beaten.low:.1f}-{100 * beaten.high:.1f})"
        print(f"| {level} | {span} | {found.points[0] / found.games:.1f} |", flush=True)


if __name__ == "__main__":
    main()
