"""How hard a decision was, by what a mind thought of the moves it had."""

from typing import Any

from pixtable.core.why import Why

HALFWAY = 0.02
"""A move that is worth so much more than the next makes for half a doubt; worth is a chance, from 0 to 1."""
ALIKE = 0.002
"""Moves whose worth differs by less do the same thing: one need not choose between them for long."""
NO_MATTER = 0.25


def hesitation(why: Why[Any]) -> float:
    """From 0, where one move stands out, to 1, where two are as good as each other but not the same."""
    worths = sorted((weighed.worth for weighed in why.moves), reverse=True)
    if len(worths) < 2:
        return 0.0
    ahead = worths[0] - worths[1]
    return NO_MATTER if ahead < ALIKE else float(0.5 ** (ahead / HALFWAY))
