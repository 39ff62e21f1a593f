"""Faint textures of panels: the grain of every material, the clouds of old paper. Both repeat without a seam."""

from hashlib import shake_128

from PIL import Image, ImageFilter

GRAIN_SIDE, GRAIN_DEPTH = 256, 6
CLOUDS, CLOUD_DEPTH = 40, 20
ENLARGED = 4
"""Clouds are enlarged so far here and as far again where they are shown: soft things need few pixels."""
MARGIN = 1
"""Clouds of the far side beyond each edge, so that enlarging them again finds their neighbours."""


def draw_grain() -> Image.Image:
    """Noise of a few levels, from a hash: the same on every machine."""
    return _noise(b"pixtable grain", GRAIN_SIDE, GRAIN_DEPTH)


def draw_clouds() -> Image.Image:
    noise = _noise(b"pixtable clouds", CLOUDS, CLOUD_DEPTH)
    around = Image.new("L", (3 * CLOUDS, 3 * CLOUDS))
    for i in range(9):
        around.paste(noise, (i % 3 * CLOUDS, i // 3 * CLOUDS))
    large = around.resize((3 * CLOUDS * ENLARGED, 3 * CLOUDS * ENLARGED), Image.Resampling.BILINEAR)
    soft = large.filter(ImageFilter.BoxBlur(ENLARGED / 2)).filter(ImageFilter.BoxBlur(ENLARGED / 2))
    start, end = (CLOUDS - MARGIN) * ENLARGED, (2 * CLOUDS + MARGIN) * ENLARGED
    return soft.crop((start, start, end, end))


def _noise(seed: bytes, side: int, depth: int) -> Image.Image:
    levels = bytes(n % depth for n in shake_128(seed).digest(side * side))
    return Image.frombytes("L", (side, side), levels)
