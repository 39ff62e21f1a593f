"""All that the studio makes for Pictoric Box."""

from functools import partial

from PIL import Image

from pixtable.studio.pictoric.pictures import RECIPES
from pixtable.studio.press import Asset, Job

SMALL = (160, 240)


def jobs() -> list[Job]:
    return [Job(name, partial(_picture, name)) for name in RECIPES]


def _picture(name: str) -> dict[str, Asset]:
    """A picture, and a small one for places that show many at once."""
    picture = RECIPES[name].draw()
    return {
        f"pictoric/pictures/{name}.webp": picture,
        f"pictoric/pictures/small/{name}.webp": picture.resize(SMALL, Image.Resampling.LANCZOS),
    }
