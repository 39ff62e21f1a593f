"""What scenes draw with: the brush, pictures of the assets, and words that never leave their box unnoticed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame

from pixtable.ui.draw import shapes
from pixtable.ui.draw.brush import Brush
from pixtable.ui.draw.cache import Budget
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.pictures import ALPHA_STEPS, NotYet, Pictures
from pixtable.ui.draw.screen import Sketch
from pixtable.ui.draw.shapes import PREMULTIPLIED
from pixtable.ui.draw.theme import EMBLEMS, NAME_ROLES, ROLES, Colour, Radius, Rgb
from pixtable.ui.lettering.limits import DOTS, LINE_LETTERS
from pixtable.ui.lettering.text import Fonts, Register, Shown, weigh
from pixtable.ui.lettering.typeset import Block, Piece, Rich, baseline, plain, runs_of

LAID_TEXTS = 1024
COMPOSED_BYTES = 48 << 20
TWINS = 96
"""Composed pictures of which it is known what they are made of: all those pieces stay in memory for it."""
EVEN = ("centre", "even")
"""Ways to align by which no word is left alone in the last line; `even` begins at the left."""
ALIGN = {"left": 0.0, "even": 0.0, "centre": 0.5, "right": 1.0, "top": 0.0, "middle": 0.5, "bottom": 1.0}


class Canvas(Brush):
    def __init__(self, surface: pygame.Surface | Sketch, pictures: Pictures, fonts: Fonts) -> None:
        self.pictures = pictures
        self.fonts = fonts
        self._composed: Budget[pygame.Surface] = Budget(COMPOSED_BYTES, weigh)
        super().__init__(surface)
        self.register = Register()
        self.text_scale = 1.0
        self.key_names: Mapping[str, str] = {}  # what keys are called where the reader lives
        self.pad_caps: Mapping[str, str] | None = None  # the pad's buttons by the keys that say the same, in its hand
        self.owner = ""  # the node being drawn, for the register
        self.layer = 0  # texts of different layers may cover each other
        self._twins: Budget[Hashable] = Budget(TWINS, lambda key: 1)  # the keys of composed pictures, by their pieces
        self._lay = lru_cache(maxsize=LAID_TEXTS)(self._laid_out)

    def _suit(self, pixels: tuple[int, int]) -> None:
        super()._suit(pixels)
        self._composed.suit(pixels)
        self.pictures.suit(pixels)

    def begin(self, now: float) -> None:
        super().begin(now)
        self.register.begin()
        self.pictures.begin()

    def name_keys(self, names: Mapping[str, str]) -> None:
        """Pictures with the old names on them are made anew."""
        if names != self.key_names:
            self.key_names = names
            self.forget_composed()

    def hold_pad(self, caps: Mapping[str, str] | None) -> None:
        """Caps show what is to be pressed on the device in the hand: a pad's buttons, or keys (None)."""
        if caps != self.pad_caps:
            self.pad_caps = caps
            self.forget_composed()

    def capped(self, key: str) -> str:
        """What the cap of a key shows; nothing where the pad in the hand has no button for it."""
        return self.named(key) if self.pad_caps is None else self.pad_caps.get(key, "")

    def named(self, key: str) -> str:
        """A key cap, `Ctrl+Z`, as the reader's keyboard calls it."""
        names = self.key_names
        return names.get(key) or "+".join(names.get(part, part) for part in key.split("+"))

    # pictures

    def composed(
        self, key: Hashable, rect: Rect, paint: Callable[[], None], room: float = 0, *, is_opaque: bool = False
    ) -> None:
        """Several steps as one picture: `paint` draws it once, from then on it is put with one blit.

        The key holds all that is shown; the size, the theme and the size of text are added to it. What moves by
        itself must be drawn outside. `room` u round the rect are for shadows; an opaque picture is a plain copy.
        """
        area = rect.grown(room) if room else rect
        x, y, w, h = self.box(area)
        # Where the corner lies between two pixels decides how the parts are rounded.
        phase = (round((area.x + self._ox) * self._scale % 1, 2), round((area.y + self._oy) * self._scale % 1, 2))
        heard = tuple(self.surface.get_clip().move(-x, -y)) if self.register.on else ()  # it sees no more than the clip
        full = (key, w, h, phase, self._scale, self.text_scale, self.theme.name, heard)
        made = None if self.register.on else self._composed.find(full)
        if made is None:
            made = self._compose(full, (x, y, w, h), paint, is_opaque)
        self.surface.blit(made, (x, y), special_flags=0 if is_opaque else PREMULTIPLIED)

    def composed_at_leisure(
        self, key: Hashable, rect: Rect, paint: Callable[[], None], meanwhile: Callable[[], None]
    ) -> None:
        """The same for what need not be there at once: its pictures come a few a frame, and `meanwhile` is drawn."""
        try:
            with self.pictures.at_leisure():
                self.composed(key, rect, paint)
        except NotYet:
            self.stirred = True
            meanwhile()

    def _compose(
        self, key: Hashable, box: tuple[int, int, int, int], paint: Callable[[], None], is_opaque: bool
    ) -> pygame.Surface:
        """A picture of the same pieces is the same picture, whatever its key says: then nothing changes on the screen.

        The register wants to hear of every text in every frame, and which of them are clipped.
        """
        x, y, w, h = box
        sketch = Sketch((max(1, w), max(1, h)))
        if self.register.on:
            sketch.set_clip(self.surface.get_clip().move(-x, -y))
        with self._onto(sketch, x, y):
            paint()
        pieces = (*sketch.puts, w, h, is_opaque)
        made = self._composed.find(self._twins.find(pieces))
        if made is None:
            made = sketch.painted(is_opaque=is_opaque)
            self._twins.keep(pieces, key)
        self._composed.keep(key, made)
        return made

    def forget_composed(self) -> None:
        """After a change of language or size."""
        self._composed.clear()
        self._twins.clear()

    def image(
        self, name: str, rect: Rect, *, alpha: float = 1, radius: float = 0, tone: str = "", pixel: bool = False,
        crop: tuple[int, int, int, int] | None = None, mirrored: bool = False,
    ) -> None:  # fmt: skip
        """A picture of the assets, stretched to the rect; `pixel` keeps pixel art crisp."""
        x, y, w, h = self.box(rect)
        made = self.pictures.scaled(
            name,
            w,
            h,
            radius=radius * self.view.scale,
            alpha=alpha,
            tone=tone,
            pixel=pixel,
            crop=crop,
            mirrored=mirrored,
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
        side = 96 if self.view.px(rect.w) <= 96 else 192
        self.image(f"ui/seats/{side}/{EMBLEMS[seat % len(EMBLEMS)]}", rect, alpha=alpha)

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
        x, y, w, h = self.box(rect)
        laid = self._laid(rich, role, colour, (w, h, align, valign, lines, shrink))
        for made, dx, dy in laid.pieces:
            self.surface.blit(
                made if alpha > 0.995 else self._faded(made, alpha), (x + dx, y + dy), special_flags=PREMULTIPLIED
            )
        ink = self._inside((x, y), laid.ink)
        if self.register.on:
            self._record(rich, rect, ink, laid.block, role)
        return ink

    def marks(
        self, rich: Rich, rect: Rect, role: str = "body", colour: Colour = "cream", *, align: str = "left",
        valign: str = "middle", lines: int = 0, shrink: bool = True,
    ) -> list[tuple[str, Rect]]:  # fmt: skip
        """Where the marked stretches of a text lie that is set like this; one that is broken has a box on each line."""
        x, y, w, h = self.box(rect)
        laid = self._laid(rich, role, colour, (w, h, align, valign, lines, shrink))
        return [(mark, self._inside((x, y), box)) for mark, box in laid.marks]

    def _laid(self, rich: Rich, role: str, colour: Colour, how: tuple[int, int, str, str, int, bool]) -> _Laid:
        words = rich if isinstance(rich, str) else tuple(rich)
        return self._lay(words, role, self.rgb(colour), how, (self._scale, self.text_scale, self.theme.name))

    def _inside(self, corner: tuple[float, float], box: tuple[float, float, float, float]) -> Rect:
        """Pixels from the corner of a text's box, in u."""
        left, top, wide, tall = box
        k = self._scale
        x, y = corner[0] + self._left + left, corner[1] + self._top + top
        return Rect(x / k - self._ox, y / k - self._oy, wide / k, tall / k)

    def _faded(self, made: pygame.Surface, alpha: float) -> pygame.Surface:
        step = round(alpha * ALPHA_STEPS)
        return self.remember(("faded", made, step), lambda: shapes.faded(made.copy(), step / ALPHA_STEPS))

    def name(
        self, words: str, rect: Rect, colour: Colour, *, align: str = "left", roles: Sequence[str] = NAME_ROLES
    ) -> None:
        """A name, in the first of these roles in which it can be read whole on one line.

        A name of several words may take two, where the box has them; it is cut only in the last role.
        """

        def fits(role: str, lines: int) -> bool:
            return self.block(words, role, *rect.size, shrink=True, lines=lines).fits

        role = next((role for role in roles if fits(role, 1)), roles[-1])
        lines = 2 if " " in words and not fits(role, 1) and fits(role, 2) else 1
        shown = words if lines > 1 else self.trimmed(words, role, rect)
        self.text(shown, rect, role, colour, align=align, lines=lines)

    def trimmed(self, words: str, role: str, rect: Rect) -> str:
        """As much of a name as fits on one line of a box, with dots where something is left out.

        For names alone: people may call themselves anything. A sentence is wrapped, never cut.
        """
        _, _, w, h = self.box(rect)
        setter = self.fonts.setter(self._scale, self.text_scale)

        def fits(shown: str) -> bool:
            return setter.fitted(runs_of(shown), ROLES[role], (w, h), True, 1).fits

        if len(words) <= 1 or (len(words) <= LINE_LETTERS and fits(words)):
            return words
        bare = words[:LINE_LETTERS].removesuffix(DOTS)
        least, most = 0, len(bare) - 1  # letters before the dots: so many fit, and no more than so many can
        while least < most:
            tried = (least + most + 1) // 2
            if fits(bare[:tried].rstrip() + DOTS):
                least = tried
            else:
                most = tried - 1
        return bare[:least].rstrip() + DOTS

    def _laid_out(
        self,
        rich: Rich,
        role: str,
        rgb: Rgb,
        how: tuple[int, int, str, str, int, bool],
        stamp: tuple[float, float, str],
    ) -> _Laid:
        """Everything about a text that does not depend on where it stands; remembered, for most texts stay the same."""
        w, h, align, valign, lines, shrink = how
        setter = self.fonts.setter(*stamp[:2])
        block = setter.fitted(runs_of(rich), ROLES[role], (w, h), shrink, lines)
        if align in EVEN and len(block.lines) > 1:
            block = setter.balanced(block, runs_of(rich), ROLES[role])
        tall = len(block.lines) * block.leading
        top = (h - tall) * ALIGN[valign]
        pieces: list[tuple[pygame.Surface, int, int]] = []
        marks: list[tuple[str, tuple[float, float, float, float]]] = []
        for i, line in enumerate(block.lines):
            at = ((w - line.width) * ALIGN[align], top + (i + 0.5) * block.leading)
            pieces += (self._piece(piece, at, block.size, rgb) for piece in line.pieces)
            for piece in line.pieces:
                if piece.mark:
                    pieces.append(self._underline(piece, at, block.size, rgb))
                    marks.append((piece.mark, (at[0] + piece.x, at[1] - block.leading / 2, piece.width, block.leading)))
        slack = (block.leading - block.size) / 2
        ink = ((w - block.width) * ALIGN[align], top + slack, block.width, tall - 2 * slack)
        return _Laid(tuple(pieces), ink, block, tuple(marks))

    def _underline(
        self, piece: Piece, at: tuple[float, float], size: int, rgb: Rgb
    ) -> tuple[pygame.Surface, int, int]:  # fmt: skip
        """Dots below a word that is explained."""
        left, middle = at
        dot, rgb = max(1, round(size / 14)), self.rgb(piece.colour) if piece.colour else rgb
        wide = max(dot, round(piece.width))

        def make() -> pygame.Surface:
            made = pygame.Surface((wide, dot), pygame.SRCALPHA)
            for x in range(0, wide, 2 * dot):
                made.fill(rgb, (x, 0, dot, dot))
            return made

        made = self.remember(("dots", wide, dot, rgb), make)
        return made, round(left + piece.x), round(baseline(middle, size)) + 2 * dot

    def _piece(self, piece: Piece, at: tuple[float, float], size: int, rgb: Rgb) -> tuple[pygame.Surface, int, int]:
        left, middle = at
        if piece.icon:
            side = round(piece.width)
            return self.pictures.scaled(piece.icon, side, side), round(left + piece.x), round(middle - side / 2)
        made = self.fonts.rendered(piece.text, piece.weight, size, self.rgb(piece.colour) if piece.colour else rgb)
        up = self.fonts.ascent(piece.weight, size)
        return made, round(left + piece.x), round(baseline(middle, size)) - up

    def _record(self, rich: Rich, rect: Rect, ink: Rect, block: Block, role: str) -> None:
        """What is scrolled out of sight is not shown; what is half out counts with its visible half."""
        x, y, w, h = self.surface.get_clip()
        k = self._scale
        x, y = x + self._left, y + self._top
        seen = ink.overlap(Rect(x / k - self._ox, y / k - self._oy, w / k, h / k))
        if ink.w and not (seen.w and seen.h):
            return
        words = plain(rich)
        missing = self.fonts.missing(words, ROLES[role].weight)
        box, size = self.on_screen(rect), block.size / k
        self.register.add(Shown(words, box, self.on_screen(seen), size, block.fits, missing, self.owner, self.layer))


class _Laid(NamedTuple):
    """A text ready to put: surfaces with their places from the box's corner, and the box of the ink, in pixels."""

    pieces: tuple[tuple[pygame.Surface, int, int], ...]
    ink: tuple[float, float, float, float]
    block: Block
    marks: tuple[tuple[str, tuple[float, float, float, float]], ...]
