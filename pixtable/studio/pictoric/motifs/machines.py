"""Robots, gears and telephones."""

import math
from collections.abc import Sequence

import skia

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import (
    Place,
    Point,
    Track,
    circle,
    curve,
    line,
    minus,
    polygon,
    rect,
    round_rect,
    smooth,
    taper,
    union,
)
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.lights import hand_lamp
from pixtable.studio.pictoric.motifs.paint import between
from pixtable.studio.pictoric.sheet import Dream


def small_robot(scene: Dream, colour: Tone = 0.6, lantern: bool = True) -> None:
    """Small tin robot, 64 tall, one lamp eye."""
    for x in (-7, 7):
        scene.paper(rect(x - 2.5, -14, 5, 13), 0.15, shadow=0.3, edge=0.1)
        scene.paper(round_rect(x - 5, -4, 11, 5, 2), 0.2, shadow=0.3, edge=0.1)
    scene.paper(round_rect(-14, -40, 28, 28, 5), scene.shaded(colour, 0.2, 0.35), shadow=0.6, edge=0.3, rim=0.8)
    scene.line(round_rect(-9, -34, 18, 10, 2), 1, 0.1, 0.6)
    for i in range(3):
        scene.flat(circle(-5 + i * 5, -19, 1.5), "accent")
    scene.paper(round_rect(-11, -59, 22, 17, 6), scene.shaded(colour, 0.25, 0.3), shadow=0.5, edge=0.3, rim=0.8)
    scene.line(line(0, -59, 0, -67), 1.4, 0.15)
    scene.flat(circle(0, -68, 2.2), "accent")
    scene.glow(4, -51, 18, "glow", 0.8)
    scene.flat(circle(4, -51, 3.6), "glow")
    scene.line(circle(4, -51, 3.9), 1.1, 0.1)
    scene.paper(taper([(13, -34), (20, -28), (22, -22)], 5, 4), scene.shaded(colour, 0.1, 0.4), shadow=0.3, edge=0.1)
    scene.paper(taper([(-13, -34), (-19, -26), (-18, -18)], 5, 4), scene.shaded(colour, 0.1, 0.4), shadow=0.3, edge=0.1)
    if lantern:
        hand_lamp(scene, 22, -12, 0.85)


def robot(
    scene: Dream, tone: float = 0.5, arms: Sequence[Sequence[Place]] | None = None, body: Tone | None = None
) -> None:
    """A tin robot from the front, 220 tall; its chest round (0, -112) stays free for a door."""
    c = body if body is not None else tone
    f = scene.shaded(c, 0.12, 0.32)
    dk = mix(scene.hue(c), scene.palette.ramp[0], 0.62)
    arms = arms or [[(-56, -140), (-82, -110), (-78, -66)], [(56, -140), (82, -110), (78, -66)]]
    for x in (-26, 26):
        scene.paper(round_rect(x - 9, -64, 18, 56, 5), dk, shadow=0.5, edge=0.3)
        for k in range(5):
            scene.line(line(x - 9, -58 + k * 9, x + 9, -58 + k * 9), 1.2, scene.hue(c), 0.6)
        scene.paper(
            smooth([(x - 20, 2, 1), (x - 19, -12), (x - 8, -20), (x + 8, -20), (x + 19, -12), (x + 20, 2, 1)]),
            f,
            shadow=0.6,
            edge=0.3,
        )
    for a in arms:
        scene.paper(taper(a, 17, 14), dk, shadow=0.7, edge=0.2)
        hose = Track.through(a)
        for k in range(1, 9):
            ring = hose.at(k / 9)
            scene.line(line(*ring.aside(8), *ring.aside(-8)), 1.4, scene.hue(c), 0.7)
        x, y = a[-1]
        scene.paper(circle(x, y, 12), f, shadow=0.6, edge=0.2)
        scene.paper(circle(a[0][0], a[0][1], 14), f, shadow=0.4, edge=0.2)
    scene.paper(round_rect(-56, -166, 112, 108, 14), f, shadow=0.9, edge=0.6)
    for x, y in ((-47, -157), (47, -157), (-47, -67), (47, -67)):
        scene.flat(circle(x, y, 3), dk)
        scene.flat(circle(x - 0.8, y - 0.8, 1.2), 1.0, 0.7)
    scene.paper(rect(-14, -178, 28, 14), dk, shadow=0.4, edge=0.2)
    scene.paper(round_rect(-42, -236, 84, 62, 16), f, shadow=0.8, edge=0.5)
    for sx in (-1, 1):
        scene.paper(round_rect(sx * 46 - 6, -220, 12, 26, 4), dk, shadow=0.4, edge=0.2)
        scene.paper(circle(sx * 18, -208, 13), dk, shadow=0.3, edge=0.1)
        scene.glow(sx * 18, -208, 34, "glow", 0.7)
        scene.flat(circle(sx * 18, -208, 8), "glow")
        scene.flat(circle(sx * 18 - 2.5, -211, 2.6), 1.0, 0.95)
    scene.line(curve("-14,-188 0,-184 14,-188"), 2.6, dk, 0.9)
    scene.line(line(0, -236, 0, -256), 3, dk)
    scene.paper(circle(0, -260, 6), "accent", shadow=0.3, edge=0.1)


def gear_path(radius: float, count: int = 12, tooth: float = 0.16, hole: float = 0.3, spokes: int = 0) -> skia.Path:
    pts = []
    for i in range(count):
        a = i * 2 * math.pi / count
        w = math.pi / count
        for da, q in ((-w * 0.52, 1), (-w * 0.34, 1 + tooth), (w * 0.34, 1 + tooth), (w * 0.52, 1)):
            pts.append((math.cos(a + da) * radius * q, math.sin(a + da) * radius * q))
    p = polygon(pts)
    if spokes:
        cut = None
        for i in range(spokes):
            a0 = i * 2 * math.pi / spokes + 0.22
            a1 = (i + 1) * 2 * math.pi / spokes - 0.22
            q = polygon(
                [
                    (math.cos(between(a0, a1, u / 6)) * radius * 0.78, math.sin(between(a0, a1, u / 6)) * radius * 0.78)
                    for u in range(7)
                ]
                + [
                    (math.cos(between(a1, a0, u / 6)) * radius * 0.36, math.sin(between(a1, a0, u / 6)) * radius * 0.36)
                    for u in range(7)
                ]
            )
            cut = q if cut is None else union(cut, q)
        p = minus(p, cut)
    return minus(p, circle(0, 0, radius * hole * 0.5)) if hole else p


def gear(
    scene: Dream,
    radius: float = 60,
    count: int = 12,
    colour: Tone = "accent2",
    *,
    spokes: int = 0,
    rot: float = 0,
) -> None:
    with scene.at(0, 0, turn=rot):
        scene.paper(
            gear_path(radius, count, max(0.1, 1.7 / count), 0.3, spokes),
            scene.shaded(colour, 0.16, 0.34),
            edge=0.2,
        )
        scene.line(circle(0, 0, radius * 0.9), radius * 0.025, mix(scene.hue(colour), scene.palette.ramp[0], 0.5), 0.6)
        if not spokes:
            scene.line(circle(0, 0, radius * 0.56), radius * 0.03, mix(scene.hue(colour), scene.tone(1), 0.4), 0.5)
        scene.paper(
            minus(circle(0, 0, radius * 0.26), circle(0, 0, radius * 0.3 * 0.5)),
            scene.shaded(colour, 0.3, 0.2),
            shadow=0.4,
            edge=0.1,
        )


def handset(scene: Dream, width: float = 240, tone: float = 0.08) -> None:
    """Old telephone receiver, lying like a bridge; from the centre of the handle."""
    k = width / 240
    h = smooth(
        [
            (-96 * k, -4 * k, 1),
            (-70 * k, -30 * k),
            (0, -42 * k),
            (70 * k, -30 * k),
            (96 * k, -4 * k, 1),
            (74 * k, -6 * k),
            (0, -18 * k),
            (-74 * k, -6 * k),
        ]
    )
    p = h
    for sx in (-1, 1):
        p = union(
            p,
            smooth(
                [
                    (sx * 78 * k, -16 * k),
                    (sx * 104 * k, -18 * k),
                    (sx * 122 * k, 4 * k),
                    (sx * 126 * k, 26 * k, 1),
                    (sx * 70 * k, 26 * k, 1),
                    (sx * 72 * k, 4 * k),
                ]
            ),
        )
    scene.paper(p, (tone + 0.2, tone - 0.04), rim=0.9, edge=0.3)
    for sx in (-1, 1):
        scene.paper(round_rect(sx * 98 * k - 31 * k, 22 * k, 62 * k, 11 * k, 4 * k), tone + 0.1, shadow=0.5, edge=0.2)
        for x in (-18, -9, 0, 9, 18):
            scene.flat(circle(sx * 98 * k + x * k, 28 * k, 1.6 * k), tone + 0.4, 0.6)


def coiled_cord(
    scene: Dream, points: Sequence[Point], radius: float = 7, count: int = 40, width: float = 3, *, colour: Tone = 0.08
) -> None:
    """Curly telephone cord along a line."""
    track = Track.through(points)
    q = []
    for i in range(count * 8 + 1):
        station = track.at(i / (count * 8))
        turn = i / 8 * math.tau
        x, y = station.aside(math.sin(turn) * radius)
        ahead = math.cos(turn) * radius * 0.8
        q.append((x + station.along[0] * ahead, y + station.along[1] * ahead))
    scene.line(smooth(q, closed=False), width + 1.4, scene.palette.ramp[0], 0.35)
    scene.line(smooth(q, closed=False), width, colour)
