"""The arena: bots play each other over and over, and what came of it is kept and weighed."""
