"""What turns one JSON value into another: small where little has changed.

A change is one of

- a text, a number, a truth value or null: this instead of the old value,
- `[value]`: an object or a list instead of the old value; `[]`: the member is gone,
- `{name: change}`: members of an object, or elements of a list by their place, that change,
- `{"pieces": [...]}`: a list put together anew, of runs of the old one, `[first, count]`, and of new
  elements, `[[element, ...]]`.

What isn't named stays as it is. Equal is what Python calls equal: no place holds now 1 and now true.
"""

import json
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

Change = Any
PIECES = "pieces"
ENCODER = json.JSONEncoder(separators=(",", ":"))
# Nothing changes.
SAME: dict[str, Change] = {}


def compact(value: object) -> str:
    """JSON as it is sent: ASCII, so that its length is its size."""
    return ENCODER.encode(value)


def difference(old: object, new: object) -> Change:
    """What turns the old value into the new one."""
    if old == new:
        return SAME
    if isinstance(old, dict) and isinstance(new, dict):
        return members(old, new)
    if isinstance(old, (list, tuple)) and isinstance(new, (list, tuple)):
        return elements(old, new)
    return instead(new)


def instead(new: object) -> Change:
    return [new] if isinstance(new, (dict, list, tuple)) else new


def members(old: dict[str, Any], new: dict[str, Any]) -> Change:
    if [name for name in old if name in new] != list(new)[: len(old.keys() & new.keys())]:
        # The order of members is part of a text; new ones come last.
        return instead(new)
    changed: dict[str, Change] = {name: [] for name in old if name not in new}
    for name, value in new.items():
        change = difference(old[name], value) if name in old else instead(value)
        if change != SAME:
            changed[name] = change
    return changed


def elements(old: Sequence[Any], new: Sequence[Any]) -> Change:
    """Of several ways to say it, the shortest."""
    ways: list[Change] = [instead(new)]
    if len(old) == len(new):
        pairs = enumerate(map(difference, old, new))
        changed = {str(place): change for place, change in pairs if change != SAME}
        if len(changed) <= 1:
            return changed
        ways.append(changed)
    if old and new:
        ways.append({PIECES: pieces(old, new)})
    # As Python writes it, which is quick and about as long.
    return min(ways, key=lambda way: len(repr(way)))


def pieces(old: Sequence[Any], new: Sequence[Any]) -> list[list[Any]]:
    """The new list as runs of the old one and what is between them."""
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(old, new, strict=False)))
    places = {repr(value): place for place, value in enumerate(old) if place >= same}
    found: list[list[Any]] = [[0, same]] if same else []
    for value in new[same:]:
        place = places.get(repr(value))
        last = found[-1] if found else []
        if place is None and len(last) == 1:
            last[0].append(value)
        elif place is None:
            found.append([[value]])
        elif len(last) == 2 and sum(last) == place:
            last[1] += 1
        else:
            found.append([place, 1])
    return found


def changed(old: Any, change: Change) -> Any:
    """The new value; what didn't change is the same object as before."""
    if isinstance(change, list):
        return change[0]
    if not isinstance(change, dict):
        return change
    if not change:
        return old
    if isinstance(old, dict):
        kept = {name: value for name, value in old.items() if change.get(name) != []}
        return kept | {name: changed(old.get(name), part) for name, part in change.items() if part != []}
    if PIECES in change:
        runs = (piece[0] if len(piece) == 1 else old[piece[0] : sum(piece)] for piece in change[PIECES])
        return [value for run in runs for value in run]
    listed = list(old)
    for place, part in change.items():
        listed[int(place)] = changed(listed[int(place)], part)
    return listed
