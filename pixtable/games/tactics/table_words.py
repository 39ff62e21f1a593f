"""What the shell says for this table: the status line, the log, the plates, the strip."""

from __future__ import annotations

from typing import Any

from pixtable.core.events import Seat
from pixtable.games.tactics import events as ev
from pixtable.games.tactics.labels import prompt_key, row_key
from pixtable.games.tactics.roster import is_back
from pixtable.games.tactics.state import ROWS, TacticsState
from pixtable.games.tactics.table_look import Look
from pixtable.ui.stage import Plate

FEW = 5
"""So little life left in a leader is worth a warning."""


def status(look: Look) -> str:
    state = look.state
    if state.phase == "over":
        return look.say("status.over")
    if state.phase == "pause" and state.outcomes:
        winner = state.outcomes[-1]
        return (
            look.say("status.match_drawn") if winner is None else look.say("status.match_won", name=look.name(winner))
        )
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


def prompt(look: Look, asked: Any) -> str:
    """The question, and whose ability asks it."""
    words = look.host.say(prompt_key(asked.prompt))
    name = asked.source.partition(".")[0]
    return f"{look.host.say(f'names.{name}')} · {words}" if name else words


def _to_do(look: Look) -> str:
    if look.is_foretelling:
        return "oracle"
    if look.is_hand_hidden and look.state.hands[look.viewer]:
        return "peek"
    if look.state.actions_left + look.state.extra_actions == 0:
        return "end"
    return "act"


def headline(look: Look) -> str:
    state = look.state
    return look.say("headline", match=max(1, state.match), round=max(1, state.round))


def clock(look: Look) -> str:
    state = look.state
    return look.say("clock", round=max(1, state.round), row=look.host.say(row_key(ROWS[state.wave])))


def plates(look: Look) -> list[Plate]:
    return [_plate(look, seat) for seat in range(look.state.seats)]


def _plate(look: Look, seat: Seat) -> Plate:
    state = look.state
    leader = state.leader(seat)
    note = look.say("plate.cards", n=len(state.hands[seat]))
    if leader is None:
        return Plate("–", note)
    life = look.board.life_left(leader)
    return Plate(str(life), note, warns=life <= FEW, is_next=state.turn is not None and seat != state.turn)


def log_line(look: Look, event: Any, before: TacticsState) -> tuple[int, str] | None:
    def name(card: int) -> str:
        return look.title(card)

    match event:
        case ev.LeaderChosen(seat):
            return seat, look.say("log.leader")
        case ev.LeadersRevealed(cards):
            return look.viewer, look.say("log.revealed", one=name(cards[0]), other=name(cards[-1]))
        case ev.HeroRecruited(seat, card):
            return seat, look.say("log.recruits", card=name(card))
        case ev.UnitAttacked(unit, target, _, damage):
            return _seat(before, unit), look.say("log.attacks", unit=name(unit), target=name(target), n=damage)
        case ev.UnitDamaged(unit, damage, by, None):
            return _seat(before, unit) if by is None else by, look.say("log.damaged", unit=name(unit), n=damage)
        case ev.UnitHealed(unit, damage):
            return _seat(before, unit), look.say("log.healed", unit=name(unit), n=damage)
        case ev.UnitActed(unit, "cast"):
            return _seat(before, unit), look.say("log.casts", unit=name(unit))
        case ev.HeroDefeated(unit):
            return _seat(before, unit), look.say("log.falls", unit=name(unit))
        case ev.HeroRevived(unit):
            return _seat(before, unit), look.say("log.revived", unit=name(unit))
        case ev.OrderRevealed(seat, card):
            return seat, look.say("log.order", card=name(card))
        case ev.OperationLaid(seat, card):
            return seat, look.say("log.operation", card=name(card))
        case ev.CardsDrawn(seat, cards):
            return seat, look.say("log.draws", n=len(cards))
        case ev.UnitsMoved(cards, _, by) if not is_back(cards[0]):
            return by, look.say("log.moves", unit=name(cards[0]))
        case ev.WaveBegan(row):
            return before.first, look.say("log.wave", row=look.host.say(row_key(ROWS[row])))
        case ev.MatchEnded(winner):
            return (0, look.say("log.drawn")) if winner is None else (winner, look.say("log.won"))
    return None


def _seat(state: TacticsState, card: int) -> Seat:
    unit = state.unit(card)
    return 0 if unit is None else unit.seat
