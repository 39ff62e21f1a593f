"""A deck is tried: twenty matches between opponents, with a bar that grows and a way to stop."""

from pixtable.games.tactics.screens.builder.trial_matches import GAMES_A_TRIAL, Trial
from pixtable.games.tactics.screens.game import GAME
from pixtable.shell.app import App
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, centred
from pixtable.ui.draw.theme import Space
from pixtable.ui.draw.units import View
from pixtable.ui.node import Node
from pixtable.ui.scene import Scene
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.label import Label, Panel

WIDE, TALL = 560.0, 340.0
BAR = 18.0


class Progress(Node):
    def __init__(self, trial: Trial) -> None:
        super().__init__("builder.progress")
        self.trial = trial

    def paint(self, canvas: Canvas) -> None:
        canvas.rounded(self.rect, BAR / 2, "paper_rule", 0.6)
        part = self.trial.score.played / GAMES_A_TRIAL
        if part:
            canvas.rounded(self.rect.left_part(max(BAR, self.rect.w * part)), BAR / 2, "good")
        won = self.rect.w * self.trial.score.won / GAMES_A_TRIAL
        if won:
            canvas.rounded(self.rect.left_part(max(BAR, won)), BAR / 2, "amber_paper")


class TrialScene(Scene):
    covers = False
    fades = False

    def __init__(self, app: App, trial: Trial) -> None:
        super().__init__()
        self.app, self.trial = app, trial

    def say(self, key: str, **values: object) -> str:
        return self.app.words_of(GAME).say(f"builder.{key}", **values)

    def build(self) -> None:
        self.panel = Panel("builder.trial.panel", "paper")
        self.title = Label("builder.trial.title", self.say("trial_title"), "label", "title_ink", align="centre")
        self.note = Label("builder.trial.note", self.say("trial_note"), "body", "muted_ink", align="centre")
        self.progress = Progress(self.trial)
        self.told = Label("builder.trial.told", "", "clue", "ink", align="centre")
        self.stop = Button("builder.trial.stop", "", self.on_cancel, kind="primary")
        self.panel.add(self.title, self.note, self.progress, self.told, self.stop)
        self.root.add(self.panel)
        self._show()

    def enter(self) -> None:
        self.focus.set(self.stop)

    def _show(self) -> None:
        score = self.trial.score
        low, high = score.between
        if self.trial.failure:
            self.told.text = self.say("trial_failed")
        elif score.played:
            self.told.text = self.say("score", n=score.played, percent=score.percent, low=low, high=high)
        else:
            self.told.text = self.say("trial_begins")
        self.stop.text = self.say("done" if self.trial.is_over else "stop")

    def arrange(self, view: View) -> None:
        k = max(1.0, self.desk.canvas.text_scale**0.6)
        self.panel.rect = box = centred((min(WIDE * k, view.width - 48), min(TALL * k, view.height - 48)), view.rect)
        inner = box.inset(28)
        self.title.rect = inner.top_part(36 * k)
        self.stop.rect = centred((240, 56), inner.bottom_part(56))
        middle = Rect(inner.x, self.title.rect.bottom, inner.w, self.stop.rect.y - self.title.rect.bottom - Space.GRID)
        self.note.rect = middle.top_part(middle.h * 0.42)
        self.progress.rect = Rect(inner.x, self.note.rect.bottom + 6, inner.w, BAR)
        self.told.rect = Rect(
            inner.x, self.progress.rect.bottom + 6, inner.w, middle.bottom - self.progress.rect.bottom - 6
        )

    def update(self, ms: float) -> None:
        super().update(ms)
        if self.trial.poll():
            self._show()

    @property
    def is_moving(self) -> bool:
        return super().is_moving or not self.trial.is_over

    def leave(self) -> None:
        self.trial.stop()

    def on_cancel(self) -> None:
        self.trial.stop()
        self.close()

    def paint(self, canvas: Canvas) -> None:
        canvas.fill(canvas.view.rect, "night", 0.6)
