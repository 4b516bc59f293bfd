"""What a report asks of many games of Kunitori!"""

from tenshu.report.questions import Questions, Value

QUESTIONS = Questions(values=(Value("cards", "choice", "buy", ("card",)),), by_turn=True)
