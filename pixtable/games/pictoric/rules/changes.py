"""How each event of Pictoric Box changes the table: facts only, no rules, no chance."""

from pixtable.core.events import Seat
from pixtable.core.rules import ScoreLine
from pixtable.games.pictoric.rules.events import (
    CardDrawn,
    CardLaid,
    CardReturned,
    CardsDemanded,
    CardsDiscarded,
    CardsShown,
    CentreReached,
    ClueGiven,
    DeckShuffled,
    DiscardsShuffled,
    ForfeitRolled,
    LeaderDrew,
    PictoricEvent,
    PictoricMoved,
    TableCleared,
    ThemeDemanded,
    ThemeNamed,
    TurnBegan,
    TurnScored,
    VoteCast,
    VotesShown,
)
from pixtable.games.pictoric.rules.state import UNSEEN, PictoricState, Turn


def change(state: PictoricState, event: PictoricEvent) -> None:
    match event:
        case CardLaid(seat, card):
            state.banks[seat].remove(card)
            state.laid[seat] = card
        case VoteCast(seat, sector):
            state.votes[seat] = sector
        case CardDrawn(seat, card):
            state.deck.pop()
            state.banks[seat].append(card)
        case ClueGiven(seat, clue, card):
            _give_clue(state, seat, card)
            state.clue, state.phase = clue, "lay"
            if clue.text is not None:
                state.said.append(clue.text)
        case CardsShown(cards):
            state.sectors, state.phase = list(cards), "vote"
        case VotesShown(dice, laid):
            state.votes = [None if seat == state.leader else die for seat, die in enumerate(dice)]
            state.laid, state.phase = list(laid), "pause"
        case TurnScored(lines):
            for seat, scored in enumerate(lines):
                _move(state, seat, scored)
            state.last_turn = turn_of(state, lines)
        case TableCleared():
            state.discards += state.sectors
            state.sectors, state.laid = [], [None] * state.seats
        case TurnBegan(turn, leader):
            state.turn, state.leader = turn, leader
            state.forfeit, state.theme, state.clue = None, None, None
            state.votes = [None] * state.seats
            state.phase = "roll" if state.forfeits else "pause"
        case LeaderDrew(_, card):
            state.deck.pop()
            state.drawn, state.phase = card, "clue"
        case _:
            _change_between_turns(state, event)


def _change_between_turns(state: PictoricState, event: PictoricEvent) -> None:
    match event:
        case ForfeitRolled(_, forfeit):
            state.forfeit, state.phase = forfeit, "pause"
        case PictoricMoved(seat, line):
            _move(state, seat, (line,))
        case CardsDemanded(_, count, to):
            state.owed, state.phase = count, "discard" if to == "discards" else "return"
        case CardsDiscarded(seat, cards):
            for card in cards:
                # Who sees only the backs of this bank sees its cards now that they lie open.
                state.banks[seat].remove(card if card in state.banks[seat] else UNSEEN)
            state.discards += cards
            state.owed, state.phase = 0, "pause"
        case CardReturned(seat, card):
            state.banks[seat].remove(card)
            # Who does not see the deck does not follow a card into it. It is never empty (PB-43).
            state.deck.insert(0, UNSEEN if UNSEEN in state.deck else card)
            state.owed, state.phase = 0, "pause"
        case ThemeDemanded():
            state.phase = "theme"
        case ThemeNamed(_, text):
            state.theme, state.phase = text, "pause"
        case DeckShuffled(deck):
            state.deck = list(deck)
        case DiscardsShuffled(deck):
            state.deck, state.discards = list(deck), []
        case CentreReached():
            state.phase = "over"


def _give_clue(state: PictoricState, seat: Seat, card: int) -> None:
    """The drawn card is laid, or joins the bank in place of the one that is (PB-21)."""
    drawn, state.drawn = state.drawn, None
    if drawn is not None and card != drawn:
        state.banks[seat].remove(card)
        state.banks[seat].append(drawn)
    state.laid[seat] = card


def _move(state: PictoricState, seat: Seat, lines: tuple[ScoreLine, ...]) -> None:
    state.places[seat] += sum(line.points for line in lines)
    state.sheets[seat].extend(lines)


def turn_of(state: PictoricState, lines: tuple[tuple[ScoreLine, ...], ...]) -> Turn | None:
    if state.clue is None:
        return None
    return Turn(
        leader=state.leader,
        clue=state.clue,
        sectors=tuple(state.sectors),
        laid=tuple(state.cards_laid),
        votes=tuple(state.votes),
        points=tuple(sum(line.points for line in scored) for scored in lines),
    )
