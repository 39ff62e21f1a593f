"""The rows of a card in a panel: in the order of the card, whole where there is room, never without a sign."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pixtable.games.tactics.rules.abilities.words import Ability
from pixtable.games.tactics.table.naming import Naming
from pixtable.games.tactics.table.pieces.art import KIND_ICONS, paint_icon, paint_strip
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, columns
from pixtable.ui.draw.panels import key_cap, key_size
from pixtable.ui.draw.theme import LARGE_TEXT, Line
from pixtable.ui.lettering.typeset import Rich

ICON = 22.0
MARK, LARGE_MARK = 16.0, 24.0
"""The icon of a row, level with its first line."""
SIGN = 24.0
"""How tall a row is whose sentence has no room: its gist, or its icons."""
BESIDE, BESIDE_LIT = (ICON + 6, 3.0, 4.0, 3.0), (ICON + 6, 3.0, 8.0, 3.0)
"""Where the words of a row lie in it: beside its icon; one that counts has a ground with an edge to keep clear of."""
LIT = "body_strong"
PLAIN = ("body", "caption")
"""Rows that do not count are written as large as there is room for them all."""
LEAST = 22.0
"""Lower than this no row can be told from the next."""
KEY_GAP, SIGN_GAP = 6.0, 4.0
ONE_SIGN = 22.0
TWO_SIGNS = 44.0
"""So wide a strip has room for two icons."""
Marks = list[tuple[str, Rect]]


class Row(NamedTuple):
    ability: Ability
    words: Rich
    gist: Rich


class Painted(NamedTuple):
    bottom: float
    marks: Marks
    is_short: bool
    """Not every sentence had room."""


def rows_of(look: Naming, abilities: Iterable[Ability]) -> list[Row]:
    return [Row(ability, look.written(ability), look.gist(ability)) for ability in abilities]


def row_tall(canvas: Canvas, words: Rich, role: str, wide: float) -> float:
    left, top, right, bottom = BESIDE_LIT if role == LIT else BESIDE
    return canvas.measure(words, role, wide - left - right)[1] + top + bottom


def plain_role(canvas: Canvas, room: Rect, rows: Sequence[Row], lit: Ability | None, gap: float) -> str | None:
    """The largest letters in which all of the rows can be read; None where they cannot."""

    def tall(role: str) -> float:
        return sum(row_tall(canvas, row.words, LIT if row.ability is lit else role, room.w) + gap for row in rows)

    return next((role for role in PLAIN if tall(role) - gap <= room.h), None)


def lit_role(canvas: Canvas, room: Rect, rows: Sequence[Row], lit: Ability | None, gap: float) -> str:
    """In which letters the row that counts can be read whole, with signs for all others; none where it cannot."""
    sign = SIGN * canvas.text_scale
    left = room.h - (len(rows) - 1) * (sign + gap)
    words: Rich = next((row.words for row in rows if row.ability is lit), "")
    if not words:
        return LIT
    return next((role for role in (LIT, *PLAIN) if row_tall(canvas, words, role, room.w) <= left), "")


def paint_row(canvas: Canvas, box: Rect, row: Row, role: str, *, is_lit: bool) -> Marks:
    """Where its marked words are."""
    if is_lit:
        canvas.rounded(box, 5, row.ability.slot)
        canvas.ring(box, 5, Line.CHIP, "brass")
    room = box.inset(*(BESIDE_LIT if is_lit else BESIDE))
    middle = room.y + canvas.measure("X", role)[1] / 2
    paint_icon(canvas, row.ability.slot, box.x + 13, middle, LARGE_MARK if canvas.text_scale > LARGE_TEXT else MARK)
    colour = "white" if is_lit else "ink"
    canvas.text(row.words, room, role, colour, valign="top")
    return canvas.marks(row.words, room, role, colour, valign="top")


def paint_rows(canvas: Canvas, room: Rect, rows: Sequence[Row], lit: Ability | None, gap: float) -> Painted:
    """The one that counts is whole first of all, then the others from above. What is not is a sign in its place."""
    sign = SIGN * canvas.text_scale
    plain = plain_role(canvas, room, rows, lit, gap) or PLAIN[-1]
    left = room.h - len(rows) * sign - (len(rows) - 1) * gap
    if left < 0 or not lit_role(canvas, room, rows, lit, gap):
        return _paint_crowded(canvas, room, rows, lit, gap)
    whole: dict[str, tuple[str, float]] = {}
    for row in sorted(rows, key=lambda row: row.ability is not lit):
        role = lit_role(canvas, room, rows, lit, gap) if row.ability is lit else plain
        tall = row_tall(canvas, row.words, role, room.w)
        if tall - sign <= left:
            whole[row.ability.id] = role, tall
            left -= tall - sign
    y, marks = room.y, Marks()
    for row in rows:
        is_lit = row.ability is lit
        if row.ability.id in whole:
            role, tall = whole[row.ability.id]
            box = Rect(room.x, y, room.w, tall)
            marks += paint_row(canvas, box, row, role, is_lit=is_lit)
        else:
            box = Rect(room.x, y, room.w, sign)
            _paint_sign(canvas, box, row, is_lit=is_lit)
        y = box.bottom + gap
    return Painted(y, marks, len(whole) < len(rows))


def _paint_sign(canvas: Canvas, box: Rect, row: Row, *, is_lit: bool) -> None:
    icons = (KIND_ICONS[row.ability.kind],)
    paint_strip(canvas, box, row.ability.slot, row.gist, is_lit=is_lit, icons=icons)


def _paint_crowded(canvas: Canvas, room: Rect, rows: Sequence[Row], lit: Ability | None, gap: float) -> Painted:
    """As in team games: the row that counts, and below it all the others side by side as their signs."""
    if room.h < SIGN * canvas.text_scale + gap + LEAST:
        _paint_signs(canvas, room.top_part(min(room.h, SIGN * canvas.text_scale)), rows, lit)
        return Painted(room.bottom, [], is_short=True)
    marks, others = Marks(), [row for row in rows if row.ability is not lit]
    sign = min(SIGN, room.h / 2)  # icons alone do not grow with the text
    above = room.inset(0, 0, 0, sign + gap)
    for row in rows:
        if row.ability is lit:
            role = next((one for one in (LIT, *PLAIN) if row_tall(canvas, row.words, one, above.w) <= above.h), "")
            if role or canvas.block(row.words, PLAIN[-1], *above.inset(*BESIDE_LIT).size, shrink=True).fits:
                marks += paint_row(canvas, above, row, role or PLAIN[-1], is_lit=True)
            else:
                _paint_sign(canvas, above.top_part(min(above.h, SIGN * canvas.text_scale)), row, is_lit=True)
    _paint_signs(canvas, room.bottom_part(sign), others, None)
    return Painted(room.bottom, marks, is_short=True)


def _paint_signs(canvas: Canvas, room: Rect, rows: Sequence[Row], lit: Ability | None) -> None:
    """Side by side, each by the icons of its row and kind; the one that counts has what room the others leave."""
    wide = [REST if lit is None or row.ability is lit else ONE_SIGN for row in rows]
    for row, box in zip(rows, columns(room, *wide, gap=SIGN_GAP), strict=True):
        is_lit = row.ability is lit
        icons = (KIND_ICONS[row.ability.kind],) if box.w >= TWO_SIGNS else ()
        paint_strip(canvas, box, row.ability.slot, row.gist if is_lit else "", is_lit=is_lit, icons=icons)


def paint_key(canvas: Canvas, line: Rect, key: str) -> Rect:
    """The key that shows the whole card, at the right end of a line; what is left of that."""
    wide, tall = key_size(canvas, key)
    key_cap(canvas, Rect(line.right - wide, line.cy - tall / 2, wide, tall), key)
    return line.inset(0, 0, wide + KEY_GAP, 0)
