"""A PostgreSQL of one's own, in a temporary folder on a free port, gone at the end."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

ROOT = Path(__file__).parent.parent


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a running server, without the name of a database."""
    found = subprocess.run([ROOT / "scripts" / "postgres"], stdout=subprocess.PIPE, text=True, check=True)
    programs = Path(found.stdout.strip())
    # PostgreSQL refuses to run as root.
    user = "postgres" if os.getuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="tenshu-postgres-"))
    if user:
        shutil.chown(folder, user)
    data = folder / "data"
    subprocess.run(
        [
            programs / "initdb",
            "-D",
            data,
            "-U",
            "tenshu",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
        ],
        user=user,
        cwd="/",
        stdout=subprocess.DEVNULL,
        check=True,
    )
    port = free_port()
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            [programs / "postgres", "-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", folder],
            user=user,
            cwd="/",
            stderr=log,
        )
        url = f"postgresql://tenshu@127.0.0.1:{port}"
        try:
            wait_for(url, server)
            yield url
        finally:
            # At once and without a last checkpoint: nobody needs the data any more.
            server.send_signal(signal.SIGQUIT)
            server.wait()
            shutil.rmtree(folder)


def database(url: str, name: str) -> str:
    """The address of a new, empty database."""
    with psycopg.connect(f"{url}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return f"{url}/{name}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(url: str, server: "subprocess.Popen[bytes]") -> None:
    for _ in range(300):
        try:
            psycopg.connect(f"{url}/postgres").close()
            return
        except psycopg.OperationalError:
            if server.poll() is not None:
                break
            time.sleep(0.1)
    raise RuntimeError("PostgreSQL does not start")
