"""What a player may command at a table, as the OpenAPI publishes it."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from tenshu.bots.registry import SUBSTITUTE
from tenshu.server.forms import Form, Line, Name, Notation, On, RequestId, SeatNumber, ShareHash, Word


class Choose(Form):
    """One choice or a whole plan, in notation: all of it is carried out, or none."""

    do: Literal["choose"]
    id: RequestId
    on: On
    choices: Annotated[list[Notation], Field(min_length=1, max_length=64)]


class Undo(Form):
    """Take back the own last choice, or the whole turn, as far as nobody saw anything."""

    do: Literal["undo"]
    id: RequestId
    on: On
    whole: bool = False


class AskUndo(Form):
    """Ask everyone to let one take back the own last choice, whatever came after it."""

    do: Literal["ask-undo"]
    id: RequestId
    on: On


class Answer(Form):
    do: Literal["agree", "decline"]
    id: RequestId
    on: On


class Rename(Form):
    do: Literal["rename"]
    id: RequestId
    name: Name


class Chat(Form):
    do: Literal["chat"]
    id: RequestId
    text: Line


class HandOver(Form):
    """A bot decides for the own seat, or for a seat that is still open."""

    do: Literal["hand-over"]
    id: RequestId
    bot: Word = SUBSTITUTE
    seat: SeatNumber | None = None


class Return(Form):
    do: Literal["return"]
    id: RequestId


class PushKeys(Form):
    p256dh: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_=-]{40,200}$")]
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_=-]{8,100}$")]


class Push(Form):
    """A browser's push subscription."""

    endpoint: Annotated[str, StringConstraints(pattern=r"^https://[^\s]+$", max_length=1000)]
    keys: PushKeys


class Subscribe(Form):
    """Have turns announced by web push; without a subscription, no longer."""

    do: Literal["subscribe"]
    id: RequestId
    push: Push | None = None


class Share(Form):
    """Bring the hash of a share of the shuffle: SHA-256 of `tenshu share `, followed by the share.

    Where the seed is mixed, every person brings one, with the request for the seat or so.
    """

    do: Literal["share"]
    id: RequestId
    hash: ShareHash


class Reveal(Form):
    """Show the share, once all hashes are there."""

    do: Literal["reveal"]
    id: RequestId
    share: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]


class Deal(Form):
    """Have the cards dealt without the shares that are missing, after half a minute."""

    do: Literal["deal"]
    id: RequestId


Command = Annotated[
    Choose | Undo | AskUndo | Answer | Rename | Chat | HandOver | Return | Subscribe | Share | Reveal | Deal,
    Field(discriminator="do"),
]


class Accepted(BaseModel):
    """The command is in the log, under this number, and on disk."""

    sequence: int
