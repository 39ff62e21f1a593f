"""What stands where is kept from state to state, and is always what a look at the field would find."""

import pytest

from pixtable.core.chance import Rng
from pixtable.core.match import Deal, Match
from pixtable.core.open import sample_of
from pixtable.games.tactics import GAME
from pixtable.games.tactics.rules.events import UnitsMoved
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Table, forget_standing, standing
from pixtable.games.tactics.rules.state import TacticsState

VARIANTS = [("classic", 2), ("siege", 2), ("duel_draft", 2), ("cross", 4), ("king", 6)]


def looked_up(state: TacticsState) -> Table:
    twin = state.copy()
    forget_standing(twin)
    return standing(twin)


def play_on(match: Match, dice: Rng) -> None:
    seat = match.to_act[0]
    moves = match.legal(seat)
    match.play(seat, sample_of(moves[int(dice.random() * len(moves))]))


@pytest.mark.parametrize(("variant", "seats"), VARIANTS)
def test_what_is_kept_is_what_stands_there(variant: str, seats: int) -> None:
    dice = Rng(4)
    match = Match.start(GAME, Deal(seats, 4, {"variant": variant, "deck": "both"}))
    for _ in range(400):
        if match.result is not None:
            break
        play_on(match, dice)
        assert standing(match.state) == looked_up(match.state)


def test_a_copy_that_changes_leaves_its_original_alone() -> None:
    dice = Rng(1)
    match = Match.start(GAME, Deal(2, 1))
    while not (match.result is None and Board(match.state).heroes(0) and Board(match.state).empty_spots(0)):
        play_on(match, dice)
    state = match.state.copy()
    for is_known in (False, True):
        forget_standing(state)
        before = looked_up(state)
        if is_known:
            standing(state)
        twin, hero = state.copy(), Board(state).heroes(0)[0]
        spot = next(spot for spot in Board(state).empty_spots(0) if spot // 3 != hero.spot // 3)
        GAME.rules.evolve(twin, UnitsMoved((hero.card,), (spot,), 0, "move"))
        assert standing(twin) == looked_up(twin)
        assert standing(state) == before


def test_a_unit_is_found_wherever_it_lay_in_another_game() -> None:
    """Where a card was seen last is only where it is looked for first."""
    for seed in range(3):
        dice = Rng(seed)
        match = Match.start(GAME, Deal(2, seed))
        for _ in range(60):
            play_on(match, dice)
            state = match.state
            for unit in state.field:
                assert unit is None or state.unit(unit.card) is unit
            assert state.unit(state.hands[0][0] if state.hands[0] else 999) is None
