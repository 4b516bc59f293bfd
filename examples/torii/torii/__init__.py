"""Torii, an example of a game in a distribution of its own."""

from tenshu.core.kit import Kit

KIT = Kit(package=__name__, rules="rules:GAME", events="events:EVENTS", usual_players=3, minutes=2)
