"""One leaf: its outline by species, its fold, its veins and its specks. It grows upwards from its stalk."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict, Unpack

import skia

from pixtable.studio.kit.colour import RGB, Colour, mix
from pixtable.studio.kit.paths import SIDES, Point, circle, ellipse, points, smooth, taper
from pixtable.studio.kit.scene import Scene

ASPECT = {
    "willow": 0.25, "oak": 0.62, "oaklong": 0.42, "ginkgo": 1.0, "maple": 1.0,
    "lance": 0.36, "ovate": 0.56, "petal": 0.5, "serrate": 0.46, "heart": 0.9,
}  # fmt: skip

# right halves from the stalk to the tip; x in half widths, y in lengths
_HALVES = {
    "willow": "0,0! .34,-.08 .82,-.26 1,-.45 .72,-.70 .30,-.90 0,-1!",
    "lance": "0,0! .7,-.18 1,-.42 .55,-.76 0,-1!",
    "ovate": "0,0! .9,-.14 1,-.38 .52,-.76 0,-1!",
    "heart": "0,-.08! .55,.02 1.05,-.2 .8,-.55 0,-1!",
    "petal": "0,0! .45,-.3 1,-.72 .55,-.98 0,-.94",
    "oak": "0,0! .20,-.05 .42,-.10 .50,-.18 .34,-.25 .62,-.29 .84,-.38 .72,-.47 .46,-.49 .80,-.55 1,-.66 "
    ".84,-.75 .52,-.73 .62,-.82 .54,-.92 .30,-.93 .2,-1.0 0,-1.01",
    "oaklong": "0,0! .24,-.08 .52,-.16 .46,-.22 .86,-.30 .92,-.37 .6,-.42 1,-.50 1,-.57 .62,-.62 .86,-.70 "
    ".8,-.76 .48,-.80 .5,-.88 .3,-.95 0,-1",
    "ginkgo": "0,0! .09,-.26 .30,-.47 .98,-.60 1.08,-.70 .97,-.80 .88,-.82 .80,-.92 .62,-.93 .50,-1.0 .26,-1.0 "
    ".12,-.95 0,-.70!",
    "maple": "0,0! .12,-.04! .55,.03! .47,-.09! .64,-.11! .42,-.21! .66,-.26! .80,-.22! .82,-.33! 1.06,-.45! "
    ".86,-.48! .88,-.60! .64,-.53! .30,-.46! .36,-.63! .48,-.69! .30,-.76! .27,-.87! .14,-.86! 0,-1!",
}
_FANNED = ("petal", "ginkgo")
_TEETH = 8


def _half(kind: str) -> list[Point]:
    if kind != "serrate":
        return points(_HALVES[kind])
    half: list[Point] = [(0, 0, 1)]
    for i in range(1, _TEETH):
        up = i / _TEETH
        reach = math.sin(math.pi * up**0.8) ** 0.8
        half += [(reach, -up, 1), (reach * 0.84, -(up + 0.04), 1)]
    return [*half, (0, -1, 1)]


def blade(kind: str, length: float, width: float, bend: float = 0) -> skia.Path:
    """The outline; `bend` leans the tip to the right, as a share of the length."""
    right = [(x * width / 2, y * length, *corner) for x, y, *corner in _half(kind)]
    left = [(-x, *rest) for x, *rest in right[-2:0:-1]]
    return smooth([(x + bend * length * (y / length) ** 2, y, *corner) for x, y, *corner in right + left])


@dataclass
class _Leaf:
    length: float
    width: float
    kind: str
    bend: float
    light: RGB
    dark: RGB

    def spine(self, up: float) -> tuple[float, float]:
        """The point on the midrib at a share of the length."""
        return self.bend * self.length * up * up, -self.length * up


class Manner(TypedDict, total=False):
    """How a leaf is drawn, where it is not drawn like most."""

    veins: bool
    shadow: float
    stalk: bool
    pale: bool
    """A pale leaf keeps its light colour on the shaded side too."""
    bend: float


def draw_leaf(
    scene: Scene,
    size: tuple[float, float],
    colour: Colour,
    kind: str,
    rng: random.Random,
    **manner: Unpack[Manner],
) -> None:
    """A leaf of the given length and width, from the scene's origin upwards."""
    leaf = _Leaf(
        *size,
        kind,
        bend=manner["bend"] if "bend" in manner else rng.uniform(-0.07, 0.07),
        light=mix(colour, "#fff6d8", 0.24),
        dark=mix(colour, "#1a0f10", 0.10 if manner.get("pale") else 0.30),
    )
    shadow = manner.get("shadow", 1.0)
    if manner.get("stalk"):
        _draw_stalk(scene, leaf, shadow)
    _draw_blade(scene, leaf, rng, shadow, veins=manner.get("veins", True))


def _draw_blade(scene: Scene, leaf: _Leaf, rng: random.Random, shadow: float, *, veins: bool) -> None:
    outline = blade(leaf.kind, leaf.length, leaf.width, leaf.bend)
    fill = (leaf.light, leaf.dark) if rng.random() < 0.75 else (leaf.dark, leaf.light)
    edge = 0.25 if leaf.kind in ("maple", "ginkgo") else 0.4
    scene.paper(outline, fill, shadow=shadow, shade=0.32, rim=0.5, texture=0.85, edge=edge)
    with scene.clip(outline):
        _fold(scene, leaf)
        if leaf.length * scene.scale > 20:
            if veins:
                _VEINS.get(leaf.kind, _feathered)(scene, leaf)
            _speckle(scene, leaf, rng)
    if leaf.kind not in _FANNED:
        midrib = smooth([leaf.spine(0), leaf.spine(0.5), leaf.spine(0.95)], closed=False)
        scene.line(midrib, max(0.9, leaf.width * 0.035), leaf.light, 0.9)


def _draw_stalk(scene: Scene, leaf: _Leaf, shadow: float) -> None:
    stalk = taper([(0, leaf.length * 0.12), (0, -leaf.length * 0.1)], max(2, leaf.width * 0.05), 1.4, 6)
    scene.paper(stalk, leaf.dark, shadow=0.5 * shadow, edge=0)


def _fold(scene: Scene, leaf: _Leaf) -> None:
    """One half lies in shade."""
    length, width = leaf.length, leaf.width
    tip_x, _ = leaf.spine(1)
    far = width + abs(leaf.bend) * length
    half = smooth([(0, 10), leaf.spine(0.5), (tip_x, -length - 5), (far, -length - 5), (width, 10)])
    scene.flat(half, leaf.dark, 0.20)


def _fanned(scene: Scene, leaf: _Leaf) -> None:
    length, width = leaf.length, leaf.width
    rays = 7 if leaf.kind == "ginkgo" else 5
    for i in range(-rays, rays + 1):
        aside = i / rays
        tip = (aside * width * 0.54, -length * (1 - 0.28 * aside * aside))
        ray = smooth([(0, -length * 0.05), (aside * width * 0.20, -length * 0.45), tip], closed=False)
        scene.line(ray, 0.65, leaf.light if i % 2 else leaf.dark, 0.5)
    scene.flat(ellipse(0, 0, width * 0.32, length * 0.42), leaf.dark, 0.40, blur=5)


def _lobed(scene: Scene, leaf: _Leaf) -> None:
    length, width = leaf.length, leaf.width
    for side in SIDES:
        for x, y in ((0.5, -0.02), (0.98, -0.44)):
            bow = (side * x * width * 0.26, y * length * 0.55 - length * 0.06)
            vein = smooth([(0, -length * 0.06), bow, (side * x * width * 0.5, y * length)], closed=False)
            scene.line(vein, max(0.8, width * 0.014), leaf.light, 0.75)
        for i in range(3, 7):
            _side_vein(scene, leaf, i / 8, [(side * 0.14, 0.09)], (0.7, 0.5))


def _narrow(scene: Scene, leaf: _Leaf) -> None:
    for i in range(1, 9):
        for side in SIDES:
            _side_vein(scene, leaf, i / 9.6, [(side * 0.30, 0.07)], (0.6, 0.4))


def _feathered(scene: Scene, leaf: _Leaf) -> None:
    for i in range(1, 8):
        for side in SIDES:
            _side_vein(scene, leaf, i / 8.6, [(side * 0.22, 0.05), (side * 0.5, 0.15)], (0.75, 0.55))


def _side_vein(
    scene: Scene, leaf: _Leaf, up: float, way: Sequence[tuple[float, float]], pen: tuple[float, float]
) -> None:
    """From the midrib along a way of (aside, rise); the pen is its width and its strength."""
    x, y = leaf.spine(up)
    stations = [(x, y), *((x + leaf.width * aside, y - leaf.length * rise) for aside, rise in way)]
    scene.line(smooth(stations, closed=False), pen[0], leaf.light, pen[1])


def _speckle(scene: Scene, leaf: _Leaf, rng: random.Random) -> None:
    for _ in range(int(leaf.length / 10)):
        x, y = rng.uniform(-0.4, 0.4) * leaf.width, -rng.uniform(0.1, 0.9) * leaf.length
        scene.flat(circle(x, y, rng.uniform(0.4, 1.2)), leaf.dark, 0.45)


_VEINS = {"petal": _fanned, "ginkgo": _fanned, "maple": _lobed, "willow": _narrow}
