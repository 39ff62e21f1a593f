"""Numbers and names as the table writes them."""

from __future__ import annotations

from pixtable.ui.theme import Colour


def plain(n: int) -> str:
    """With a true minus: it is as wide as the digits."""
    return f"−{-n}" if n < 0 else str(n)


def signed(n: int) -> str:
    """+7, −2, ±0."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "±0"


def change_colour(n: int) -> Colour:
    return "amber" if n > 0 else "rose" if n < 0 else "muted"
