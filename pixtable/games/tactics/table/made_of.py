"""Which nodes a move is made of: what is taken up, where it is brought, or what is pressed; by their ids."""

from __future__ import annotations

from typing import Any, NamedTuple

from pixtable.core.events import Choose, Seat
from pixtable.games.tactics.rules.state import TacticsState
from pixtable.games.tactics.table.options import DEED, DRAW, END, LEADER, answers_to, options_of, unit_id

BUTTONS = {DRAW: ("tactics.deck", f"tactics.{DRAW}"), LEADER: (f"tactics.{DEED}",), END: (f"tactics.{END}",)}


class MadeOf(NamedTuple):
    """`ways`: from what to where. `presses`: all that is done by a press alone."""

    ways: tuple[tuple[str, str], ...]
    presses: tuple[str, ...]

    @property
    def nodes(self) -> set[str]:
        return {*self.presses, *(id for way in self.ways for id in way)}


def made_of(state: TacticsState, seat: Seat, move: Any, asked: Any) -> MadeOf:
    """Read off the same tables as a hand's own gestures; `asked` is the question that a choice answers."""
    if isinstance(move, Choose):
        found = answers_to(state, seat, asked).nodes if asked is not None else {}
        node = next((id for id, answer in found.items() if answer == move), f"tactics.answer.{move.option}")
        return MadeOf((), (node,))
    options = options_of(state, seat, [move])
    ways = [
        (piece, target) for found in (options.by_piece, options.melee) for piece, to in found.items() for target in to
    ]
    presses = [*options.casts, *(f"tactics.leader.{card}" for card in options.leaders)]
    for deed in options.deeds:
        presses += BUTTONS.get(deed, (_of_market(deed),))
    if LEADER in options.deeds:
        presses += [unit_id(unit.card) for unit in state.squad(seat) if unit is not None and unit.is_leader]
    return MadeOf(tuple(ways), tuple(presses))


def _of_market(deed: str) -> str:
    """`pick3`: the fourth card of the row; `collect3`: the coins on it."""
    kind, at = ("market", deed.removeprefix("pick")) if deed.startswith("pick") else ("coins", deed[len("collect") :])
    return f"tactics.{kind}.{at}"
