"""The opponents of Pixel Tactics: the levels, and the scripts and yardsticks that they are measured against."""

from collections.abc import Sequence
from typing import Any

from pixtable.ai.ismcts import Candidate
from pixtable.ai.levels import YARDSTICKS, choose
from pixtable.core.chance import Rng
from pixtable.core.events import Ask, Choose, Move, Seat
from pixtable.core.game import Budget, Opponent, Pending, Thought
from pixtable.core.why import Weighed, Why
from pixtable.games.tactics.mind import evaluation, thumb
from pixtable.games.tactics.mind.counsel import Counsel, with_leaders_told, with_terms
from pixtable.games.tactics.mind.idling import without_idling
from pixtable.games.tactics.mind.personas import PERSONAS, PLAIN, Weights
from pixtable.games.tactics.mind.points import LEADERS
from pixtable.games.tactics.mind.priors import prior
from pixtable.games.tactics.mind.searching import Level, weighed
from pixtable.games.tactics.mind.turns import Width
from pixtable.games.tactics.mind.worlds import BY_NUMBER, RULES, NoSuchWorld, TacticsModel
from pixtable.games.tactics.mind.yardsticks import SCRIPTS
from pixtable.games.tactics.rules.decks.roster import is_back, name_of
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.moves import ChooseLeader, Pass, PlayOperation, SendSignal
from pixtable.games.tactics.rules.state import TacticsState

PUZZLED, AT_A_GLANCE = "greedy", 7
"""Who answers in puzzles judges by rule of thumb, and so many moves: what is learned anew must not change a proof."""
LIKES_LEADER = 0.15
"""How much more often a persona believes to win with a leader that it likes."""

LEVELS = {
    "easy": Level(slip=0.3, overlooks=0.5),
    "normal": Level(slip=0.1, width=Width(12, 3)),
    "hard": Level(width=Width(60, 12), simulations=24, turns=8, reply=Width(8, 2), nodes=2500),
    "expert": Level(width=Width(80, 24), simulations=96, turns=12, reply=Width(10, 3), nodes=6000),
}


class TacticsMind:
    """Every opponent of Pixel Tactics by name: the levels, and the yardsticks."""

    levels = (*LEVELS, *SCRIPTS, *YARDSTICKS)
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
        level = LEVELS.get(opponent.level, Level())
        is_puzzled = opponent.level == PUZZLED
        if is_puzzled and not pending:
            options = _most_promising(options, view, seat)
        judge = thumb.worths if is_puzzled else evaluation.worths
        model = TacticsModel(view, seat, weights, pending, judge)
        try:
            if opponent.level in SCRIPTS:
                return _thought(SCRIPTS[opponent.level](model, seat, options, budget, rng), budget.told)
            if level.width and pending is None and not isinstance(budget.also, Pass):
                options = without_idling(options, view, seat)
            candidates, standing = weighed(model, options, level, budget, rng)
        except NoSuchWorld:
            assert pending
            candidates, standing = _answers(pending.ask, view, seat, rng), []
        thought = _thought(candidates, budget.told, choose(candidates, level.slip, 0.0, rng), standing)
        return with_terms(thought, Counsel(model, seat, rng)) if standing and budget.counsels else thought


def _worth_a_thought(view: TacticsState, seat: Seat) -> Sequence[Move]:
    """Signals change nothing that an opponent could look forward to."""
    legal = RULES.legal(view, seat)
    return [move for move in legal if not isinstance(move, SendSignal)] if view.in_teams else legal


def _most_promising(options: Sequence[Move], view: TacticsState, seat: Seat) -> list[Move]:
    board = Board(view)
    chosen = sorted(options, key=lambda move: -prior(board, seat, move))[:AT_A_GLANCE]
    return [option for option in options if option in chosen]


def _one_of_each(options: Sequence[Move], played: Move | None) -> list[Move]:
    """Nobody is advised to lay an operation on another of the free places: they are all alike."""
    places: dict[object, Move] = {}
    for option in options:
        if option == played or _deed(option) not in places:
            places[_deed(option)] = option
    return list(places.values())


def _deed(move: Move) -> object:
    return ("operation", move.card) if isinstance(move, PlayOperation) else move


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
