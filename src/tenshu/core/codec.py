"""States as bytes: a row of numbers, each a zigzag varint."""

from librt.vecs import append, vec
from mypy_extensions import i64


class Writer:
    def __init__(self) -> None:
        self.bytes = bytearray()

    def number(self, value: i64) -> None:
        rest = value * 2 if value >= 0 else -value * 2 - 1
        while rest >= 0x80:
            self.bytes.append((rest & 0x7F) | 0x80)
            rest >>= 7
        self.bytes.append(rest)

    def row(self, values: vec[i64]) -> None:
        self.number(len(values))
        for value in values:
            self.number(value)


class Reader:
    def __init__(self, data: bytes, start: int = 0) -> None:
        self.data = data
        self.at = start

    def number(self) -> i64:
        value: i64 = 0
        shift: i64 = 0
        while True:
            if self.at >= len(self.data) or shift > 56:
                raise ValueError(f"the encoded state breaks off at byte {self.at}")
            byte: i64 = self.data[self.at]
            self.at += 1
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                break
            shift += 7
        return value >> 1 if value & 1 == 0 else -((value + 1) >> 1)

    def row(self) -> vec[i64]:
        n = self.number()
        if not 0 <= n <= len(self.data):
            raise ValueError(f"the encoded state has a row of {n} numbers at byte {self.at}")
        values = vec[i64](capacity=n)
        for _ in range(n):
            values = append(values, self.number())
        return values

    def numbers(self, size: i64) -> vec[i64]:
        """A row that must have this many."""
        row = self.row()
        if len(row) != size:
            raise ValueError(f"a row of {size} numbers has {len(row)}")
        return row

    def indices(self, end: i64) -> vec[i64]:
        """A row of numbers in range(end)."""
        row = self.row()
        for value in row:
            if not 0 <= value < end:
                raise ValueError(f"{value} is not one of {end}")
        return row

    def end(self) -> None:
        if self.at != len(self.data):
            raise ValueError(f"the encoded state has {len(self.data) - self.at} bytes too many")
