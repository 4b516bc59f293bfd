"""Rows of numbers: of one number throughout, and read back from bytes within bounds."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.codec import Reader


def filled(length: i64, value: i64) -> vec[i64]:
    row = vec[i64](capacity=length)
    for _place in range(length):
        row = append(row, value)
    return row


def nothing(length: i64) -> vec[i64]:
    return filled(length, 0)


def read_row(source: Reader, length: i64, least: i64, most: i64) -> vec[i64]:
    """A row of so many numbers, all within bounds."""
    found = read_up_to(source, length, least, most)
    if len(found) != length:
        raise ValueError(f"a row of {length} numbers has {len(found)}")
    return found


def read_up_to(source: Reader, length: i64, least: i64, most: i64) -> vec[i64]:
    """A row of at most so many numbers, all within bounds."""
    found = source.row()
    if len(found) > length:
        raise ValueError(f"a row of at most {length} numbers has {len(found)}")
    for value in found:
        if not least <= value <= most:
            raise ValueError(f"{value} is not between {least} and {most}")
    return found


def read_number(source: Reader, least: i64, most: i64) -> i64:
    found = source.number()
    if not least <= found <= most:
        raise ValueError(f"{found} is not between {least} and {most}")
    return found
