"""Positions from anywhere: whatever is accepted can be played, and whatever cannot is refused as impossible."""

import copy
import itertools
from collections import Counter
from random import Random
from typing import Any

import pytest

from pixtable.core.game import GameInfo
from pixtable.core.match import Deal, Match
from pixtable.core.rules import BadPosition

from .test_contract import CONTRACTED, LONG_ENOUGH
from .walk import some_deals, walk

EVERY_OTHER = 7
"""Positions of a game of which damaged ones are made: not of each, for they are much alike."""
GAMES_EACH = 3


def pictures(game: GameInfo, games: int, start: int = 0):
    """Positions of random games as plain data, with the deal that they came from."""
    for deal in some_deals(game, games, start):
        for moment in itertools.islice(walk(game, deal), 0, LONG_ENOUGH):
            if moment.match.n % EVERY_OTHER == deal.seed % EVERY_OTHER and not moment.match.half_made:
                yield moment.match.deal, game.rules.picture(moment.match.state)


def holders(data: Any) -> list[Any]:
    """Every list and mapping in it, itself included."""
    found = [data] if isinstance(data, list | dict) and data else []
    for value in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        found += holders(value)
    return found


def damaged(picture: dict[str, Any], rng: Random) -> dict[str, Any]:
    """One or a few things in it are otherwise: a number, a card more or less, two piles exchanged, one thing moved."""
    picture = copy.deepcopy(picture)
    for _ in range(rng.randint(1, 3)):
        holder = rng.choice(holders(picture))
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        key = rng.choice(list(keys))
        others = [other for other in holders(picture) if isinstance(other, list)]
        match rng.randrange(7):
            case 0:
                holder[key] = _otherwise(holder[key], rng)
            case 1:
                del holder[key]
            case 2 if isinstance(holder, list):
                holder.insert(key, copy.deepcopy(holder[key]))
            case 3 if len(holder) > 1:
                other = rng.choice(list(keys))
                holder[key], holder[other] = holder[other], holder[key]
            case 4 if isinstance(holder, list) and others:
                thing = holder.pop(key)
                rng.choice(others).append(thing)
            case 5 if isinstance(holder[key], list) and others:  # some or all of a pile onto another
                pile, kept = holder[key], rng.randint(0, len(holder[key]))
                rng.choice(others).extend(pile[kept:])
                del pile[kept:]
            case _:
                holder[key] = rng.choice([None, [], 0, 1, -1, "", True, {}])
    return picture


def _otherwise(value: Any, rng: Random) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + rng.choice([-1, 1, 1, rng.randint(-50, 50)])
        case str():
            return rng.choice([value + "x", "play", "pick", "trim", "leader", "vote", "lay", "vanguard"])
        case list():
            return value[::-1]
    return rng.choice([0, 1, 2, None, []])


def can_go_on(game: GameInfo, picture: dict[str, Any], deal: Deal) -> bool:
    """Whether a position is accepted; raises AssertionError where it then leads nowhere."""
    try:
        match = Match.start(game, Deal(deal.seats, 1, deal.options, picture))
    except BadPosition:
        return False
    if match.result is None:
        assert match.to_act, "the game goes on, but nobody is to act"
        for seat in match.to_act:
            assert match.legal(seat), f"seat {seat} is to act, and cannot"
    return True


EVERY_GAME = pytest.mark.parametrize("game", CONTRACTED.values(), ids=CONTRACTED.keys())


@EVERY_GAME
def test_whatever_damaged_position_is_accepted_can_be_played(game):
    rng = Random(game.id)
    taken = Counter(
        can_go_on(game, damaged(picture, rng), deal) for deal, picture in pictures(game, GAMES_EACH) for _ in range(2)
    )
    assert taken[False]


def half_way(game: GameInfo, games: int, start: int = 0):
    """Positions in the middle of a move, after some of its events: those that no player was ever to decide in."""
    for deal in some_deals(game, games, start):
        for moment in itertools.islice(walk(game, deal), 0, LONG_ENOUGH):
            state = moment.before.copy()
            for event in moment.events[:-1]:
                game.rules.evolve(state, event)
                yield moment.match.deal, game.rules.picture(state)


@EVERY_GAME
def test_whatever_position_from_the_middle_of_a_move_is_accepted_can_be_played(game):
    for deal, picture in itertools.islice(half_way(game, GAMES_EACH), 250):
        can_go_on(game, picture, deal)


@pytest.mark.slow
@EVERY_GAME
def test_whatever_position_is_accepted_can_be_played_by_the_thousand(game):
    rng = Random(f"{game.id} by the thousand")
    for deal, picture in itertools.chain(pictures(game, 100, start=500), half_way(game, 50, start=500)):
        for position in (picture, *(damaged(picture, rng) for _ in range(3))):
            can_go_on(game, position, deal)
