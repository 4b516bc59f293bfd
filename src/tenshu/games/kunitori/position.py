"""Positions in notation: a few readable lines for tests, puzzles and talk about the game.

    players 3, turn of 1, actions 1
    1: hand copper*2 trading-port archers; camp cavalry; deck copper*2 gold
    2: hand village; discard silver

Seats count from 1, a deck is named from its top, what is not named is empty, and all cards that are nowhere
else lie in the pool. A position is the start of the named player's turn unless the first line says otherwise:
`phase battle`, `phase buy`, `phase end`, `phase over`. In the action phase the cards of the active player's
`camp` wait for their replay, those named `played` do not. The rows `trash:`, `generals:` (from the top),
`host:` and `todo:` say the rest. The future is no part of a position: `parse` is given the generator.
"""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from tenshu.core.notation import number, refuse
from tenshu.core.rng import Rng, from_seed
from tenshu.core.rows import total
from tenshu.core.setup import agree
from tenshu.games.kunitori import steps
from tenshu.games.kunitori.board import Territory, nothing
from tenshu.games.kunitori.cards import CARDS, DECK, GENERALS
from tenshu.games.kunitori.kunitori import GAME, Kunitori
from tenshu.games.kunitori.step import CARD, SEAT, Step
from tenshu.games.kunitori.table import STEPS

# What lies at the bottom of the stack in each phase, and what is on top of it when the phase begins.
PHASES: Final = {
    "action": ([steps.CLEAN_UP, steps.WITHDRAW, steps.BUY_PHASE, steps.BATTLE_PHASE], [steps.ACTION]),
    "battle": ([steps.CLEAN_UP, steps.WITHDRAW, steps.BUY_PHASE], [steps.BATTLE_PHASE]),
    "buy": ([steps.CLEAN_UP, steps.WITHDRAW], [steps.BUY_PHASE]),
    "end": ([steps.CLEAN_UP], [steps.WITHDRAW]),
}
STEPS_BY_NAME: Final = {step.name: step for step in STEPS if step.name}

FIELDS: Final = (
    "players",
    "turn",
    "phase",
    "first",
    "last",
    "actions",
    "buys",
    "money",
    "tolls",
    "generals",
    "ninja",
    "penniless",
    "leaders",
    "begins",
)
ZONES: Final = ("hand", "seen", "camp", "played", "deck", "known", "discard", "ambush", "revealed")
ROWS: Final = ("trash", "generals", "host", "todo")


def seat_named(word: str, board: Kunitori) -> int:
    seat = number(word) - 1
    if not 0 <= seat < board.seats:
        raise refuse(word, f"seats run from 1 to {board.seats}")
    return seat


def card_named(word: str) -> int:
    if word not in DECK.number:
        raise refuse(word, "there is no such card")
    return DECK.number[word]


def cards_named(words: str) -> list[int]:
    """`copper*3 gold` is four cards."""
    found: list[int] = []
    for word in words.split():
        name, star, times = word.partition("*")
        found.extend([card_named(name)] * (number(times) if star else 1))
    return found


def names_of(cards: list[int]) -> str:
    """The counterpart of `cards_named`; equal neighbours are counted."""
    words: list[str] = []
    i = 0
    while i < len(cards):
        n = 1
        while i + n < len(cards) and cards[i + n] == cards[i]:
            n += 1
        name = DECK.ids[cards[i]]
        words.append(name if n == 1 else f"{name}*{n}")
        i += n
    return " ".join(words)


def parse(text: str, rng: Rng | None = None) -> Kunitori:
    """The state at the position's first decision; an error names the word that is wrong."""
    fields: dict[str, str] = {}
    seats: dict[str, str] = {}
    rows: dict[str, str] = {}
    for line in text.lower().splitlines():
        head, colon, rest = line.strip().partition(":")
        if not colon:
            read_fields(head, fields)
        elif head in ROWS:
            rows[head] = rest
        else:
            seats[head] = rest
    if "players" not in fields:
        raise refuse("players", "the first line must say how many there are, as in `players 3, turn of 1`")
    options = {setting.name: fields[setting.name] for setting in GAME.settings if setting.name in fields}
    board = Kunitori(agree(GAME, number(fields["players"]), options), rng or from_seed("position"))
    board.agree()
    lay_out(board, fields, seats, rows)
    board.settle()
    return board


def read_fields(line: str, fields: dict[str, str]) -> None:
    for field in line.split(","):
        if not field.strip():
            continue
        name, _, value = field.strip().partition(" ")
        if name not in FIELDS:
            raise refuse(name, f"the first line knows {', '.join(FIELDS)}")
        fields[name] = value.strip()


def lay_out(board: Kunitori, fields: dict[str, str], seats: dict[str, str], rows: dict[str, str]) -> None:
    turn, of, active = fields.get("turn", "of 1").rpartition("of ")
    if not of:
        raise refuse(fields["turn"], "write `turn of 1`, or `turn 7 of 1` for the seventh turn")
    phase = fields.get("phase", "action")
    if phase not in PHASES and phase != "over":
        raise refuse(phase, f"the phases are {', '.join(PHASES)}, over")
    board.active = seat_named(active, board)
    board.turn = number(turn.strip() or "1")
    board.first = seat_named(fields.get("first", "1"), board)
    if "last" in fields:
        board.last_turn = seat_named(fields["last"], board)
    board.actions = number(fields.get("actions", "1" if phase == "action" else "0"))
    board.buys = number(fields.get("buys", "0"))
    board.money = number(fields.get("money", "0"))
    board.tolls = number(fields.get("tolls", "0"))
    board.pool = DECK.count[:]
    board.trash = nothing()
    board.waiting = nothing()
    for seat in range(board.seats):
        board.territories.append(read_territory(board, seats.pop(str(seat + 1), ""), phase, seat))
    for head in seats:
        raise refuse(head, f"a row is of a seat from 1 to {board.seats}, or one of {', '.join(ROWS)}")
    for card in cards_named(rows.get("trash", "")):
        take(board, card)
        board.trash[card] += 1
    read_generals(board, rows.get("generals", ""))
    read_host(board, rows.get("host", ""))
    if phase != "over":
        read_todo(board, phase, rows.get("todo", ""))


def take(board: Kunitori, card: i64) -> None:
    if board.pool[card] == 0:
        raise refuse(DECK.ids[card], f"there are only {DECK.count[card]} of them")
    board.pool[card] -= 1


def read_territory(board: Kunitori, text: str, phase: str, seat: int) -> Territory:
    territory = Territory(vec[i64](), nothing(), nothing(), nothing(), nothing(), vec[i64](), vec[i64](), 0)
    words: dict[str, str] = {}
    for part in text.split(";"):
        zone, _, rest = part.strip().partition(" ")
        if zone and zone not in ZONES:
            raise refuse(zone, f"a player has {', '.join(ZONES)}")
        words[zone] = rest
    for zone, row in (("hand", territory.hand), ("discard", territory.discard), ("played", territory.camp)):
        for card in cards_named(words.get(zone, "")):
            take(board, card)
            row[card] += 1
    for card in cards_named(words.get("camp", "")):
        take(board, card)
        territory.camp[card] += 1
        if seat == board.active and phase == "action":
            if DECK.deployable[card] == 0:
                raise refuse(DECK.ids[card], "it can't be deployed; name it as `played`")
            board.waiting[card] += 1
    territory.deck = pile(board, words.get("deck", ""), True)
    territory.ambush = pile(board, words.get("ambush", ""), False)
    territory.revealed = pile(board, words.get("revealed", ""), False)
    territory.known = number(words.get("known", "0"))
    if territory.known > len(territory.deck):
        raise refuse(words["known"], f"the deck has only {len(territory.deck)} cards")
    for card in cards_named(words.get("seen", "")):
        territory.seen[card] += 1
        if territory.seen[card] > territory.hand[card]:
            raise refuse(DECK.ids[card], "only a card of the hand can have been seen there")
    return territory


def pile(board: Kunitori, words: str, from_top: bool) -> vec[i64]:
    cards = cards_named(words)
    if from_top:
        cards.reverse()
    row = vec[i64]()
    for card in cards:
        take(board, card)
        row = append(row, card)
    return row


def read_generals(board: Kunitori, words: str) -> None:
    """Their order, as far as it is named; the others lie below."""
    rest = vec[i64]()
    for card in range(i64(GENERALS - 1), i64(-1), -1):
        if board.pool[card] > 0:
            rest = append(rest, card)
    named = cards_named(words)
    named.reverse()
    for card in named:
        if card not in rest:
            raise refuse(DECK.ids[card], "this general is not in the pool, or named twice")
        rest = remove(rest, card)
    for card in named:
        rest = append(rest, card)
    board.generals = rest


def read_host(board: Kunitori, words: str) -> None:
    for word in words.split():
        name, arrow, target = word.partition(">")
        if not arrow:
            raise refuse(word, "write `cavalry>2` for Cavalry that marches against seat 2")
        board.host = append(board.host, card_named(name))
        board.targets = append(board.targets, seat_named(target, board))


def read_todo(board: Kunitori, phase: str, text: str) -> None:
    below, top = PHASES[phase]
    for step in below:
        board.todo.push(step, board.active, 0)
    if not text.strip():
        for step in top:
            board.todo.push(step, board.active, 0)
        if phase == "action" and total(board.waiting) > 0:
            board.todo.push(steps.DEPLOYED, board.active, 0)
        return
    for record in text.split(","):
        words = record.split()
        if not words or words[0] not in STEPS_BY_NAME:
            raise refuse(record.strip(), f"the steps are {', '.join(STEPS_BY_NAME)}")
        named = STEPS_BY_NAME[words[0]]
        seat = seat_named(words[1], board) if len(words) > 1 else int(board.active)
        value = value_named(board, named, words[2]) if len(words) > 2 else 0
        board.todo.push(named.number, seat, value)


def value_named(board: Kunitori, step: Step, word: str) -> int:
    if step.value_is == CARD:
        return card_named(word)
    if step.value_is == SEAT:
        return seat_named(word, board)
    return number(word)


def text(board: Kunitori) -> str:
    """The position of a state: all that `parse` needs to lay it out again."""
    phase, todo = phase_of(board)
    words = [f"players {board.seats}", f"turn {board.turn} of {board.active + 1}"]
    if phase != "action":
        words.append(f"phase {phase}")
    agreed = board.setup.settings
    words += [f"{s.name} {agreed[s.name]}" for s in GAME.settings if agreed[s.name] != s.values[0]]
    if board.first > 0:
        words.append(f"first {board.first + 1}")
    if board.last_turn >= 0:
        words.append(f"last {board.last_turn + 1}")
    if board.actions != (1 if phase == "action" else 0):
        words.append(f"actions {board.actions}")
    counters = {"buys": board.buys, "money": board.money, "tolls": board.tolls}
    words += [f"{name} {count}" for name, count in counters.items() if count]
    lines = [", ".join(words)]
    for seat in range(board.seats):
        zones = territory_text(board, seat, phase)
        if zones:
            lines.append(f"{seat + 1}: {zones}")
    host = [f"{DECK.ids[board.host[i]]}>{board.targets[i] + 1}" for i in range(len(board.host))]
    rows = (names_of(counted(board.trash)), generals_text(board), " ".join(host), todo)
    lines += [f"{name}: {row}" for name, row in zip(ROWS, rows, strict=True) if row]
    return "\n".join(lines)


def counted(row: vec[i64]) -> list[int]:
    """The cards that a row of counts stands for."""
    return [card for card in range(CARDS) for _ in range(row[card])]


def listed(row: vec[i64]) -> list[int]:
    return [int(card) for card in row]


def territory_text(board: Kunitori, seat: int, phase: str) -> str:
    territory = board.territories[seat]
    camp, played = counted(territory.camp), ""
    if seat == board.active and phase == "action":
        camp = counted(board.waiting)
        played = names_of([c for c in range(CARDS) for _ in range(territory.camp[c] - board.waiting[c])])
    known = str(territory.known) if territory.known > 0 else ""
    zones = (
        names_of(counted(territory.hand)),
        names_of(counted(territory.seen)),
        names_of(camp),
        played,
        names_of(listed(territory.deck)[::-1]),
        known,
        names_of(counted(territory.discard)),
        names_of(listed(territory.ambush)),
        names_of(listed(territory.revealed)),
    )
    return "; ".join(f"{zone} {words}" for zone, words in zip(ZONES, zones, strict=True) if words)


def generals_text(board: Kunitori) -> str:
    """Their order from the top, where it is not that of the card list."""
    order = listed(board.generals)[::-1]
    return "" if order == sorted(order) else names_of(order)


def phase_of(board: Kunitori) -> tuple[str, str]:
    """The phase, and what is to be done first where it is not the phase's beginning."""
    numbers = listed(board.todo.records[: board.todo.top])
    records = [(numbers[i], numbers[i + 1], numbers[i + 2]) for i in range(0, len(numbers), 3)]
    pending = [record[0] for record in records]
    for phase, (below, top) in PHASES.items():
        n = len(below)
        if pending[:n] == below and len(pending) > n:
            begins = [*top, steps.DEPLOYED] if phase == "action" and total(board.waiting) > 0 else top
            if pending[n:] == begins:
                return phase, ""
            return phase, ", ".join(record_text(record) for record in records[n:])
    return "over", ""


def record_text(record: tuple[int, int, int]) -> str:
    step, seat, value = STEPS[record[0]], record[1], record[2]
    if step.value_is == CARD:
        return f"{step.name} {seat + 1} {DECK.ids[value]}"
    if step.value_is == SEAT:
        return f"{step.name} {seat + 1} {value + 1}"
    return f"{step.name} {seat + 1}" + (f" {value}" if value else "")
