"""What all drafts have in common: cards by name as far as they are known, and how a deck is closed."""

from collections.abc import Iterable, Sequence
from typing import Any

from pixtable.core.events import Event, Seat
from pixtable.core.telling import Moment, Sentence, Told
from pixtable.games.tactics.draft.rules import pools
from pixtable.games.tactics.draft.rules.box import UNSEEN
from pixtable.games.tactics.rules.decks.roster import COPY_STEP
from pixtable.games.tactics.tell.pieces import listed, title, whom


def card(moment: Moment, card: int, among: Iterable[int]) -> Sentence:
    """With a number, where another of its name lies beside it."""
    piece = whom(moment, card)
    like = sorted(other for other in among if other != UNSEEN and other % COPY_STEP == card % COPY_STEP)
    if len(like) < 2:
        return (piece,)
    return moment.tell("tell.marked", card=piece, mark=moment.tell("tell.copy", n=like.index(card) + 1))


def cards(moment: Moment, shown: Sequence[int]) -> Sentence:
    """A list of its own, behind a colon."""
    if UNSEEN in shown:
        return moment.tell("tell.drafted.unseen", n=len(shown))
    return listed(title(moment, card) for card in shown)


def trimming(moment: Moment, seat: Seat, move: Any) -> Sentence:
    """The end of a draft: heroes that are put back."""
    if isinstance(move, pools.PutBack):
        return moment.tell("tell.draft.put_back", card=card(moment, move.card, moment.view.heroes[seat]))
    return moment.tell("tell.draft.close")


def told_of_pools(moment: Moment, event: Event) -> Told | None:
    match event:
        case pools.TrimmingBegan():
            return Told(moment.viewer, moment.tell("tell.drafted.trimming"), "frame")
        case pools.HeroPutBack(seat, out):
            return Told(seat, moment.tell("tell.drafted.puts_back", card=one_of(moment, out, is_leader=False)))
        case pools.DeckClosed(seat):
            return Told(seat, moment.tell("tell.drafted.closes"))
        case pools.DecksShown():
            return Told(moment.viewer, moment.tell("tell.drafted.over"), "frame")
    return None


def taken(moment: Moment, card: int, *, is_leader: bool) -> Sentence:
    """As what a card was taken, which all know; which one, not always."""
    if card == UNSEEN:
        return moment.tell("tell.drafted.takes_one", card=one_of(moment, card, is_leader=is_leader))
    way = "takes_leader" if is_leader else "takes_hero"
    return moment.tell(f"tell.drafted.{way}", card=whom(moment, card))


def one_of(moment: Moment, card: int, *, is_leader: bool) -> Sentence:
    if card != UNSEEN:
        return (whom(moment, card),)
    return moment.tell("tell.drafted.a_leader" if is_leader else "tell.drafted.a_hero")
