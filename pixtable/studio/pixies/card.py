"""A card: ground, the story on it, the creature, and the frame over them."""

import csv
import random
from functools import cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from pixtable.games.pixies.rules.cards import CARDS
from pixtable.studio.kit.bitmap import round_corners
from pixtable.studio.kit.finish import Finish
from pixtable.studio.kit.paths import ellipse
from pixtable.studio.kit.scene import Scene
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.pixies.creatures import POSES
from pixtable.studio.pixies.frame import card_scene, draw_frame
from pixtable.studio.pixies.ground import paint_ground, scatter_litter
from pixtable.studio.pixies.species import ground_of
from pixtable.studio.pixies.stories import tell_story

CORNER = 22
LANGUAGES = ("en", "fr", "ru", "uk")
FINISH = Finish(bloom=0.22, threshold=0.78, contrast=0.26)
_DECK = Path(__file__).with_name("deck.csv")
_SUN = {
    "snow": ("#fffdf4", 0.35),
    "sand": ("#fff2d0", 0.30),
    "soil": ("#e8b878", 0.34),
    "moss": ("#8aa860", 0.12),
    "slate": ("#9a86c8", 0.34),
}


class Tenant(NamedTuple):
    """Who lives on a card."""

    creature: str
    names: dict[str, str]


@cache
def tenants() -> tuple[Tenant, ...]:
    """In the order of the cards."""
    with _DECK.open(encoding="utf-8", newline="") as deck:
        return tuple(
            Tenant(row["creature"], {language: row[language] for language in LANGUAGES}) for row in csv.DictReader(deck)
        )


def draw_tenant(card_id: int) -> Image.Image:
    """A card's picture without its frame."""
    return draw_picture(CARDS[card_id].colour, tenants()[card_id].creature, _seed(card_id))


def framed(card_id: int, picture: Image.Image) -> Image.Image:
    whole = picture.convert("RGBA")
    whole.alpha_composite(draw_frame(CARDS[card_id], _seed(card_id)))
    return round_corners(whole, CORNER)


def _seed(card_id: int) -> int:
    return 1000 + card_id * 37


def draw_picture(colour: str, creature: str, seed: int) -> Image.Image:
    """The creature on its ground, without a frame."""
    scene = card_scene(seed)
    draw_ground(scene, colour, seed)
    draw_creature(scene, colour, creature, seed)
    return scene.finished(FINISH)


def draw_ground(scene: Scene, colour: str, seed: int) -> None:
    kind = ground_of(colour)
    paint_ground(scene, kind, seed)
    scatter_litter(scene, kind, random.Random(seed))
    glow, strength = _SUN[kind]
    scene.glow(176, 262, 230, glow, strength)
    tell_story(scene, kind, seed)
    scene.flat(ellipse(182, 300, 116, 98), "#120a06", 0.30, blur=34)


def draw_creature(scene: Scene, colour: str, creature: str, seed: int) -> None:
    pose = POSES[creature]
    with scene.at(180 + pose.shift[0], 276 + pose.shift[1], 1.06 * pose.size):
        pose.draw(Artist(scene, colour, seed))
