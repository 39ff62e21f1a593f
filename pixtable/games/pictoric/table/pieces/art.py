"""How the pieces of Pictoric Box look: pictures in their paper, dice, Pictorics, cups, associations."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.pictoric.rules.deck import PAIRS
from pixtable.games.pictoric.rules.state import UNSEEN, Association
from pixtable.games.pictoric.table.layout import art_of
from pixtable.games.pictoric.table.view import RoundView
from pixtable.games.pictoric.tell.named import art_name, chip_name
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, centred, columns, rows
from pixtable.ui.draw.theme import Colour, Lift, Line

CORNER, LARGEST_CORNER = 0.045, 10.0
INNER_CORNER = 0.55
"""Of the picture inside its paper, in parts of the paper's."""
PAWN = 0.75
"""A Pictoric's width to its height."""
STRIP, THEME = 5.0, 0.26
"""A paper so much wider than high has the theme beside the association, any other below; in so much of it."""
GRID = 255.0
"""A sketch is so wide and high."""


def picture_name(card: int) -> str:
    return "pictoric/back" if card == UNSEEN else art_name(card)


def corner_of(rect: Rect) -> float:
    return min(LARGEST_CORNER, rect.w * CORNER)


def paint_picture(canvas: Canvas, card: int, rect: Rect, lift: float = Lift.CARD) -> None:
    """A picture in its paper border, on the felt. It is never dimmed, captioned or covered."""
    radius = corner_of(rect)
    if canvas.theme.textures:
        panels.shadow(canvas, rect, radius, lift, 0.8)
    if card == UNSEEN:
        canvas.image("pictoric/back", rect, radius=radius)
        return
    canvas.rounded(rect, radius, "paper")
    canvas.ring(rect, radius, Line.HAIR, "paper_dash", 0.5)
    canvas.image(picture_name(card), art_of(rect), radius=radius * INNER_CORNER)


def pair_of(emblem: int) -> str:
    """By emblem: the colour of a Pictoric, its die and its cup."""
    return PAIRS[emblem % len(PAIRS)]


def paint_die(canvas: Canvas, emblem: int, face: int, rect: Rect, alpha: float = 1) -> None:
    canvas.image(die_name(emblem, face), rect, alpha=alpha)


def paint_number(canvas: Canvas, sector: int, rect: Rect) -> None:
    """A sector's number, as a die shows it."""
    canvas.image(f"pictoric/sectors/{sector}", rect)


def die_name(emblem: int, face: int) -> str:
    return f"pictoric/dice/{pair_of(emblem)}_{face}"


def pawn_name(emblem: int) -> str:
    return f"pictoric/pawns/{pair_of(emblem)}_front"


def paint_pawn(canvas: Canvas, emblem: int, rect: Rect, step: int | None = None) -> None:
    """As large as fits; on its way in one of the four frames of its walk."""
    h = min(rect.h, rect.w / PAWN)
    frame = "front" if step is None else f"walk{step % 4}"
    canvas.image(f"pictoric/pawns/{pair_of(emblem)}_{frame}", centred((h * PAWN, h), rect))


def paint_cup(canvas: Canvas, emblem: int, rect: Rect, *, is_closed: bool, alpha: float = 1) -> None:
    kind = "closed" if is_closed else "lifted"
    canvas.image(f"pictoric/cups/{pair_of(emblem)}_{kind}", rect, alpha=alpha)


def paint_crown(canvas: Canvas, rect: Rect) -> None:
    canvas.icon("crown", rect)


def paint_chip(canvas: Canvas, forfeit: int, rect: Rect, alpha: float = 1) -> None:
    canvas.image(chip_name(forfeit), rect, alpha=alpha)


def clue_words(say: Callable[..., str], clue: Association, name: str) -> str:
    """An association in words: its own, or how this leader gave it."""
    if clue.text is not None:
        return say("clue.quoted", clue=clue.text)
    return say(f"clue.{way_of(clue)}", name=name)


def way_of(clue: Association) -> str:
    """How an association was given that was not written down."""
    return "spoken" if clue.spoken else "mime" if clue.mime else "sketch" if clue.sketch else "pictograms"


def paint_clue(canvas: Canvas, look: RoundView, clue: Association, rect: Rect, *, align: str = "centre") -> None:
    words = clue_words(look.say, clue, look.name(look.state.leader))
    rest = paint_theme(canvas, look.say, look.state.theme, rect)
    paint_association(canvas, clue, words, rest, align=align)


def paint_theme(canvas: Canvas, say: Callable[..., str], theme: str | None, rect: Rect) -> Rect:
    """The theme of a forfeit (PB-55) stays with its association; what room is left for that."""
    if theme is None:
        return rect
    is_strip = rect.w > STRIP * rect.h
    rest, pinned = columns(rect, REST, rect.w * THEME) if is_strip else rows(rect, REST, rect.h * THEME)
    canvas.text(say("clue.themed", theme=theme), pinned.inset(4, 2), "caption", "muted_ink", align="centre", lines=2)
    return rest


def paint_association(
    canvas: Canvas, clue: Association, words: str, rect: Rect, *, role: str = "clue", align: str = "centre",
    colour: Colour = "ink",
) -> None:  # fmt: skip
    """Pictograms and sketches as they are, everything else in words."""
    if clue.pictograms:
        side = min(rect.h, 72.0)
        wide = side * len(clue.pictograms) + 8 * (len(clue.pictograms) - 1)
        left = rect.x if align == "left" else rect.cx - wide / 2
        for i, name in enumerate(clue.pictograms):
            canvas.image(f"pictoric/pictograms/{name}", Rect(left + i * (side + 8), rect.cy - side / 2, side, side))
    elif clue.sketch:
        side = min(rect.h, 200.0)
        paint_sketch(canvas, clue.sketch, centred((side, side), rect), colour)
    else:
        canvas.text(words, rect, role, colour, align=align)


def paint_sketch(
    canvas: Canvas, strokes: tuple[tuple[tuple[int, int], ...], ...], rect: Rect, colour: Colour = "ink"
) -> None:
    k = rect.w / GRID
    for stroke in strokes:
        points = [(rect.x + x * k, rect.y + y * k) for x, y in stroke]
        if len(points) == 1:
            canvas.disc(*points[0], Line.RIM, colour)
        else:
            canvas.path(points, Line.RING, colour)


def paper_strip(canvas: Canvas, rect: Rect) -> None:
    """A strip of paper for an association."""
    if canvas.theme.textures:
        canvas.slice("field", rect)
    else:
        panels.well(canvas, rect, colour="field")
