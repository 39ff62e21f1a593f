"""All that the studio makes for the title screen."""

from functools import partial

from PIL import Image

from pixtable.studio.press import Asset, Job
from pixtable.studio.title import background, emblems, tiles, wordmark

WINDOW = (1280, 800)


def jobs() -> list[Job]:
    return [
        Job("wordmark", _wordmark),
        *(Job(f"tile {game}", partial(_tile, game)) for game in tiles.TILES),
        Job("emblems", _emblems),
        Job("background", _background),
    ]


def _wordmark() -> dict[str, Asset]:
    return {
        "title/pixtable.webp": wordmark.draw_wordmark(wordmark.SMALL),
        "title/pixtable_large.webp": wordmark.draw_wordmark(wordmark.LARGE),
    }


def _tile(game: str) -> dict[str, Asset]:
    return {f"title/tile_{game}.jpg": tiles.TILES[game]()}


def _emblems() -> dict[str, Asset]:
    return {f"title/emblem_{game}.png": emblems.draw_emblem(game) for game in emblems.EMBLEMS}


def _background() -> dict[str, Asset]:
    """In two sizes: the small one is the first thing anybody waits for, and opens in a third of the time."""
    drawn = background.draw_background()
    return {
        "title/background_large.jpg": drawn,
        "title/background.jpg": drawn.resize(WINDOW, Image.Resampling.LANCZOS),
    }
