"""What is agreed on when a table is created; it never changes."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from tenshu.core import record as records
from tenshu.core.record import Record
from tenshu.core.rng import seed_hash as hash_of
from tenshu.server.clock import TimeControl
from tenshu.server.shuffle import SAMPLE, Shuffle
from tenshu.table import Table


@dataclass(frozen=True)
class AgreedSeat:
    """`person` has a link, `open` waits for anyone, `heir` for who had it before, `bot` for nobody.

    Of a link only its digest is kept.
    """

    kind: str
    bot: str | None
    digest: str | None


@dataclass(frozen=True)
class Agreement:
    game: str
    version: int
    settings: dict[str, str]
    seed: str
    seed_hash: str
    names: list[str]
    seats: list[AgreedSeat]
    # Tokens are derived from it; those of spectators are kept as a digest, too.
    salt: str
    spectator: str | None = None
    # The table goes on from here.
    record: str | None = None
    public: bool = False
    webhook: str | None = None
    time_control: TimeControl | None = None
    # A digest of the request, to tell whether it came twice or its id was used again.
    request: str | None = None
    # Open seats are for those who were sent the invitation. Tables of before have none.
    invited: bool = False
    # Whether those who are asked may ask for a hint.
    hints: bool = True
    # Where the seed is mixed: by seat, the hash of its person's share. `seed` is the server's share then.
    shares: list[str | None] | None = None
    # Whether a choice that is taken back takes the days with it that it gave. Logs of before say no.
    refunds: bool = True

    @property
    def players(self) -> int:
        return len(self.seats)

    def to_json(self) -> dict[str, object]:
        """As it is stored; the keys are those of the first stores, which open as ever."""
        return {
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "options": self.settings,
            # Releases that know no shares stop here, where they would deal other cards.
            **({"seed": self.seed} if self.shares is None else {"server": self.seed, "shares": self.shares}),
            "seed_hash": self.seed_hash,
            "record": self.record,
            "public": self.public,
            "webhook": self.webhook,
            "names": self.names,
            "clock": asdict(self.time_control) if self.time_control else None,
            "salt": self.salt,
            "asked": self.request,
            "invited": self.invited,
            "hints": self.hints,
            "refunds": self.refunds,
            "spectator": self.spectator,
            "seats": [asdict(seat) for seat in self.seats],
        }

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> "Agreement":
        return cls(
            game=stored["game"],
            version=stored["version"],
            settings=dict(stored["options"]),
            seed=str(stored["seed"] if "seed" in stored else stored["server"]),
            seed_hash=str(stored["seed_hash"]),
            names=list(stored["names"]),
            seats=[AgreedSeat(**seat) for seat in stored["seats"]],
            salt=str(stored["salt"]),
            spectator=stored["spectator"],
            record=stored.get("record"),
            public=stored["public"],
            webhook=stored.get("webhook"),
            time_control=TimeControl(**stored["clock"]) if stored["clock"] else None,
            request=stored["asked"],
            invited=stored.get("invited", False),
            hints=stored.get("hints", True),
            shares=stored.get("shares"),
            refunds=stored.get("refunds", False),
        )

    def deal(self, shuffle: Shuffle | None = None) -> Table:
        """The table before anyone has played; where the seed is mixed, from what was brought."""
        seed, seed_hash, shares = self.seed, self.seed_hash, []
        if self.shares is not None:
            dealt = shuffle is not None and shuffle.dealt is not None
            seed = shuffle.seed() if shuffle and dealt else SAMPLE
            seed_hash = hash_of(seed)
            shares = shuffle.all_shares() if shuffle and dealt else []
        return Table(
            Record(
                self.game,
                self.version,
                self.players,
                dict(self.settings),
                seed,
                seed_hash,
                list(self.names),
                shares=shares,
            )
        )

    def start(self) -> Table:
        """The table as its players find it: dealt afresh, or where a record leaves off."""
        if not self.record:
            return self.deal()
        table = Table.load(records.loads(self.record))
        table.record.names = list(self.names)
        return table
