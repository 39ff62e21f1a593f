"""Keys of the table: digits for the hand, letters for the deeds; all else goes through the focus."""

from __future__ import annotations

from typing import Protocol

from pixtable.games.tactics.table.options import DEED, DRAW, END
from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.input.intent import Intent, Want
from pixtable.ui.node import Node

VERBS = {"a": "attack", "c": "cast", "m": "move", "x": "swap", "b": "clear"}
"""Of the unit that is taken up or looked at."""


class Doer(Protocol):
    def act(self, deed: str) -> None: ...

    def act_as(self, name: str) -> None: ...

    def play_order(self) -> None: ...

    def peek(self) -> None: ...

    def read(self) -> None: ...

    def node_of_key(self, key: str) -> Node | None: ...


class Keys:
    def __init__(self, look: FieldView, doer: Doer) -> None:
        self.look, self.doer = look, doer

    def on_intent(self, intent: Intent) -> bool:
        if intent.released or intent.repeated:
            return False
        match intent.want:
            case Want.DIGIT:
                node = self.doer.node_of_key(str(intent.n))
                if node is None:
                    return False
                self.look.host.press(node)
            case Want.LETTER:
                return self._letter(intent.key)
            case Want.TURN_RIGHT:
                self.doer.act(DEED)
            case Want.ZOOM:
                self.doer.read()
            case Want.LAST:
                self.doer.act(END)
            case _:
                return False
        return True

    def _letter(self, key: str) -> bool:
        match key:
            case "d":
                self.doer.act(DRAW)
            case "o":
                self.doer.play_order()
            case "p":
                self.doer.peek()
            case _ if key in VERBS:
                self.doer.act_as(VERBS[key])
            case _:
                return False
        return True
