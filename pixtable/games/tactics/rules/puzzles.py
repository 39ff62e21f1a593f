"""What is worth looking for in a position of Pixel Tactics, for puzzles: what one turn of two actions can do."""

from collections.abc import Iterator
from typing import Any

from pixtable.core.events import Choose, Move, Seat
from pixtable.core.goals import PuzzleSource, Wish
from pixtable.core.match import Match
from pixtable.games.tactics.rules.decks.roster import name_of, owner_of
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.moves import (
    Attack,
    Cast,
    Castle,
    Clear,
    LeaderAction,
    MoveHero,
    Pass,
    PlayOrder,
    Recruit,
)
from pixtable.games.tactics.rules.positions import picture_of
from pixtable.games.tactics.rules.state import ACTIONS, LEADER_PLACE, TacticsState

FEWEST_HEROES = 2
MOST_DOOMED = 3
IN_REACH = 12
"""More life than this a leader does not lose in one turn, or hardly ever."""
MOST_HEROES, MOST_HAND, MOST_CORPSES = 4, 3, 1
"""What of one squad can still be read at a glance."""
MOST_STATUSES = 3
TOLD = ("damage", "statuses", "corpse")


def wishes(match: Match, seat: Seat) -> Iterator[Wish]:
    """At the start of a turn in which one may attack."""
    state: TacticsState = match.state
    board = Board(state)
    if state.phase != "play" or state.turn != seat or state.actions_left != ACTIONS or state.is_truce:
        return
    if min(len(board.heroes(side)) for side in range(state.seats)) < FEWEST_HEROES:
        return
    if any(unit is not None and len(unit.statuses) > MOST_STATUSES for unit in state.field):
        return
    if state.is_siege:
        yield Wish("breach", {"type": "win"}, None, ACTIONS, "PT-111")
        return
    rival = 1 - seat
    if _left(board, rival) <= IN_REACH:
        yield Wish("lethal", {"type": "lethal"}, None, ACTIONS, "PT-70")
    yield Wish("sweep", {"type": "clean_sweep"}, None, ACTIONS, "PT-70")
    yield Wish("doom", {"type": "doom"}, range(2, min(MOST_DOOMED, len(board.heroes(rival)) - 1) + 1), ACTIONS, "PT-70")
    if state.turn_order()[-1] == rival and _left(board, seat) <= IN_REACH:
        yield Wish("hold", {"type": "hold"}, None, ACTIONS, "PT-31", any_answer=True, idle=Pass())
    for hero in board.heroes(seat):
        if board.is_doomed(hero):
            yield Wish("rescue", {"type": "rescue", "card": hero.card}, None, ACTIONS, "PT-73", any_answer=True)


def _left(board: Board, seat: Seat) -> int:
    leader = board.state.leader(seat)
    assert leader is not None
    return board.life(leader) - leader.damage


def lighter(position: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Without one body, hero or card in hand that is too much."""
    for seat, squad in enumerate(position["squads"]):
        bodies = [place for place, unit in squad.items() if unit.get("corpse")]
        heroes = [place for place in squad if place not in bodies and place != str(LEADER_PLACE)]
        spare = bodies if len(bodies) > MOST_CORPSES else []
        spare += heroes if len(heroes) > MOST_HEROES else []
        for left_out in spare:
            rest = {place: unit for place, unit in squad.items() if place != left_out}
            yield {**position, "squads": [rest if one is squad else one for one in position["squads"]]}
        hand = position["hands"][seat]
        for left_out in hand if len(hand) > MOST_HAND else ():
            fewer = [card for card in hand if card != left_out]
            yield {**position, "hands": [fewer if one is hand else one for one in position["hands"]]}


def position(state: TacticsState) -> dict[str, Any]:
    """The field and the mover's hand. Decks are empty and the other hand is: nothing hangs on what nobody knows."""
    picture = picture_of(state)
    keys = ("round", "wave", "first", "opener", "turn")
    hands = [
        [_card(card, seat) for card in hand] if seat == state.turn else [] for seat, hand in enumerate(state.hands)
    ]
    squads = [_squad(squad, seat) for seat, squad in enumerate(picture["squads"])]
    fortress = {"fortress": picture["fortress"]} if state.is_siege else {}
    return {
        **{key: picture[key] for key in keys},
        "squads": squads,
        "hands": hands,
        "deck_orders": [[] for _ in squads],
        **fortress,
    }


def _squad(squad: list[dict[str, Any] | None], seat: Seat) -> dict[str, Any]:
    """Only the places that are taken, and of each unit only what is not as usual."""
    units = {str(place): unit for place, unit in enumerate(squad) if unit is not None}
    return {
        place: {"card": _card(unit["card"], seat)} | {key: unit[key] for key in TOLD if unit[key]}
        for place, unit in units.items()
    }


def _card(card: int, seat: Seat) -> int | str:
    """By name, where it is the squad's own."""
    return name_of(card) if owner_of(card) == seat else card


def named(move: Move) -> dict[str, Any]:
    card = next((getattr(move, key) for key in ("unit", "card", "a") if getattr(move, key, None) is not None), None)
    ways = {
        Attack: "attack", Cast: "cast", Recruit: "recruit", PlayOrder: "order", MoveHero: "move", Castle: "castle",
        Clear: "clear",
    }  # fmt: skip
    way = "leader" if isinstance(move, (LeaderAction, Choose)) or card is None else ways.get(type(move), "plain")
    said = {"name": "names", "whom": "tell.whom", "whose": "tell.whose"}
    return {
        "way": way,
        "title": "",
        **{key: "" if card is None else f"{table}.{name_of(card)}" for key, table in said.items()},
    }


PUZZLE_SOURCE = PuzzleSource(
    seats=2, options={"trophies": 1, "deck": "both"}, wishes=wishes, position=position, named=named, lighter=lighter
)
