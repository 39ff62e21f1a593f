"""All that the studio makes for the title screen.

Its pictures come in two sizes: for a window of the usual size as large as they are shown, which is the first thing
anybody waits for, and large ones for larger windows.
"""

from functools import partial

from PIL import Image

from pixtable.studio.asset_files import Asset, Job
from pixtable.studio.title import background, emblems, tiles, wordmark

WINDOW = (1280, 800)
LOGO, TILE = (576, 128), (240, 360)
"""The sizes of the word and of a game's picture in such a window."""


def jobs() -> list[Job]:
    return [
        Job("wordmark", _wordmark),
        *(Job(f"tile {game}", partial(_tile, game)) for game in tiles.TILES),
        Job("emblems", _emblems),
        Job("background", _background),
    ]


def _wordmark() -> dict[str, Asset]:
    """The small one needs no decoder that nothing else of the title needs."""
    drawn = wordmark.draw_wordmark(wordmark.SCALE)
    return {
        "title/pixtable_large.webp": drawn,
        "title/pixtable.png": drawn.resize(LOGO, Image.Resampling.LANCZOS),
    }


def _tile(game: str) -> dict[str, Asset]:
    drawn = tiles.TILES[game]()
    return {
        f"title/tile_{game}_large.jpg": drawn,
        f"title/tile_{game}.jpg": drawn.resize(TILE, Image.Resampling.LANCZOS),
    }


def _emblems() -> dict[str, Asset]:
    return {f"title/emblem_{game}.png": emblems.draw_emblem(game) for game in emblems.EMBLEMS}


def _background() -> dict[str, Asset]:
    drawn = background.draw_background()
    return {
        "title/background_large.jpg": drawn,
        "title/background.jpg": drawn.resize(WINDOW, Image.Resampling.LANCZOS),
    }
