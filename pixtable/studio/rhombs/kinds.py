"""The four kinds of tile as signs for counters."""

from PIL import Image

from pixtable.studio.rhombs.lattice import FAR
from pixtable.studio.rhombs.tile import Colours, draw_tile

SIZE = 72
KINDS: dict[str, Colours] = {
    "triple": ("red", "red", "red"),
    "double": ("blue", "yellow", "yellow"),
    "single": ("red", "green", "violet"),
    "black": ("green", "black", "black"),
}


def draw_kind(kind: str) -> Image.Image:
    return (
        draw_tile(KINDS[kind], grade=FAR).convert("RGBa").resize((SIZE, SIZE), Image.Resampling.LANCZOS).convert("RGBA")
    )
