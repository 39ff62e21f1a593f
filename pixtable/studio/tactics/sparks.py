"""What a frame shows besides the figure: the trail of a blade, dust, muzzle flashes, missiles, rings of magic."""

import math
import random

from pixtable.studio.kit.colour import rgb
from pixtable.studio.kit.paths import circle, polar, polygon
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.materials import MATERIALS, Ramp
from pixtable.studio.tactics.drawing.shapes import star
from pixtable.studio.tactics.gear.wardrobe import MISSILES, REACH
from pixtable.studio.tactics.look import Look, Place
from pixtable.studio.tactics.pose import Pose

_FULL_TURN = 2 * math.pi
_LIGHT, _WARM = "#fff6d8", "#ffb84a"
_COMPASS = ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7))


def draw_sparks(brush: Brush, look: Look, pose: Pose, hand: Place) -> None:
    ramp = MATERIALS[look.magic or "holy"]
    tip = polar(*hand, pose.weapon_angle, REACH.get(look.weapon, 8))
    muzzle = polar(*hand, pose.weapon_angle + 90, look.muzzle + 2)
    if pose.swoosh:
        _swoosh(brush, look, pose, hand)
    if pose.lines:
        _lines(brush, pose, hand)
    if pose.impact:
        _burst(brush, pose.impact[0] + pose.dx, pose.impact[1])
    if pose.dust:
        _dust(brush, pose, hand[0])
    if pose.gather:
        _gather(brush, ramp, tip)
    if pose.burst:
        brush.put(star(*tip, 7, 2.4, 6), ramp, 0.6, outline=False)
        brush.put(circle(*tip, 2), "spark", 1, outline=False)
    if pose.flash:
        brush.put(star(muzzle[0], muzzle[1] - 2, 6.4, 2.6, 6), "fire", 0.4, outline=False)
        brush.put(circle(muzzle[0], muzzle[1] - 2, 2.2), "spark", 1, outline=False)
    if pose.smoke:
        brush.put(circle(muzzle[0], muzzle[1] - 4, 2.4), "cloud", 0.5, outline=False)
        brush.put(circle(muzzle[0] + 1, muzzle[1] - 9, 1.8), "cloud", 0.7, outline=False)
    if pose.missile and look.missile:
        kind, *material = look.missile
        MISSILES[kind](brush, *pose.missile, pose, *material)
    if pose.arc:
        for share in (k / 9 for k in range(9)):
            rise = 14 - share * 2 + math.sin(share * 3.1) * 4
            brush.dot(hand[0] - 4 + share * 12, hand[1] - rise, _LIGHT, under=True)
    if pose.aura:
        _aura(brush, pose, ramp, tip if look.weapon else (hand[0], hand[1] - 4))


def _swoosh(brush: Brush, look: Look, pose: Pose, hand: Place) -> None:
    """A crescent behind the tip: broad in the middle, with a lighter one inside."""
    start, end, *thin = pose.swoosh
    reach = 12 if look.weapon in ("", "fist") else REACH[look.weapon] + 1
    free = ~brush.solid
    for colour, inset, breadth in ((look.trail[0], 0.0, 0.5), (look.trail[1], 0.2, 0.3)):
        outer, inner = [], []
        for share in (k / 14 for k in range(15)):
            angle, radius = start + (end - start) * share, reach * (1 - inset * 0.12)
            width = math.sin(math.pi * min(1, share * 0.62 + 0.05)) ** 1.4 * breadth * (0.45 if thin else 1)
            outer.append(polar(*hand, angle, radius))
            inner.append(polar(*hand, angle, radius * (1 - width)))
        free = free & brush.mask(polygon([*outer, *reversed(inner)]))
        brush.colours[free] = rgb(colour)
        brush.solid |= free


def _lines(brush: Brush, pose: Pose, hand: Place) -> None:
    """Of speed: level behind a thrust, or steep under a leap."""
    if pose.lines == 1:
        for y, length in ((20, 9), (27, 13), (34, 11), (40, 7)):
            for x in range(length):
                brush.dot(hand[0] - 30 - x, y, _LIGHT if x < length - 3 else _WARM, under=True)
        return
    for x, y, length in ((14, 50, 8), (20, 54, 10), (27, 50, 8), (33, 46, 6)):
        for k in range(length):
            brush.dot(x - k * 0.3, y + k - 8, "#d8f0ff" if k < length - 3 else "#6aaee8", under=True)


def _burst(brush: Brush, x: float, y: float) -> None:
    brush.put(star(x, y, 8, 3, 8), "flame", 0.2, outline=False)
    brush.put(star(x, y, 5, 2, 8), "spark", 1, outline=False)


def _dust(brush: Brush, pose: Pose, x: float) -> None:
    rising = ((13, 43, 3), (8, 44, 2.4), (18, 43.6, 2.6))
    settling = ((14, 41, 2.4), (7, 43, 2), (19, 42, 2))
    for right, y, radius in rising if pose.dust == 1 else settling:
        brush.put(circle(x + right, y, radius), "sand", 0.5)
    brush.dots(_LIGHT, (x + 10, 37), (x + 17, 36), (x + 21, 39), (x + 5, 39))


def _gather(brush: Brush, ramp: Ramp, tip: Place) -> None:
    for k in range(10):
        angle, radius = k * 0.628 + 0.3, 5 + k % 3 * 2
        x, y = tip[0] + math.cos(angle) * radius, tip[1] + math.sin(angle) * radius
        brush.dot(x, y, ramp[4 if k % 2 else 3], under=k % 3 != 0)


def _aura(brush: Brush, pose: Pose, ramp: Ramp, tip: Place) -> None:
    """A ring of runes on the ground, rising sparks, and light in the hand."""
    growing = pose.aura == 1
    chance, radius = random.Random(5), 20 if growing else 24
    for k in range(30):
        if k % 3 != pose.aura % 3:
            angle = k / 30 * _FULL_TURN
            x, y = 24 + math.cos(angle) * radius, 44 + math.sin(angle) * 4.5
            brush.dot(x, y, ramp[3 if k % 2 else 2], under=True)
    for k in range(14 if growing else 22):
        angle, away = chance.random() * _FULL_TURN, 14 + chance.random() * (8 if growing else 16)
        x, y = 24 + math.cos(angle) * away * 1.2, 22 + math.sin(angle) * away
        for up in range(1 + k % 3):
            brush.dot(x, y - up, ramp[3 if up else 4], under=True)
    if growing:
        for right, down in _COMPASS:
            brush.dot(tip[0] + right * 4, tip[1] + down * 4, ramp[4])
        return
    brush.put(star(*tip, 6, 1.6, 4), ramp, 0.8, outline=False)
    brush.put(circle(*tip, 1.5), "spark", 1, outline=False)
    brush.put(star(7 + pose.dx, 26, 4, 1.2, 4), ramp, 0.8, outline=False)
