"""Finding words in a text and marking them where it is set."""

import re

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Colour, Line
from pixtable.ui.lettering.typeset import Run

HIT = "bold"
"""Found words stand out by weight as well as by ground."""
ROUND, PAD = 4.0, 1.5
ALIKE = str.maketrans({"ё": "е", "’": "'", "ʼ": "'", "−": "-", "–": "-", "\u00a0": " ", "\u202f": " "})


def plain(text: str) -> str:
    """As one may type it: small letters, plain signs, of the same length."""
    return text.lower().translate(ALIKE)


def has(text: str, query: str) -> bool:
    return plain(query.strip()) in plain(text)


def marked(text: str, query: str) -> tuple[Run, ...]:
    """The text in runs; whole words that hold the query are marked, so that no line breaks inside one."""
    wanted = plain(query.strip())
    if not wanted:
        return (Run(text),)
    runs, at = [], 0
    for found in re.finditer(rf"\w*{re.escape(wanted)}\w*", plain(text)):
        runs += [Run(text[at : found.start()]), Run(text[found.start() : found.end()], weight=HIT)]
        at = found.end()
    return tuple(run for run in (*runs, Run(text[at:])) if run.text)


def set_marked(
    canvas: Canvas, text: str, query: str, rect: Rect, role: str = "body", *, colour: Colour = "ink"
) -> None:
    """Set a text from the top of its box, with a light ground under what was found."""
    runs = marked(text, query)
    block = canvas.block(runs, role, rect.w, rect.h)
    k = canvas.view.scale
    tall = block.leading / k
    for i, line in enumerate(block.lines):
        for piece in line.pieces if query.strip() else ():
            if piece.weight == HIT:
                left, wide = rect.x + piece.x / k - PAD, piece.width / k + 2 * PAD
                _ground(canvas, Rect(left, rect.y + i * tall + 1, wide, tall - 2))
    canvas.text(runs, rect, role, colour, valign="top", shrink=False)


def _ground(canvas: Canvas, rect: Rect) -> None:
    if canvas.theme.textures:
        canvas.rounded(rect, ROUND, "amber")
    else:
        canvas.ring(rect, ROUND, Line.RIM, "amber")
