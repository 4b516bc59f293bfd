"""What is told of a game of Shogun: every kind of event, and what it says."""

from typing import Final

from typing_extensions import TypedDict


class ShogunTurningPoint(TypedDict):
    """It says nothing more."""


class ShogunTime(TypedDict):
    """Which year or season, or how much rice the winter costs."""

    amount: int


class ShogunDeed(TypedDict):
    seat: int


class ShogunGain(TypedDict):
    seat: int
    amount: int


class ShogunDeedInProvince(TypedDict):
    seat: int
    province: str


class ShogunGainInProvince(TypedDict):
    """Chests, rice, armies, revolt markers: how many are there now, or came."""

    seat: int
    province: str
    amount: int


class ShogunMarch(TypedDict):
    """So many armies go from `origin` to `province`."""

    seat: int
    province: str
    amount: int
    origin: str


class ShogunAttack(ShogunMarch):
    other: int


class ShogunDraw(TypedDict):
    seat: int
    province: str
    other: int


class ShogunStruggle(TypedDict):
    """Cubes in the tray that fought in a revolt."""

    seat: int
    province: str
    defenders: int
    farmers: int


class ShogunRaid(ShogunStruggle):
    attackers: int


class ShogunBattle(ShogunRaid):
    other: int


class ShogunThrow(TypedDict):
    """How many cubes went into the tower and fell out, by colour, and what is inside from then on."""

    thrown: int
    fallen: int
    into: dict[str, int]
    out: dict[str, int]
    inside: dict[str, int]


class ShogunActionCard(TypedDict):
    action: str


class ShogunActing(ShogunDeedInProvince):
    action: str


class ShogunBuilding(ShogunGainInProvince):
    """The price is `amount`."""

    building: str


class ShogunHappening(TypedDict):
    happening: str


class ShogunOpenEvent(ShogunHappening):
    """In winter it would cost so much rice."""

    amount: int


class ShogunPlaceTaken(ShogunGain):
    """The place in the turn order is `amount`, from 1."""

    special: str


class ShogunMostBuildings(ShogunGain):
    building: str
    region: str


class ShogunFavourLaid(TypedDict):
    """A favour's number with how much it gives; it costs so many officials."""

    amount: int
    favour: dict[str, int]


class ShogunFavourTaken(ShogunDeed):
    favour: dict[str, int]


class ShogunBonusTaken(ShogunGain):
    bonus: str


class ShogunCapture(ShogunGainInProvince):
    """So many monuments of another."""

    other: int


class ShogunMaster(ShogunDeed):
    region: str


class ShogunEngagement(ShogunDeed):
    art: str
    castle: str


EVENTS: Final[dict[str, type]] = {
    # Setting up, and the course of the game.
    "settles": ShogunGainInProvince,
    "picks-card": ShogunDeedInProvince,
    "draws-card": ShogunDeedInProvince,
    "buries": ShogunDeedInProvince,
    "tower": ShogunThrow,
    "tower-kept": ShogunGain,
    "year": ShogunTime,
    "season": ShogunTime,
    "winter": ShogunTime,
    "new-year": ShogunTurningPoint,
    "game-over": ShogunTurningPoint,
    # A season.
    "event-opened": ShogunOpenEvent,
    "event-drawn": ShogunHappening,
    "action-opened": ShogunActionCard,
    "has-planned": ShogunDeed,
    "replans": ShogunDeed,
    "bids": ShogunGain,
    "bids-province": ShogunDeedInProvince,
    "bids-tower": ShogunDeed,
    "bids-no-card": ShogunDeed,
    "takes-place": ShogunPlaceTaken,
    # Actions.
    "action": ShogunActionCard,
    "acts": ShogunActing,
    "action-fails": ShogunDeedInProvince,
    "builds": ShogunBuilding,
    "harvests": ShogunGainInProvince,
    "taxes": ShogunGainInProvince,
    "recruits": ShogunGainInProvince,
    "moves": ShogunMarch,
    "unrest": ShogunGainInProvince,
    "calmed": ShogunDeedInProvince,
    # Battles and revolts.
    "attacks": ShogunAttack,
    "attacks-neutral": ShogunMarch,
    "battle": ShogunBattle,
    "battle-farmers": ShogunRaid,
    "conquers": ShogunGainInProvince,
    "holds": ShogunGainInProvince,
    "repelled": ShogunDeedInProvince,
    "drawn": ShogunDraw,
    "revolt": ShogunStruggle,
    "revolt-drawn": ShogunDeedInProvince,
    "revolt-won": ShogunDeedInProvince,
    "revolt-beaten": ShogunGainInProvince,
    # Points.
    "scores-possessions": ShogunGain,
    "scores-majority": ShogunMostBuildings,
    "has-points": ShogunGain,
    # Tenno's Court.
    "officials-arrive": ShogunGain,
    "favour-laid": ShogunFavourLaid,
    "sends-officials": ShogunGainInProvince,
    "sends-officials-from-tray": ShogunGain,
    "takes-favour": ShogunFavourTaken,
    "cancels-event": ShogunDeed,
    "keeps-favour": ShogunDeed,
    "wards-off": ShogunDeedInProvince,
    "garrisons": ShogunGainInProvince,
    # Samurai.
    "takes-bonus": ShogunBonusTaken,
    # Military Leaders.
    "leader-enters": ShogunDeedInProvince,
    "leader-lost": ShogunDeedInProvince,
    "builds-monument": ShogunDeedInProvince,
    "captures-monument": ShogunCapture,
    "scores-monuments": ShogunGain,
    # Chambers.
    "masters": ShogunMaster,
    "engages": ShogunEngagement,
    "scores-chambers": ShogunGain,
}
