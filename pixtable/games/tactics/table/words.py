"""What the shell says for this table: the status line, the log, the plates, the strip."""

from __future__ import annotations

from typing import Any, TypeAlias

from pixtable.core.events import Seat
from pixtable.games.tactics.rules import events as ev
from pixtable.games.tactics.rules.decks.roster import is_back
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.labels import prompt_key, row_key, status_key
from pixtable.games.tactics.rules.state import LAST_ROUND, ROWS, Reason, TacticsState
from pixtable.games.tactics.rules.variants.variants import DuelDraft, Siege
from pixtable.games.tactics.table.view import FieldView
from pixtable.table.seats import Plate
from pixtable.ui.lettering.typeset import Icon, Rich, Run

FEW = 5
"""So little life left in a leader is worth a warning."""


def status(look: FieldView) -> str:
    state = look.state
    if state.phase == "over":
        return ending(look, "status.over", "status.over_by", state.reasons[-1])
    if state.phase == "pause" and state.outcomes:
        winner, reason = state.outcomes[-1], state.reasons[-1]
        if winner is None:
            return ending(look, "status.match_drawn", "status.match_drawn_by", reason)
        return ending(look, "status.match_won", "status.match_won_by", reason, name=look.name(winner))
    asked = look.host.asked
    if asked is not None:
        return look.say("status.asked", name=look.name(look.viewer), prompt=prompt(look, asked))
    if look.is_choosing_leader:
        key = "leader" if look.options.leaders else "leader_waits"
        return look.say(f"status.{key}", name=look.name(look.viewer))
    if state.turn is None:
        return look.say("status.goes_on")
    name = look.name(state.turn)
    if state.turn != look.viewer or not look.sitter(state.turn).is_person:
        return look.say("status.thinks", name=name)
    if look.held:
        card = int(look.held.rpartition(".")[2])
        return look.say("status.target" if look.held_unit else "status.place", name=name, card=look.title(card))
    return look.say(f"status.{_to_do(look)}", name=name)


def ending(look: FieldView, key: str, told: str, reason: Reason, **values: Any) -> str:
    """How a match ended; `told` with the reason, where it is known: saves of before do not tell it (PT-93)."""
    if not reason:
        return look.say(key, **values)
    return look.say(told, reason=look.say(f"reasons.{reason}", n=LAST_ROUND), **values)


def prompt(look: FieldView, asked: Any) -> str:
    """The question, and whose ability asks it."""
    words = look.host.say(prompt_key(asked.prompt))
    name = asked.source.partition(".")[0]
    return f"{look.host.say(f'names.{name}')} · {words}" if name else words


def _to_do(look: FieldView) -> str:
    if look.is_foretelling:
        return "oracle"
    if look.is_hand_hidden and look.state.hands[look.viewer]:
        return "peek"
    if look.state.actions_left + look.state.extra_actions == 0:
        return "end"
    return "act"


def headline(look: FieldView) -> str:
    state = look.state
    if look.is_choosing_leader:
        return look.say("headline_leader", match=max(1, state.match))
    if state.in_teams:
        return look.say("headline_teams", round=max(1, state.round))
    return look.say("headline", match=max(1, state.match), round=max(1, state.round))


def clock(look: FieldView) -> str:
    state = look.state
    if look.is_choosing_leader:
        return headline(look)
    return look.say("clock", round=max(1, state.round), row=look.host.say(row_key(ROWS[state.wave])))


def plates(look: FieldView) -> list[Plate]:
    return [_plate(look, seat) for seat in range(look.state.seats)]


def _plate(look: FieldView, seat: Seat) -> Plate:
    state = look.state
    leader = state.leader(seat)
    note = look.say("plate.cards", n=len(state.hands[seat]))
    if isinstance(state.variant, Siege):
        return Plate(str(sum(map(len, state.variant.walls[seat]))), note, is_next=state.turn not in (None, seat))
    if leader is None:
        return Plate("–", note)
    life = look.board.life_left(leader)
    return Plate(str(life), note, warns=life <= FEW, is_next=state.turn is not None and seat != state.turn)


Line: TypeAlias = tuple[int, Rich]


def log_line(look: FieldView, event: Any, before: TacticsState) -> Line | None:
    """The seat whose doing it is, and what. What follows from something else is marked as such."""
    return (
        _log_of_units(look, event, before)
        or _log_of_cards(look, event, before)
        or _log_of_frame(look, event, before)
        or _log_of_variant(look, event, before)
    )


def _followed(words: str, icon: str = "reaction") -> Rich:
    """A consequence of the line before."""
    return [Icon(f"tactics/icons/16/{icon}", 1.0), Run(f" {words}")]


def _log_of_units(look: FieldView, event: Any, before: TacticsState) -> Line | None:
    name = look.title
    match event:
        case ev.UnitAttacked(_, target) if is_back(target):
            return None  # a fortress: what became of it is told
        case ev.UnitAttacked(unit, target, _, damage):
            return _seat(before, unit), look.say("log.attacks", unit=name(unit), target=name(target), n=damage)
        case ev.UnitDamaged(unit, damage, by, None):
            words = look.say("log.damaged", unit=name(unit), n=damage)
            return _seat(before, unit) if by is None else by, _followed(words, "heart")
        case ev.UnitHealed(unit, damage):
            return _seat(before, unit), _followed(look.say("log.healed", unit=name(unit), n=damage), "heart")
        case ev.StatusGiven(unit, status):
            said = look.say("effects.gets", name=name(unit), status=look.host.say(status_key(status)), n=0)
            return _seat(before, unit), _followed(said)
        case ev.UnitActed(unit, "cast"):
            return _seat(before, unit), look.say("log.casts", unit=name(unit))
        case ev.HeroDefeated(unit):
            return _seat(before, unit), _followed(_fall(look, before, unit), "doomed")
        case ev.HeroRevived(unit):
            return _seat(before, unit), _followed(look.say("log.revived", unit=name(unit)), "life_up")
        case ev.HeroReturned(unit):
            return _seat(before, unit), _followed(look.say("effects.leaves", name=name(unit), n=0, status=""))
        case ev.UnitsMoved(cards, _, by) if not is_back(cards[0]):
            return by, look.say("log.moves", unit=name(cards[0]))
    return None


def _fall(look: FieldView, before: TacticsState, card: int) -> str:
    """With its cause: the damage that it bore, or an effect that felled it at once."""
    unit = before.unit(card)
    if unit is None or unit.damage < Board(before).life(unit):
        return look.say("log.falls", unit=look.title(card))
    return look.say("log.falls_of", unit=look.title(card), n=unit.damage, life=Board(before).life(unit))


def _log_of_cards(look: FieldView, event: Any, before: TacticsState) -> Line | None:
    name = look.title
    match event:
        case ev.HeroRecruited(seat, card):
            return seat, look.say("log.recruits", card=name(card))
        case ev.OrderRevealed(seat, card):
            return seat, look.say("log.order", card=name(card))
        case ev.OperationLaid(seat, card):
            return seat, look.say("log.operation", card=name(card))
        case ev.OperationEnded(seat, card):
            return seat, look.say("log.operation_ends", card=name(card))
        case ev.CardsDrawn(seat, cards):
            return seat, look.say("log.draws", n=len(cards))
        case ev.CardsDiscarded(seat, cards):
            return seat, look.say("log.discards", n=len(cards))
        case ev.CardTaken(seat):
            return seat, look.say("log.takes")
        case ev.CorpseCleared(card):
            return _seat(before, card), look.say("log.clears")
        case ev.ActionTaken(seat, "leader_action"):
            leader = before.leader(seat)
            return seat, look.say("log.deed", card=name(leader.card) if leader else "")
    return None


def _log_of_frame(look: FieldView, event: Any, before: TacticsState) -> Line | None:
    match event:
        case ev.LeaderChosen(seat):
            return seat, look.say("log.leader")
        case ev.LeadersRevealed(cards):
            return look.viewer, look.say("log.revealed", one=look.title(cards[0]), other=look.title(cards[-1]))
        case ev.WaveBegan(row):
            return before.first, look.say("log.wave", row=look.host.say(row_key(ROWS[row])))
        case ev.RoundWasQuiet():
            return before.first, look.say("log.quiet")
        case ev.MatchEnded(winner, reason=reason):
            if winner is None:
                return 0, ending(look, "log.drawn", "log.drawn_by", reason)
            return winner, ending(look, "log.won", "log.won_by", reason)
    return None


def _log_of_variant(look: FieldView, event: Any, before: TacticsState) -> Line | None:
    match event:
        case ev.FortressBroken(seat, _, card):
            return 1 - seat, look.say("log.breach" if card is None else "log.wall")
        case ev.CardPicked(seat, at, held) if held is not None and isinstance(before.variant, DuelDraft):
            return seat, look.say("log.picks", card=look.title(before.variant.row[at]))
        case ev.GoldCollected(seat):
            return seat, look.say("log.collects")
        case ev.LeaderFell(seat, card):
            return seat, look.say("log.leader_fell", card=look.title(card))
        case ev.LeaderRevealed(seat, card):
            return seat, look.say("log.new_leader", card=look.title(card))
        case ev.PlayerOut(seat):
            return seat, look.say("log.out")
        case ev.Signalled(seat, what):
            return seat, look.say(f"log.signal_{what}")
    return None


def _seat(state: TacticsState, card: int) -> Seat:
    unit = state.unit(card)
    return 0 if unit is None else unit.seat
