"""What stands on the table: leather cups that hide a vote, and envelopes that hide a picture."""

import math

import skia
from PIL import Image

from pixtable.studio.kit.colour import Colour, mix
from pixtable.studio.kit.paths import blob, circle, curve, ellipse, polygon, rect, round_rect, smooth, star
from pixtable.studio.kit.scene import Scene

CUP_WIDTH, CUP_HEIGHT = 230, 220
ENVELOPE_WIDTH, ENVELOPE_HEIGHT = 220, 190
_NIGHT, _GOLD = "#05030a", "#e8bd6a"
_FOLD = 62  # where the envelope's pocket begins


def draw_cup(band: Colour, lifted: bool) -> Image.Image:
    """Upside down over a die, or tipped up from it."""
    scene = Scene(CUP_WIDTH, CUP_HEIGHT, light=(40, -80), reach=360, oversample=3, seed=6)
    if lifted:
        scene.flat(ellipse(116, 200, 54, 12), _NIGHT, 0.35, blur=6)
        with scene.at(82, 166, turn=34):
            scene.paper(ellipse(0, -2, 57, 13), ("#1a0c08", "#3a1c12"), shadow=0.3, edge=0, rim=0.3)
            _draw_leather(scene, band, lip=-12)
    else:
        scene.flat(ellipse(116, 200, 62, 12), _NIGHT, 0.5, blur=6)
        with scene.at(115, 202):
            _draw_leather(scene, band, lip=5)
    return scene.cutout(grain=0.006)


def _draw_leather(scene: Scene, band: Colour, lip: float) -> None:
    """`lip` is how far the rim bulges towards us; it curves away when we look into the cup."""
    shape = f"-57,-4! -44,-132! -38,-142 0,-147 38,-142 44,-132! 57,-4! 30,{lip} 0,{lip + 3} -30,{lip}"
    leather = blob(shape)
    scene.paper(leather, ("#8a4a2a", "#4a2014"), rim=0.7, shade=0.7, edge=0.2, texture=0.9)
    low = -22 if lip > 0 else -48
    with scene.clip(leather):
        scene.flat(rect(-34, -160, 20, 180), "#ffd9a0", 0.16, blur=7)
        scene.flat(rect(28, -160, 40, 180), "#12060a", 0.40, blur=10)
        for y in (-118, low):
            _draw_band(scene, band, y)
        for i in range(-3, 4):
            scene.flat(star(4, 6, 2, i * 16, low - 34 - abs(i)), _GOLD, 0.75)
        for y in (low - 62, low - 18):
            scene.line(curve(f"-56,{y} 0,{y + 8} 56,{y}"), 1.4, _GOLD, 0.6)
    scene.paper(ellipse(0, -141, 38, 7.5), ("#a8603a", "#6e3620"), shadow=0.2, edge=0, rim=0.6)


def _draw_band(scene: Scene, colour: Colour, y: float) -> None:
    fill = (mix(colour, "#ffffff", 0.14), mix(colour, "#1a0a10", 0.28))
    ribbon = blob(f"-62,{y}! 0,{y + 9} 62,{y}! 62,{y + 13}! 0,{y + 22} -62,{y + 13}!")
    scene.paper(ribbon, fill, shadow=0.4, edge=0.1, rim=0.6)
    scene.line(curve(f"-60,{y + 6.5} 0,{y + 15.5} 60,{y + 6.5}"), 1.2, "#5a3410", 0.6, dash=(4, 4))


def draw_envelope(opened: bool) -> Image.Image:
    scene = Scene(ENVELOPE_WIDTH, ENVELOPE_HEIGHT, light=(10, -80), reach=380, oversample=3, seed=7)
    scene.flat(round_rect(18, _FOLD + 18, 186, 112, 10), _NIGHT, 0.4, blur=7)
    if opened:
        _draw_open_back(scene)
    else:
        scene.paper(_pocket(), ("#e8d3a0", "#cdb078"), shadow=0.6, edge=0.2)
    with scene.at(0, _FOLD):
        scene.paper(polygon([(14, 4), (104, 70), (14, 114)]), ("#ecd9ac", "#d8bf8a"), shadow=0.4, edge=0.2)
        scene.paper(polygon([(206, 4), (116, 70), (206, 114)]), ("#e4cd9a", "#cdb078"), shadow=0.4, edge=0.2)
        scene.paper(blob("14,116! 98,56 110,50 122,56 206,116!"), ("#f4e4bc", "#dcc28e"), shadow=0.6, edge=0.2)
        if not opened:
            scene.paper(blob("14,2! 206,2! 122,66 110,74 98,66"), ("#f8eac6", "#e0c896"), shadow=0.9, edge=0.2, rim=0.7)
            _draw_seal(scene)
    return scene.cutout(grain=0.006)


def _pocket() -> skia.Path:
    return round_rect(14, _FOLD, 192, 118, 6)


def _draw_open_back(scene: Scene) -> None:
    """The raised flap, the lining, and a picture that looks out of the pocket."""
    with scene.at(0, _FOLD):
        scene.paper(polygon([(14, 6), (110, -58), (206, 6)]), ("#e8d3a0", "#cdb078"), shadow=0.6, edge=0.3)
        scene.paper(polygon([(26, 5), (110, -48), (194, 5)]), ("#5b2f7d", "#3a1c58"), shadow=0, edge=0.2, rim=0.2)
    scene.paper(_pocket(), ("#4a2468", "#2a1240"), shadow=0.3, edge=0.2)
    scene.paper(round_rect(36, 26, 148, 110, 6), ("#fffaf0", "#efe2c4"), shadow=0.8, edge=0.2)
    scene.paper(round_rect(43, 33, 134, 90, 3), ("#27397c", "#15204e"), shadow=0.2, edge=0)
    scene.flat(circle(140, 54, 11), "#fbe9c8")
    scene.glow(140, 54, 34, "#ffd98a", 0.5)
    for x, y in ((60, 48), (84, 58), (104, 44), (66, 72)):
        scene.flat(circle(x, y, 1.3), "#fff6e0")


def _draw_seal(scene: Scene) -> None:
    """Red wax with the box pressed into it."""
    angles = [i * math.pi / 8 for i in range(16)]
    drops = [
        (
            110 + math.cos(angle) * (21 + 1.8 * math.sin(angle * 5)),
            66 + math.sin(angle) * (20 + 1.6 * math.cos(angle * 4)),
        )
        for angle in angles
    ]
    scene.paper(smooth(drops), ("#d0402a", "#861a12"), shadow=0.8, rim=0.8, edge=0)
    scene.line(circle(110, 66, 14), 1.6, "#6a100c", 0.7)
    with scene.at(110, 74, 0.26):
        scene.flat(polygon([(-30, -30), (0, -18), (30, -30), (30, 2), (0, 14), (-30, 2)]), "#ff9a7a", 0.85)
        scene.flat(star(4, 16, 5, 0, -52), "#ffb89a", 0.9)
