"""The words of positions in notation, and what is wrong with them."""

from tenshu.core.refusal import Refusal


def refuse(word: str, wanted: str) -> Refusal:
    return Refusal("bad-position", f"'{word}' in a position: {wanted}", {"word": word})


def number(word: str) -> int:
    if not word.isdecimal():
        raise refuse(word, "a number is needed here")
    return int(word)


def one_of(word: str, known: tuple[str, ...]) -> int:
    if word not in known:
        raise refuse(word, f"one of {', '.join(known)} is needed here")
    return known.index(word)
