"""The app's icon: one tile that bears a leaf, a lantern and a sword, in a felt-lined wooden box."""

import io
import struct

import skia
from PIL import Image

from pixtable.studio.kit.paths import SIDES, blob, curve, line, minus, placed, rect, round_rect, stroked, union
from pixtable.studio.kit.scene import Scene
from pixtable.studio.rhombs.tile import draw_signed_tile

SIZE = 512
SIZES = (16, 32, 48, 64, 128, 256, 512)
_ICNS = {32: b"ic11", 64: b"ic12", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
_SWORD = (
    "........###",
    ".......####",
    "......####.",
    ".....####..",
    "....####...",
    "#..####....",
    "##.###.....",
    ".####......",
    "..###......",
    ".##.##.....",
    "##...#.....",
)


def draw_icon() -> Image.Image:
    scene = Scene(SIZE, SIZE, light=(120, -160), reach=820, seed=5)
    box = round_rect(22, 16, 468, 468, 104)
    scene.paper(box, ("#7a4c28", "#3a2010"), shadow=2.2, rim=0.7, edge=0, brush="wood", texture=1.0)
    scene.line(round_rect(34, 28, 444, 444, 92), 3, "#e6bd72", 0.9)
    felt = round_rect(42, 36, 428, 428, 86)
    scene.paper(felt, ("#2f4a46", "#16221f"), shadow=0.6, rim=0.1, edge=0, brush="fibre", texture=0.7)
    with scene.clip(felt):
        scene.flat(minus(rect(0, 0, SIZE, SIZE), round_rect(44, 50, 424, 420, 84)), "#000000", 0.55, blur=14)
        scene.glow(256, 230, 260, "#ffcf80", 0.45)
    scene.image(_tile(), 256 - 205, 250 - 205, 410, 410, lift=12)
    return scene.cutout(grain=0.004)


def _tile() -> Image.Image:
    motifs = (("green", _leaf()), ("violet", _sword()), ("blue", _lantern()))
    return draw_signed_tile([(colour, placed(motif, scale=1.28)) for colour, motif in motifs])


def _leaf() -> skia.Path:
    blade = blob("0,1! -.66,.45 -.74,-.25 -.36,-.85 0,-1.25! .36,-.85 .74,-.25 .66,.45")
    veins = [stroked(line(0, y, side * 0.40, y - 0.30), 0.10) for y in (-0.30, 0.12, 0.52) for side in SIDES]
    cut = minus(union(blade, stroked(line(0, 0.9, 0.12, 1.35), 0.2)), stroked(line(0, 0.95, 0, -0.7), 0.13), *veins)
    return placed(cut, turn=38)


def _lantern() -> skia.Path:
    shade = blob("-.4,-.75! .4,-.75! .92,-.2 .92,.2 .4,.75! -.4,.75! -.92,.2 -.92,-.2")
    ribs = [stroked(curve(f"-1.1,{y - 0.05} 0,{y + 0.08} 1.1,{y - 0.05}"), 0.10) for y in (-0.34, 0, 0.34)]
    caps = [round_rect(-0.42, y, 0.84, 0.22, 0.06) for y in (-1.05, 0.83)]
    return union(minus(shade, *ribs), *caps, stroked(line(0, 1, 0, 1.4), 0.16))


def _sword() -> skia.Path:
    pixel = 2.1 / len(_SWORD)
    squares = [
        rect(-1.05 + x * pixel, -1.05 + y * pixel, pixel * 1.02, pixel * 1.02)
        for y, row in enumerate(_SWORD)
        for x, mark in enumerate(row)
        if mark == "#"
    ]
    return union(*squares)


def windows_icon(icon: Image.Image) -> bytes:
    file = io.BytesIO()
    icon.save(file, "ICO", sizes=[(size, size) for size in SIZES[:-1]])
    return file.getvalue()


def mac_icon(pngs: dict[int, bytes]) -> bytes:
    """An .icns file is a list of tagged PNG pictures behind a header."""
    entries = b"".join(tag + struct.pack(">I", len(pngs[size]) + 8) + pngs[size] for size, tag in _ICNS.items())
    return b"icns" + struct.pack(">I", len(entries) + 8) + entries
