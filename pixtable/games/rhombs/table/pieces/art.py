"""Tiles, cells and beads as they look, at any size. Pieces are put together once a size and kept."""

from __future__ import annotations

import pygame

from pixtable.games.rhombs.rules.tiles import BLACK, TILES
from pixtable.games.rhombs.table.camera import corners, edge_middle, outline
from pixtable.ui.draw import shapes
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.glyphs import glyph
from pixtable.ui.draw.layout import Point, Rect
from pixtable.ui.draw.marks import focus_path
from pixtable.ui.draw.shapes import PREMULTIPLIED
from pixtable.ui.draw.theme import Colour, Line, mixed

FRAME = 2.08
"""The side of a tile's square picture, in radii (`studio.rhombs.lattice`)."""
SHADOW_FRAME = 1.4
FAR_BELOW = 56.0 / 3**0.5
"""Smaller than this, tiles wear fewer engravings and bolder signs."""
SIGNS = {"off": 0.0, "on": 0.5, "large": 0.62, "pattern": 0.62}
"""A rhombus's sign in high contrast, in radii, by the player's taste."""
STYLES = {"off": "bare", "large": "large", "pattern": "pattern"}
"""Tastes that have pieces of their own."""
ALPHA_STEPS = 20
FAINT = 0.5
FACETS = (1.12, 1.0, 0.86)
BEAD = 11.0
BEAD_FRAME = 32 / 22
"""Half the side of a bead's picture, in radii of the bead (`studio.rhombs.beads`)."""


def grade_of(radius: float) -> str:
    return "far" if radius < FAR_BELOW else "near"


def hex_colour(colour: str) -> Colour:
    return f"hex_{colour}"


def rhombus_middle(at: Point, radius: float, place: int) -> tuple[float, float]:
    """The middle of the rhombus that points to a corner: half-way there."""
    x, y = corners(at.x, at.y, radius / 2)[place % 6]
    return x, y


# tiles


def paint_tile(
    canvas: Canvas, tile: int, turn: int, at: Point, radius: float, *, glyphs: str = "on", alpha: float = 1.0,
    after: float | None = None,
) -> None:  # fmt: skip
    """A tile turned clockwise by `turn` sixths, its centre at a point.

    On its way to another size it is made `after` the one that it had at rest: nobody sees the difference in passing.
    """
    if not canvas.theme.textures:
        _paint_plain(canvas, tile, turn, at, radius, sign=SIGNS[glyphs], alpha=alpha)
        return
    made = _tile(canvas, tile, turn, radius if after is None else after, glyphs=glyphs, alpha=alpha)
    side = _side(canvas, radius)
    if made.get_width() != side:
        made = canvas.remember(("passing", made, side), lambda: pygame.transform.smoothscale(made, (side, side)))
    _put(canvas, made, at)


def _side(canvas: Canvas, radius: float) -> int:
    return max(4, round(FRAME * radius * canvas.view.scale))


def _tile(canvas: Canvas, tile: int, turn: int, radius: float, *, glyphs: str, alpha: float) -> pygame.Surface:
    side, step = _side(canvas, radius), round(alpha * ALPHA_STEPS)
    style = STYLES.get(glyphs) or grade_of(radius)
    return canvas.remember(
        ("tile", tile, turn, side, step, style),
        lambda: _put_together(canvas, tile, turn, side, style=style, alpha=step / ALPHA_STEPS),
    )


def _put_together(canvas: Canvas, tile: int, turn: int, side: int, *, style: str, alpha: float) -> pygame.Surface:
    """Pieces are never rotated: each has the light of its place."""
    made = shapes.blank(side, side)
    for i, colour in enumerate(TILES[tile].rhombi):
        piece = canvas.pictures.scaled(f"rhombs/{style}/{colour}_{(2 * i + turn) % 6}", side, side)
        made.blit(piece, (0, 0), special_flags=PREMULTIPLIED)
    return shapes.faded(made, alpha)


def _put(canvas: Canvas, made: pygame.Surface, at: Point) -> None:
    """With its middle on the very pixel of a point: neighbours then keep their distance."""
    x, y = canvas.spot(*at)
    w, h = made.get_size()
    canvas.surface.blit(made, (x - w // 2, y - h // 2), special_flags=PREMULTIPLIED)


def _paint_plain(canvas: Canvas, tile: int, turn: int, at: Point, radius: float, *, sign: float, alpha: float) -> None:
    """High contrast: flat colours, white lines."""
    ring = corners(at.x, at.y, radius)
    for i, colour in enumerate(TILES[tile].rhombi):
        place = 2 * i + turn
        ground = canvas.rgb(hex_colour(colour))
        lit = ground if colour == BLACK else mixed(ground, (255, 255, 255), max(0.0, FACETS[i] - 1))
        canvas.polygon([at, *(ring[(place + step) % 6] for step in (-1, 0, 1))], lit, alpha)
        ink = canvas.theme.text_on(ground) if alpha > 0.9 else mixed(ground, canvas.theme.text_on(ground), alpha)
        if sign:
            glyph(canvas, colour, *rhombus_middle(at, radius, place), radius * sign, colour=ink)
        canvas.path([ring[(place - 1) % 6], at], Line.RIM, "white", alpha=alpha)
    canvas.path([*ring, ring[0]], Line.RIM, "white", alpha=alpha)


def paint_back(canvas: Canvas, at: Point, radius: float) -> None:
    """A tile that lies face down: leather with a brass line."""
    canvas.polygon(corners(*at, radius), "hex_black")
    canvas.polygon(corners(*at, radius * 0.92), "panel_bottom")
    canvas.path(outline(*at, radius * 0.92), Line.CHIP, "brass")
    canvas.path(outline(*at, radius * 0.55), Line.CHIP, "brass", alpha=0.6)


def paint_tile_shadow(canvas: Canvas, at: Point, radius: float, lift: float = 4.0) -> None:
    if not canvas.theme.textures:
        return
    side = FRAME * SHADOW_FRAME * radius
    x, y = at.x + 0.55 * (lift - 4), at.y + lift - 4
    canvas.image("rhombs/shadow", Rect(x - side / 2, y - side / 2, side, side))


# cells


def paint_cell(canvas: Canvas, name: str, at: Point, radius: float, alpha: float = 1.0) -> None:
    """`legal`, `hover`, `illegal` or `dead`."""
    if not canvas.theme.textures:
        _paint_plain_cell(canvas, name, at, radius, alpha)
        return
    side = _side(canvas, radius)
    _put(canvas, canvas.pictures.scaled(f"rhombs/{grade_of(radius)}/{name}", side, side, alpha=alpha), at)


def _paint_plain_cell(canvas: Canvas, name: str, at: Point, radius: float, alpha: float) -> None:
    inner = radius * 0.9
    alpha = alpha * FAINT if name == "dead" else alpha
    colour = {"hover": "amber", "illegal": "bad_light", "dead": "muted"}.get(name, "cream")
    canvas.path(outline(at.x, at.y, inner), Line.RIM, colour, dash=(9, 6) if name == "legal" else None, alpha=alpha)
    if name == "dead":
        for edge in (0, 1, 2):
            a, b = edge_middle(*at, inner, edge), edge_middle(*at, inner, edge + 3)
            canvas.path([a, b], Line.RIM, colour, alpha=alpha)


def hex_ring(canvas: Canvas, at: Point, radius: float, width: float, colour: Colour, *, alpha: float = 1.0) -> None:
    """A line round a hexagon, centred on its edge."""
    canvas.path(outline(at.x, at.y, radius), width, colour, alpha=alpha)


def focus_hex(canvas: Canvas, at: Point, radius: float, colour: Colour = "amber") -> None:
    """The focus ring of the table's grammar, six-cornered."""
    focus_path(canvas, outline(at.x, at.y, radius + 4), colour)


# seams


def paint_bead(canvas: Canvas, colour: str, x: float, y: float, size: float = BEAD) -> None:
    """A seam that matches: a bright bead with the sign of its colour."""
    if canvas.theme.textures:
        _paint_bead_art(canvas, colour, x, y, size)
        return
    canvas.disc(x, y, size + 1.5, "paper")
    canvas.disc(x, y, size, hex_colour(colour))
    glyph(canvas, colour, x, y, size * 1.3, colour=canvas.theme.text_on(hex_colour(colour)))


def paint_broken_bead(canvas: Canvas, x: float, y: float, size: float = BEAD) -> None:
    """A seam that does not: red, in two halves."""
    if canvas.theme.textures:
        _paint_bead_art(canvas, "broken", x, y, size)
        return
    canvas.disc(x, y, size + 1.5, "black")
    canvas.circle(x, y, size + 1.5, Line.RIM, "bad_light")
    d = size * 0.5
    canvas.path([(x - d, y - d), (x + d, y + d)], Line.RING, "bad_light")
    canvas.path([(x - d, y + d), (x + d, y - d)], Line.RING, "bad_light")


def _paint_bead_art(canvas: Canvas, name: str, x: float, y: float, size: float) -> None:
    """The glow reaches farther than the bead."""
    half = size * BEAD_FRAME
    canvas.image(f"rhombs/beads/{name}", Rect(x - half, y - half, 2 * half, 2 * half))
