"""The table of the classic draft: the packet in hand, where it comes from and goes to, and what has left it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any

from pixtable.core.events import Seat
from pixtable.games.tactics.draft.classic.rules.moves import Take
from pixtable.games.tactics.draft.classic.rules.state import PACKET, ROUNDS, ClassicState, direction
from pixtable.games.tactics.draft.rules.box import UNSEEN
from pixtable.games.tactics.draft.table.miniature import paint_miniature
from pixtable.games.tactics.draft.table.offer_button import Offer
from pixtable.games.tactics.draft.table.stage import DRAFT_ANCHORS, HEROES_ID, LEADERS_ID, DraftStage
from pixtable.games.tactics.draft.table.view import DraftView
from pixtable.games.tactics.table.pieces.art import portrait_name
from pixtable.table.kit import TableKit
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Rect, grid
from pixtable.ui.draw.lines import arrow_head
from pixtable.ui.draw.theme import Line, Radius
from pixtable.ui.node import Node

HEAD, LARGE_HEAD = 52.0, 68.0
FEATS, LARGE_MEMORY = 64.0, 72.0
CARD, TALLEST = 190.0, 320.0
IN_A_ROW = 5
"""More cards lie on their side, in two rows."""
GAP = 8.0
NEIGHBOUR = 230.0
EMBLEM = 32.0
ARROW = 34.0
FACE = 48.0


class Packet(Node):
    """All of the middle that is not a card."""

    def __init__(self, look: DraftView) -> None:
        super().__init__("draft.packet")
        self.look = look
        self.head = self.fan = self.memory = NOWHERE

    @property
    def state(self) -> ClassicState:
        state: ClassicState = self.look.state
        return state

    def arrange(self, room: Rect) -> None:
        large = self.look.is_large
        self.rect = room
        self.head = room.top_part(LARGE_HEAD if large else HEAD)
        self.memory = room.bottom_part(LARGE_MEMORY if large else FEATS)
        top = self.head.bottom + GAP
        self.fan = Rect(room.x, top, room.w, self.memory.y - GAP - top)

    def paint(self, canvas: Canvas) -> None:
        state, look = self.state, self.look
        if state.phase != "pick":
            return
        step = direction(state.round)
        left, right = self.head.left_part(NEIGHBOUR), self.head.right_part(NEIGHBOUR)
        before, after = (look.viewer - step) % state.seats, (look.viewer + step) % state.seats
        # The next seat sits to the left of whoever looks: what goes left goes to the left of the screen.
        self._paint_neighbour(canvas, left, after if step > 0 else before, gives=step < 0)
        self._paint_neighbour(canvas, right, before if step > 0 else after, gives=step > 0)
        for x in (left.right + 4, right.x - 4 - ARROW):
            self._paint_arrow(canvas, Rect(x, self.head.y, ARROW, self.head.h), leftwards=step > 0)
        middle = self.head.inset(NEIGHBOUR + ARROW + 12, 4)
        canvas.rounded(middle, Radius.PANEL, "night", 0.5)
        words = look.say("classic.packet", n=state.round + 1, of=ROUNDS[state.format])
        canvas.text(words, middle, "clue", "gold_light", align="centre", lines=1)
        canvas.rounded(self.fan, Radius.PANEL, "night", 0.5)
        if look.host.to_act and state.has_taken[look.viewer]:
            canvas.text(
                look.say("classic.wait"), self.fan.bottom_part(40).inset(16, 0), "body", "muted", align="centre"
            )
        self._paint_memory(canvas)

    def _paint_neighbour(self, canvas: Canvas, box: Rect, seat: Seat, *, gives: bool) -> None:
        look = self.look
        panels.well(canvas, box.inset(0, 2), line="panel_line")
        canvas.emblem(seat, Rect(box.x + 10, box.cy - EMBLEM / 2, EMBLEM, EMBLEM))
        words = box.inset(EMBLEM + 18, 2, 8, 2)
        note = look.say("classic.gives" if gives else "classic.gets")
        name = canvas.trimmed(look.name(seat), "name", words)
        if canvas.block(note, "caption", words.w, words.h / 2, shrink=True, lines=1).fits:
            canvas.text(name, words.top_part(words.h * 0.52), "name", lines=1)
            canvas.text(note, words.bottom_part(words.h * 0.48), "caption", "muted", lines=1)
        else:
            canvas.text(name, words, "name", lines=1)

    def _paint_arrow(self, canvas: Canvas, box: Rect, *, leftwards: bool) -> None:
        a, b = (box.right, box.cy), (box.x, box.cy)
        start, end = (a, b) if leftwards else (b, a)
        canvas.path([start, end], 4, "amber")
        arrow_head(canvas, start, end, "amber")

    # what has left

    @property
    def gone(self) -> list[tuple[int, bool]]:
        """Cards that this packet had when the viewer held it last, and whether they took it themselves."""
        state, seat = self.state, self.look.viewer
        number = state.round * PACKET + state.pick - state.seats
        if state.pick < state.seats or number >= len(state.sights[seat]):
            return []
        here = set(state.sights[seat][-1])
        return [(card, card == state.picked[seat][number]) for card in state.sights[seat][number] if card not in here]

    def _paint_memory(self, canvas: Canvas) -> None:
        look, strip = self.look, self.memory
        panels.panel(canvas, strip)
        inner = strip.inset(14, 6)
        gone = self.gone
        if not gone:
            canvas.text(
                look.say("classic.new" if self.state.pick < self.state.seats else "classic.same"),
                inner,
                "body",
                "muted",
            )
            return
        side = min(FACE, inner.h)
        faces = len(gone) * (side + 6)
        canvas.text(look.say("classic.gone", n=len(gone)), inner.inset(0, 0, faces + 10, 0), "body")
        for i, (card, is_mine) in enumerate(gone):
            box = Rect(inner.right - faces + i * (side + 6), inner.cy - side / 2, side, side)
            canvas.image(portrait_name(card), box, pixel=True, radius=4)
            canvas.ring(box, 4, Line.RIM if is_mine else Line.HAIR, "amber" if is_mine else "night")


class ClassicStage(DraftStage):
    most_choices = 1
    choices_tall = (72.0, 96.0)

    def middle(self) -> Sequence[Node]:
        self.packet = Packet(self.look)
        return (self.packet,)

    def lay_out_middle(self, room: Rect) -> None:
        self.packet.arrange(room)

    def shown_cards(self) -> Sequence[int]:
        if self.state.phase != "pick":
            return ()
        return [card for card in self.state.packets[self.look.viewer] if card != UNSEEN]

    def card_places(self, count: int) -> Sequence[Rect]:
        fan = self.packet.fan.inset(12, 12)
        if count > IN_A_ROW:
            return grid(fan, ceil(count / 2), 2, GAP)[:count]
        wide = min(CARD, (fan.w - (count - 1) * GAP) / max(1, count))
        left = fan.cx - (count * wide + (count - 1) * GAP) / 2
        tall = min(TALLEST, fan.h)
        return [Rect(left + i * (wide + GAP), fan.cy - tall / 2, wide, tall) for i in range(count)]

    def source(self, card: int) -> Rect:
        """From the side that the packet comes from."""
        head = self.packet.head
        return head.right_part(NEIGHBOUR) if direction(self.state.round) > 0 else head.left_part(NEIGHBOUR)

    def _settle(self, *, animate: bool) -> None:
        self.look.takes_leader = self.state.takes_leader
        super()._settle(animate=animate)
        for node in self.cards.values():
            node.shows_fit = not self.state.takes_leader

    def offers(self) -> Sequence[Offer]:
        look, state = self.look, self.state
        leads = state.takes_leader
        if look.chosen is None:
            return [Offer(look.say("choice.first_leader" if leads else "choice.first_hero"), key="J")]
        label = look.say("choice.take_leader" if leads else "choice.take_hero", card=look.title(look.chosen))
        return [Offer(label, move=look.move(Take, card=look.chosen), key="J")]

    def moves_of(self, card: int) -> Mapping[str, Any]:
        move = self.look.move(Take, card=card)
        return {} if move is None else {LEADERS_ID if self.state.takes_leader else HEROES_ID: move}


TABLE = TableKit(
    stage=ClassicStage,
    miniature=paint_miniature,
    ground="ui/table_felt",
    music="music_tactics",
    term_icons={},
    fan=tuple(f"tactics/portraits/{name}" for name in ("knight", "oracle", "ranger")),
    inspector=430.0,
    anchors=DRAFT_ANCHORS,
    pieces=("draft.card.", "draft.choice."),
)
