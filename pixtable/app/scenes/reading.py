"""What large text and long names ask of the shell's pages."""

from pixtable.ui.canvas import Canvas

LARGE_TEXT = 1.4
"""From this text scale on, words take the room of pictures and labels."""
DOTS = "…"


def trimmed(canvas: Canvas, words: str, role: str, width: float, height: float) -> str:
    """As much of a name as fits on one line, with dots where something is left out."""
    shown = words
    while len(shown) > 1 and not canvas.block(shown, role, width, height, shrink=True, lines=1).fits:
        shown = shown.removesuffix(DOTS)[:-1].rstrip() + DOTS
    return shown
