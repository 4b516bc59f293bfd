"""Secret links. A token names its game and carries a secret; only digests of tokens are kept."""

import hashlib
import hmac
from base64 import b32encode, urlsafe_b64encode


def digest(text: str) -> str:
    return hashlib.sha256(b"tenshu link " + text.encode()).hexdigest()


def game_id(wish: str) -> str:
    """The game that a wish makes: asked for again, it is the same. The id does not tell the wish."""
    return b32encode(hashlib.sha256(b"tenshu game " + wish.encode()).digest()[:10]).decode().lower()


def token(game: str, salt: str, wish: str, role: str) -> str:
    """Made from the random id of a request that is kept nowhere, so that a retry gets the same token."""
    secret = hmac.new(wish.encode(), f"{salt} {role}".encode(), hashlib.sha256).digest()
    return f"{game}.{urlsafe_b64encode(secret[:24]).decode()}"


def game_of(token: str) -> str:
    return token.partition(".")[0]


def opens(given: str, kept: str | None) -> bool:
    return kept is not None and hmac.compare_digest(digest(given), kept)
