"""What happened, for whoever may know it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Event:
    """`kind` and `args` name a text; `audience` are the seats that may know (None: everyone)."""

    kind: str
    args: dict[str, object]
    audience: tuple[int, ...] | None = None

    def visible_to(self, seat: int | None) -> bool:
        return self.audience is None or seat in self.audience
