from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pixtable.ui.draw.layout import Rect
from pixtable.ui.motion import choreo
from pixtable.ui.motion.durations import GLIDE, Motion, linear, out_back, shaken, there_and_back
from pixtable.ui.motion.tween import Animator, Call, Sequence, Spring, Together, Tween
from pixtable.ui.node import Node

HOME, FAR = Rect(0, 0, 120, 168), Rect(600, 300, 120, 168)


def test_eases_begin_and_end_where_they_should() -> None:
    for ease in (linear, GLIDE, out_back(1.7)):
        assert abs(ease(0)) < 1e-3
        assert abs(ease(1) - 1) < 1e-3
    for ease in (there_and_back, shaken):
        assert abs(ease(1)) < 1e-9


@given(st.lists(st.floats(1, 90), min_size=1, max_size=40))
def test_a_sequence_takes_the_same_time_however_the_frames_fall(frames: list[float]) -> None:
    seen: list[float] = []
    steps = Sequence([Tween(seen.append, 0, 1, 100), Call(lambda: seen.append(9)), Tween(seen.append, 1, 2, 100)])
    for ms in frames:
        steps.advance(ms)
    spent = sum(frames)
    if spent >= 200:
        assert seen[-1] == 2
    elif spent > 100:
        assert 9 in seen
        assert abs(seen[-1] - (1 + (spent - 100) / 100)) < 1e-6


def test_skipping_ends_everything_at_its_end_and_calls_every_call() -> None:
    seen: list[float] = []
    animator = Animator()
    animator.add(Sequence([Tween(seen.append, 0, 1, 500), Call(lambda: seen.append(7)), Tween(seen.append, 1, 5, 500)]))
    animator.add(Together([Tween(seen.append, 0, 3, 900)]))
    animator.finish()
    assert seen == [1, 7, 5, 3]
    assert not animator.is_moving


def test_a_spring_comes_to_rest_on_its_target() -> None:
    spring = Spring(target=300)
    for _ in range(90):
        spring.advance(16)
    assert spring.is_still
    assert abs(spring.value - 300) < 0.1


def test_a_new_home_leaves_the_node_where_it_is_seen_and_then_carries_it_there() -> None:
    node, motion = Node("card", HOME), Motion()
    choreo.glide(node, FAR, motion)
    assert node.rect == FAR
    assert node.screen_rect() == HOME
    node.update(100, motion)
    assert HOME.x < node.screen_rect().x < FAR.x
    node.finish()
    assert node.pose.is_home


def test_whoever_is_sent_where_they_are_going_already_goes_on_undisturbed() -> None:
    seen: list[str] = []
    node, motion = Node("card", HOME), Motion()
    choreo.glide(node, FAR, motion)
    node.add_motion(Call(lambda: seen.append("pinned"), node.lands_in))
    node.update(120, motion)
    before, lands = node.screen_rect(), node.lands_in
    choreo.glide(node, FAR, motion)
    assert (node.screen_rect(), node.lands_in) == (before, lands)
    node.update(lands - 120, motion)
    assert (node.screen_rect(), seen) == (FAR, ["pinned"])


def test_what_is_let_go_over_its_place_falls_straight_down() -> None:
    node, motion = Node("card", HOME), Motion()
    node.pose.dx, node.pose.lift, node.pose.scale = 12.0, 8.0, 1.08
    choreo.glide(node, HOME.moved(6, 0), motion)
    lifts = []
    while node.pose.lift:
        lifts.append(node.pose.lift)
        node.update(1000 / 60, motion)
    assert lifts == sorted(lifts, reverse=True)
    assert len(lifts) == 5, "75 ms"


def test_what_rose_below_a_hand_comes_down_when_it_can_no_more_be_taken() -> None:
    node, motion = Node("card", HOME), Motion()
    node.lifts = node.focused = True
    node.update(500, motion)
    assert node.up > 0
    node.lifts = False
    assert node.is_moving
    node.update(500, motion)
    assert (node.up, node.is_moving) == (0, False)


def test_a_second_move_in_the_middle_of_the_first_does_not_jump() -> None:
    node, motion = Node("card", HOME), Motion()
    choreo.glide(node, FAR, motion)
    node.update(120, motion)
    before = node.screen_rect()
    choreo.glide(node, HOME, motion)
    assert abs(node.screen_rect().x - before.x) < 0.01


def test_instant_motion_arrives_in_the_next_frame() -> None:
    node, motion = Node("card", HOME), Motion(0)
    choreo.glide(node, FAR, motion)
    node.update(1, motion)
    assert node.pose.is_home


def test_reduced_motion_fades_instead_of_travelling() -> None:
    node, motion = Node("card", HOME), Motion(1, reduced=True)
    choreo.glide(node, FAR, motion)
    assert node.screen_rect() == FAR
    assert node.pose.alpha == 0
    node.update(120, motion)
    assert node.pose.is_home


def test_a_flip_changes_the_face_when_the_card_is_thin() -> None:
    node, motion = Node("card", HOME), Motion()
    thin: list[float] = []
    choreo.flip(node, motion, lambda: thin.append(node.pose.stretch))
    for _ in range(30):
        node.update(10, motion)
    assert thin
    assert thin[0] < 0.1
    assert node.pose.is_home


def test_a_refusal_shakes_and_comes_back_to_the_same_place() -> None:
    node, motion = Node("card", HOME), Motion()
    choreo.refuse(node, motion)
    node.update(30, motion)
    assert node.pose.dx != 0
    node.update(2000, motion)
    assert node.pose.is_home
    assert not node.marks
