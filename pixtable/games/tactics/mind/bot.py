"""The opponents of Pixel Tactics: search over imagined hands and decks, and two yardsticks that do not search."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from pixtable.ai.ismcts import Candidate, Found, search
from pixtable.ai.levels import YARDSTICKS, choose
from pixtable.core.chance import Rng
from pixtable.core.events import Ask, Choose, Move, Seat
from pixtable.core.game import Budget, Opponent, Pending, Thought
from pixtable.core.why import Weighed, Why
from pixtable.games.tactics.mind.counsel import Counsel, with_leaders_told, with_terms
from pixtable.games.tactics.mind.personas import PERSONAS, PLAIN, Weights
from pixtable.games.tactics.mind.points import LEADERS
from pixtable.games.tactics.mind.worlds import BY_NUMBER, RULES, NoSuchWorld, TacticsModel
from pixtable.games.tactics.rules.decks.roster import is_back, name_of
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.moves import ChooseLeader, PlayOperation, SendSignal
from pixtable.games.tactics.rules.state import TacticsState

LIKES_LEADER = 0.15
"""How much more often a persona believes to win with a leader that it likes."""
CURIOSITY = 0.08
"""Moves differ by a few hundredths in the judgement of a field."""


class Level(NamedTuple):
    """`glances`: worlds in which each move is tried once before the best `width` of them are searched."""

    simulations: int
    glances: int
    width: int
    slip: float


LEVELS = {
    "easy": Level(simulations=0, glances=1, width=4, slip=0.4),
    "normal": Level(simulations=0, glances=1, width=4, slip=0.05),
    "hard": Level(simulations=80, glances=1, width=8, slip=0.0),
    "expert": Level(simulations=320, glances=2, width=10, slip=0.0),
}
FOLLOWED = 40
"""Simulations after which a move has been looked at well enough to be judged."""
SIMULATIONS_A_GLANCE = 100
"""Who has little time does not look at everything twice."""


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
        options = [Choose(option) for option in pending.ask.options] if pending else _worth_a_thought(view, seat)
        if budget.counsels:
            options = _one_of_each(options, budget.also)
        if len(options) == 1:
            return _thought([Candidate(options[0], 1, 0.5)], budget.told)
        if opponent.level == "random":
            return _thought([Candidate(rng.choice(options), 1, 0.5)], budget.told)
        if view.phase == "leader" and pending is None:
            return _leader(options, weights, budget, rng)
        if pending and pending.begun is None:
            return _thought(_answers(pending.ask, view, seat, rng), budget.told)
        level = LEVELS.get(opponent.level, Level(simulations=0, glances=1, width=1, slip=0.0))
        model = TacticsModel(view, seat, weights, pending)
        try:
            candidates, standing = _candidates(model, options, level, budget, rng)
        except NoSuchWorld:
            assert pending
            candidates, standing = _answers(pending.ask, view, seat, rng), []
        thought = _thought(candidates, budget.told, choose(candidates, level.slip, 0.0, rng), standing)
        return with_terms(thought, Counsel(model, seat, rng)) if standing and budget.counsels else thought


def _worth_a_thought(view: TacticsState, seat: Seat) -> Sequence[Move]:
    """Signals change nothing that an opponent could look forward to."""
    legal = RULES.legal(view, seat)
    return [move for move in legal if not isinstance(move, SendSignal)] if view.in_teams else legal


def _one_of_each(options: Sequence[Move], played: Move | None) -> list[Move]:
    """Nobody is advised to lay an operation on another of the free places: they are all alike."""
    places: dict[object, Move] = {}
    for option in options:
        if option == played or _deed(option) not in places:
            places[_deed(option)] = option
    return list(places.values())


def _deed(move: Move) -> object:
    return ("operation", move.card) if isinstance(move, PlayOperation) else move


def _candidates(model: TacticsModel, options: Sequence[Move], level: Level, budget: Budget, rng: Rng) -> Found[Move]:
    """A glance at every move; then the best of them are searched, as far as the level goes."""
    simulations = level.simulations if budget.simulations is None else min(level.simulations, budget.simulations)
    glanced = _glanced(model, options, min(level.glances, 1 + simulations // SIMULATIONS_A_GLANCE), rng)
    if not simulations or budget.expired():
        return Found(glanced, [])
    model.root = [candidate.action for candidate in glanced[: level.width]]
    if budget.also is not None and budget.also not in model.root:
        model.root.append(budget.also)
    model.judges_whole_moves = budget.counsels
    found = search(model, simulations, budget.expired, rng, curiosity=CURIOSITY, in_order=True)
    return found if budget.also is None else _looked_at_again(found, model, budget.also, budget, rng)


def _looked_at_again(found: Found[Move], model: TacticsModel, move: Move, budget: Budget, rng: Rng) -> Found[Move]:
    """What search gave up early looks worse than it is: a move that is to be judged is followed as others are."""
    candidates = found.candidates
    given_up = next((one for one in candidates if one.action == move and one.visits < FOLLOWED), None)
    if given_up is None:
        return found
    root, model.root = model.root, [move]
    again = search(model, FOLLOWED, budget.expired, rng, curiosity=CURIOSITY, in_order=True)
    model.root = root
    worth = next(one.worth for one in again.candidates if one.action == move)
    return found._replace(candidates=[one._replace(worth=worth) if one is given_up else one for one in candidates])


def _glanced(model: TacticsModel, options: Sequence[Move], glances: int, rng: Rng) -> list[Candidate[Move]]:
    worlds = [(world, set(model.actions(world))) for world in (model.sample(rng) for _ in range(glances))]
    candidates = []
    for option in options:
        tried = [model.glance(option, world) for world, actions in worlds if option in actions]
        if tried:
            candidates.append(Candidate(option, len(tried), sum(tried) / len(tried) + 1e-6 * rng.random()))
    return sorted(candidates, key=lambda candidate: -candidate.worth)


def _leader(options: Sequence[Any], weights: Weights, budget: Budget, rng: Rng) -> Thought:
    """By how often each wins, by taste, and a little by chance; to somebody who is advised, only the first is told."""

    def worth(move: ChooseLeader) -> float:
        name = name_of(move.card)
        fancy = 0.0 if budget.counsels else 0.05 * rng.random()
        return LEADERS.get(name, 0.5) + (LIKES_LEADER if name in weights.leaders else 0.0) + fancy

    leaders = sorted((Candidate(move, 1, worth(move)) for move in options), key=lambda candidate: -candidate.worth)
    return with_leaders_told(_thought(leaders, budget.told)) if budget.counsels else _thought(leaders, budget.told)


def _answers(ask: Ask, view: TacticsState, seat: Seat, rng: Rng) -> list[Candidate[Move]]:
    """A rule of thumb, where the question comes from somebody else's move and cannot be tried out."""
    board = Board(view)

    def worth(option: int | str) -> float:
        if option in ("yes", "no", "done"):
            return 0.6 if option == "yes" else 0.4
        if isinstance(option, str):  # a row, a number of the card: one is as good as another
            return 0.5 + 0.01 * rng.random()
        unit = board.now(option) if ask.prompt not in BY_NUMBER else None
        if unit is None:
            keeps = not is_back(option) and ask.prompt == "discard"
            return 0.5 - (0.02 * _card_worth(option) if keeps else 0.0) + 0.01 * rng.random()
        hurt = min(1.0, unit.damage / max(1, board.life(unit)))
        strength = 0.02 * board.attack(unit)
        return 0.5 + strength + (0.3 * hurt if ask.prompt in ("heal", "split_heal") else 0.1 * hurt)

    return sorted((Candidate(Choose(one), 1, worth(one)) for one in ask.options), key=lambda found: -found.worth)


def _card_worth(card: int) -> float:
    return 10 * LEADERS.get(name_of(card), 0.5)


def _thought(
    candidates: Sequence[Candidate[Move]],
    told: int,
    chosen: Candidate[Move] | None = None,
    standing: Sequence[float] = (),
) -> Thought:
    def tell(candidate: Candidate[Move]) -> Weighed[Move]:
        return Weighed(move=candidate.action, visits=candidate.visits, worth=round(candidate.worth, 4))

    best = chosen or candidates[0]
    weighed = [tell(candidate) for candidate in candidates[:told]]
    why = Why(chosen=tell(best), candidates=weighed, standing=tuple(standing))
    return Thought(best.action, sum(candidate.visits for candidate in candidates), why)
