"""The White Castle, for 1 to 4 players: dice from three bridges open the castle, its gardens and its yards.

An unofficial fan work: own wording, no artwork; players should own the game.
"""

from tenshu.core.kit import Kit

KIT = Kit(
    package=__name__,
    rules="white_castle:GAME",
    brain="bot:BRAIN",
    screen="screen:SCREEN",
    view="form:WhiteCastleView",
    events="events:EVENTS",
    scribe="story:WhiteCastleScribe",
    watch="watch:WATCH",
    questions="report:QUESTIONS",
    usual_players=2,
    minutes=60,
)
