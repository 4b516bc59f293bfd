"""What a screen says beside the table itself: the story, the choices, the final standing."""

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from tenshu.core.actions import Decision
from tenshu.core.events import Event
from tenshu.core.state import State
from tenshu.screen import Screen, Sheet, View
from tenshu.texts import Texts, prefix

LONG_LIST = 8
GAP = 3


def paragraphs(events: Sequence[Event], game: str, screen: Screen, texts: Texts) -> Iterator[Text]:
    """The story: one paragraph a chapter, its first sentence in bold."""
    paragraph = Text()
    for event in screen.story(events):
        opens = event.kind in screen.chapters
        if opens and paragraph:
            yield paragraph
            paragraph = Text()
        if paragraph:
            paragraph.append(" ")
        paragraph.append(texts.event(game, event), style="bold" if opens else "")
    if paragraph:
        yield paragraph


class Choices:
    """The legal choices, numbered from 1, in words and in notation; long lists side by side."""

    def __init__(self, decision: Decision, view: View, game: str, screen: Screen, texts: Texts) -> None:
        self.rows = [
            (
                Text(str(number), style="bold cyan"),
                Text(texts.choice(game, choice, decision)),
                screen.remark(choice, view, texts),
                Text(choice.notation, style="dim"),
            )
            for number, choice in enumerate(decision.choices, 1)
        ]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        half = -(-len(self.rows) // 2)
        halves = (self.column(self.rows[:half]), self.column(self.rows[half:]))
        width = sum(console.measure(column).maximum for column in halves) + GAP
        if len(self.rows) > LONG_LIST and width <= options.max_width:
            side_by_side = Grid.grid(padding=(0, GAP, 0, 0))
            side_by_side.add_row(*halves)
            yield side_by_side
        else:
            yield self.column(self.rows)

    def column(self, rows: Sequence[Sequence[Text]]) -> Grid:
        remarks = any(row[2] for row in rows)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", min_width=3)
        for number, words, remark, notation in rows:
            grid.add_row(number, words, remark, notation) if remarks else grid.add_row(
                number, words, notation
            )
        return grid


def standing(
    game: str, scores: Sequence[int], places: Sequence[int], texts: Texts, roles: Sequence[str] = ()
) -> Iterator[RenderableType]:
    """Places and points, and why whoever has as many points is placed higher.

    Who plays alone against the game can be second, and has lost.
    """
    order = sorted(range(len(scores)), key=lambda seat: places[seat])
    winners = [seat for seat in order if places[seat] == 1]
    end = "end-lost" if not winners else "end-winner" if len(winners) == 1 else "end-winners"
    yield Text(texts.text(end, seat=texts.people(winners or order), count=scores[order[0]]), style="bold")
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    for heading in ("end-place", "end-player", "end-points"):
        grid.add_column(texts.text(heading), justify="left" if heading == "end-player" else "right")
    for seat in order:
        role = f" ({texts.text(f'role-{roles[seat]}')})" if roles else ""
        grid.add_row(str(places[seat]), Text(texts.player(seat) + role), str(scores[seat]))
    yield grid
    tiebreak = f"{prefix(game)}-tiebreak"
    for seat in order:
        behind = [
            other for other in order if scores[other] == scores[seat] and places[other] == places[seat] + 1
        ]
        if behind and texts.has(tiebreak):
            yield Text(texts.text(tiebreak, seat=texts.player(seat), others=texts.people(behind)))


def sheets(state: State, screen: Screen, texts: Texts) -> list[Sheet]:
    """Everyone's points by their sources, whoever plays without a seat among them."""
    seats = [(texts.player(seat), state.breakdown(seat)) for seat in range(len(state.scores()))]
    return [*seats, *screen.strangers(state.view(None), texts)]


class Breakdown:
    """Where the points come from: a row for each source that gave or cost anyone some, a column a player."""

    def __init__(self, columns: Sequence[Sheet], game: str, texts: Texts) -> None:
        self.columns = columns
        self.game = game
        self.texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim", show_footer=True)
        total = self.texts.text("page-after-total")
        grid.add_column(self.texts.text("page-after-points"), total, footer_style="bold", no_wrap=True)
        for name, sheet in self.columns:
            points = str(sum(sheet.values()))
            grid.add_column(
                Text(name), points, footer_style="bold", justify="right", max_width=14, overflow="fold"
            )
        for source in self.columns[0][1]:
            values = [sheet.get(source, 0) for _, sheet in self.columns]
            if any(values):
                words = self.texts.text(f"{prefix(self.game)}-source-{source}")
                grid.add_row(words, *(str(value) if value else "·" for value in values))
        yield grid
