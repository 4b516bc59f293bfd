"""A check of a whole store: every table is played again, choice by choice, and must come out the same."""

from dataclasses import dataclass, field

from tenshu.core import play, registry
from tenshu.core.refusal import Refusal
from tenshu.server.hosted import HostedTable
from tenshu.store import Entry, Loaded, Store, StoredTable

PAGE = 100


@dataclass
class StoreReport:
    """`elsewhere` counts tables whose rules are not installed here, by name and version, not judged."""

    tables: int = 0
    entries: int = 0
    elsewhere: dict[str, int] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)


async def check_store(store: Store) -> StoreReport:
    report = StoreReport()
    after = ""
    while page := await store.tables(limit=PAGE, after=after):
        for table in page:
            await check_table(store, table, report)
        after = page[-1].id
    return report


async def check_table(store: Store, table: StoredTable, report: StoreReport) -> None:
    report.tables += 1
    if not installed(table):
        rules = f"{table.agreement['game']} version {table.agreement['version']}"
        report.elsewhere[rules] = report.elsewhere.get(rules, 0) + 1
        return
    entries = await store.entries(table.id)
    report.entries += len(entries)
    try:
        hosted = replay(table, entries)
        resumed = resume(await store.load(table.id))
        if resumed.seq == hosted.seq and resumed.to_snapshot() != hosted.to_snapshot():
            raise ValueError("the snapshot leads to another position than the log")
    except (Refusal, ValueError, KeyError, TypeError) as error:
        report.failures.append(f"table {table.id}: {error}")


def installed(table: StoredTable) -> bool:
    name = str(table.agreement["game"])
    return name in registry.names() and registry.game(name).version == table.agreement["version"]


def replay(table: StoredTable, entries: list[Entry]) -> HostedTable:
    """The table after its whole log; an error names the entry that doesn't fit."""
    hosted = HostedTable.stored(table)
    for place, entry in enumerate(entries, 1):
        try:
            if entry.seq != place:
                raise ValueError(f"entry {place} is missing")
            check_choices(hosted, entry)
            check_share(hosted, entry)
            hosted.apply(entry)
            position = hosted.table.state.fingerprint()
            if entry.fingerprint not in (None, position):
                raise ValueError(f"it leads to {position}, the log says {entry.fingerprint}")
        except (Refusal, ValueError, KeyError, TypeError) as error:
            raise ValueError(f"entry {entry.seq} ({entry.kind}): {error}") from error
    if len(entries) < table.seq:
        raise ValueError(f"the log ends at {len(entries)}, the table stands at {table.seq}")
    return hosted


def check_choices(hosted: HostedTable, entry: Entry) -> None:
    """What the log says was chosen must be legal by the rules as they are now."""
    if entry.kind != "play":
        return
    choices = entry.data["choices"]
    if not isinstance(choices, list):
        raise ValueError("it has no list of choices")
    trial = hosted.table.state.copy()
    for seat, notation in choices:
        trial.apply(seat, play.parse(trial, seat, notation))


def check_share(hosted: HostedTable, entry: Entry) -> None:
    """What somebody brought to the shuffle is what its hash had promised."""
    if entry.kind == "reveal" and entry.seat is not None:
        hosted.mixing().check_share(entry.seat, str(entry.data["share"]), hosted.sharing())


def resume(loaded: Loaded) -> HostedTable:
    """The table as a server opens it: from the snapshot on."""
    hosted = HostedTable.stored(loaded.table, loaded.snapshot)
    for entry in loaded.entries:
        hosted.apply(entry)
    return hosted
