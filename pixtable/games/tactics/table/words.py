"""What the shell says for this table: the status line, the plates, the strip."""

from __future__ import annotations

from typing import Any

from pixtable.core.events import Seat
from pixtable.games.tactics.rules.labels import prompt_key, row_key
from pixtable.games.tactics.rules.state import LAST_ROUND, ROWS, Reason
from pixtable.games.tactics.rules.variants.variants import Siege
from pixtable.games.tactics.table.view import FieldView
from pixtable.table.seats import Plate

FEW = 5
"""So little life left in a leader is worth a warning."""


def status(look: FieldView, *, is_acting: bool = False) -> str:
    """`is_acting`: what an opponent does is being shown."""
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
        return look.say("status.acts" if is_acting else "status.thinks", name=name)
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
