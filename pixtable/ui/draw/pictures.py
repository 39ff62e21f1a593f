"""Pictures from the assets, scaled once for each size and kept within a budget of bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

import pygame

from pixtable.ui.draw.assets import Assets
from pixtable.ui.draw.cache import Budget
from pixtable.ui.draw.shapes import as_rgb, as_rgba, blank, faded, masked, nine_slice
from pixtable.ui.draw.theme import SLICES
from pixtable.ui.lettering.text import weigh

SOURCE_BYTES = 56 << 20
SCALED_BYTES = 48 << 20
ALPHA_STEPS = 32
SPOILT_SIDE = 48
SPOILT_GROUND, SPOILT_LINE = (122, 112, 100), (196, 184, 166)


class NotYet(Exception):
    """This frame has made as many new pictures as it can spare the time for."""


class Pictures:
    """`spare` is how many pixels a frame may take in for what is drawn `at_leisure`."""

    def __init__(self, assets: Assets) -> None:
        self.spare = float("inf")
        self._is_at_leisure = False
        self._taken_in = 0
        self.assets = assets
        self.absent: set[str] = set()
        self._expected: list[str] = []
        self._sources: Budget[pygame.Surface] = Budget(SOURCE_BYTES, weigh)
        self._scaled: Budget[pygame.Surface] = Budget(SCALED_BYTES, weigh)

    def source(self, name: str) -> pygame.Surface:
        """As stored, premultiplied when it has alpha; a missing file is an empty picture and is remembered.

        In the place of one that cannot be read stands a crossed field.
        """
        return self._sources.get(name, lambda: self.read(name))

    def keep(self, name: str, source: pygame.Surface) -> None:
        """What was `read` elsewhere."""
        self._sources.keep(name, source)

    def read(self, name: str) -> pygame.Surface:
        loaded = self.assets.load(name)
        if loaded is None and self._is_spoilt(name):
            return _crossed_field()
        if loaded is None:
            self.absent.add(name)
            return blank(1, 1)
        has_alpha = loaded.get_masks()[3] != 0 or loaded.get_colorkey() is not None
        return as_rgba(loaded).premul_alpha() if has_alpha else as_rgb(loaded)

    def texture(self, name: str) -> pygame.Surface:
        """A picture to be seen through, or behind, something else: one that cannot be read is better left out."""
        source = self.source(name)
        return blank(1, 1) if self._is_spoilt(name) else source

    def _is_spoilt(self, name: str) -> bool:
        return name in self.assets.spoilt

    def size(self, name: str) -> tuple[int, int]:
        return self.source(name).get_size()

    def scaled(
        self, name: str, w: int, h: int, *, radius: float = 0, alpha: float = 1, tone: str = "", pixel: bool = False,
        crop: tuple[int, int, int, int] | None = None, mirrored: bool = False,
    ) -> pygame.Surface:  # fmt: skip
        """Tone: '' as painted, 'grey' without colour, 'dim' at half light. Crop is in the picture's own pixels."""
        step = round(alpha * ALPHA_STEPS)
        key = (name, w, h, round(radius, 1), step, tone, pixel, crop, mirrored)
        taste = (tone, pixel, crop, mirrored)
        make = lambda: self._make(name, (w, h), radius, step / ALPHA_STEPS, taste)
        return self._scaled.get(key, make if not self._is_at_leisure else lambda: self._make_if_time(make, name))

    # A few at a time

    def begin(self) -> None:
        """A new frame."""
        self._taken_in = 0

    @contextmanager
    def at_leisure(self) -> Iterator[None]:
        """What is drawn here may come some frames later. `NotYet` says that it has to: what was made so far is kept."""
        self._is_at_leisure = True
        try:
            yield
        finally:
            self._is_at_leisure = False

    def _make_if_time(self, make: Callable[[], pygame.Surface], name: str) -> pygame.Surface:
        if self._taken_in > self.spare:
            raise NotYet
        made = make()
        w, h = self.size(name)
        self._taken_in += w * h
        return made

    def _make(
        self, name: str, size: tuple[int, int], radius: float, alpha: float,
        taste: tuple[str, bool, tuple[int, int, int, int] | None, bool],
    ) -> pygame.Surface:  # fmt: skip
        (w, h), (tone, pixel, crop, mirrored) = size, taste
        source = self.source(name)
        if source.get_size() == (1, 1) and name in self.absent:
            return blank(w, h)
        if crop and not self._is_spoilt(name):
            source = source.subsurface(pygame.Rect(crop).clip(source.get_rect()))
        made = _resized(source, max(1, w), max(1, h), pixel)
        if mirrored:
            made = pygame.transform.flip(made, True, False)
        if tone:
            made = toned(made, tone)
        if (radius or alpha < 1) and not made.get_flags() & pygame.SRCALPHA:
            made = as_rgba(made)
        return faded(masked(made, radius) if radius else made, alpha)

    def sliced(self, name: str, w: int, h: int, scale: float) -> tuple[pygame.Surface, int, int]:
        """A nine-slice whose visual box is w x h pixels, and where the box lies in it."""
        margins = SLICES[name]
        left, top, right, bottom = (round(m * scale) for m in margins.outside)
        make = lambda: self._slice(name, w + left + right, h + top + bottom, scale)
        return self._scaled.get(("slice", name, w, h, scale), make), left, top

    def _slice(self, name: str, w: int, h: int, scale: float) -> pygame.Surface:
        source = self.source(f"ui/{name}")
        if self._is_spoilt(f"ui/{name}"):
            return _resized(source, max(1, w), max(1, h), False)
        if source.get_size() == (1, 1):
            return blank(w, h)
        sw, sh = source.get_size()
        if abs(scale - 1) > 0.01:
            source = pygame.transform.smoothscale(source, (max(8, round(sw * scale)), max(8, round(sh * scale))))
        insets = tuple(round(n * scale) for n in SLICES[name].insets)
        return nine_slice(source, w, h, insets)  # type: ignore[arg-type]

    def expect(self, names: Iterable[str]) -> None:
        """These will soon be wanted: `prepare` loads them one by one, while nothing else is to be done."""
        self._expected = [name for name in names if name not in self._sources]

    def prepare(self) -> None:
        if self._expected:
            self.source(self._expected.pop(0))

    def suit(self, pixels: tuple[int, int]) -> None:
        """Sources are the same on every screen."""
        self._scaled.suit(pixels)

    def forget_sizes(self) -> None:
        """After a change of size the old rasters are waste."""
        self._scaled.clear()

    @property
    def is_expecting(self) -> bool:
        return bool(self._expected)

    @property
    def weight(self) -> int:
        return self._sources.weight + self._scaled.weight


def _crossed_field() -> pygame.Surface:
    field = blank(SPOILT_SIDE, SPOILT_SIDE)
    field.fill(SPOILT_GROUND)
    far = SPOILT_SIDE - 1
    pygame.draw.rect(field, SPOILT_LINE, field.get_rect(), 2)
    pygame.draw.line(field, SPOILT_LINE, (0, 0), (far, far), 2)
    pygame.draw.line(field, SPOILT_LINE, (0, far), (far, 0), 2)
    return field


def _resized(source: pygame.Surface, w: int, h: int, pixel: bool) -> pygame.Surface:
    if source.get_size() == (w, h):
        return source.copy()
    if not pixel:
        return pygame.transform.smoothscale(source, (w, h))
    # Pixel art: nearest at the next whole multiple, then down by area.
    k = max(1, -(-w // source.get_width()))
    large = pygame.transform.scale_by(source, k)
    return large if large.get_size() == (w, h) else pygame.transform.smoothscale(large, (w, h))


def toned(surface: pygame.Surface, tone: str) -> pygame.Surface:
    made = pygame.transform.grayscale(surface) if tone in {"grey", "grey_dim"} else surface.copy()
    if tone in {"dim", "grey_dim"}:
        made.fill((128, 128, 128), special_flags=pygame.BLEND_RGB_MULT)
    return made
