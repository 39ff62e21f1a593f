"""Whole games of Pixies as readable text."""

from pixtable.core.events import Event
from pixtable.core.match import Deal, Match
from pixtable.games.pixies import GAME
from pixtable.games.pixies.rules.cards import CARDS
from pixtable.games.pixies.rules.events import CardPlaced, CardsRevealed, RoundBegan, RoundScored
from pixtable.games.pixies.rules.state import Garden
from tests.games.pixies.pictures import notation, show


def playthrough(seats: int, seed: int) -> str:
    """A game in which everybody plays the move in the middle of the list."""
    match = Match.start(GAME, Deal(seats, seed))
    lines = [f"Pixies, {seats} seats, seed {seed}", *_told(match.opening, match.state.gardens)]
    while match.result is None:
        seat = match.to_act[0]
        legal = match.legal(seat)
        before = match.state.gardens
        events = match.play(seat, legal[len(legal) // 2])
        lines += _told(events, [*before[:seat], _garden_after(match, seat, before), *before[seat + 1 :]])
    result = match.result
    lines += ["", f"scores {list(result.scores)}, winners {list(result.winners)}, ranks {list(result.ranks)}"]
    return "\n".join(lines) + "\n"


def _garden_after(match: Match, seat: int, before: list[Garden]) -> Garden:
    """The mover's garden after the placing, even where the round ended with it and cleared the table."""
    state = match.rules.setup(match.deal.seats, match.deal.options)
    state.gardens = [garden[:] for garden in before]
    placed = match.steps[-1].events[0]
    state.row = [placed.card]
    match.rules.evolve(state, placed)
    return state.gardens[seat]


def _told(events: tuple[Event, ...], gardens: list[Garden]) -> list[str]:
    lines = []
    for event in events:
        match event:
            case RoundBegan(round, first, _):
                lines += ["", f"== round {round}, seat {first} begins"]
            case CardsRevealed(first, cards):
                lines += ["", f"-- seat {first} reveals {' '.join(notation(CARDS[card]) for card in cards)}"]
            case CardPlaced(seat, card, cell, face_up):
                side = "up" if face_up else "down"
                lines.append(f"seat {seat}: {notation(CARDS[card])} {side} on {cell}")
            case RoundScored(sheets):
                for seat, (sheet, garden) in enumerate(zip(sheets, gardens, strict=True)):
                    lines += ["", f"seat {seat} scores {sheet.total} = {_terms(sheet)}", show(garden)]
    return lines


def _terms(sheet) -> str:
    return " ".join(f"{term} {getattr(sheet, term):+d}" for term in ("validated", "symbols", "specials", "zone"))
