"""Mouse pointers of 48 pixels, outlined to be seen on anything, and their hot spots."""

from PIL import Image

from pixtable.studio.kit.paths import moved, placed, stroked, union
from pixtable.studio.kit.scene import Scene
from pixtable.studio.ui.shapes.pointers import POINTERS

SIZE = 48
_REACH = 34  # the longer side of every shape


def _placing(name: str) -> tuple[float, float, float]:
    """Offset and scale that bring a shape to the middle."""
    bounds = POINTERS[name][0]().getBounds()
    scale = _REACH / max(bounds.width(), bounds.height())
    return SIZE / 2 - bounds.centerX() * scale, SIZE / 2 - bounds.centerY() * scale, scale


def hot_spot(name: str) -> list[int]:
    x, y, scale = _placing(name)
    spot = POINTERS[name][1]
    return [round(x + spot[0] * scale), round(y + spot[1] * scale)]


def draw_pointer(name: str) -> Image.Image:
    scene = Scene(SIZE, SIZE, light=(-20, -40), reach=120, oversample=4)
    shape = placed(POINTERS[name][0](), *_placing(name))
    scene.flat(moved(stroked(shape, 4), 1, 2), "#050201", 0.5, blur=1.6)
    scene.flat(union(shape, stroked(shape, 4.4)), "#3b2318")
    fill = ("#ff9a80", "#9b2c1f") if name == "forbid" else ("#fff6e2", "#e6c78c")
    scene.paper(shape, fill, shadow=0, rim=0.5, edge=0, texture=0.3)
    return scene.cutout()
