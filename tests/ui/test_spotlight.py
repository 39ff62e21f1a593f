"""The light goes over from one part of a table to the next: nothing is lit or darkened at once, nor twice."""

from typing import Any

from pixtable.table.spotlight import Spotlight
from pixtable.ui.draw.layout import NOWHERE, Rect
from pixtable.ui.motion.durations import BEATS, Motion

TABLE, LEFT, RIGHT = Rect(0, 0, 400, 200), Rect(20, 20, 100, 100), Rect(220, 60, 100, 100)
DARK = BEATS["spotlight"].amount


class Shade:
    """A canvas that remembers how much darker it has become where."""

    def __init__(self, light: Spotlight) -> None:
        self.fills: list[tuple[Rect, float]] = []
        canvas: Any = self
        light.paint(canvas)

    def fill(self, rect: Rect, colour: str, alpha: float) -> None:
        self.fills.append((rect, alpha))

    def at(self, rect: Rect) -> float:
        return sum(alpha for box, alpha in self.fills if box.contains(*rect.centre))


def spotlight() -> Spotlight:
    light = Spotlight()
    light.rect = TABLE
    light.aim(LEFT, Motion())
    light.update(1000, Motion())
    return light


def test_all_but_what_is_lit_lies_in_the_dark_and_no_spot_twice() -> None:
    shade = Shade(spotlight())
    assert (shade.at(LEFT), shade.at(RIGHT)) == (0, DARK)
    area = sum(box.w * box.h for box, _ in shade.fills)
    assert area == TABLE.w * TABLE.h


def test_on_its_way_both_are_half_lit() -> None:
    light = spotlight()
    light.aim(RIGHT, Motion())
    light.update(Motion().ms("spotlight") / 2, Motion())
    shade = Shade(light)
    assert 0 < shade.at(LEFT) < DARK
    assert 0 < shade.at(RIGHT) < DARK
    light.update(1000, Motion())
    assert (Shade(light).at(LEFT), Shade(light).at(RIGHT)) == (DARK, 0)


def test_aimed_at_nothing_all_of_it_is_dark_and_dimmed_all_of_it_is_bright() -> None:
    light = spotlight()
    light.aim(NOWHERE, Motion())
    light.update(1000, Motion())
    assert Shade(light).fills == [(TABLE, DARK)]
    light.dim(Motion())
    light.update(1000, Motion())
    assert Shade(light).fills == []
