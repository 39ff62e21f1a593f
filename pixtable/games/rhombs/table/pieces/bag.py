"""The bag in the rail: how many tiles are in it, what kinds are still to come, and in the blind game the draw."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pixtable.games.rhombs.rules.state import UNSEEN, RhombsState, unseen_tiles
from pixtable.games.rhombs.rules.tiles import TILES
from pixtable.games.rhombs.table.pieces.art import paint_back
from pixtable.games.rhombs.table.view import MosaicView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST as EQUAL
from pixtable.ui.draw.layout import Point, Rect, columns, fit, rows
from pixtable.ui.draw.marks import pickable_rim
from pixtable.ui.draw.theme import Radius
from pixtable.ui.node import Node

KINDS = ("triple", "double", "single", "black")
SHAPE = (240, 288)
ART, ART_BESIDE_LARGE_TEXT = 0.4, 0.3
PADDING = 6.0
SIGN = 30.0
FALLING = 30.0


def to_come(state: RhombsState) -> tuple[int | None, ...]:
    """How many tiles of each kind the bag and all hands hold.

    A set position may leave tiles out of play. Then nobody knows of what is hidden which kinds it is of.
    """
    hidden = len(state.bag) + sum(hand.count(UNSEEN) for hand in state.hands) + (state.drawn == UNSEEN)
    unseen = unseen_tiles(state)
    if 0 < hidden < len(unseen):
        return (None,) * len(KINDS)
    drawn = [] if state.drawn is None else [state.drawn]
    seen = [tile for hand in (*state.hands, drawn) for tile in hand if tile != UNSEEN]
    kinds = [TILES[tile].kind for tile in (*seen, *(unseen if hidden else ()))]
    return tuple(kinds.count(kind) for kind in KINDS)


class Bag(Node):
    """Clicked, or pulled away from: a tile comes out."""

    tracks = True
    shows_key = True
    radius = Radius.PLATE

    def __init__(self, look: MosaicView, draw: Callable[[Node], None]) -> None:
        super().__init__("rhombs.bag", on_press=lambda: draw(self), region="bag", key="D")
        self.look, self._draw = look, draw
        self.focusable = False
        self._hand: Point | None = None

    @property
    def mouth(self) -> Rect:
        """Where tiles come out."""
        art = self._art()
        return Rect(art.cx - FALLING / 2, art.y + art.h * 0.1, FALLING, FALLING)

    def _art(self) -> Rect:
        inner = self.rect.inset(PADDING)
        return fit(SHAPE, inner.left_part(inner.w * self._part))

    @property
    def _part(self) -> float:
        return ART_BESIDE_LARGE_TEXT if self.look.has_large_text else ART

    def attend(self) -> None:
        """While nothing may be drawn it is only looked at, even with the pointer still on it."""
        self.focusable = self.ringed = self.look.may_try_drawing

    def pointer_down(self, at: Point) -> None:
        self._hand = at

    def pointer_move(self, at: Point) -> None:
        self._hand = at

    def pointer_up(self, at: Point) -> None:
        """Let go inside or far away: in both cases something was taken out."""
        self._hand = None
        self._draw(self)

    def paint(self, canvas: Canvas) -> None:
        if self.rect.w < 1:
            return
        counts = to_come(self.look.state)
        shown = ("bag", len(self.look.state.bag), counts, self.look.may_try_drawing, self.look.state.house.mode)
        canvas.composed(shown, self.rect, lambda: self._paint_bag(canvas, counts), 4)
        if self.focusable and not self.focused:
            pickable_rim(canvas, self.rect.inset(2), Radius.PLATE)
        if self._hand is not None and not self.rect.contains(*self._hand):
            paint_back(canvas, self._hand, self.look.camera.shown_radius)

    def _paint_bag(self, canvas: Canvas, counts: Sequence[int | None]) -> None:
        look, count = self.look, len(self.look.state.bag)
        name = "rhombs/bag_open" if look.may_try_drawing else "rhombs/bag_closed"
        art, inner = self._art(), self.rect.inset(PADDING)
        canvas.image(name, art)
        if look.may_try_drawing:
            size = panels.key_size(canvas, self.key)
            panels.key_cap(canvas, Rect(art.x, inner.bottom - size.h - 4, *size), self.key)
        words = inner.right_part(inner.w * (1 - self._part) - 8)
        head, body = rows(words, max(40.0, canvas.measure("0", "total")[1]), EQUAL, gap=2)
        number = canvas.measure(str(count), "total")[0] + 6
        canvas.text(str(count), head.left_part(number), "total", lines=1)
        beside, left = head.inset(number + 4, 0, 0, 0), look.say("bag.left", n=count)
        if canvas.block(
            left, "body", *beside.size, shrink=True, lines=2
        ).fits:  # large figures say enough beside the bag
            canvas.text(left, beside, "body", "muted", lines=2)
        for kind, n, box in zip(KINDS, counts, self._boxes(body), strict=True):
            side = min(SIGN, box.h - 2)
            canvas.image(f"rhombs/kinds/{kind}", Rect(box.x, box.cy - side / 2, side, side))
            canvas.text("?" if n is None else str(n), box.inset(side + 6, 0, 0, 0), "label", lines=1)

    def _boxes(self, body: Rect) -> list[Rect]:
        upper, lower = rows(body, EQUAL, EQUAL)
        return [*columns(upper, EQUAL, EQUAL), *columns(lower, EQUAL, EQUAL)]
