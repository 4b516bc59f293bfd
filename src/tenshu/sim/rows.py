"""Outcomes as rows of Parquet."""

from io import BytesIO
from itertools import accumulate

import pyarrow as pa
import pyarrow.parquet as pq

from tenshu.core import registry
from tenshu.sim.outcome import Outcome, play
from tenshu.sim.plan import Plan, from_json

PLAN = b"tenshu.plan"
COMPRESSION = "zstd"

CHOICE = pa.struct([("seat", pa.int8()), ("choice", pa.string()), ("count", pa.int32())])
FACT = pa.struct(
    [
        ("seat", pa.int8()),
        ("fact", pa.string()),
        ("of", pa.string()),
        ("about", pa.string()),
        ("count", pa.int32()),
        ("amount", pa.int32()),
    ]
)
FIELDS = [
    ("number", pa.int64()),
    ("seed", pa.string()),
    ("game", pa.string()),
    ("version", pa.int32()),
    ("players", pa.int8()),
    ("options", pa.map_(pa.string(), pa.string())),
    # By seat.
    ("bots", pa.list_(pa.string())),
    ("order", pa.list_(pa.int8())),
    ("scores", pa.list_(pa.int32())),
    ("places", pa.list_(pa.int8())),
    ("breakdown", pa.list_(pa.map_(pa.string(), pa.int32()))),
    ("decisions", pa.int32()),
    # Options taken, in notation; what happened and what was held at the end.
    ("choices", pa.list_(CHOICE)),
    ("facts", pa.list_(FACT)),
]


def schema(plan: Plan) -> pa.Schema:
    return pa.schema(FIELDS, {PLAN: plan.to_json().encode()})


def plan_of(schema: pa.Schema) -> Plan | None:
    """The plan that a file was made from; None where it is no file of ours."""
    text = (schema.metadata or {}).get(PLAN)
    return from_json(text.decode()) if text else None


def play_share(plan: Plan, first: int, count: int) -> bytes:
    """Games `first` to `first + count - 1` as a small file of Parquet, ready to be sent and kept."""
    outcomes = [play(plan, number) for number in range(first, first + count)]
    out = BytesIO()
    pq.write_table(table(plan, outcomes), out, compression=COMPRESSION)
    return out.getvalue()


def table(plan: Plan, outcomes: list[Outcome]) -> pa.Table:
    n = len(outcomes)
    columns: list[object] = [
        [outcome.number for outcome in outcomes],
        [outcome.seed for outcome in outcomes],
        [plan.game] * n,
        [plan.version] * n,
        [plan.players] * n,
        [list(plan.settings.items())] * n,
        [outcome.bots for outcome in outcomes],
        [outcome.order for outcome in outcomes],
        [outcome.scores for outcome in outcomes],
        [outcome.places for outcome in outcomes],
        [[list(parts.items()) for parts in outcome.breakdown] for outcome in outcomes],
        [outcome.decisions for outcome in outcomes],
    ]
    arrays = [pa.array(column, kind) for column, (_, kind) in zip(columns, FIELDS, strict=False)]
    return pa.Table.from_arrays([*arrays, choices(plan, outcomes), facts(outcomes)], schema=schema(plan))


def choices(plan: Plan, outcomes: list[Outcome]) -> pa.Array:
    notations = pa.array([choice.notation for choice in registry.game(plan.game).actions.choices])
    rows = [(*key, count) for outcome in outcomes for key, count in sorted(outcome.choices.items())]
    seats, options, counts = zip(*rows, strict=True) if rows else ((), (), ())
    flat = pa.StructArray.from_arrays(
        [
            pa.array(seats, pa.int8()),
            notations.take(pa.array(options, pa.int32())),
            pa.array(counts, pa.int32()),
        ],
        fields=list(CHOICE),
    )
    return pa.ListArray.from_arrays(offsets([len(outcome.choices) for outcome in outcomes]), flat)


def facts(outcomes: list[Outcome]) -> pa.Array:
    rows = [
        (*key, count, outcome.amounts[key])
        for outcome in outcomes
        for key, count in sorted(outcome.facts.items())
    ]
    columns = zip(*rows, strict=True) if rows else ((),) * len(FACT)
    flat = pa.StructArray.from_arrays(
        [pa.array(column, field.type) for column, field in zip(columns, FACT, strict=True)], fields=list(FACT)
    )
    return pa.ListArray.from_arrays(offsets([len(outcome.facts) for outcome in outcomes]), flat)


def offsets(lengths: list[int]) -> pa.Array:
    return pa.array([0, *accumulate(lengths)], pa.int32())
