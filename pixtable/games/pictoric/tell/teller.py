"""What one would say across the table: "Lay “The Cage” for the clue “a long way home”".

Which card or vote it was is told to those alone whose event or view says so; to the others, that it was.
"""

from typing import Any

from pixtable.core.events import Seat
from pixtable.core.telling import Moment, Sentence, Told, joined
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
    LeadRolled,
    PictoricEvent,
    PictoricMoved,
    StepsRolled,
    TableCleared,
    ThemeDemanded,
    ThemeNamed,
    TurnBegan,
    TurnScored,
    VoteCast,
    VotesShown,
)
from pixtable.games.pictoric.rules.moves import Clue, Discard, Lay, PictoricMove, Roll, Theme, Vote
from pixtable.games.pictoric.rules.scoring import EVERYBODY
from pixtable.games.pictoric.rules.state import UNDER_CUP, UNSEEN, Association, PictoricState
from pixtable.games.pictoric.tell.named import forfeit, picture, pictures, signs


class PictoricTeller:
    def move(self, moment: Moment, seat: Seat, move: PictoricMove) -> Sentence:
        state: PictoricState = moment.view
        match move:
            case Roll():
                return moment.tell("tell.move.roll")
            case Theme(text):
                return moment.tell("tell.move.theme", text=text)
            case Clue():
                given = Association(move.text, move.spoken, move.pictograms, move.sketch, move.mime)
                return _giving(moment, given, move.card)
            case Lay(card):
                return _laying(moment, card, state.clue)
            case Vote(sector):
                shown = picture(moment, state.sectors[sector - 1])
                return moment.tell("tell.move.vote", sector=sector, picture=shown)
            case Discard(cards):
                way = "return" if state.phase == "return" else "discard"
                return moment.tell(f"tell.move.{way}", pictures=pictures(moment, cards), n=len(cards))

    def event(self, moment: Moment, event: PictoricEvent) -> Told | None:
        state: PictoricState = moment.view
        match event:
            case ClueGiven(seat, clue):
                return Told(seat, _given(moment, clue))
            case CardLaid(seat, card):
                return Told(seat, _of_card(moment, "laid", card))
            case CardsShown(cards):
                return Told(state.leader, moment.tell("tell.event.shown", n=len(cards)), "frame")
            case VoteCast(seat, sector):
                return Told(seat, _vote(moment, sector))
            case VotesShown(dice, laid):
                shown = picture(moment, laid[state.leader])
                said = moment.tell("tell.event.answer", sector=dice[state.leader], picture=shown)
                return Told(state.leader, said, "frame")
            case TurnScored(lines):
                return _scored(moment, [sum(line.points for line in own) for own in lines])
            case TableCleared():
                return Told(state.leader, moment.tell("tell.event.cleared"), "frame")
            case TurnBegan(turn, leader):
                return Told(leader, moment.tell("tell.event.began", turn=turn), "frame")
            case LeaderDrew(seat, card):
                return Told(seat, _of_card(moment, "led", card))
            case CentreReached(winners):
                return Told(winners[0], _won(moment, winners), "frame")
            case _:
                return _between_turns(moment, event)


def _between_turns(moment: Moment, event: PictoricEvent) -> Told | None:
    """Forfeits, and what is drawn and given up."""
    state: PictoricState = moment.view
    match event:
        case ForfeitRolled(seat, face):
            return Told(seat, moment.tell("tell.event.forfeit", forfeit=forfeit(moment, face)))
        case StepsRolled(seat, face):
            return Told(seat, moment.tell("tell.event.steps", face=face), "effect")
        case PictoricMoved(seat, line):
            way = "forward" if line.points > 0 else "back"
            return Told(seat, moment.tell(f"tell.event.{way}", n=abs(line.points)), "effect")
        case CardsDemanded(seat, count, to):
            asked = "owes" if to == "discards" else "owes_deck"
            return Told(seat, moment.tell(f"tell.event.{asked}", n=count), "effect")
        case CardsDiscarded(seat, cards):
            return Told(seat, moment.tell("tell.event.discarded", pictures=pictures(moment, cards), n=len(cards)))
        case CardReturned(seat, card):
            return Told(seat, _of_card(moment, "returned", card))
        case ThemeDemanded(seat):
            return Told(seat, moment.tell("tell.event.theme_asked"), "effect")
        case ThemeNamed(seat, text):
            return Told(seat, moment.tell("tell.event.theme", text=text))
        case CardDrawn(seat, card, "refill") if card == UNSEEN:
            return None  # everybody does, as the cleared table has said
        case CardDrawn(seat, card, why):
            return Told(seat, _of_card(moment, f"drew_{why}", card), "effect")
        case LeadRolled(faces):
            return _lead(moment, faces)
        case DiscardsShuffled():
            return Told(state.leader, moment.tell("tell.event.reshuffled"), "frame")
        case DeckShuffled():
            return None
    raise TypeError(event)


def occasion(moment: Moment, move: PictoricMove) -> Sentence | None:
    """The picture that a clue is for, where it could be no other; the clue that is voted on, and whatever is known of
    what it was for: a vote that was right is said to be so, however unlikely it was."""
    state: PictoricState = moment.view
    if state.phase == "clue" and state.drawn not in (None, UNSEEN) and not state.free_choice:
        return moment.tell("tell.occasion.picture", picture=picture(moment, state.drawn))
    if state.phase != "vote" or state.clue is None:
        return None
    way, values = _form(moment, state.clue)
    clue = moment.tell(f"tell.occasion.{way}", **values) if values else ()
    led = state.laid[state.leader]
    if led in (None, UNSEEN):
        return clue or None
    sector = state.sectors.index(led) + 1
    key = "found" if move == Vote(sector) else "answer"
    answer = moment.tell(f"tell.occasion.{key}", sector=sector, picture=picture(moment, led))
    return joined(" ", [part for part in (clue, answer) if part])


def _giving(moment: Moment, clue: Association, card: int | None) -> Sentence:
    """In its form; with the picture that it is for, where the leader may choose."""
    way, values = _form(moment, clue)
    if card is None:
        return moment.tell(f"tell.move.{way}", **values)
    return moment.tell(f"tell.move.{way}_of", picture=picture(moment, card), **values)


def _given(moment: Moment, clue: Association) -> Sentence:
    way, values = _form(moment, clue)
    return moment.tell(f"tell.event.{way}", **values)


def _form(moment: Moment, clue: Association) -> tuple[str, dict[str, Any]]:
    if clue.text is not None:
        return "say", {"text": clue.text}
    if clue.pictograms is not None:
        return "signs", {"signs": signs(moment, clue.pictograms), "n": len(clue.pictograms)}
    return ("aloud" if clue.spoken else "mime" if clue.mime else "sketch"), {}


def _laying(moment: Moment, card: int, clue: Association | None) -> Sentence:
    way, values = ("", {}) if clue is None else _form(moment, clue)
    key = f"tell.move.lay_{way}" if values else "tell.move.lay"
    return moment.tell(key, picture=picture(moment, card), **values)


def _of_card(moment: Moment, what: str, card: int) -> Sentence:
    if card == UNSEEN:
        return moment.tell(f"tell.event.{what}_unseen")
    return moment.tell(f"tell.event.{what}", picture=picture(moment, card))


def _vote(moment: Moment, sector: int) -> Sentence:
    if sector == UNDER_CUP:
        return moment.tell("tell.event.voted_unseen")
    return moment.tell("tell.event.voted", sector=sector, picture=picture(moment, moment.view.sectors[sector - 1]))


def _scored(moment: Moment, points: list[int]) -> Told:
    """Who got the most out of a turn; where all or none found the picture, that is the news."""
    leader = moment.view.leader
    if not any(points):
        return Told(leader, moment.tell("tell.event.nobody"), "frame")
    if not points[leader]:
        return Told(leader, moment.tell("tell.event.everybody", n=EVERYBODY), "frame")
    most = max(points)
    best = [seat for seat, own in enumerate(points) if own == most]
    if len(best) == 1:
        return Told(best[0], moment.tell("tell.event.best", n=most), "frame")
    others = ", ".join(map(moment.name, best[1:]))
    return Told(best[0], moment.tell("tell.event.best_shared", others=others, n=most), "frame")


def _lead(moment: Moment, faces: tuple[int | None, ...]) -> Told:
    highest = max(face for face in faces if face is not None)
    key = "lead" if faces.count(highest) == 1 else "lead_tied"
    return Told(faces.index(highest), moment.tell(f"tell.event.{key}", face=highest), "frame")


def _won(moment: Moment, winners: tuple[Seat, ...]) -> Sentence:
    if len(winners) == 1:
        return moment.tell("tell.event.won")
    return moment.tell("tell.event.won_together", names=", ".join(moment.name(seat) for seat in winners))
