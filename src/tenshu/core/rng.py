"""The small random generator that lives inside a state: sfc32, the same bits compiled or not."""

import hashlib

from librt.vecs import vec
from mypy_extensions import i64


def seed_hash(seed: str) -> str:
    """What is published at the start of a game, so that the seed can be checked at its end."""
    return hashlib.sha256(b"tenshu seed " + seed.encode()).hexdigest()


class Rng:
    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def next32(self) -> i64:
        result = (self.a + self.b + self.counter) & 0xFFFFFFFF
        self.counter = (self.counter + 1) & 0xFFFFFFFF
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & 0xFFFFFFFF
        self.c = (((self.c << 21) | (self.c >> 11)) + result) & 0xFFFFFFFF
        return result

    def below(self, n: i64) -> i64:
        """A number in range(n), without bias (Lemire)."""
        product = self.next32() * n
        low = product & 0xFFFFFFFF
        if low < n:
            threshold = (0x100000000 - n) % n
            while low < threshold:
                product = self.next32() * n
                low = product & 0xFFFFFFFF
        return product >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            held = cards[i]
            cards[i] = cards[j]
            cards[j] = held
            i -= 1

    def shuffle_anew(self, cards: vec[i64]) -> None:
        """Shuffle so that the outcome tells nothing of the order before."""
        n: i64 = len(cards)
        for i in range(1, n):
            held = cards[i]
            j = i
            while j > 0 and cards[j - 1] > held:
                cards[j] = cards[j - 1]
                j -= 1
            cards[j] = held
        self.shuffle(cards)

    def fork(self) -> "Rng":
        """A new generator, seeded from this one: for whoever must not know this one's future."""
        return warmed(self.next32(), self.next32(), self.next32())

    def copy(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.counter)

    def copy_to(self, other: "Rng") -> None:
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.counter = self.counter

    def numbers(self) -> list[int]:
        return [self.a, self.b, self.c, self.counter]


def warmed(a: i64, b: i64, c: i64) -> Rng:
    rng = Rng(a, b, c, 1)
    for _ in range(12):
        rng.next32()
    return rng


def from_seed(seed: str) -> Rng:
    """Any text is a seed; equal texts give equal games."""
    digest = hashlib.sha256(b"tenshu rng " + seed.encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8)]
    return warmed(words[0], words[1], words[2])
