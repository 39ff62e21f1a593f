"""Rhombs as a search sees it: few good moves at every turn, and an outlook instead of an end."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple, TypeAlias

from pixtable.ai.model import NOBODY
from pixtable.core.chance import Rng
from pixtable.core.events import Seat
from pixtable.core.hexes import neighbours
from pixtable.games.rhombs.mind.fast import DRAW, PASS, SPOT, SPOT_BITS, TILE_OF, Action, FastRound
from pixtable.games.rhombs.mind.outlook import left_over, outlook, room_on
from pixtable.games.rhombs.mind.personas import Weights
from pixtable.games.rhombs.rules.fits import TILE_SPOTS, Mask, hex_of
from pixtable.games.rhombs.rules.secrets import likely_world
from pixtable.games.rhombs.rules.state import UNSEEN, RhombsState
from pixtable.games.rhombs.rules.tiles import TILES, TURNS

WIDTH, WIDTH_NOW = 6, 10
"""How many of a seat's moves are looked into, later and right now: the best ones by their outlook."""
GLANCES, GLANCES_NOW = 36, 240
"""How many of all moves have their outlook worked out at all: of more, some from everywhere on the table."""
LEAD_THAT_DECIDES = 2.0
"""The lead, in points that will probably be left, that makes winning about three to one."""
OUT = 30.0
"""Points that being rid of all tiles first is worth; each place later is worth one less."""
LOST = 0.5
"""What the best of lost ends is worth, so that search still tells them apart."""

Turn: TypeAlias = tuple[tuple[Action, ...], Mask, int]
"""How a turn came about, and what its mover has: enough to know what the mover may do."""


class Line(NamedTuple):
    """A world, and the actions that have led to it."""

    world: FastRound
    path: list[Action]


class RhombsModel:
    """One round seen from one seat."""

    def __init__(self, view: RhombsState, seat: Seat, weights: Weights, also: Action | None = None) -> None:
        """`also` is looked into right now, however little it promises."""
        self._also = also
        self._view = view
        self._seat = seat
        self._weights = weights
        self._tastes: dict[Action, float] = {}
        self._best: dict[Turn, list[Action]] = {}
        hides_something = view.house.is_blind or any(UNSEEN in hand for hand in view.hands)
        self._world = None if hides_something else FastRound.of(view)

    def sample(self, rng: Rng) -> Line:
        if self._world is not None:
            return Line(self._world.copy(), [])
        return Line(FastRound.of(likely_world(self._view, self._seat, rng)), [])

    def actor(self, line: Line) -> Seat:
        return line.world.mover

    def actions(self, line: Line) -> list[Action]:
        world = line.world
        turn = (tuple(line.path), world.hands[world.mover], world.drawn)
        if turn not in self._best:
            self._best[turn] = self._best_of(world) if line.path else self._best_now(world)
        return self._best[turn]

    def play(self, line: Line, action: Action) -> None:
        line.world.play(action)
        line.path.append(action)

    def finish(self, line: Line, rng: Rng) -> Sequence[float]:
        """No playout: what the position promises to everybody, and to me also what I like about my move."""
        world = line.world
        promised = leads(world)
        if taste := self._tastes.get(line.path[0]):
            promised[self._seat] += taste
        worths = [1.0 / (1.0 + exp(-lead / LEAD_THAT_DECIDES)) for lead in promised]
        if world.mover != NOBODY:
            return worths
        winners = _winners(world)
        return [1.0 / len(winners) if seat in winners else LOST * worth for seat, worth in enumerate(worths)]

    def _best_of(self, world: FastRound) -> list[Action]:
        actions = thinned(distinct_actions(world), GLANCES)
        if len(actions) <= WIDTH:
            return actions
        promise = {action: _promise(world, action) for action in actions}
        return sorted(actions, key=lambda action: -promise[action])[:WIDTH]

    def _best_now(self, world: FastRound) -> list[Action]:
        """My own move: what I like counts, so that nothing of it is left out."""
        actions = thinned(distinct_actions(world), GLANCES_NOW)
        if self._also is not None:  # a triple that came to lie in another turn is the same move
            actions = [self._also if _turned_back(action) == _turned_back(self._also) else action for action in actions]
        if any(self._weights):
            self._tastes = {action: taste_of(self._view, world, action, self._weights) for action in actions}
        promise = {action: _promise(world, action) + self._tastes.get(action, 0.0) for action in actions}
        best = sorted(actions, key=lambda action: -promise[action])[:WIDTH_NOW]
        return best if self._also is None or self._also in best else [*best, self._also]


def distinct_actions(world: FastRound) -> list[Action]:
    """All that the mover may do; of a triple, which looks alike in all turns, only one turn."""
    return [action for action in world.actions() if action & SPOT not in _SAME_AGAIN]


def thinned(actions: list[Action], most: int) -> list[Action]:
    """So many of them at most, in even steps: they come cell by cell."""
    count = len(actions)
    return actions if count <= most else [actions[i * count // most] for i in range(most)]


def _turned_back(action: Action) -> Action:
    """The same with a triple as it came."""
    spot = action & SPOT
    return action - spot % TURNS if spot in _SAME_AGAIN else action


_SAME_AGAIN = frozenset(spot for spot, tile in enumerate(TILE_OF) if TILES[tile].kind == "triple" and spot % TURNS)


def _promise(world: FastRound, action: Action) -> float:
    child = world.copy()
    child.play(action)
    return leads(child)[world.mover]


def leads(world: FastRound) -> list[float]:
    """By how many points of what will be left each seat is probably ahead of the best other."""
    left = outlook(world)
    for seat, place in zip(world.finished, world.places, strict=True):
        left[seat] = place - 1 - OUT
    players = world.active + world.finished
    if len(players) < 2:
        return left
    best, second = sorted(players, key=left.__getitem__)[:2]
    return [(left[second] if seat == best else left[best]) - mine for seat, mine in enumerate(left)]


def _winners(world: FastRound) -> list[Seat]:
    """Of a round that is over (HX-25, HX-32, HX-41)."""
    if world.finished:
        return [seat for seat, place in zip(world.finished, world.places, strict=True) if place == 1]
    fewest = min(world.left[seat] for seat in world.active)
    return [seat for seat in world.active if world.left[seat] == fewest]


def taste_of(view: RhombsState, world: FastRound, action: Action, weights: Weights) -> float:
    """What a persona likes about a move, in points."""
    if action in (DRAW, PASS):
        return 0.0
    child = world.copy()
    child.play(action)
    tile, seat, room = TILE_OF[action & SPOT], world.mover, room_on(child)
    rivals_hand = 0 if child.mover in (NOBODY, seat) else child.hands[child.mover]
    before = view.table[-1].seat if view.table else seat
    laid_before = {laid.cell for laid in view.table if laid.seat == before != seat}
    return (
        weights.block * left_over(rivals_hand, child.lying, room)
        + weights.own * left_over(child.hands[seat], child.lying, room)
        + weights.dear * TILES[tile].points
        + weights.handy * sum(bool(fit & TILE_SPOTS[tile]) for _, fit in world.open_cells())
        + weights.echo * len(laid_before.intersection(neighbours(hex_of(action >> SPOT_BITS))))
    )
