"""Noise that tiles, and the arithmetic of textures. Arrays are rows x columns, floats round 0..1."""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pixtable.studio.kit.colour import Colour, rgb

Field: TypeAlias = NDArray[Any]


@lru_cache(maxsize=48)
def fractal(
    size: int, seed: int, beta: float, stretch: tuple[float, float] = (1, 1), band: tuple[float, float] = (0, 0.5)
) -> Field:
    """1/f^beta noise of mean 0 and deviation 1. `stretch` draws it out into strokes, `band` keeps some frequencies."""
    spectrum = np.fft.fft2(np.random.default_rng(seed).standard_normal((size, size)))
    rows, columns = np.meshgrid(np.fft.fftfreq(size), np.fft.fftfreq(size), indexing="ij")
    frequency = np.hypot(columns * stretch[0], rows * stretch[1])
    frequency[0, 0] = 1
    kept = (frequency > band[0]) & (frequency < band[1])
    spectrum *= np.where(kept, frequency**-beta, 0)
    spectrum[0, 0] = 0
    field: Field = np.real(np.fft.ifft2(spectrum))
    field -= field.mean()
    field /= field.std()
    return field


def shifted(field: Field, offset: tuple[int, int], height: int, width: int) -> Field:
    """A window on an endless field."""
    rows = (np.arange(height) - offset[0]) % field.shape[0]
    columns = (np.arange(width) - offset[1]) % field.shape[1]
    return field[np.ix_(rows, columns)]


def gradient_map(values: Field, colours: Sequence[Colour]) -> Field:
    ramp = np.array([rgb(colour) for colour in colours])
    stops = np.linspace(0, 1, len(ramp))
    values = np.clip(values, 0, 1)
    return np.stack([np.interp(values, stops, ramp[:, channel]) for channel in range(3)], -1)


def smoothstep(values: Field, low: float, high: float) -> Field:
    t = np.clip((values - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def bump(values: Field, centre: float, width: float) -> Field:
    return np.exp(-(((values - centre) / width) ** 2))


def wrapped_blur(field: Field, radius: float) -> Field:
    rows = np.fft.fftfreq(field.shape[0])[:, None]
    columns = np.fft.rfftfreq(field.shape[1])[None, :]
    kernel = np.exp(-2 * (math.pi * radius) ** 2 * (columns**2 + rows**2))
    return np.fft.irfft2(np.fft.rfft2(field) * kernel, field.shape)
