"""The rules in short, chapter by chapter, in the words in which the page tells them."""

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from tenshu.arguments import NUMBER
from tenshu.screen import Screen, View
from tenshu.texts import Texts, chapters, prefix

ALL = "all"
WIDEST = 80


def rules(asked: str, game: str, screen: Screen, view: View, texts: Texts) -> Iterator[RenderableType]:
    """The contents, or what is asked for: a chapter by its number or by a word of its title, or all."""
    known = chapters(game)
    if not known:
        yield Text(texts.text("rules-none"))
        return
    wanted = list(known) if asked == ALL else found(asked, game, texts)
    if asked and not wanted:
        yield Text(texts.text("rules-unknown", asked=asked), style="red")
    for chapter in wanted:
        yield Text()
        yield Text(f"{known.index(chapter) + 1}  {title(game, chapter, texts)}", style="bold")
        yield Prose(texts.text(f"learn-{prefix(game)}-{chapter}-text"))
        if chapter in screen.pictures:
            yield Text()
            yield screen.pictures[chapter](view, texts)
    if not wanted:
        yield from contents(game, texts)


def contents(game: str, texts: Texts) -> Iterator[RenderableType]:
    yield Text(texts.text("learn-rules-of", game=texts.text(f"{prefix(game)}-name")), style="bold")
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", min_width=3)
    for number, chapter in enumerate(chapters(game), 1):
        words = title(game, chapter, texts)
        grid.add_row(Text(str(number), style="bold cyan"), words, Text(chapter, style="dim"))
    yield grid
    yield Text(texts.text("rules-how", chapter=chapters(game)[2]), style="dim")


def title(game: str, chapter: str, texts: Texts) -> str:
    return texts.text(f"learn-{prefix(game)}-{chapter}")


def found(asked: str, game: str, texts: Texts) -> list[str]:
    """The chapter of that number or name, or those with a word in their titles that begins so."""
    known = chapters(game)
    if NUMBER.fullmatch(asked):
        return list(known[int(asked) - 1 : int(asked)]) if int(asked) else []
    if asked in known:
        return [asked]
    start = asked.casefold()
    return [
        chapter
        for chapter in known
        if start and any(word.startswith(start) for word in title(game, chapter, texts).casefold().split())
    ]


class Prose:
    """A text of several paragraphs; lines that begin with a dash are a list."""

    def __init__(self, text: str) -> None:
        self.paragraphs = [
            [line.strip() for line in paragraph.splitlines()] for paragraph in text.split("\n\n")
        ]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        narrow = options.update_width(min(options.max_width, WIDEST))
        for number, lines in enumerate(self.paragraphs):
            if number:
                yield Text()
            for line in lines if lines[0].startswith("- ") else [" ".join(lines)]:
                yield from console.render(self.line(line), narrow)

    def line(self, line: str) -> RenderableType:
        if not line.startswith("- "):
            return Padding(Text(line), (0, 0, 0, 3))
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_row("  ", "-", Text(line.removeprefix("- ")))
        return grid
