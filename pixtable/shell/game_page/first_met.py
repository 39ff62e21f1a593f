"""What is different in a mode that is met for the first time: a calm sheet before its table, read without haste."""

from pixtable.core.game import Mode
from pixtable.shell.app import App
from pixtable.shell.game_page.choices import paint_mode
from pixtable.table.loading import table_of
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, centred
from pixtable.ui.draw.panels import backdrop
from pixtable.ui.draw.theme import Space
from pixtable.ui.widgets.dialog import Answer, Dialog

DIMMED = 0.55
LEAST_PICTURE = 72.0
SHAPE = 2.2
"""So much wider than tall its picture is."""


class FirstMet(Dialog):
    """It covers the table, so nothing happens there before somebody begins."""

    covers = fades = True

    def __init__(self, app: App, game_id: str, mode: Mode) -> None:
        words = app.words_of(game_id)
        self.app, self.game_id, self.mode = app, game_id, mode
        self.kit = table_of(game_id)
        begin = Answer("begin", app.say("game_page.begin"), kind="primary", icon="play")
        super().__init__(words.say(f"modes.{mode.name}.name"), words.say(f"modes.{mode.name}.different"), [begin])
        self.answers.append(Answer("rules", app.say("game_page.rules"), icon="rulebook"))

    def _answer(self, answer: Answer) -> None:
        """The rulebook lies over this sheet, and leads back to it."""
        if answer.id == "rules":
            self.app.open_rulebook(self.game_id, self.mode.clause or None)
        else:
            super()._answer(answer)

    def paint(self, canvas: Canvas) -> None:
        backdrop(canvas, self.kit.ground, DIMMED)
        panel, whole = self.panel.rect, canvas.view.rect
        above = Rect(panel.x, whole.y + Space.SHEET, panel.w, panel.y - whole.y - 2 * Space.SHEET)
        if above.h >= LEAST_PICTURE:
            wide = min(above.w, SHAPE * above.h)
            paint_mode(canvas, centred((wide, wide / SHAPE), above), self.kit, self.mode.name)
