"""The rule of majorities, for buildings in regions and for artists in lines, p. 10 and 24."""

from librt.vecs import vec
from mypy_extensions import i64


def majority(counts: vec[i64], seat: i64, worth: i64) -> i64:
    """The most gives all points; a tie gives each one point less, and having none gives nothing."""
    if counts[seat] == 0:
        return 0
    equals: i64 = 0
    for count in counts:
        if count > counts[seat]:
            return 0
        if count == counts[seat]:
            equals += 1
    if equals > 1:
        return worth - 1
    return worth
