"""Records: a game as a text file. Version, players, settings, seed and choices give every state again."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from tenshu.core import play, registry
from tenshu.core.refusal import Refusal
from tenshu.core.rng import seed_hash
from tenshu.core.setup import Setup, agree
from tenshu.core.shuffle import mixed_seed
from tenshu.core.state import State

FORMAT = "tenshu record 1"


@dataclass
class Record:
    """The seed is missing from what a player may have before the end: then only its hash is known."""

    game: str
    version: int
    players: int
    settings: dict[str, str]
    seed: str | None
    seed_hash: str
    names: list[str]
    choices: list[tuple[int, str]] = field(default_factory=list)
    fingerprint: str | None = None
    # What the seed was mixed from, if it was: the server's share, then those of the seats.
    shares: list[str] = field(default_factory=list)

    def setup(self) -> Setup:
        game = registry.game(self.game)
        if game.version != self.version:
            raise Refusal(
                "other-version",
                f"the record is of {self.game} version {self.version}, this is version {game.version}",
                {"game": self.game, "found": self.version, "known": game.version},
            )
        return agree(game, self.players, self.settings)

    def dumps(self) -> str:
        lines = [FORMAT, f"game {self.game} {self.version}", f"players {self.players}"]
        lines += [f"option {name} {value}" for name, value in self.settings.items()]
        lines += [f"name {seat} {name}" for seat, name in enumerate(self.names, 1)]
        lines.append(f"seed-hash {self.seed_hash}")
        if self.seed is not None:
            lines.append(f"seed {self.seed}")
            if self.shares:
                lines.append(f"shares {' '.join(self.shares)}")
        lines.append("choices")
        lines += [f"{seat + 1} {notation}" for seat, notation in self.choices]
        if self.fingerprint is not None:
            lines.append(f"fingerprint {self.fingerprint}")
        return "\n".join(lines) + "\n"


def loads(text: str) -> Record:
    """Read a record; a Refusal names the line that is wrong."""
    lines = text.splitlines()
    if not lines or lines[0] != FORMAT:
        raise Refusal("bad-record", f"not a record: the first line should be '{FORMAT}'")
    record = Record("", 0, 0, {}, None, "", [])
    try:
        for number, line in enumerate(lines[1:], 2):
            try:
                read_line(record, line)
            except ValueError as error:
                raise ValueError(f"line {number}: {error}") from error
        for needed, value in (
            ("game", record.game),
            ("players", record.players),
            ("seed-hash", record.seed_hash),
        ):
            if not value:
                raise ValueError(f"there is no line '{needed}'")
        if record.seed is not None and seed_hash(record.seed) != record.seed_hash:
            raise ValueError("the seed does not match its hash")
        if record.shares and record.seed != mixed_seed(record.shares[0], record.shares[1:]):
            raise ValueError("the seed is not mixed from its shares")
    except ValueError as error:
        raise Refusal("bad-record", str(error)) from error
    record.setup()
    return record


def read_line(record: Record, line: str) -> None:
    word, _, rest = line.partition(" ")
    match word:
        case "game":
            record.game, _, version = rest.partition(" ")
            record.version = int(version)
        case "players":
            record.players = int(rest)
        case "option":
            name, _, value = rest.partition(" ")
            record.settings[name] = value
        case "name":
            record.names.append(rest.partition(" ")[2])
        case "seed-hash":
            record.seed_hash = rest
        case "seed":
            record.seed = rest
        case "shares":
            record.shares = rest.split()
        case "choices":
            pass
        case "fingerprint":
            record.fingerprint = rest
        case _:
            if not word.isdecimal() or record.fingerprint is not None:
                raise ValueError(f"'{line[:60]}' is not a line of a record")
            record.choices.append((int(word) - 1, rest))


def start(record: Record) -> State:
    """The state before the first choice."""
    if record.seed is None:
        raise Refusal("no-seed", "the record has no seed yet: it is published when the game is over")
    setup = record.setup()
    return setup.game.start(setup.players, record.seed, setup.settings, listen=True)


def replay(record: Record) -> Iterator[State]:
    """The one state of the game, before the first choice and after each; a Refusal names a bad choice."""
    state = start(record)
    yield state
    for number, (seat, notation) in enumerate(record.choices, 1):
        try:
            play.choose(state, seat, play.parse(state, seat, notation))
        except Refusal as refusal:
            raise Refusal("bad-record", f"choice {number}: {refusal.reason}") from refusal
        yield state
    if record.fingerprint is not None and state.fingerprint() != record.fingerprint:
        raise Refusal("bad-record", "the choices lead to another position than the record's fingerprint says")
