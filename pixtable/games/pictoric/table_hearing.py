"""What the opponents made of an association, told at the reveal: words they did not know, or what they thought of."""

from __future__ import annotations

from functools import lru_cache

from pixtable.games.pictoric.deck import PICTURES
from pixtable.games.pictoric.meaning.clue import Clue, read
from pixtable.games.pictoric.meaning.explaining import Explanation, explain
from pixtable.games.pictoric.table_look import Look


def what_was_heard(look: Look) -> str:
    """Nothing where nobody had to understand words by themselves: among people, or where none were written."""
    turn = look.state.last_turn
    if turn is None or turn.clue.text is None or all(sitter.is_person for sitter in look.host.sitters):
        return ""
    told = _explained(turn.clue.text, look.state.language, turn.laid[turn.leader])
    if told.unknown:
        return look.say("heard.unknown", words=", ".join(look.say("heard.word", word=word) for word in told.unknown))
    if told.led_to:
        word, facet = told.led_to[0]
        return look.say("heard.led", word=word, facet=facet)
    return ""


@lru_cache(maxsize=8)
def _explained(text: str, language: str, card: int) -> Explanation:
    return explain(read(Clue(text, language)), PICTURES[card])
