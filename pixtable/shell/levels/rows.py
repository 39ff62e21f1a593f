"""A level in a list: its number, its title, how hard it is and how well it was done."""

from collections.abc import Callable

from pixtable.levels.format import Level
from pixtable.levels.reading import BadLevel
from pixtable.play.tasks import question
from pixtable.shell.app import App
from pixtable.shell.kit.personas import draw_leaves, leaves_width
from pixtable.shell.kit.stars import draw_stars, stars_width
from pixtable.store.level_files import LevelFile
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, rows
from pixtable.ui.draw.marks import tick
from pixtable.ui.draw.theme import Line, Space
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS

LINE = 26.0
PADDING = 10.0
BADGE = 22.0
STAR = 22.0
LEAF = 18.0
HARDEST = 5


class BrokenRow(Node):
    """A file that somebody laid among the levels and that is none: which one, and why."""

    def __init__(self, app: App, file: LevelFile, bad: BadLevel) -> None:
        super().__init__(f"learn.broken.{file.path.stem}", region="rows")
        self.name = f"{file.path.name}:{bad.line}"
        self.why = app.say(f"level_check.unreadable.{bad.about}", why=bad.why)

    def paint(self, canvas: Canvas) -> None:
        panels.slip(canvas, self.rect)
        for words, role, colour, box in zip(
            (self.name, self.why), ("label", "body"), ("ink", "bad"), _two_lines(self.rect), strict=True
        ):
            canvas.text(canvas.trimmed(words, role, box), box, role, colour, lines=1)


def _two_lines(row: Rect) -> list[Rect]:
    """Beside the badge."""
    words = row.inset(PADDING).inset(2 * BADGE + Space.GAP + Space.GRID, 0, 0, 0)
    return rows(words, words.h / 2, words.h / 2)


class LevelRow(Node):
    on_paper = True
    press_sound = PRESS

    def __init__(self, app: App, level: Level, on_press: Callable[[], None]) -> None:
        super().__init__(f"learn.row.{level.name}", on_press=on_press, region="rows")
        self.level = level
        self.is_solved, self.stars = app.services.progress.is_solved(level), app.services.progress.stars(level)
        self.title = level.title.in_language(app.settings.spoken)
        self.notes = self._notes(app)

    def _notes(self, app: App) -> list[str]:
        """The fullest first: how far one has come, and what it is about. A lesson always says what it teaches."""
        state = self._state(app)
        if self.level.teaches is not None:
            teaches = self.level.teaches.in_language(app.settings.spoken)
            return [" · ".join([*state, teaches]), teaches]
        return [" · ".join([*state, *about]) for about in self._about(app)]

    def _about(self, app: App) -> list[list[str]]:
        """What is to be done; in little room only of which kind it is."""
        kind = app.say(f"learn.kinds.{self.level.kind}")
        return [[words] for words in (question(app.services, self.level), kind) if words]

    def _state(self, app: App) -> list[str]:
        parts = []
        if app.services.level_shelf.is_own(self.level):
            parts.append(app.say("learn.own"))
        if self.is_solved:
            parts.append(app.say("learn.solved"))
        elif app.services.progress.begun(self.level) is not None:
            parts.append(app.say("learn.begun"))
        elif self.level.is_lesson:
            parts.append(app.say("learn.minutes"))
        return parts

    @staticmethod
    def tall(canvas: Canvas) -> float:
        return 2 * LINE * canvas.text_scale + 2 * PADDING

    def paint(self, canvas: Canvas) -> None:
        panels.slip(canvas, self.rect)
        inner = self.rect.inset(PADDING)
        self._paint_badge(canvas, inner.x + BADGE + Space.HALF, inner.cy)
        right = self._paint_marks(canvas, inner)
        words = inner.inset(2 * BADGE + Space.GAP + Space.GRID, 0, right + Space.GAP, 0)
        first, second = rows(words, words.h / 2, words.h / 2)
        canvas.text(canvas.trimmed(self.title, "label", first), first, "label", "ink", lines=1)
        colour = "good" if self.is_solved else "muted_ink"
        canvas.text(canvas.trimmed(self._note(canvas, second), "body", second), second, "body", colour, lines=1)

    def _note(self, canvas: Canvas, box: Rect) -> str:
        fitting = (note for note in self.notes if canvas.block(note, "body", *box.size, shrink=True, lines=1).fits)
        return next(fitting, self.notes[-1])

    def _paint_badge(self, canvas: Canvas, x: float, y: float) -> None:
        if self.is_solved:
            canvas.disc(x, y, BADGE, "good")
            tick(canvas, x, y, BADGE, "white")
            return
        canvas.circle(x, y, BADGE, Line.RIM, "paper_rule")
        box = Rect(x - BADGE, y - BADGE, 2 * BADGE, 2 * BADGE)
        canvas.text(str(self.level.number), box, "label", "ink", align="centre", lines=1)

    def _paint_marks(self, canvas: Canvas, inner: Rect) -> float:
        """Leaves for how hard it is, and for puzzles the stars; how much room they took."""
        wide = leaves_width(LEAF, HARDEST)
        if self.level.is_lesson:
            return 0.0
        leaves = Rect(inner.right - wide, inner.cy - LEAF / 2, wide, LEAF)
        draw_leaves(canvas, leaves, self.level.difficulty, HARDEST, on_paper=True)
        stars = stars_width(STAR)
        draw_stars(canvas, Rect(leaves.x - Space.GAP - stars, inner.cy - STAR / 2, stars, STAR), self.stars)
        return wide + Space.GAP + stars
