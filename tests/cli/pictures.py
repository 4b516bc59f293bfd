"""What a picture looks like on a screen, as lines of text."""

from io import StringIO

from rich.console import Console, RenderableType


def lines(*parts: RenderableType, width: int = 80, colours: bool = False) -> list[str]:
    console = Console(
        width=width,
        file=StringIO(),
        record=True,
        highlight=False,
        force_terminal=colours,
        color_system="truecolor" if colours else None,
    )
    for part in parts:
        console.print(part)
    return [line.rstrip() for line in console.export_text().splitlines()]


def prose(*parts: RenderableType, width: int = 80) -> str:
    """The same in one line, whatever was wrapped."""
    return " ".join(" ".join(lines(*parts, width=width)).split())
