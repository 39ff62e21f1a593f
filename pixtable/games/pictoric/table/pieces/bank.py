"""The viewer's own pictures: one goes into the envelope (PB-22), or some are given up (PB-42, PB-52)."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.pictoric.rules.moves import Discard, Lay
from pixtable.games.pictoric.table.layout import bank_slots
from pixtable.games.pictoric.table.pieces.art import paint_clue, paint_pawn, paint_picture, paper_strip
from pixtable.games.pictoric.table.pieces.pictures import PictureNode
from pixtable.games.pictoric.table.view import RoundView
from pixtable.table.hearing import sound_at
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, centred, rows
from pixtable.ui.draw.marks import Mark
from pixtable.ui.draw.theme import Space
from pixtable.ui.input.intent import Intent, Want
from pixtable.ui.motion.choreo import deal
from pixtable.ui.node import Node
from pixtable.ui.widgets.button import Button

PEEKS = (0.12, 0.05, 0.76, 0.62)
"""Where the chosen picture looks out of the open envelope, in parts of the envelope."""
EMPTY = 0.45
"""How much is to be seen of an envelope that nothing is in yet."""
POCKET = 0.46
"""From here down the envelope's own paper lies before the picture."""


class Envelope(Node):
    """Takes one picture: until it is sealed it can be another one."""

    def __init__(self, look: RoundView) -> None:
        super().__init__("pictoric.envelope")
        self.look = look
        self.catches = True

    def paint(self, canvas: Canvas) -> None:
        rect, look = self.rect, self.look
        if look.state.phase != "lay":
            self._paint_away(canvas)
            return
        canvas.image("pictoric/envelope_open", rect, alpha=EMPTY if look.enveloped is None else 1.0)
        if look.enveloped is not None:
            x, y, w, h = PEEKS
            window = Rect(rect.x + x * rect.w, rect.y + y * rect.h, w * rect.w, h * rect.h)
            with canvas.clipped(window):
                paint_picture(canvas, look.enveloped, Rect(window.x, window.y, window.w, window.w * 1.5), 0)
            below = Rect(rect.x, rect.y + POCKET * rect.h, rect.w, (1 - POCKET) * rect.h)
            with canvas.clipped(below):
                self._paint_pocket(canvas)

    def _paint_pocket(self, canvas: Canvas) -> None:
        """The front of the envelope once more, over the picture's lower edge."""
        wide, high = canvas.pictures.size("pictoric/envelope_open")
        rect = self.rect
        top = round(0.60 * high)
        part = Rect(rect.x, rect.y + 0.60 * rect.h, rect.w, 0.40 * rect.h)
        canvas.image("pictoric/envelope_open", part, crop=(0, top, wide, high - top))

    def _paint_away(self, canvas: Canvas) -> None:
        """Cards that are given up go back into the deck or aside: a pile of backs."""
        h = self.rect.h
        for step in (8, 4, 0):
            back = Rect(self.rect.cx - h / 3 - step, self.rect.y - step / 2, h / 1.5, h)
            canvas.image("pictoric/back", back, radius=8)


class Bank(Node):
    def __init__(self, look: RoundView, zoom: Callable[[int], object]) -> None:
        super().__init__(region="bank")
        self.look, self._zoom = look, zoom
        self.pictures: list[PictureNode] = []
        self.envelope = Envelope(look)
        self.seal = Button("pictoric.seal", "", self.finish_choice, kind="primary", key="Enter", shows_key=True)
        self.asked = Node("pictoric.asked")
        """The paper on which it stands what the pictures are chosen for."""
        self.add(self.asked, self.envelope, self.seal)

    # homes

    def sync(self) -> None:
        look = self.look
        cards = look.bank
        if [node.card for node in self.pictures] != cards:
            self.remove(*self.pictures)
            self.pictures = [PictureNode(f"pictoric.bank.{card}", card, self._zoom) for card in cards]
            self.add(*self.pictures)
        look.chosen = [card for card in look.chosen if card in cards]
        self.arrange()

    def deal(self) -> None:
        """From the pile to their places, one after another."""
        look, motion = self.look, self.look.host.motion
        pile = self.envelope.rect
        start = centred((pile.h / 1.5, pile.h), pile)
        if look.state.turn == 1:
            look.host.sound("card_shuffle")
        for n, node in enumerate(self.pictures):
            deal(node, start, motion, n)
            sound_at(self, look.host, "card_deal", node.lands_in)

    def arrange(self) -> None:
        places = self.look.places
        for n, (node, slot) in enumerate(zip(self.pictures, bank_slots(places.bank, len(self.pictures)), strict=True)):
            node.rect = slot
            node.key = str(n + 1)
        self.asked.rect, self.envelope.rect = places.strip, places.envelope
        self.seal.rect = self._below()[1].inset(8, 0)

    def _below(self) -> list[Rect]:
        """What is to be done, the button, and the keys."""
        return rows(self.look.places.below_envelope, 172 if self.look.has_large_text else 96, 64, REST, gap=Space.GRID)

    def attend(self) -> None:
        """Marks and buttons follow what is chosen and what may be done."""
        look = self.look
        may = look.may_lay or look.may_give_up
        for node in self.pictures:
            node.focusable = node.piece = may
            is_chosen = node.card in look.chosen
            node.mark(Mark.SELECTED, is_chosen)
            node.z = 5.0 if node.focused and may else 2.0 if is_chosen else 0.0
        self.seal.visible = may
        self.seal.enabled = len(look.chosen) == look.owed
        self.seal.text = look.say(f"bank.{look.state.phase if look.may_give_up else 'seal'}")

    # choosing

    def choose(self, card: int) -> None:
        """Into the envelope, in place of what was there; of several that must go, one more or one less."""
        look = self.look
        if card in look.chosen and look.owed > 1:
            look.chosen.remove(card)
        elif card not in look.chosen:
            look.chosen = [*look.chosen, card][-look.owed :]
        look.host.sound("card_tuck")

    def pick(self, node: PictureNode) -> None:
        """Pressed: the keys' second press on a chosen picture seals it; a mouse's double click does not."""
        if node.card in self.look.chosen and self.look.owed == 1 and not node.hovered:
            self.finish_choice()
        else:
            self.choose(node.card)

    def finish_choice(self) -> None:
        look = self.look
        if len(look.chosen) != look.owed:
            return
        chosen, look.chosen = tuple(look.chosen), []
        look.host.commit(Lay(chosen[0]) if look.may_lay else Discard(chosen))

    def on_intent(self, intent: Intent) -> bool:
        if intent.want != Want.DIGIT or intent.released or intent.repeated:
            return False
        if not 1 <= intent.n <= len(self.pictures) or not self.pictures[0].focusable:
            return False
        card = self.pictures[intent.n - 1].card
        if card in self.look.chosen and self.look.owed == 1:
            self.finish_choice()
        else:
            self.choose(card)
            self._offer_the_seal()
        return True

    def _offer_the_seal(self) -> None:
        """Once enough is chosen by keys, Enter ends it."""
        if len(self.look.chosen) == self.look.owed:
            self.attend()
            self.look.host.attend_to(self.seal)

    # looks

    def paint(self, canvas: Canvas) -> None:
        look, strip = self.look, self.look.places.strip
        if look.state.clue is not None and look.state.phase == "lay":
            paper_strip(canvas, strip)
            paint_pawn(canvas, look.emblem(look.state.leader), strip.left_part(64).inset(12, 4, 4, 4))
            paint_clue(canvas, look, look.state.clue, strip.inset(72, 4, 200, 4), align="left")
            leads = look.say("clue.leads", name=look.name(look.state.leader))
            canvas.text(leads, strip.right_part(190).inset(4, 4, 16, 4), "body", "muted_ink", align="right")
        else:
            paper_strip(canvas, strip)
            asked = look.say(f"bank.asked_{look.state.phase}", n=look.owed)
            canvas.text(asked, strip.inset(24, 4), "clue", "ink", align="centre")
        words, _, rest = self._below()
        if look.state.phase == "lay":
            key = "bank.chosen" if look.chosen else "bank.empty"
        else:
            key = "bank.aside"
        canvas.text(look.say(key, n=len(look.chosen), of=look.owed), words, "body", "cream", align="centre")
        keys, hint = look.say("bank.keys", n=len(self.pictures)), rest.top_part(min(rest.h, 150))
        canvas.text(keys, hint, "caption", "muted", align="centre", valign="top", lines=2)
