"""Search: it finds what is best, keeps to its budget, and depends on nothing but its seed."""

from collections.abc import Sequence
from random import Random

from pixtable.ai.ismcts import CLOCK_EVERY, search
from pixtable.ai.model import NOBODY, RulesModel
from pixtable.core.game import never
from pixtable.core.match import Deal, Match
from pixtable.games.pixies import GAME
from pixtable.games.pixies.mind.bot import PixiesModel
from pixtable.games.pixies.mind.fast import move_of
from pixtable.games.pixies.mind.personas import PLAIN
from pixtable.games.pixies.rules.state import PixiesState


class Nim:
    """Take one to three stones; whoever takes the last one wins."""

    def __init__(self, stones: int) -> None:
        self._stones = stones

    def sample(self, rng: Random) -> list[int]:
        return [self._stones, 0]  # what is left, and whose turn it is

    def actor(self, world: list[int]) -> int:
        return world[1] if world[0] else NOBODY

    def actions(self, world: list[int]) -> Sequence[int]:
        return range(1, min(3, world[0]) + 1)

    def play(self, world: list[int], action: int) -> None:
        world[0] -= action
        world[1] = 1 - world[1]

    def finish(self, world: list[int], rng: Random) -> Sequence[float]:
        while world[0]:
            self.play(world, rng.choice(self.actions(world)))
        winner = 1 - world[1]
        return [float(seat == winner) for seat in (0, 1)]


class HiddenCoin(Nim):
    """A coin that mostly shows 1, but the seat cannot see it: guess it, or take a sure half."""

    def __init__(self) -> None:
        super().__init__(1)

    def sample(self, rng: Random) -> list[int]:
        return [1, 0, int(rng.random() < 0.8), -1]

    def actions(self, world: list[int]) -> Sequence[int]:
        return (0, 1, 2)

    def play(self, world: list[int], action: int) -> None:
        world[0], world[3] = 0, action

    def finish(self, world: list[int], rng: Random) -> Sequence[float]:
        return [0.5] if world[3] == 2 else [float(world[3] == world[2])]


def points_shared(state: PixiesState) -> list[float]:
    whole = sum(state.totals) or 1
    return [total / whole for total in state.totals]


def test_finds_the_winning_move() -> None:
    for stones, winning in [(2, 2), (5, 1), (6, 2), (7, 3)]:
        best = search(Nim(stones), 800, never, Random(1)).candidates[0]
        assert best.action == winning
        assert best.worth > 0.9


def test_knows_that_nothing_helps_in_a_lost_position() -> None:
    assert all(candidate.worth < 0.2 for candidate in search(Nim(4), 800, never, Random(1)).candidates)


def test_does_not_see_through_what_is_hidden() -> None:
    best = search(HiddenCoin(), 2000, never, Random(1)).candidates[0]
    assert best.action == 1
    assert 0.7 < best.worth < 0.9  # it would be 1 for whoever saw the coin


def test_the_same_seed_gives_the_same_candidates() -> None:
    assert search(Nim(9), 100, never, Random(7)) == search(Nim(9), 100, never, Random(7))
    assert search(Nim(9), 100, never, Random(7)) != search(Nim(9), 100, never, Random(8))


def test_the_standing_is_what_the_game_was_worth_to_every_seat() -> None:
    won, lost = search(Nim(5), 800, never, Random(1)).standing, search(Nim(4), 800, never, Random(1)).standing
    assert won[0] > 0.85
    assert lost[0] < 0.15
    assert sum(won) == sum(lost) == 1.0  # one of the two wins every time


def test_makes_exactly_as_many_simulations_as_it_may() -> None:
    assert sum(candidate.visits for candidate in search(Nim(9), 123, never, Random(1)).candidates) == 123


def test_stops_once_its_time_is_over() -> None:
    looks = iter([False, False, True])
    candidates = search(Nim(9), 10_000, lambda: next(looks), Random(1)).candidates
    assert sum(candidate.visits for candidate in candidates) == 3 * CLOCK_EVERY


def test_simulates_at_least_once_even_without_time() -> None:
    assert search(Nim(9), 1, lambda: True, Random(1)).candidates


def test_compact_core_and_rules_offer_search_the_same_actions() -> None:
    match = Match.start(GAME, Deal(seats=2, seed=4, options={"rounds": 1}))
    dice = Random(4)
    while match.result is None:
        seat = match.to_act[0]
        view, legal = match.view(seat), match.legal(seat)
        enough = len(legal) * 2
        by_rules = search(RulesModel(GAME.rules, view, seat, points_shared), enough, never, Random(1)).candidates
        by_core = search(PixiesModel(view, seat, PLAIN, Random(1)), enough, never, Random(1)).candidates
        assert {each.action for each in by_rules} == {move_of(each.action) for each in by_core} == set(legal)
        match.play(seat, dice.choice(legal))


def test_search_by_the_rules_alone_plays_whole_legal_games() -> None:
    for seats in (2, 5):
        match = Match.start(GAME, Deal(seats, seed=seats, options={"rounds": 1}))
        while match.result is None:
            seat = match.to_act[0]
            model = RulesModel(GAME.rules, match.view(seat), seat, points_shared)
            match.play(seat, search(model, 6, never, Random(match.n)).candidates[0].action)
        assert max(match.result.scores) > 0
