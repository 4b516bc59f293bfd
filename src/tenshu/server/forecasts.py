"""What a plan would do, before it is said: asked as often as the player moves a card."""

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import BaseModel, Field

from tenshu.core import registry
from tenshu.core.refusal import Refusal
from tenshu.server.forms import Form, Word
from tenshu.server.routes import AT_A_TABLE, SeatCaller

router = APIRouter(prefix="/api")


class ForecastRequest(Form):
    plan: Annotated[dict[Word, Word], Field(max_length=20, description="by field, the card on it")]


class ForecastWarning(BaseModel):
    """What may go wrong; `code` and `args` name the text."""

    code: str
    args: dict[str, Any]


class FieldForecast(BaseModel):
    """What a field will do; `will` and `args` name the text."""

    will: str
    args: dict[str, Any]
    warnings: list[ForecastWarning]


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


@router.post("/tables/{table_id}/forecast", responses=AT_A_TABLE)
async def forecast(caller: SeatCaller, body: ForecastRequest) -> Forecast:
    """What a plan would do, as far as this seat can know; nothing is laid."""
    state = caller.session.hosted.table.state
    preview = registry.kit(state.setup.game.name).part("preview")
    if preview is None:
        raise Refusal("nothing-planned", "in this game nothing is planned ahead")
    assert callable(preview)
    return Forecast.model_validate(preview(state, caller.acting(), dict(body.plan)))
