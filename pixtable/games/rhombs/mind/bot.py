"""The opponents of Rhombs: search over the compact core, and two yardsticks that do not search."""

from collections.abc import Sequence
from typing import cast

from pixtable.ai.ismcts import Candidate, search
from pixtable.ai.levels import YARDSTICKS, Level, choose
from pixtable.core.chance import Rng
from pixtable.core.events import Move, Seat
from pixtable.core.game import Budget, Opponent, Pending, Thought
from pixtable.core.why import Weighed, Why
from pixtable.games.rhombs.mind.fast import DRAW, PASS, SPOT, TILE_OF, Action, FastRound, action_of, move_of
from pixtable.games.rhombs.mind.model import RhombsModel
from pixtable.games.rhombs.mind.outlook import outlook
from pixtable.games.rhombs.mind.personas import PERSONAS, PLAIN
from pixtable.games.rhombs.rules.moves import RhombsMove
from pixtable.games.rhombs.rules.secrets import likely_world
from pixtable.games.rhombs.rules.state import RhombsState
from pixtable.games.rhombs.rules.tiles import TILES

LEVELS = {
    "easy": Level(simulations=3, slip=0.4),
    "normal": Level(simulations=40, slip=0.05),
    "hard": Level(simulations=200, slip=0.0),
    "expert": Level(simulations=1000, slip=0.0),
}
BLIND_LEVELS = {
    "easy": Level(simulations=2, slip=0.15),
    "normal": Level(simulations=6, slip=0.25),
    "hard": Level(simulations=40, slip=0.05),
    "expert": Level(simulations=200, slip=0.0),
}
"""In the blind game the luck of the draw leaves less to find: 1,000 simulations find no more than 200 do
(docs/figures.md). So that its levels are told apart, hard and expert play like the ones below them in the open game.
Whoever is advised is told what more of them find: by few the luck of the draw looks like a mistake."""
SMALL_TABLE = 4
"""At a larger one a simulation costs more, and so many others come between two turns: there are fewer of them."""
FEWEST, FEWEST_BLIND = 6, 2
"""Simulations at a larger table, however low the level: with less it would play at random there."""


class RhombsMind:
    """Every opponent of Rhombs by name: the levels, and the yardsticks."""

    levels = (*LEVELS, *YARDSTICKS)
    personas = tuple(PERSONAS)

    def think(
        self,
        view: RhombsState,
        seat: Seat,
        opponent: Opponent,
        seed: int,
        budget: Budget,
        *,
        pending: Pending | None = None,
    ) -> Thought:
        """Nothing in Rhombs asks in mid-effect: there is never a pending question."""
        rng = Rng(seed)
        world = FastRound.of(likely_world(view, seat, rng))
        if opponent.level in YARDSTICKS or len(world.actions()) == 1:
            candidates = _without_search(world, opponent.level, rng)
            return _thought(world, seat, candidates[0], candidates, budget.told)
        is_blinded = view.house.is_blind and not budget.counsels
        level = (BLIND_LEVELS if is_blinded else LEVELS)[opponent.level]
        weights = PERSONAS[opponent.persona] if opponent.persona else PLAIN
        usual = _usual_simulations(level, view.seats, FEWEST_BLIND if is_blinded else FEWEST)
        simulations = usual if budget.simulations is None else budget.simulations
        model = RhombsModel(
            view, seat, weights, None if budget.also is None else action_of(cast(RhombsMove, budget.also))
        )
        candidates, standing = search(model, simulations, budget.expired, rng)
        chosen = choose(candidates, level.slip, weights.whim, rng)
        return _thought(world, seat, chosen, candidates, budget.told, standing=standing)


def _usual_simulations(level: Level, seats: int, fewest: int) -> int:
    if seats <= SMALL_TABLE:
        return level.simulations
    return max(fewest, level.simulations * SMALL_TABLE**2 // seats**2)


def _without_search(world: FastRound, yardstick: str, rng: Rng) -> list[Candidate[Action]]:
    """Greedy places the tile that counts most; both break ties, and random everything, by chance."""
    actions = world.actions()
    rng.shuffle(actions)
    if yardstick == "greedy":
        actions.sort(key=lambda action: -_points(action))
    return [Candidate(action, 1, float(_points(action))) for action in actions]


def _points(action: Action) -> int:
    """HX-41: what a hand counts less once its tile is placed."""
    return 0 if action in (DRAW, PASS) else TILES[TILE_OF[action & SPOT]].points


def _thought(
    world: FastRound,
    seat: Seat,
    chosen: Candidate[Action],
    candidates: Sequence[Candidate[Action]],
    told: int,
    *,
    standing: Sequence[float] = (),
) -> Thought:
    before = outlook(world)

    def tell(candidate: Candidate[Action]) -> Weighed[Move]:
        child = world.copy()
        child.play(candidate.action)
        after = outlook(child)
        others = [now - then for other, (now, then) in enumerate(zip(after, before, strict=True)) if other != seat]
        return Weighed(
            move=move_of(candidate.action),
            visits=candidate.visits,
            worth=round(candidate.worth, 4),
            points=_points(candidate.action),
            left={"own": round(after[seat] - before[seat], 2), "others": round(sum(others), 2)},
        )

    weighed = [tell(candidate) for candidate in candidates[:told]]
    why = Why(chosen=tell(chosen), candidates=weighed, standing=tuple(standing))
    return Thought(move_of(chosen.action), sum(candidate.visits for candidate in candidates), why)
