"""A picture cut into an opaque middle and a rim looks exactly like the picture."""

import pygame
import pytest

from pixtable.ui.core import cut
from pixtable.ui.pilot import headless
from pixtable.ui.shapes import PREMULTIPLIED, blank, opaque, rounded


@pytest.fixture(autouse=True)
def pygame_is_there():
    headless()


def card(w: int, h: int, radius: float) -> pygame.Surface:
    made = blank(w + 20, h + 20)
    made.blit(rounded(w, h, radius, (10, 10, 10), 0.4), (8, 8), special_flags=PREMULTIPLIED)
    made.blit(rounded(w, h, radius, (200, 120, 60)), (4, 4), special_flags=PREMULTIPLIED)
    return made


def on_felt(*puts) -> bytes:
    ground = opaque(260, 300)
    ground.fill((30, 90, 50))
    for surface, at, flags in puts:
        ground.blit(surface, at, special_flags=flags)
    return pygame.image.tobytes(ground, "RGB")


@pytest.mark.parametrize("size", [(180, 252, 18), (200, 140, 20), (120, 120, 4)])
def test_the_parts_together_are_the_whole(size):
    whole = card(*size)
    parts = cut(whole)
    assert len(parts) == 5
    assert parts[0].flags == 0
    assert on_felt(*((part.surface, (9 + part.x, 7 + part.y), part.flags) for part in parts)) == on_felt(
        (whole, (9, 7), PREMULTIPLIED)
    )


def test_what_is_see_through_or_small_stays_in_one_piece():
    ring = blank(200, 200)
    pygame.draw.rect(ring, (9, 9, 9, 255), ring.get_rect(), 5)
    assert len(cut(ring)) == 1
    assert len(cut(card(30, 40, 4))) == 1
    (part,) = cut(opaque(100, 100))
    assert part.flags == 0
