"""Following a level's script: which step it is, what may be done in it, and what brings the next."""

from pixtable.core.events import Move
from pixtable.core.game import GameInfo
from pixtable.core.open import Listed
from pixtable.levels.format import Level, Reply, Step
from pixtable.levels.moves import is_meant


class Lesson:
    """Knows how far the script has come. The match itself is somebody else's, who tells of every move and undo.

    `marks` says for each length of the match which step was on when it last stood there: so an undo finds its
    step again, and a lesson that was left can be taken up.
    """

    def __init__(self, level: Level, game: GameInfo) -> None:
        self.level, self.game = level, game
        self.at = 0
        self.marks: dict[int, int] = {0: 0}

    @property
    def step(self) -> Step | None:
        """What is to be done now; nothing once the script is through."""
        return self.level.script[self.at] if self.at < len(self.level.script) else None

    @property
    def is_through(self) -> bool:
        return self.step is None

    def offers(self, move: Listed[Move]) -> bool:
        """Whether the table lets a player try this move in this step at all."""
        step = self.step
        return step is None or not step.allow or is_meant(move, step.allow, self.game)

    def accepts(self, move: Move) -> bool:
        """Whether this legal move is what the step waits for. Once the script is through, everything is."""
        step = self.step
        return step is None or is_meant(move, step.awaited, self.game)

    def waits_for(self, word: str) -> bool:
        return self.step is not None and self.step.word == word

    def pass_on(self, n: int) -> list[Reply]:
        """The step is done, and the match stands after `n` moves: what the others do now."""
        step = self.step
        self.at += 1
        self.marks[n] = self.at
        return step.reply if step else []

    def follow(self, n: int) -> None:
        """A move was made that brought no new step."""
        self.marks[n] = self.at

    def return_to(self, n: int) -> None:
        """Moves were taken back: the step is the one that was on then."""
        self.marks = {length: at for length, at in self.marks.items() if length <= n}
        self.at = self.marks[max(self.marks)]
