"""The coach's judgement: never illegal, of one mind with the experts, and its sums are the rules' own."""

from random import Random

import msgspec
import pytest

from pixtable.ai.coach import MISTAKE, Verdict, Weighed, difference, effects, judge, turning_points, weighed
from pixtable.core.game import Budget, Opponent
from pixtable.core.match import Deal, Match
from pixtable.core.open import sample_of
from pixtable.games import GAMES
from pixtable.games.pixies.scoring import score

EXPERT = Opponent("expert")
RECKONING = [game_id for game_id in GAMES if GAMES[game_id].reckon]


def played(game_id: str, moves: int, seed: int = 3) -> Match:
    game, rng = GAMES[game_id], Random(seed)
    match = Match.start(game, Deal(game.seats[0], seed))
    while match.to_act and match.n < moves:
        seat = match.to_act[0]
        match.play(seat, sample_of(rng.choice(match.legal(seat))))
    return match


def as_data(match: Match, move: object) -> dict:
    return msgspec.json.decode(match.game.codec.encode(move))


@pytest.mark.parametrize("game_id", RECKONING)
def test_the_best_move_is_legal_and_the_experts_own(game_id):
    match = played(game_id, 24)
    for n in range(4, match.n, 7):
        match.seek(n)
        seat = match.steps[n].seat
        budget = Budget(30, told=200)
        thought = match.game.mind.think(match.view(seat), seat, EXPERT, n, budget, pending=match.pending(seat))
        why = msgspec.json.decode(match.game.codec.encode(thought.why))
        verdict = judge(match, n, weighed(why))
        best = match.game.codec.move(msgspec.json.encode(verdict.best))
        assert best == thought.move
        assert match.refuse(seat, best) is None
        assert 0 <= verdict.loss <= 1


@pytest.mark.parametrize("game_id", RECKONING)
def test_effects_are_what_the_rules_say_before_and_after(game_id):
    match = played(game_id, 20)
    reckon = match.game.reckon
    for n in range(0, match.n, 3):
        step = match.steps[n]
        if match.half_made_at(n) is not None:
            continue
        before, after = reckon(match.state_at(n), step.seat), reckon(match.state_at(n + 1), step.seat)
        told = effects(match, n, step.seat, step.move)
        assert [line.points for line in told] == [b.points - a.points for a, b in zip(before, after, strict=True)]


def test_in_pixies_the_terms_add_up_to_the_score():
    match = played("pixies", 16)
    state = match.state
    for seat in range(match.deal.seats):
        lines = match.game.reckon(state, seat)
        assert sum(line.points for line in lines) == score(state.gardens[seat], state.round).total + state.totals[seat]


def test_a_difference_names_only_terms_that_differ():
    match = played("pixies", 12)
    match.seek(8)
    own = match.steps[8]
    for other in match.legal(own.seat):
        lines = difference(match, 8, other)
        assert all(line.points for line in lines)
        if other == own.move:
            assert lines == ()


def weighing(match: Match, n: int, *worths: float) -> list[Weighed]:
    moves = [move for move in match.legal(match.steps[n].seat) if move != match.steps[n].move]
    own = Weighed(as_data(match, match.steps[n].move), worths[0])
    return sorted(
        [own, *(Weighed(as_data(match, move), w) for move, w in zip(moves, worths[1:], strict=False))],
        key=lambda one: -one.worth,
    )


def test_the_best_move_costs_nothing_and_a_worse_one_its_difference():
    match = played("pixies", 12)
    n = next(n for n in range(12) if _legal_at(match, n) > 2)
    match.seek(n)
    assert judge(match, n, weighing(match, n, 0.7, 0.4)).is_best
    worse = judge(match, n, weighing(match, n, 0.4, 0.7))
    assert worse.loss == pytest.approx(0.3)
    assert worse.is_mistake
    assert judge(match, n, weighing(match, n, 0.69, 0.7)).is_best  # as good as


def _legal_at(match: Match, n: int) -> int:
    match.seek(n)
    return len(match.legal(match.steps[n].seat))


def test_a_move_that_was_not_looked_at_is_no_better_than_the_least_that_was():
    match = played("pixies", 12)
    n = next(n for n in range(12) if _legal_at(match, n) > 2)
    match.seek(n)
    others = [one for one in weighing(match, n, 0.0, 0.7, 0.5) if one.worth]
    assert judge(match, n, others).loss == pytest.approx(0.2)


def test_turning_points_are_the_dearest_three_in_the_order_of_play():
    losses = {1: 0.1, 2: 0.0, 3: 0.4, 4: MISTAKE, 5: 0.3, 6: 0.2}
    verdicts = [Verdict(n, 0, 0.5, loss, {}, is_best=not loss) for n, loss in losses.items()]
    assert [verdict.n for verdict in turning_points(verdicts)] == [3, 5, 6]
