"""One running game, the same for one keyboard, several, or a network."""

from tenshu.table.table import Table

__all__ = ["Table"]
