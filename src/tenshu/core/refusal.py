"""A refusal: what was asked can't be done. It has a code for programs and a reason for people."""

from collections.abc import Mapping


class Refusal(Exception):  # noqa: N818 - a refused move is part of play, not an error
    def __init__(self, code: str, reason: str, args: Mapping[str, object] | None = None) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.details: dict[str, object] = dict(args or {})
