"""A turn on one card, for the log and the album: the association, the pictures, whose they were, and who voted."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.core.events import Seat
from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.games.pictoric.rules.state import UNSEEN
from pixtable.games.pictoric.rules.told_turns import ToldTurn
from pixtable.games.pictoric.table.layout import RATIO
from pixtable.games.pictoric.table.pieces.art import (
    clue_words,
    corner_of,
    paint_association,
    paint_crown,
    paint_die,
    paint_pawn,
    paint_picture,
    paint_theme,
    paper_strip,
)
from pixtable.table.stage import Recap
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, Size, columns, rows
from pixtable.ui.draw.theme import Line, Space

CLUE, DICE = 72.0, 34.0
FOOT, LARGE_FOOT = 76.0, 112.0
WIDEST_PICTURE = 190.0
PAWN, CROWN = 30.0, 24.0


class RecapCard(Recap):
    size = Size(1120.0, 510.0)

    def __init__(self, kept: ToldTurn, say: Callable[..., str]) -> None:
        super().__init__("pictoric.recap")
        self.kept, self._say = kept, say

    def paint(self, canvas: Canvas) -> None:
        kept = self.kept
        strip, outcome, body = rows(self.rect, CLUE, 34 * canvas.text_scale, REST, gap=Space.GRID)
        paper_strip(canvas, strip)
        paint_pawn(canvas, kept.emblem(kept.leader), strip.left_part(64).inset(10, 6, 2, 6))
        name = kept.names[kept.leader]
        words = paint_theme(canvas, self._say, kept.theme, strip.inset(68, 6, 20, 6))
        paint_association(canvas, kept.clue, clue_words(self._say, kept.clue, name), words)
        canvas.text(self._outcome, outcome, "body_strong", "amber", align="centre", lines=1)
        for sector, box in enumerate(columns(body, *[REST] * len(kept.sectors), gap=Space.GRID), start=1):
            self._paint_sector(canvas, sector, box)

    @property
    def _outcome(self) -> str:
        kept = self.kept
        key = "nobody" if not kept.found else "everybody" if kept.found == kept.guessers else "some"
        return self._say(f"outcome.{key}", n=kept.found, of=kept.guessers, name=kept.names[kept.leader])

    def _paint_sector(self, canvas: Canvas, sector: int, box: Rect) -> None:
        """A picture, who voted for it along its lower edge, and whose it was."""
        kept = self.kept
        foot = FOOT if canvas.text_scale <= 1 else LARGE_FOOT
        room = box.inset(0, 6, 0, foot + DICE / 2 + Space.GRID)
        w = min(room.w - 8, room.h / RATIO, WIDEST_PICTURE)
        picture = Rect(box.cx - w / 2, room.cy - w * RATIO / 2, w, w * RATIO)
        name, owner = kept.sectors[sector - 1], kept.laid.index(kept.sectors[sector - 1])
        paint_picture(canvas, PICTURES.index(name) if name in PICTURES else UNSEEN, picture)
        if owner == kept.leader:
            canvas.ring(picture.grown(5), corner_of(picture) + 5, Line.RING + 1, "amber")
        voters = [seat for seat, vote in enumerate(kept.votes) if vote == sector and seat != kept.leader]
        step = min(DICE + 2, w / max(1, len(voters)))
        left = picture.cx - (step * (len(voters) - 1) + DICE) / 2
        for n, seat in enumerate(voters):
            paint_die(canvas, kept.emblem(seat), sector, Rect(left + n * step, picture.bottom - DICE / 2, DICE, DICE))
        self._paint_owner(canvas, owner, Rect(box.x, picture.bottom + DICE / 2 + 6, box.w, foot - 6))

    def _paint_owner(self, canvas: Canvas, owner: Seat, box: Rect) -> None:
        kept = self.kept
        above, points = rows(box, REST, REST)
        name = canvas.trimmed(kept.names[owner], "name", above.inset(PAWN + 6, 0, 0, 0))
        wide = min(above.w, PAWN + 6 + canvas.measure(name, "name")[0])
        left = above.cx - wide / 2
        paint_pawn(canvas, kept.emblem(owner), Rect(left, above.y, PAWN, above.h))
        if owner == kept.leader:
            paint_crown(canvas, Rect(left - CROWN - 4, above.cy - CROWN / 2, CROWN, CROWN))
        canvas.text(name, Rect(left + PAWN + 6, above.y, wide - PAWN - 6 + 1, above.h), "name", "cream", lines=1)
        gained = kept.points[owner]
        canvas.text(f"+{gained}" if gained else "0", points, "score", "amber" if gained else "muted", align="centre")
