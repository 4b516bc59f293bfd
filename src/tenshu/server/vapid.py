"""The host's keys for web push."""

from base64 import urlsafe_b64encode
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from tenshu.core.refusal import Refusal
from tenshu.server.notices import PushKey


def push_key(path: str, contact: str | None) -> PushKey:
    """The key pair in a file; it is made where there is none."""
    if find_spec("pywebpush") is None:
        raise Refusal("no-pywebpush", "web push needs the package pywebpush: pip install 'tenshu[push]'")
    if not contact:
        raise Refusal("no-contact", "web push needs --push-contact mailto:you@example.org")
    vapid = import_module("py_vapid").Vapid01
    serialization = import_module("cryptography.hazmat.primitives.serialization")
    pair = vapid.from_file(path) if Path(path).exists() else vapid()
    if not Path(path).exists():
        pair.generate_keys()
        Path(path).touch(mode=0o600)
        pair.save_key(path)
    point = pair.public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return PushKey(path, urlsafe_b64encode(point).decode().rstrip("="), contact)
