"""A card that tells why an opponent acted as it did, laid over the table: the opponent thinks back, then it tells."""

from collections.abc import Callable

from pixtable.core.telling import Sentence
from pixtable.play.afterthought import Afterthought
from pixtable.shell.table.why.words import WhyWords
from pixtable.table.rich import rich
from pixtable.ui.lettering.typeset import Rich, Run, runs_of
from pixtable.ui.widgets.dialog import Answer, Dialog


class WhyCard(Dialog):
    """Esc, B and its button put it away; `look_back` goes to the moment itself."""

    def __init__(self, words: WhyWords, deed: Rich, asked: Afterthought, look_back: Callable[[], None]) -> None:
        self._words, self._deed, self._asked = words, deed, asked
        self.is_waiting = not (asked.had_no_choice and words.may_know_all)
        say = words.app.say
        close = Answer("close", say("recap.close"), kind="primary")
        look = Answer("look_back", say("recap.look_back"), look_back, icon="replay")
        first = words.waiting() if self.is_waiting else words.only()
        super().__init__(say("afterthought.title"), self._under_deed(first), [close, look])

    def _under_deed(self, told: Sentence) -> Rich:
        return [*runs_of(rich(self._words.who())), *runs_of(self._deed), Run("\n"), *runs_of(rich(told))]

    def update(self, ms: float) -> None:
        super().update(ms)
        if self.is_waiting and (thought := self._asked.poll()) is not None:
            self.is_waiting = False
            self.text = self._under_deed(self._words.told(thought))
            self.rebuild()
            self.desk.play("hint_chime")

    @property
    def is_moving(self) -> bool:
        return self.is_waiting or super().is_moving

    def leave(self) -> None:
        self._asked.stop()
