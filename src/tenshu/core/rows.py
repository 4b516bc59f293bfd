"""Rows of numbers, and sets of small numbers as the bits of one: what every game's rules need."""

from librt.vecs import append, vec
from mypy_extensions import i64


def column(values: list[int]) -> vec[i64]:
    """A list as a row."""
    row = vec[i64](capacity=len(values))
    for value in values:
        row = append(row, value)
    return row


def pair(low: i64, high: i64) -> vec[i64]:
    return append(append(vec[i64](capacity=2), low), high)


def total(row: vec[i64]) -> i64:
    found: i64 = 0
    for n in row:
        found += n
    return found


def bit(n: i64) -> i64:
    """A set with one member, from 0 to 61."""
    # From the top down: a literal 1 would be shifted as a C int of 32 bits. A larger literal than this would
    # be an object, taken apart at every call.
    highest: i64 = 0x2000000000000000
    return highest >> (61 - n)


def bits(members: i64) -> i64:
    """How many members a set has."""
    found: i64 = 0
    rest = members
    while rest > 0:
        rest &= rest - 1
        found += 1
    return found
