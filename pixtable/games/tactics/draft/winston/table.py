"""The table of the Winston draft: three piles, one of them in the hand, and three ways to go on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pixtable.games.tactics.draft.rules.box import UNSEEN
from pixtable.games.tactics.draft.table.miniature import paint_miniature
from pixtable.games.tactics.draft.table.offer_button import Offer
from pixtable.games.tactics.draft.table.stage import DRAFT_ANCHORS, HEROES_ID, LEADERS_ID, DraftStage
from pixtable.games.tactics.draft.table.view import DraftView
from pixtable.games.tactics.draft.winston.rules.moves import GoOn, Keep, TakeLeader, TakePile
from pixtable.games.tactics.draft.winston.rules.state import PILES, WinstonState
from pixtable.games.tactics.rules.abilities.words import character_of
from pixtable.games.tactics.table.pieces.art import paint_icon
from pixtable.table.kit import TableKit
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Rect, columns
from pixtable.ui.draw.theme import Line, Radius
from pixtable.ui.node import Node

PILE_TALL, LARGE_PILE = 104.0, 116.0
BACK_SIZE = (60.0, 84.0)
SPREAD = 8.0
MOST_BACKS = 4
"""So many of a pile are drawn behind each other; the number tells the rest."""
GAP = 12.0
HEAD, LARGE_HEAD = 40.0, 60.0
CARD, NARROWEST = 184.0, 128.0
NOTE, WIDEST_NOTE = 116.0, 280.0
FEW = 3
"""Beside so few cards there is room to say how each suits."""


class Piles(Node):
    """The three piles and the deck, and the ground of the fan."""

    def __init__(self, look: DraftView) -> None:
        super().__init__("draft.piles")
        self.look = look
        self.boxes: list[Rect] = []
        self.fan = NOWHERE

    @property
    def state(self) -> WinstonState:
        state: WinstonState = self.look.state
        return state

    @property
    def is_mine(self) -> bool:
        return self.state.turn == self.look.viewer

    @property
    def head(self) -> float:
        return LARGE_HEAD if self.look.is_large else HEAD

    def arrange(self, room: Rect) -> None:
        self.rect = room
        row = room.top_part(LARGE_PILE if self.look.is_large else PILE_TALL)
        self.boxes = columns(row, *[(row.w - PILES * GAP) / (PILES + 1)] * (PILES + 1), gap=GAP)
        self.fan = Rect(room.x, row.bottom + GAP, room.w, room.bottom - row.bottom - GAP)

    @property
    def deck(self) -> Rect:
        return self.boxes[-1]

    def paint(self, canvas: Canvas) -> None:
        state, look = self.state, self.look
        if state.phase != "pick":
            return
        for pile, box in enumerate(self.boxes[:PILES]):
            self._paint_pile(canvas, box, pile)
        canvas.rounded(self.deck, Radius.PANEL, "night", 0.5)
        self._paint_stack(canvas, self.deck, len(state.deck), "red", look.say("winston.deck"))
        canvas.rounded(self.fan, Radius.PANEL, "night", 0.5)
        self._paint_head(canvas, self.fan.inset(20, 4, 20, 0).top_part(self.head))

    def _paint_pile(self, canvas: Canvas, box: Rect, pile: int) -> None:
        look, state = self.look, self.state
        is_looked_at = state.looking == pile
        panels.panel(canvas, box)
        self._paint_stack(canvas, box, len(state.piles[pile]), "blue", look.say(f"winston.{self._how(pile)}"))
        if is_looked_at:
            canvas.ring(box.grown(2), Radius.PANEL, Line.RING, "amber")
            x, y = box.cx, box.bottom + 3
            canvas.polygon([(x - 11, y), (x + 11, y), (x, y + 10)], "amber")

    def _how(self, pile: int) -> str:
        state = self.state
        if not state.piles[pile]:
            return "empty"
        if state.looking == pile:
            return "looking" if self.is_mine else "theirs"
        known = sum(card != UNSEEN for card in state.piles[pile])
        if known == 0:
            return "unseen"
        return "known" if known == len(state.piles[pile]) else "partly"

    def _paint_stack(self, canvas: Canvas, box: Rect, count: int, back: str, words: str) -> None:
        wide, tall = BACK_SIZE
        shown = min(count, MOST_BACKS)
        x, y = box.x + 14, box.cy - tall / 2
        for i in range(shown):
            canvas.image(f"tactics/back_{back}", Rect(x + i * SPREAD, y, wide, tall), pixel=True, radius=6)
        if not count:
            canvas.dashed(Rect(x, y, wide, tall), 6, Line.CHIP, "muted")
        text = box.inset(wide + 22 + (MOST_BACKS - 1) * SPREAD, 8, 10, 8)
        number, note = text.top_part(text.h * 0.5), text.bottom_part(text.h * 0.5)
        canvas.text(
            str(count), number, "total", "amber" if words == self.look.say("winston.looking") else "cream", lines=1
        )
        if canvas.block(words, "caption", *note.size, shrink=True).fits:
            canvas.text(words, note, "caption", "muted", valign="top")

    def _paint_head(self, canvas: Canvas, head: Rect) -> None:
        look, state = self.look, self.state
        if not self.is_mine:
            number = 0 if state.looking is None else state.looking + 1
            key = "their_pile" if number else "their_top"
            words = look.say(f"winston.{key}", name=look.name(state.turn), pile=number)
        elif state.top is not None:
            words = look.say("winston.top")
        else:
            number = 1 + (state.looking or 0)
            words = look.say("winston.pile", pile=number, n=len(state.seen))
        canvas.text(words, head, "label", "gold_light", lines=1)


class Notes(Node):
    """How each of a few cards suits one's own deck, in words beside it."""

    def __init__(self, look: DraftView) -> None:
        super().__init__("draft.notes")
        self.look = look
        self.places: dict[int, Rect] = {}
        self.wide = NOTE

    def paint(self, canvas: Canvas) -> None:
        look = self.look
        for card, place in self.places.items():
            fit = look.fit(card)
            room = Rect(place.right + 10, place.y + 8, self.wide - 14, place.h - 16)
            icon = {"lacks": "plus", "plenty": "minus"}.get(fit.kind, "leader")
            paint_icon(canvas, icon, room.x + 12, room.y + 12, 24)
            attack, life = character_of(card).as_leader
            is_plain = fit.kind == "plain"
            words = look.say("fit.leads", attack=attack, life=life) if is_plain else look.fit_words(fit)
            text = room.inset(0, 30, 0, 0)
            if canvas.block(words, "body", *text.size, shrink=True).fits:
                canvas.text(words, text, "body", valign="top")


class WinstonStage(DraftStage):
    most_choices = 3
    choices_tall = (92.0, 126.0)
    digits_choose = True

    def middle(self) -> Sequence[Node]:
        self.piles, self.notes = Piles(self.look), Notes(self.look)
        return self.piles, self.notes

    def lay_out_middle(self, room: Rect) -> None:
        self.piles.arrange(room)

    def shown_cards(self) -> Sequence[int]:
        state = self.state
        if state.phase != "pick" or state.turn != self.look.viewer:
            return ()
        return [card for card in ([state.top] if state.top is not None else state.seen) if card != UNSEEN]

    def card_places(self, count: int) -> Sequence[Rect]:
        """Few of them with room for notes; many overlap."""
        fan = self.piles.fan.inset(20, self.piles.head + 6, 20, 12)
        has_notes = count <= FEW
        wide = max(NARROWEST, min(CARD, (fan.w + GAP) / max(1, count) - GAP))
        self.notes.wide = max(NOTE, min(WIDEST_NOTE, fan.w / max(1, count) - wide - 16))
        pitch = wide + (self.notes.wide + 16 if has_notes else GAP)
        stride = min(pitch, (fan.w - wide) / max(1, count - 1))
        places = [Rect(fan.x + i * stride, fan.y, wide, fan.h) for i in range(count)]
        self.notes.places = dict(zip(self.shown_cards(), places, strict=False)) if has_notes else {}
        return places

    def source(self, card: int) -> Rect:
        looking = self.state.looking
        return self.piles.deck if looking is None else self.piles.boxes[looking]

    def offers(self) -> Sequence[Offer]:
        look, state = self.look, self.state
        if not self.piles.is_mine:
            return ()
        if state.top is not None:
            return [
                Offer(look.say("choice.keep_hero"), "", self._more_heroes(1), look.move(Keep, as_leader=False), "1"),
                Offer(
                    look.say("choice.keep_leader"), "", self._one_more_leader(), look.move(Keep, as_leader=True), "2"
                ),
            ]
        count = len(state.seen)
        whole, part = look.say("choice.take_all", n=count), look.say("choice.as_heroes", n=count)
        longer = look.say("choice.grows_pile", n=count + 1, before=count)
        return [
            Offer(whole, part, self._more_heroes(count), look.move(TakePile), "1"),
            self._offer_of_leader(),
            Offer(look.say("choice.go_on"), look.say("choice.unseen"), longer, look.move(GoOn), "3"),
        ]

    def _offer_of_leader(self) -> Offer:
        """Of the card that was chosen; the only one need not be."""
        look, pile = self.look, self.state.seen
        card = pile[0] if len(pile) == 1 else look.chosen
        if card is None:
            return Offer(look.say("choice.leader"), look.say("choice.first"), key="2")
        rest = look.say("choice.shuffle", n=len(pile) - 1) if len(pile) > 1 else ""
        leads = look.say("choice.leader_of", card=look.title(card))
        return Offer(leads, rest, self._one_more_leader(), look.move(TakeLeader, card=card), "2")

    def _more_heroes(self, more: int) -> str:
        before = len(self.state.heroes[self.look.viewer])
        return self.look.say("choice.grows_heroes", n=before + more, before=before)

    def _one_more_leader(self) -> str:
        before = len(self.state.leaders[self.look.viewer])
        return self.look.say("choice.grows_leaders", n=before + 1, before=before)

    def moves_of(self, card: int) -> Mapping[str, Any]:
        look = self.look
        if self.state.top is not None:
            found = {HEROES_ID: look.move(Keep, as_leader=False), LEADERS_ID: look.move(Keep, as_leader=True)}
        else:
            found = {HEROES_ID: look.move(TakePile), LEADERS_ID: look.move(TakeLeader, card=card)}
        return {id: move for id, move in found.items() if move is not None}


TABLE = TableKit(
    stage=WinstonStage,
    miniature=paint_miniature,
    ground="ui/table_felt",
    music="music_tactics",
    term_icons={},
    fan=tuple(f"tactics/portraits/{name}" for name in ("witch", "golem", "samurai")),
    inspector=430.0,
    anchors=DRAFT_ANCHORS,
    pieces=("draft.card.", "draft.choice."),
)
