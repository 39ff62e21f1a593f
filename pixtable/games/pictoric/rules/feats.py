"""What is worth remembering of a game of Pictoric Box."""

from collections.abc import Iterator

from pixtable.core.events import Event, Seat
from pixtable.core.feats import Draw, Feat, FeatsAndDraws, evenly
from pixtable.core.match import Match
from pixtable.games.pictoric.rules.events import ForfeitRolled, LeadRolled, StepsRolled, TurnScored
from pixtable.games.pictoric.rules.state import Turn

FACES = evenly(range(1, 7))
MANY = 3


def _events(match: Match) -> Iterator[tuple[int, Event]]:
    for n, step in enumerate(match.steps, start=1):
        yield from ((n, event) for event in step.events)


def _turns(match: Match) -> Iterator[Turn]:
    for n, event in _events(match):
        turn = match.state_at(n).last_turn
        if isinstance(event, TurnScored) and turn is not None:
            yield turn


def _led(match: Match, seat: Seat) -> Iterator[Turn]:
    yield from (turn for turn in _turns(match) if turn.leader == seat)


def led_some_but_not_all(match: Match, seat: Seat) -> bool:
    return any(0 < len(turn.finders) < turn.guessers for turn in _led(match, seat))


def led_exactly_one(match: Match, seat: Seat) -> bool:
    return any(len(turn.finders) == 1 and turn.guessers > 1 for turn in _led(match, seat))


def fooled_several(match: Match, seat: Seat) -> bool:
    return any(turn.leader != seat and len(turn.voters_for(seat)) >= MANY for turn in _turns(match))


def found_three_in_a_row(match: Match, seat: Seat) -> bool:
    row = 0
    for turn in _turns(match):
        if turn.leader != seat:
            row = row + 1 if seat in turn.finders else 0
            if row == MANY:
                return True
    return False


def was_understood_without_a_word(match: Match, seat: Seat) -> bool:
    return any(not turn.clue.text and turn.finders for turn in _led(match, seat))


def was_found_by_all(match: Match, seat: Seat) -> bool:
    """Too plain: a lesson, too."""
    return any(len(turn.finders) == turn.guessers for turn in _led(match, seat))


def draws(match: Match) -> Iterator[Draw]:
    for event in (*match.opening, *(event for _, event in _events(match))):
        match event:
            case LeadRolled(faces):
                yield from (Draw("lead", str(face), FACES) for face in faces if face is not None)
            case ForfeitRolled(forfeit=face):
                yield Draw("forfeit", str(face), FACES)
            case StepsRolled(face=face):
                yield Draw("steps", str(face), FACES)


FEATS = FeatsAndDraws(
    feats=(
        Feat("some", "PB-32", led_some_but_not_all),
        Feat("only", "PB-32", led_exactly_one),
        Feat("fooled", "PB-32", fooled_several),
        Feat("row", "PB-32", found_three_in_a_row),
        Feat("silent", "PB-53", was_understood_without_a_word),
        Feat("plain", "PB-31", was_found_by_all),
    ),
    draws=draws,
)
