"""How nodes move: each step of the table's dance as one call. All of it is skippable, all of it ends at home."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from math import hypot

from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.marks import Mark
from pixtable.ui.motion.durations import BEATS, Motion, there_and_back
from pixtable.ui.motion.pose import Pose
from pixtable.ui.motion.tween import Call, Moving, Sequence, Together, Tween
from pixtable.ui.node import Node

HELD = 4.0
"""u above the table: what is so high is in the hand."""
NEAR = 60.0
"""u: from so far beside its place a hand still lets fall what it holds."""
ARC = 0.25
"""How high it flies, of how far; never higher than a move's own height."""


def part(
    pose: Pose, name: str, end: float, ms: float, beat: str, *, delay: float = 0.0, start: float | None = None
) -> Tween:
    """One number of a pose on its way."""
    begin = getattr(pose, name) if start is None else start
    return Tween(lambda v: setattr(pose, name, v), begin, end, ms, BEATS[beat].ease, delay)


def place(node: Node, rect: Rect) -> None:
    """Home at once: what skip, seek, undo and load do."""
    node.animator.drop()
    node.rect = rect
    node.lands_in = 0.0
    node.up = node.up if node.lifts else 0.0
    node.pose.reset()


def glide(node: Node, rect: Rect, motion: Motion, beat: str = "", delay: float = 0.0) -> None:
    """A new home; the node is seen to travel there from where it is shown now, and to touch down.

    What is held over its place falls straight down; all else flies in an arc. Whatever is on its way there already
    goes on undisturbed. `lands_in` tells when it touches down.
    """
    if node.rect == rect and (node.animator.running or node.pose.is_home):
        return
    here, before = node.rect.moved(node.pose.dx, node.pose.dy), copy(node.pose)
    before.lift += 0.0 if node.lifts else node.up  # what rose below a hand comes down with all the rest
    distance = hypot(rect.cx - here.cx, rect.cy - here.cy)
    beat = beat or ("fall" if before.lift > HELD and distance <= NEAR else motion.travel(distance))
    place(node, rect)
    ms = motion.ms(beat)
    node.lands_in = delay + ms
    if motion.reduced:
        node.pose.alpha = 0.0
        node.add_motion(part(node.pose, "alpha", 1, ms, "fade", delay=delay))
        return
    for name in before.__struct_fields__:
        setattr(node.pose, name, getattr(before, name))
    node.pose.dx, node.pose.dy = here.cx - rect.cx, here.cy - rect.cy
    node.pose.scale *= here.w / rect.w if rect.w else 1.0
    settle(node, motion, beat, delay)
    if distance > 1 and beat != "fall":
        node.add_motion(_arc(node.pose, distance, ms, delay))
    if distance > 1 or before.lift > HELD:
        touch_down(node, motion, node.lands_in)


def _arc(pose: Pose, distance: float, ms: float, delay: float) -> Moving:
    """Up and down again as what is thrown flies; from the hand it starts where the hand was."""
    height, start = min(BEATS["move"].amount, distance * ARC), pose.lift
    put = lambda t: setattr(pose, "lift", start * (1 - t) + height * there_and_back(t))
    return Tween(put, 0, 1, ms, delay=delay)


def touch_down(node: Node, motion: Motion, after: float = 0.0) -> None:
    """What has come down gives a little, and springs back."""
    if not motion.reduced and motion.speed:
        beat = BEATS["touch"]
        squash = lambda t: setattr(node.pose, "scale", 1 + (1 - beat.amount) * t)
        node.add_motion(Tween(squash, 0, 1, motion.ms("touch"), beat.ease, after))


def settle(node: Node, motion: Motion, beat: str = "return", delay: float = 0.0) -> None:
    """Every number of the pose goes back to nought."""
    ms = motion.ms(beat)
    for name, end in (("dx", 0), ("dy", 0), ("turn", 0), ("lift", 0), ("scale", 1), ("alpha", 1), ("stretch", 1)):
        if abs(getattr(node.pose, name) - end) > 1e-6:
            node.add_motion(part(node.pose, name, end, ms, beat, delay=delay))


def deal(node: Node, start: Rect, motion: Motion, index: int = 0, after: float = 0.0) -> None:
    """From the deck to its home, one after another; where that begins later, it is not to be seen before."""
    home, delay = node.rect, after + motion.stagger("deal", index)
    place(node, start)
    node.pose.alpha = 0.0 if after else 1.0
    glide(node, home, motion, "deal", delay)
    if not motion.reduced:
        node.pose.turn = BEATS["deal"].amount * (1 if index % 2 else -1)
        node.add_motion(part(node.pose, "turn", 0, motion.ms("deal"), "deal", delay=delay))


def flip(node: Node, motion: Motion, at_half: Callable[[], None], delay: float = 0.0) -> None:
    """Turn over: thin to the edge, change the face, wide again."""
    half = motion.ms("flip") / 2
    if motion.reduced or not half:
        node.add_motion(Call(at_half, delay))
        return
    lift = BEATS["flip"].amount
    away = Together(
        [part(node.pose, "stretch", 0.02, half, "flip"), part(node.pose, "lift", lift, half, "flip", start=0)]
    )
    back = Together(
        [part(node.pose, "stretch", 1, half, "flip", start=0.02), part(node.pose, "lift", 0, half, "flip", start=lift)]
    )
    node.add_motion(Sequence([Call(lambda: None, delay), away, Call(at_half), back]))


def shake(node: Node, motion: Motion, beat: str) -> None:
    """Struck: three damped swings."""
    node.add_motion(_swings(node, motion, beat))


def refuse(node: Node, motion: Motion) -> None:
    """Three damped swings, and a red cross that stays a little longer. Nobody waits for either."""
    node.animator.answer(_swings(node, motion, "invalid"))
    node.mark(Mark.INVALID)
    hold = motion.scaled(BEATS["invalid"].ms * 3)
    node.animator.answer(Call(lambda: node.mark(Mark.INVALID, on=False), hold))


def nudge(node: Node, dx: int, dy: int, motion: Motion) -> None:
    """There is nothing further that way: a little push, and back. Nobody waits for it."""
    beat, ms = BEATS["nudge"], motion.ms("nudge")
    if motion.reduced or not ms:
        return
    for name, way in (("dx", dx), ("dy", dy)):
        if way and not getattr(node.pose, name):
            put = lambda v, name=name: setattr(node.pose, name, v)
            node.animator.answer(Tween(put, 0, way * beat.amount, ms, beat.ease))


def _swings(node: Node, motion: Motion, beat: str) -> Tween:
    amount, ms = BEATS[beat].amount, motion.ms(beat)
    return Tween(lambda v: setattr(node.pose, "dx", v), 0, amount, ms, BEATS[beat].ease)


def pop(node: Node, motion: Motion, delay: float = 0.0) -> None:
    """A number changed: 1 -> 1.18 -> 1."""
    if not motion.reduced:
        beat = BEATS["tick"]
        ms = motion.ms("tick")
        node.add_motion(Tween(lambda v: setattr(node.pose, "scale", v), 1, 1 + beat.amount, ms, beat.ease, delay))


def turn(node: Node, motion: Motion, degrees: float) -> None:
    """A tile turned: it is drawn turned already, and comes from the old angle."""
    if not motion.reduced:
        node.pose.turn = -degrees
        node.add_motion(part(node.pose, "turn", 0, motion.ms("turn"), "turn"))


def draw_back(node: Node, towards: Rect, motion: Motion) -> None:
    """Before a blow: a little away from whom it is for."""
    x, y = _way(node.rect, towards)
    far = BEATS["draw_back"].amount
    _go_aside(node, -x * far, -y * far, motion, "draw_back")


def lunge(node: Node, towards: Rect, motion: Motion) -> None:
    """Out to the blow, a good part of the gap. It stands there until `step_home`."""
    gap = BEATS["lunge"].amount
    _go_aside(node, (towards.cx - node.rect.cx) * gap, (towards.cy - node.rect.cy) * gap, motion, "lunge")


def step_home(node: Node, motion: Motion) -> None:
    _go_aside(node, 0.0, 0.0, motion, "step_home")


def _go_aside(node: Node, dx: float, dy: float, motion: Motion, beat: str) -> None:
    if ms := motion.ms(beat):
        node.add_motion(part(node.pose, "dx", dx, ms, beat))
        node.add_motion(part(node.pose, "dy", dy, ms, beat))
    elif not (dx or dy):
        node.pose.dx = node.pose.dy = 0.0


def knock_back(node: Node, away_from: Rect, motion: Motion) -> None:
    """Struck: thrown a little back, and slowly home. Nobody waits for it."""
    beat, ms = BEATS["knock_back"], motion.ms("knock_back")
    if not ms:
        return
    x, y = _way(away_from, node.rect)
    for name, way in (("dx", x), ("dy", y)):
        stands = getattr(node.pose, name)  # whoever strikes may be struck where it stands
        put = lambda v, name=name, stands=stands: setattr(node.pose, name, stands + v)
        node.animator.answer(Tween(put, 0, way * beat.amount, ms, beat.ease))


def _way(start: Rect, end: Rect) -> tuple[float, float]:
    """The direction from one middle to the other, one u long."""
    dx, dy = end.cx - start.cx, end.cy - start.cy
    far = hypot(dx, dy) or 1.0
    return dx / far, dy / far


def appear(node: Node, motion: Motion, delay: float = 0.0, beat: str = "fade") -> None:
    node.pose.alpha = 0.0
    node.add_motion(part(node.pose, "alpha", 1, motion.ms(beat), "fade", delay=delay))
