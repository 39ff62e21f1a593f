"""What an action costs (PT-52), and whether it can be paid."""

from functools import cache

from pixtable.core.events import Seat
from pixtable.games.tactics.board import Board
from pixtable.games.tactics.events import ActionTaken
from pixtable.games.tactics.standing import standing
from pixtable.games.tactics.state import TacticsState, Unit
from pixtable.games.tactics.words import character_of

ACTIONS = (
    "draw",
    "recruit",
    "recruit_discard",
    "attack",
    "cast",
    "order",
    "operation",
    "remove_operation",
    "clear",
    "move",
    "castle",
    "far_attack",
    "collect",
)
"""All that costs the same for everybody; what a leader's action costs is on its card."""
CHORES = ("draw", "recruit", "recruit_discard", "move", "clear")
"""What actions may be spent on that an effect gave for such things only."""


FREE = {action: f"free_{action}" for action in ("draw", "attack", "cast", "order", "operation", "move", "castle")}
FREE["far_attack"] = FREE["attack"]
LONG = {action: f"long_{action}" for action in ("order", "move", "castle")}
"""Permissions that abilities may grant, and burdens that they may lay on, by action."""
_CHANGES = frozenset((*FREE.values(), *LONG.values()))
_ONE_OR_BOTH = {"castle": 2, "far_attack": 2}
"""What an action costs that no ability makes free or long; all others cost one."""


def cost_of(board: Board, seat: Seat, action: str, unit: Unit | None = None) -> int:
    """Actions of the turn: none for a free one, both for a long one. Free and long at once: one."""
    if action == "leader_action":
        leader = board.state.leader(seat)
        marks = character_of(leader.card).leader.marks if leader else ()
        return 0 if "free" in marks else 2 if "long" in marks else 1
    table = standing(board.state)
    is_free = FREE.get(action) in table and board.says(FREE[action], seat if unit is None else unit)
    if action == "far_attack" or (LONG.get(action) in table and board.says(LONG[action], seat)):
        return 1 if is_free else 2
    return 0 if is_free else _ONE_OR_BOTH.get(action, 1)


def payment(board: Board, seat: Seat, action: str, cost: int) -> ActionTaken | None:
    """How it is paid: with an action that is good for little else where there is one. None if it cannot be."""
    if _is_extra(board, action, cost):
        return ActionTaken(seat, action, cost, is_extra=True)
    return ActionTaken(seat, action, cost) if board.state.actions_left >= cost else None


def _is_extra(board: Board, action: str, cost: int) -> bool:
    return 0 < cost <= board.state.extra_actions and action in CHORES


class Purse:
    """What a seat can pay for at one moment."""

    __slots__ = ("_board", "_changed", "_payable", "_seat")

    def __init__(self, board: Board, seat: Seat) -> None:
        state = board.state
        self._board, self._seat = board, seat
        self._changed = _changed(state)
        self._payable = _payable(state.actions_left, state.extra_actions)

    def pays(self, action: str, unit: Unit | None = None) -> bool:
        if action not in self._changed:
            return action in self._payable
        cost = cost_of(self._board, self._seat, action, unit)
        return self._board.state.actions_left >= cost or _is_extra(self._board, action, cost)


_ALWAYS_LOOKED_UP = frozenset(("leader_action",))
"""What has to be looked up even where no ability changes what anything costs."""


_ACTIONS_BY = {key: [action for action in ACTIONS if key in (FREE.get(action), LONG.get(action))] for key in _CHANGES}


def _changed(state: TacticsState) -> frozenset[str]:
    """The actions whose cost some ability in play may change, for somebody; kept as long as all stand as they do."""
    known = state.__dict__
    if "costs" not in known:
        found = _CHANGES.intersection(standing(state))
        known["costs"] = _ALWAYS_LOOKED_UP.union(*(_ACTIONS_BY[key] for key in found))
    changed: frozenset[str] = known["costs"]
    return changed


@cache
def _payable(actions: int, extra: int) -> frozenset[str]:
    """What can be paid for where no ability changes what anything costs."""
    return frozenset(action for action in ACTIONS if _ONE_OR_BOTH.get(action, 1) <= actions) | frozenset(
        CHORES if actions or extra else ()
    )


def can_do_more(board: Board, seat: Seat) -> bool:
    """Whether actions are left, or there may be something to do for nothing."""
    state = board.state
    if state.actions_left or state.extra_actions or _changed(state) != _ALWAYS_LOOKED_UP:
        return True
    leader = state.leader(seat)
    return leader is not None and "free" in character_of(leader.card).leader.marks
