"""Shogun, for 3 to 5 players."""
