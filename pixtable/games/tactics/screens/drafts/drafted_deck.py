"""A drafted deck on paper: who leads, who fights, and what it is made of."""

from collections import Counter
from collections.abc import Callable, Sequence
from math import ceil

from pixtable.games.tactics.draft.mind.judge import traits_of
from pixtable.games.tactics.draft.table.view import GROUPS, TRAIT_ICONS, group_of
from pixtable.games.tactics.rules.abilities.words import character_of
from pixtable.games.tactics.rules.decks.roster import COPY_STEP
from pixtable.games.tactics.screens.read_cards import CardOnSheet, CardReader
from pixtable.games.tactics.table.pieces.art import paint_icon, portrait_name
from pixtable.shell.kit.blocks import Pane
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Rect, cells
from pixtable.ui.draw.layout import Size as Box
from pixtable.ui.draw.theme import LARGE_TEXT, SMALL_NAME_ROLES, Line, Space
from pixtable.ui.node import Node

HEAD = 30.0
FACTS = 36.0
LEADER, LARGE_LEADER = Box(132.0, 104.0), 156.0
LEAST_FACE, LARGE_TEXT_FACE = 36.0, 24.0
"""Of a face among many: with large text it makes way for the name."""
GAP = 6.0
WIDEST, LARGE_WIDEST, TALLEST = 104.0, 176.0, 96.0
NAME = 24.0
BADGE = 13.0


class DraftedCard(CardOnSheet):
    """A face and a name, and how many copies there are."""

    def __init__(self, card: int, copies: int, reader: CardReader, *, is_leader: bool) -> None:
        part = "leaders" if is_leader else "heroes"
        super().__init__(f"drafted.{part}", card, reader, region=part)
        self.copies, self.is_leader, self.name = copies, is_leader, reader.look.title(card)
        self.is_flat = False
        """Among many, and with large text: the name beside the face, where it has more room."""

    def hit_rect(self) -> Rect:
        """The gaps between cards are for the hand."""
        return self.rect.grown(GAP / 2)

    def paint(self, canvas: Canvas) -> None:
        shown = ("drafted", self.card, self.copies, self.is_leader, self.is_flat, self.name)
        paint = self._paint_flat if self.is_flat else self._paint_upright
        canvas.composed(shown, self.rect, lambda: paint(canvas), panels.ROOM)

    def _paint_upright(self, canvas: Canvas) -> None:
        box = self.rect
        panels.slip(
            canvas, box, "brass" if self.is_leader else "paper_rule", Line.RIM if self.is_leader else Line.PLATE
        )
        inner = box.inset(4)
        side = max(24.0, min(64.0, inner.h - NAME, inner.w))
        face = Rect(inner.cx - side / 2, inner.y, side, side)
        canvas.image(portrait_name(self.card), face, pixel=True, radius=4)
        if self.copies > 1:
            panels.badge(canvas, face.right - 2, face.y + 10, BADGE, f"{self.copies}")
        label = Rect(inner.x, face.bottom, inner.w, inner.bottom - face.bottom)
        canvas.name(self.name, label, "ink", align="centre", roles=SMALL_NAME_ROLES)

    def _paint_flat(self, canvas: Canvas) -> None:
        panels.slip(canvas, self.rect, "paper_rule", Line.PLATE)
        inner = self.rect.inset(4, 4, 2, 4)
        face = Rect(inner.x, inner.cy - LARGE_TEXT_FACE / 2, LARGE_TEXT_FACE, LARGE_TEXT_FACE)
        canvas.image(portrait_name(self.card), face, pixel=True, radius=4)
        count = Rect(inner.right - BADGE, inner.cy, 0, 0).grown(BADGE) if self.copies > 1 else inner.right_part(0)
        label = Rect(face.right + 3, inner.cy - NAME / 2, count.x - face.right - 4, NAME)
        canvas.name(self.name, label, "ink", roles=SMALL_NAME_ROLES)
        if self.copies > 1:
            panels.badge(canvas, *count.centre, BADGE, f"{self.copies}")


class DeckSheet(Node):
    """Both parts of one deck; copies of a card are counted, not repeated."""

    def __init__(self, say: Callable[..., str], reader: CardReader) -> None:
        super().__init__("drafted.deck")
        self.say, self.reader = say, reader
        self.heroes: Sequence[int] = ()
        self.leading: list[DraftedCard] = []
        self.fighting: list[DraftedCard] = []
        self.scroll = Pane("drafted.scroll")
        self._heads: tuple[Rect, Rect, Rect] = (NOWHERE, NOWHERE, NOWHERE)

    def show(self, leaders: Sequence[int], heroes: Sequence[int]) -> None:
        self.heroes = heroes
        counted = Counter(card % COPY_STEP for card in heroes)
        kinds = sorted(counted, key=lambda number: (group_of(number), number))
        self.clear()
        self.leading = [DraftedCard(card, 1, self.reader, is_leader=True) for card in leaders]
        self.fighting = [DraftedCard(number, counted[number], self.reader, is_leader=False) for number in kinds]
        self.scroll = Pane("drafted.scroll")
        self.scroll.add(*self.fighting)
        self.add(*self.leading, self.scroll)

    def arrange(self, canvas: Canvas, rect: Rect) -> None:
        self.rect = rect
        head = max(HEAD, canvas.measure("X", "label")[1])
        wide = LARGE_LEADER if canvas.text_scale > LARGE_TEXT else LEADER.w
        left, right = rect.left_part(wide), rect.inset(wide + Space.GAP, 0, 0, 0)
        facts = right.bottom_part(max(FACTS, canvas.measure("X", "body")[1] + Space.GRID))
        self._heads = left.top_part(head), right.top_part(head), facts
        tall = min(LEADER.h, (left.h - head - 3 * GAP) / 4)
        boxes = cells(left.x, left.y + head, Box(left.w, tall), 1, 4, gap_y=GAP)
        for node, box in zip(self.leading, boxes, strict=False):
            node.rect = box
        self._lay_heroes(canvas, right.inset(0, head, 0, facts.h + GAP))

    def paint(self, canvas: Canvas) -> None:
        leaders, heroes, facts = self._heads
        canvas.text(self.say("leaders", n=len(self.leading)), leaders, "label", "ink", lines=1)
        canvas.text(self.say("heroes", n=len(self.heroes)), heroes, "label", "ink", lines=1)
        self._paint_facts(canvas, facts)

    def _lay_heroes(self, canvas: Canvas, room: Rect) -> None:
        count = len(self.fighting)
        is_large = canvas.text_scale > LARGE_TEXT
        usual = max(1, int((room.w + GAP) // ((LARGE_WIDEST if is_large else WIDEST) + GAP)))
        least = (LARGE_TEXT_FACE if is_large else LEAST_FACE) + 8 + GAP
        across = columns_for(count, room.h, least + NAME, usual)
        is_flat = is_large and across > usual
        if is_flat:
            across = usual
        down = max(1, ceil(count / across))
        tall = max(Space.TARGET - GAP, min(TALLEST, (room.h - (down - 1) * GAP) // down))
        self.scroll.rect = room
        seen = self.scroll.room_for(down * (tall + GAP) - GAP)
        size = Box((seen.w - (across - 1) * GAP) / across, tall)
        places = cells(room.x, room.y, size, across, count, gap_x=GAP, gap_y=GAP)
        for node, box in zip(self.fighting, places, strict=True):
            node.rect, node.is_flat = box, is_flat

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
