"""What is worth remembering of a game of Pixies."""

from collections.abc import Iterator

from pixtable.core.events import Seat
from pixtable.core.feats import Draw, Feat, FeatsAndDraws, evenly
from pixtable.core.match import Match
from pixtable.games.pixies.rules.cards import CARDS
from pixtable.games.pixies.rules.events import CardPlaced, RoundBegan, RoundScored
from pixtable.games.pixies.rules.scoring import zone_factor
from pixtable.games.pixies.rules.state import Garden, Sheet

BIG_ZONE = 6
MANY_SYMBOLS = 12
MUCH_VALIDATED = 35
COLOURS = evenly(card.colour for card in CARDS)
VALUES = evenly(card.value for card in CARDS)


def _sheets(match: Match, seat: Seat) -> Iterator[tuple[int, Sheet]]:
    """Each round and what it brought."""
    scored = (event for step in match.steps for event in step.events if isinstance(event, RoundScored))
    for round, event in enumerate(scored, start=1):
        yield round, event.sheets[seat]


def _placed(match: Match, seat: Seat) -> Iterator[tuple[int, CardPlaced]]:
    for n, step in enumerate(match.steps):
        yield from ((n, event) for event in step.events if isinstance(event, CardPlaced) and event.seat == seat)


def validated_a_nine(match: Match, seat: Seat) -> bool:
    gardens: Iterator[Garden] = (match.state_at(n).gardens[seat] for n in range(len(match.steps) + 1))
    return any(garden[8] is not None and garden[8].is_validated for garden in gardens)


def covered_the_soil(match: Match, seat: Seat) -> bool:
    """A card came down on a face-down one, and was validated at once."""
    for n, event in _placed(match, seat):
        cell = match.state_at(n).gardens[seat][event.cell - 1]
        if event.face_up and cell is not None and cell.up is None:
            return True
    return False


def grew_a_big_zone(match: Match, seat: Seat) -> bool:
    return any(sheet.zone >= BIG_ZONE * zone_factor(round) for round, sheet in _sheets(match, seat))


def gathered_spirals(match: Match, seat: Seat) -> bool:
    return any(sheet.symbols + sheet.specials >= MANY_SYMBOLS for _, sheet in _sheets(match, seat))


def validated_much(match: Match, seat: Seat) -> bool:
    return any(sheet.validated >= MUCH_VALIDATED for _, sheet in _sheets(match, seat))


def came_from_behind(match: Match, seat: Seat) -> bool:
    """Won, and was not first before the last round."""
    result, rounds = match.result, match.state.sheets
    if result is None or result.winners != (seat,) or len(rounds) < 2:
        return False
    before = [sum(sheets[other].total for sheets in rounds[:-1]) for other in range(match.deal.seats)]
    return bool(before[seat] < max(before))


def draws(match: Match) -> Iterator[Draw]:
    """Who begins, and what the deck's top card is after each shuffle."""
    for event in (*match.opening, *(event for step in match.steps for event in step.events)):
        if isinstance(event, RoundBegan):
            if event.round == 1:
                seats = range(1, match.deal.seats + 1)
                yield Draw(f"first_of_{match.deal.seats}", str(event.first + 1), evenly(seats))
            top = CARDS[event.deck[-1]]
            yield Draw("colour", top.colour, COLOURS)
            yield Draw("value", str(top.value), VALUES)


FEATS = FeatsAndDraws(
    feats=(
        Feat("nine", "PX-23", validated_a_nine),
        Feat("soil", "PX-23", covered_the_soil),
        Feat("zone", "PX-42", grew_a_big_zone),
        Feat("symbols", "PX-41", gathered_spirals),
        Feat("pins", "PX-40", validated_much),
        Feat("behind", "PX-32", came_from_behind),
    ),
    draws=draws,
)
