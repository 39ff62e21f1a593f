"""What the table says: the status sentence, the headline and the plates."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.core.events import Seat
from pixtable.games.pictoric.rules.deck import CENTRE, START
from pixtable.games.pictoric.rules.state import PictoricState
from pixtable.games.pictoric.table.pieces.art import pawn_name
from pixtable.games.pictoric.table.pieces.seats import found_by
from pixtable.games.pictoric.table.view import ALMOST, RoundView
from pixtable.table.seats import Plate


def status(look: RoundView) -> str:
    state = look.state
    if look.is_reveal:
        return outcome(look)
    if state.phase == "over":
        return look.say("status.over")
    if state.phase == "pause":
        return look.say("status.pause" if look.forfeit_is_told else "status.rolls", name=look.name(state.leader))
    if state.phase in ("lay", "vote"):
        return _status_of_many(look)
    actor = state.namer if state.phase == "theme" else state.leader
    is_mine = actor == look.viewer and look.sitter(actor).is_person
    key = f"status.{state.phase}" if is_mine else f"status.{state.phase}_other"
    return look.say(key, name=look.name(actor), leader=look.name(state.leader), n=state.owed)


def _status_of_many(look: RoundView) -> str:
    state = look.state
    me = look.asked_to_vote if state.phase == "vote" else look.viewer
    done = state.laid if state.phase == "lay" else state.votes
    if look.sitter(me).is_person and me != state.leader and done[me] is None:
        return look.say(f"status.{_asked_for(look, me)}", name=look.name(me), n=len(state.sectors))
    left = sum(done[seat] is None for seat in state.followers)
    return look.say(f"status.{state.phase}_other", n=left)


def _asked_for(look: RoundView, seat: Seat) -> str:
    """A picture or a vote; around one screen a vote that nobody sees pressed."""
    if seat == look.cups.slipped:
        return "vote_again"
    return "vote_cup" if look.cups.are_out else look.state.phase


def outcome(look: RoundView) -> str:
    """How many found the leader's picture."""
    turn = look.state.last_turn
    if turn is None or list(turn.sectors) != look.state.sectors:
        return look.say("status.reveal")
    found, guessers = len(found_by(look)), look.state.seats - 1
    key = "nobody" if not found else "everybody" if found == guessers else "some"
    return look.say(f"outcome.{key}", n=found, of=guessers, name=look.name(turn.leader))


def headline(look: RoundView) -> str:
    return standing(look.say, look.state)


def standing(say: Callable[..., str], state: PictoricState) -> str:
    return say("headline", n=max(1, state.turn))


def plates(look: RoundView) -> list[Plate]:
    """How many cells every Pictoric has gone: the points of the result sheet."""
    return [
        Plate(
            str(place - START) if place < CENTRE else "★",
            look.say("plate.bank", n=len(look.state.banks[seat])),
            warns=place >= ALMOST,
            is_next=look.state.phase != "over" and seat == look.state.namer,
            piece=pawn_name(look.emblem(seat)),
        )
        for seat, place in enumerate(look.state.positions)
    ]
