"""The table that is being laid, seen from above: its top with a few pieces, and a chair for every seat."""

from collections.abc import Callable
from typing import NamedTuple

from pixtable.shell.kit.large_text import LARGE_TEXT
from pixtable.shell.kit.personas import draw_leaves, draw_portrait
from pixtable.shell.new_game.plan import LEVEL_NAMES
from pixtable.store.chairs import Chair
from pixtable.table.kit import TableKit
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, Size, centred, fit
from pixtable.ui.draw.marks import check
from pixtable.ui.draw.theme import Lift, Line, Radius, Space
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS

RIM = 13.0
SQUARE_ROUND = 40.0
PORTRAIT, SMALL_PORTRAIT = 80.0, 44.0
EMBLEM, SMALL_EMBLEM = 32.0, 24.0
PIECE = 0.6  # of a face's height
LEAF = 16.0
FAN_CARD = Size(66, 92)
FAN_TURN, FAN_STEP, FAN_DIP = -8.0, 58.0, 5.0
PENNANT = Size(18, 26)
TEAM_COLOURS = ("sky", "target")
FAN_SHARE = 0.66  # of the table's width, at the most


class TableTop(Node):
    """A wooden rim round the game's own ground, with a fan of its pieces on it."""

    def __init__(self, kit: TableKit) -> None:
        super().__init__("new_game.table")
        self.ground, self.fan = kit.ground, kit.fan

    def paint(self, canvas: Canvas) -> None:
        round_ = self.rect.h / 2 if self.rect.w > self.rect.h else SQUARE_ROUND
        if canvas.theme.textures:
            panels.shadow(canvas, self.rect, round_, Lift.CARRIED)
            canvas.image("ui/table_wood", self.rect, radius=round_)
            canvas.image(self.ground, self.rect.inset(RIM), radius=round_ - RIM)
        else:
            canvas.rounded(self.rect, round_, "felt")
        canvas.ring(self.rect, round_, Line.RIM, "wood_line")
        canvas.ring(self.rect.inset(RIM), round_ - RIM, Line.RIM, "bar_bottom")
        self._fan(canvas)

    def _fan(self, canvas: Canvas) -> None:
        whole = FAN_CARD.w + FAN_STEP * (len(self.fan) - 1)
        k = min(1.0, FAN_SHARE * self.rect.w / whole)
        for i, picture in enumerate(self.fan):
            aside = i - (len(self.fan) - 1) / 2
            shape, card = canvas.pictures.size(picture), Size(FAN_CARD.w * k, FAN_CARD.h * k)
            spot = fit(shape, centred(card, self.rect).moved(aside * FAN_STEP * k, abs(aside) * FAN_DIP * k))
            with canvas.posed(spot, turn=aside * FAN_TURN):
                if canvas.theme.textures and shape[0] < shape[1]:  # cards; tiles bring no corners to cast a shadow
                    panels.shadow(canvas, spot, Radius.KEY)
                canvas.card(picture, spot)


class ChairWords(NamedTuple):
    """What a chair says; made by the scene in the player's language."""

    name: str
    note: str


class ChairNode(Node):
    """A seat at the table. The one being edited is framed in green and ticked."""

    on_paper = True
    radius = Radius.PANEL
    press_sound = PRESS

    def __init__(self, seat: int, game_id: str, on_press: Callable[[], None]) -> None:
        super().__init__(f"new_game.chair.{seat + 1}", on_press=on_press, region="chairs")
        self.seat, self.game_id = seat, game_id
        self.chair: Chair | None = None
        self.words = ChairWords("", "")
        self.selected = False
        self.team: int | None = None
        self.emblem, self.own_piece = seat, ""
        self.back = Rect(0, 0, 0, 0)

    def hold(self, chair: Chair | None, words: ChairWords, selected: bool, team: int | None = None) -> None:
        self.chair, self.words, self.selected, self.team = chair, words, selected, team

    def play_with(self, emblem: int, piece: str) -> None:
        """What stands for whoever sits there, and a piece of theirs where pieces are chosen."""
        self.emblem, self.own_piece = emblem, piece

    def paint(self, canvas: Canvas) -> None:
        self._paint_back(canvas)
        if self.chair is None:
            self._paint_empty(canvas)
        else:
            panels.panel(canvas, self.rect, "dark")
            self._paint_taken(canvas, self.chair)
        if self.team is not None:
            self._paint_team(canvas, self.team)
        if self.selected:
            canvas.ring(self.rect.grown(Line.RING), self.radius + Line.RING, Line.ZONE, "good")
            check(canvas, self.rect.right - 3, self.rect.y + 3, "good_light")

    def _paint_team(self, canvas: Canvas, team: int) -> None:
        """A pennant on the face: its colour and its cut tell who sits with whom."""
        left, top = self.rect.x + Space.GAP, self.rect.y
        right, low = left + PENNANT.w, top + PENNANT.h
        notch = (right + left) / 2, low + (PENNANT.w / 2 if team % 2 else -PENNANT.w / 2)
        canvas.polygon([(left, top), (right, top), (right, low), notch, (left, low)], TEAM_COLOURS[team % 2])

    def _paint_back(self, canvas: Canvas) -> None:
        if canvas.theme.textures:
            canvas.image("ui/table_wood", self.back, radius=Radius.PANEL, alpha=1.0 if self.chair else 0.35)
        canvas.ring(self.back, Radius.PANEL, Line.RIM, "wood_line")

    def _paint_empty(self, canvas: Canvas) -> None:
        canvas.rounded(self.rect, self.radius, "paper_empty")
        canvas.dashed(self.rect.inset(1), self.radius, Line.RIM, "paper_dash")
        box = self.rect.inset(Space.GAP)
        canvas.icon("empty_chair", centred((Space.TARGET, Space.TARGET), box.left_part(Space.TARGET)), "ink")
        words = box.inset(Space.TARGET + Space.GAP, 0, 0, 0)
        self._two_lines(canvas, words, ("ink", "muted_ink"))

    def _two_lines(self, canvas: Canvas, box: Rect, colours: tuple[str, str]) -> None:
        """The name and, unless the text is large, the note under it."""
        if canvas.text_scale >= LARGE_TEXT:
            canvas.text(canvas.trimmed(self.words.name, "name", box), box, "name", colours[0], lines=1)
            return
        upper, lower = box.top_part(box.h / 2), box.bottom_part(box.h / 2)
        name = canvas.trimmed(self.words.name, "name", upper)
        canvas.text(name, upper, "name", colours[0], lines=1)
        canvas.text(canvas.trimmed(self.words.note, "body", lower), lower, "body", colours[1], lines=1)

    def _paint_taken(self, canvas: Canvas, chair: Chair) -> None:
        inner = self.rect.inset(12)
        large = canvas.text_scale >= LARGE_TEXT
        face = Rect(inner.x, inner.y, *([SMALL_PORTRAIT] * 2 if large else [PORTRAIT] * 2))
        self._paint_face(canvas, face, chair)
        beside = inner.inset(face.w + Space.GRID, 0, -Space.GRID, 0)
        leaves = beside.bottom_part(LEAF + Space.HALF) if not large else beside.top_part(SMALL_PORTRAIT)
        words = inner.inset(0, SMALL_PORTRAIT, 0, 0) if large else beside.inset(0, 0, 0, LEAF + Space.GRID)
        self._two_lines(canvas, words, ("cream", "muted"))
        self._paint_strength(canvas, Rect(leaves.x, leaves.cy - LEAF / 2, leaves.w, LEAF), chair)

    def _paint_face(self, canvas: Canvas, face: Rect, chair: Chair) -> None:
        if chair.is_person:
            canvas.emblem(self.emblem, face)
            self._paint_piece(canvas, face)
            return
        draw_portrait(canvas, face, self.game_id, chair.persona)
        side = EMBLEM if face.w == PORTRAIT else SMALL_EMBLEM
        y = face.bottom - side / 2 if face.w == PORTRAIT else face.y - side / 2  # a name stands below a small face
        canvas.emblem(self.emblem, Rect(face.x - side / 2, y, side, side))
        self._paint_piece(canvas, face)

    def _paint_piece(self, canvas: Canvas, face: Rect) -> None:
        """Before the face's lower right corner."""
        if self.own_piece:
            tall = face.h * PIECE
            corner = Rect(face.right - tall * 0.75, face.bottom - tall * 0.9, tall, tall)
            canvas.image(self.own_piece, fit(canvas.pictures.size(self.own_piece), corner))

    def _paint_strength(self, canvas: Canvas, box: Rect, chair: Chair) -> None:
        if chair.level is None:
            canvas.icon("human", Rect(box.x, box.cy - Space.GAP / 2 - 2, Space.GAP + 4, Space.GAP + 4))
        else:
            draw_leaves(canvas, box, LEVEL_NAMES.index(chair.level) + 1, len(LEVEL_NAMES))
