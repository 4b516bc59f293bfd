"""Record files: reading, writing, and the one that is kept without asking."""

import os
from pathlib import Path

from tenshu.core.record import FORMAT, Record, loads
from tenshu.core.refusal import Refusal
from tenshu.table import Table


def read(path: str) -> Record:
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise failure("unreadable-file", path, error) from error
    except UnicodeDecodeError as error:
        raise Refusal(
            "no-text-file", f"{path} is not a text file, so it is no record", {"path": path}
        ) from error
    return loads(text)


def write(table: Table, path: Path) -> None:
    """Only a record is overwritten, never another file, and never by half a record."""
    try:
        if path.exists() and not path.read_bytes().startswith(FORMAT.encode()):
            raise Refusal("foreign-file", f"{path} exists and is no record", {"path": str(path)})
        part = path.with_name(path.name + ".part")
        part.write_text(table.save(), encoding="utf-8")
        part.replace(path)
    except (OSError, ValueError) as error:
        raise failure("unwritable-file", str(path), error) from error


def failure(code: str, path: str, error: OSError | ValueError) -> Refusal:
    cause = (isinstance(error, OSError) and error.strerror) or str(error)
    return Refusal(code, f"{path}: {cause}", {"path": path, "cause": cause})


def last_game() -> Path:
    """Where a game is kept when its players leave it."""
    home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    folder = Path(home) / "tenshu"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise failure("unwritable-file", str(folder), error) from error
    return folder / "last.tenshu"
