"""Wool and needles."""

from collections.abc import Callable

import skia

from pixtable.studio.kit.paths import ellipse, minus, smooth
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.sheet import Dream


def knitted(
    scene: Dream,
    path: skia.Path,
    step: float = 13,
    hi: Tone | None = None,
    lo: Tone | None = None,
    *,
    alpha: float = 0.6,
    slope: Callable[[float], float] | None = None,
) -> None:
    """Stitches over a shape; `slope` gives how far the rows sink at x, so that they can follow a hill."""
    b = path.getBounds()
    hi = hi or scene.tone(1.0)
    lo = lo or scene.tone(0.55)
    with scene.clip(path):
        y = b.top() - 60
        while y < b.bottom() + 20:
            x = b.left() - step
            while x < b.right() + step:
                o = slope(x) if slope else 0
                for d in (-1, 1):
                    q = smooth(
                        [
                            (x + d * step * 0.06, y + o + step * 0.5, 1),
                            (x + d * step * 0.1, y + o + step * 0.12),
                            (x + d * step * 0.44, y + o - step * 0.42, 1),
                            (x + d * step * 0.46, y + o - step * 0.02),
                        ]
                    )
                    scene.flat(q, hi if d < 0 else lo, alpha)
                x += step
            y += step * 0.86


def needle(scene: Dream, length: float = 240, colour: Tone = 0.9) -> None:
    """Needle pointing down, from the tip."""
    p = minus(
        smooth(
            [
                (0, 0, 1),
                (length * 0.014, -length * 0.3),
                (length * 0.022, -length * 0.8),
                (length * 0.026, -length * 0.96),
                (0, -length, 1),
                (-length * 0.026, -length * 0.96),
                (-length * 0.022, -length * 0.8),
                (-length * 0.014, -length * 0.3),
            ]
        ),
        ellipse(0, -length * 0.9, length * 0.009, length * 0.05),
    )
    scene.paper(p, scene.shaded(colour, 0.4, 0.3), edge=0.1, rim=1)
