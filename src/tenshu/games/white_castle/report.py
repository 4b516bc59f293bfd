"""What a report asks of many games of The White Castle."""

from tenshu.report.questions import Questions, Value

QUESTIONS = Questions(
    values=(
        Value("spaces", "choice", "place", ("room", "space")),
        Value("figures", "has", "figure", ("figure",)),
        Value("gardens", "has", "garden", ("place",)),
    ),
    by_turn=True,
)
