"""The proof of a whole store: every game is played again, choice by choice, and must come out the same."""

from dataclasses import dataclass, field

from tenshu.core import play, registry
from tenshu.core.refusal import Refusal
from tenshu.server.match import Match
from tenshu.store import Entry, Loaded, Store, StoredTable

PAGE = 100


@dataclass
class Proof:
    """`elsewhere` counts games whose rules are not installed here, by name and version, not judged."""

    games: int = 0
    entries: int = 0
    elsewhere: dict[str, int] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)


async def prove(store: Store) -> Proof:
    proof = Proof()
    after = ""
    while page := await store.tables(limit=PAGE, after=after):
        for game in page:
            await prove_game(store, game, proof)
        after = page[-1].id
    return proof


async def prove_game(store: Store, game: StoredTable, proof: Proof) -> None:
    proof.games += 1
    if not installed(game):
        rules = f"{game.agreement['game']} version {game.agreement['version']}"
        proof.elsewhere[rules] = proof.elsewhere.get(rules, 0) + 1
        return
    entries = await store.entries(game.id)
    proof.entries += len(entries)
    try:
        match = replay(game, entries)
        resumed = resume(await store.load(game.id))
        if resumed.seq == match.seq and resumed.freeze() != match.freeze():
            raise ValueError("the snapshot leads to another position than the log")
    except (Refusal, ValueError, KeyError, TypeError) as error:
        proof.failures.append(f"game {game.id}: {error}")


def installed(game: StoredTable) -> bool:
    name = str(game.agreement["game"])
    return name in registry.names() and registry.game(name).version == game.agreement["version"]


def replay(game: StoredTable, entries: list[Entry]) -> Match:
    """The match after its whole log; an error names the entry that doesn't fit."""
    match = Match(game.id, game.agreement, game.created)
    for place, entry in enumerate(entries, 1):
        try:
            if entry.seq != place:
                raise ValueError(f"entry {place} is missing")
            check_choices(match, entry)
            match.apply(entry)
            position = match.table.state.fingerprint()
            if entry.fingerprint not in (None, position):
                raise ValueError(f"it leads to {position}, the log says {entry.fingerprint}")
        except (Refusal, ValueError, KeyError, TypeError) as error:
            raise ValueError(f"entry {entry.seq} ({entry.kind}): {error}") from error
    if len(entries) < game.seq:
        raise ValueError(f"the log ends at {len(entries)}, the game stands at {game.seq}")
    return match


def check_choices(match: Match, entry: Entry) -> None:
    """What the log says was chosen must be legal by the rules as they are now."""
    if entry.kind != "play":
        return
    choices = entry.data["choices"]
    if not isinstance(choices, list):
        raise ValueError("it has no list of choices")
    trial = match.table.state.copy()
    for seat, notation in choices:
        trial.apply(seat, play.parse(trial, seat, notation))


def resume(loaded: Loaded) -> Match:
    """The match as a server opens it: from the snapshot on."""
    match = Match(loaded.table.id, loaded.table.agreement, loaded.table.created)
    if loaded.snapshot:
        match.thaw(loaded.snapshot.data)
    for entry in loaded.entries:
        match.apply(entry)
    return match
