"""Keys of the table: digits for the hand, letters for the deeds; all else goes through the focus."""

from __future__ import annotations

from typing import Protocol

from pixtable.games.tactics.table_look import Look
from pixtable.games.tactics.table_options import DRAW, END
from pixtable.ui.intent import Intent, Want
from pixtable.ui.node import Node

LETTERS = {"d": DRAW, "c": "verb", "x": "verb", "b": "verb"}


class Doer(Protocol):
    def act(self, deed: str) -> None: ...

    def node_of_key(self, key: str) -> Node | None: ...


class Keys:
    def __init__(self, look: Look, doer: Doer) -> None:
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
            case Want.LETTER if intent.key in LETTERS:
                self.doer.act(LETTERS[intent.key])
            case Want.LAST:
                self.doer.act(END)
            case _:
                return False
        return True
