"""A game was chosen on the title: learn it, play it at once, or lay its table first."""

from pixtable.play.tasks import next_lesson
from pixtable.shell.app import App
from pixtable.shell.new_game.scene import play_now
from pixtable.ui.widgets.dialog import Answer, Dialog


class DoorScene(Dialog):
    """A small sheet over the title; Esc closes it. Who has never played is offered the lesson first."""

    def __init__(self, app: App, game_id: str) -> None:
        self.app, self.game_id = app, game_id
        say = app.say
        play = Answer("play", say("door.play"), lambda: play_now(app, game_id), icon="play")
        lay = Answer("lay", say("door.lay"), lambda: app.open_new_game(game_id), icon="empty_chair")
        answers = [self._learn(), play, lay]
        if next_lesson(app.services, game_id) is None:  # all of it is known: playing comes first
            answers = [play, lay, self._learn()]
        answers[0] = answers[0]._replace(kind="primary")
        words = app.words_of(game_id)
        super().__init__(words.say("game.name"), words.say("game.pitch"), answers)

    def _learn(self) -> Answer:
        lesson = next_lesson(self.app.services, self.game_id)
        if lesson is None:
            return Answer("learn", self.app.say("door.lessons"), self._open_lessons, icon="learn")
        words = self.app.say("door.learn" if lesson.number == 1 else "door.learn_on")
        return Answer("learn", words, lambda: self.app.play_level(lesson), icon="learn")

    def _open_lessons(self) -> None:
        self.app.open_levels(self.game_id, "tutorial")

    def on_cancel(self) -> None:
        self.close()
