"""Who is not let in, as the host has ordered: looked up in the store now and then, known at every request."""

import asyncio
import ipaddress
import logging
import time

from tenshu.core.refusal import Refusal
from tenshu.server.callers import origin_of, place_of
from tenshu.store import Store, StoreError

EVERY = 3.0

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
log = logging.getLogger("tenshu.server")


def kept_as(address: str) -> str:
    """What the store has of a banned address: its digest; of a network, the network."""
    try:
        network = ipaddress.ip_network(address, strict=False)
    except ValueError as error:
        raise Refusal(
            "bad-address", f"'{address}' is no address and no network", {"asked": address}
        ) from error
    single = network.prefixlen == 32 if network.version == 4 else network.prefixlen >= 64
    return origin_of(place_of(str(network.network_address))) if single else str(network)


class Bans:
    def __init__(self) -> None:
        self.places: frozenset[str] = frozenset()
        self.networks: list[Network] = []

    def learn(self, places: frozenset[str]) -> None:
        if places != self.places:
            self.places = places
            self.networks = [ipaddress.ip_network(place) for place in places if "/" in place]

    def banned(self, place: str) -> bool:
        if not self.places:
            return False
        return origin_of(place) in self.places or self.in_network(place)

    def in_network(self, place: str) -> bool:
        try:
            address = ipaddress.ip_address(place.partition("/")[0])
        except ValueError:
            return False
        return any(address in network for network in self.networks)

    async def look(self, store: Store) -> None:
        self.learn(frozenset(await store.bans(time.time())))

    async def watch(self, store: Store, every: float = EVERY) -> None:
        while True:
            try:
                await self.look(store)
            except StoreError as error:
                log.warning("bans can't be looked up: %s", error)
            await asyncio.sleep(every)
