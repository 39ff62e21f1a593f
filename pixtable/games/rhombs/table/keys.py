"""Keys and pad: a digit takes a tile up, and while one is in the hand arrows, Tab, Enter and Esc are about it."""

from __future__ import annotations

from pixtable.core.hexes import Hex
from pixtable.games.rhombs.table.pieces.hand import Hand
from pixtable.ui.input.intent import DIRECTIONS, Intent, Want
from pixtable.ui.node import Node

SIDEWAYS = 1.6
"""How much worse a step aside is than one ahead, for the arrows."""
DRAW_KEY, PASS_KEY = "d", "p"


class Keys:
    def __init__(self, hand: Hand, bag: Node, give_up: Node) -> None:
        self.hand, self.look, self.bag, self.give_up = hand, hand.look, bag, give_up

    def on_intent(self, intent: Intent) -> bool:
        if intent.released:
            return False
        match intent.want:
            case Want.TURN_LEFT | Want.TURN_RIGHT:
                step = -1 if intent.want == Want.TURN_LEFT else 1
                return self.hand.turn(step, intent.key.startswith("shift+"))
            case Want.DIGIT if not intent.repeated:
                return self._digit(intent.n)
            case Want.LETTER if intent.key == DRAW_KEY and self.look.may_try_drawing:
                self.hand.draw(self.bag)
                return True
            case Want.LETTER if intent.key == PASS_KEY and self.look.may_try_passing:
                self.hand.give_up(self.give_up)
                return True
        return self.hand.chosen is not None and self._steer(intent)

    def _steer(self, intent: Intent) -> bool:
        look = self.look
        match intent.want:
            case want if want in DIRECTIONS:
                self._step(*DIRECTIONS[want])
            case Want.NEXT_REGION | Want.PREVIOUS_REGION:
                self._next(1 if intent.want == Want.NEXT_REGION else -1)
            case Want.CONFIRM if look.aimed is not None:
                self.hand.press(look.aimed)
            case Want.CONFIRM:
                self._next(1)
            case Want.CANCEL if look.is_seated:
                look.is_seated = False
            case Want.CANCEL if look.drawn is None:
                self.hand.let_go()
            case _:
                return False
        return True

    def _step(self, dx: int, dy: int) -> None:
        """To the nearest legal cell that way."""
        look, camera = self.look, self.look.camera
        if look.aimed is None:
            self._next(1)
            return
        here = camera.centre(look.aimed)
        ways: list[tuple[float, Hex]] = []
        for cell in look.cells:
            at = camera.centre(cell)
            ahead = (at.x - here.x) * dx + (at.y - here.y) * dy
            aside = abs((at.x - here.x) * dy) + abs((at.y - here.y) * dx)
            if ahead > 1:
                ways.append((ahead + SIDEWAYS * aside, cell))
        if ways:
            self._go(min(ways)[1])

    def _next(self, step: int) -> None:
        cells = self.hand.walk()
        if cells:
            at = cells.index(self.look.aimed) + step if self.look.aimed in cells else 0
            self._go(cells[at % len(cells)])

    def _go(self, cell: Hex) -> None:
        self.look.is_seated = False
        self.hand.aim(cell)

    def _digit(self, n: int) -> bool:
        node = next((node for node in self.hand.pieces.tray if node.key == str(n)), None)
        if node is None:
            return False
        if self.hand.chosen is node:
            self.hand.let_go()
        else:
            self.hand.choose(node, by_key=True)
        return True
