"""Panels, buttons, fields and tabs that stretch: nine-slice pictures with their insets."""

from dataclasses import dataclass

from PIL import Image

from pixtable.studio.kit.paths import minus, rect, round_rect
from pixtable.studio.kit.scene import Scene

_MARGIN = 8
Insets = tuple[int, int, int, int]
"""Left, top, right, bottom: what does not stretch."""


@dataclass(frozen=True)
class Panel:
    size: tuple[int, int]
    fill: tuple[str, str]
    line: str
    insets: Insets
    radius: float
    brush: str = "mottle"
    texture: float = 0.6
    rim: float = 0.6
    pressed: bool = False


def _button(top: str, foot: str, line: str, *, brush: str, rim: float = 0.6, pressed: bool = False) -> Panel:
    return Panel((128, 64), (top, foot), line, (24, 20, 24, 24), 13, brush=brush, rim=rim, pressed=pressed)


def _sheet(top: str, foot: str, line: str, *, brush: str = "mottle", texture: float = 0.6, rim: float = 0.6) -> Panel:
    return Panel((256, 256), (top, foot), line, (28, 28, 28, 28), 16, brush=brush, texture=texture, rim=rim)


PANELS = {
    "panel_paper": _sheet("#f8efdc", "#ecdcb8", "#b9925a"),
    "panel_dark": _sheet("#34494a", "#22312f", "#d9ae62", brush="fibre", texture=0.22, rim=0.25),
    "panel_wood": _sheet("#6b4226", "#40240f", "#d9ae62", brush="wood", rim=0.4),
    "button_normal": _button("#8a5a30", "#56331a", "#e6bd72", brush="wood"),
    "button_hover": _button("#b07a3e", "#744820", "#ffe3a0", brush="wood", rim=0.8),
    "button_pressed": _button("#5f3a1e", "#4a2b14", "#c99a52", brush="wood", rim=0.15, pressed=True),
    "button_disabled": _button("#5d5750", "#443f3a", "#8d857a", brush="wood", rim=0.15),
    "primary_normal": _button("#2f7d6c", "#17493f", "#cfe8c8", brush="fibre"),
    "primary_hover": _button("#43a08a", "#21614f", "#f2ffe0", brush="fibre", rim=0.8),
    "primary_pressed": _button("#1f5a4c", "#123a32", "#8fc0a8", brush="fibre", rim=0.15, pressed=True),
    "field": Panel((128, 64), ("#f3e7cd", "#fbf4e4"), "#a8834e", (20, 20, 20, 20), 10, rim=0, pressed=True),
    "tooltip": Panel((96, 64), ("#2a2320", "#1b1614"), "#e6bd72", (20, 20, 20, 20), 9, rim=0.2),
    "tab_on": Panel((128, 56), ("#f8efdc", "#f0e2c2"), "#b9925a", (24, 24, 24, 24), 12),
    "tab_off": Panel((128, 56), ("#c9b48a", "#b39a6c"), "#8a6a3a", (24, 24, 24, 24), 12, rim=0.2),
}


def draw_panel(panel: Panel) -> Image.Image:
    width, height = panel.size
    scene = Scene(width, height, light=(width * 0.35, -height * 1.2), reach=max(panel.size) * 2, oversample=3, seed=4)
    sunk = 2 if panel.pressed else 0
    inner_width, inner_height = width - 2 * _MARGIN, height - 2 * _MARGIN - 2
    shadow = 0.4 if panel.pressed else 0.58 if height < 100 else 0.75
    face = round_rect(_MARGIN, _MARGIN - 2 + sunk, inner_width, inner_height, panel.radius)
    brush, texture, rim = panel.brush, panel.texture, panel.rim
    scene.paper(face, panel.fill, shadow=shadow, rim=rim, shade=0.22, texture=texture, edge=0, lit=0.25, brush=brush)
    if panel.pressed:
        with scene.clip(face):
            hollow = round_rect(_MARGIN + 1, _MARGIN + 4, inner_width - 2, inner_height, panel.radius)
            scene.flat(minus(rect(-20, -20, width + 40, height + 40), hollow), "#0a0402", 0.6, blur=4)
    line = round_rect(_MARGIN + 4.5, _MARGIN + 2.5 + sunk, inner_width - 9, inner_height - 9, panel.radius - 4)
    scene.line(line, 1.2, panel.line, 0.75)
    return scene.cutout(grain=0.004)
