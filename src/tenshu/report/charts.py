"""Charts as SVG, to stand inside a page: one colour says one thing, text stays text."""

from collections.abc import Sequence
from io import StringIO

from matplotlib import style
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from tenshu.report.figures import Estimate

INDIGO, VERMILION, SUMI, MIST = "#1f3a5f", "#c8452d", "#22201d", "#c9d2d0"
WIDTH = 7.2
LINE = 0.26
STYLE = {
    "svg.fonttype": "none",
    "svg.hashsalt": "tenshu",
    "font.family": "sans-serif",
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": SUMI,
    "axes.axisbelow": True,
}


def drawn(figure: Figure) -> str:
    out = StringIO()
    figure.savefig(out, format="svg", transparent=True, bbox_inches="tight", metadata={"Date": None})
    text = out.getvalue()
    return text[text.index("<svg") :]


def paper(height: float) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(WIDTH, height))
    return figure, figure.subplots()


def shares(labels: Sequence[str], estimates: Sequence[Estimate], even: float | None = None) -> str:
    """Columns with their intervals; a line where all would be with equal chances."""
    with style.context(STYLE):
        figure, axes = paper(3.0)
        values = [estimate.value for estimate in estimates]
        below = [estimate.value - estimate.low for estimate in estimates]
        above = [estimate.high - estimate.value for estimate in estimates]
        axes.bar(range(len(labels)), values, 0.6, color=INDIGO)
        axes.errorbar(range(len(labels)), values, [below, above], fmt="none", ecolor=VERMILION, capsize=5)
        if even is not None:
            axes.axhline(even, color=SUMI, linewidth=1, linestyle="--")
        axes.set_xticks(range(len(labels)), labels)
        axes.set_ylim(0)
        axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{100 * value:g} %"))
        return drawn(figure)


def spread(counts: dict[int, int], marked: dict[int, int] | None, label: str, of_marked: str = "") -> str:
    """How often each number came up; `marked` are those of the winners."""
    bins = edges(counts)
    with style.context(STYLE):
        figure, axes = paper(2.6)
        axes.hist(list(counts), bins, weights=list(counts.values()), color=MIST, edgecolor="white")
        if marked:
            weights = list(marked.values())
            axes.hist(list(marked), bins, weights=weights, color=INDIGO, edgecolor="white", label=of_marked)
            axes.legend(frameon=False)
        axes.set_xlabel(label)
        axes.yaxis.set_major_locator(MaxNLocator(5, integer=True))
        return drawn(figure)


def edges(counts: dict[int, int]) -> list[float]:
    """Bins of one width each, at most about forty of them."""
    low, high = min(counts), max(counts)
    width = max(1, -(-(high - low + 1) // 40))
    return [low - 0.5 + width * step for step in range((high - low) // width + 2)]


def beside(
    labels: Sequence[str], ones: Sequence[float], others: Sequence[float], names: tuple[str, str]
) -> str:
    """Two bars for each label: of those who won, and of those who didn't."""
    with style.context(STYLE):
        figure, axes = paper(0.9 + 2 * LINE * len(labels))
        rows = range(len(labels))
        axes.barh([row - 0.2 for row in rows], ones, 0.4, color=INDIGO, label=names[0])
        axes.barh([row + 0.2 for row in rows], others, 0.4, color=MIST, label=names[1])
        axes.set_yticks(list(rows), labels)
        axes.invert_yaxis()
        axes.legend(frameon=False, loc="lower right")
        return drawn(figure)


def slopes(labels: Sequence[str], estimates: Sequence[Estimate], label: str) -> str:
    """Dots with their intervals, right of the line what goes along with winning."""
    with style.context(STYLE):
        figure, axes = paper(0.8 + LINE * len(labels))
        values = [100 * estimate.value for estimate in estimates]
        half = [100 * (estimate.value - estimate.low) for estimate in estimates]
        rows = list(range(len(labels)))
        axes.axvline(0, color=SUMI, linewidth=1)
        axes.errorbar(values, rows, xerr=half, fmt="o", color=INDIGO, ecolor=VERMILION, markersize=4)
        axes.set_yticks(rows, labels)
        axes.invert_yaxis()
        axes.grid(axis="x", color=MIST)
        axes.set_xlabel(label)
        return drawn(figure)
