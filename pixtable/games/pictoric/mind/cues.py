"""When the opponents of Pictoric Box have a reason to say something: of what lies open, and never of a hidden card."""

from collections.abc import Iterable, Iterator

from pixtable.core.cues import Cue
from pixtable.core.events import Event, Seat
from pixtable.games.pictoric.mind.meaning.clue import read
from pixtable.games.pictoric.rules.deck import CENTRE
from pixtable.games.pictoric.rules.events import (
    ClueGiven,
    ForfeitRolled,
    PictoricMoved,
    TurnScored,
    VoteCast,
    VotesShown,
)
from pixtable.games.pictoric.rules.state import SILENCE, TROUBLE, Association, PictoricState

GOOD = 4
"""Points of one turn that are worth a word."""
NEAR, CLOSE = 8, 3
"""Cells from the centre where the end is near, and between two who are close."""
AHEAD, BEHIND = 4, 9
"""Cells that somebody leads by, or has lost touch by."""
EVERY = 4
"""In so many turns once somebody may say how they all stand."""


def cues(before: PictoricState, event: Event, after: PictoricState, taught: bytes) -> Iterable[Cue]:
    match event:
        case PictoricMoved(seat, line):
            yield Cue(seat, "lucky_forfeit" if line.points > 0 else "unlucky_forfeit", 0.6)
        case ForfeitRolled(seat, forfeit) if forfeit in (TROUBLE, SILENCE):
            yield Cue(seat, "unlucky_forfeit", 0.3)
        case ClueGiven(seat, clue):
            yield Cue(seat, "gives_clue", 0.35)
            if _is_led_by_people(after):
                yield from _of_a_clue(after, clue, taught)
        case VoteCast(seat):
            yield Cue(seat, _feeling(seat, after), 0.12)
        case VotesShown():
            yield from _of_the_votes(after)
        case TurnScored():
            yield from _of_a_turn(before, after)


def _is_led_by_people(state: PictoricState) -> bool:
    """Opponents know their own words."""
    return state.people is None or state.leader in state.people


def _of_a_clue(after: PictoricState, clue: Association, taught: bytes) -> Iterator[Cue]:
    """What none of them has ever heard of, they say."""
    if clue.text is None or taught:
        return
    reading = read(clue.text, after.language)
    for seat in after.followers:
        for word in reading.unknown[:1]:
            yield Cue(seat, "unknown_word", 0.9, to=after.leader, words={"word": word.text})
        if reading.says_nothing and not reading.unknown:
            yield Cue(seat, "empty_clue", 0.9, to=after.leader)


def _feeling(seat: Seat, after: PictoricState) -> str:
    """How somebody votes: by chance, for what it really thinks would tell of its own card."""
    return ("votes_sure", "votes_unsure")[(after.turn * after.seats + seat) % 7 % 2]


def _of_the_votes(after: PictoricState) -> Iterator[Cue]:
    """All dice lie open, and whose the cards were: who was found, and who was taken for whom."""
    leader, votes = after.leader, after.votes
    laid = after.cards_laid
    owner_of = {sector: laid.index(card) for sector, card in enumerate(after.sectors, start=1)}
    guessed = {seat: owner_of[vote] for seat, vote in enumerate(votes) if seat != leader and vote}
    found = [seat for seat, owner in guessed.items() if owner == leader]
    if not found or len(found) == len(guessed):
        for seat in range(after.seats):
            yield Cue(seat, "everybody_found" if found else "nobody_found", 0.5)
    for seat, owner in guessed.items():
        if owner == leader:
            yield Cue(seat, "found_yours", 0.5, to=leader)
        else:
            yield Cue(seat, "fooled_by_you", 0.7, to=owner)


def _of_a_turn(before: PictoricState, after: PictoricState) -> Iterator[Cue]:
    gained = [now - was for was, now in zip(before.places, after.places, strict=True)]
    for seat, points in enumerate(gained):
        if points >= GOOD:
            yield Cue(seat, "own_good_move", 0.4)
            for other in range(after.seats):
                if other != seat:
                    yield Cue(other, "good_move_by_rival", 0.5, to=seat)
    ranked = sorted(range(after.seats), key=lambda seat: -after.places[seat])
    first, second, last = (after.places[ranked[i]] for i in (0, 1, -1))
    if first >= CENTRE - NEAR:
        if first < CENTRE and first - second <= CLOSE:
            for seat in ranked[:2]:
                yield Cue(seat, "close_finish", 0.6)
    elif after.turn % EVERY == 0:
        if first - second >= AHEAD:
            yield Cue(ranked[0], "leads", 0.5)
        if first - last >= BEHIND:
            yield Cue(ranked[-1], "falls_behind", 0.5)
