"""The colours of changes."""

from __future__ import annotations

from pixtable.ui.draw.theme import Colour


def change_colour(n: int) -> Colour:
    return "amber" if n > 0 else "rose" if n < 0 else "muted"
