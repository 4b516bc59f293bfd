"""What is told of a game of Torii."""

from typing_extensions import TypedDict


class ToriiDeed(TypedDict):
    seat: int


EVENTS = {"draws": ToriiDeed, "stops": ToriiDeed}
