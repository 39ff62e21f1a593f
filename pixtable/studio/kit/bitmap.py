"""Between arrays, Skia and Pillow; shadows and round corners of finished pictures."""

import numpy as np
import skia
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter

from pixtable.studio.kit.noise import Field

MITCHELL = skia.SamplingOptions(skia.CubicResampler.Mitchell())
_MARGIN = 30
_RGBA = skia.kRGBA_8888_ColorType


def bytes8(field: Field) -> NDArray[np.uint8]:
    return (np.clip(field, 0, 1) * 255).astype(np.uint8)


def picture(field: Field) -> Image.Image:
    """A field of colour (rows x columns x 3 or 4) as a Pillow image."""
    return Image.fromarray(bytes8(field))


def skia_image(source: Image.Image | Field) -> skia.Image:
    image = source if isinstance(source, Image.Image) else picture(source)
    return skia.Image.fromarray(np.ascontiguousarray(np.asarray(image.convert("RGBA"))), colorType=_RGBA)


def pixels(surface: skia.Surface) -> NDArray[np.uint8]:
    return np.ascontiguousarray(surface.makeImageSnapshot().toarray(colorType=_RGBA))


def reduced(rgba: NDArray[np.uint8], width: int, height: int) -> Image.Image:
    """Scales a picture with alpha down without dark or light fringes."""
    premultiplied = Image.fromarray(rgba, "RGBA").convert("RGBa")
    return premultiplied.resize((width, height), Image.Resampling.LANCZOS).convert("RGBA")


def round_corners(image: Image.Image, radius: float) -> Image.Image:
    mask = Image.new("L", (image.width * 4, image.height * 4), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), radius * 4, fill=255)
    rounded = image.convert("RGBA")
    rounded.putalpha(mask.resize(image.size, Image.Resampling.LANCZOS))
    return rounded


def paste_with_shadow(table: Image.Image, piece: Image.Image, x: float, y: float, turn: float = 0) -> None:
    """Lays a piece with its centre at (x, y): a tight shadow of contact and a soft one of height."""
    if turn:
        piece = piece.rotate(turn, Image.Resampling.BICUBIC, expand=True)
    left, top = int(x - piece.width / 2), int(y - piece.height / 2)
    for right, down, blur, strength in ((2, 3, 2.0, 0.52), (5, 8, 7.0, 0.49)):
        shade = _shadow(piece.getchannel("A"), blur, strength)
        table.paste(Image.new("RGB", shade.size, "#080302"), (left + right - _MARGIN, top + down - _MARGIN), shade)
    table.paste(piece, (left, top), piece)


def _shadow(alpha: Image.Image, blur: float, strength: float) -> Image.Image:
    shade = Image.new("L", (alpha.width + 2 * _MARGIN, alpha.height + 2 * _MARGIN), 0)
    shade.paste(alpha, (_MARGIN, _MARGIN))
    return shade.filter(ImageFilter.GaussianBlur(blur)).point(lambda value: int(value * strength))
