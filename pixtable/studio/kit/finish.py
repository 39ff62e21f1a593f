"""What the camera adds to a finished sheet: bloom, contrast, one grade, the paper's tooth, vignette and grain."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from pixtable.studio.kit import texture
from pixtable.studio.kit.bitmap import bytes8, picture
from pixtable.studio.kit.colour import Palette, rgb
from pixtable.studio.kit.noise import Field

_LUMA = np.array([0.3, 0.59, 0.11], np.float32)
_GRAIN_SEED = 7


@dataclass(frozen=True)
class Finish:
    bloom: float = 0.2
    threshold: float = 0.8
    """How bright a spot must be before it blooms."""
    contrast: float = 0.22
    grade: float = 0.0
    """How far all colours are pulled to the palette's own ramp."""
    fibre: float = 0.05
    vignette: float = 0.3
    grain: float = 0.010

    def apply(
        self, photo: NDArray[np.uint8], palette: Palette, width: int, height: int, oversample: int
    ) -> Image.Image:
        sheet = photo.astype(np.float32) / 255
        sheet = _bloomed(sheet, self.bloom, self.threshold, oversample)
        sheet = _contrasted(sheet, self.contrast)
        sheet = _graded(sheet, palette, self.grade)
        sheet = _with_tooth(sheet, self.fibre)
        small = picture(sheet).resize((width, height), Image.Resampling.LANCZOS)
        sheet = np.asarray(small, np.float32) / 255
        sheet = _vignetted(sheet, palette, self.vignette)
        return picture(_with_grain(sheet, self.grain))


def grained(image: Image.Image, amount: float) -> Image.Image:
    """A breath of grain over the colours of a picture with alpha."""
    rgba = np.asarray(image, np.float32).copy() / 255
    noise = np.random.default_rng(_GRAIN_SEED).standard_normal(rgba.shape[:2])[..., None]
    rgba[..., :3] += noise * amount * 0.8
    return Image.fromarray(bytes8(rgba), "RGBA")


def _bloomed(sheet: Field, amount: float, threshold: float, oversample: int) -> Field:
    height, width, _ = sheet.shape
    brightness = np.clip((sheet @ _LUMA - threshold) / (1 - threshold), 0, 1)[..., None] ** 1.2
    bright = picture(sheet * brightness).resize((width // 4, height // 4), Image.Resampling.BILINEAR)
    halo = np.zeros_like(sheet)
    for radius in (3 * oversample, 9 * oversample):
        blurred = bright.filter(ImageFilter.GaussianBlur(radius)).resize((width, height), Image.Resampling.BICUBIC)
        halo += np.asarray(blurred, np.float32) / 255 * 0.6
    return 1 - (1 - sheet) * (1 - np.clip(halo * amount * 1.6, 0, 1))


def _contrasted(sheet: Field, amount: float) -> Field:
    curve = sheet * sheet * (3 - 2 * sheet) * 1.06
    curved: Field = sheet * (1 - amount) + curve * amount
    return curved.clip(0, 1)


def _graded(sheet: Field, palette: Palette, amount: float) -> Field:
    if not amount:
        return sheet
    ramp = np.array([palette.tone(i / 63) for i in range(64)], np.float32)
    luma = sheet @ _LUMA
    mapped = np.stack([np.interp(luma, ramp @ _LUMA, ramp[:, channel]) for channel in range(3)], -1)
    return sheet * (1 - amount) + mapped * amount


def _with_tooth(sheet: Field, amount: float) -> Field:
    height, width, _ = sheet.shape
    tile = texture.grey("fibre")
    tooth = np.tile(tile, (height // texture.SIZE + 1, width // texture.SIZE + 1))[:height, :width, None] - 0.5
    return np.clip(sheet + tooth * amount * (0.35 + 0.65 * np.sqrt(sheet)) * 0.55, 0, 1)


def _vignetted(sheet: Field, palette: Palette, amount: float) -> Field:
    height, width, _ = sheet.shape
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    radius = np.hypot(columns / width - 0.5, rows / height - 0.5) * 1.49
    light = (1 - amount * np.clip(radius - 0.35, 0, 1) ** 1.6 * 1.4)[..., None]
    darkened: Field = sheet * light + np.array(rgb(palette.ramp[0])) * (1 - light) * 0.35
    return darkened


def _with_grain(sheet: Field, amount: float) -> Field:
    noise = np.random.default_rng(_GRAIN_SEED).standard_normal((*sheet.shape[:2], 1))
    speckled: Field = sheet + noise * amount * (0.5 + 0.5 * (1 - np.abs(2 * sheet - 1)))
    return speckled
