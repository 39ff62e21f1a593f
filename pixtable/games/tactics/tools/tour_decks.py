"""The stops of the tour among decks: the builder, a draw, a trial that has been played, and the shelf."""

from collections.abc import Mapping

from pixtable.core.match import Deal, Match
from pixtable.games import GAMES
from pixtable.games.tactics.rules.decks.decks import Deck
from pixtable.games.tactics.screens.builder.draw import DrawScene
from pixtable.games.tactics.screens.builder.scene import BuilderScene
from pixtable.games.tactics.screens.builder.trial import TrialScene
from pixtable.games.tactics.screens.builder.trial_matches import Score, Trial
from pixtable.games.tactics.screens.decks.deck_box import deck_box, position_with
from pixtable.games.tactics.screens.ways import open_builder, open_decks
from pixtable.shell.new_game.scene import NewGameScene
from pixtable.store.chairs import Chair
from pixtable.store.settings import TableSetup
from pixtable.tools.tour.games import chairs_for
from pixtable.tools.visit import Stop, Visit

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
    box, language = deck_box(visit.app.services), visit.app.settings.spoken
    own = box.find(DECK)
    assert own is not None
    box.save(own.without_card("knight", "heroes").with_card("merchant", "heroes"), language)
    box.save(own.with_card("trapper", "heroes"), language)
    (box.folder / "letter.txt").write_text("Leaders\nUnicorn\n", encoding="utf-8")
    open_decks(visit.app, DECK, lambda key: None, NAME)
    visit.pilot.settle()


def new_game_with_decks(visit: Visit) -> None:
    chairs = (Chair("", deck=DECK), Chair("", "normal", "turtle", deck="ready.stone_wall"))
    visit.app.services.keep(tables={"tactics": TableSetup(chairs)})
    visit.app.open_title()
    visit.app.open_new_game("tactics")
    scene = visit.pilot.scene
    assert isinstance(scene, NewGameScene)
    scene.seed_text = SEED  # a new sheet throws dice for it
    scene.rebuild()
    visit.pilot.settle()


def leaders_of_a_deck(visit: Visit) -> None:
    """PT-100: they are chosen before any card is drawn."""
    decks = [deck_box(visit.app.services).find(DECK), deck_box(visit.app.services).find("ready.stone_wall")]
    match = Match.start(GAMES["tactics"], Deal(2, 1, {}, position_with(decks)))
    visit.sit_down_at(match, chairs_for("tactics", 2))
    visit.pilot.settle()


def _builder(visit: Visit, key: str) -> BuilderScene:
    open_builder(visit.app, key)
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
