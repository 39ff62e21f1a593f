"""The coach's judgement: never illegal, of one mind with the experts, and its sums are the rules' own."""

from collections.abc import Sequence
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from pixtable.ai.coach import MISTAKE, Verdict, effects, foreseen, judge, turning_points
from pixtable.core.events import Ask, Move
from pixtable.core.game import Budget, Opponent
from pixtable.core.match import Deal, Match
from pixtable.core.open import sample_of
from pixtable.core.rules import ScoreLine
from pixtable.core.what_if import imagine_at
from pixtable.core.why import Answer, Weighed, Why
from pixtable.games import GAMES
from pixtable.games.pictoric.rules.events import TurnScored
from pixtable.games.pixies.rules.scoring import score
from pixtable.games.rhombs.rules.events import RoundScored
from pixtable.games.rhombs.rules.state import left_in
from pixtable.games.tactics.rules.field.board import Board

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


def coached(match: Match, n: int, simulations: int = 30, seed: int = 0) -> Verdict:
    """The verdict on step `n`, as the coach comes by it."""
    match.seek(n)
    step = match.steps[n]
    budget = Budget(simulations, told=200, also=step.move, counsels=True)
    pending = match.pending(step.seat)
    thought = match.game.mind.think(match.view(step.seat), step.seat, EXPERT, n + seed, budget, pending=pending)
    assert thought.move == thought.why.chosen.move
    return judge(match, n, match.game.codec.why(match.game.codec.encode(thought.why)))


def choices(match: Match) -> list[int]:
    """Where there was something to decide."""
    found = []
    for n, step in enumerate(match.steps):
        match.seek(n)
        if len(match.legal(step.seat)) > 1:
            found.append(n)
    return found


HARDLY_ANY = 0.01


def test_all_four_games_are_coached():
    assert set(RECKONING) >= {"pixies", "rhombs", "pictoric", "tactics"}


@pytest.mark.parametrize("game_id", RECKONING)
def test_the_best_move_is_legal_and_chances_are_shared_out(game_id):
    match = played(game_id, 40)
    judged = 0
    for n in choices(match)[::5]:
        verdict = coached(match, n)
        match.seek(n)
        assert match.refuse(verdict.seat, match.game.codec.move(msgspec.json.encode(verdict.best))) is None
        assert 0 <= verdict.loss <= 1
        if verdict.is_judged:
            judged += 1
            assert sum(verdict.standing) == pytest.approx(1, abs=0.01)
            assert len(verdict.standing) == match.deal.seats
    assert judged >= 3


@pytest.mark.parametrize("game_id", RECKONING)
@pytest.mark.thorough
def test_what_an_expert_plays_is_hardly_ever_called_a_mistake_and_chance_often_is(game_id):
    """Two minds that think at different tables agree; a mover by chance is found out."""
    by_chance = played(game_id, 60, seed=8)
    losses: dict[str, list[float]] = {"expert": [], "chance": []}
    for n in choices(by_chance)[6::6]:
        losses["chance"].append(coached(by_chance, n, 120).loss)
        match = by_chance.branch()
        match.seek(n)
        seat = by_chance.steps[n].seat
        pending = match.pending(seat)
        thought = match.game.mind.think(match.view(seat), seat, EXPERT, 900 + n, Budget(120), pending=pending)
        match.play(seat, thought.move)
        losses["expert"].append(coached(match, n, 120).loss)
    assert len(losses["expert"]) >= 5
    hardly_any = HARDLY_ANY * len(losses["expert"])  # where chance says nothing at all, nothing can be judged by it
    assert sum(losses["expert"]) <= max(hardly_any, sum(losses["chance"]) / 2)
    assert sum(loss >= MISTAKE for loss in losses["expert"]) <= len(losses["expert"]) / 5


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


def test_only_what_does_not_hang_on_chance_or_secrets_is_foreseen():
    """What an enemy leader loses is not known while it is secret; a blow that is seen is."""
    match, certain, left_open = played("tactics", 40), 0, 0
    for n, step in enumerate(match.steps):
        told = foreseen(match, n, step.seat, step.move)
        if not told:
            continue  # an answer in the middle of a move
        worlds = [imagine_at(match, n, step.seat, n + other) for other in (0, 1)]
        for line, *tried in zip(told, *(effects(it, it.n, step.seat, step.move) for it in worlds), strict=True):
            agree = tried[0].points == tried[1].points
            assert line.points == (tried[0].points if agree else 0)
            certain += agree and line.points != 0
            left_open += not agree
    assert certain
    assert left_open


def test_in_pictoric_the_cells_are_those_that_the_rules_grant():
    match = played("pictoric", 60)
    scored = 0
    for n, step in enumerate(match.steps):
        lines = [event.lines for event in step.events if isinstance(event, TurnScored)]
        for seat in range(match.deal.seats if lines else 0):
            then, now = (match.game.reckon(match.state_at(at), seat) for at in (n, n + 1))
            assert now[0].points - then[0].points == sum(line.points for line in lines[0][seat])
            scored += 1
    assert scored


def test_in_rhombs_the_tiles_count_what_the_rules_count_in_the_end():
    match = played("rhombs", 500)
    assert match.result is not None
    end = next(n for n, step in enumerate(match.steps) if any(isinstance(it, RoundScored) for it in step.events))
    state = match.state_at(end)
    for seat in range(match.deal.seats):
        held = sum(line.points for line in match.game.reckon(state, seat) if line.clause == "HX-41")
        assert held == -left_in(state.hands[seat]).total


def test_in_tactics_the_life_is_what_was_printed_less_the_damage():
    match = played("tactics", 120)
    state = match.state
    lines = {line.term: line.points for line in match.game.reckon(state, 0)}
    leaders = [state.leader(seat) for seat in (0, 1)]
    assert all(leaders)
    left = [Board(state).life(leader) - leader.damage for leader in leaders]
    assert (lines["leader"], lines["enemy_leader"]) == (left[0], -left[1])
    assert lines["cards"] == len(state.hands[0])


def test_in_pixies_the_terms_add_up_to_the_score():
    match = played("pixies", 16)
    state = match.state
    for seat in range(match.deal.seats):
        lines = match.game.reckon(state, seat)
        assert sum(line.points for line in lines) == score(state.gardens[seat], state.round).total + state.totals[seat]


def test_what_both_bring_is_told_by_the_rules_where_a_mind_told_nothing():
    match = played("pixies", 12)
    n = next(n for n in range(12) if _legal_at(match, n) > 2)
    found = weighing(match, n, 0.4, 0.7)
    own, best = judge(match, n, found).brought
    seat = match.steps[n].seat
    assert list(own) == effects(match, n, seat, match.steps[n].move)
    assert list(best) == effects(match, n, seat, found.chosen.move)


def test_what_both_bring_is_told_in_the_terms_of_a_mind_that_has_some():
    match = played("pixies", 12)
    n = next(n for n in range(12) if _legal_at(match, n) > 2)
    found = weighing(match, n, 0.4, 0.7)
    told = [ScoreLine(1, "luck", "PX-1", round(10 * one.worth)) for one in found.moves]
    found = why([replace(one, terms=(line,)) for one, line in zip(found.moves, told, strict=True)], found.standing)
    assert judge(match, n, found).brought == ((told[1],), (told[0],))


def test_how_the_best_goes_on_is_kept_with_the_verdict():
    match = played("pixies", 12)
    n = next(n for n in range(12) if _legal_at(match, n) > 2)
    found = weighing(match, n, 0.4, 0.7)
    then = (Answer(Ask(0, "target", (1, 2), "PX-1"), 2),)
    found = why([replace(found.moves[0], then=then), *found.moves[1:]], found.standing)
    assert judge(match, n, found).then == then


def test_an_answer_of_which_no_mind_told_anything_brings_nothing_that_is_known():
    match = played("tactics", 60)
    n = next(n for n, step in enumerate(match.steps) if match.half_made_at(n) is not None and _legal_at(match, n) > 1)
    assert judge(match, n, weighing(match, n, 0.4, 0.7)).brought == ((), ())


def weighed(move: Move, worth: float) -> Weighed:
    return Weighed(move=move, worth=worth)


def why(moves: Sequence[Weighed], standing: Sequence[float]) -> Why:
    return Why(chosen=moves[0], candidates=moves, standing=tuple(standing))


def weighing(match: Match, n: int, *worths: float) -> Why:
    moves = [move for move in match.legal(match.steps[n].seat) if move != match.steps[n].move]
    own = weighed(match.steps[n].move, worths[0])
    others = [weighed(move, worth) for move, worth in zip(moves, worths[1:], strict=False)]
    found = sorted([own, *others], key=lambda one: -one.worth)
    seat, best = match.steps[n].seat, found[0].worth
    return why(found, [best if one == seat else 1 - best for one in (0, 1)])


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
    found = weighing(match, n, 0.0, 0.7, 0.5)
    others = [one for one in found.moves if one.worth]
    assert judge(match, n, why(others, found.standing)).loss == pytest.approx(0.2)


def test_worths_that_do_not_add_up_to_one_are_chances_all_the_same():
    """Four who are each even with the best of the others have a chance of a quarter, and lose accordingly less."""
    match = Match.start(GAMES["pixies"], Deal(4, 1))
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[0])
    own, better = match.steps[0].move, match.rules.legal(match.state_at(0), seat)[1]
    verdict = judge(match, 0, why([weighed(better, 0.5), weighed(own, 0.25)], [0.5] * 4))
    assert verdict.standing == (0.25,) * 4
    assert verdict.loss == pytest.approx(0.125)


def test_of_partners_each_has_the_chance_of_the_side():
    match = Match.start(GAMES["tactics"], Deal(4, 1, {"variant": "cross"}))
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[0])
    moves = [weighed(move, 0.5) for move in match.rules.legal(match.state_at(0), seat)[:2]]
    assert judge(match, 0, why(moves, [0.5] * 4)).standing == (0.5,) * 4


def test_what_was_decided_by_a_rule_of_thumb_is_not_judged():
    match = played("pixies", 4)
    verdict = judge(match, 0, why(weighing(match, 0, 0.1, 0.9).moves, ()))
    assert not verdict.is_judged
    assert not verdict.is_mistake


def test_turning_points_are_the_dearest_three_in_the_order_of_play():
    losses = {1: 0.1, 2: 0.0, 3: 0.4, 4: MISTAKE, 5: 0.3, 6: 0.2}
    verdicts = [Verdict(n, 0, (0.5, 0.5), loss, {}, is_best=not loss) for n, loss in losses.items()]
    assert [verdict.n for verdict in turning_points(verdicts)] == [3, 5, 6]
