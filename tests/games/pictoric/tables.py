"""Tables of Pictoric Box for tests: set up by a few words, and played on by what matters."""

from collections.abc import Mapping
from typing import Any

from pixtable.core.events import Event, Move, Seat
from pixtable.core.match import Deal, Match
from pixtable.games.pictoric import GAME
from pixtable.games.pictoric.rules.moves import Clue, Lay, Roll, Vote

RULES = GAME.rules
PLAIN = {"forfeits": False, "free_choice": False}


def sit(
    seats: int = 3,
    seed: int = 1,
    *,
    forfeits: bool = False,
    free_choice: bool = False,
    floor: str = "two",
    people: tuple[Seat, ...] | None = None,
    **position: Any,
) -> Match:
    """A game at the beginning of a turn, or wherever the position says; seat 0 leads if it does not say who."""
    options = {"forfeits": forfeits, "free_choice": free_choice} | ({"bank_floor": floor} if forfeits else {})
    return Match.start(GAME, Deal(seats, seed, options, position, people))


def banks(*sizes: int) -> list[list[int]]:
    """Banks of so many cards each: 10, 11, ... for the first seat, 20, 21, ... for the second."""
    return [[10 * (seat + 1) + number for number in range(size)] for seat, size in enumerate(sizes)]


def rolled(forfeit: int, seats: int = 3, **position: Any) -> Match:
    """The leader has rolled this forfeit."""
    for seed in range(1000):
        match = sit(seats, seed, forfeits=True, **position)
        match.play(match.state.leader, Roll())
        if match.state.forfeit == forfeit:
            return match
    raise AssertionError(f"a die that never shows {forfeit}")


def lay_all(match: Match, clue: Move | None = None) -> Match:
    """The leader gives an association, and everybody lays the first card of their bank."""
    match.play(match.state.leader, clue or Clue(text="a word"))
    for seat in match.to_act:
        match.play(seat, Lay(match.state.banks[seat][0]))
    return match


def vote_all(match: Match, chosen: Mapping[Seat, Seat]) -> tuple[Event, ...]:
    """Everybody votes for the card of the seat they chose; what the last vote brought about."""
    events: tuple[Event, ...] = ()
    for seat in match.to_act:
        events = match.play(seat, Vote(sector_of(match, chosen[seat])))
    return events


def sector_of(match: Match, seat: Seat) -> int:
    return match.state.sectors.index(match.state.laid[seat]) + 1


def refused(match: Match, seat: Seat, move: Move) -> str:
    before = GAME.codec.state_hash(match.state)
    refusal = match.refuse(seat, move)
    assert refusal is not None
    assert GAME.codec.state_hash(match.state) == before
    return refusal.key


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [type(event).__name__ for event in events]
