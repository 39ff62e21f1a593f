"""The opponents of Pixel Tactics: search over imagined hands and decks, and two yardsticks that do not search."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from pixtable.ai.ismcts import Candidate, search
from pixtable.ai.levels import YARDSTICKS, choose
from pixtable.ai.model import NOBODY, RulesModel, RulesWorld
from pixtable.core.chance import Chance, Rng
from pixtable.core.events import Ask, Choose, Move, Seat
from pixtable.core.game import Begun, Budget, Opponent, Pending, Thought
from pixtable.core.resolve import WrongAnswer, resolve
from pixtable.games.tactics.board import Board
from pixtable.games.tactics.evaluation import worths
from pixtable.games.tactics.moves import ChooseLeader
from pixtable.games.tactics.personas import PERSONAS, PLAIN, Weights
from pixtable.games.tactics.points import LEADERS
from pixtable.games.tactics.priors import prior
from pixtable.games.tactics.roster import is_back, name_of, owner_of
from pixtable.games.tactics.rules import TacticsRules
from pixtable.games.tactics.secrets import unknown_cards
from pixtable.games.tactics.state import TacticsState

RULES = TacticsRules()
CANDIDATES_TOLD = 3
LIKES_LEADER = 0.15
"""How much more often a persona believes to win with a leader that it likes."""
TRIES = 6
"""Worlds that are thought up to find one in which the half-made move asks the same question."""


class Level(NamedTuple):
    """`glances`: worlds in which each move is tried once before the best `width` of them are searched."""

    simulations: int
    glances: int
    width: int
    slip: float


LEVELS = {
    "easy": Level(simulations=0, glances=1, width=4, slip=0.4),
    "normal": Level(simulations=80, glances=1, width=6, slip=0.1),
    "hard": Level(simulations=400, glances=2, width=8, slip=0.0),
    "expert": Level(simulations=1600, glances=3, width=10, slip=0.0),
}
SIMULATIONS_A_GLANCE = 100
"""Who has little time does not look at everything twice."""
DEEPER_WIDTH = 7
"""How many moves search looks at where it is not the root."""


class TacticsModel(RulesModel):
    """One match seen from one seat. Worlds are not played out: they are judged where search stops."""

    def __init__(self, view: TacticsState, seat: Seat, weights: Weights, pending: Pending | None) -> None:
        super().__init__(RULES, view, seat, lambda state: worths(state, view.match, seat, weights))
        self._match = view.match
        self._ask = pending.ask if pending else None
        self._begun = pending.begun if pending else None
        self.root: Sequence[Move] = ()
        """The moves that are worth searching here; all of them, if none are named."""

    def sample(self, rng: Rng) -> RulesWorld:
        if self._begun is None or self._ask is None:
            return super().sample(rng)
        for _ in range(TRIES):
            with suppress(WrongAnswer):
                world = _half_made(self._begun, self._ask, self._seat, rng)
                if world.ask and set(world.ask.options) == set(self._ask.options):
                    return world
        raise NoSuchWorld

    def actor(self, world: RulesWorld) -> Seat:
        if world.ask is None and world.state.match != self._match:
            return NOBODY
        return super().actor(world)

    def actions(self, world: RulesWorld) -> Sequence[Move]:
        actions = super().actions(world)
        if world.steps == 0 and self.root and (world.ask is None or world.ask == self._ask):
            return [action for action in self.root if action in actions] or actions
        if world.ask or len(actions) <= DEEPER_WIDTH:
            return actions
        board, seat = Board(world.state), self.actor(world)
        return sorted(actions, key=lambda move: -prior(board, seat, move))[:DEEPER_WIDTH]

    def finish(self, world: RulesWorld, rng: Rng) -> Sequence[float]:
        return self._worth(world.state)

    # A first glance

    def glance(self, action: Move, world: RulesWorld) -> float:
        """What an action is worth at once, if whoever is asked answers as it looks best to them."""
        mine = RulesWorld(world.state, world.seed)
        mine.steps, mine.ask, mine.begun = world.steps, world.ask, world.begun
        self.play(mine, action)
        while mine.ask:
            self._answer_well(mine)
        return self._worth(mine.state)[self._seat]

    def _answer_well(self, world: RulesWorld) -> None:
        assert world.ask
        assert world.begun
        asked, best, best_worth = world.ask.seat, world, -1.0
        begun = world.begun
        for option in world.ask.options:
            tried = RulesWorld(world.state, world.seed)
            tried.steps, tried.ask, tried.begun = world.steps, world.ask, begun
            self.play(tried, Choose(option))
            worth = self._worth(tried.state)[asked]
            if worth > best_worth:
                best, best_worth = tried, worth
        world.state, world.ask, world.begun = best.state, best.ask, best.begun


class NoSuchWorld(Exception):
    """No world could be thought up in which the same question comes up."""


def _half_made(begun: Begun, ask: Ask, seat: Seat, rng: Rng) -> RulesWorld:
    """A world before the move, in which the cards that the question has shown lie where they were seen."""
    before = _with_seen(RULES.determinize(begun.before, seat, rng), begun, ask, seat)
    world = RulesWorld(before.copy(), rng.getrandbits(32))
    run = resolve(RULES, world.state, seat, begun.move, Chance(world.seed, 0), answers=begun.answers)
    world.ask, world.begun = run.ask, (before, seat, begun.move, begun.answers)
    return world


def _with_seen(world: TacticsState, begun: Begun, ask: Ask, seat: Seat) -> TacticsState:
    """One's own were on top of the deck, those of others in their hands."""
    unknown = unknown_cards(begun.before, seat)
    for card in reversed([card for card in (*begun.answers, *ask.options) if isinstance(card, int)]):
        owner = owner_of(card)
        if owner >= world.seats or card not in unknown[owner]:
            continue
        if owner == seat and card in world.decks[seat]:
            world.decks[seat].remove(card)  # the lists of an imagined world are its own
            world.decks[seat].append(card)
        elif owner != seat and card in world.decks[owner]:
            hand = world.hands[owner]
            swapped = next((other for other in hand if other not in ask.options and owner_of(other) == owner), None)
            if swapped is not None:
                world.decks[owner][world.decks[owner].index(card)] = swapped
                hand[hand.index(swapped)] = card
                hand.sort()
    return world


class TacticsMind:
    """Every opponent of Pixel Tactics by name: the levels, and the yardsticks."""

    levels = (*LEVELS, *YARDSTICKS)
    personas = tuple(PERSONAS)

    def think(
        self,
        view: TacticsState,
        seat: Seat,
        opponent: Opponent,
        seed: int,
        budget: Budget,
        *,
        pending: Pending | None = None,
    ) -> Thought:
        rng = Rng(seed)
        weights = PERSONAS[opponent.persona] if opponent.persona else PLAIN
        options = [Choose(option) for option in pending.ask.options] if pending else RULES.legal(view, seat)
        if len(options) == 1:
            return _thought([Candidate(options[0], 1, 0.5)])
        if opponent.level == "random":
            return _thought([Candidate(rng.choice(options), 1, 0.5)])
        if view.phase == "leader" and pending is None:
            return _thought(_leaders(options, weights, rng))
        if pending and pending.begun is None:
            return _thought(_answers(pending.ask, view, seat, rng))
        level = LEVELS.get(opponent.level, Level(simulations=0, glances=1, width=1, slip=0.0))
        model = TacticsModel(view, seat, weights, pending)
        try:
            candidates = _candidates(model, options, level, budget, rng)
        except NoSuchWorld:
            assert pending
            candidates = _answers(pending.ask, view, seat, rng)
        return _thought(candidates, choose(candidates, level.slip, 0.0, rng))


def _candidates(
    model: TacticsModel, options: Sequence[Move], level: Level, budget: Budget, rng: Rng
) -> list[Candidate[Move]]:
    """A glance at every move; then the best of them are searched, as far as the level goes."""
    simulations = level.simulations if budget.simulations is None else min(level.simulations, budget.simulations)
    glanced = _glanced(model, options, min(level.glances, 1 + simulations // SIMULATIONS_A_GLANCE), rng)
    if not simulations or budget.expired():
        return glanced
    model.root = [candidate.action for candidate in glanced[: level.width]]
    found = search(model, simulations, budget.expired, rng)
    return found or glanced


def _glanced(model: TacticsModel, options: Sequence[Move], glances: int, rng: Rng) -> list[Candidate[Move]]:
    worlds = [model.sample(rng) for _ in range(glances)]
    candidates = []
    for option in options:
        tried = [model.glance(option, world) for world in worlds if option in model.actions(world)]
        if tried:
            candidates.append(Candidate(option, len(tried), sum(tried) / len(tried) + 1e-6 * rng.random()))
    return sorted(candidates, key=lambda candidate: -candidate.worth)


def _leaders(options: Sequence[Any], weights: Weights, rng: Rng) -> list[Candidate[Move]]:
    def worth(move: ChooseLeader) -> float:
        name = name_of(move.card)
        return LEADERS.get(name, 0.5) + (LIKES_LEADER if name in weights.leaders else 0.0) + 0.05 * rng.random()

    return sorted((Candidate(move, 1, worth(move)) for move in options), key=lambda candidate: -candidate.worth)


def _answers(ask: Ask, view: TacticsState, seat: Seat, rng: Rng) -> list[Candidate[Move]]:
    """A rule of thumb, where the question comes from somebody else's move and cannot be tried out."""
    board = Board(view)

    def worth(option: int | str) -> float:
        if option in ("yes", "no", "done"):
            return 0.6 if option == "yes" else 0.4
        unit = board.now(int(option)) if ask.prompt not in ("place", "amount") else None
        if unit is None:
            keeps = isinstance(option, int) and not is_back(option) and ask.prompt == "discard"
            return 0.5 - (0.02 * _card_worth(int(option)) if keeps else 0.0) + 0.01 * rng.random()
        hurt = min(1.0, unit.damage / max(1, board.life(unit)))
        strength = 0.02 * board.attack(unit)
        return 0.5 + strength + (0.3 * hurt if ask.prompt in ("heal", "split_heal") else 0.1 * hurt)

    return sorted((Candidate(Choose(one), 1, worth(one)) for one in ask.options), key=lambda found: -found.worth)


def _card_worth(card: int) -> float:
    return 10 * LEADERS.get(name_of(card), 0.5)


def _thought(candidates: Sequence[Candidate[Move]], chosen: Candidate[Move] | None = None) -> Thought:
    def told(candidate: Candidate[Move]) -> dict[str, Any]:
        return {"move": candidate.action, "visits": candidate.visits, "worth": round(candidate.worth, 4)}

    best = chosen or candidates[0]
    why = {"chosen": told(best), "candidates": [told(candidate) for candidate in candidates[:CANDIDATES_TOLD]]}
    return Thought(best.action, sum(candidate.visits for candidate in candidates), why)
