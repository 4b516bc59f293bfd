"""Kunitori!, for 2 to 6 players: a deck of cards grown into an army.

An unofficial fan work: own wording, no artwork; players should own the game.
"""

from tenshu.core.kit import Kit

KIT = Kit(
    package=__name__,
    rules="kunitori:GAME",
    brain="bot:BRAIN",
    screen="screen:SCREEN",
    view="form:KunitoriView",
    events="events:EVENTS",
    scribe="story:KunitoriScribe",
    watch="watch:WATCH",
    questions="report:QUESTIONS",
    usual_players=2,
    minutes=45,
)
