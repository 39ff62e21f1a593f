"""What an action costs (PT-52), and whether it can be paid."""

from pixtable.core.events import Seat
from pixtable.games.tactics.board import Board
from pixtable.games.tactics.events import ActionTaken
from pixtable.games.tactics.standing import standing
from pixtable.games.tactics.state import Unit
from pixtable.games.tactics.words import character_of

CHORES = ("draw", "recruit", "recruit_discard", "move", "clear")
"""What actions may be spent on that an effect gave for such things only."""


FREE = {action: f"free_{action}" for action in ("draw", "attack", "cast", "order", "operation", "move", "castle")}
FREE["far_attack"] = FREE["attack"]
LONG = {action: f"long_{action}" for action in ("order", "move", "castle")}
"""Permissions that abilities may grant, and burdens that they may lay on, by action."""
_CHANGES = frozenset((*FREE.values(), *LONG.values()))
ALWAYS_LONG = ("castle", "far_attack")
"""PT-50; and an attack on those whom one does not face (PT-115)."""


def cost_of(board: Board, seat: Seat, action: str, unit: Unit | None = None) -> int:
    """Actions of the turn: none for a free one, both for a long one. Free and long at once: one."""
    if action == "leader_action":
        leader = board.state.leader(seat)
        marks = character_of(leader.card).leader.marks if leader else ()
        return 0 if "free" in marks else 2 if "long" in marks else 1
    if _CHANGES.isdisjoint(standing(board.state)):
        return 2 if action in ALWAYS_LONG else 1
    is_free = action in FREE and board.says(FREE[action], seat if unit is None else unit)
    if action == "far_attack" or (action in LONG and board.says(LONG[action], seat)):
        return 1 if is_free else 2
    if is_free:
        return 0
    return 2 if action in ALWAYS_LONG else 1


def payment(board: Board, seat: Seat, action: str, cost: int) -> ActionTaken | None:
    """How it is paid: with an action that is good for little else where there is one. None if it cannot be."""
    state = board.state
    if cost and action in CHORES and state.extra_actions >= cost:
        return ActionTaken(seat, action, cost, is_extra=True)
    return ActionTaken(seat, action, cost) if state.actions_left >= cost else None


class Purse:
    """What a seat can pay for at one moment."""

    __slots__ = ("_board", "_chore", "_is_plain", "_long", "_one", "_seat")

    def __init__(self, board: Board, seat: Seat) -> None:
        state = board.state
        self._board, self._seat = board, seat
        self._one = state.actions_left >= 1
        self._long = state.actions_left >= 2
        self._chore = self._one or state.extra_actions >= 1
        self._is_plain = _CHANGES.isdisjoint(standing(state))

    def pays(self, action: str, unit: Unit | None = None) -> bool:
        if not self._is_plain or action == "leader_action":
            cost = cost_of(self._board, self._seat, action, unit)
            return payment(self._board, self._seat, action, cost) is not None
        if action in CHORES:
            return self._chore
        return self._long if action in ALWAYS_LONG else self._one


def can_do_more(board: Board, seat: Seat) -> bool:
    """Whether actions are left, or there may be something to do for nothing."""
    state = board.state
    if state.actions_left or state.extra_actions or not _CHANGES.isdisjoint(standing(state)):
        return True
    leader = state.leader(seat)
    return leader is not None and "free" in character_of(leader.card).leader.marks
