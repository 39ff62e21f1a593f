"""Status effects (PT-81): which of them cancel each other, and how many a unit can have."""

from pixtable.games.tactics.rules.state import Status

OPPOSITES: dict[Status, Status] = {
    "+1 attack": "-1 attack",
    "-1 attack": "+1 attack",
    "+1 life": "-1 life",
    "-1 life": "+1 life",
    "armour": "marked",
    "marked": "armour",
    "blessed": "cursed",
    "cursed": "blessed",
}
MOST: dict[Status, int] = {"blessed": 3, "cursed": 3, "stunned": 1, "silenced": 1}
HARMFUL: tuple[Status, ...] = ("-1 attack", "-1 life", "marked", "cursed", "stunned", "silenced", "threatened")
STUNNED_NOW = "turn:stunned"
"""Among what a unit has `used`: it got its stun in this very turn of its player, so the stun outlasts the turn."""
THREAT = 3
"""The damage of one threat at the end of the round."""


def with_status(statuses: tuple[Status, ...], status: Status, count: int = 1) -> tuple[Status, ...]:
    """Each one cancels an opposite; of those that are limited, more are lost."""
    has = list(statuses)
    opposite = OPPOSITES.get(status)
    for _ in range(count):
        if opposite in has:
            has.remove(opposite)
        elif has.count(status) < MOST.get(status, 99):
            has.append(status)
    return tuple(sorted(has))


def takes(statuses: tuple[Status, ...], status: Status) -> bool:
    """Whether one more would change anything: of those that are limited, more are lost."""
    return status not in MOST or statuses.count(status) < MOST[status]


def without(statuses: tuple[Status, ...], *gone: Status) -> tuple[Status, ...]:
    """All of these kinds taken off."""
    return tuple(status for status in statuses if status not in gone)


def without_one(statuses: tuple[Status, ...], gone: Status) -> tuple[Status, ...]:
    has = list(statuses)
    has.remove(gone)
    return tuple(has)
