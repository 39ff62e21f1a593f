"""What there is to say of a decision to somebody who asks for a hint: where to look, and why each move comes to mind.

All of it follows from the association, the seat's own cards and what lies open.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from pixtable.core.events import Move, Seat
from pixtable.games.pictoric.mind.coaching import Prospect
from pixtable.games.pictoric.mind.meaning.scoring import Crowding, crowding
from pixtable.games.pictoric.mind.understanding import Company, Understanding
from pixtable.games.pictoric.rules.moves import Clue, Lay, Theme, Vote
from pixtable.games.pictoric.rules.state import SILENCE, Association, PictoricState

WORDS = 4
"""So many are enough to look for."""


class Hinter(NamedTuple):
    """Values are for the sentences in `coach.toml`; `about` is the group of these that fits the decision."""

    view: PictoricState
    seat: Seat
    understanding: Understanding
    company: Company

    @property
    def about(self) -> str:
        view = self.view
        match view.phase:
            case "clue":
                return "silence" if view.forfeit == SILENCE else "clue"
            case "lay" | "vote" if view.clue and (view.clue.text or view.clue.pictograms):
                return str(view.phase) if self.understanding.thoughts_of(view.clue, self.company) else "unknown"
            case "lay" | "vote":
                return "unread"
            case "theme":
                return "theme"
            case _:
                return "taste"

    def look(self, best: Move) -> dict[str, Any]:
        """What to look for on pictures, or what is to be seen on one's own."""
        view = self.view
        if isinstance(best, Clue):
            card = view.drawn if best.card is None else best.card
            seen = () if card is None else self.understanding.seen_on(card, self.company)
        else:
            seen = self.understanding.thoughts_of(view.clue, self.company) if view.clue else ()
        return {"words": ", ".join(seen[:WORDS])}

    def is_sound(self, move: Move) -> bool:
        """Whether an association is neither too plain nor too far, as everybody is shown who writes one."""
        return not (isinstance(move, Clue) and move.text) or self._crowding(move.text).zone == "good"

    def _crowding(self, text: str) -> Crowding:
        return crowding(self.understanding.fits(Association(text=text), self.company))

    def values(self, move: Move, prospect: Prospect | None) -> dict[str, Any]:
        if prospect is None:
            return self._of(move)
        likely = min(99, max(1, prospect.line.points))  # nothing is ever quite sure
        return {"points": likely, "cells": prospect.cells.points / 10} | self._of(move)

    def _of(self, move: Move) -> dict[str, Any]:
        match move:
            case Vote(sector):
                return {"n": sector} | self._reason(self.view.sectors[sector - 1])
            case Lay(card):
                return {"n": self.view.banks[self.seat].index(card) + 1} | self._reason(card)
            case Clue(pictograms=tuple(signs)):
                return {"signs": ", ".join(self.understanding.name_signs(signs, self.company))}
            case Clue(text=str(text)):
                crowd = self._crowding(text)
                return {"said": text, "fitting": crowd.fitting, "of": crowd.of}
            case Theme(text):
                return {"said": text}
        return {}

    def _reason(self, card: int) -> dict[str, str]:
        """Nothing where no word of the association speaks for a picture; one word where it is the picture's own."""
        assert self.view.clue
        reasons: Sequence[tuple[str, str]] = self.understanding.reasons(self.view.clue, card, self.company)
        for word, seen in reasons[:1]:
            return {"seen": seen} if word == seen else {"word": word, "seen": seen}
        return {}
