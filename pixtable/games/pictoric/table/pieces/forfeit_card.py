"""The card of a forfeit: brought to the middle, turned over beside the die, then pinned above whatever is shown."""

from __future__ import annotations

from pixtable.games.pictoric.rules.state import ON_THEME
from pixtable.games.pictoric.table.layout import between
from pixtable.games.pictoric.table.pieces.art import corner_of, paint_chip, paint_picture
from pixtable.games.pictoric.table.view import RoundView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Rect, centred
from pixtable.ui.draw.theme import Lift, Line
from pixtable.ui.motion.durations import BEATS
from pixtable.ui.motion.tween import Call, Moving, Sequence, Together, Tween
from pixtable.ui.node import Node

CARD = (150.0, 225.0)
"""As large as it lies in the middle of the table."""
THINNEST = 0.02
FADES = 2.5
"""How much sooner its paper is gone than its sign has come to its place."""
BACK = -1


class ForfeitCard(Node):
    """`rect` is its place above every scene. `brought`, `turned` and `pinned` go from 0 to 1, one after another."""

    catches = True

    def __init__(self, look: RoundView) -> None:
        super().__init__("pictoric.forfeit")
        self.look = look
        self.start = self.middle = NOWHERE
        self.brought = self.turned = self.pinned = 1.0
        self.z = 55.0

    # movement

    def show(self) -> Moving:
        """From its place among the forfeits into the middle, and over."""
        host, motion = self.look.host, self.look.host.motion
        brings, turns = motion.ms("reveal_card"), 0.0 if motion.reduced else motion.ms("flip")
        flipped = max(0.0, brings + turns / 2 - host.lead("card_flip"))
        return Sequence(
            [
                Call(self._begin),
                Together(
                    [
                        self._tween("brought", brings, "reveal_card"),
                        Call(lambda: host.sound("card_flip"), flipped),
                        Sequence([Call(lambda: None, brings), self._tween("turned", turns, "flip")]),
                    ]
                ),
                Call(self._seen, 0.0),
                Call(lambda: None, motion.ms("reveal_read")),
            ]
        )

    def pin(self) -> Moving:
        motion = self.look.host.motion
        return self._tween("pinned", motion.ms("dice_home"), "dice_home")

    def _begin(self) -> None:
        self.brought = self.turned = self.pinned = 0.0
        self.look.host.sound("card_pick")

    def _seen(self) -> None:
        self.look.forfeit_is_seen = True

    def _tween(self, name: str, ms: float, beat: str) -> Tween:
        return Tween(lambda v: setattr(self, name, v), 0.0, 1.0, ms, BEATS[beat].ease)

    def settle(self) -> None:
        self.brought = self.turned = self.pinned = 1.0
        self.look.forfeit_is_seen = self.look.forfeit_is_told = True

    def attend(self) -> None:
        look = self.look
        self.visible = look.state.forfeit is not None and (look.forfeit_is_seen or self.pinned < 1)
        self.tooltip = look.forfeit_words if look.forfeit_is_told else ""

    # looks

    def paint(self, canvas: Canvas) -> None:
        forfeit = self.look.state.forfeit
        if forfeit is None:
            return
        chip = self.rect.left_part(self.rect.h)
        if self.pinned >= 1:
            self._paint_pinned(canvas, forfeit, chip)
            return
        is_calm = self.look.host.motion.reduced  # then nothing travels
        card = between(self.start, centred(CARD, self.middle), 1.0 if is_calm else self.brought)
        if self.pinned:
            self._paint_paper(canvas, card, max(0.0, 1 - FADES * self.pinned))
            paint_chip(canvas, forfeit, between(_chip_on(card), chip, 1.0 if is_calm else self.pinned))
        else:
            self._paint_turning(canvas, forfeit, card)

    def _paint_turning(self, canvas: Canvas, forfeit: int, card: Rect) -> None:
        shows_back = self.turned < 0.5
        wide = max(THINNEST, abs(1 - 2 * self.turned))
        box = Rect(card.cx - card.w * wide / 2, card.y, card.w * wide, card.h)
        if shows_back:
            paint_picture(canvas, BACK, box, Lift.CARRIED)
            return
        self._paint_paper(canvas, box)
        chip = _chip_on(card)
        paint_chip(canvas, forfeit, Rect(chip.cx - chip.w * wide / 2, chip.y, chip.w * wide, chip.h))

    def _paint_paper(self, canvas: Canvas, box: Rect, alpha: float = 1.0) -> None:
        """What its sign is printed on; it is gone before the sign has come to its place."""
        if not alpha:
            return
        radius = corner_of(box._replace(w=CARD[0]))
        if canvas.theme.textures:
            panels.shadow(canvas, box, radius, Lift.CARRIED, 0.8 * alpha)
        canvas.rounded(box, radius, "paper", alpha)
        canvas.ring(box, radius, Line.RING, "amber", alpha)

    def _paint_pinned(self, canvas: Canvas, forfeit: int, chip: Rect) -> None:
        """Its sign, and its name where there is room for it in this size of text."""
        look = self.look
        name = look.host.say(f"tell.forfeit.{forfeit}") if look.forfeit_is_told else ""
        if forfeit == ON_THEME and look.state.theme is not None:
            name = look.say("clue.themed", theme=look.state.theme)
        words = self.rect.inset(self.rect.h + 4, 1, 8, 1)
        fits = bool(name) and canvas.block(name, "caption", *words.size, shrink=True, lines=2).fits
        panels.chip(canvas, self.rect if fits else chip, "amber")
        paint_chip(canvas, forfeit, chip.inset(2))
        if fits:
            canvas.text(name, words, "caption", "cream", lines=2)


def _chip_on(card: Rect) -> Rect:
    side = card.w * 0.8
    return centred((side, side), card)
