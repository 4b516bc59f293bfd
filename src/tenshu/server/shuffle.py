"""Who shuffled: the shares of a table whose seed is mixed, from the first hash to the deal."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from tenshu.core.refusal import Refusal
from tenshu.core.rng import seed_hash
from tenshu.core.shuffle import NONE, mixed_seed, share_hash

# What lies on the table before the deal is dealt from this, the same for everyone: it tells nothing.
SAMPLE = "before the deal"
# Seconds after which those who are there may have the cards dealt without the rest.
PATIENCE = 30.0


@dataclass
class Shuffle:
    """By seat, the hash of its share, and the share; `without` has sat down and brings none.

    `since` is when somebody last sat down or brought something, `dealt` the entry that dealt.
    """

    server: str
    hashes: list[str | None]
    shares: list[str | None]
    without: list[int] = field(default_factory=list)
    since: float = 0.0
    dealt: int | None = None

    @classmethod
    def new(cls, server: str, hashes: Sequence[str | None], at: float) -> "Shuffle":
        return cls(server, list(hashes), [None] * len(hashes), since=at)

    def copy(self) -> "Shuffle":
        return replace(self, hashes=list(self.hashes), shares=list(self.shares), without=list(self.without))

    # What may be done

    def check_hash(self, seat: int) -> None:
        self.check_undealt()
        if self.hashes[seat] is not None or seat in self.without:
            raise Refusal("share-brought", "this seat has brought its share of the shuffle, or none")

    def check_share(self, seat: int, share: str, people: Sequence[int]) -> None:
        self.check_undealt()
        if self.missing(people):
            raise Refusal("shares-missing", "shares are shown when everyone has brought a hash")
        if self.hashes[seat] != share_hash(share):
            raise Refusal("wrong-share", "this share doesn't fit the hash that was brought")

    def check_late(self, now: float) -> None:
        self.check_undealt()
        if now < self.since + PATIENCE:
            raise Refusal("too-early", "wait a little for the others' shares")

    def check_undealt(self) -> None:
        if self.dealt is not None:
            raise Refusal("dealt", "the cards have been dealt")

    # What changes

    def bring(self, seat: int, given: object, at: float) -> None:
        if given is None:
            self.without.append(seat)
        else:
            self.hashes[seat] = str(given)
        self.since = at

    def show(self, seat: int, share: str) -> None:
        self.shares[seat] = share

    # What is so

    def missing(self, people: Sequence[int]) -> list[int]:
        """Those of the people who have neither brought a hash nor said that they bring none."""
        return [seat for seat in people if self.hashes[seat] is None and seat not in self.without]

    def complete(self, people: Sequence[int]) -> bool:
        shown = all(
            (share is None) == (given is None) for given, share in zip(self.hashes, self.shares, strict=True)
        )
        return shown and not self.missing(people)

    def all_shares(self) -> list[str]:
        """The server's, then those of the seats."""
        return [self.server, *(share or NONE for share in self.shares)]

    def seed(self) -> str:
        server, *shares = self.all_shares()
        return mixed_seed(server, shares)

    def to_json(self, people: Sequence[int], over: bool) -> dict[str, object]:
        """As everyone may see it; the form is `forms.ShuffleShown`."""
        return {
            "server_hash": seed_hash(self.server),
            "server": self.server if over else None,
            "hashes": self.hashes,
            "shares": self.shares,
            "missing": [] if self.dealt is not None else self.missing(people),
            "dealt": self.dealt is not None,
            "late": self.since + PATIENCE,
        }

    def kept(self) -> dict[str, Any]:
        """For a snapshot: the server's share is in the agreement."""
        return {name: value for name, value in asdict(self).items() if name != "server"}
