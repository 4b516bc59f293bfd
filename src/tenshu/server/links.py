"""Secret links. A token names its table and carries a secret; only digests of tokens are kept."""

import hashlib
import hmac
import re
from base64 import b32encode, urlsafe_b64encode

TOKEN = re.compile(r"[a-z2-7]{16}\.[A-Za-z0-9_-]{0,80}")


def digest(text: str) -> str:
    return hashlib.sha256(b"tenshu link " + text.encode()).hexdigest()


def table_id_of(request_id: str) -> str:
    """The table that a request makes: sent again, it is the same. The id does not tell the request's."""
    return b32encode(hashlib.sha256(b"tenshu game " + request_id.encode()).digest()[:10]).decode().lower()


def token(table_id: str, salt: str, request_id: str, role: str) -> str:
    """Made from the random id of a request that is kept nowhere, so that a retry gets the same token."""
    secret = hmac.new(request_id.encode(), f"{salt} {role}".encode(), hashlib.sha256).digest()
    return f"{table_id}.{urlsafe_b64encode(secret[:24]).decode()}"


def is_token(text: str) -> bool:
    """Whether it has the form of one; what hasn't never reaches the store."""
    return TOKEN.fullmatch(text) is not None


def invitation(table_id: str, salt: str) -> str:
    """Whoever sits at a table may pass it on: it leads to the open seats, and a spectator doesn't have it."""
    secret = hmac.new(salt.encode(), b"invitation", hashlib.sha256).digest()
    return f"{table_id}.{urlsafe_b64encode(secret[:12]).decode()}"


def table_of(token: str) -> str:
    return token.partition(".")[0]


def opens(given: str, kept: str | None) -> bool:
    return kept is not None and hmac.compare_digest(digest(given), kept)
