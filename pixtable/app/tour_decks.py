"""The stops of the tour among decks: the builder, a draw, a trial that has been played, and the shelf."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from pixtable.app.deck_trial import Score, Trial
from pixtable.app.scenes.builder import BuilderScene
from pixtable.app.scenes.builder_draw import DrawScene
from pixtable.app.scenes.builder_trial import TrialScene
from pixtable.app.visit import Visit
from pixtable.games.tactics.decks import Deck

Stop: TypeAlias = Callable[[Visit], None]
DECK = "ready.dawn_patrol"
DRAWN = ("knight", "cleric", "paladin", "monk", "valkyrie", "chef", "oracle", "keeper")


def builder(visit: Visit) -> None:
    scene = _builder(visit, DECK)
    scene.look_at_row("vanguard")
    scene.demand("intercept")
    visit.pilot.settle()


def builder_illegal(visit: Visit) -> None:
    """A banned hero, a leader who also fights, and too few of both."""
    scene = _builder(visit, "")
    for name in ("golem", "samurai"):
        scene.press(name, "leaders")
    for name in ("golem", "trapper", "knight"):
        scene.press(name, "heroes")
    visit.pilot.settle()


def builder_epic(visit: Visit) -> None:
    _builder(visit, "ready.grand_army")


def test_draw(visit: Visit) -> None:
    _builder(visit, DECK)
    scene = DrawScene(visit.app, Deck(heroes=DRAWN))
    scene.drawn = list(DRAWN)
    visit.app.desk.push(scene)
    visit.pilot.settle()


def trial(visit: Visit) -> None:
    _builder(visit, DECK)
    tried = Trial(Deck(), [Deck()], _NoWorker())  # type: ignore[arg-type]
    tried.score = Score(14, 8.0)
    visit.app.desk.push(TrialScene(visit.app, tried))
    visit.pilot.step(100)


class _NoWorker:
    """Nobody plays on the tour: it has no clock to wait by."""

    def ask(self, request: bytes) -> None: ...
    def poll(self) -> None: ...
    def close(self) -> None: ...


def _builder(visit: Visit, key: str) -> BuilderScene:
    visit.app.open_builder(key)
    visit.pilot.settle()
    scene = visit.pilot.scene
    assert isinstance(scene, BuilderScene)
    return scene


DECK_STOPS: Mapping[str, Stop] = {
    "deck_builder": builder,
    "deck_builder_illegal": builder_illegal,
    "deck_builder_epic": builder_epic,
    "deck_test_draw": test_draw,
    "deck_trial": trial,
}
