"""`tenshu admin`: what a host does with the tables of a store, also while a server runs on it."""

import argparse
import asyncio
import json
import re
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from tenshu.arguments import Subparsers, positive
from tenshu.cli.serve import default_store
from tenshu.core.refusal import Refusal
from tenshu.texts import Texts, language

if TYPE_CHECKING:
    from tenshu.store import Store

T = TypeVar("T")

DAY = 86400.0
STATUSES = ("open", "waiting", "running", "over", "closed")
FINISHED = ("over", "closed")
DIGEST = re.compile("[0-9a-f]{32}")


def add(subparsers: Subparsers, words: Texts) -> None:
    parser = subparsers.add_parser(
        "admin", help=words.text("help-admin"), description=words.text("help-admin")
    )
    found = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        about = words.text(f"help-admin-{name}")
        added = found.add_parser(name, help=about, description=about)
        added.add_argument("--store", metavar="URL", help=words.text("help-store"))
        added.add_argument("--lang", help=words.text("help-lang"))
        added.set_defaults(run=run)
        return added

    listing = command("list", run_list)
    listing.add_argument("--status", choices=STATUSES, help=words.text("help-admin-status"))
    listing.add_argument("--limit", type=positive, default=100, help=words.text("help-admin-limit"))
    listing.add_argument("--json", action="store_true", help=words.text("help-admin-json"))
    listing.add_argument("--origins", action="store_true", help=words.text("help-admin-origins"))
    for name, run in (("close", run_close), ("delete", run_delete)):
        command(name, run).add_argument("table", help=words.text("help-admin-table"))
    muting = command("mute", run_mute)
    muting.add_argument("table", help=words.text("help-admin-table"))
    muting.add_argument("seat", type=positive, help=words.text("help-admin-seat"))
    revoking = command("revoke", run_revoke)
    revoking.add_argument("table", help=words.text("help-admin-table"))
    revoking.add_argument("seat", type=positive, nargs="?", help=words.text("help-admin-seat-or-watching"))
    purging = command("purge", run_purge)
    purging.add_argument("--days", type=positive, required=True, help=words.text("help-admin-days"))
    purging.add_argument("--unfinished", action="store_true", help=words.text("help-admin-unfinished"))
    purging.add_argument("--dry-run", action="store_true", help=words.text("help-admin-dry-run"))
    banning = command("ban", run_ban)
    banning.add_argument("--days", type=positive, help=words.text("help-admin-ban-days"))
    for added in (banning, command("unban", run_unban)):
        added.add_argument("address", nargs="?", help=words.text("help-admin-address"))
        added.add_argument("--table", help=words.text("help-admin-ban-table"))
    command("bans", run_bans)
    command("backup", run_backup).add_argument("file", help=words.text("help-admin-file"))
    command("restore", run_restore).add_argument("file", help=words.text("help-admin-file"))


def in_store(args: argparse.Namespace, work: "Callable[[Store], Awaitable[T]]") -> T:
    """Have it done with the store of the arguments; what the store can't do is refused."""
    from tenshu.store import StoreError, UnknownTable, open_store

    async def opened() -> T:
        store = await open_store(args.store or default_store(), must_exist=True)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(opened())
    except UnknownTable as error:
        raise Refusal("unknown-table", str(error)) from error
    except StoreError as error:
        raise Refusal("bad-store", str(error), {"cause": str(error)}) from error


def say(args: argparse.Namespace, message: str, **values: object) -> int:
    print(Texts(language(args.lang)).text(message, **values))
    return 0


def run_list(args: argparse.Namespace) -> int:
    from tenshu.store import upkeep

    tables = in_store(args, lambda store: upkeep.listed(store, args.status, args.limit))
    for table, last in tables:
        summary = table.listing.summary
        names = summary.get("names")
        line = {
            "table": table.id,
            "status": table.listing.status,
            "game": summary.get("game"),
            "entries": table.seq,
            "last": as_time(last),
            "names": names if isinstance(names, list) else [],
        }
        if args.origins:
            line["origin"] = in_store(args, partial(founded_from, table=table.id)) or "-"
        print(json.dumps(line, ensure_ascii=False) if args.json else as_text(line))
    return 0


async def founded_from(store: "Store", table: str) -> str | None:
    from tenshu.store import upkeep

    return await upkeep.origin(store, table)


def as_text(line: dict[str, object]) -> str:
    names = line["names"]
    assert isinstance(names, list)
    # Players chose them: no control characters on the host's screen.
    shown = ", ".join("".join(sign for sign in str(name) if sign.isprintable()) for name in names)
    return "  ".join([*(str(value) for key, value in line.items() if key != "names"), shown])


def run_close(args: argparse.Namespace) -> int:
    from tenshu.server import moderation

    in_store(args, lambda store: moderation.close(store, args.table))
    return say(args, "admin-closed", table=args.table)


def run_mute(args: argparse.Namespace) -> int:
    from tenshu.server import moderation

    in_store(args, lambda store: moderation.mute(store, args.table, args.seat - 1))
    return say(args, "admin-muted", table=args.table, seat=args.seat)


def run_revoke(args: argparse.Namespace) -> int:
    """The new link goes to the screen and nowhere else."""
    from tenshu.server import moderation

    seat = None if args.seat is None else args.seat - 1
    new = in_store(args, lambda store: moderation.revoke(store, args.table, seat))
    if new is None:
        return say(args, "admin-revoked-watching", table=args.table)
    return say(args, "admin-revoked", table=args.table, seat=args.seat, link=f"/#{new}")


def run_delete(args: argparse.Namespace) -> int:
    from tenshu.store import upkeep

    async def work(store: "Store") -> None:
        await upkeep.delete(store, args.table)
        await upkeep.forget_origins(store, time.time() - DAY)

    in_store(args, work)
    return say(args, "admin-deleted", table=args.table)


def run_purge(args: argparse.Namespace) -> int:
    from tenshu.store import upkeep

    before = time.time() - args.days * DAY
    statuses = STATUSES if args.unfinished else FINISHED

    async def work(store: "Store") -> int:
        find = upkeep.older if args.dry_run else upkeep.purge
        return len(await find(store, before, statuses))

    count = in_store(args, work)
    return say(args, "admin-would-purge" if args.dry_run else "admin-purged", count=count, days=args.days)


def run_ban(args: argparse.Namespace) -> int:
    from tenshu.store import upkeep

    until = None if args.days is None else time.time() + args.days * DAY

    async def work(store: "Store") -> str:
        place = await place_of(args, store)
        await upkeep.ban(store, place, until)
        return place

    return say(args, "admin-banned", place=in_store(args, work))


def run_unban(args: argparse.Namespace) -> int:
    from tenshu.store import upkeep

    async def work(store: "Store") -> tuple[str, bool]:
        place = await place_of(args, store)
        return place, await upkeep.unban(store, place)

    place, found = in_store(args, work)
    if not found:
        raise Refusal("no-ban", f"there is no ban of {place}", {"place": place})
    return say(args, "admin-unbanned", place=place)


async def place_of(args: argparse.Namespace, store: "Store") -> str:
    """What is banned: an address, a network, where a table came from, or a digest as `bans` lists it."""
    from tenshu.server.bans import kept_as
    from tenshu.store import upkeep

    if (args.address is None) == (args.table is None):
        raise Refusal("bad-arguments", "name either an address or a table with --table ID")
    if args.address is not None:
        return args.address if DIGEST.fullmatch(args.address) else kept_as(args.address)
    origin = await upkeep.origin(store, args.table)
    if origin is None:
        raise Refusal("no-origin", "it is not known where this table came from")
    return origin


def run_bans(args: argparse.Namespace) -> int:
    found = in_store(args, lambda store: store.bans(time.time()))
    for place, until in sorted(found.items()):
        print(place, "" if until is None else as_time(until), sep="  ")
    return 0


def as_time(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().isoformat(timespec="minutes")


def run_backup(args: argparse.Namespace) -> int:
    return copied(args, args.store or default_store(), args.file)


def run_restore(args: argparse.Namespace) -> int:
    return copied(args, args.file, args.store or default_store())


def copied(args: argparse.Namespace, source: str, target: str) -> int:
    """Copy, then prove it: every game of the copy is played again."""
    from tenshu.server.logs import without_secrets
    from tenshu.server.store_check import check_store
    from tenshu.store import StoreError
    from tenshu.store.upkeep import copy_store

    try:
        rows = copy_store(source, target)
    except StoreError as error:
        raise Refusal("bad-store", str(error), {"cause": str(error)}) from error
    report = in_store(argparse.Namespace(store=target), check_store)
    print(*report.failures[:20], sep="\n", end="\n" if report.failures else "")
    where = without_secrets(target)
    say(args, "admin-copied", tables=rows["game"], entries=rows["entry"], where=where)
    if report.elsewhere:
        say(args, "admin-elsewhere", count=sum(report.elsewhere.values()))
    say(args, "admin-unproved" if report.failures else "admin-proved", count=len(report.failures))
    return 1 if report.failures else 0
