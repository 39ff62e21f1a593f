"""What is seen from nearer: the same as if all of it were made anew, and made anew only where it has to be."""

from __future__ import annotations

import pygame
import pytest

from pixtable.ui.draw.assets import Assets
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.pictures import Pictures
from pixtable.ui.draw.screen import Screen
from pixtable.ui.lettering.text import Fonts

FIELD = Rect(100, 60, 640, 400)
FELT = (20, 60, 50)


class Eye:
    """A field of stripes with a disc on it, looked at through its own frame."""

    def __init__(self, assets: Assets) -> None:
        self.screen = Screen(pygame.Surface((1280, 800)))
        self.canvas = Canvas(self.screen, Pictures(assets), Fonts(assets))
        self.canvas.register.on = False

    def see(self, scale: float, aside: float = 0.0, disc: float = 60.0, *, kept: bool = True) -> pygame.Surface:
        canvas = self.canvas
        self.screen.begin()
        canvas.begin(0)
        canvas.fill(canvas.view.rect, FELT)
        seen = canvas.magnified(FIELD, scale) if kept else canvas.posed(FIELD, scale=scale, room=0)
        with canvas.clipped(FIELD), canvas.shifted(aside, 0), seen:
            for n in range(16):
                canvas.fill(Rect(FIELD.x + 40 * n, FIELD.y, 40, FIELD.h), (200, 12 * n, 40))
            canvas.disc(FIELD.cx, FIELD.cy, disc, "amber")
        self.screen.paint()
        return self.screen.surface.copy()


@pytest.mark.parametrize("scale", [1.05, 1.16])
@pytest.mark.parametrize("aside", [0.0, -70.0, 70.0])
def test_it_looks_as_if_all_of_it_were_enlarged(assets: Assets, scale: float, aside: float) -> None:
    ours, theirs = Eye(assets).see(scale, aside), Eye(assets).see(scale, aside, kept=False)
    ours.blit(theirs, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    assert max(pygame.transform.average_color(ours)[:3]) <= 1


def test_it_is_brought_up_to_date(assets: Assets) -> None:
    eye = Eye(assets)
    eye.see(1.16)
    for disc in (90.0, 40.0):
        assert eye.see(1.16, disc=disc).get_buffer().raw == Eye(assets).see(1.16, disc=disc).get_buffer().raw


def test_what_rests_is_not_made_again(assets: Assets) -> None:
    eye = Eye(assets)
    eye.see(1.16)
    before = eye.screen.shown
    eye.see(1.16)
    assert eye.screen.shown == before
    eye.see(1.16, disc=90)
    assert eye.screen.shown != before


def test_a_thing_without_a_look_may_move(assets: Assets) -> None:
    eye = Eye(assets)
    with eye.canvas.posed(FIELD, scale=1.2):
        pass
    assert not eye.screen.puts
