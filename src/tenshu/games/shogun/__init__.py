"""Shogun, for 3 to 5 players: both sides of the board, the cube tower, and four expansions.

An unofficial fan work: own wording, no artwork; players should own the game.
"""

from tenshu.core.kit import Kit

KIT = Kit(
    package=__name__,
    rules="shogun:GAME",
    brain="bot:BRAIN",
    screen="screen:SCREEN",
    view="form:ShogunView",
    events="events:EVENTS",
    scribe="story:ShogunScribe",
    watch="watch:WATCH",
    questions="report:QUESTIONS",
    preview="forecast:forecast",
    odds="odds:odds",
    outline="bot_advice:outline",
    commands="tower_command:add",
    usual_players=3,
    minutes=120,
)
