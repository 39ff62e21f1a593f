"""What is worth remembering of a game of Pixel Tactics."""

from collections.abc import Iterator

from pixtable.core.events import Event, Seat
from pixtable.core.feats import Draw, Feat, FeatsAndDraws, evenly
from pixtable.core.match import Match
from pixtable.games.tactics.rules.events import (
    HeroDefeated,
    HeroRevived,
    MatchBegan,
    MatchEnded,
    OperationLaid,
    OrderPlayed,
    RoundBegan,
    UnitHealed,
)
from pixtable.games.tactics.rules.field.board import Board

MANY = 2


def _events(match: Match) -> Iterator[tuple[int, Seat, Event]]:
    """With the number of the step before it, and who made that step."""
    for n, step in enumerate(match.steps):
        yield from ((n, step.seat, event) for event in step.events)


def won_a_match(match: Match, seat: Seat) -> bool:
    return any(isinstance(event, MatchEnded) and event.winner == seat for *_, event in _events(match))


def healed_the_doomed(match: Match, seat: Seat) -> bool:
    """A hero that would have fallen at the end of the wave was healed so far that it stays."""
    for n, _, event in _events(match):
        if not isinstance(event, UnitHealed):
            continue
        before, after = match.state_at(n), match.state_at(n + 1)
        was, now = before.unit(event.unit), after.unit(event.unit)
        if was is None or now is None or was.seat != seat or not was.is_hero:
            continue
        if Board(before).life_left(was) <= 0 < Board(after).life_left(now):
            return True
    return False


def revived_a_hero(match: Match, seat: Seat) -> bool:
    for n, _, event in _events(match):
        unit = match.state_at(n + 1).unit(event.unit) if isinstance(event, HeroRevived) else None
        if unit is not None and unit.seat == seat:
            return True
    return False


def played_order_and_operation(match: Match, seat: Seat) -> bool:
    played = {type(event) for _, mover, event in _events(match) if mover == seat}
    return {OrderPlayed, OperationLaid} <= played


def felled_several_at_once(match: Match, seat: Seat) -> bool:
    """Heroes of the other side, in one step: a good end of a wave."""
    for n, step in enumerate(match.steps):
        fallen = [match.state_at(n).unit(event.unit) for event in step.events if isinstance(event, HeroDefeated)]
        if sum(unit is not None and unit.seat != seat for unit in fallen) >= MANY:
            return True
    return False


def won_going_second(match: Match, seat: Seat) -> bool:
    """The first round of a match was begun by somebody else, and the match was won."""
    opener: Seat | None = None
    for event in (*match.opening, *(event for *_, event in _events(match))):
        if isinstance(event, RoundBegan) and event.round == 1:
            opener = event.first
        if isinstance(event, MatchEnded) and event.winner == seat and opener not in (None, seat):
            return True
    return False


def draws(match: Match) -> Iterator[Draw]:
    """Who begins the first match."""
    for event in match.opening:
        if isinstance(event, MatchBegan):
            seats = range(1, match.deal.seats + 1)
            yield Draw(f"first_of_{match.deal.seats}", str(event.first + 1), evenly(seats))


FEATS = FeatsAndDraws(
    feats=(
        Feat("match", "PT-90", won_a_match),
        Feat("saved", "PT-73", healed_the_doomed),
        Feat("revived", "PT-72", revived_a_hero),
        Feat("both", "PT-45", played_order_and_operation),
        Feat("sweep", "PT-70", felled_several_at_once),
        Feat("second", "PT-21", won_going_second),
    ),
    draws=draws,
)
