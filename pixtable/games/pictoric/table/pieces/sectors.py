"""The sectors: the pictures of the turn with their numbers as dice, and the association above them."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.games.pictoric.rules.moves import Vote
from pixtable.games.pictoric.table.layout import die_beside, sector_slots
from pixtable.games.pictoric.table.phases.hearing import NOTHING, Ear, Hearing
from pixtable.games.pictoric.table.pieces.art import paint_clue, paint_die, paint_number, paint_pawn, paper_strip
from pixtable.games.pictoric.table.pieces.pictures import PictureNode
from pixtable.games.pictoric.table.view import RoundView
from pixtable.table.onward import Onward
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, columns
from pixtable.ui.draw.theme import Space
from pixtable.ui.input.intent import Intent, Want
from pixtable.ui.motion.choreo import appear, deal, flip
from pixtable.ui.node import Node
from pixtable.ui.widgets.button import Button

NEXT = 208.0
"""The width of the button that ends a reveal."""
TEACH_KEY = "t"
TEACH, LARGE_TEACH = 140.0, 64.0
TOLD = ((1, 0.44), (2, 0.72))
"""Lines and parts of the strip for what was made of the association: one line if it fits, else two."""
LARGE_TOLD = ((1, 0.44), (2, 0.64), (3, 0.66))
HINTED_DIE, HINTED = 72.0, 0.85
OWN = 34.0
RISES = 34.0
"""At the reveal large text needs the lanterns' room too."""


class SectorPicture(PictureNode):
    """Face down until it is turned over."""

    def __init__(self, sector: int, card: int, zoom: Callable[[int], object]) -> None:
        super().__init__(f"pictoric.sector.{sector}", card, zoom)
        self.sector = sector
        self.is_face_up = True

    def paint(self, canvas: Canvas) -> None:
        card = self.card
        if not self.is_face_up:
            self.card = -1
        super().paint(canvas)
        self.card = card


class Sectors(Node):
    def __init__(self, look: RoundView, zoom: Callable[[int], object]) -> None:
        super().__init__(region="sectors")
        self.look, self._zoom = look, zoom
        self.pictures: list[SectorPicture] = []
        self.z = 20.0

    def sync(self) -> None:
        cards = self.look.state.sectors
        if [node.card for node in self.pictures] != cards:
            self.clear()
            self.pictures = [SectorPicture(n, card, self._zoom) for n, card in enumerate(cards, start=1)]
            for node in self.pictures:
                node.on_press = lambda node=node: self._press(node)
                node.key = str(node.sector)
            self.add(*self.pictures)
        self.arrange()

    def arrange(self) -> None:
        for node, slot in zip(self.pictures, sector_slots(self.look.places.sectors, len(self.pictures)), strict=True):
            node.rect = slot

    def attend(self) -> None:
        """Once a vote is cast no picture differs from another: neither ring nor size tells which it was for."""
        may = self.look.may_vote or self.look.is_reveal
        for node in self.pictures:
            node.focusable = node.ringed = may
            node.z = 5.0 if node.focused and may else 0.0

    def _press(self, node: SectorPicture) -> None:
        """A vote while votes are asked for; at the reveal, and where everybody would see it, a closer look."""
        if self.look.is_reveal or self.look.cups.are_out:
            self._zoom(node.card)
        else:
            self.vote(node.sector)

    def lay_out(self) -> None:
        """The envelopes are opened: all pictures come at once, and turn over one after another."""
        look, motion = self.look, self.look.host.motion
        start = Rect(look.places.sectors.cx - 60, look.places.sectors.cy - 90, 120, 180)
        look.host.sound("envelope_open")
        for n, node in enumerate(self.pictures):
            node.is_face_up = False
            deal(node, start, motion, n)
            wait = motion.ms("deal") + motion.stagger("deal", len(self.pictures) + n)
            flip(node, motion, lambda node=node: self._turn_up(node), wait)  # type: ignore[misc]

    def _turn_up(self, node: SectorPicture) -> None:
        node.is_face_up = True
        self.look.host.sound("card_flip")

    def settle(self) -> None:
        for node in self.pictures:
            node.animator.drop()
            node.pose.reset()
            node.is_face_up = True

    def vote(self, sector: int) -> None:
        """The cup closes the same for every answer; only one's own picture is refused (PB-24)."""
        look = self.look
        if not look.may_vote or not 1 <= sector <= len(self.pictures):
            return
        if look.cups.are_out:
            look.cups.close_over(sector)
            return
        move = Vote(sector)
        if move in look.moves:
            look.host.commit(move)
        else:
            look.host.explain(move, self.pictures[sector - 1])

    def on_intent(self, intent: Intent) -> bool:
        if intent.want != Want.DIGIT or intent.released or intent.repeated or not self.look.may_vote:
            return False
        if 1 <= intent.n <= len(self.pictures):
            self.vote(intent.n)
        return True


class Numbers(Node):
    """Every sector's number beside its picture."""

    def __init__(self, sectors: Sectors) -> None:
        super().__init__()
        self.sectors = sectors
        self.z = 21.0  # over the picture that has grown: the number is what one votes with

    def paint(self, canvas: Canvas) -> None:
        for node in self.sectors.pictures:
            paint_number(canvas, node.sector, die_beside(node.rect))


class OwnPicture(Node):
    """While one votes: which of them one has laid, for nobody may vote for their own (PB-24)."""

    def __init__(self, sectors: Sectors) -> None:
        super().__init__("pictoric.own")
        self.sectors = sectors
        self.z = 22.0

    def paint(self, canvas: Canvas) -> None:
        look = self.sectors.look
        laid = look.state.laid[look.viewer]
        picture = next((node.rect for node in self.sectors.pictures if node.card == laid), None)
        if picture is None or not look.knows_own:
            return
        words = look.say("seat.own")
        tall = OWN * canvas.text_scale**0.5
        wide = min(picture.w - 12, canvas.measure(words, "caption_strong")[0] + tall + 3 * Space.GRID)
        box = Rect(picture.cx - wide / 2, picture.bottom - tall - 10, wide, tall)
        panels.chip(canvas, box, look.colour(look.viewer))
        pawn, name = columns(box.inset(Space.GRID, 2), tall - 4, REST, gap=Space.HALF)
        paint_pawn(canvas, look.emblem(look.viewer), pawn)
        canvas.text(words, name, "caption_strong", "cream", lines=1)


class HintedVote(Node):
    """The viewer's own die on the sector that a hint would vote for."""

    def __init__(self, sectors: Sectors) -> None:
        super().__init__()
        self.sectors = sectors
        self.z = 22.0

    def paint(self, canvas: Canvas) -> None:
        look = self.sectors.look
        match look.demonstration.move:
            case Vote(sector) if sector <= len(self.sectors.pictures):
                rect = self.sectors.pictures[sector - 1].rect
                box = Rect(rect.cx - HINTED_DIE / 2, rect.cy - HINTED_DIE / 2, HINTED_DIE, HINTED_DIE)
                paint_die(canvas, look.emblem(look.viewer), sector, box, HINTED)


class ClueStrip(Node):
    """The association over the sectors; at the reveal also what the opponents made of it, and the way on."""

    def __init__(self, look: RoundView) -> None:
        super().__init__("pictoric.clue_strip", region="sectors")
        self.look = look
        self.onward = Onward("pictoric.onward", look.host, key="Space")
        self.teach = Button("pictoric.teach", "", self._teach, kind="paper", icon="learn", key=TEACH_KEY.upper())
        self.curtain = Button("pictoric.behind_curtain", "", look.cups.put_away)
        self.ear = Ear(look)
        self.is_scored = False
        self.z = 8.0
        self.add(self.onward, self.teach, self.curtain)

    def arrange(self) -> None:
        self.rect = self.look.places.clue
        self.onward.rect = self.curtain.rect = self.rect.right_part(NEXT)
        wide = LARGE_TEACH if self.look.has_large_text else TEACH
        self.teach.rect = self._paper.right_part(wide + 12).inset(0, 5, 12, 5)

    @property
    def _paper(self) -> Rect:
        """Room for the association, beside whatever button there is."""
        look = self.look
        if not (look.is_reveal or look.cups.are_out):
            return self.rect
        rises = RISES if look.is_reveal and look.has_large_text else 0.0
        return self.rect.inset(0, -rises, NEXT + 12, 0)

    @property
    def _hearing(self) -> Hearing:
        return self.ear.hearing if self.look.is_reveal and self.is_scored else NOTHING

    def attend(self) -> None:
        look = self.look
        self.teach.visible = bool(self._hearing.unknown)
        self.teach.text = "" if look.has_large_text else look.say("heard.teach")
        self.teach.tooltip = self._hearing.sentence
        self.curtain.visible = look.cups.are_out and look.may_vote
        self.curtain.text = look.say("cups.curtain")
        was_visible, self.onward.visible = self.onward.visible, look.is_reveal and self.is_scored
        if self.onward.visible and not was_visible:
            appear(self.onward, look.host.motion)
        self.onward.text = look.say("reveal.onward" if look.state.phase != "over" else "reveal.result")

    def on_intent(self, intent: Intent) -> bool:
        is_asked = intent.want == Want.LETTER and intent.key == TEACH_KEY and not intent.released
        if is_asked and self.teach.visible:
            self._teach()
            return True
        return False

    def _teach(self) -> None:
        look, turn = self.look, self.look.state.last_turn
        if turn is not None:
            look.companion.teach(self._hearing.unknown, look.state.language, PICTURES[turn.laid[turn.leader]])

    def paint(self, canvas: Canvas) -> None:
        look, clue = self.look, self.look.state.clue
        if clue is None:
            return
        rect = self._paper
        paper_strip(canvas, rect)
        paint_pawn(canvas, look.emblem(look.state.leader), rect.left_part(56).inset(10, 5, 2, 5))
        words = rect.inset(60, 4, self.teach.rect.w + 20 if self.teach.visible else 20, 4)
        told = self._hearing.sentence
        for lines, part in (LARGE_TOLD if look.has_large_text else TOLD) if told else ():
            below = words.bottom_part(words.h * part)
            if canvas.block(told, "caption", *below.size, shrink=True, lines=lines).fits:
                canvas.text(told, below, "caption", "muted_ink", align="centre", lines=lines)
                words = words.top_part(words.h * (1 - part))
                break
        paint_clue(canvas, look, clue, words)
