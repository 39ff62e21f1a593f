"""What scenes draw with: the brush, pictures of the assets, and words that never leave their box unnoticed."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from pixtable.ui import shapes
from pixtable.ui.brush import Brush
from pixtable.ui.layout import Rect
from pixtable.ui.pictures import Pictures
from pixtable.ui.shapes import PREMULTIPLIED
from pixtable.ui.text import Fonts, Register, Shown
from pixtable.ui.theme import EMBLEMS, ROLES, Colour, Radius
from pixtable.ui.typeset import Block, Piece, Rich, baseline, plain, runs_of

ALIGN = {"left": 0.0, "centre": 0.5, "right": 1.0, "top": 0.0, "middle": 0.5, "bottom": 1.0}


class Canvas(Brush):
    def __init__(self, surface: pygame.Surface, pictures: Pictures, fonts: Fonts) -> None:
        super().__init__(surface)
        self.pictures = pictures
        self.fonts = fonts
        self.register = Register()
        self.text_scale = 1.0
        self.owner = ""  # the node being drawn, for the register
        self.layer = 0  # texts of different layers may cover each other

    def begin(self, now: float) -> None:
        super().begin(now)
        self.register.begin()

    # pictures

    def image(
        self, name: str, rect: Rect, *, alpha: float = 1, radius: float = 0, tone: str = "", pixel: bool = False,
        crop: tuple[int, int, int, int] | None = None,
    ) -> None:  # fmt: skip
        """A picture of the assets, stretched to the rect; `pixel` keeps pixel art crisp."""
        x, y, w, h = self.box(rect)
        made = self.pictures.scaled(
            name, w, h, radius=radius * self.view.scale, alpha=alpha, tone=tone, pixel=pixel, crop=crop
        )
        flags = PREMULTIPLIED if made.get_flags() & pygame.SRCALPHA else 0
        self.surface.blit(made, (x, y), special_flags=flags)

    def card(self, name: str, rect: Rect, *, alpha: float = 1, tone: str = "") -> None:
        """A picture with a card's corners."""
        self.image(name, rect, alpha=alpha, tone=tone, radius=Radius.CARD * rect.w / Radius.CARD_WIDTH)

    def icon(self, name: str, rect: Rect, tone: str = "light", alpha: float = 1) -> None:
        """`tone` light for dark grounds, ink for paper."""
        tone = tone if self.theme.textures else "light"
        self.image(f"ui/icons/{tone}/{name}", rect, alpha=alpha)

    def emblem(self, seat: int, rect: Rect, alpha: float = 1) -> None:
        folder = 192 if self.view.px(rect.w) > 96 else 96  # as drawn: small ones are not shrunk large ones
        self.image(f"ui/seats/{folder}/{EMBLEMS[seat % len(EMBLEMS)]}", rect, alpha=alpha)

    def slice(self, name: str, rect: Rect) -> None:
        """A nine-slice; the rect is its visual box, shadow and glow lie outside."""
        x, y, w, h = self.box(rect)
        made, left, top = self.pictures.sliced(name, w, h, self.view.scale)
        self.surface.blit(made, (x - left, y - top), special_flags=PREMULTIPLIED)

    # words

    def block(
        self, rich: Rich, role: str, width: float, height: float = 1e5, *, shrink: bool = False, lines: int = 0
    ) -> Block:
        """How a text would be set in so much room (in u)."""
        room = (self.view.px(min(width, 1e5)), self.view.px(min(height, 1e5)))
        setter = self.fonts.setter(self.view.scale, self.text_scale)
        return setter.fitted(runs_of(rich), ROLES[role], room, shrink, lines)

    def measure(self, rich: Rich, role: str = "body", width: float = 1e5) -> tuple[float, float]:
        """Width and height in u of a text set in this width; the height counts whole lines."""
        block = self.block(rich, role, width)
        k = self.view.scale
        return block.width / k + 0.5, len(block.lines) * block.leading / k

    def text(
        self, rich: Rich, rect: Rect, role: str = "body", colour: Colour = "cream", *, align: str = "left",
        valign: str = "middle", lines: int = 0, shrink: bool = True, alpha: float = 1,
    ) -> Rect:  # fmt: skip
        """Set a text in a box: wrap, then shrink to the floor. Returns the box of the ink. `lines=1` never wraps."""
        block = self.block(rich, role, rect.w, rect.h, shrink=shrink, lines=lines)
        x, y, w, h = self.box(rect)
        tall = len(block.lines) * block.leading
        top = y + (h - tall) * ALIGN[valign]
        for i, line in enumerate(block.lines):
            left = x + (w - line.width) * ALIGN[align]
            self._line(line.pieces, (left, top + (i + 0.5) * block.leading), block.size, colour, alpha)
        ink = self._ink(block, x, w, top, align)
        if self.register.on:
            self._record(rich, rect, ink, block, role)
        return ink

    def _line(self, pieces: Sequence[Piece], at: tuple[float, float], size: int, colour: Colour, alpha: float) -> None:
        left, middle = at
        for piece in pieces:
            if piece.icon:
                side = round(piece.width)
                made = self.pictures.scaled(piece.icon, side, side, alpha=alpha)
                corner = (round(left + piece.x), round(middle - side / 2))
            else:
                rgb = self.rgb(piece.colour if piece.colour is not None else colour)
                made = self.fonts.rendered(piece.text, piece.weight, size, rgb)
                corner = (round(left + piece.x), round(baseline(middle, size)) - self.fonts.ascent(piece.weight, size))
                if alpha < 0.999:
                    made = shapes.faded(made.copy(), alpha)
            self.surface.blit(made, corner, special_flags=PREMULTIPLIED)

    def _ink(self, block: Block, x: float, w: float, top: float, align: str) -> Rect:
        k = self.view.scale
        slack = (block.leading - block.size) / 2
        left = x + (w - block.width) * ALIGN[align]
        tall = len(block.lines) * block.leading - 2 * slack
        return Rect(left / k - self._ox, (top + slack) / k - self._oy, block.width / k, tall / k)

    def _record(self, rich: Rich, rect: Rect, ink: Rect, block: Block, role: str) -> None:
        words = plain(rich)
        missing = self.fonts.missing(words, ROLES[role].weight)
        move = (self._ox, self._oy)
        size = block.size / self.view.scale
        self.register.add(
            Shown(words, rect.moved(*move), ink.moved(*move), size, block.fits, missing, self.owner, self.layer)
        )
