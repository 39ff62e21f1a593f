"""The bag that tiles are drawn from: teal cloth with a gold cord, tied up or open."""

from contextlib import AbstractContextManager

import skia
from PIL import Image

from pixtable.studio.kit.colour import TEAL
from pixtable.studio.kit.paths import (
    SIDES,
    blob,
    circle,
    curve,
    ellipse,
    line,
    minus,
    rect,
    round_rect,
    symmetric,
    taper,
    union,
)
from pixtable.studio.kit.scene import Scene
from pixtable.studio.rhombs.tile import Colours, draw_tile

WIDTH, HEIGHT = 240, 288
_DESIGN = 320  # it was drawn on a sheet so wide, its middle line at x = 0
_CLOTH, _LINING = ("#3a8791", "#12314a"), ("#4c9ba3", "#1b445a")
_CORD, _TASSEL = ("#e8bf66", "#96661f"), ("#f0cb78", "#86561a")
_DARK, _PALE = "#061420", "#a5dcd2"
_EMBLEM: Colours = ("red", "blue", "yellow")
_PEEKING: tuple[tuple[float, float, float, Colours, int], ...] = (
    (-50, 102, 76, ("blue", "green", "yellow"), 0),
    (48, 106, 76, ("violet", "red", "blue"), 1),
    (0, 82, 88, ("red", "yellow", "green"), 0),
)


def draw_closed() -> Image.Image:
    scene = _sheet()
    with _on_its_middle(scene):
        _shade_below(scene)
        ruffle = "48,98! 74,64 86,38 66,44 54,24 36,40 18,18 0,38 -16,20 -34,40 -54,22 -66,44 -88,40 -76,66 -48,98!"
        scene.paper(blob(ruffle), _LINING, shadow=0.8, rim=0.6, edge=0.6, brush="fibre", texture=0.8)
        for top, foot in ((-62, -36), (-40, -22), (-18, -10), (2, 0), (22, 12), (42, 24), (62, 38)):
            scene.line(curve(f"{top},50 {(top + foot) / 2},76 {foot},98"), 3.4, _DARK, 0.45, blur=2.2)
            scene.line(curve(f"{top + 9},46 {(top + foot) / 2 + 7},72 {foot + 4},94"), 2.2, _PALE, 0.35, blur=1.4)
        body = symmetric("36,104 64,128 102,196 122,266 110,324 68,352 0,358")
        _sew_body(scene, body)
        with scene.clip(body):
            _fold(scene, "-26,108 -48,150 -64,210 -66,262", "26,108 52,150 68,214 66,270", "-10,108 -20,150 -28,196")
            _fold(scene, "10,108 14,150 26,190")
            _shine_along(scene, "-18,108 -36,152 -48,210", "0,108 -2,150 0,186", "20,108 38,150 48,204")
        scene.paper(round_rect(-45, 90, 90, 22, 10), _CORD, shadow=0.8, rim=0.7, edge=0.4, brush="brush", texture=0.9)
        for i in range(8):
            scene.line(line(-38 + i * 10.5, 92, -32 + i * 10.5, 110), 1.6, "#5e3a10", 0.6)
        _hang_cord(scene, [(36, 104), (66, 122), (76, 152), (70, 178)])
        _hang_cord(scene, [(30, 106), (48, 132), (50, 160), (44, 196)])
        _sew_on_emblem(scene, -8, 258)
    return scene.cutout(grain=0.006)


def draw_open() -> Image.Image:
    scene = _sheet()
    mouth = ellipse(0, 116, 104, 42)
    with _on_its_middle(scene):
        _shade_below(scene)
        back = symmetric("0,58 68,68 112,96 102,150")
        scene.paper(back, _LINING, shadow=0.8, rim=0.7, brush="fibre", texture=0.9)
        scene.paper(mouth, ("#050c14", "#0e2434"), shadow=0, rim=0)
        with scene.clip(union(mouth, rect(-110, 0, 220, 116))):
            for x, y, size, colours, turns in _PEEKING:
                with scene.at(x, y, turn=x * 0.3):
                    scene.image(draw_tile(colours, turns), -size / 2, -size / 2, size, size, lift=5)
            scene.flat(minus(rect(-120, 90, 240, 90), ellipse(0, 96, 110, 40)), "#040a12", 0.6, blur=7)
        body = blob(
            "-104,112 -90,140 -48,158 0,162 48,158 90,140 104,112 116,180 128,258 112,324 68,352 0,358 "
            "-68,352 -112,324 -128,258 -116,180"
        )
        _sew_body(scene, body)
        with scene.clip(body):
            _fold(
                scene,
                "-76,150 -86,200 -80,270",
                "-38,162 -42,214 -34,250",
                "44,160 50,214 42,256",
                "86,146 90,200 78,280",
            )
            _shine_along(scene, "-60,156 -66,206 -62,250", "66,154 70,200 64,250", "2,166 4,190 0,216")
        lip = blob(
            "-108,106 -94,136 -50,154 0,159 50,154 94,136 108,106 112,128 96,156 52,174 0,179 -52,174 -96,156 -112,128"
        )
        scene.paper(lip, ("#62b0b1", "#245c70"), shadow=0.9, rim=0.8, brush="fibre", texture=0.9)
        _stitch(scene, "-102,134 -84,152 -48,165 0,169 48,165 84,152 102,134")
        for side in SIDES:
            _hang_cord(scene, [(side * 104, 144), (side * 120, 176), (side * 112, 204)])
        _sew_on_emblem(scene, 0, 268)
    return scene.cutout(grain=0.006)


def _sheet() -> Scene:
    return Scene(WIDTH, HEIGHT, TEAL, light=(30, -50), reach=400, oversample=3, seed=4)


def _on_its_middle(scene: Scene) -> AbstractContextManager[None]:
    return scene.at(WIDTH / 2, 0, WIDTH / _DESIGN)


def _shade_below(scene: Scene) -> None:
    scene.flat(ellipse(8, 354, 120, 15), "#04070b", 0.55, blur=6)


def _sew_body(scene: Scene, body: skia.Path) -> None:
    scene.paper(body, _CLOTH, shadow=1.1, rim=0.7, shade=0.7, brush="fibre", texture=0.9)
    with scene.clip(body):
        _fold(scene, "-100,300 -50,338 10,346")
    _stitch(scene, "-108,300 -90,326 -50,341 0,346 50,341 90,326 108,300")


def _fold(scene: Scene, *valleys: str) -> None:
    for valley in valleys:
        scene.line(curve(valley), 10, _DARK, 0.38, blur=4)


def _shine_along(scene: Scene, *ridges: str) -> None:
    for ridge in ridges:
        scene.line(curve(ridge), 5, _PALE, 0.30, blur=2)


def _stitch(scene: Scene, way: str) -> None:
    scene.line(curve(way), 1.7, "#ecca80", 0.85, dash=(5, 5))


def _hang_cord(scene: Scene, way: list[tuple[float, float]]) -> None:
    """A cord that ends in a tassel."""
    scene.paper(taper(way, 6, 5), _CORD, shadow=0.6, edge=0.2)
    with scene.at(*way[-1]):
        scene.paper(blob("-8,-4 8,-4 12,28! 0,24 -11,28!"), _TASSEL, shadow=0.6, edge=0.4)
        for i in range(5):
            scene.line(line(-7 + i * 3.5, 4, -9 + i * 4.6, 26), 1, "#5e3a10", 0.55)
        scene.paper(circle(0, -4, 6.5), "#f4d58e", shadow=0.3, edge=0)


def _sew_on_emblem(scene: Scene, x: float, y: float) -> None:
    scene.image(draw_tile(_EMBLEM), x - 46, y - 46, 92, 92, lift=3)
