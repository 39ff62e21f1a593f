"""What an action costs (PT-52), and whether it can be paid."""

from collections.abc import Set as AbstractSet
from functools import cache

from pixtable.core.events import Seat
from pixtable.games.tactics.rules.abilities.words import FREED, LENGTHENED, character_of
from pixtable.games.tactics.rules.events import ActionTaken
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import standing
from pixtable.games.tactics.rules.state import TacticsState, Unit

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


FREE = {**FREED, "far_attack": FREED["attack"]}
_CHANGES = frozenset((*FREED.values(), *LENGTHENED.values()))
_ONE_OR_BOTH = {"castle": 2, "far_attack": 2}
"""What an action costs that no ability makes free or long; all others cost one."""
_DEAREST = 2
"""Who has so many actions left can pay for anything."""


def cost_of(board: Board, seat: Seat, action: str, unit: Unit | None = None) -> int:
    """Actions of the turn: none for a free one, both for a long one. Free and long at once: one."""
    if action == "leader_action":
        return _leader_cost(board.state, seat)
    if action not in _changed(board.state):
        return _ONE_OR_BOTH.get(action, 1)
    table = standing(board.state)
    is_free = FREE.get(action) in table and board.says(FREE[action], seat if unit is None else unit)
    if action == "far_attack" or (LENGTHENED.get(action) in table and board.says(LENGTHENED[action], seat)):
        return 1 if is_free else 2
    return 0 if is_free else _ONE_OR_BOTH.get(action, 1)


def payment(board: Board, seat: Seat, action: str, cost: int) -> ActionTaken | None:
    """How it is paid: with an action that is good for little else where there is one. None if it cannot be."""
    if board.state.extra_actions and _is_extra(board, action, cost):
        return ActionTaken(seat, action, cost, is_extra=True)
    return ActionTaken(seat, action, cost) if board.state.actions_left >= cost else None


def _is_extra(board: Board, action: str, cost: int) -> bool:
    return 0 < cost <= board.state.extra_actions and action in CHORES


def payable(board: Board, seat: Seat) -> AbstractSet[str]:
    """What a seat can pay for at this moment; an attack, if some unit could make one: see `pays_for_attack`."""
    state = board.state
    paid = _payable(state.actions_left, state.extra_actions, _leader_cost(state, seat))
    if state.actions_left < _DEAREST and (doubtful := _doubtful(_changed(state), paid)):
        paid = (paid - doubtful) | {action for action in doubtful if _can_pay(board, seat, action)}
    return paid


@cache
def _doubtful(changed: frozenset[str], paid: frozenset[str]) -> frozenset[str]:
    """Of those whose cost may have changed, all that may have become payable, or dearer."""
    return (changed - paid) | (changed & LENGTHENED.keys())


def _can_pay(board: Board, seat: Seat, action: str) -> bool:
    if action not in _ASKED_BY_UNIT:
        return _pays(board, action, cost_of(board, seat, action))
    if board.state.actions_left >= _ONE_OR_BOTH.get(action, 1):
        return True
    return any(_pays(board, action, cost_of(board, seat, action, unit)) for unit in board.units(seat))


def pays_for_attack(board: Board, paid: AbstractSet[str], unit: Unit, action: str = "attack") -> bool:
    """Whether what can be paid for holds an attack of this unit."""
    if board.state.actions_left >= _ONE_OR_BOTH.get(action, 1):
        return True  # no ability makes attacks dearer
    if action not in _changed(board.state):
        return action in paid
    return _pays(board, action, cost_of(board, unit.seat, action, unit))


def _pays(board: Board, action: str, cost: int) -> bool:
    return board.state.actions_left >= cost or _is_extra(board, action, cost)


_ASKED_BY_UNIT = frozenset(("attack", "far_attack"))


def _changed(state: TacticsState) -> frozenset[str]:
    """The actions whose cost some ability in play may change, for somebody; kept as long as all stand as they do."""
    try:
        changed: frozenset[str] = state.__dict__["costs"]
    except KeyError:
        keys = standing(state).keys()
        changed = _UNCHANGED if keys.isdisjoint(_CHANGES) else _actions_by(frozenset(_CHANGES & keys))
        state.__dict__["costs"] = changed
    return changed


_UNCHANGED = frozenset[str]()


@cache
def _actions_by(keys: frozenset[str]) -> frozenset[str]:
    return frozenset(action for action in ACTIONS if not keys.isdisjoint((FREE.get(action), LENGTHENED.get(action))))


@cache
def _payable(actions: int, extra: int, leader_cost: int) -> frozenset[str]:
    """What can be paid for where no ability changes what anything costs."""
    costs = {action: _ONE_OR_BOTH.get(action, 1) for action in ACTIONS} | {"leader_action": leader_cost}
    paid = frozenset(action for action, cost in costs.items() if cost <= actions)
    return paid | frozenset(CHORES if actions or extra else ())


def _leader_cost(state: TacticsState, seat: Seat) -> int:
    leader = state.leader(seat)
    return 1 if leader is None else character_of(leader.card).leader.cost
