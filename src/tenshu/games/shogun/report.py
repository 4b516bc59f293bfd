"""What a report asks of many games of Shogun."""

from collections.abc import Iterator

from tenshu.report import charts
from tenshu.report.figures import share
from tenshu.report.questions import Questions, Value
from tenshu.report.sections import Section, Writer


def sections(writer: Writer) -> Iterator[Section]:
    if writer.tally.facts.get(("battle", "attackers", "")):
        yield tower_section(writer)


def tower_section(writer: Writer) -> Section:
    """Armies thrown in and fallen out, and who won."""
    tally = writer.tally
    sent = tally.amounts["attacks", "amount"] + tally.amounts["attacks-neutral", "amount"]
    fell = tally.amounts["battle", "attackers"] + tally.amounts["battle-farmers", "attackers"]
    battles = writer.times("battle", "attackers")
    raids = writer.times("battle-farmers", "attackers")
    held, drawn = writer.times("holds", "province"), writer.times("drawn", "province")
    repelled = writer.times("repelled", "province")
    risen, crushed = writer.times("revolt-won", "province"), writer.times("revolt-beaten", "province")
    outcomes = {
        "players": share(battles - held - drawn, battles),
        "draws": share(drawn, battles),
        "farmers": share(raids - repelled, raids),
        "revolts": share(risen, risen + crushed),
    }
    labels = [writer.words.text(f"report-shogun-tower-{name}") for name in outcomes]
    answer = writer.words.text(
        "report-shogun-tower-answer",
        fell=writer.percent(fell / max(sent, 1)),
        battles=writer.number((battles + raids) / tally.games),
        **{name: writer.percent(estimate.value) for name, estimate in outcomes.items()},
    )
    rows = tuple(
        (label, writer.percent(estimate.value), writer.between(estimate))
        for label, estimate in zip(labels, outcomes.values(), strict=True)
    )
    chart = charts.shares(labels, list(outcomes.values()))
    return Section(
        writer.words.text("report-shogun-tower"),
        answer,
        chart,
        writer.head("battle", "share", "interval"),
        rows,
    )


QUESTIONS = Questions(
    values=(
        Value("provinces", "has", "province", ("province",)),
        Value("buildings", "has", "building", ("building",)),
        Value("actions", "acts", "action", ("action",)),
        Value("specials", "choice", "take", ("special",)),
    ),
    sections=sections,
)
