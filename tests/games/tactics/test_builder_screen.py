"""The deck builder and the shelf of decks, by mouse, keys and pad."""

from types import SimpleNamespace

import pytest

from pixtable.games.tactics.rules.decks.decks import Deck
from pixtable.games.tactics.rules.decks.roster import NUMBERS, ROSTER
from pixtable.games.tactics.screens.builder.filters import AFTER, BEFORE, shared_out
from pixtable.games.tactics.screens.builder.scene import BuilderScene, workbench_for
from pixtable.games.tactics.screens.builder.trial_matches import Bout, Score, Trial, play_bout
from pixtable.games.tactics.screens.builder.workbench import Lens, Workbench
from pixtable.games.tactics.screens.decks.deck_box import deck_box
from pixtable.games.tactics.screens.decks.shelf import DecksScene
from pixtable.language.words import FINISHED
from pixtable.shell.new_game.scene import NewGameScene
from pixtable.ui.draw.layout import REST, Rect, columns
from pixtable.ui.widgets import textbox
from tests.shell.shell_pilot import at_a_third_and_at_all_looks, findings_everywhere, fly, new_app
from tests.work import deadline


@pytest.fixture
def app(tmp_path):
    return new_app(tmp_path)


def open_builder(app, key=""):
    return fly(app, lambda app: BuilderScene(app, workbench_for(app, key)))


def deck_in(pilot) -> Deck:
    return pilot.scene.bench.deck


# The tabs


@pytest.mark.parametrize(("letter", "is_tight"), [(5, False), (12, True)])
def test_the_names_of_the_rows_are_all_shown_alike(letter, is_tight):
    tabs = [SimpleNamespace(words=words) for words in ("Vanguard", "Flank", "Rear")]
    canvas = SimpleNamespace(measure=lambda words, role: (letter * len(words), 20))
    spots = columns(Rect(10, 0, 300, 48), REST, REST, REST, gap=4)
    found = shared_out(canvas, tabs, spots)
    assert (found != spots) == is_tight
    assert found[-1].right == pytest.approx(spots[-1].right)
    if is_tight:
        a_letter = [(spot.w - BEFORE - AFTER) / len(tab.words) for tab, spot in zip(tabs, found, strict=True)]
        assert a_letter == pytest.approx([a_letter[0]] * 3)


# The bench


def test_a_press_brings_a_card_and_the_next_takes_it_out():
    bench = Workbench(Deck())
    bench.press("golem", "heroes")
    assert bench.deck.heroes == ("golem",)
    bench.press("golem", "heroes")
    assert bench.deck.heroes == ()


def test_an_epic_deck_takes_three_copies_before_it_lets_go():
    bench, seen = Workbench(Deck(format="epic")), []
    for _ in range(4):
        bench.press("golem", "heroes")
        seen.append(len(bench.deck.heroes))
    assert seen == [1, 2, 3, 0]


def test_a_full_part_takes_no_more_and_says_why():
    bench = Workbench(Deck(ROSTER[:4], ROSTER[4:34]))
    assert bench.press("golem", "leaders").key == "many_leaders"
    assert bench.press("dragonling", "heroes").key == "many_heroes"
    assert bench.deck == Deck(ROSTER[:4], ROSTER[4:34])


def test_undo_and_redo_go_all_the_way_but_leave_the_name():
    bench = Workbench(Deck())
    for name in ("golem", "knight", "monk"):
        bench.press(name, "heroes")
    bench.rename("Mine")
    bench.undo()
    bench.undo()
    assert bench.deck == Deck(heroes=("golem",), name="Mine")
    bench.redo()
    bench.press("cleric", "leaders")
    assert not bench.can_redo
    assert bench.deck == Deck(("cleric",), ("knight", "golem"), "Mine")


@pytest.mark.parametrize("words", ["intercept thorns", "interception épines", "перехват шипы", "перехоплення шипи"])
def test_search_understands_four_languages(words):
    assert {"monk", "trapper", "geomancer"} <= set(Lens(words).found())


def test_filters_ask_of_the_row_that_is_looked_at():
    shooters = set(Lens(row="rear", traits=frozenset({"ranged"})).found())
    assert "gunslinger" in shooters
    assert "gunslinger" not in Lens(row="vanguard", traits=frozenset({"ranged"})).found()
    assert set(Lens(set="dawn").found()) == set(ROSTER[:25])
    assert "trapper" in Lens(is_limited=True).found()
    assert "knight" not in Lens(is_limited=True).found()


# The page


@pytest.mark.parametrize("by", ["mouse", "drag", "keys", "pad"])
def test_a_hero_and_a_leader_come_by_any_hand(app, by):
    pilot = open_builder(app)
    if by == "mouse":
        pilot.click("builder.card.keeper").settle().move("builder.card.warlock").press("l")
    elif by == "drag":
        pilot.drag("builder.card.keeper", "builder.tray.heroes").settle()
        pilot.drag("builder.card.warlock", "builder.tray.leaders").settle()
    elif by == "keys":
        pilot.press("right", "left", "return").settle().press("right", "l").settle()
    else:
        pilot.pad("right", "left", "a").settle().pad("right", "view").settle()
    assert deck_in(pilot) == Deck(("warlock",), ("keeper",), deck_in(pilot).name)


def test_a_face_in_a_tray_is_taken_out_and_undo_brings_it_back(app):
    pilot = open_builder(app, "ready.stone_wall")
    before = deck_in(pilot)
    tray = pilot.node("builder.tray.leaders")
    pilot.click(tray.spots[0].centre).settle()
    assert len(deck_in(pilot).leaders) == 3
    pilot.press("u").settle()
    assert deck_in(pilot) == before


def test_the_verdict_speaks_rules(app):
    pilot = open_builder(app)
    pilot.click("builder.card.warlock").settle()
    assert any("(PT-101)" in text for text in pilot.texts)
    assert "banned" in pilot.node("builder.verdict").tooltip
    assert "(PT-103)" in pilot.node("builder.verdict").tooltip
    assert not pilot.node("builder.trial").enabled


def test_pages_turn_and_a_search_narrows_them(app):
    pilot = open_builder(app)
    assert "1 / 5" in pilot.texts
    pilot.press("page down").settle()
    assert "2 / 5" in pilot.texts
    pilot.click("builder.search").type("golem").settle()
    assert [card.name for card in pilot.scene.wall] == ["golem"]
    pilot.type("xyz").settle()
    assert pilot.scene.wall == []
    assert pilot.node("builder.nothing").visible


def test_a_deck_goes_out_and_comes_in_as_text(app):
    pilot = open_builder(app, "ready.stone_wall")
    pilot.press("c").settle()
    copied = deck_in(pilot)
    other = open_builder(app)
    other.press("v").settle()
    assert deck_in(other) == copied
    textbox.put_clipboard("Leaders\nUnicorn")
    other.press("v").settle()
    assert deck_in(other) == copied
    assert any("Line 2" in text for text in other.texts)


@pytest.mark.parametrize("copied", ["W" * 10_000_000, "Leaders\n" + "W" * 4000, "Leaders\n" + "W" * 900, "\0\u202e"])
def test_whatever_was_copied_is_refused_in_a_sentence(app, copied):
    pilot = open_builder(app)
    textbox.put_clipboard(copied)
    with deadline(120):
        pilot.press("v").settle()
    assert deck_in(pilot) == Deck()
    assert any("Line " in text for text in pilot.texts)


def test_a_deck_is_kept_and_one_does_not_leave_without_a_word(app):
    pilot = open_builder(app)
    pilot.click("builder.card.keeper").settle().press("escape").settle()
    pilot.click("dialog.stay").settle().click("builder.save").settle()
    assert [kept.deck.heroes for kept in deck_box(app.services).own()] == [("keeper",)]
    assert not pilot.scene.bench.is_changed


def test_an_own_deck_is_kept_under_its_own_file(app):
    key = deck_box(app.services).save(Deck(("golem",), ("knight",), "Mine"), "en")
    pilot = open_builder(app, key)
    pilot.click("builder.card.keeper").settle().click("builder.save").settle()
    assert len(deck_box(app.services).own()) == 1


def test_a_disk_that_refuses_loses_nothing(app):
    app.services.folders.decks.parent.mkdir(parents=True, exist_ok=True)
    app.services.folders.decks.write_text("in the way", encoding="utf-8")
    pilot = open_builder(app)
    pilot.click("builder.card.keeper").settle().click("builder.save").settle()
    assert deck_in(pilot).heroes == ("keeper",)
    assert pilot.scene.bench.is_changed


def test_a_draw_shows_four_and_what_comes_next(app):
    pilot = open_builder(app, "ready.stone_wall")
    pilot.click("builder.draw").settle()
    first = pilot.scene.drawn
    assert len(first) == 8
    assert set(first) <= set(deck_box(app.services).find("ready.stone_wall").heroes)
    pilot.click("builder.again").settle().press("escape").settle()
    assert isinstance(pilot.scene, BuilderScene)


@at_a_third_and_at_all_looks
@pytest.mark.parametrize(
    ("language", "key"),
    [("en", "ready.grand_army"), ("fr", ""), ("ru", "ready.dawn_patrol"), ("uk", "ready.grand_army")],
)
def test_nothing_overflows_or_overlaps(tmp_path, language, key, thorough):
    app = new_app(tmp_path, language=language)
    assert findings_everywhere(open_builder(app, key), app, thorough=thorough) == []


# The trial


class Prompt:
    """Plays at once, in our own process."""

    def ask(self, request):
        self.request = request

    def poll(self):
        return b"1.0"

    def close(self):
        self.request = None


def test_a_trial_counts_to_twenty_and_ends():
    trial = Trial(Deck(), [Deck()], Prompt())
    while not trial.is_over:
        assert trial.poll()
    assert trial.score == Score(20, 20.0)
    assert trial.score.percent == 100
    assert not trial.poll()


def test_a_bout_is_the_same_each_time(app):
    one, other = (deck_box(app.services).find(f"ready.{stem}") for stem in ("for_the_crown", "first_blood"))
    bout = Bout(3, one, other)
    assert play_bout(bout) == play_bout(bout)


def test_a_trial_can_be_stopped(app):
    pilot = open_builder(app, "ready.stone_wall")
    pilot.click("builder.trial").step(50)
    trial = pilot.scene.trial
    pilot.click("builder.trial.stop").settle()
    assert isinstance(pilot.scene, BuilderScene)
    assert not trial._worker.is_busy


# The shelf, and the table


def test_a_deck_is_chosen_for_a_chair_and_played_with(app):
    pilot = fly(app, lambda app: NewGameScene(app, "tactics"))
    pilot.click("new_game.deck").settle()
    assert isinstance(pilot.scene, DecksScene)
    pilot.press("down", "down").click("decks.row.ready.broken_ranks").settle()
    assert "Broken Ranks" in pilot.texts
    pilot.click("new_game.start").settle()
    match = pilot.scene.session.match
    assert match.state.built[0] is not None
    assert match.state.built[1] is None
    assert app.settings.tables["tactics"].chairs[0].deck == "ready.broken_ranks"


def test_a_deck_that_is_gone_keeps_the_game_from_starting(app):
    key = deck_box(app.services).save(deck_box(app.services).find("ready.stone_wall"), "en")
    pilot = fly(app, lambda app: NewGameScene(app, "tactics"))
    pilot.scene.plan.bring(key)
    deck_box(app.services).delete(key)
    pilot.scene.refresh()
    assert not pilot.node("new_game.start").enabled
    assert any("cannot be played" in text for text in pilot.settle().texts)


def test_a_broken_file_is_told_on_the_shelf(app):
    deck_box(app.services).folder.mkdir(parents=True)
    (deck_box(app.services).folder / "letter.txt").write_text("Leaders\nUnicorn\n", encoding="utf-8")
    pilot = fly(app, lambda app: DecksScene(app, "", lambda key: None, "Sol"))
    assert any("Line 2" in text for text in pilot.texts)
    assert not pilot.node("decks.row.own.letter").enabled
    pilot.click("decks.row.own.letter.close").settle()
    assert deck_box(app.services).own() == []


@at_a_third_and_at_all_looks
@pytest.mark.parametrize("language", FINISHED)
def test_nothing_overflows_on_the_shelf(tmp_path, language, thorough):
    app = new_app(tmp_path, language=language)
    deck_box(app.services).save(Deck(("golem",), ("knight",), "A very long name of a deck of mine"), language)
    pilot = fly(app, lambda app: DecksScene(app, "", lambda key: None, "Sol"))
    assert findings_everywhere(pilot, app, thorough=thorough) == []


@pytest.mark.parametrize("by", ["mouse", "keys", "pad"])
def test_a_card_of_the_wall_is_read_and_its_words_are_explained_by_any_hand(app, by):
    pilot = open_builder(app)
    reading = pilot.scene.reading
    if by == "mouse":
        pilot.click("builder.card.keeper", button=3).settle()
        pilot.move(tuple(reading.legend.words[0][1].centre)).settle()
    elif by == "keys":
        pilot.press("right", "left").settle().press("z").settle().press("right").settle()
    else:
        pilot.pad("right", "left").settle().pad("y").settle().pad("right").settle()
    term = reading.legend.words[0][0]
    meaning = reading.look.host.meaning(term)
    assert meaning.short in pilot.texts
    if by == "mouse":
        place = tuple(reading.legend.words[0][1].centre)
        pilot.click(place).settle().click(place).settle()
    elif by == "keys":
        pilot.press("return").settle()
    else:
        pilot.pad("a").settle()
    assert pilot.scene.name == "rulebook"
    assert pilot.node(f"rulebook.term.{term}").is_cited
    pilot.press("escape").settle()
    pilot.press("z").settle()
    assert not reading.visible
    assert deck_in(pilot) == Deck((), (), deck_in(pilot).name)


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_face_in_a_tray_is_read(app, by):
    pilot = open_builder(app, "ready.stone_wall")
    tray = pilot.scene.sheet.trays["heroes"]
    if by == "mouse":
        pilot.click(tuple(tray.spots[3].centre), button=3).settle()
    else:
        pilot.scene.focus.set(tray)
        pilot.press("right", "right", "right", "z").settle()
    assert pilot.scene.reading.card == NUMBERS[tray.faces[3][0]]
    assert pilot.scene.reading.visible
    pilot.press("escape").settle()
    assert not pilot.scene.reading.visible
    assert pilot.focused == tray.id


@pytest.mark.parametrize("by", ["mouse", "keys", "pad"])
def test_a_card_that_was_drawn_on_trial_is_read(app, by):
    pilot = open_builder(app, "ready.stone_wall")
    pilot.scene.try_draw()
    pilot.settle()
    card = pilot.scene.cards[2]
    if by == "mouse":
        pilot.click(card).settle()
    else:
        pilot.scene.focus.set(card)
        (pilot.press if by == "keys" else pilot.pad)("z" if by == "keys" else "y").settle()
    assert pilot.scene.reading.card == NUMBERS[card.name]
    pilot.press("escape").settle()
    assert not pilot.scene.reading.visible
    assert pilot.find("builder.hand") is not None, "the draw stays"
