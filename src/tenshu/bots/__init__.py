"""Players without a person: they see only what their seat may know."""
