"""Who asks, as far as limits go: an address, or a link that has opened something."""

import ipaddress
from collections import OrderedDict
from functools import lru_cache

from tenshu.server.links import digest

REMEMBERED = 20_000


@lru_cache(1024)
def place_of(host: str) -> str:
    """An address as limits count it: of IPv6 the /64, for who has one has all of it."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def origin_of(place: str) -> str:
    """What is kept of an address: enough to count by, without writing it down."""
    return digest(f"origin {place}")[:32]


def token_in(authorization: str) -> str:
    return authorization.partition(" ")[2].strip()


class Proven:
    """Links that have opened something. Only they have a rate of their own: others can be made up."""

    def __init__(self) -> None:
        self.digests: OrderedDict[str, None] = OrderedDict()

    def add(self, authorization: str) -> None:
        key = digest(token_in(authorization))
        self.digests[key] = None
        self.digests.move_to_end(key)
        if len(self.digests) > REMEMBERED:
            self.digests.popitem(last=False)

    def caller(self, place: str, authorization: str | None) -> str:
        """Whoever has a proven link is known by it, others by their address."""
        key = digest(token_in(authorization)) if authorization else ""
        return f"{place} {key}" if key in self.digests else place
