"""The steps of a game, as they lie on the stack of what remains to be done: (step, seat, value)."""

from typing import Final

# Steps that run by themselves. Those of a script are known to it by name.
RUN: Final = 0  # value: the place in the scripts
TURN: Final = 1  # seat: the position in turn order; value: which of the ten actions
ACTION: Final = 2  # value: which of the ten actions
TAKE_PLACE: Final = 3
REVOLTS: Final = 4  # seat: the position in turn order
QUELL: Final = 5  # value: see winter.py
YEAR: Final = 6
SEASON: Final = 7
WINTER: Final = 8
PRESET_START: Final = 9
DRAFT: Final = 10
DRAFT_CARD: Final = 11
DRAFT_GROUP: Final = 12
DRAFT_NEXT: Final = 13
OPENING_THROW: Final = 14
CLEAR_TRAY: Final = 15
NEW_YEAR: Final = 16
END: Final = 17
OPEN_EVENTS: Final = 18
LAY_ACTIONS: Final = 19
LAY_SPECIALS: Final = 20
EVENT: Final = 21
ORDER: Final = 22
ACTIONS: Final = 23
END_OF_ROUND: Final = 24
RICE_LOSS: Final = 25
SUPPLY: Final = 26
SCORE: Final = 27
BEGIN_PLAN: Final = 28

# Steps of the expansions.
OPEN_COURT: Final = 30
OFFICIALS_ARRIVE: Final = 31
LAY_FAVOURS: Final = 32
SEND_OFFICIALS: Final = 33
AUDIENCES: Final = 34
CLOSE_COURT: Final = 35
ASK_FAVOUR: Final = 36
HIRE_SAMURAI: Final = 37
ADVANCE_SAMURAI: Final = 38
SAMURAI_ANEW: Final = 39
CALL_LEADERS: Final = 40
DRAFT_LEADER: Final = 41
PLACE_LEADERS: Final = 42
MOVE_LEADERS: Final = 43
COUNT_MONUMENTS: Final = 44
RETURN_LEADERS: Final = 50
RALLY_LEADERS: Final = 51
LAST_MOVE: Final = 52
OPEN_CHAMBERS: Final = 45
DRAW_ARTISTS: Final = 46
AWARD_ARTISTS: Final = 47
AWARD_REGION: Final = 48  # value: the place in the row of regions
COUNT_CHAMBERS: Final = 49

# Steps that ask.
PLAN: Final = 60  # all who have not finished their plan
PICK_CARD: Final = 61
PICK_GROUP: Final = 62
CHOOSE_SPECIAL: Final = 63
MARCH: Final = 64  # value: province and action, see actions.py
REGROUP: Final = 65  # value: the province
SEND: Final = 66  # value: from where, to where, see actions.py
CHOOSE_REVOLT: Final = 67  # value: as in QUELL
CHOOSE_FAVOUR: Final = 68
CANCEL_EVENT: Final = 69
CALM_PROVINCE: Final = 70
BUILD_FREELY: Final = 71  # value: the building
GARRISON: Final = 72  # value: armies
CHOOSE_BONUS: Final = 73
LEAVE_LEADER: Final = 74
STATION_LEADER: Final = 75
CHOOSE_ARTIST: Final = 76
FIRST_QUESTION: Final = PLAN

SCRIPTED: Final = {
    "preset-start": PRESET_START,
    "draft": DRAFT,
    "opening-throw": OPENING_THROW,
    "clear-tray": CLEAR_TRAY,
    "first-year": YEAR,
    "new-year": NEW_YEAR,
    "second-year": YEAR,
    "end": END,
    "draft-card": DRAFT_CARD,
    "draft-group": DRAFT_GROUP,
    "draft-next": DRAFT_NEXT,
    "open-events": OPEN_EVENTS,
    "spring": SEASON,
    "summer": SEASON,
    "autumn": SEASON,
    "winter": WINTER,
    "lay-actions": LAY_ACTIONS,
    "lay-specials": LAY_SPECIALS,
    "plan": BEGIN_PLAN,
    "event": EVENT,
    "order": ORDER,
    "actions": ACTIONS,
    "end-of-round": END_OF_ROUND,
    "rice-loss": RICE_LOSS,
    "supply": SUPPLY,
    "score": SCORE,
    "open-court": OPEN_COURT,
    "officials-arrive": OFFICIALS_ARRIVE,
    "lay-favours": LAY_FAVOURS,
    "send-officials": SEND_OFFICIALS,
    "audiences": AUDIENCES,
    "close-court": CLOSE_COURT,
    "hire-samurai": HIRE_SAMURAI,
    "advance-samurai": ADVANCE_SAMURAI,
    "samurai-anew": SAMURAI_ANEW,
    "call-leaders": CALL_LEADERS,
    "draft-leader": DRAFT_LEADER,
    "place-leaders": PLACE_LEADERS,
    "return-leaders": RETURN_LEADERS,
    "rally-leaders": RALLY_LEADERS,
    "last-move": LAST_MOVE,
    "move-leaders": MOVE_LEADERS,
    "count-monuments": COUNT_MONUMENTS,
    "open-chambers": OPEN_CHAMBERS,
    "draw-artists": DRAW_ARTISTS,
    "award-artists": AWARD_ARTISTS,
    "count-chambers": COUNT_CHAMBERS,
}
