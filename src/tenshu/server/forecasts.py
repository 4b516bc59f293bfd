"""What a plan would do, before it is said: asked as often as the player moves a card."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field

from tenshu.core import registry
from tenshu.core.refusal import Refusal
from tenshu.server.forms import Form, Told, Word
from tenshu.server.routes import AT_A_TABLE, SeatCaller

router = APIRouter(prefix="/api")


class ForecastRequest(Form):
    plan: Annotated[dict[Word, Word], Field(max_length=20, description="by field, the card on it")]


class FieldForecast(BaseModel):
    """What a field will do; `will` and `args` name the text."""

    will: str
    args: dict[str, Any]
    warnings: list[Told] = Field(description="what may go wrong")


class Forecast(BaseModel):
    """`choices` lay the plan when said together; there are none while fields are `missing` a card.

    `chests` and `rice` are what is left of them, `armies` how many more stand on the map.
    """

    choices: list[str]
    missing: int
    fields: dict[str, FieldForecast]
    chests: int
    rice: int
    provinces: int
    armies: int


class OddsRequest(Form):
    """What a seat considers: to go with so many from one place to another."""

    source: Word
    target: Word
    count: Annotated[int, Field(ge=1, le=1000)]


class Outcome(BaseModel):
    """`left` is what the winner has left."""

    result: Literal["won", "drawn", "lost"]
    left: int
    share: float = Field(description="how likely it is, from 0 to 1")


class Odds(BaseModel):
    """All outcomes, from the best to the worst, found by so many `throws`."""

    throws: int
    outcomes: list[Outcome]


@router.post("/tables/{table_id}/forecast", responses=AT_A_TABLE)
async def forecast(caller: SeatCaller, body: ForecastRequest) -> Forecast:
    """What a plan would do, as far as this seat can know; nothing is laid."""
    state = caller.session.hosted.table.state
    preview = registry.kit(state.setup.game.name).part("preview")
    if preview is None:
        raise Refusal("nothing-planned", "in this game nothing is planned ahead")
    assert callable(preview)
    return Forecast.model_validate(preview(state, caller.acting(), dict(body.plan)))


@router.post("/tables/{table_id}/odds", responses=AT_A_TABLE)
async def odds(caller: SeatCaller, body: OddsRequest) -> Odds:
    """What may come of it, as far as this seat can know; nothing is done."""
    state = caller.session.hosted.table.state
    found = registry.kit(state.setup.game.name).part("odds")
    if found is None:
        raise Refusal("nothing-planned", "in this game nothing is planned ahead")
    assert callable(found)
    return Odds.model_validate(found(state, caller.acting(), body.source, body.target, body.count))
