"""What single decisions of Shogun are worth: `python -m bench.decisions hard master 400,48,5000`.

Games tell little: their ends scatter by ten points and more. Here every bot decides in the same positions of
one seat at a table of five. Then the position is played out by judgement many times, on equal lots and with
what the others have really planned; how far the seat leads in the end is what its decision was worth. Whole
plans and single choices are told apart. A bot is a level, or a budget: iterations, candidates and rollouts.
"""

import argparse
import re
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import cast

from tenshu.bots import registry as bots
from tenshu.bots.bot import Bot
from tenshu.bots.mcts import ahead, evaluate, rollout
from tenshu.bots.search_bot import Budget, SearchBot
from tenshu.core import registry
from tenshu.core.rng import from_seed
from tenshu.core.state import State
from tenshu.games.shogun.shogun import Shogun

GAME = registry.game("shogun")
MIND = bots.judgement(GAME)
# Who sits at the table; the last is the seat whose decisions are looked at, cheaper than master.
TABLE = ("easy", "medium", "medium", "hard", "400,48,2000")
# A decision: whether it is a plan, whose it is, and the position.
Decision = tuple[bool, int, bytes]
# A lead in points, and the seconds it took to think.
Found = tuple[float, float]


def bot(name: str, seed: str) -> Bot:
    if name in bots.NAMES:
        return bots.bot(name, GAME, seed)
    iterations, candidates, rollouts = map(int, name.split(","))
    return SearchBot(seed, bots.judgement(GAME, masters=True), Budget(iterations, candidates, rollouts))


def decisions(seed: str, number: int) -> list[Decision]:
    """All real decisions of one seat in a game, the others' plans laid before its own."""
    turn = number % len(TABLE)
    state = GAME.start(len(TABLE), f"{seed} {number // len(TABLE)}")
    names = TABLE[turn:] + TABLE[:turn]
    seats = [bot(name, f"{seed} {number} {seat}") for seat, name in enumerate(names)]
    own = names.index(TABLE[-1])
    found: list[Decision] = []
    while not state.over():
        for seat in sorted(state.deciders(), key=lambda seat: seat == own):
            if seat == own and len(state.options(seat)) > 1:
                found.append((MIND.plans(state), seat, state.encode()))
            for option in thought(state, seat, seats[seat]):
                state.apply(seat, option)
    return found


def thought(state: State, seat: int, thinking: Bot) -> Iterator[int]:
    """One choice, or all of a plan; to be carried out one by one."""
    plan = MIND.plans(state)
    yield thinking.decide(state, seat)
    while plan and MIND.plans(state) and state.options(seat):
        yield thinking.decide(state, seat)


def worth(name: str, rollouts: int, seed: str, decision: Decision) -> Found:
    _plan, seat, position = decision
    state = GAME.decode(position)
    here = f"{seed} {state.fingerprint()}"
    began = process_time()
    options = []
    for option in thought(laid := state.copy(), seat, bot(name, here)):
        options.append(option)
        laid.apply(seat, option)
    seconds = process_time() - began
    lots = from_seed(here)
    leads = []
    for _ in range(rollouts):
        rng = lots.fork()
        end = cast(Shogun, state.copy())
        end.tower.imagine(rng)
        end.rng = rng.fork()
        for option in options:
            end.apply(seat, option)
        rollout(end, MIND, 1 << 30, rng)
        leads.append(int(ahead(evaluate(end, MIND), seat)))
    return fmean(leads) / 100, seconds


def tell(name: str, found: list[Found], first: list[Found]) -> None:
    leads = [lead for lead, _ in found]
    gains = [lead - other for lead, (other, _) in zip(leads, first, strict=True)]
    doubt = stdev(gains) / sqrt(len(gains))
    slowest = max(seconds for _, seconds in found)
    gained = f"{fmean(gains):+.2f} (± {doubt:.2f})"
    print(f"  {name:16} lead {fmean(leads):6.2f}, {gained}, slowest {slowest:.2f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--rollouts", type=int, default=400)
    parser.add_argument("--seed", default="decisions")
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    for name in args.bots:
        if name not in bots.NAMES and not re.fullmatch(r"\d+,\d+,\d+", name):
            parser.error(
                f"'{name}' is neither a budget such as 400,48,5000 nor one of {', '.join(bots.NAMES)}"
            )
    with ProcessPoolExecutor(args.processes) as pool:
        games = pool.map(partial(decisions, args.seed), range(args.games))
        asked = [decision for game in games for decision in game]
        found = [list(pool.map(partial(worth, name, args.rollouts, args.seed), asked)) for name in args.bots]
    for plan, kind in ((True, "plans"), (False, "single choices")):
        these = [i for i, decision in enumerate(asked) if decision[0] == plan]
        print(f"{len(these)} {kind}")
        for name, results in zip(args.bots, found, strict=True):
            tell(name, [results[i] for i in these], [found[0][i] for i in these])


if __name__ == "__main__":
    main()
