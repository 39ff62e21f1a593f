"""A drafted deck on paper: who leads, who fights, and what it is made of."""

from collections import Counter
from collections.abc import Callable, Sequence
from math import ceil

from pixtable.games.tactics.draft.mind.judge import traits_of
from pixtable.games.tactics.draft.table.view import GROUPS, TRAIT_ICONS, group_of
from pixtable.games.tactics.rules.abilities.words import character_of
from pixtable.games.tactics.rules.decks.roster import COPY_STEP, name_of
from pixtable.games.tactics.table.pieces.art import paint_icon, portrait_name
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, cells
from pixtable.ui.draw.layout import Size as Box
from pixtable.ui.draw.theme import LARGE_TEXT, SMALL_NAME_ROLES, Line, Space
from pixtable.ui.node import Node

HEAD = 30.0
FACTS = 36.0
LEADER, LARGE_LEADER = Box(132.0, 104.0), 156.0
LEAST_FACE, LARGE_TEXT_FACE = 36.0, 24.0
"""Of a face among many: with large text it makes way for the name."""
GAP = 6.0
WIDEST, LARGE_WIDEST, TALLEST = 104.0, 148.0, 96.0
NAME = 24.0
BADGE = 13.0


class DeckSheet(Node):
    """Both parts of one deck; copies of a card are counted, not repeated."""

    def __init__(self, say: Callable[..., str], name: Callable[[str], str]) -> None:
        super().__init__("drafted.deck")
        self.say, self.name = say, name
        self.leaders: Sequence[int] = ()
        self.heroes: Sequence[int] = ()

    def show(self, leaders: Sequence[int], heroes: Sequence[int]) -> None:
        self.leaders, self.heroes = leaders, heroes

    def paint(self, canvas: Canvas) -> None:
        shown = ("drafted", tuple(self.leaders), tuple(self.heroes), self.say("leaders", n=4))
        canvas.composed(shown, self.rect, lambda: self._paint(canvas), panels.ROOM)

    def _paint(self, canvas: Canvas) -> None:
        head = max(HEAD, canvas.measure("X", "label")[1])
        wide = LARGE_LEADER if canvas.text_scale > LARGE_TEXT else LEADER.w
        left = self.rect.left_part(wide)
        canvas.text(self.say("leaders", n=len(self.leaders)), left.top_part(head), "label", "ink", lines=1)
        tall = min(LEADER.h, (left.h - head - 3 * GAP) / 4)
        for card, box in zip(
            self.leaders, cells(left.x, left.y + head, Box(left.w, tall), 1, 4, gap_y=GAP), strict=False
        ):
            self._paint_card(canvas, box, card, 1, is_leader=True)
        right = self.rect.inset(wide + Space.GAP, 0, 0, 0)
        canvas.text(self.say("heroes", n=len(self.heroes)), right.top_part(head), "label", "ink", lines=1)
        facts = right.bottom_part(max(FACTS, canvas.measure("X", "body")[1] + Space.GRID))
        self._paint_heroes(canvas, right.inset(0, head, 0, facts.h + GAP))
        self._paint_facts(canvas, facts)

    def _paint_heroes(self, canvas: Canvas, room: Rect) -> None:
        counted = Counter(card % COPY_STEP for card in self.heroes)
        kinds = sorted(counted, key=lambda number: (group_of(number), number))
        is_large = canvas.text_scale > LARGE_TEXT
        usual = max(1, int((room.w + GAP) // ((LARGE_WIDEST if is_large else WIDEST) + GAP)))
        least = (LARGE_TEXT_FACE if is_large else LEAST_FACE) + 8 + GAP
        across = columns_for(len(kinds), room.h, least + NAME, usual)
        is_flat = is_large and across > usual
        if is_flat:
            across = columns_for(len(kinds), room.h, least, usual)
        down = max(1, ceil(len(kinds) / across))
        size = Box((room.w - (across - 1) * GAP) / across, min(TALLEST, (room.h - (down - 1) * GAP) / down))
        for number, box in zip(
            kinds, cells(room.x, room.y, size, across, len(kinds), gap_x=GAP, gap_y=GAP), strict=True
        ):
            if is_flat:
                self._paint_flat_card(canvas, box, number, counted[number])
            else:
                self._paint_card(canvas, box, number, counted[number], is_leader=False)

    def _paint_card(self, canvas: Canvas, box: Rect, card: int, copies: int, *, is_leader: bool) -> None:
        panels.slip(canvas, box, "brass" if is_leader else "paper_rule", Line.RIM if is_leader else Line.PLATE)
        inner = box.inset(4)
        side = max(24.0, min(64.0, inner.h - NAME, inner.w))
        face = Rect(inner.cx - side / 2, inner.y, side, side)
        canvas.image(portrait_name(card), face, pixel=True, radius=4)
        if copies > 1:
            panels.badge(canvas, face.right - 2, face.y + 10, BADGE, f"{copies}")
        label = Rect(inner.x, face.bottom, inner.w, inner.bottom - face.bottom)
        canvas.name(self.name(name_of(card)), label, "ink", align="centre", roles=SMALL_NAME_ROLES)

    def _paint_flat_card(self, canvas: Canvas, box: Rect, card: int, copies: int) -> None:
        """Among many, and with large text: the name beside the face, where it has more room."""
        panels.slip(canvas, box, "paper_rule", Line.PLATE)
        inner = box.inset(4, 4, 2, 4)
        face = Rect(inner.x, inner.cy - LARGE_TEXT_FACE / 2, LARGE_TEXT_FACE, LARGE_TEXT_FACE)
        canvas.image(portrait_name(card), face, pixel=True, radius=4)
        count = Rect(inner.right - BADGE, inner.cy, 0, 0).grown(BADGE) if copies > 1 else inner.right_part(0)
        label = Rect(face.right + 3, inner.cy - NAME / 2, count.x - face.right - 4, NAME)
        canvas.name(self.name(name_of(card)), label, "ink", roles=SMALL_NAME_ROLES)
        if copies > 1:
            panels.badge(canvas, *count.centre, BADGE, f"{copies}")

    def _paint_facts(self, canvas: Canvas, line: Rect) -> None:
        """How many strike, shoot, intercept, last and heal, and what the heroes are like on the whole."""
        have = Counter(trait for card in self.heroes for trait in traits_of(card % COPY_STEP))
        count = max(1, len(self.heroes))
        attack = sum(character_of(card).as_hero[0] for card in self.heroes) / count
        life = sum(character_of(card).as_hero[1] for card in self.heroes) / count
        signs = [(TRAIT_ICONS[trait], str(have[trait])) for trait in (*GROUPS, "order", "operation")]
        words = self.say("mean", attack=attack, life=life)
        wide = canvas.measure("88", "body_strong")[0] + 44
        room = line.inset(len(signs) * wide, 0, 0, 0)
        for i, (icon, number) in enumerate(signs):
            spot = Rect(line.x + i * wide, line.y, wide, line.h)
            paint_icon(canvas, icon, spot.x + 12, spot.cy, 24)
            canvas.text(number, spot.inset(30, 0, 0, 0), "body_strong", "ink", lines=1)
        if room.w > 0 and canvas.block(words, "body", *room.size, shrink=True, lines=1).fits:
            canvas.text(words, room, "body", "muted_ink", align="right", lines=1)


def columns_for(count: int, tall: float, least: float, usual: int) -> int:
    """As many as usual, or as are needed for so many cells, each with its gap `least` tall, to have room."""
    across = usual
    while ceil(count / across) * least > tall + GAP:
        across += 1
    return across
