"""A recipe is a picture's own function, with the palette and the lamp it is painted under."""

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from pixtable.studio.kit.colour import Palette
from pixtable.studio.kit.finish import Finish
from pixtable.studio.pictoric.sheet import Dream

_FINISH = Finish(bloom=0.5, threshold=0.6, contrast=0.3, grade=0.06, fibre=0.12, vignette=0.42, grain=0.014)


@dataclass(frozen=True)
class Recipe:
    id: str
    paint: Callable[[Dream], None]
    palette: Palette
    light: tuple[float, float]
    reach: float
    seed: int

    def draw(self) -> Image.Image:
        dream = Dream(self.palette, self.light, self.reach, self.seed)
        self.paint(dream)
        return dream.finished(_FINISH)


def recipe(
    palette: Palette, *, light: tuple[float, float], reach: float, seed: int
) -> Callable[[Callable[[Dream], None]], Recipe]:
    """Makes a picture out of the function under it; the function's name is the picture's id."""

    def made(paint: Callable[[Dream], None]) -> Recipe:
        return Recipe(paint.__name__, paint, palette, light, reach, seed)

    return made
