"""The new-game sheet: who sits where, by which rules, from which seed."""

from dataclasses import replace
from itertools import combinations

import pytest

from pixtable.core.match import Match
from pixtable.games import GAMES
from pixtable.language.words import FINISHED
from pixtable.play.seeds import ALL, seed_name, seed_number
from pixtable.shell.kit.screen_keyboard import ScreenKeyboard
from pixtable.shell.new_game.plan import Plan
from pixtable.shell.new_game.scene import NewGameScene
from pixtable.shell.new_game.seating import ROUND_SEATS, seating
from pixtable.store.chairs import LONGEST_NAME, Chair
from pixtable.store.settings import TableSetup
from pixtable.ui.draw.layout import Point
from pixtable.ui.sound import Memory
from tests.shell.shell_pilot import at_a_third_and_at_all_looks, findings_everywhere, fly, new_app, reach

PIXIES = GAMES["pixies"]


@pytest.fixture
def app(tmp_path, monkeypatch):
    app = new_app(tmp_path)
    app.started = []
    monkeypatch.setattr(app, "start_game", lambda *args: app.started.append(args))
    return app


def sheet(app):
    return NewGameScene(app, "pixies")


@at_a_third_and_at_all_looks
@pytest.mark.parametrize("language", FINISHED)
@pytest.mark.parametrize("shown", ["person", "opponent", "empty", "rules", "pace"])
def test_nothing_overflows_or_overlaps(tmp_path, language, shown, thorough):
    app = new_app(tmp_path, language=language)
    pilot = fly(app, sheet)
    {
        "person": lambda: None,
        "opponent": lambda: pilot.click("new_game.chair.2"),
        "empty": lambda: pilot.scene.column._seat_a("empty"),
        "rules": lambda: pilot.click("new_game.fold.rules"),
        "pace": lambda: pilot.click("new_game.fold.pace"),
    }[shown]()
    assert findings_everywhere(pilot, app, thorough=thorough) == []


@at_a_third_and_at_all_looks
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", FINISHED)
def test_the_house_rules_of_every_game_have_room(tmp_path, monkeypatch, game_id, language, thorough):
    app = new_app(tmp_path, language=language)
    pilot = fly(app, lambda app: NewGameScene(app, game_id)).click("new_game.fold.rules")
    findings = findings_everywhere(pilot, app, thorough=thorough)
    assert [finding for finding in findings if "new_game.option" in finding] == []


def test_a_house_rule_with_many_answers_is_a_slider_that_says_them(app, monkeypatch):
    pilot = fly(app, lambda app: NewGameScene(app, "rhombs")).click("new_game.fold.rules")
    slider = pilot.node("new_game.option.single_contact")
    assert "the first 5 tiles" in pilot.texts
    slider.set(slider.value + 2)
    assert "the first 7 tiles" in pilot.step().texts
    assert pilot.scene.plan.agreed["single_contact"] == 7


def test_a_house_rule_that_depends_on_the_seats_says_what_it_comes_to(app):
    pilot = fly(app, lambda app: NewGameScene(app, "rhombs")).click("new_game.fold.rules")
    assert pilot.find("new_game.option.threshold") is None
    pilot.scene.plan.agree("match", "match")
    pilot.scene.refresh()
    assert _lower_texts(pilot) >= {"By seats: 30 points"}
    pilot.click("new_game.chair.3").click("new_game.chair.3").click("new_game.fold.rules")
    assert _lower_texts(pilot) >= {"By seats: 20 points"}


def _lower_texts(pilot):
    pilot.scene.column.scroll_to(4000)
    return set(pilot.step().texts)


def test_house_rules_of_rhombs_are_shown_only_where_they_matter(app):
    plan = fly(app, lambda app: NewGameScene(app, "rhombs")).scene.plan
    always = ["mode", "single_contact", "black_after", "match", "play_on"]
    assert [option.key for option in plan.rules if option.key in always] == always
    assert {option.key for option in plan.rules} - set(always) == {"open_tiles"}
    plan.agree("mode", "blind")
    assert {option.key for option in plan.rules} - set(always) == {
        "hidden_penalties", "draw_until_playable", "blind_ties"
    }  # fmt: skip
    assert plan.agreed["play_on"]
    plan.agree("match", "match")
    assert {"threshold", "first_out_ends", "winner_scores"} <= {option.key for option in plan.rules}
    assert not plan.agreed["play_on"]


def test_the_first_table_is_you_and_one_easy_opponent(app):
    fly(app, sheet).press("return")
    ((game_id, (me, guest), deal),) = app.started
    assert game_id == "pixies"
    assert (me.name, me.is_person) == ("Player", True)
    assert guest.level == "easy"
    assert guest.name != me.name
    assert Match.start(PIXIES, deal).to_act


def test_where_more_must_sit_down_the_first_opponents_have_different_tastes():
    me, *guests = filter(None, Plan.of(replace(PIXIES, seats=(3, 4)), None).chairs)
    assert me.is_person
    assert [guest.level for guest in guests] == ["easy", "easy"]
    assert len({guest.persona for guest in guests}) == 2


@pytest.mark.parametrize("seats", range(2, 11))
def test_chairs_keep_apart_and_leave_a_square_table_free(seats):
    places = seating(seats, Point(360, 400))
    apart = [*places.plates] if seats <= ROUND_SEATS else [*places.plates, places.top]  # a round rim reaches under them
    for one, other in combinations(apart, 2):
        assert not one.meets(other), (one, other)
    assert len(places.plates) == seats
    assert places.plates[0].cx == places.top.cx
    assert places.plates[0].cy > places.top.cy


def test_a_large_table_has_every_taste_before_one_comes_twice():
    draft = Plan.of(replace(PIXIES, seats=tuple(range(2, 11))), None)
    for seat in range(1, 10):
        draft.selected = seat
        draft.seat_a("empty")
        draft.seat_a("opponent")
    tastes = [chair.persona for chair in draft.chairs[1:]]
    assert set(tastes) == {*PIXIES.mind.personas, None}
    assert max(map(tastes.count, tastes)) == 2


def test_the_players_own_name_is_used(app):
    app.services.settings = app.settings.changed(name="Оля")
    fly(app, sheet).click("new_game.start")
    assert app.started[0][1][0].name == "Оля"


def test_a_chair_goes_from_person_to_opponent_to_empty(app):
    pilot = fly(app, sheet)
    kinds = []
    for _ in range(3):
        pilot.click("new_game.chair.1")
        kinds.append(pilot.scene.plan.kind(0))
    assert kinds == ["opponent", "empty", "person"]


def test_choosing_a_taken_chair_does_not_change_who_sits_there(app):
    pilot = fly(app, sheet)
    before = list(pilot.scene.plan.chairs)
    pilot.click("new_game.chair.2")
    assert pilot.scene.plan.chairs == before
    assert pilot.find("new_game.persona.gardener") is not None


@pytest.mark.parametrize(("by", "ok", "tab"), [("keys", "return", "tab"), ("pad", "a", "rb")])
def test_a_chair_is_changed_without_a_mouse(app, by, ok, tab):
    pilot = fly(app, sheet)
    reach(pilot, "new_game.chair.1", tab, by=by)
    reach(pilot, "new_game.chair.4", "right", "up", by=by)
    (pilot.press if by == "keys" else pilot.pad)(ok)
    assert pilot.scene.plan.kind(3) == "person"
    assert pilot.focused == "new_game.chair.4"


def test_with_one_chair_taken_the_game_waits_and_says_so(app):
    app.services.settings = app.settings.changed(tables={"pixies": TableSetup((Chair("Оля"),))})
    pilot = fly(app, sheet)
    assert app.say("new_game.too_few") in pilot.texts
    pilot.click("new_game.start")
    assert app.started == []


def test_persona_level_and_house_rule_reach_the_table(app):
    pilot = fly(app, sheet).click("new_game.chair.2").click("new_game.persona.dreamer")
    reach(pilot, "new_game.level", "down").press("right", "right", "right")  # up from easy: nobody has played yet
    pilot.click("new_game.fold.rules").settle()
    reach(pilot, "new_game.option.rounds", "down").press("left")
    pilot.click("new_game.start")
    ((_, chairs, deal),) = app.started
    assert chairs[1] == Chair("Wisp", "expert", "dreamer")
    assert deal.options == {"rounds": 2}


def test_without_a_persona_an_opponent_plays_evenly(app):
    fly(app, sheet).click("new_game.chair.2").click("new_game.persona.balanced").click("new_game.start")
    assert app.started[0][1][1].persona is None
    assert app.started[0][1][1].name == app.say("personas.balanced.name")


def test_namesakes_are_told_apart(app):
    pilot = fly(app, sheet).click("new_game.chair.3").click("new_game.chair.3").click("new_game.persona.miser")
    pilot.click("new_game.chair.2").click("new_game.persona.miser").click("new_game.start")
    assert [chair.name for chair in app.started[0][1][1:]] == ["Hazel", "Hazel 2"]


def test_a_name_is_written_and_the_chair_follows(app):
    pilot = fly(app, sheet).click("new_game.name").type("Ірина")
    assert "Ірина" in pilot.texts
    assert pilot.focused == "new_game.name"
    pilot.click("new_game.start")
    assert app.started[0][1][0].name == "Ірина"


def test_a_pad_writes_on_the_screen(app):
    pilot = fly(app, sheet)
    pilot.scene.focus.set(pilot.node("new_game.name"))
    pilot.pad("a").settle()
    assert isinstance(pilot.scene, ScreenKeyboard)
    pilot.click("screen_keyboard.q").click("screen_keyboard.done").settle()
    assert pilot.scene.plan.chairs[0] == Chair("q")


def test_a_mouse_alone_writes_a_name(app):
    pilot = fly(app, sheet)
    pilot.click(tuple(pilot.node("new_game.name").keys.centre)).settle()
    for key in ("shift", "a", "d", "x", "erase", "a"):
        pilot.click(f"screen_keyboard.{key}")
    pilot.click((5, 5)).settle()
    assert pilot.scene.plan.chairs[0] == Chair("Ada")


def test_what_the_screen_keyboard_covers_stays_clean_at_every_size(app):
    pilot = fly(app, sheet)
    pilot.click(tuple(pilot.node("new_game.seed").keys.centre)).settle()
    assert isinstance(pilot.scene, ScreenKeyboard)
    assert findings_everywhere(pilot, app) == []


def test_a_press_is_heard_once(app):
    pilot = fly(app, sheet)
    pilot.desk.sounds = memory = Memory()
    pilot.click("new_game.chair.2").click("new_game.persona.miser").click("new_game.dice")
    pressed = [name for name in memory.played if name != "button_hover"]
    assert pressed == ["button_press", "button_press", "dice_land"]


def test_every_way_to_hand_over_can_be_chosen_here(app):
    pilot = fly(app, sheet).click("new_game.fold.pace").settle()
    ways = pilot.node("new_game.hand_over")
    for way, _ in ways.options:
        pilot.click(tuple(ways.option_rect(way).centre))
        assert app.settings.hand_over == way


def test_a_seed_means_the_same_game(app):
    pilot = fly(app, sheet).click("new_game.seed")
    pilot.press("ctrl+a").type("moss-lantern-4817").click("new_game.start")
    assert app.started[0][2].seed == seed_number("moss-lantern-4817")


def test_the_dice_throw_another_seed(app):
    pilot = fly(app, sheet)
    before = pilot.scene.seed_text
    pilot.click("new_game.dice")
    assert pilot.scene.seed_text != before
    assert pilot.node("new_game.seed").text == pilot.scene.seed_text


def test_the_last_table_is_laid_again(app):
    pilot = fly(app, sheet).click("new_game.chair.4").click("new_game.start")
    laid = pilot.scene.plan.chairs
    assert fly(app, sheet).scene.plan.chairs == laid
    assert laid[3] == Chair("")


def test_a_remembered_table_that_no_longer_fits_is_mended():
    last = TableSetup((Chair("A"), Chair("", "godlike", "stranger"), None), {"rounds": 9, "dragons": True})
    draft = Plan.of(PIXIES, last)
    assert draft.chairs == [Chair("A"), Chair("", "normal", None), None, None, None]
    assert draft.options == {}


def test_pace_and_hints_are_the_apps_own_settings(app):
    pilot = fly(app, sheet).click("new_game.fold.pace").settle()
    pilot.click("new_game.practice").click("new_game.previews")
    reach(pilot, "new_game.pace", "up").press("right")
    assert (app.settings.practice, app.settings.previews, app.settings.pace) == (True, False, "fast")


def test_the_draft_outlives_a_change_of_language(app):
    pilot = fly(app, sheet).click("new_game.chair.4").click("new_game.fold.pace")
    seed = pilot.scene.seed_text
    app.change(language="uk")
    pilot.settle()
    assert pilot.scene.plan.kind(3) == "person"
    assert pilot.node("new_game.seed").text == seed
    assert pilot.find("new_game.pace") is not None
    assert app.say("new_game.start") == "Почати"
    assert "Почати" in pilot.texts


@pytest.mark.parametrize(
    "leave", [lambda p: p.press("escape"), lambda p: p.pad("b"), lambda p: p.click("new_game.back")]
)
def test_the_sheet_is_left_by_any_hand(app, leave):
    pilot = fly(app, sheet)
    scene = pilot.scene
    leave(pilot)
    assert scene not in pilot.desk.scenes


@pytest.mark.parametrize("seed", [0, 1, 4817, 9999, 10_000, 12_345_678, ALL - 1, ALL, 1 << 60])
def test_a_seed_and_its_words_are_the_same(seed):
    assert seed_number(seed_name(seed)) == seed


def test_any_words_are_a_seed():
    assert seed_number(" Friday at Olya's ") == seed_number("friday at olya's")
    assert seed_number("friday") != seed_number("saturday")
    assert seed_number("4817") == 4817
    assert seed_number("  ") is None


@pytest.mark.parametrize("key", ["return", "escape"])
def test_a_written_name_is_left_for_the_start(app, key):
    pilot = fly(app, sheet).click("new_game.name").type("Ada").press(key)
    assert pilot.focused == "new_game.start"
    pilot.press("return")
    assert app.started[0][1][0].name == "Ada"


def test_the_longest_and_widest_name_keeps_to_its_places(tmp_path):
    app = new_app(tmp_path)
    pilot = fly(app, sheet).click("new_game.name").type("Щ" * 40)
    assert len(pilot.scene.plan.chairs[0].name) == LONGEST_NAME
    assert findings_everywhere(pilot, app) == []


def test_down_the_column_leads_to_the_start_and_never_to_a_chair(app):
    pilot = fly(app, sheet)
    reach(pilot, "new_game.fold.pace", "up")
    passed = []
    while pilot.focused != "new_game.start":
        pilot.press("down")
        passed.append(pilot.focused)
        assert len(passed) < 5, passed
    assert not [node for node in passed if "chair" in node]


def test_clues_are_given_in_the_players_language_unless_another_is_agreed_on():
    draft = Plan.of(GAMES["pictoric"], None, language="uk")
    assert draft.agreed["language"] == "uk"
    assert draft.is_standard
    draft.options["language"] = "fr"
    assert draft.agreed["language"] == "fr"
    assert not draft.is_standard
    assert "language" not in Plan.of(PIXIES, None, language="uk").agreed
    assert Plan.of(GAMES["pictoric"], None, language="de").agreed["language"] == "en"


def tactics_sheet(app):
    return NewGameScene(app, "tactics")


def test_a_house_rule_brings_the_chairs_that_it_needs(app):
    pilot = fly(app, tactics_sheet)
    draft = pilot.scene.plan
    assert [chair.visible for chair in pilot.scene.chairs] == [True, True, False, False, False, False]
    pilot.click("new_game.fold.rules")
    pilot.scene.column._agree("variant", "king")
    assert all(chair.visible for chair in pilot.scene.chairs)
    assert draft.kind(0) == "person"
    assert [draft.kind(seat) for seat in range(1, 6)] == ["opponent"] * 5
    assert [chair.team for chair in pilot.scene.chairs] == [0, 0, 0, 1, 1, 1]
    pilot.click("new_game.start")
    ((_, chairs, deal),) = app.started
    assert len(chairs) == deal.seats == 6
    assert Match.start(GAMES["tactics"], deal).to_act


def test_a_table_that_must_be_full_says_so(app):
    pilot = fly(app, tactics_sheet)
    pilot.click("new_game.fold.rules")
    pilot.scene.column._agree("variant", "cross")
    pilot.scene.plan.selected = 2
    pilot.scene.column._seat_a("empty")
    assert not pilot.scene.start.enabled
    assert "All 4 seats of this game must be taken." in pilot.step().texts


def test_house_rules_that_do_not_go_together_give_way_to_the_last_one():
    draft = Plan.of(GAMES["tactics"], None)
    draft.agree("deck", "first_game")
    draft.agree("variant", "siege")
    assert draft.agreed["deck"] == "dawn"
    deck = next(option for option in draft.rules if option.key == "deck")
    assert "first_game" not in draft.choices(deck)
    draft.agree("variant", "classic")
    assert "first_game" in draft.choices(deck)


def test_a_remembered_table_whose_rules_no_longer_fit_begins_anew():
    last = TableSetup((Chair(""), Chair("", "normal")), {"deck": "first_game", "variant": "siege"})
    draft = Plan.of(GAMES["tactics"], last)
    assert draft.agreed["variant"] == "classic"
    assert draft.can_start


def test_only_house_rules_that_matter_are_shown():
    draft = Plan.of(GAMES["tactics"], None)
    assert "signals" not in [option.key for option in draft.rules]
    draft.agree("variant", "king")
    shown = [option.key for option in draft.rules]
    assert "signals" in shown
    assert "trophies" not in shown
