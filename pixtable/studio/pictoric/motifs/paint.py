"""Ways of painting that every family of motifs uses."""

import math

import skia

from pixtable.studio.kit.paths import minus, mirrored_profile, rect, smooth
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.sheet import Dream


def along(line: skia.Path, count: int) -> list[tuple[float, float, float]]:
    """So many steps along a line, its two ends among them: x, y and the angle in degrees to lay a piece at."""
    measure = skia.PathMeasure(line, False)
    end = measure.getLength() * 0.9999
    places = []
    for i in range(count + 1):
        point, direction = measure.getPosTan(end * i / count)
        places.append((point.x(), point.y(), math.degrees(math.atan2(direction.y(), direction.x()))))
    return places


def between(first: float, second: float, share: float) -> float:
    return first + (second - first) * share


def dabs(
    scene: Dream,
    path: skia.Path,
    count: int,
    tone: float,
    spread: float = 0.12,
    *,
    size: tuple[float, float] = (4, 12),
    angle: float = 0,
    alpha: float = 0.35,
) -> None:
    """Dabs of a brush inside a shape: they break up large calm papers."""
    b = path.getBounds()
    with scene.clip(path):
        for _ in range(count):
            x, y, length = (
                scene.random.uniform(b.left(), b.right()),
                scene.random.uniform(b.top(), b.bottom()),
                scene.random.uniform(*size),
            )
            with scene.at(x, y, turn=angle + scene.random.gauss(0, 12)):
                scene.flat(
                    smooth([(-length, 0, 1), (0, -length * 0.28), (length, 0, 1), (0, length * 0.28)]),
                    tone + scene.random.choice((-1, 1, 1)) * spread,
                    alpha * scene.random.uniform(0.5, 1),
                )


def inner_shadow(
    scene: Dream, path: skia.Path, alpha: float = 0.6, blur: float = 14, colour: Tone | None = None
) -> None:
    b = path.getBounds()
    big = rect(b.left() - 90, b.top() - 90, b.width() + 180, b.height() + 180)
    with scene.clip(path):
        scene.flat(minus(big, path), scene.shadow if colour is None else colour, alpha, blur=blur)


def egg_path(radius: float = 1.0) -> skia.Path:
    return mirrored_profile(
        [
            (0, -62 * radius),
            (24 * radius, -50 * radius),
            (41 * radius, -12 * radius),
            (43 * radius, 14 * radius),
            (30 * radius, 40 * radius),
            (0, 50 * radius),
        ]
    )
