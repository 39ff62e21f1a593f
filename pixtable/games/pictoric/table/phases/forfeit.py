"""The forfeit of a turn as a show (PB-20): the die, the card, what comes of it, and only then the words."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.pictoric.rules.events import (
    CardDrawn,
    CardsDiscarded,
    DiscardsShuffled,
    ForfeitRolled,
    PictoricMoved,
    StepsRolled,
)
from pixtable.games.pictoric.table.pieces.die import ThrownDie
from pixtable.games.pictoric.table.pieces.forfeit_card import ForfeitCard
from pixtable.games.pictoric.table.view import RoundView
from pixtable.ui.draw.layout import Rect
from pixtable.ui.motion.tween import Call, Sequence, Together
from pixtable.ui.node import Node

COMES_OF_IT = (StepsRolled, PictoricMoved, CardsDiscarded, CardDrawn, DiscardsShuffled)
"""What a forfeit brings about: its words wait until that has been seen."""
APART = 120.0
"""Die and card on either side of the middle."""


class ForfeitShow(Node):
    def __init__(self, look: RoundView, say: Callable[[str, int], None]) -> None:
        super().__init__()
        self.look, self._say = look, say
        self.die, self.card = ThrownDie(look), ForfeitCard(look)

    def arrange(self, die: Rect, chip: Rect) -> None:
        """Where the die lies when it is not rolled, and where the card comes from."""
        stage = self.look.places.stage
        self.die.rect, self.card.start = die, chip
        self.die.middle = stage.moved(-APART, 0)
        self.card.middle = stage.moved(APART, 0)
        self.card.rect = self.look.places.pinned

    def settle(self) -> None:
        self.animator.drop()
        self.die.settle()
        self.card.settle()

    def attend(self) -> None:
        state = self.look.state
        if state.phase == "roll":
            self.die.face = 0
        elif state.forfeit is not None and not self.die.face:
            self.die.face = state.forfeit
        self.card.attend()

    def roll(self, forfeit: int) -> None:
        self.look.forfeit_is_seen = self.look.forfeit_is_told = False
        away = Together([self.die.put_aside(), self.card.pin()])
        self.add_motion(Sequence([self.die.roll(forfeit), self.card.show(), away]))

    def roll_steps(self, face: int) -> None:
        self.add_motion(Sequence([self.die.roll(face), self.die.put_aside()]))

    def tell(self, event: object) -> float:
        """Say what it was, once all of it has been seen; how long the game waits for that to be read."""
        look = self.look
        if look.forfeit_is_told or isinstance(event, (ForfeitRolled, *COMES_OF_IT)):
            return 0.0
        look.forfeit_is_told = True
        self._say(look.forfeit_words, 2)
        wait = look.host.motion.ms("told")
        self.add_motion(Call(lambda: None, wait))
        return wait
