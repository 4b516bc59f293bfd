"""The forms of the games' views, as the OpenAPI publishes them: one file a game."""
