"""A bubble, a ring and a hand over a table: they follow what a level speaks of, wherever it goes."""

from collections.abc import Callable, Collection, Sequence

from pixtable.core.events import Move
from pixtable.levels.format import Step
from pixtable.shell.levels.bubble import Bubble
from pixtable.shell.levels.pointers import GhostHand, HandsWay, Spotlight
from pixtable.shell.levels.surroundings import Surroundings
from pixtable.shell.levels.veil import Veil
from pixtable.shell.table.guide import Guided
from pixtable.ui.draw.layout import Rect, around
from pixtable.ui.lettering.typeset import Rich
from pixtable.ui.motion.choreo import appear
from pixtable.ui.node import Node
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.legend import Legend


class Overlay:
    def __init__(self, table: Guided, buttons: Sequence[Button], put_away: Callable[[], None], legend: Legend) -> None:
        self._table = table
        self.bubble = Bubble(buttons, put_away, legend)
        self.spotlight = Spotlight()
        self.veil = Veil(lambda: table.drag.held is not None or table.stage.has_in_hand)
        self.hand = GhostHand(table.desk.motion)
        self.nodes = (self.veil, self.spotlight, HandsWay(self.hand), self.bubble, self.hand)
        self.shown: Sequence[Move] = ()  # moves that the words are about
        self.subjects: tuple[Node, ...] = ()
        self._meant: tuple[Rect, ...] = ()
        self._pointed = False
        self._spoken_about: tuple[Rect, ...] | None = None
        self._absent: set[str] = set()

    def bring(self, absent: Collection[str]) -> None:
        """All but these are on the table; what was absent until now appears."""
        for name in self._absent.difference(absent):
            if node := self.find(name):
                node.visible = True
                appear(node, self._table.desk.motion)
        self._absent = set(absent)
        for name in absent:  # the table shows its parts anew whenever it is laid
            if node := self.find(name):
                node.visible = False

    def point(self, step: Step | None) -> None:
        """At what a step speaks of, with the hand's way; at nothing without one."""
        self.spotlight.target = self.anchor(step.point) if step else None
        self.hand.show(self._hand_way(step) if step else None)
        lit = (node for name in step.light for node in self._all_named(name)) if step else ()
        about = (self.spotlight.target, *(self.hand.way or ()), *lit)
        self.subjects = tuple(node for node in about if node is not None)
        self._meant = tuple(around(node.contour()) if node.contour() else node.screen_rect() for node in self.subjects)
        self._pointed = bool(self.spotlight.target or self.hand.way)
        self.veil.leave(self.subjects)

    def speak(self, words: Rich, offers: Sequence[str], *, is_reproach: bool, can_go: bool) -> None:
        """`offers` are the ids of the buttons below; what `can_go` is put away by a press on it."""
        focus = self._table.focus
        self.bubble.show(words, offers, is_reproach=is_reproach, can_go=can_go)
        if self.bubble.offered:
            focus.set(self.bubble.offered[0])
        focus.check()
        self._spoken_about = None

    def keep_beside(self, side: str | None) -> None:
        """Let the bubble lie beside what it speaks of, and not on other pieces."""
        if self._meant == self._spoken_about:
            return
        self._spoken_about = self._meant
        table, desk = self._table, self._table.desk
        room = desk.view.rect.inset(0, table.bar.rect.h, 0, table.strip.rect.h)
        others = [node.screen_rect() for node in table.stage.walk() if node.id.startswith(table.kit.pieces)]
        others += table.stage.pointed_at(self.shown)
        self.bubble.place(desk.canvas, Surroundings(room, self._meant, others, side, table.stage.rect), self._pointed)
        desk.is_dirty = True

    def anchor(self, id: str) -> Node | None:
        node = self.find(id) if id else None
        return node if node is not None and node.visible else None

    def _all_named(self, name: str) -> Sequence[Node | None]:
        """A name that ends with a dot means all the pieces that it begins."""
        if not name.endswith("."):
            return [self.anchor(name)]
        return [node for node in self._table.stage.walk() if node.id.startswith(name)]

    def find(self, id: str) -> Node | None:
        return self._table.stage.anchor(id) or self._table.root.find(id)

    def _hand_way(self, step: Step) -> tuple[Node, Node] | None:
        if step.hand is None:
            return None
        piece, place = (self.anchor(id) for id in step.hand)
        if piece is None or place is None or self._table.stage.lies_at(piece, place):
            return None
        return piece, place
