"""Sets of effects: rows of their numbers, rising, each once. So there can be any number of effects."""

from librt.vecs import append, vec
from mypy_extensions import i64


def with_effect(members: vec[i64], effect: i64) -> vec[i64]:
    """A set with one more member; the row given is used up."""
    n: i64 = len(members)
    at = n
    while at > 0 and members[at - 1] >= effect:
        at -= 1
    if at < n and members[at] == effect:
        return members
    members = append(members, effect)
    while n > at:
        members[n] = members[n - 1]
        n -= 1
    members[at] = effect
    return members
