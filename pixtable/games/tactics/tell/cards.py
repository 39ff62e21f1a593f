"""What happens to cards that are not on the field, and to the actions that they are played with."""

from pixtable.core.events import Event
from pixtable.core.telling import Moment, Told
from pixtable.games.tactics.rules import events as ev
from pixtable.games.tactics.rules.state import PLACES
from pixtable.games.tactics.tell.pieces import because, cards, into, title, whom, whose


def told_of_cards(moment: Moment, event: Event) -> Told | None:
    """A card that is played tells of the action that was taken for it; only a leader's action has no other sign."""
    match event:
        case ev.ActionTaken(seat, "leader_action"):
            leader = moment.view.leader(seat)
            return (
                Told(seat, moment.tell("tell.event.leader_action", unit=whose(moment, leader.card))) if leader else None
            )
        case ev.OrderRevealed(seat, card):
            return Told(seat, moment.tell("tell.event.order", card=whom(moment, card)))
        case ev.OperationLaid(seat, card):
            return Told(seat, moment.tell("tell.event.operation", card=whom(moment, card)))
        case ev.OperationEnded(seat, card):
            return Told(seat, moment.tell("tell.event.operation_ends", card=title(moment, card)), "effect")
        case ev.HeroRecruited(seat, card, spot, source):
            said = moment.tell(f"tell.recruits.{source}", card=whom(moment, card), place=into(moment, spot % PLACES))
            return Told(seat, said)
        case ev.ActionsGained(seat, n, only_chores, source):
            key = "tell.event.chores" if only_chores else "tell.event.actions"
            return Told(seat, because(moment, moment.tell(key, n=n), source, seat), "effect")
    return _told_of_piles(moment, event)


def _told_of_piles(moment: Moment, event: Event) -> Told | None:
    match event:
        case ev.CardsDrawn(seat, drawn, source):
            said = because(moment, moment.tell("tell.event.draws", cards=cards(moment, drawn)), source, seat)
            return Told(seat, said, "effect" if source else "deed")
        case ev.CardsSeen(seat, seen):
            return Told(seat, moment.tell("tell.event.looks", cards=cards(moment, seen)), "effect")
        case ev.CardShown(seat, card):
            return Told(seat, moment.tell("tell.event.shows", card=whom(moment, card)), "effect")
        case ev.DeckOrdered(seat):
            return Told(seat, moment.tell("tell.event.deck"), "effect")
        case ev.CardsDiscarded(seat, gone, source):
            said = because(moment, moment.tell("tell.event.discards", cards=cards(moment, gone)), source)
            return Told(seat, said, "effect")
        case ev.CardTaken(seat, victim, card):
            return Told(
                seat, moment.tell("tell.event.takes", card=cards(moment, (card,)), name=moment.name(victim)), "effect"
            )
        case ev.CardsRecovered(seat, back):
            return Told(seat, moment.tell("tell.event.recovers", cards=cards(moment, back)), "effect")
    return None
