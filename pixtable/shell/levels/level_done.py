"""A level is solved: a word of praise, its stars, and the way on."""

from pixtable.core.telling import plain_text
from pixtable.levels.format import Level
from pixtable.play.level_session import LevelSession
from pixtable.play.telling import Telling
from pixtable.shell.app import App
from pixtable.shell.kit.stars import draw_stars
from pixtable.shell.levels.verdict import how_it_was_found, why_it_worked
from pixtable.shell.new_game.scene import play_now
from pixtable.store.progress import MOST_STARS
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.widgets.dialog import Answer, Dialog

STAR = 34.0
UP = 20.0  # how far the stars rise over the sheet's edge


class LevelDone(Dialog):
    """Over the table, which stays in sight. Esc goes back to the list."""

    def __init__(self, app: App, session: LevelSession) -> None:
        self.app, self.level, self.stars = app, session.level, session.stars

        def say(key: str) -> str:
            return app.say(f"lesson.done.{key}")

        praise = _praise(app, session)
        answers = [
            *self._ways_on(app, is_daily=session.day is not None),
            Answer("again", say("again"), lambda: app.play_level_again(session), icon="replay"),
            Answer("home", say("list"), self._to_the_list, icon="back"),
        ]
        super().__init__(say(f"title.{self.level.kind}"), praise, answers)

    def _ways_on(self, app: App, *, is_daily: bool) -> list[Answer]:
        """The first is lit. The lesson after which one may play lights the game; whoever learns on is led on."""
        following = app.services.level_shelf.next_after(self.level)
        if is_daily:
            return [Answer("daily", app.say("lesson.done.daily"), app.open_daily, kind="primary", icon="daily")]
        if following is None:
            return [self._real_game("primary")]
        if self.level.enough:
            return [self._real_game("primary"), self._next(following, "wood")]
        after = [self._real_game("wood")] if _may_play_already(app, self.level) else []
        return [self._next(following, "primary"), *after]

    def _next(self, following: Level, kind: str) -> Answer:
        words = self.app.say("lesson.done.next", title=following.title.in_language(self.app.settings.spoken))
        icon = "play" if kind == "primary" else "learn"
        return Answer("next", words, lambda: self.app.play_level(following), kind=kind, icon=icon)

    def _real_game(self, kind: str) -> Answer:
        app, game_id = self.app, self.level.game
        return Answer("play", app.say("lesson.done.play"), lambda: play_now(app, game_id), kind=kind, icon="play")

    def _to_the_list(self) -> None:
        self.app.open_levels(self.level.game, self.level.kind)

    def on_cancel(self) -> None:
        self.close()
        self._to_the_list()

    def paint_over(self, canvas: Canvas) -> None:
        super().paint_over(canvas)
        if not self.level.is_lesson:
            box = self.panel.rect
            wide = MOST_STARS * STAR * 1.3
            canvas.layer += 2
            draw_stars(canvas, Rect(box.right - wide - UP, box.y + UP, wide, STAR), self.stars)
            canvas.layer -= 2


def _may_play_already(app: App, level: Level) -> bool:
    """Enough has been taught for a real game, though lessons are left."""
    lessons = app.services.level_shelf.levels(level.game, level.kind) if level.is_lesson else []
    is_enough = any(lesson.enough and lesson.number <= level.number for lesson in lessons)
    return is_enough and app.services.level_shelf.next_after(level) is not None


def _praise(app: App, session: LevelSession) -> str:
    """The level's own words, or why it worked; of what is to be found out also how many tries it took."""
    level = session.level
    said = [level.done.in_language(app.settings.spoken)] if level.done else []
    if level.is_lesson:
        said = said or [app.say("lesson.done.text")]
        return " ".join([*said, app.say("lesson.done.enough")] if _may_play_already(app, level) else said)
    if not said:
        telling = Telling(session.game, app.words_of(session.game.id), lambda seat: session.chairs[seat].name)
        said = [plain_text(why_it_worked(app, telling, session))]
    return " ".join([*said, how_it_was_found(app, session)])
