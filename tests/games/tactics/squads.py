"""Positions of Pixel Tactics as pictures: two squads, vanguard first, and a table to play them at.

A place is `.` or a name; `knight/3` has three damage, `~knight` is a corpse, `knight*` was recruited in this wave.
The middle of the second line is the leader; `viking=3` has three life left. The numbers of leaders are tuned from time
to time, so tests state what is left of them, or ask `as_leader`. Both squads are written with their vanguard on top.
"""

from typing import Any

from pixtable.core.events import Choose, Move
from pixtable.core.match import Deal, Match
from pixtable.games.tactics import GAME
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.abilities.words import character_of
from pixtable.games.tactics.rules.decks.roster import card_of, name_of
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.state import LEADER_PLACE, Unit

ROWS = ("vanguard", "flank", "rear")
VAN, FLANK, REAR = ROWS
PLAIN = """
    .  .    .
    .  monk .
    .  .    .
"""
"""A squad that does nothing by itself."""


def my(name: str) -> int:
    return card_of(0, name)


def their(name: str) -> int:
    return card_of(1, name)


def as_leader(name: str) -> tuple[int, int]:
    """Attack and life."""
    return character_of(my(name)).as_leader


class Table:
    """A match to try things at. Seat 0 is to move, unless said otherwise."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: tuple[Any, ...] = ()

    @property
    def state(self):
        return self.match.state

    @property
    def board(self) -> Board:
        return Board(self.match.state)

    # Playing

    def play(self, move: Move, *answers: int | str, seat: int | None = None) -> "Table":
        """Make a move and give these answers; then no choice may be left open, and none unused."""
        actor = self.match.to_act[0] if seat is None else seat
        events = list(self.match.play(actor, move))
        for answer in answers:
            assert self.match.half_made, f"nobody asks: {answer!r} is left over"
            events += self.match.play(self.match.half_made.ask.seat, Choose(answer))
        assert self.match.half_made is None, f"left open: {self.match.half_made.ask}"
        self.events = tuple(events)
        return self

    def asked(self, move: Move, *answers: int | str) -> tuple[int | str, ...]:
        """What may be chosen once a move and these answers are given."""
        branch = self.match.branch()
        branch.play(branch.to_act[0], move)
        for answer in answers:
            branch.play(branch.half_made.ask.seat, Choose(answer))
        assert branch.half_made, "nobody asks"
        return branch.half_made.ask.options

    def attack(self, unit: int, target: int, *answers: int | str) -> "Table":
        return self.play(mv.Attack(unit, target), *answers)

    def cast(self, unit: int, *answers: int | str) -> "Table":
        return self.play(mv.Cast(unit), *answers)

    def order(self, name: str, *answers: int | str) -> "Table":
        return self.play(mv.PlayOrder(my(name)), *answers)

    def leader_action(self, *answers: int | str) -> "Table":
        return self.play(mv.LeaderAction(), *answers)

    def recruit(self, name: str, to: int, *answers: int | str) -> "Table":
        return self.play(mv.Recruit(my(name), to), *answers)

    def end_turn(self, *answers: int | str) -> "Table":
        return self.play(mv.Pass(), *answers)

    def end_wave(self, *answers: int | str) -> "Table":
        """Everybody passes; answers are to what the end of the wave asks."""
        wave, events = (self.state.round, self.state.wave), []
        while (self.state.round, self.state.wave) == wave and self.match.result is None and not self.match.half_made:
            events += self.match.play(self.match.to_act[0], mv.Pass())
        for answer in answers:
            events += self.match.play(self.match.half_made.ask.seat, Choose(answer))
        assert self.match.half_made is None
        self.events = tuple(events)
        return self

    # Looking

    def can(self, move: Move, seat: int | None = None) -> bool:
        actor = self.match.to_act[0] if seat is None else seat
        return self.match.refuse(actor, move) is None

    def refusal(self, move: Move, seat: int | None = None) -> str:
        refusal = self.match.refuse(self.match.to_act[0] if seat is None else seat, move)
        assert refusal, "it is allowed"
        return refusal.key

    def unit(self, card: int) -> Unit:
        unit = self.state.unit(card)
        assert unit, f"{name_of(card)} is not on the field"
        return unit

    def damages(self) -> dict[int, int]:
        """Everybody with damage: whoever is not here is unharmed."""
        return {unit.card: unit.damage for unit in self.state.field if unit and unit.damage}

    def statuses(self) -> dict[int, tuple[str, ...]]:
        return {unit.card: unit.statuses for unit in self.state.field if unit and unit.statuses}

    def corpses(self) -> set[int]:
        return {unit.card for unit in self.state.field if unit and unit.is_corpse}

    def attack_of(self, card: int) -> int:
        return self.board.attack(self.unit(card))

    def life_of(self, card: int) -> int:
        return self.board.life(self.unit(card))

    def keywords(self, card: int) -> set[str]:
        return set(self.board.keywords(self.unit(card)))

    def hand(self, seat: int = 0) -> set[str]:
        return {name_of(card) for card in self.state.hands[seat]}

    def happened(self, kind: type) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]


def battle(
    mine: str = PLAIN,
    theirs: str = PLAIN,
    *,
    wave: str = VAN,
    hand: tuple[str, ...] = (),
    their_hand: tuple[str, ...] = (),
    deck: tuple[str, ...] | None = None,
    their_deck: tuple[str, ...] | None = None,
    discard: tuple[str, ...] = (),
    statuses: dict[int, tuple[str, ...]] | None = None,
    operations: tuple[str, ...] = (),
    their_operations: tuple[str, ...] = (),
    turn: int = 0,
    trophies: int = 2,
    **position: Any,
) -> Table:
    data: dict[str, Any] = {
        "wave": wave,
        "turn": turn,
        "squads": [_squad(mine, 0, statuses or {}), _squad(theirs, 1, statuses or {})],
        "hands": [list(hand), list(their_hand)],
        "discards": [list(discard), []],
        "reserve": [_reserve(operations), _reserve(their_operations)],
        **position,
    }
    spare = ("engineer", "keeper", "technologist", "rogue")
    on_table = {name for squad in data["squads"] for unit in squad if unit for name in [name_of(unit["card"])]}
    used = {*on_table, *hand, *their_hand, *discard, *operations, *their_operations}
    fallback = [name for name in spare if name not in used]
    data["deck_orders"] = [
        list(fallback if deck is None else deck),
        list(fallback if their_deck is None else their_deck),
    ]
    return Table(Match.start(GAME, Deal(2, 7, {"trophies": trophies}, data)))


def field(variant: str, *squads: str, wave: str = VAN, options: dict[str, Any] | None = None, **position: Any) -> Table:
    """A table of any variant, a squad for each seat. Cards are by name; in a duel draft they are the market's."""
    data = {"wave": wave, "squads": [_named(squad) for squad in squads], **position}
    return Table(Match.start(GAME, Deal(len(squads), 7, {"variant": variant, **(options or {})}, data)))


def _named(picture: str) -> list[Any]:
    """As in `_squad`, but the table knows whose cards they are."""
    units = _squad(picture, 0, {})
    return [unit and {**unit, "card": name_of(unit["card"])} for unit in units]


def _squad(picture: str, seat: int, statuses: dict[int, tuple[str, ...]]) -> list[Any]:
    places = picture.split()
    assert len(places) == 9, places
    leader, is_wounded, left = places[LEADER_PLACE].partition("=")
    if is_wounded:
        places[LEADER_PLACE] = f"{leader}/{as_leader(leader)[1] - int(left)}"
    return [None if place == "." else _unit(place, seat, statuses) for place in places]


def _unit(place: str, seat: int, statuses: dict[int, tuple[str, ...]]) -> dict[str, Any]:
    name, _, damage = place.strip("~*").partition("/")
    card = card_of(seat, name)
    return {
        "card": card,
        "damage": int(damage or 0),
        "corpse": place.startswith("~"),
        "fresh": place.endswith("*"),
        "statuses": list(statuses.get(card, ())),
    }


def _reserve(names: tuple[str, ...]) -> list[Any]:
    return [{"card": name} for name in names] + [None] * (3 - len(names))
