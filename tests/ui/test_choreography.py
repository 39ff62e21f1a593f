"""Steps one after another, a time that stands still, and an eye that is shaken: all on time that is handed in."""

import pytest

from pixtable.ui.draw.layout import Point, Rect
from pixtable.ui.motion.durations import BEATS, Motion
from pixtable.ui.motion.lens import Lens
from pixtable.ui.motion.steps import Step, perform
from pixtable.ui.motion.timeflow import TimeFlow
from pixtable.ui.node import Node

FRAME = 10.0


def test_time_stands_still_then_goes_on_where_it_was() -> None:
    time = TimeFlow()
    time.freeze(25)
    assert [time.passes(FRAME) for _ in range(4)] == [0, 0, 5, 10]
    assert not time.is_bent


def test_time_goes_slowly_for_so_long_by_the_clock() -> None:
    time = TimeFlow()
    time.slow(30, 0.5)
    assert [time.passes(FRAME) for _ in range(4)] == [5, 5, 5, 10]
    time.freeze(10)
    time.slow(30, 0.5)
    assert [time.passes(FRAME) for _ in range(2)] == [0, 5], "what stands still is not used up by what is slow"
    time.release()
    assert time.passes(FRAME) == FRAME


STEPS = (Step(lambda told: told.append("one"), "press"), Step(lambda told: told.append("two")))


def test_each_step_waits_for_the_one_before() -> None:
    node, told = Node(), list[str]()
    perform(node, Motion(), STEPS, told)
    node.update(BEATS["press"].ms - 1, Motion())
    assert told == ["one"]
    node.update(1, Motion())
    assert told == ["one", "two"]


def test_a_press_brings_all_steps_to_their_end_in_order() -> None:
    node, told = Node(), list[str]()
    perform(node, Motion(), STEPS, told)
    node.finish()
    assert told == ["one", "two"]
    assert not node.is_telling


@pytest.mark.parametrize("motion", [Motion(1, reduced=True), Motion(0)])
def test_nothing_shakes_the_eye_of_whoever_wants_calm(motion: Motion) -> None:
    lens = Lens("lens", TimeFlow())
    lens.rect = Rect(0, 0, 100, 100)
    lens.shake(motion)
    lens.come_near(Point(10, 10), motion)
    assert lens.is_at_rest
    assert not lens.is_telling


def test_the_eye_comes_near_by_the_clock_while_time_stands_still_and_goes_back() -> None:
    time = TimeFlow()
    lens = Lens("lens", time)
    lens.rect = Rect(0, 0, 100, 100)
    time.freeze(1000)
    lens.come_near(Point(0, 50), Motion())
    time.passes(500)
    lens.update(0, Motion())
    assert lens.pose.scale == BEATS["come_near"].amount
    assert lens.pose.dx > 0
    lens.go_back(Motion())
    lens.finish()
    assert lens.is_at_rest
