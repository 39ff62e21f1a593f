"""Whole games of Pictoric Box as readable text."""

from pixtable.core.chance import Chance
from pixtable.core.events import Event, Move
from pixtable.core.match import Deal, Match
from pixtable.core.open import Listed, Open
from pixtable.games.pictoric import GAME
from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.games.pictoric.rules.events import (
    CardDrawn,
    CardLaid,
    CardReturned,
    CardsDiscarded,
    CardsShown,
    CentreReached,
    ClueGiven,
    DiscardsShuffled,
    ForfeitRolled,
    LeaderDrew,
    LeadRolled,
    PictoricMoved,
    StepsRolled,
    ThemeNamed,
    TurnBegan,
    TurnScored,
    VotesShown,
)
from pixtable.games.pictoric.rules.state import Association

WORDS = ("a quiet sea", "too late", "hide and seek", "grandmother’s secret", "upside down", "home")


def playthrough(seats: int, seed: int) -> str:
    """A game by chance; forfeits are played, and the leader may choose the card where seats are even."""
    match = Match.start(GAME, Deal(seats, seed, {"free_choice": seats % 2 == 0}))
    lines = [f"Pictoric Box, {seats} seats, seed {seed}", *_told(match.opening, match)]
    chance = Chance(seed, -1)  # the same in every version of Python
    while match.result is None:
        seat = chance.pick(match.to_act)
        move = _filled_in(chance.pick(match.legal(seat)), chance)
        lines += _told(match.play(seat, move), match)
    result = match.result
    lines += ["", f"scores {list(result.scores)}, winners {list(result.winners)}, ranks {list(result.ranks)}"]
    return "\n".join(lines) + "\n"


def _filled_in(move: Listed[Move], chance: Chance) -> Move:
    if not isinstance(move, Open):
        return move
    if move.field == "text":
        return move.filled_with(chance.pick(WORDS))
    return move.filled_with(tuple(chance.shuffled(move.among)[: move.most])) if move.among else move.sample


def _told(events: tuple[Event, ...], match: Match) -> list[str]:
    return [line for event in events for line in _lines(event, match.state.seats)]


def _lines(event: Event, seats: int) -> list[str]:
    match event:
        case LeadRolled(faces):
            return [f"roll for the lead: {' '.join('-' if face is None else str(face) for face in faces)}"]
        case TurnBegan(turn, leader):
            return ["", f"== turn {turn}, seat {leader} leads"]
        case ForfeitRolled(_, forfeit):
            return [f"forfeit {forfeit}"]
        case StepsRolled(_, face):
            return [f"rolls {face}"]
        case PictoricMoved(seat, line):
            return [f"seat {seat} moves {line.points:+d} ({line.term} {line.clause})"]
        case ThemeNamed(seat, text):
            return [f"seat {seat} names the theme: {text}"]
        case LeaderDrew(_, card):
            return [f"the leader draws {PICTURES[card]}"]
        case ClueGiven(_, clue, card):
            return [f"“{_clue(clue)}” for {PICTURES[card]}"]
        case CardLaid(seat, card):
            return [f"  seat {seat} lays {PICTURES[card]}"]
        case CardsShown(cards):
            return [f"  sectors: {', '.join(PICTURES[card] for card in cards)}"]
        case VotesShown(dice):
            return [f"  dice: {' '.join(map(str, dice))}"]
        case TurnScored(lines):
            return [f"  seat {seat}: {_terms(lines[seat])}" for seat in range(seats) if lines[seat]]
        case CardDrawn(seat, card, why):
            return [f"  seat {seat} draws {PICTURES[card]} ({why})"]
        case CardsDiscarded(seat, cards):
            return [f"seat {seat} discards {', '.join(PICTURES[card] for card in cards)}"]
        case CardReturned(seat, card):
            return [f"seat {seat} returns {PICTURES[card]}"]
        case DiscardsShuffled(deck):
            return [f"  a new deck of {len(deck)} discards"]
        case CentreReached(winners):
            return [f"the centre is reached: {list(winners)}"]
        case _:
            return []


def _clue(clue: Association) -> str:
    if clue.text is not None:
        return clue.text
    return " ".join(clue.pictograms or ()) or ("a sketch" if clue.sketch else "a mime" if clue.mime else "spoken")


def _terms(lines) -> str:
    return " ".join(f"{line.term} {line.points:+d}" for line in lines)
