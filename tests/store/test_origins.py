"""Where tables come from: counted, and no more than a share of the lobby."""

import pytest

from tenshu.store import Listing, Store, StoredTable

pytestmark = pytest.mark.anyio


async def test_tables_are_counted_by_origin(store: Store) -> None:
    for number in range(6):
        origin = ("castle", "village", "")[number % 3]
        await store.create(StoredTable(f"t{number}", float(number), {}, Listing("open"), origin=origin))
    assert await store.created_by("castle", -1) == 2
    assert await store.created_by("castle", 2) == 1
    assert await store.created_by("nowhere", 0) == 0
    assert [found.id for found in await store.lobby(10, 1)] == ["t5", "t4", "t3", "t2"]
    assert [found.id for found in await store.lobby(3, 2)] == ["t5", "t4", "t3"]
