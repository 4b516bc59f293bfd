"""Which step a number stands for."""

from typing import Final

from librt.vecs import vec

from tenshu.core.rows import column
from tenshu.games.white_castle import steps
from tenshu.games.white_castle.castle import CastleStep, ClimbedStep, HallStep, ReplaceStep
from tenshu.games.white_castle.dice import PlaceStep, TakeStep
from tenshu.games.white_castle.effects import AnyStep, EffectStep, LightStep, OutsideStep, TileStep
from tenshu.games.white_castle.gardens import GardenStep
from tenshu.games.white_castle.groups import GroupStep
from tenshu.games.white_castle.mat import MatRowStep, MatStep
from tenshu.games.white_castle.rounds import (
    CountStep,
    DieStep,
    GardenersStep,
    RoundEndStep,
    RoundStep,
    ThrowDiceStep,
    TurnStep,
    WakeStep,
)
from tenshu.games.white_castle.seals import OverflowStep
from tenshu.games.white_castle.season import InfluenceStep, TreeStep
from tenshu.games.white_castle.setup import (
    CallClansStep,
    ChoosePairsStep,
    LayCastleStep,
    LayDiceStep,
    LayGroundsStep,
    LayPairsStep,
    LayTilesStep,
    PairStep,
)
from tenshu.games.white_castle.solo import (
    RivalActionStep,
    RivalGardenStep,
    RivalRoomStep,
    SellCoinsStep,
    ShuffleRivalStep,
)
from tenshu.games.white_castle.step import Step
from tenshu.games.white_castle.yards import YardStep

NUMBERED: Final[dict[int, Step]] = {
    steps.ROUND: RoundStep(),
    steps.TURN: TurnStep(),
    steps.ROUND_END: RoundEndStep(),
    steps.GARDENERS: GardenersStep(),
    steps.EFFECT: EffectStep(),
    steps.INFLUENCE: InfluenceStep(),
    steps.REPLACE: ReplaceStep(),
    steps.MAT_ROW: MatRowStep(),
    steps.RIVAL_ACTION: RivalActionStep(),
    steps.DIE: DieStep(),
    steps.PAIR: PairStep(),
    steps.TAKE: TakeStep(),
    steps.PLACE: PlaceStep(),
    steps.OUTSIDE: OutsideStep(),
    steps.GROUP: GroupStep(),
    steps.ANY: AnyStep(),
    steps.OVERFLOW: OverflowStep(),
    steps.TREE: TreeStep(),
    steps.CASTLE: CastleStep(),
    steps.GARDEN: GardenStep(),
    steps.YARD: YardStep(),
    steps.LIGHT: LightStep(),
    steps.TILE: TileStep(),
    steps.MAT: MatStep(),
    steps.HALL: HallStep(),
    steps.CLIMBED: ClimbedStep(),
    steps.RIVAL_ROOM: RivalRoomStep(),
    steps.RIVAL_GARDEN: RivalGardenStep(),
    steps.LAY_CASTLE: LayCastleStep(),
    steps.LAY_TILES: LayTilesStep(),
    steps.LAY_GROUNDS: LayGroundsStep(),
    steps.CALL_CLANS: CallClansStep(),
    steps.LAY_PAIRS: LayPairsStep(),
    steps.LAY_DICE: LayDiceStep(),
    steps.CHOOSE_PAIRS: ChoosePairsStep(),
    steps.THROW_DICE: ThrowDiceStep(),
    steps.SHUFFLE_RIVAL: ShuffleRivalStep(),
    steps.SELL_COINS: SellCoinsStep(),
    steps.WAKE: WakeStep(),
    steps.COUNT: CountStep(),
}
# By number, without gaps: a number that stands for no step is an error. In a list every step would be checked
# to be one, each time it is looked up.
STEPS: Final = vec[Step]([NUMBERED[number] for number in range(len(NUMBERED))])
QUESTION_IDS: Final = tuple(step.name for step in STEPS if step.name)


class Questions:
    """By step, which question it asks, counted from 1; 0 where it asks none."""

    def __init__(self) -> None:
        asked = ("", *QUESTION_IDS)
        self.number = column([asked.index(step.name) for step in STEPS])


QUESTIONS: Final[Questions] = Questions()
