"""An outline flows to its new cells instead of jumping there."""

from __future__ import annotations

from pixtable.ui.draw.layout import Rect
from pixtable.ui.motion.durations import Motion
from pixtable.ui.motion.flow import BEAT, Flow, between
from pixtable.ui.node import Node

LEFT, MIDDLE, RIGHT = (Rect(x, 0, 100, 100) for x in (0, 110, 220))


def test_a_new_cell_is_poured_out_of_the_nearest() -> None:
    half = between([LEFT, MIDDLE], [LEFT, MIDDLE, RIGHT], 0.5)
    assert half == (LEFT, MIDDLE, Rect(165, 0, 100, 100))


def test_an_old_cell_drains_into_the_nearest_that_stays() -> None:
    assert between([LEFT, RIGHT], [LEFT], 0.25) == (LEFT, Rect(165, 0, 100, 100))


def test_the_first_cells_grow_from_their_middle_and_the_last_shrink_to_it() -> None:
    assert between([], [LEFT], 0.5) == (Rect(25, 25, 50, 50),)
    assert between([LEFT], [], 0.75) == (Rect(37.5, 37.5, 25, 25),)


def test_a_flow_takes_its_beat_and_ends_exactly_on_its_cells() -> None:
    flow, node, motion = Flow(), Node(), Motion()
    flow.aim("one", [LEFT], node, motion)
    node.update(motion.ms(BEAT) / 2, motion)
    assert flow.is_flowing
    assert flow.shown != (LEFT,)
    node.update(motion.ms(BEAT), motion)
    assert flow.shown == (LEFT,)
    assert not node.is_moving


def test_with_all_that_it_ran_round_an_outline_is_gone() -> None:
    flow, node, motion = Flow(), Node(), Motion()
    flow.aim("one", [LEFT], node, motion)
    flow.aim("none", [], node, motion)
    assert flow.shown == ()


def test_turning_back_halfway_starts_where_it_was() -> None:
    flow, node, motion = Flow(), Node(), Motion()
    flow.aim("one", [LEFT], node, motion)
    node.finish()
    flow.aim("two", [LEFT, MIDDLE], node, motion)
    node.update(motion.ms(BEAT) / 3, motion)
    there = flow.shown
    flow.aim("one", [LEFT], node, motion)
    assert sorted(flow.shown) == sorted(there)
    node.finish()
    assert flow.shown == (LEFT,)


def test_another_size_of_the_window_does_not_flow() -> None:
    flow, node, motion = Flow(), Node(), Motion()
    flow.aim("one", [LEFT], node, motion)
    node.finish()
    flow.aim("one", [RIGHT], node, motion)
    assert flow.shown == (RIGHT,)


def test_with_reduced_motion_it_is_simply_there() -> None:
    flow, node, motion = Flow(), Node(), Motion(reduced=True)
    flow.aim("one", [LEFT], node, motion)
    assert flow.shown == (LEFT,)  # at once: a film draws no second frame of the same moment
