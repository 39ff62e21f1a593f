"""The corner code can be told apart when it is small, turned, or seen without colour."""

from itertools import combinations

import pytest

# ruff: noqa: E402 - without these libraries nothing below can be imported
for library in ("skia", "numpy"):
    pytest.importorskip(library, reason=f"{library} belongs to the studio extra: pip install 'pixtable[studio]'")

import numpy as np
import skia
from numpy.typing import NDArray

from pixtable.studio.glyphs import SIGNED, sign
from pixtable.studio.kit.colour import lightness
from pixtable.studio.kit.paths import placed
from pixtable.studio.pixies.species import ACCENT, INK

SMALLEST = 14


def drawn(colour: str, turn: float = 0) -> NDArray[np.float64]:
    surface = skia.Surface(SMALLEST, SMALLEST)
    path = placed(sign(colour, SMALLEST * 0.4), SMALLEST / 2, SMALLEST / 2, turn=turn)
    surface.getCanvas().drawPath(path, skia.Paint(AntiAlias=True, Color=0xFFFFFFFF))
    return surface.toarray()[..., 3].astype(float).ravel()


@pytest.mark.parametrize(("first", "second"), list(combinations(SIGNED, 2)))
def test_no_turn_makes_one_sign_look_like_another(first: str, second: str) -> None:
    likeness = [np.corrcoef(drawn(first), drawn(second, turn))[0, 1] for turn in range(0, 360, 30)]
    assert max(likeness) < 0.8


@pytest.mark.parametrize(("first", "second"), list(combinations(ACCENT, 2)))
def test_suits_differ_in_lightness(first: str, second: str) -> None:
    assert abs(lightness(ACCENT[first]) - lightness(ACCENT[second])) > 0.08


@pytest.mark.parametrize("colour", ACCENT)
def test_sign_stands_out_on_its_accent(colour: str) -> None:
    assert abs(lightness(INK[colour]) - lightness(ACCENT[colour])) > 0.35
