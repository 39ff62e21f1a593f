"""The opponents of the classic draft: the best card for the deck, each time."""

from collections.abc import Sequence

from pixtable.core.events import Move, Seat
from pixtable.games.tactics.draft.classic.rules.moves import Take
from pixtable.games.tactics.draft.classic.rules.rules import ClassicRules
from pixtable.games.tactics.draft.classic.rules.state import ClassicState
from pixtable.games.tactics.draft.mind.bot import DraftMind, Level
from pixtable.games.tactics.draft.mind.judge import Judge

RULES = ClassicRules()


class ClassicMind(DraftMind):
    def moves(self, view: ClassicState, seat: Seat) -> Sequence[Move]:
        return RULES.legal(view, seat)

    def worths(self, view: ClassicState, seat: Seat, judge: Judge, level: Level) -> list[tuple[Move, float]]:
        worth = judge.gain_by_leader if view.takes_leader else judge.as_hero
        return [(Take(card), worth(card)) for card in (move.card for move in RULES.legal(view, seat))]
