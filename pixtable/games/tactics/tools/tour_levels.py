"""The stops of the tour at the levels of Pixel Tactics."""

from collections.abc import Mapping

from pixtable.tools.tour.levels import lesson, puzzle
from pixtable.tools.visit import Stop

LEVEL_STOPS: Mapping[str, Stop] = {
    "lesson_ranks": lesson("tactics", 1, 1),
    "lesson_wave": lesson("tactics", 5, 1),
    "lesson_build": lesson("tactics", 10, 1),
    "lesson_market": lesson("tactics", 12, 1),
    "lesson_winston": lesson("tactics", 13, 1),
    "puzzle_lethal": puzzle("tactics", 9),
    "puzzle_breach": puzzle("tactics", 16),
}
