"""The leader's place (PB-21): the picture, the association for it, and how crowded that is."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.core.events import Seat
from pixtable.games.pictoric.mind.meaning.clue import read
from pixtable.games.pictoric.mind.reasons import thought_of
from pixtable.games.pictoric.rules.moves import Clue
from pixtable.games.pictoric.rules.state import DOUBLE, SILENCE
from pixtable.games.pictoric.table.phases.silence import Signs, SketchPad
from pixtable.games.pictoric.table.phases.writing import LONGEST, ClueBox
from pixtable.games.pictoric.table.pieces.art import paint_chip, paint_pawn
from pixtable.games.pictoric.table.pieces.meter import Meter
from pixtable.games.pictoric.table.pieces.pictures import PictureNode
from pixtable.games.pictoric.table.view import RoundView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, Size, bounds, columns, flow, rows
from pixtable.ui.draw.marks import Mark
from pixtable.ui.draw.theme import Line, Space
from pixtable.ui.input.intent import Edit
from pixtable.ui.lettering.capitals import title
from pixtable.ui.node import Node
from pixtable.ui.widgets.button import Button

THUMB = 72.0
NOTE, LARGE_NOTE = 52.0, 68.0
THOUGHT, THOUGHT_PAWN = 28.0, 20.0
CRAMPED = 330.0
"""So much room is left below a theme and a row of pictures to choose from: all parts are a little lower there."""


class LeaderDesk(Node):
    def __init__(self, look: RoundView, zoom: Callable[[int], object]) -> None:
        super().__init__(region="lead")
        self.look, self._zoom = look, zoom
        self.picture = PictureNode("pictoric.mine", -1, zoom, grows=False)
        self.picture.on_press, self.picture.focusable = self._look_closer, True
        self.box = ClueBox(
            "pictoric.clue", look.hear, self._changed, on_enter=lambda _: self.lay(), on_keyboard=look.ask_for_keys
        )
        self.meter = Meter(look)
        self.signs = Signs(look)
        self.pad = SketchPad(look)
        self.aloud = Button("pictoric.aloud", "", self.say_aloud, icon="sound")
        self.sketch = Button("pictoric.draw", "", self._swap)
        self.done = Button("pictoric.lay", "", self.lay, kind="primary", key="Enter", shows_key=True)
        self.brief, self.echo = Node("pictoric.brief"), Node("pictoric.echo")
        """Where it is said what is wanted, and what comes back from the others while one writes."""
        self.thumbs: list[PictureNode] = []
        self.is_sketching = False
        self._thoughts: tuple[tuple[Seat, str], ...] = ()
        """What each of the guessers would think of first, whatever lies on the table."""
        self._foreign = ""
        """That the clue is in another language than the table's."""
        self._parts: dict[str, Rect] = {}
        self._turn = -1
        self._given: tuple[int, str] | None = None
        """In which turn, and what: taken back, it can be written anew."""
        self.add(self.brief, self.echo, self.picture, self.box, self.meter, self.signs, self.pad)
        self.add(self.aloud, self.sketch, self.done)

    # homes

    def sync(self) -> None:
        look = self.look
        if look.state.turn != self._turn:  # what was written for another picture is gone
            self._turn, look.meant, self.is_sketching = look.state.turn, None, False
            self.box.start_over()
            self.signs.chosen.clear()
            self.pad.wipe()
            self._changed("")
        self._bring_back()
        cards = look.cards_to_mean if look.state.free_choice else []
        if [node.card for node in self.thumbs] != cards:
            self.remove(*self.thumbs)
            self.thumbs = [PictureNode(f"pictoric.means.{card}", card, self._zoom) for card in cards]
            for node in self.thumbs:
                node.on_press = lambda node=node: self.mean(node.card)
            self.add(*self.thumbs)
        self.arrange()

    def _bring_back(self) -> None:
        """All of it selected: whatever is typed comes in its place."""
        state = self.look.state
        if self._given is None or (state.phase, state.turn) != ("clue", self._given[0]):
            return
        text, self._given = self._given[1], None
        self.box.start_over(text)
        self.box.edit(Edit("all"))
        self._changed(text)

    def arrange(self) -> None:
        places = self.look.places
        self.picture.rect = places.picture
        note = (LARGE_NOTE if self.look.has_large_text else NOTE) if self._note else 0.0
        thumbs = THUMB if self.thumbs else 0.0
        head, words, told, small, body, buttons = rows(
            places.column, 44, 64, note, thumbs, REST, 72 if self.look.has_large_text else 56, gap=Space.GRID
        )
        self._parts = {"title": head, "words": words, "note": told}
        self.brief.rect = bounds([head, words])
        self._arrange_body(body)
        self.aloud.icon = "" if self.look.is_silent or self.look.has_large_text else "sound"
        self._arrange_buttons(buttons)
        w = min(THUMB / 1.5, (small.w + 6) / max(1, len(self.thumbs)) - 6)
        for n, node in enumerate(self.thumbs):
            node.rect = Rect(small.x + n * (w + 6), small.y, w, w * 1.5)

    def _arrange_buttons(self, room: Rect) -> None:
        shown = [*([self.aloud] if self.look.state.is_heard else []), *([self.sketch] if self.look.is_silent else [])]
        gap = Space.GRID if len(shown) > 1 else Space.GAP
        for button, box in zip((*shown, self.done), columns(room, *[REST] * (len(shown) + 1), gap=gap), strict=True):
            button.rect = box

    @property
    def advice_ends(self) -> float:
        """Above this nothing is to be pressed."""
        return self._parts["words"].bottom + Space.GAP

    def _arrange_body(self, body: Rect) -> None:
        if self.look.is_silent:
            row, rest = rows(body, 64, REST, gap=Space.GRID)
            self.signs.place(rest, row)
            self.pad.rect = body
            return
        tall, line = (72, 28) if body.h > CRAMPED else (62, 24)
        box, legend, thoughts, meter = rows(body, tall, line, 2 * THOUGHT + 6, REST, gap=Space.GRID)
        self.box.rect, self.meter.rect = box, meter.top_part(min(meter.h, 196))
        self._parts |= {"legend": legend, "thoughts": thoughts}
        self.echo.rect = bounds([legend, thoughts])

    def attend(self) -> None:
        look, may = self.look, self.look.may_lead
        card = look.card_meant
        self.picture.card = -1 if card is None else card
        silent = look.is_silent
        self.box.visible = self.meter.visible = not silent
        self.signs.visible, self.pad.visible = silent and not self.is_sketching, silent and self.is_sketching
        self.sketch.visible = silent
        self.sketch.text = look.say("lead.pictograms" if self.is_sketching else "lead.sketch")
        self.aloud.text = look.say("lead.mime" if silent else "lead.aloud")
        self.done.text = look.say("lead.lay")
        self.done.enabled = may and self.association is not None
        self.done.is_entered = self.box.focused
        self.aloud.visible, self.aloud.enabled = (
            look.state.is_heard,
            may,
        )  # PB-53, PB-56: opponents neither hear nor see
        self.box.focusable = look.writes_clue
        for node in self.thumbs:
            node.focusable = may
            node.mark(Mark.SELECTED, node.card == card)
        self.signs.attend()

    # the association

    def _changed(self, text: str) -> None:
        heard, look = self.box.heard, self.look
        self.meter.crowding = heard.crowding if heard else None
        self._thoughts, self._foreign = (), ""
        if heard is not None and look.card_meant is not None:
            language, taught = look.state.language, look.companion.taught
            reading = read(text, language, taught)
            if reading.language != language:
                said, listens = look.in_language(reading.language), look.in_language(language)
                self._foreign = look.say("lead.foreign", heard=said, listens=listens)
            guesses = (
                (seat, thought_of(reading, seat, opponent)) for seat, opponent in look.guessing(look.viewer).items()
            )
            self._thoughts = tuple((seat, thought) for seat, thought in guesses if thought)

    @property
    def association(self) -> Clue | None:
        """What would be given now, if it is anything yet."""
        card = self.look.card_meant if self.look.state.free_choice else None
        if self.look.is_silent and self.is_sketching:
            return Clue(sketch=self.pad.sketch, card=card) if self.pad.sketch else None
        if self.look.is_silent:
            return Clue(pictograms=tuple(self.signs.chosen), card=card) if self.signs.chosen else None
        return Clue(text=self.box.text, card=card) if self.box.text.strip() else None

    def lay(self) -> None:
        given = self.association
        if given is not None and self.look.may_lead:
            self._given = (self.look.state.turn, self.box.text)
            self.look.host.commit(given)

    def say_aloud(self) -> None:
        """What is said or mimed at the table is not written down."""
        if self.look.may_lead:
            card = self.look.card_meant if self.look.state.free_choice else None
            self.look.host.commit(Clue(mime=True, card=card) if self.look.is_silent else Clue(spoken=True, card=card))

    def mean(self, card: int) -> None:
        self.look.meant = card
        self._changed(self.box.text)

    def _look_closer(self) -> None:
        if self.picture.card >= 0:
            self._zoom(self.picture.card)

    def _swap(self) -> None:
        self.is_sketching = not self.is_sketching

    # looks

    @property
    def _note(self) -> str:
        """What this turn's forfeit asks of the leader."""
        state = self.look.state
        if state.theme is not None:
            return self.look.say("lead.theme", theme=state.theme)
        if state.forfeit in (SILENCE, DOUBLE):
            return self.look.say(f"forfeit.{state.forfeit}")
        return ""

    def paint(self, canvas: Canvas) -> None:
        look, parts = self.look, self._parts
        title(canvas, look.say("lead.title"), parts["title"], 32, gold=True)
        silent = "lead.silent" if look.state.is_heard else "lead.silent_alone"
        words = look.say(silent if look.is_silent else "lead.advice")
        canvas.text(words, parts["words"], "label", "cream", valign="top")
        if self._note and look.state.forfeit is not None:
            note = parts["note"]
            panels.well(canvas, note, line="amber")
            paint_chip(canvas, look.state.forfeit, note.left_part(note.h).inset(4))
            canvas.text(self._note, note.inset(note.h + 4, 4, 12, 4), "body_strong", "cream")
        if not self.look.is_silent:
            self._paint_legend(canvas, parts["legend"])
            self._paint_thoughts(canvas, parts["thoughts"])

    def _paint_legend(self, canvas: Canvas, legend: Rect) -> None:
        canvas.fill(Rect(legend.x, legend.cy - 2, 28, 4), "good_light")
        count = f"{len(self.box.text)} / {LONGEST}"
        wide = canvas.measure(count, "body")[0] + 8
        room = legend.inset(38, 0, wide + 8, 0)
        canvas.text(count, legend.right_part(wide), "body", "muted", align="right", lines=1)
        if not self._foreign:
            canvas.text(self.look.say("lead.known"), room, "body", "cream", lines=1)
        elif not self.look.has_large_text:
            canvas.text(self._foreign, room, "body", "amber", lines=1)

    def _paint_thoughts(self, canvas: Canvas, room: Rect) -> None:
        look = self.look
        if self.box.heard is not None and self.box.heard.says_nothing and look.guessing(look.viewer):
            unknown = look.say("lead.unknown", listens=look.in_language(look.state.language))
            canvas.text(unknown, room, "body", "amber", valign="top", lines=2)
        if self._foreign and look.has_large_text:  # there is room for one of the two
            canvas.text(self._foreign, room, "body", "amber", valign="top", lines=2)
            return
        if not self._thoughts:
            return
        label = self.look.say("lead.thoughts")
        sizes = [Size(canvas.measure(label, "body")[0] + 4, THOUGHT)]
        beside = THOUGHT_PAWN + 24
        sizes += [Size(canvas.measure(word, "body")[0] + beside, THOUGHT) for _, word in self._thoughts]
        boxes = flow(sizes, room, 6)
        fitting = [box.bottom <= room.bottom + 1 and box.right <= room.right + 1 for box in boxes]
        if not all(fitting[:2]):
            return
        canvas.text(label, boxes[0], "body", "muted", lines=1)
        for (seat, word), box, fits in zip(self._thoughts, boxes[1:], fitting[1:], strict=True):
            if fits:
                canvas.ring(box, box.h / 2, Line.RIM, self.look.colour(seat))
                paint_pawn(canvas, self.look.emblem(seat), box.left_part(THOUGHT_PAWN + 12).inset(8, 3, 2, 3))
                canvas.text(word, box.inset(THOUGHT_PAWN + 12, 0, 8, 0), "body", "cream", lines=1)
