"""The questions of a report: each has an answer in a sentence or two, a chart, and the figures behind it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from tenshu.report import charts
from tenshu.report.figures import Estimate, Sums, is_uneven, share
from tenshu.report.questions import questions
from tenshu.report.tally import Tally
from tenshu.texts import Texts, prefix

MOST_SHOWN = 24
RARELY = 0.005


@dataclass(frozen=True)
class Section:
    title: str
    answer: str
    chart: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


class Writer:
    """Turns a tally into sections, in one language."""

    def __init__(self, tally: Tally, words: Texts) -> None:
        self.tally = tally
        self.words = words
        self.game = tally.plan.game
        self.asked = questions(self.game)
        self.seats = tally.games * tally.plan.players

    def sections(self) -> Iterator[Section]:
        yield self.seat_section()
        if len(self.tally.bots) > 1:
            yield self.bot_section()
        yield self.score_section()
        if len(self.tally.sources_won) > 1:
            yield self.source_section()
        yield self.length_section()
        yield from self.value_sections()
        yield from self.asked.sections(self)

    def percent(self, value: float) -> str:
        return self.words.text("report-percent", value=value)

    def number(self, value: float) -> str:
        return self.words.text("report-number", value=value)

    def between(self, estimate: Estimate) -> str:
        return self.words.text(
            "report-between", low=self.percent(estimate.low), high=self.percent(estimate.high)
        )

    def points_between(self, estimate: Estimate) -> str:
        low, high = self.number(100 * estimate.low), self.number(100 * estimate.high)
        return self.words.text("report-between", low=low, high=high)

    def name(self, value: str, *arguments: str) -> str:
        """What a thing is called: the first of these arguments that has a name for it."""
        found = (self.words.name(self.game, argument, value) for argument in arguments)
        named = next((name for name in found if name != value), value)
        return named[:1].upper() + named[1:]

    def bot(self, name: str) -> str:
        return self.words.text(f"role-{name}")

    def seat_section(self) -> Section:
        tally, players = self.tally, self.tally.plan.players
        by = "turn" if self.asked.by_turn else "seat"
        estimates = [share(won, tally.games) for won in tally.wins]
        labels = [self.words.text("report-place", by=by, number=place + 1) for place in range(players)]
        rows = [
            (label, self.percent(estimate.value), self.between(estimate), self.number(points / tally.games))
            for label, estimate, points in zip(labels, estimates, tally.points, strict=True)
        ]
        return Section(
            self.words.text("report-seats", by=by),
            self.seat_answer(by, labels, estimates),
            charts.shares(labels, estimates, 1 / players if players > 1 else None),
            self.head("who", "wins", "interval", "points"),
            tuple(rows),
        )

    def seat_answer(self, by: str, labels: list[str], estimates: list[Estimate]) -> str:
        if len(labels) == 1:
            won = estimates[0]
            return self.words.text("report-alone", share=self.percent(won.value), between=self.between(won))
        ranked = sorted(range(len(labels)), key=lambda place: -estimates[place].value)
        best, worst = ranked[0], ranked[-1]
        return self.words.text(
            "report-seats-answer",
            by=by,
            uneven="yes" if is_uneven([float(won) for won in self.tally.wins]) else "no",
            best=labels[best],
            best_share=self.percent(estimates[best].value),
            best_between=self.between(estimates[best]),
            worst=labels[worst],
            worst_share=self.percent(estimates[worst].value),
            worst_between=self.between(estimates[worst]),
            even=self.percent(1 / len(labels)),
        )

    def head(self, *columns: str) -> tuple[str, ...]:
        return tuple(self.words.text(f"report-column-{column}") for column in columns)

    def bot_section(self) -> Section:
        tally = self.tally
        names = sorted(tally.bots, key=lambda name: -tally.bot_wins[name] / tally.bot_seats[name])
        estimates = [share(tally.bot_wins[name], tally.bot_seats[name]) for name in names]
        rows = []
        for one in names:
            for other in names:
                if tally.met[one, other]:
                    met = share(tally.ahead[one, other], tally.met[one, other])
                    pair = self.words.text("report-pair", one=self.bot(one), other=self.bot(other))
                    rows.append((pair, self.percent(met.value), self.between(met)))
        best, second = names[0], names[1]
        ahead = share(tally.ahead[best, second], tally.met[best, second])
        answer = self.words.text(
            "report-bots-answer",
            best=self.bot(best),
            second=self.bot(second),
            share=self.percent(ahead.value),
            between=self.between(ahead),
        )
        return Section(
            self.words.text("report-bots"),
            answer,
            charts.shares([self.bot(name) for name in names], estimates, 1 / tally.plan.players),
            self.head("pair", "ahead", "interval"),
            tuple(rows),
        )

    def score_section(self) -> Section:
        tally = self.tally
        won, everyone = mean(tally.winning_scores), mean(tally.scores)
        answer = self.words.text(
            "report-scores-answer",
            alone="yes" if tally.plan.players == 1 else "no",
            everyone=self.number(everyone),
            won=self.number(won),
            margin=self.number(mean(tally.margins)),
        )
        chart = charts.spread(
            tally.scores,
            tally.winning_scores if tally.plan.players > 1 else None,
            self.words.text("report-column-points"),
            self.words.text("report-winners"),
        )
        rows = tuple(
            (
                self.words.text("report-percentile", percent=percent),
                str(quantile(tally.scores, percent / 100)),
            )
            for percent in (5, 25, 50, 75, 95)
        )
        return Section(
            self.words.text("report-scores"), answer, chart, self.head("percentile", "points"), rows
        )

    def source_section(self) -> Section:
        tally = self.tally
        losers = self.seats - tally.winners
        won = {name: total / max(tally.winners, 1) for name, total in tally.sources_won.items()}
        lost = {name: total / max(losers, 1) for name, total in tally.sources_lost.items()}
        names = [name for name in won if won[name] or lost[name]]
        labels = [self.name(name, "source") for name in names]
        total = {name: tally.sources_won[name] + tally.sources_lost[name] for name in names}
        most = max(names, key=lambda name: total[name])
        lead = max(names, key=lambda name: won[name] - lost[name])
        answer = self.words.text(
            "report-sources-answer",
            most=self.name(most, "source"),
            share=self.percent(total[most] / sum(total.values())),
            lead=self.name(lead, "source"),
            by=self.number(won[lead] - lost[lead]),
        )
        rows = tuple(
            (label, self.number(won[name]), self.number(lost[name]))
            for label, name in zip(labels, names, strict=True)
        )
        sides = (self.words.text("report-winners"), self.words.text("report-others"))
        chart = charts.beside(labels, [won[n] for n in names], [lost[n] for n in names], sides)
        return Section(
            self.words.text("report-sources"), answer, chart, self.head("source", "winners", "others"), rows
        )

    def length_section(self) -> Section:
        lengths = self.tally.lengths
        answer = self.words.text(
            "report-length-answer",
            mean=self.number(mean(lengths)),
            low=quantile(lengths, 0.05),
            high=quantile(lengths, 0.95),
        )
        rows = tuple(
            (self.words.text("report-percentile", percent=percent), str(quantile(lengths, percent / 100)))
            for percent in (5, 25, 50, 75, 95)
        )
        chart = charts.spread(lengths, None, self.words.text("report-column-decisions"))
        return Section(
            self.words.text("report-length"), answer, chart, self.head("percentile", "decisions"), rows
        )

    def value_sections(self) -> Iterator[Section]:
        for title, where, of, names in self.asked.values:
            section = self.value_section(title, names, dict(self.things(where, of)))
            if section is not None:
                yield section

    def things(self, where: str, of: str) -> Iterator[tuple[str, Sums]]:
        if where == "choice":
            for notation, sums in self.tally.choices.items():
                verb, _, about = notation.partition(" ")
                if verb == of:
                    yield about, sums
        else:
            for (fact, what, about), sums in self.tally.facts.items():
                if (fact, what) == (where, of):
                    yield about, sums

    def value_section(self, title: str, names: tuple[str, ...], things: dict[str, Sums]) -> Section | None:
        """The things that were not quite rare, those first that go along with winning most."""
        slopes = {
            about: slope
            for about, sums in things.items()
            if sums.seats >= RARELY * self.seats
            and (slope := sums.slope(self.seats, self.tally.winners)) is not None
        }
        ranked = sorted(slopes, key=lambda about: -slopes[about].value)
        if not ranked:
            return None
        half = MOST_SHOWN // 2
        shown = ranked if len(ranked) <= MOST_SHOWN else ranked[:half] + ranked[-half:]
        labels = {about: self.name(about, *names) for about in ranked}
        sure = [about for about in ranked if slopes[about].is_surely_positive()]
        answer = self.words.text(
            "report-values-answer",
            count=len(sure),
            best=", ".join(labels[about] for about in sure[:3]),
            by=self.number(100 * slopes[ranked[0]].value),
        )
        rows = tuple(
            (
                labels[about],
                self.percent(things[about].seats / self.seats),
                self.number(things[about].count / self.seats),
                self.number(100 * slopes[about].value),
                self.points_between(slopes[about]),
            )
            for about in ranked
        )
        return Section(
            self.words.text(f"report-{prefix(self.game)}-values-{title}"),
            answer,
            charts.slopes(
                [labels[about] for about in shown],
                [slopes[about] for about in shown],
                self.words.text("report-column-change"),
            ),
            self.head("thing", "had", "mean", "change", "interval"),
            rows,
            self.words.text("report-values-note"),
        )

    def times(self, fact: str, of: str) -> float:
        return sum(
            sums.count for (name, what, _), sums in self.tally.facts.items() if (name, what) == (fact, of)
        )


def mean(counts: Counter[int]) -> float:
    return sum(value * times for value, times in counts.items()) / max(1, sum(counts.values()))


def quantile(counts: Counter[int], part: float) -> int:
    """The smallest number that at least this part of all does not exceed."""
    left = part * sum(counts.values())
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return max(counts)
