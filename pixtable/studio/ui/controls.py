"""The small parts of forms: focus ring, slider, toggle, check box, radio button, bead."""

from collections.abc import Callable
from typing import NamedTuple

import skia
from PIL import Image

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import circle, minus, polyline, rect, round_rect, stroked
from pixtable.studio.kit.scene import Fill, Scene
from pixtable.studio.ui.panels import Insets

_BRASS, _BRASS_BACK = ("#ffe9b4", "#c98f3c"), ("#c98f3c", "#ffe0a0")
_GREEN, _CREAM = ("#2f8d72", "#0b5c46"), ("#fbf4e4", "#eadbb6")


class Control(NamedTuple):
    draw: Callable[[], Image.Image]
    insets: Insets | None = None


def _scene(width: int, height: int) -> Scene:
    return Scene(width, height, light=(0, -30), reach=50 + width, oversample=4)


def _focus() -> Image.Image:
    scene = _scene(96, 96)
    ring = round_rect(8, 8, 80, 80, 15)
    scene.line(ring, 7, "#ffd166", 0.45, blur=4)
    scene.line(ring, 3.2, "#ffe29a")
    return scene.cutout()


def _track() -> Image.Image:
    scene, groove = _groove()
    with scene.clip(groove):
        scene.flat(rect(0, 14, 96, 10), "#5a4a3a", 0.7, blur=2)
    scene.line(groove, 1, "#d9ae62", 0.6)
    return scene.cutout()


def _filled_track() -> Image.Image:
    scene, groove = _groove()
    amber = "#e0a83e"
    scene.paper(groove, (mix(amber, "#ffffff", 0.25), mix(amber, "#5a2a08", 0.3)), shadow=0, edge=0)
    scene.line(groove, 1, "#d9ae62", 0.6)
    return scene.cutout()


def _groove() -> tuple[Scene, skia.Path]:
    scene, groove = _scene(96, 24), round_rect(4, 7, 88, 10, 5)
    scene.flat(groove, "#120b08", 0.85)
    return scene, groove


def _knob() -> Image.Image:
    scene = _scene(40, 40)
    _draw_knob(scene, 20, 14.5, _BRASS)
    scene.paper(circle(20, 19, 6), _BRASS_BACK, shadow=0.1, edge=0, rim=0.3)
    return scene.cutout()


def _draw_knob(scene: Scene, x: float, radius: float, fill: Fill) -> None:
    y = radius + 5
    scene.paper(circle(x, y, radius), fill, shadow=0.8, rim=0.9, edge=0)
    scene.line(circle(x, y, radius * 0.67), 1.4, "#8a5a1c", 0.65)


def _toggle_off() -> Image.Image:
    scene = _slot(("#2a2522", "#4a413a"))
    _draw_knob(scene, 19, 15.5, ("#e6dcc8", "#a8957a"))
    return scene.cutout()


def _toggle_on() -> Image.Image:
    scene = _slot(("#1c5f4c", "#2f8d72"))
    scene.line(polyline([(17, 21), (23, 27), (33, 15)]), 3.6, "#eaffea", 0.9)
    _draw_knob(scene, 61, 15.5, _BRASS)
    return scene.cutout()


def _slot(fill: Fill) -> Scene:
    scene, slot = _scene(80, 44), round_rect(4, 6, 72, 30, 15)
    scene.paper(slot, fill, shadow=0.5, edge=0, rim=0.15, texture=0.4)
    with scene.clip(slot):
        scene.flat(minus(rect(-10, -10, 100, 70), round_rect(5, 10, 70, 28, 14)), "#000000", 0.5, blur=3)
    scene.line(slot, 1.2, "#d9ae62", 0.7)
    return scene


def _check_off() -> Image.Image:
    return _box().cutout()


def _check_on() -> Image.Image:
    scene = _box()
    scene.paper(stroked(polyline([(12, 21), (19, 29), (33, 11)]), 6), _GREEN, shadow=0.4, edge=0)
    return scene.cutout()


def _box() -> Scene:
    scene = _scene(44, 44)
    scene.paper(round_rect(6, 5, 32, 32, 8), _CREAM, shadow=0.6, edge=0)
    scene.line(round_rect(8.5, 7.5, 27, 27, 6), 1.2, "#a8834e", 0.8)
    return scene


def _radio_off() -> Image.Image:
    return _disc().cutout()


def _radio_on() -> Image.Image:
    scene = _disc()
    scene.paper(circle(22, 21, 8.6), _GREEN, shadow=0.4, edge=0)
    return scene.cutout()


def _disc() -> Scene:
    scene = _scene(44, 44)
    scene.paper(circle(22, 21, 16), _CREAM, shadow=0.6, edge=0)
    scene.line(circle(22, 21, 13), 1.2, "#a8834e", 0.8)
    return scene


def _bead() -> Image.Image:
    scene = _scene(32, 32)
    scene.glow(16, 16, 15, "#ffd166", 0.5)
    scene.paper(circle(16, 16, 8), ("#fff3c8", "#e0a03a"), shadow=0.4, rim=0.9, edge=0)
    return scene.cutout()


CONTROLS = {
    "focus": Control(_focus, (24, 24, 24, 24)),
    "slider_track": Control(_track, (12, 0, 12, 0)),
    "slider_fill": Control(_filled_track, (12, 0, 12, 0)),
    "slider_knob": Control(_knob),
    "toggle_off": Control(_toggle_off),
    "toggle_on": Control(_toggle_on),
    "check_off": Control(_check_off),
    "check_on": Control(_check_on),
    "radio_off": Control(_radio_off),
    "radio_on": Control(_radio_on),
    "progress_bead": Control(_bead),
}
