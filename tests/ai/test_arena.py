"""Arena: both opponents get the same deals and the same seats, and luck is told from strength."""

import dataclasses

import pytest

from pixtable.ai.arena import Length, Outcome, Pairing, WinRate, mean_terms, outcome_of, play_game, wilson
from pixtable.core.game import Budget, Opponent, Pending, Thought
from pixtable.core.rules import Result, ScoreLine
from pixtable.core.why import Weighed, Why
from pixtable.games.pixies import GAME
from pixtable.games.pixies.rules.state import UNSEEN, PixiesState
from pixtable.tools.arena.runners import Fixture, play_here, play_in_processes

EASY, RANDOM = Opponent("easy"), Opponent("random")


class Witness:
    """A mind that takes the first legal move, and remembers what it was shown."""

    levels = ("easy", "random")
    personas = ()

    def __init__(self) -> None:
        self.shown: list[tuple[PixiesState, int, Opponent, int]] = []

    def think(
        self,
        view: PixiesState,
        seat: int,
        opponent: Opponent,
        seed: int,
        budget: Budget,
        *,
        pending: Pending | None = None,
    ) -> Thought:
        self.shown.append((view, seat, opponent, seed))
        move = GAME.rules.legal(view, seat)[0]
        return Thought(move, 0, Why(chosen=Weighed(move=move, worth=0.0), candidates=[]))


def witnessed(seats: int, number: int) -> Witness:
    witness = Witness()
    play_game(dataclasses.replace(GAME, mind=witness), Pairing(seats, EASY, RANDOM), number)
    return witness


def result(*scores: int) -> Result:
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    lines = tuple((ScoreLine(1, "zone", "PX-42", score - 1), ScoreLine(1, "symbols", "PX-41", 1)) for score in scores)
    return Result(scores, winners, ranks=(), breakdown=lines)


def outcome(number: int, credit: float, lead: float = 0.0) -> Outcome:
    return Outcome(number, credit, lead, {})


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_opponents_sit_in_turn_and_swap_seats_in_every_second_game(seats: int) -> None:
    for number, (even, odd) in enumerate([(EASY, RANDOM), (RANDOM, EASY), (EASY, RANDOM)]):
        for _, seat, opponent, _ in witnessed(seats, number).shown:
            assert opponent == (odd if seat % 2 else even)


def test_two_games_share_a_deal_and_the_next_two_share_another() -> None:
    rows = [witnessed(2, number).shown[0][0].row for number in range(4)]
    assert rows[0] == rows[1]
    assert rows[2] == rows[3]
    assert rows[0] != rows[2]


def test_another_seed_gives_other_deals() -> None:
    deals = {Pairing(2, EASY, RANDOM, seed=seed).deal(number).seed for seed in range(20) for number in range(0, 40, 2)}
    assert len(deals) == 400


def test_opponents_see_only_their_view() -> None:
    assert all(set(view.deck) <= {UNSEEN} for view, *_ in witnessed(2, 0).shown)


def test_nobody_thinks_about_an_only_move() -> None:
    assert all(len(GAME.rules.legal(view, seat)) > 1 for view, seat, *_ in witnessed(2, 0).shown)


def test_every_thought_has_its_own_seed() -> None:
    seeds = [seed for *_, seed in witnessed(2, 0).shown]
    assert len(set(seeds)) == len(seeds)


def test_the_same_game_comes_out_the_same() -> None:
    pairing = Pairing(3, EASY, RANDOM, simulations=8, seed=5)
    assert play_game(GAME, pairing, 1) == play_game(GAME, pairing, 1)


def test_victory_is_credited_to_whoever_sat_on_the_winning_seat() -> None:
    pairing = Pairing(2, EASY, RANDOM)
    assert outcome_of(result(9, 4), pairing, 0) == Outcome(0, 1.0, 5.0, {"zone": 5.0, "symbols": 0.0})
    assert outcome_of(result(9, 4), pairing, 1) == Outcome(1, 0.0, -5.0, {"zone": -5.0, "symbols": 0.0})


def test_a_mean_length_is_told_with_its_interval() -> None:
    length = Length.of([4, 6, 8])
    assert (length.mean, length.longest) == (6, 8)
    assert length.give == pytest.approx(1.96 * 2 / 3**0.5, rel=1e-3)
    assert Length.of([5]).give == 0


def test_shared_victory_is_credited_by_shares() -> None:
    assert outcome_of(result(7, 7), Pairing(2, EASY, RANDOM), 0).credit == 0.5
    assert outcome_of(result(7, 7, 7, 3), Pairing(4, EASY, RANDOM), 0).credit == pytest.approx(2 / 3)


def test_an_odd_number_of_seats_is_balanced_by_the_swap() -> None:
    pairing = Pairing(3, EASY, RANDOM)
    everybody_wins = [outcome_of(result(7, 7, 7), pairing, number) for number in (0, 1)]
    assert [each.credit for each in everybody_wins] == pytest.approx([2 / 3, 1 / 3])
    assert WinRate.of("easy", everybody_wins).rate == pytest.approx(0.5)


def test_points_are_means_over_the_seats_of_either_side() -> None:
    assert outcome_of(result(10, 5, 20), Pairing(3, EASY, RANDOM), 0).lead == 10.0


@pytest.mark.parametrize(
    ("won", "n", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0)],
)
def test_wilson_interval_has_its_known_values(won: int, n: int, low: float, high: float) -> None:
    assert wilson(won / n, n) == pytest.approx((low, high), abs=5e-5)


def test_win_rate_reads_as_a_sentence() -> None:
    outcomes = [outcome(number, credit=float(number < 312), lead=6.25) for number in range(400)]
    assert str(WinRate.of("hard", outcomes)) == "hard 78.0 % (95 %: 73.7-81.8, n=400), +6.2 points"


def test_a_rate_is_clear_only_when_its_lower_bound_is_above_half() -> None:
    assert WinRate.of("a", [outcome(n, float(n < 60)) for n in range(100)]).is_clear
    assert not WinRate.of("a", [outcome(n, float(n < 6)) for n in range(10)]).is_clear


def test_terms_are_averaged_over_games_even_those_that_some_games_lack() -> None:
    outcomes = [Outcome(0, 1, 2, {"zone": 2.0}), Outcome(1, 0, -1, {"zone": -1.0, "carried": 4.0})]
    assert mean_terms(outcomes) == {"zone": 0.5, "carried": 2.0}


def test_two_processes_play_the_same_games_as_one() -> None:
    fixture = Fixture("pixies", Pairing(2, EASY, RANDOM, simulations=4, seed=3), games=7)
    here = [each for chunk in play_here(fixture) for each in chunk]
    there = [each for chunk in play_in_processes(fixture, jobs=2) for each in chunk]
    assert [each.number for each in here] == list(range(7))
    assert sorted(there, key=lambda each: each.number) == here
