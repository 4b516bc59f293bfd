"""The contract that every game keeps, and what comes with it."""
