"""What is worth looking for in a position of Pixel Tactics, for puzzles: what one turn of two actions can do."""

from collections.abc import Iterator
from typing import Any

from pixtable.core.events import Choose, Move, Seat
from pixtable.core.goals import Quarry, Wish
from pixtable.core.match import Match
from pixtable.games.tactics.board import Board
from pixtable.games.tactics.moves import Attack, Cast, Castle, LeaderAction, MoveHero, PlayOrder, Recruit
from pixtable.games.tactics.positions import picture_of
from pixtable.games.tactics.roster import name_of, owner_of
from pixtable.games.tactics.state import ACTIONS, TacticsState

FEWEST_HEROES = 2
MOST_DOOMED = 3
TOLD = ("damage", "statuses", "corpse", "fresh", "did", "used")


def wishes(match: Match, seat: Seat) -> Iterator[Wish]:
    """At the start of a turn in which one may attack."""
    state: TacticsState = match.state
    board = Board(state)
    if state.phase != "play" or state.turn != seat or state.actions_left != ACTIONS or state.is_truce:
        return
    if min(len(board.heroes(side)) for side in range(state.seats)) < FEWEST_HEROES:
        return
    yield Wish("lethal", {"type": "lethal"}, None, ACTIONS, "PT-70")
    yield Wish("doom", {"type": "doom"}, range(1, MOST_DOOMED + 1), ACTIONS, "PT-70")


def position(state: TacticsState) -> dict[str, Any]:
    """The field and the mover's hand. Decks are empty and the other hand is: nothing hangs on what nobody knows."""
    picture = picture_of(state)
    keys = ("round", "wave", "first", "opener", "turn")
    hands = [
        [_card(card, seat) for card in hand] if seat == state.turn else [] for seat, hand in enumerate(state.hands)
    ]
    squads = [_squad(squad, seat) for seat, squad in enumerate(picture["squads"])]
    return {
        **{key: picture[key] for key in keys},
        "squads": squads,
        "hands": hands,
        "deck_orders": [[] for _ in squads],
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
    ways = {Attack: "attack", Cast: "cast", Recruit: "recruit", PlayOrder: "order", MoveHero: "move", Castle: "move"}
    way = "leader" if isinstance(move, (LeaderAction, Choose)) or card is None else ways.get(type(move), "plain")
    name = "" if card is None else f"names.{name_of(card)}"
    return {"way": way, "name": name, "title": ""}


QUARRY = Quarry(seats=2, options={"trophies": 1}, wishes=wishes, position=position, named=named)
