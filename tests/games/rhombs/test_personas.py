"""Every character has a style that can be measured, beside somebody of the same level who has none."""

from collections.abc import Callable
from statistics import fmean

import pytest

from pixtable.core.game import Budget, Opponent, Thought
from pixtable.core.hexes import neighbours
from pixtable.core.match import Deal, Match
from pixtable.games.rhombs import GAME
from pixtable.games.rhombs.mind.fast import FastRound
from pixtable.games.rhombs.mind.outlook import outlook
from pixtable.games.rhombs.mind.personas import PERSONAS
from pixtable.games.rhombs.rules.legality import mobility, placements
from pixtable.games.rhombs.rules.moves import Place
from pixtable.games.rhombs.rules.state import RhombsState
from pixtable.games.rhombs.rules.tiles import TILES

GAMES = 6
Trait = Callable[[RhombsState, Thought, RhombsState], float | None]
"""A number for one placing: the state before it, the thought, the state after it. None where it says nothing."""


def freedom_of_the_next(before: RhombsState, thought: Thought, after: RhombsState) -> float:
    return mobility(after, after.mover)


def cells_it_had_to_those_of_the_others(before: RhombsState, thought: Thought, after: RhombsState) -> float:
    cells = {tile: len({(q, r) for q, r, _ in placements(before, tile)}) for tile in before.hands[before.mover]}
    return cells[thought.move.tile] - fmean(count for count in cells.values() if count)


def points_got_rid_of_early(before: RhombsState, thought: Thought, after: RhombsState) -> float | None:
    return TILES[thought.move.tile].points if len(before.table) < 25 else None


def tiles_of_the_other_beside_it(before: RhombsState, thought: Thought, after: RhombsState) -> float:
    around = neighbours((thought.move.q, thought.move.r))
    return sum(laid.cell in around and laid.seat != before.mover for laid in before.table)


def strays_from_the_best(before: RhombsState, thought: Thought, after: RhombsState) -> float:
    return thought.move != thought.why.candidates[0].move


def change_of_the_points_at_stake(before: RhombsState, thought: Thought, after: RhombsState) -> float:
    then, now = outlook(FastRound.of(before)), outlook(FastRound.of(after))
    return now[before.mover] - then[before.mover]


STYLES: dict[str, tuple[Trait, int]] = {
    "blocker": (freedom_of_the_next, -1),
    "hoarder": (cells_it_had_to_those_of_the_others, -1),
    "unloader": (points_got_rid_of_early, 1),
    "mirror": (tiles_of_the_other_beside_it, 1),
    "gambler": (strays_from_the_best, 1),
    "accountant": (change_of_the_points_at_stake, -1),
}


def measured(persona: str, trait: Trait) -> tuple[float, float]:
    """The mean of the trait, in the same games, of the persona and of its plain rival."""
    numbers: tuple[list[float], list[float]] = ([], [])
    for game in range(GAMES):
        match = Match.start(GAME, Deal(2, game // 2))
        while match.result is None and match.n < 45:
            seat = match.to_act[0]
            is_plain = (seat + game) % 2
            opponent = Opponent("normal", None if is_plain else persona)
            before = match.state
            thought = GAME.mind.think(match.view(seat), seat, opponent, match.n, Budget())
            match.play(seat, thought.move)
            if isinstance(thought.move, Place) and len(before.table) > 3:
                number = trait(before, thought, match.state)
                if number is not None:
                    numbers[is_plain].append(number)
    return fmean(numbers[0]), fmean(numbers[1])


def test_every_persona_has_a_style_to_be_measured_by():
    assert STYLES.keys() == PERSONAS.keys()


@pytest.mark.thorough
@pytest.mark.parametrize("persona", STYLES)
def test_a_persona_plays_in_its_style(persona):
    trait, direction = STYLES[persona]
    own, plain = measured(persona, trait)
    assert direction * own > direction * plain
