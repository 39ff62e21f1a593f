"""How the pieces of Pictoric Box are called, each with its picture."""

from collections.abc import Iterable

from pixtable.core.telling import Moment, Piece, Sentence, plain_text
from pixtable.games.pictoric.rules.deck import PICTURES

CHIPS = ("lucky", "unlucky", "cards", "silence", "very_lucky", "theme")
"""By forfeit less one: its chip among the assets."""


def art_name(card: int) -> str:
    return f"pictoric/pictures/{PICTURES[card]}"


def chip_name(forfeit: int) -> str:
    return f"pictoric/chips/{CHIPS[forfeit - 1]}"


def picture(moment: Moment, card: int) -> Piece:
    """By its title, between quotation marks: so it bends to no case."""
    title = plain_text(moment.tell(f"pictures.{PICTURES[card]}"))
    return Piece(plain_text(moment.tell("tell.picture", title=title)), art_name(card), f"pictoric.picture.{card}")


def pictures(moment: Moment, cards: Iterable[int]) -> Sentence:
    return _listed(picture(moment, card) for card in cards)


def signs(moment: Moment, names: Iterable[str]) -> Sentence:
    """Pictograms (PB-53) by what they show."""
    return _listed(Piece(plain_text(moment.tell(f"tell.sign.{name}")), f"pictoric/pictograms/{name}") for name in names)


def forfeit(moment: Moment, face: int) -> Piece:
    return Piece(plain_text(moment.tell(f"tell.forfeit.{face}")), chip_name(face))


def _listed(pieces: Iterable[Piece]) -> Sentence:
    parts: list[str | Piece] = []
    for piece in pieces:
        parts += [", ", piece] if parts else [piece]
    return tuple(parts)
