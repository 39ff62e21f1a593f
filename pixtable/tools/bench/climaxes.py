"""How long a frame takes while a round or a game ends: nothing else sets so much in motion."""

from collections.abc import Iterator
from statistics import median

from pixtable.shell.start import garbage
from pixtable.store.settings import Settings
from pixtable.tools.bench.drawing import FULL_HD, in_words
from pixtable.tools.bench.measure import cost, percentile
from pixtable.tools.bench.table import Row, milliseconds
from pixtable.tools.film.moment import Moment
from pixtable.tools.film.moments import moments
from pixtable.tools.film.recorder import Recorder
from pixtable.tools.visit import Visit
from pixtable.ui.pilot import FRAME


class Stopwatch(Recorder):
    """Plays a moment as the film does, and keeps nothing of it but what each frame that is drawn has cost."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self.spent: list[float] = []
        visit.pilot.desk.canvas.register.on = False

    def _go(self) -> None:
        desk = self.pilot.desk
        desk.step(FRAME)
        if self._runs and desk.needs_draw:
            self.spent.append(cost(desk.draw))

    def _frame_ended(self) -> None:
        """No poses: their heap would cost more than the frames."""


def climax_rows() -> Iterator[Row]:
    for name, moment in moments().items():
        if moment.is_climax:
            yield _row(name, moment)


def _row(name: str, moment: Moment) -> Row:
    with Visit(Settings(language="en", **moment.settings), FULL_HD) as visit:
        watch = Stopwatch(visit)
        garbage.settle()  # as the window does
        moment.play(watch)
    worst, usual = percentile(watch.spent, 99), median(watch.spent)
    what = f"{name} at {in_words(FULL_HD)}, {len(watch.spent)} frames"
    measured = f"p99 {milliseconds(worst)}, median {milliseconds(usual)}"
    return Row(what, "p99 <= 16.7 ms", measured, worst <= FRAME / 1000)
