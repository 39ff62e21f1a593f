"""What the characters of Pictoric Box are known by."""

from collections.abc import Callable
from functools import cache

from pixtable.core.events import Seat
from pixtable.core.game import Thought
from pixtable.games.pictoric.mind.meaning.tables import lines
from pixtable.games.pictoric.rules.moves import Clue
from pixtable.games.pictoric.rules.state import PictoricState
from pixtable.tools.arena.traits import Characters, Trait


@cache
def _tones(language: str) -> dict[str, str]:
    return {line.text: line.style for line in lines(language)}


def tone_of(text: str) -> str:
    """How a clue sounds; what stands in no table has been put together from two words."""
    return next((tones[text] for tones in map(_tones, ("en", "fr", "ru", "uk")) if text in tones), "word")


def _in_tone(tone: str) -> Callable[[PictoricState, Seat, Thought], float | None]:
    def measure(state: PictoricState, seat: Seat, thought: Thought) -> float | None:
        move = thought.move
        return float(tone_of(move.text) == tone) if isinstance(move, Clue) and move.text else None

    return measure


def _length_to_copy(state: PictoricState, seat: Seat, thought: Thought) -> float | None:
    """How far a clue is from the usual length of those before it, in words."""
    if not isinstance(thought.move, Clue) or not thought.move.text or not state.said:
        return None
    usual = sum(len(text.split()) for text in state.said) / len(state.said)
    return abs(len(thought.move.text.split()) - usual)


def _decision(move: object) -> object:
    """A clue by its tone: of the many lines for a picture, hardly anybody says the same one twice."""
    return tone_of(move.text) if isinstance(move, Clue) and move.text else move


CHARACTERS = Characters(
    {
        tone: Trait(f"clues in its own tone ({tone})", 1, _in_tone(tone))
        for tone in ("literal", "poet", "joker", "child", "sphinx")
    }
    | {"echo": Trait("words that a clue is longer or shorter than usual here", -1, _length_to_copy)},
    decision=_decision,
)
