"""A seed that nobody chose: mixed from a share of the server's and one of each person's.

Everyone first shows the hash of a share, and the share itself only when all hashes are known.
"""

import hashlib
from collections.abc import Sequence

# Stands for a seat that brought no share.
NONE = "-"


def share_hash(share: str) -> str:
    """What a person shows before the share itself."""
    return hashlib.sha256(b"tenshu share " + share.encode()).hexdigest()


def mixed_seed(server: str, shares: Sequence[str]) -> str:
    """From the server's share and those of all seats, in their order."""
    return hashlib.sha256(f"tenshu shuffle {server} {' '.join(shares)}".encode()).hexdigest()[:32]
