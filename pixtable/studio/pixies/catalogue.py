"""All that the studio makes for Pixies."""

from functools import partial

from PIL import Image

from pixtable.games.pixies.rules.cards import CARDS
from pixtable.studio.asset_files import Asset, Job
from pixtable.studio.pixies import extras, mat, personas, terms
from pixtable.studio.pixies.card import draw_tenant, framed, tenants
from pixtable.studio.pixies.mini import draw_mini


def jobs() -> list[Job]:
    cards = [Job(f"card {card.id}", partial(_card, card.id)) for card in CARDS]
    plates = [Job(f"plate {number}", partial(_plate, number)) for number in range(1, 10)]
    portraits = [Job(name, partial(_portrait, name)) for name in personas.PERSONAS]
    rest = [Job("back", _back), Job("pin", _pin), Job("mat", _mat), Job("terms", _terms), Job("names", _names)]
    return [*rest, *portraits, *plates, *cards]


def _card(card_id: int) -> dict[str, Asset]:
    """A card and its mini, of one picture."""
    picture = draw_tenant(card_id)
    return {
        f"pixies/card_{card_id:02d}.webp": framed(card_id, picture),
        f"pixies/mini/mini_{card_id:02d}.webp": draw_mini(CARDS[card_id], picture),
    }


def _plate(number: int) -> dict[str, Asset]:
    return {f"pixies/cell_{number}.webp": extras.draw_plate(number)}


def _back() -> dict[str, Asset]:
    return {"pixies/back.webp": extras.draw_back()}


def _pin() -> dict[str, Asset]:
    return {"pixies/pin.webp": extras.draw_pin()}


def _mat() -> dict[str, Asset]:
    return {"pixies/mat.webp": mat.draw_mat()}


def _terms() -> dict[str, Asset]:
    return {f"pixies/terms/{name}.png": terms.draw_term(name) for name in terms.TERMS}


def _portrait(name: str) -> dict[str, Asset]:
    portrait = personas.draw_portrait(name)
    half = (personas.SIZE // 2, personas.SIZE // 2)
    small = portrait.resize(half, Image.Resampling.LANCZOS)
    return {f"pixies/personas/{name}.webp": portrait, f"pixies/personas/small/{name}.webp": small}


def _names() -> dict[str, Asset]:
    """Who lives on which card, and what it is called."""
    cards = [
        {
            "id": card.id,
            "creature": tenant.creature,
            "value": card.value,
            "colour": card.colour,
            "name": tenant.names,
        }
        for card, tenant in zip(CARDS, tenants(), strict=True)
    ]
    return {"pixies/cards.json": cards}
