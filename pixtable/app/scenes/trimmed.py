"""Names that people write can be longer than any plate: what does not fit ends in dots."""

from pixtable.ui.canvas import Canvas

DOTS = "…"


def trimmed(canvas: Canvas, words: str, role: str, width: float, height: float) -> str:
    """As much of the words as fits on one line, with dots where something is left out."""
    shown = words
    while len(shown) > 1 and not canvas.block(shown, role, width, height, shrink=True, lines=1).fits:
        shown = shown.removesuffix(DOTS)[:-1].rstrip() + DOTS
    return shown
