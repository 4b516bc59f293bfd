"""Sessions of one process must not take each other's locks away from the system."""

import subprocess
import sys
from pathlib import Path

from tenshu.store.sqlite import SqliteSession

# Another process opens the file and closes it: the last to leave removes the write-ahead log.
VISITOR = """
import sqlite3, sys
visit = sqlite3.connect(sys.argv[1])
visit.execute("SELECT * FROM t").fetchall()
visit.close()
"""


def test_a_new_session_leaves_the_locks_of_the_others(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")
    writing = SqliteSession(path, "BEGIN IMMEDIATE")
    writing.execute("CREATE TABLE t (x)")
    reading = SqliteSession(path, "BEGIN")
    for number in range(3):
        subprocess.run([sys.executable, "-c", VISITOR, path], check=True)
        writing.execute("INSERT INTO t VALUES (?)", (number,))
        assert len(reading.execute("SELECT * FROM t")) == number + 1
    assert Path(f"{path}-wal").exists()
    reading.close()
    writing.close()
