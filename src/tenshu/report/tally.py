"""What many games add up to: read file by file, a few thousand games in memory at a time."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
from numpy.typing import NDArray

from tenshu.core.refusal import Refusal
from tenshu.report.figures import Sums
from tenshu.sim.plan import Plan
from tenshu.sim.rows import plan_of

BATCH = 5000
Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@dataclass
class Tally:
    """Sums over all games, by when a seat had its first turn, by score, by what was done and held."""

    plan: Plan
    games: int = 0
    bots: set[str] = field(default_factory=set)
    settings: set[tuple[tuple[str, str], ...]] = field(default_factory=set)
    wins: Floats = field(default_factory=lambda: np.zeros(0))
    points: Floats = field(default_factory=lambda: np.zeros(0))
    scores: Counter[int] = field(default_factory=Counter)
    winning_scores: Counter[int] = field(default_factory=Counter)
    margins: Counter[int] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    # Points by source: of winners and of all others, with how many they were.
    winners: float = 0
    sources_won: Counter[str] = field(default_factory=Counter)
    sources_lost: Counter[str] = field(default_factory=Counter)
    # (of, about) or (verb, the rest of the notation) with how its number goes along with winning.
    choices: dict[str, Sums] = field(default_factory=dict)
    facts: dict[tuple[str, str, str], Sums] = field(default_factory=dict)
    amounts: Counter[tuple[str, str]] = field(default_factory=Counter)
    # By pair of bots: how often the first was ahead, and how often both sat at one table.
    ahead: defaultdict[tuple[str, str], float] = field(default_factory=lambda: defaultdict(float))
    met: Counter[tuple[str, str]] = field(default_factory=Counter)
    bot_wins: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    bot_seats: Counter[str] = field(default_factory=Counter)


def tally(files: Iterable[Path]) -> Tally:
    """All games of some files, which must be of one game and one number of players."""
    found: Tally | None = None
    for path in files:
        plan = plan_in(path)
        if found is None:
            found = Tally(plan, wins=np.zeros(plan.players), points=np.zeros(plan.players))
        elif (plan.game, plan.players) != (found.plan.game, found.plan.players):
            raise Refusal(
                "mixed-results",
                f"a report is about one game with one number of players; {path} has another",
                {"file": str(path)},
            )
        found.bots.update(plan.bots)
        found.settings.add(tuple(sorted(plan.settings.items())))
        for batch in pq.ParquetFile(path).iter_batches(BATCH):
            add(found, batch)
    assert found is not None
    return found


def plan_in(path: Path) -> Plan:
    try:
        plan = plan_of(pq.read_schema(path))
    except (pa.ArrowInvalid, OSError):
        plan = None
    if plan is None:
        raise Refusal("no-results", f"{path} holds no results of 'tenshu sim'", {"file": str(path)})
    return plan


def add(found: Tally, batch: pa.RecordBatch) -> None:
    players = found.plan.players
    places = by_seat(batch, "places", players)
    scores = by_seat(batch, "scores", players)
    order = by_seat(batch, "order", players)
    first = places == 1
    shares = first / np.maximum(first.sum(axis=1, keepdims=True), 1)
    found.games += batch.num_rows
    found.winners += float(shares.sum())
    np.add.at(found.wins, order.ravel() - 1, shares.ravel())
    np.add.at(found.points, order.ravel() - 1, scores.ravel())
    found.scores.update(scores.ravel().tolist())
    found.winning_scores.update(scores[first].tolist())
    if players > 1:
        ranked = np.sort(scores, axis=1)
        found.margins.update((ranked[:, -1] - ranked[:, -2]).tolist())
    found.lengths.update(batch["decisions"].to_pylist())
    add_sources(found, batch, shares)
    add_choices(found, batch, shares)
    add_facts(found, batch, shares)
    add_bots(found, batch, places, shares)


def by_seat(batch: pa.RecordBatch, name: str, players: int) -> Ints:
    flat: Ints = batch[name].flatten().to_numpy(zero_copy_only=False).astype(np.int64)
    return flat.reshape(-1, players)


def add_sources(found: Tally, batch: pa.RecordBatch, shares: Floats) -> None:
    """Every seat has the same sources in the same order."""
    maps = batch["breakdown"].flatten()
    points = maps.items.to_numpy(zero_copy_only=False).reshape(shares.size, -1)
    names = maps.keys.slice(0, points.shape[1]).to_pylist()
    won = shares.ravel() @ points
    for name, of_winners, of_all in zip(names, won, points.sum(axis=0), strict=True):
        found.sources_won[name] += of_winners
        found.sources_lost[name] += of_all - of_winners


def rows_of(column: pa.ListArray) -> Ints:
    """The game, within the batch, that each entry of a list column belongs to."""
    lengths = pc.list_value_length(column).to_numpy(zero_copy_only=False)
    rows: Ints = np.repeat(np.arange(len(column)), lengths)
    return rows


def add_choices(found: Tally, batch: pa.RecordBatch, shares: Floats) -> None:
    column = batch["choices"]
    flat = column.flatten()
    codes = flat.field("choice").dictionary_encode()
    seats = flat.field("seat").to_numpy(zero_copy_only=False)
    counts = flat.field("count").to_numpy(zero_copy_only=False).astype(np.float64)
    won = shares[rows_of(column), seats]
    for name, sums in summed(codes, counts, won):
        found.choices.setdefault(name, Sums()).add(*sums)


def add_facts(found: Tally, batch: pa.RecordBatch, shares: Floats) -> None:
    column = batch["facts"]
    flat = column.flatten()
    seats = flat.field("seat").to_numpy(zero_copy_only=False)
    ours = np.flatnonzero(seats >= 0)
    keys = pc.binary_join_element_wise(flat.field("fact"), flat.field("of"), flat.field("about"), "\t")
    codes = keys.take(pa.array(ours)).dictionary_encode()
    counts = flat.field("count").to_numpy(zero_copy_only=False).astype(np.float64)[ours]
    amounts = flat.field("amount").to_numpy(zero_copy_only=False).astype(np.float64)[ours]
    won = shares[rows_of(column)[ours], seats[ours]]
    for name, sums in summed(codes, counts, won):
        fact, of, about = name.split("\t")
        found.facts.setdefault((fact, of, about), Sums()).add(*sums)
    totals = np.bincount(codes.indices.to_numpy(zero_copy_only=False), amounts, len(codes.dictionary))
    for name, total in zip(codes.dictionary.to_pylist(), totals, strict=True):
        fact, of, _ = name.split("\t")
        found.amounts[fact, of] += int(total)


def summed(
    codes: pa.DictionaryArray, counts: Floats, won: Floats
) -> Iterable[tuple[str, tuple[float, float, float, float]]]:
    """By name: how often in all, at how many seats, and the sums of squares and of counts with wins."""
    index = codes.indices.to_numpy(zero_copy_only=False)
    names = codes.dictionary.to_pylist()
    columns = [np.bincount(index, weights, len(names)) for weights in (counts, None, counts**2, counts * won)]
    for at, name in enumerate(names):
        yield name, (columns[0][at], columns[1][at], columns[2][at], columns[3][at])


def add_bots(found: Tally, batch: pa.RecordBatch, places: Ints, shares: Floats) -> None:
    players = found.plan.players
    encoded = batch["bots"].flatten().dictionary_encode()
    names = encoded.dictionary.to_pylist()
    seats = encoded.indices.to_numpy(zero_copy_only=False).reshape(-1, players)
    for at, name in enumerate(names):
        found.bot_wins[name] += shares[seats == at].sum()
        found.bot_seats[name] += int((seats == at).sum())
    for one in range(players):
        for other in range(players):
            ahead = (places[:, one] < places[:, other]) + 0.5 * (places[:, one] == places[:, other])
            for a in range(len(names)):
                for b in range(len(names)):
                    met = (seats[:, one] == a) & (seats[:, other] == b)
                    if one != other and a != b:
                        found.met[names[a], names[b]] += int(met.sum())
                        found.ahead[names[a], names[b]] += float(ahead[met].sum())
