"""The report as one HTML file that needs nothing else: answers first, then charts and figures."""

from collections.abc import Iterable
from html import escape

from tenshu.core import registry
from tenshu.core.setup import agree
from tenshu.report.sections import Section, Writer
from tenshu.report.tally import Tally
from tenshu.texts import Texts

STYLE = """
:root { color-scheme: light dark; --paper: #f4ead7; --ink: #22201d; --line: #c9d2d0; --chart: #fbf6ec; }
@media (prefers-color-scheme: dark) { :root { --paper: #16202f; --ink: #efe6d4; --line: #45526a; } }
body { margin: 2rem auto; max-width: 46rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
h2 { margin-top: 2.5rem; }
figure { margin: 1rem 0; padding: .5rem; background: var(--chart); overflow-x: auto; }
svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; }
th, td { padding: .2rem .8rem .2rem 0; text-align: left; border-bottom: 1px solid var(--line); }
td + td { font-variant-numeric: tabular-nums; }
.note { font-size: .9rem; }
"""


def page(tally: Tally, words: Texts) -> str:
    sections = list(Writer(tally, words).sections())
    title = words.text("report-title", games=tally.games, game=words.said(tally.plan.game, "name", {}))
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(lead(tally, words))}</p>",
        f"<h2>{escape(words.text('report-short'))}</h2>",
        "<ul>",
        *(f"<li><b>{escape(section.title)}</b> {escape(section.answer)}</li>" for section in sections),
        "</ul>",
        *(part(section, words) for section in sections),
        f'<p class="note">{escape(words.text("report-foot"))}</p>',
    ]
    return (
        f'<!doctype html>\n<html lang="{words.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )


def lead(tally: Tally, words: Texts) -> str:
    """What was played: players, bots, and the settings that are not the usual ones."""
    return words.text(
        "report-lead",
        players=tally.plan.players,
        bots=", ".join(words.text(f"role-{name}") for name in sorted(tally.bots)),
        version=tally.plan.version,
        settings=", ".join(sorted(unusual(tally))) or words.text("report-usual"),
    )


def unusual(tally: Tally) -> set[str]:
    usual = agree(registry.game(tally.plan.game), tally.plan.players, {}).settings
    return {
        f"{name}={value}"
        for settings in tally.settings
        for name, value in settings
        if usual.get(name) != value
    }


def part(section: Section, words: Texts) -> str:
    note = f'<p class="note">{escape(section.note)}</p>' if section.note else ""
    label = escape(section.answer, quote=True)
    return (
        f"<section>\n<h2>{escape(section.title)}</h2>\n<p>{escape(section.answer)}</p>\n{note}"
        f'<figure role="img" aria-label="{label}">{section.chart}</figure>\n'
        f"<details><summary>{escape(words.text('report-figures'))}</summary>\n"
        f"{table(section.head, section.rows)}</details>\n</section>"
    )


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    cells = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    lines = ("".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows)
    return f"<table><tr>{cells}</tr>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"
