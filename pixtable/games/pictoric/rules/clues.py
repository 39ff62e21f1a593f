"""Associations and themes: in which forms they may be given, and what stands against one."""

from unicodedata import category

from pixtable.core.open import Listed, Open
from pixtable.core.rules import Refusal
from pixtable.games.pictoric.rules.deck import PICTOGRAMS
from pixtable.games.pictoric.rules.moves import (
    LONGEST_TEXT,
    MOST_PICTOGRAMS,
    MOST_POINTS,
    MOST_STROKES,
    Clue,
    Sketch,
    Theme,
)
from pixtable.games.pictoric.rules.state import SILENCE, Association, PictoricState

SAMPLE_TEXT = "…"
SAMPLE_SKETCH: Sketch = (((64, 128), (192, 128)),)
UNREADABLE = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Unicode's controls, marks without a shape, and breaks of lines: nothing of the kind is part of a phrase."""


def tidy(text: str) -> str:
    return " ".join(text.split())


def association_of(clue: Clue) -> Association:
    text = None if clue.text is None else tidy(clue.text)
    return Association(text, clue.spoken, clue.pictograms, clue.sketch, clue.mime)


def legal_themes() -> list[Listed[Theme]]:
    return [Open(Theme(SAMPLE_TEXT), "text", 1, LONGEST_TEXT)]


def legal_clues(state: PictoricState) -> list[Listed[Clue]]:
    moves: list[Listed[Clue]] = []
    for card in _cards_to_choose_from(state):
        if state.forfeit == SILENCE:
            pictograms = Clue(pictograms=PICTOGRAMS[:1], card=card)
            moves.append(Open(pictograms, "pictograms", 1, MOST_PICTOGRAMS, PICTOGRAMS))
            moves.append(Open(Clue(sketch=SAMPLE_SKETCH, card=card), "sketch", 1, MOST_STROKES))
            if state.is_heard:
                moves.append(Clue(mime=True, card=card))
        else:
            moves.append(Open(Clue(text=SAMPLE_TEXT, card=card), "text", 1, LONGEST_TEXT))
            if state.is_heard:
                moves.append(Clue(spoken=True, card=card))
    return moves


def _cards_to_choose_from(state: PictoricState) -> list[int | None]:
    """PB-21: nothing is to be said where only the drawn card can be meant."""
    return [state.drawn, *state.banks[state.leader]] if state.free_choice else [None]


def refuse_theme(theme: Theme) -> Refusal | None:
    fault = _fault_of(theme.text)
    return Refusal("PB-55", fault, numbers={"n": LONGEST_TEXT}) if fault else None


def refuse_clue(state: PictoricState, clue: Clue) -> Refusal | None:
    wordless = sum((clue.pictograms is not None, clue.sketch is not None, clue.mime))
    in_words = sum((clue.text is not None, clue.spoken))
    if wordless + in_words != 1:
        return Refusal("PB-21", "one")
    if state.forfeit == SILENCE and in_words:
        return Refusal("PB-53")
    if state.forfeit != SILENCE and wordless:
        return Refusal("PB-21", "words")
    if (clue.spoken or clue.mime) and not state.is_heard:
        return Refusal("PB-56") if clue.spoken else Refusal("PB-53", "mime")
    if clue.card not in _cards_to_choose_from(state):
        return Refusal("PB-21", "card") if state.free_choice else Refusal("PB-21", "drawn")
    if clue.text is not None and (fault := _fault_of(clue.text)):
        return Refusal("PB-21", fault, numbers={"n": LONGEST_TEXT})
    if clue.pictograms is not None and not _are_pictograms(clue.pictograms):
        return Refusal("PB-53", "pictograms", numbers={"n": MOST_PICTOGRAMS})
    if clue.sketch is not None and not _is_sketch(clue.sketch):
        return Refusal("PB-53", "sketch", numbers={"n": MOST_STROKES})
    return None


def _fault_of(text: str) -> str | None:
    """Why a text cannot be shown to the table; the end of a refusal's key."""
    if not text.strip():
        return "empty"
    if len(text) > LONGEST_TEXT:
        return "long"
    if any(category(sign) in UNREADABLE for sign in text):
        return "signs"
    return None


def _are_pictograms(names: tuple[str, ...]) -> bool:
    return 1 <= len(names) <= MOST_PICTOGRAMS and len(set(names)) == len(names) and set(names) <= set(PICTOGRAMS)


def _is_sketch(sketch: Sketch) -> bool:
    return 1 <= len(sketch) <= MOST_STROKES and all(1 <= len(stroke) <= MOST_POINTS for stroke in sketch)
