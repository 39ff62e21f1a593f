"""The stops of the tour among decks: the builder, a draw, a trial that has been played, and the shelf."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from pixtable.app.chairs import Chair
from pixtable.app.deck_trial import Score, Trial
from pixtable.app.decks import position_with
from pixtable.app.scenes.builder import BuilderScene
from pixtable.app.scenes.builder_draw import DrawScene
from pixtable.app.scenes.builder_trial import TrialScene
from pixtable.app.scenes.new_game import NewGameScene
from pixtable.app.settings import TableSetup
from pixtable.app.tour_games import chairs_for
from pixtable.app.visit import Visit
from pixtable.core.match import Deal, Match
from pixtable.games import GAMES
from pixtable.games.tactics.decks import Deck

Stop: TypeAlias = Callable[[Visit], None]
DECK = "ready.dawn_patrol"
NAME, SEED = "Sol", "moss-lantern-4817"
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


def shelf(visit: Visit) -> None:
    """A deck of one's own, one that is not legal yet, and a file that cannot be read."""
    box, language = visit.app.decks, visit.app.settings.spoken
    own = box.find(DECK)
    assert own is not None
    box.save(own.without_card("knight", "heroes").with_card("merchant", "heroes"), language)
    box.save(own.with_card("trapper", "heroes"), language)
    (box.folder / "letter.txt").write_text("Leaders\nUnicorn\n", encoding="utf-8")
    visit.app.open_decks(DECK, lambda key: None, NAME)
    visit.pilot.settle()


def new_game_with_decks(visit: Visit) -> None:
    chairs = (Chair("", deck=DECK), Chair("", "normal", "turtle", deck="ready.stone_wall"))
    visit.app.keep(tables={"tactics": TableSetup(chairs)})
    visit.app.open_title()
    visit.app.open_new_game("tactics")
    scene = visit.pilot.scene
    assert isinstance(scene, NewGameScene)
    scene.seed_text = SEED  # a new sheet throws dice for it
    scene.rebuild()
    visit.pilot.settle()


def leaders_of_a_deck(visit: Visit) -> None:
    """PT-100: they are chosen before any card is drawn."""
    decks = [visit.app.decks.find(DECK), visit.app.decks.find("ready.stone_wall")]
    match = Match.start(GAMES["tactics"], Deal(2, 1, {}, position_with(decks)))
    visit.sit_down_at(match, chairs_for("tactics", 2))
    visit.pilot.settle()


def _builder(visit: Visit, key: str) -> BuilderScene:
    visit.app.open_builder(key)
    visit.pilot.settle()
    scene = visit.pilot.scene
    assert isinstance(scene, BuilderScene)
    return scene


DECK_STOPS: Mapping[str, Stop] = {
    "decks": shelf,
    "new_game_with_decks": new_game_with_decks,
    "leaders_of_a_deck": leaders_of_a_deck,
    "deck_builder": builder,
    "deck_builder_illegal": builder_illegal,
    "deck_builder_epic": builder_epic,
    "deck_test_draw": test_draw,
    "deck_trial": trial,
}
