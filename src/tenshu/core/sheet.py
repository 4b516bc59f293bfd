"""Rows of numbers for learning programs, written by compiled code: observations and masks."""

from librt.strings import BytesWriter, write_i16_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8


class Sheet:
    """Numbers of 16 bits, one after the other."""

    def __init__(self) -> None:
        self.out = BytesWriter()

    def number(self, value: i64) -> None:
        write_i16_le(self.out, i16(value))

    def flag(self, value: bool) -> None:
        write_i16_le(self.out, i16(1) if value else i16(0))

    def row(self, values: vec[i64]) -> None:
        out = self.out
        for value in values:
            write_i16_le(out, i16(value))

    def named(self, values: vec[i64], places: i64) -> None:
        """So many places, each with a thing's number + 1; 0 where there is none."""
        n: i64 = len(values)
        for place in range(places):
            if place < n:
                self.number(values[place] + 1)
            else:
                self.number(0)

    def blank(self, count: i64) -> None:
        out = self.out
        for _place in range(count):
            write_i16_le(out, i16(0))

    def done(self) -> bytes:
        return self.out.getvalue()


class Mask:
    """One byte an option: 1 where it is legal."""

    def __init__(self, options: i64) -> None:
        self.out = BytesWriter()
        self.none = bytes(options)

    def add(self, legal: vec[i64]) -> None:
        """The next row."""
        start: i64 = len(self.out)
        self.out.write(self.none)
        for option in legal:
            self.out[start + option] = u8(1)

    def done(self) -> bytes:
        return self.out.getvalue()
