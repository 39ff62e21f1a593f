"""The plates along the sectors: who has a cup over their die, and at the reveal what it showed and brought."""

from __future__ import annotations

from functools import partial

from pixtable.core.events import Seat
from pixtable.games.pictoric.table.layout import seat_plates
from pixtable.games.pictoric.table.pieces.art import paint_crown, paint_cup, paint_die, paint_pawn
from pixtable.games.pictoric.table.view import RoundView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, bounds, columns, rows
from pixtable.ui.draw.theme import Line, Radius
from pixtable.ui.input.intent import Intent, Want
from pixtable.ui.motion.durations import BEATS, there_and_back
from pixtable.ui.motion.tween import Tween
from pixtable.ui.node import Node

ASK_KEY, ASKABLE = "a", 20.0
"""The letter that asks one opponent after another for its reason, and the size of the sign that it can be asked."""
HIGH, HOP, TILTS, FADES = 0.5, 0.2, 0.35, 0.4
"""How high a cup is lifted, and to close, in its own height; how far on it tilts; in what last part it fades."""
LARGE_LINES = 56.0
"""Two lines of large text that had to shrink."""


class Witness(Node):
    """A plate at the reveal: an opponent that is pointed at, or pressed, gives its reason."""

    def __init__(self, seat: Seat, look: RoundView) -> None:
        super().__init__(f"pictoric.seat.{seat}", region="seats", on_press=self._ask)
        self.seat, self.look = seat, look
        self.radius = Radius.PANEL
        self._was_pointed_at = False

    def _ask(self) -> None:
        self.look.asks = self.seat

    def attend(self) -> None:
        self.visible = self.look.is_reveal and self.seat in self.look.guessing(self.look.state.leader)
        is_pointed_at = self.visible and (self.hovered or self.focused)
        if is_pointed_at and not self._was_pointed_at:  # once: then the letter may ask the next one
            self._ask()
        self._was_pointed_at = is_pointed_at


class Seats(Node):
    """`lifted`: how far each cup is off its die, `scored`: how much of each seat's points is to be seen."""

    def __init__(self, look: RoundView) -> None:
        super().__init__("pictoric.seats")
        self.look = look
        self.lifted, self.scored = self.all_seats(1.0), self.all_seats(1.0)
        self._lowered = self.all_seats(1.0)
        """How much of its closing each cup has done."""
        self._were_closed: list[bool] = []
        self.z = 8.0
        self.witnesses = [Witness(seat, look) for seat in range(look.state.seats)]
        self.add(*self.witnesses)

    def all_seats(self, part: float) -> list[float]:
        return [part] * self.look.state.seats

    def arrange(self) -> None:
        for witness in self.witnesses:
            witness.rect = self.plate(witness.seat)
        self.rect = bounds([witness.rect for witness in self.witnesses])

    def attend(self) -> None:
        if not self.look.is_reveal:
            self.look.asks = None
        self._lower_cups()
        for witness in self.witnesses:
            witness.attend()
            witness.key = ASK_KEY.upper() if witness.seat == self._next_witness else ""

    def _lower_cups(self) -> None:
        """A cup that closes is seen to come down, alike for every answer; nobody waits for it."""
        look = self.look
        are_closed = [not look.is_reveal and look.cups.is_closed(seat) for seat in range(look.state.seats)]
        for seat, (was, now) in enumerate(zip(self._were_closed, are_closed, strict=False)):
            if now and not was:
                put = partial(self._lowered.__setitem__, seat)
                self.animator.answer(Tween(put, 0, 1, look.host.motion.ms("cup_down"), BEATS["cup_down"].ease))
        self._were_closed = are_closed

    @property
    def _next_witness(self) -> Seat | None:
        guessing = list(self.look.guessing(self.look.state.leader))
        if self.look.asks in guessing:
            return guessing[(guessing.index(self.look.asks) + 1) % len(guessing)]
        return guessing[0] if guessing else None

    def on_intent(self, intent: Intent) -> bool:
        """Asks one after another."""
        is_asked = intent.want == Want.LETTER and intent.key == ASK_KEY and not intent.released
        if not (is_asked and self.look.is_reveal and self._next_witness is not None):
            return False
        self.look.asks = self._next_witness
        return True

    def plate(self, seat: Seat) -> Rect:
        return seat_plates(self.look.places.seats, self.look.state.seats)[seat]

    def stand(self, seat: Seat) -> Rect:
        """Where a seat's cup stands, and its die below it."""
        plate = self.plate(seat)
        return Rect(plate.right - 92, plate.y + 6, 84, self._upper(plate))

    def _upper(self, plate: Rect) -> float:
        """The height of the pieces on a plate; below them two lines are to be read."""
        return plate.h - 12 - (LARGE_LINES if self.look.has_large_text else plate.h * 0.38)

    def die(self, seat: Seat) -> Rect:
        piece = self.stand(seat)
        side = min(44.0, piece.h)
        return Rect(piece.cx - side / 2, piece.cy - side / 2, side, side)

    def paint(self, canvas: Canvas) -> None:
        for seat in range(self.look.state.seats):
            self._paint_plate(canvas, seat)

    def _paint_plate(self, canvas: Canvas, seat: Seat) -> None:
        look, plate = self.look, self.plate(seat)
        is_due = not look.is_reveal and seat in look.host.to_act
        panels.panel(canvas, plate)
        if is_due and look.sitter(seat).is_person and seat == look.asked_to_vote:
            canvas.ring(plate.grown(1), Radius.PANEL, Line.RING, "amber")
        upper = self._upper(plate)
        paint_pawn(canvas, look.emblem(seat), Rect(plate.x + 10, plate.y + 6, 46, upper))
        self._paint_piece(canvas, seat)
        if self.witnesses[seat].visible and not look.has_large_text:
            canvas.icon("info", Rect(plate.x + 60, plate.y + 8, ASKABLE, ASKABLE))
        words = plate.inset(10, upper + 6, 10, 6)
        points = self._points(seat)
        if points and look.has_large_text:  # the Pictoric says who
            self._paint_points(canvas, points, Rect(plate.x + 54, plate.y + 6, plate.w - 54 - 72, upper))
            canvas.text(self._note(seat), words, "caption", "cream", align="centre")
            return
        name, note = rows(words, words.h * 0.5, words.h * 0.5)
        if points:
            wide = min(name.w * 0.4, canvas.measure(points, "score")[0] + 6)
            name, mark = columns(name, name.w - wide, wide)
            self._paint_points(canvas, points, mark)
        canvas.text(canvas.trimmed(look.name(seat), "name", name), name, "name", "cream", lines=1)
        canvas.text(self._note(seat), note, "caption", "amber" if is_due and seat == look.asked_to_vote else "muted")

    def _paint_points(self, canvas: Canvas, points: str, box: Rect) -> None:
        canvas.text(points, box, "score", "amber" if points != "0" else "muted", align="right", lines=1)

    def _paint_piece(self, canvas: Canvas, seat: Seat) -> None:
        look, state, piece = self.look, self.look.state, self.stand(seat)
        if seat == state.leader:
            side = min(38.0, piece.h)
            paint_crown(canvas, Rect(piece.cx - side / 2, piece.cy - side / 2, side, side))
            return
        vote = state.votes[seat]
        cup = Rect(piece.cx - piece.h * 0.78, piece.y - piece.h * 0.2, piece.h * 1.56, piece.h * 1.5)
        if not look.is_reveal:
            self._paint_voting(canvas, seat, cup)
            return
        lifted = self.lifted[seat]
        if vote and lifted:
            paint_die(canvas, look.emblem(seat), vote, self.die(seat))
        if lifted < 1:
            rises = 0.0 if look.host.motion.reduced else lifted
            up, alpha = cup.moved(0, -HIGH * cup.h * rises), min(1.0, (1 - lifted) / FADES)
            paint_cup(canvas, look.emblem(seat), up, is_closed=rises < TILTS, alpha=alpha)

    def _paint_voting(self, canvas: Canvas, seat: Seat, cup: Rect) -> None:
        look, lowered = self.look, self._lowered[seat]
        if look.cups.is_closed(seat):
            up = cup.moved(0, -HOP * cup.h * there_and_back(lowered))
            paint_cup(canvas, look.emblem(seat), up, is_closed=lowered > TILTS)
        else:
            is_mine = seat == look.asked_to_vote and look.may_vote
            paint_cup(canvas, look.emblem(seat), cup, is_closed=False, alpha=1.0 if is_mine else 0.55)

    def _points(self, seat: Seat) -> str:
        turn = self.look.state.last_turn
        if not self._is_scored or turn is None or self.scored[seat] < 1:
            return ""
        return f"+{turn.points[seat]}" if turn.points[seat] else "0"

    @property
    def _is_scored(self) -> bool:
        """Whether the turn on the table is the one that was scored last."""
        state = self.look.state
        return self.look.is_reveal and state.last_turn is not None and list(state.last_turn.sectors) == state.sectors

    def _note(self, seat: Seat) -> str:
        look, state = self.look, self.look.state
        if self._is_scored and self.scored[seat] >= 1:
            return formula(look, seat)
        if seat == state.leader:
            return look.say("seat.leads")
        if look.is_reveal or look.cups.is_closed(seat):
            return look.say("seat.voted")
        return look.say("seat.votes" if seat == look.asked_to_vote else "seat.waits")


def found_by(look: RoundView) -> list[Seat]:
    """Who found the leader's picture in the turn that was scored last."""
    turn = look.state.last_turn
    return [] if turn is None else turn.finders


def formula(look: RoundView, seat: Seat) -> str:
    """How the points of a seat came about (PB-30 to PB-32)."""
    turn = look.state.last_turn
    if turn is None:
        return ""
    found, points = found_by(look), turn.points[seat]
    if not found:
        return look.say("formula.nobody")
    if len(found) == look.state.seats - 1:
        return look.say("formula.all_leader" if seat == turn.leader else "formula.everybody")
    if seat == turn.leader:
        led = 6 - len(found)
        key = "formula.led_double" if points > led else "formula.led"
        return look.say(key, n=len(found), led=led, points=points)
    votes = points - (3 if seat in found else 0)
    if seat in found:
        return look.say("formula.found_votes", n=votes) if votes else look.say("formula.found")
    return look.say("formula.votes", n=votes) if votes else look.say("formula.missed")
