"""The opponents of Pixies: search over the compact core, and two yardsticks that do not search."""

from collections.abc import Sequence
from math import exp

from pixtable.ai.ismcts import Candidate, search
from pixtable.ai.levels import LEVELS, YARDSTICKS, choose
from pixtable.core.chance import Rng
from pixtable.core.events import Move, Seat
from pixtable.core.game import Budget, Opponent, Pending, Thought
from pixtable.core.why import Weighed, Why
from pixtable.games.pixies.mind.fast import POPCOUNT, Action, FastRound, move_of
from pixtable.games.pixies.mind.likings import gain, liking_of
from pixtable.games.pixies.mind.personas import PERSONAS, PLAIN, Weights
from pixtable.games.pixies.rules.scoring import CLAUSES
from pixtable.games.pixies.rules.state import PixiesState

LEAD_THAT_DECIDES = (10.0, 14.0, 16.0)
"""By rounds still to come: the lead, in points, that makes winning about three to one. A late lead is worth more.
More than two rounds are like two."""


class PixiesModel:
    """One round seen from one seat. Playouts are random, and end where the round does."""

    def __init__(self, view: PixiesState, seat: Seat, weights: Weights, rng: Rng) -> None:
        self._root = FastRound.of(view, rng.random)
        self._totals = view.totals
        self._decides = LEAD_THAT_DECIDES[min(view.rounds - view.round, len(LEAD_THAT_DECIDES) - 1)]
        self._seat = seat
        self._weights = weights
        self._has_taste = weights._replace(whim=PLAIN.whim) != PLAIN
        self._tasted = 0
        self._usual_taste = 0.0

    def sample(self, rng: Rng) -> FastRound:
        return self._root.copy()  # its deck has no order: cards are drawn as they are dealt

    def actor(self, world: FastRound) -> Seat:
        return world.picker

    def actions(self, world: FastRound) -> list[Action]:
        return world.actions()

    def play(self, world: FastRound, action: Action) -> None:
        world.play(action)

    def finish(self, world: FastRound, rng: Rng) -> Sequence[float]:
        random = rng.random
        while world.picker >= 0:
            actions = world.actions()
            world.play(actions[int(random() * len(actions))])
        points = [total + sum(world.terms(seat)) for seat, total in enumerate(self._totals)]
        leads: list[float] = [_lead(points, seat) for seat in range(world.seats)]
        if self._has_taste:
            leads[self._seat] += self._taste(world, points)
        return [1.0 / (1.0 + exp(-lead / self._decides)) for lead in leads]

    def _taste(self, world: FastRound, points: list[int]) -> float:
        """How much more than usual this end is to my taste, in points.

        A persona that likes what nearly every end brings would otherwise feel sure to win, or to lose, whatever
        it does, and play blindly.
        """
        taste = _taste_of(world, self._seat, points, self._weights)
        self._tasted += 1
        self._usual_taste += (taste - self._usual_taste) / self._tasted
        return taste - self._usual_taste


def _lead(points: Sequence[int], seat: Seat) -> int:
    return points[seat] - _best_other(points, seat)


def _best_other(points: Sequence[int], seat: Seat) -> int:
    return max(score for other, score in enumerate(points) if other != seat)


def _taste_of(world: FastRound, seat: Seat, points: Sequence[int], weights: Weights) -> float:
    """What the weights add to a plain lead."""
    terms = world.terms(seat)
    liked = sum(gained * weight for gained, weight in zip(terms, weights, strict=False)) - sum(terms)
    hurried = weights.haste * POPCOUNT[world.occupied[seat]]
    return liked + hurried - (weights.rival - 1.0) * _best_other(points, seat)


class PixiesMind:
    """Every opponent of Pixies by name: the levels, and the yardsticks."""

    levels = (*LEVELS, *YARDSTICKS)
    personas = tuple(PERSONAS)

    def think(
        self,
        view: PixiesState,
        seat: Seat,
        opponent: Opponent,
        seed: int,
        budget: Budget,
        *,
        pending: Pending | None = None,
    ) -> Thought:
        """Nothing in Pixies asks in mid-effect: there is never a pending question."""
        rng = Rng(seed)
        if opponent.level in YARDSTICKS:
            return _without_search(view, seat, opponent.level, rng, budget.told)
        level = LEVELS[opponent.level]
        weights = PERSONAS[opponent.persona] if opponent.persona else PLAIN
        model = PixiesModel(view, seat, weights, rng)
        simulations = level.simulations if budget.simulations is None else budget.simulations
        candidates, standing = search(model, simulations, budget.expired, rng)
        if budget.counsels:  # the best there is, however little it is better
            return _thought(view, seat, candidates[0], candidates, budget.told, standing=standing)
        chosen = choose(candidates, level.slip, weights.whim, rng, liking_of(opponent.persona, view, seat))
        return _thought(view, seat, chosen, candidates, budget.told, standing=standing)


def _without_search(view: PixiesState, seat: Seat, yardstick: str, rng: Rng, told: int) -> Thought:
    """Greedy takes the most points now; both break ties, and random everything, by chance."""
    root = FastRound.of(view)
    actions = root.actions()
    rng.shuffle(actions)
    if yardstick == "greedy":
        actions.sort(key=lambda action: -sum(gain(root, seat, action)))
    candidates = [Candidate(action, 1, float(sum(gain(root, seat, action)))) for action in actions]
    return _thought(view, seat, candidates[0], candidates, told)


def _thought(
    view: PixiesState,
    seat: Seat,
    chosen: Candidate[Action],
    candidates: Sequence[Candidate[Action]],
    told: int,
    *,
    standing: Sequence[float] = (),
) -> Thought:
    root = FastRound.of(view)

    def tell(candidate: Candidate[Action]) -> Weighed[Move]:
        return Weighed(
            move=move_of(candidate.action),
            visits=candidate.visits,
            worth=round(candidate.worth, 4),
            gain=dict(zip(CLAUSES, gain(root, seat, candidate.action), strict=True)),
        )

    weighed = [tell(candidate) for candidate in candidates[:told]]
    why = Why(chosen=tell(chosen), candidates=weighed, standing=tuple(standing))
    return Thought(move_of(chosen.action), sum(candidate.visits for candidate in candidates), why)
