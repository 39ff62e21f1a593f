"""The forecast: what the viewer's garden is worth, term by term, and what the considered card would change."""

from __future__ import annotations

from pixtable.games.pixies.rules.cards import CARDS, MULTI
from pixtable.games.pixies.table.figures import change_colour
from pixtable.games.pixies.table.pieces.signs import eye_sign, grid_sign, lock_sign, seed_sign, term_sign
from pixtable.games.pixies.table.preview.outcome import TERMS, Outcome, filled
from pixtable.games.pixies.table.view import GardenView
from pixtable.language.figures import plain, signed
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST as EQUAL
from pixtable.ui.draw.layout import Rect, Size, centred, rows
from pixtable.ui.draw.theme import LARGE_TEXT, Colour
from pixtable.ui.input.keymap import cap

FULL_BAR = 24
"""Points that fill a bar."""
MARGIN = 20.0
HEAD, TOTAL, REASON, SHORT_REASON = 62.0, 56.0, 172.0, 76.0
"""From this text scale the reason is cut to one line."""
NAME_PART = 0.3
"""Of the line: what a name may take in it."""
SIGN = 26.0
SUM = Size(168.0, 104.0)
BAR = 14.0
SPACE = cap("space")


class Forecast:
    """Paints one panel; keeps nothing but the look."""

    def __init__(self, look: GardenView) -> None:
        self.look = look

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        head, *terms, total, reason = self._cut(rect, canvas.text_scale)
        outcome = self._outcome
        self._head(canvas, head, outcome)
        for term, box in zip(TERMS, terms, strict=True):
            self._term(canvas, box, term, outcome)
        panels.rule(canvas, total.x, total.y, total.w)
        if self.look.counting != self.look.viewer:  # else it runs up beside it, large
            self._total(canvas, total, outcome)
        if self.look.state.is_scored:
            return
        panels.well(canvas, reason)
        inner = reason.inset(10, 8)
        if outcome is None:
            self._idle(canvas, inner)
        elif canvas.text_scale > LARGE_TEXT:
            self._short_reason(canvas, inner, outcome)
        else:
            self._reason(canvas, inner, outcome)

    def term_spot(self, rect: Rect, term: str, text_scale: float) -> tuple[float, float]:
        """Where points of a term fly to when the round is scored."""
        box = self._cut(rect, text_scale)[1 + TERMS.index(term)]
        return box.right - 24, box.y + box.h * 0.3

    def sum_box(self, rect: Rect, text_scale: float) -> Rect:
        """For the sum while it runs up: the line of the total, and what is below it."""
        *_, total, reason = self._cut(rect, text_scale)
        room = Rect(total.x, total.y, total.w, reason.bottom - total.y)
        return centred((min(room.w, SUM.w * text_scale), min(room.h - 8, SUM.h * text_scale)), room)

    def reason_room(self, rect: Rect, text_scale: float) -> Rect:
        return self._cut(rect, text_scale)[-1]

    @property
    def _outcome(self) -> Outcome | None:
        """What a card brings now is the same on every cell in case 3, so any of them will do."""
        outcomes = self.look.outcomes
        return self.look.outcome or (outcomes[0] if outcomes else None)

    def _cut(self, rect: Rect, text_scale: float) -> list[Rect]:
        inner = rect.inset(MARGIN, 10, MARGIN, 14)
        tail = SHORT_REASON if text_scale > LARGE_TEXT else REASON
        head, *terms, total, reason = rows(inner, HEAD, EQUAL, EQUAL, EQUAL, TOTAL, tail)
        return [head, *terms, total, reason.inset(-4, 0)]

    # parts

    def _head(self, canvas: Canvas, box: Rect, outcome: Outcome | None) -> None:
        upper, lower = rows(box, EQUAL, box.h * 0.42)
        if outcome is not None:
            canvas.text(self.look.say("forecast.title"), upper, "label", lines=1)
            canvas.text(self.look.say("forecast.sub"), lower, "caption", "muted", lines=1, valign="top")
            return
        garden = self.look.garden(self.look.viewer)
        canvas.text(self._whose, upper, "label", lines=1)
        words = self.look.say("forecast.fill", n=filled(garden))
        canvas.text(words, lower, "caption", "muted", lines=1, valign="top")

    @property
    def _whose(self) -> str:
        """By name, where several people share the table."""
        look = self.look
        is_shared = sum(sitter.is_person for sitter in look.host.sitters) > 1
        return look.say("forecast.garden_of", name=look.name(look.viewer)) if is_shared else look.say("forecast.garden")

    def _term(self, canvas: Canvas, box: Rect, term: str, outcome: Outcome | None) -> None:
        now = getattr(self.look.terms(self.look.viewer), term)
        change = getattr(outcome.change, term) if outcome else 0
        upper, lower = rows(box.inset(0, 2), EQUAL, EQUAL)
        term_sign(canvas, term, upper.x + SIGN / 2, upper.cy, SIGN)
        figure = upper.right_part(min(upper.w * 0.3, canvas.measure("+00", "label")[0] + 4))
        name = Rect(upper.x + SIGN + 8, upper.y, figure.x - upper.x - SIGN - 12, upper.h)
        canvas.text(self.look.say(f"terms.{term}"), name, "body", lines=1)
        if outcome is not None:
            canvas.text(signed(change), figure, "label", change_colour(change), align="right", lines=1)
        words = f"{plain(now)} → {plain(now + change)}" if change else plain(now)
        w = min(lower.w * 0.55, max(lower.w * 0.3, canvas.measure(words, "body_strong")[0] + 4))
        canvas.text(words, lower.right_part(w), "body_strong", align="right", lines=1)
        bar = Rect(lower.x, lower.cy - BAR / 2, lower.w - w - 10, BAR)
        paint_bar(canvas, bar, now, change, f"term_{term}")

    def _total(self, canvas: Canvas, box: Rect, outcome: Outcome | None) -> None:
        now = self.look.terms(self.look.viewer).total
        label = box.left_part(box.w * 0.42)
        canvas.text(self.look.say("forecast.round"), label, "label", lines=1)
        figures = box.right_part(box.w * 0.56)
        if outcome is None:
            canvas.text(plain(now), figures, "total", "amber", align="right", lines=1)
            return
        after = plain(outcome.after.total)
        w = min(figures.w * 0.55, canvas.measure(after, "total")[0] + 4)
        canvas.text(after, figures.right_part(w), "total", "amber", align="right", lines=1)
        canvas.text(f"{plain(now)} →", figures.left_part(figures.w - w - 8), "score", "muted", align="right", lines=1)

    # why

    def _idle(self, canvas: Canvas, box: Rect) -> None:
        look = self.look
        if look.moves:
            canvas.text(look.say("forecast.point"), box, "body", "muted", align="even")
        elif look.someone_else_picks:
            name = canvas.trimmed(look.name(look.state.picker), "body", box)
            canvas.text(look.say("forecast.wait", name=name), box, "body", "muted")

    def _short_reason(self, canvas: Canvas, box: Rect, outcome: Outcome) -> None:
        self._reason_sign(canvas, outcome, box.x + SIGN / 2, box.cy)
        words = self.look.say("reason.short_open", v=outcome.cell + 1)
        canvas.text(words, box.inset(SIGN + 8, 0, 0, 0), "body")

    def _reason(self, canvas: Canvas, box: Rect, outcome: Outcome) -> None:
        key_row, left_row = box.bottom_part(34), box.bottom_part(68).top_part(34)
        why = box.inset(0, 0, 0, 72)
        self._reason_sign(canvas, outcome, why.x + SIGN / 2, why.y + SIGN / 2 + 2)
        canvas.text(self._why(outcome), why.inset(SIGN + 8, 0, 0, 0), "body", valign="top")
        panels.rule(canvas, left_row.x, left_row.y, left_row.w, alpha=0.4)
        self._leaves(canvas, left_row, outcome)
        self._space_key(canvas, key_row)

    def _reason_sign(self, canvas: Canvas, outcome: Outcome, x: float, y: float) -> None:
        if outcome.case == 3:
            (seed_sign if self.look.aimed else lock_sign)(canvas, x, y, SIGN * 0.8)
        elif outcome.covers:
            term_sign(canvas, "validated", x, y, SIGN)
        else:
            grid_sign(canvas, x, y, SIGN * 0.8)

    def _why(self, outcome: Outcome) -> str:
        if self._fills_up(outcome):
            return self.look.say("reason.last")
        if outcome.case == 3:
            key = "reason.seed" if self.look.aimed else "reason.third"
            return self.look.say(key, v=outcome.cell + 1 if self.look.aimed else _value(outcome))
        key = "covers" if outcome.covers else "every" if CARDS[outcome.move.card].colour == MULTI else "open"
        return self.look.say(f"reason.{key}", v=outcome.cell + 1)

    def _fills_up(self, outcome: Outcome) -> bool:
        garden = self.look.garden(self.look.viewer)
        return garden[outcome.cell] is None and filled(garden) == len(garden) - 1

    def _leaves(self, canvas: Canvas, box: Rect, outcome: Outcome) -> None:
        left = self.look.left_for_next(outcome)
        if left is None:
            return
        seat, most = left
        eye_sign(canvas, box.x + SIGN / 2, box.cy, SIGN)
        name = canvas.trimmed(self.look.name(seat), "body", box.left_part(box.w * NAME_PART))
        words = self.look.say("forecast.leaves", change=signed(most), name=name)
        canvas.text(words, box.inset(SIGN + 8, 0, 0, 0), "body", lines=1)

    def _space_key(self, canvas: Canvas, box: Rect) -> None:
        w = panels.key_width(canvas, SPACE)
        panels.key_cap(canvas, Rect(box.x, box.cy - 12, w, 24), SPACE)
        canvas.text(self.look.say("forecast.show"), box.inset(w + 10, 0, 0, 0), "body", "muted", lines=1)


def _value(outcome: Outcome) -> int:
    return CARDS[outcome.move.card].value


def paint_bar(canvas: Canvas, rect: Rect, now: int, change: int, colour: Colour) -> None:
    """The points in a trough; a gain is a dashed piece added, a loss a dashed piece taken off."""
    canvas.rounded(rect, rect.h / 2, "well")
    low, high = sorted((now, now + change))
    solid = _part(low) * rect.w
    if solid > 0:
        canvas.rounded(rect.left_part(max(solid, rect.h)), rect.h / 2, colour)
    more = _part(high) * rect.w - solid
    if change and more > 0:
        piece = Rect(rect.x + solid, rect.y, max(more, rect.h), rect.h).overlap(rect)
        canvas.dashed(piece.inset(1), rect.h / 2 - 1, 2, change_colour(change), on=4, off=3)


def _part(points: int) -> float:
    return max(0.0, min(1.0, points / FULL_BAR))
