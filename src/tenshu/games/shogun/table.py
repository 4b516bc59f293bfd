"""From the number of a step to the step itself."""

from typing import Final

from librt.vecs import vec

from tenshu.games.shogun import (
    actions,
    chambers,
    course,
    court,
    leaders,
    planning,
    samurai,
    scoring,
    season,
    setup,
    steps,
    winter,
)
from tenshu.games.shogun.step import Step

NUMBERED: Final[dict[int, Step]] = {
    steps.RUN: course.Run(),
    steps.TURN: actions.Turn(),
    steps.ACTION: actions.Action(),
    steps.TAKE_PLACE: season.TakePlace(),
    steps.REVOLTS: winter.DrawRevolts(),
    steps.QUELL: winter.Quell(),
    steps.YEAR: course.Year(),
    steps.SEASON: course.Season(),
    steps.WINTER: course.Winter(),
    steps.PRESET_START: setup.PresetStart(),
    steps.DRAFT: setup.BeginDraft(),
    steps.DRAFT_CARD: setup.DraftCard(),
    steps.DRAFT_GROUP: setup.DraftGroup(),
    steps.DRAFT_NEXT: setup.DraftNext(),
    steps.OPENING_THROW: setup.OpeningThrow(),
    steps.CLEAR_TRAY: setup.ClearTray(),
    steps.NEW_YEAR: season.NewYear(),
    steps.END: course.End(),
    steps.OPEN_EVENTS: season.OpenEvents(),
    steps.LAY_ACTIONS: season.LayActions(),
    steps.LAY_SPECIALS: season.LaySpecials(),
    steps.EVENT: season.DrawEvent(),
    steps.ORDER: season.SettleOrder(),
    steps.ACTIONS: actions.Action(),
    steps.END_OF_ROUND: season.EndRound(),
    steps.RICE_LOSS: winter.LoseRice(),
    steps.SUPPLY: winter.Supply(),
    steps.SCORE: scoring.Score(),
    steps.BEGIN_PLAN: planning.BeginPlan(),
    steps.OPEN_COURT: court.OpenCourt(),
    steps.OFFICIALS_ARRIVE: court.OfficialsArrive(),
    steps.LAY_FAVOURS: court.LayFavours(),
    steps.SEND_OFFICIALS: court.SendOfficials(),
    steps.AUDIENCES: court.HoldAudiences(),
    steps.CLOSE_COURT: court.CloseCourt(),
    steps.ASK_FAVOUR: court.AskFavour(),
    steps.HIRE_SAMURAI: samurai.Hire(),
    steps.ADVANCE_SAMURAI: samurai.Advance(),
    steps.SAMURAI_ANEW: samurai.Hire(),
    steps.CALL_LEADERS: leaders.Call(),
    steps.DRAFT_LEADER: leaders.DraftLeader(),
    steps.PLACE_LEADERS: leaders.Place(),
    steps.MOVE_LEADERS: leaders.Move(),
    steps.COUNT_MONUMENTS: leaders.CountMonuments(),
    steps.RETURN_LEADERS: leaders.GiveBack(),
    steps.RALLY_LEADERS: leaders.Rally(),
    steps.LAST_MOVE: leaders.Move(),
    steps.OPEN_CHAMBERS: chambers.OpenChambers(),
    steps.DRAW_ARTISTS: chambers.DrawArtists(),
    steps.AWARD_ARTISTS: chambers.AwardArtists(),
    steps.AWARD_REGION: chambers.AwardRegion(),
    steps.COUNT_CHAMBERS: chambers.CountChambers(),
    steps.PLAN: planning.Plan(),
    steps.PICK_CARD: setup.PickCard(),
    steps.PICK_GROUP: setup.PickGroup(),
    steps.CHOOSE_SPECIAL: season.ChooseSpecial(),
    steps.MARCH: actions.March(),
    steps.REGROUP: actions.Regroup(),
    steps.SEND: actions.Send(),
    steps.CHOOSE_REVOLT: winter.ChooseRevolt(),
    steps.CHOOSE_FAVOUR: court.ChooseFavour(),
    steps.CANCEL_EVENT: court.CancelEvent(),
    steps.CALM_PROVINCE: court.CalmProvince(),
    steps.BUILD_FREELY: court.BuildFreely(),
    steps.GARRISON: court.Garrison(),
    steps.CHOOSE_BONUS: samurai.ChooseBonus(),
    steps.LEAVE_LEADER: leaders.LeaveLeader(),
    steps.STATION_LEADER: leaders.StationLeader(),
    steps.CHOOSE_ARTIST: chambers.ChooseArtist(),
}


def laid_out(numbered: dict[int, Step]) -> vec[Step]:
    """By number; where none has a number lies one that can do nothing and asks nothing."""
    rows: list[Step] = [numbered.get(number, Step()) for number in range(max(numbered) + 1)]
    # In a list every step would be checked to be one, each time it is looked up.
    return vec[Step](rows)


STEPS: Final = laid_out(NUMBERED)
# The words for the questions, by number from `steps.FIRST_QUESTION` on.
QUESTION_IDS: Final[tuple[str, ...]] = tuple(step.name for step in NUMBERED.values() if step.name)
