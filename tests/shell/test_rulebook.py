"""The rulebook: whole in four languages, found by any word, open at the clause that was cited."""

import ast
import re
from pathlib import Path

import pytest

from pixtable.core.game import Option, home_of
from pixtable.core.match import Deal
from pixtable.games import GAMES
from pixtable.games.rhombs.rules.house import threshold_at
from pixtable.games.tactics.rules.decks.limits import LIMITS
from pixtable.language.glossary import terms_of
from pixtable.language.spoken import in_language
from pixtable.language.words import FINISHED, Words
from pixtable.shell.rulebook.blocks import MOST_LETTERS, ClauseBlock
from pixtable.shell.rulebook.scene import RulebookScene
from pixtable.shell.rulebook.search import marked
from pixtable.store.box import box_of
from pixtable.store.rulebook import load_rulebook
from tests.refusals import ROOT, refusals_in
from tests.shell.shell_pilot import MATRIX, found_by_audit, reach, seated

BOOKS = [game for game in GAMES if (ROOT / "games" / game / "text" / "rulebook.toml").exists()]
CLAUSES = {
    "pixies": "1 2 3 10 11 12 13 20 21 22 23 24 30 31 32 33 34 40 41 42 43 50",
    "rhombs": "1 2 3 10 11 12 13 14 20 21 22 23 24 25 30 31 32 40 41 42 43 44",
    "pictoric": "1 2 3 10 11 12 20 21 22 23 24 56 30 31 32 33 40 41 42 43 50 51 52 53 54 55 60",
    "tactics": (
        "1 2 3 10 20 21 30 31 32 33 40 41 42 43 44 45 46 47 48 49 50 51 52 60 61 62 63 64 70 71 72 73 74 80 81 82 "
        "90 91 92 93 100 101 102 103 104 105 106 107 110 111 112 113 114 115"
    ),
}

WHOLLY_OURS = {"pixies": "34 43", "rhombs": "14 43 44", "pictoric": "43 56", "tactics": "93 107"}
MORE_THAN_THE_SHEET = {
    "pixies": "1 2 24 32 42",
    "rhombs": "2 3 20 24 25 30 31 40 41 42",
    "pictoric": "3 21 24 42 51 52 53 60",
    "tactics": "20 43 61 70 72 80 90 91 92 103 106 111 112 113 114 115",
}
"""As the clauses were compared with the printed sheets."""


def pixies(clause: str | None = None):
    return lambda app: RulebookScene(app, "pixies", clause)


def in_sight(pilot) -> list[str]:
    pane = pilot.scene.reader
    seen = pane.screen_rect()
    return [part.id for part in pane.parts if part.visible and part.screen_rect().meets(seen, 8)]


# The book


@pytest.mark.parametrize("game", BOOKS)
def test_every_text_exists_in_four_languages(game):
    book = load_rulebook(game)
    spoken = [*book.summary, *(section.title for section in book.sections)]
    spoken += [clause.text for clause in book.clauses()]
    spoken += [text for clause in book.clauses() for text in (clause.ruling, clause.published, clause.why) if text]
    assert [text for text in spoken if set(text) != set(FINISHED) or not all(text.values())] == []


@pytest.mark.parametrize("game", BOOKS)
def test_ids_are_unique(game):
    book = load_rulebook(game)
    for ids in (
        [clause.id for clause in book.clauses()],
        [section.id for section in book.sections],
    ):
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", BOOKS)
def test_every_clause_of_the_specification_is_there(game):
    book = load_rulebook(game)
    assert [clause.id for clause in book.clauses()] == [f"{book.prefix}-{n}" for n in CLAUSES[game].split()]


@pytest.mark.parametrize("game", BOOKS)
def test_whatever_a_refusal_or_a_score_cites_is_there(game):
    known = {clause.id for clause in load_rulebook(game).clauses()}
    cited = {raised.clause for raised in refusals_in(ROOT / "games" / game)}
    for file in (ROOT / "games" / game).rglob("*.py"):
        cited |= {text for text in strings_in(file) if re.fullmatch(r"[A-Z]{2}-\d+", text)}
    assert cited
    assert cited <= known


def strings_in(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@pytest.mark.parametrize("game", BOOKS)
def test_whatever_the_printed_sheet_does_not_say_is_marked(game):
    book = load_rulebook(game)
    for origin, clauses in (("ruling", WHOLLY_OURS), ("mixed", MORE_THAN_THE_SHEET)):
        marked = {clause.id for clause in book.clauses() if clause.origin == origin}
        assert marked == {f"{book.prefix}-{n}" for n in clauses[game].split()}


@pytest.mark.parametrize("game", BOOKS)
def test_a_clause_has_beside_the_sheets_text_what_its_origin_says_and_why(game):
    for clause in load_rulebook(game).clauses():
        beside = bool(clause.ruling or clause.published)
        assert beside == (clause.origin == "mixed"), clause.id
        assert bool(clause.why) == (clause.origin != "sheet"), clause.id


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("language", FINISHED)
def test_why_it_is_so_is_said_in_a_sentence_or_two_of_its_own(game, language):
    whys = [clause.why[language] for clause in load_rulebook(game).clauses() if clause.why]
    assert len(set(whys)) == len(whys)
    assert [why for why in whys if not re.fullmatch(r"[^a-zа-яіїєґ].{15,210}\.", why)] == []


def test_the_card_list_of_pixies_is_named_as_the_published_games():
    published = {clause.id: clause.published["en"] for clause in load_rulebook("pixies").clauses() if clause.published}
    assert set(published) == {"PX-1", "PX-2"}
    assert "16 cards in each of four colours" in published["PX-1"]


def options_in_the_folder_of(game: str) -> dict[str, Option]:
    """Of the game itself, and of its drafts."""
    return {option.key: option for name in GAMES if home_of(name) == game for option in GAMES[name].options}


@pytest.mark.parametrize("game", BOOKS)
def test_every_option_is_named_at_its_clause_and_nothing_else_is(game):
    named = {clause.id: set(clause.option) for clause in load_rulebook(game).clauses()}
    options = options_in_the_folder_of(game)
    assert [option.key for option in options.values() if option.key not in named[option.clause]] == []
    assert set().union(*named.values()) <= set(options)


def test_a_missing_language_falls_back_to_english():
    assert in_language({"en": "garden"}, "uk") == "garden"
    assert in_language({}, "uk") == ""


def test_found_words_are_marked_whole_and_nothing_is_lost():
    runs = marked("Ёлка и ёлки: зона, зоны", "ел")
    assert "".join(run.text for run in runs) == "Ёлка и ёлки: зона, зоны"
    assert [run.text for run in runs if run.weight] == ["Ёлка", "ёлки"]


# The sheet


@pytest.mark.parametrize(("size", "scale", "language", "high"), MATRIX)
def test_no_page_overflows_or_overlaps(tmp_path, size, scale, language, high):
    looks = {"language": language, "text_scale": scale, "high_contrast": high}
    _, pilot = seated(tmp_path, pixies("PX-42"), size=size, **looks)
    for _ in range(3):
        assert found_by_audit(pilot) == []
        pilot.press("page down")
    pilot.press("/").type("1")
    assert found_by_audit(pilot) == []


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("language", FINISHED)
def test_no_line_is_longer_than_eighty_letters(tmp_path, language, scale):
    _, pilot = seated(tmp_path, pixies(), language=language, text_scale=scale, size=(1920, 1080))
    canvas = pilot.desk.canvas
    for part in pilot.scene.reader.parts:
        if isinstance(part, ClauseBlock):
            for text, role, rect, _ in part.placed:
                lines = canvas.block(text, role, rect.w).lines
                assert max(sum(len(piece.text) for piece in line.pieces) for line in lines) <= MOST_LETTERS


def words_of(pilot, clause: str) -> list[str]:
    return [placed.text for placed in pilot.node(f"rulebook.clause.{clause}").placed]


def test_a_ruling_stands_on_its_own_slip_with_its_reason_and_how_to_agree_otherwise(tmp_path):
    _, pilot = seated(tmp_path, pixies("PX-32"))
    text, owner, ruling, why, heading, way, mark = words_of(pilot, "PX-32")
    assert text.startswith("Then everybody counts")
    assert (owner, mark) == ("Our ruling", "Sheet")
    assert ruling.startswith("Before the game you may agree")
    assert why == "Why? A short game fits into a short break."
    assert heading == "Can be agreed otherwise"
    assert way == "Rounds — One · Two · Three (usually: Three)"


def test_what_is_wholly_ours_or_the_sheets_is_not_called_the_others(tmp_path):
    _, pilot = seated(tmp_path, pixies())
    owner, _, why = words_of(pilot, "PX-43")
    assert owner == "Our ruling"
    assert why.startswith("Why? ")
    assert words_of(pilot, "PX-40")[1:] == ["Sheet"]
    assert words_of(pilot, "PX-1")[1] == "As in the published game"


def test_opened_from_a_table_it_tells_what_was_agreed_on_there(tmp_path):
    _, pilot = seated(tmp_path, lambda app: RulebookScene(app, "pixies", "PX-32", Deal(2, 0, options={"rounds": 1})))
    assert "Rounds — One · Two · Three (at this table: One)" in words_of(pilot, "PX-32")


def test_an_option_that_does_not_matter_at_the_table_tells_only_what_is_usual(tmp_path):
    deal = Deal(6, 0, options=GAMES["tactics"].read_options({"variant": "king"}))
    _, pilot = seated(tmp_path, lambda app: RulebookScene(app, "tactics", deal=deal))
    assert words_of(pilot, "PT-110")[2].endswith("(at this table: King, 3 v 3)")
    assert any(text.endswith("(usually: Two)") for text in words_of(pilot, "PT-91"))


def test_a_long_row_of_choices_is_told_by_its_ends(tmp_path):
    _, pilot = seated(tmp_path, lambda app: RulebookScene(app, "rhombs"))
    assert words_of(pilot, "HX-13")[2] == "Coloured tiles before a black one — None … 20 tiles (usually: 10 tiles)"


def test_what_depends_on_the_seats_is_told_for_those_of_the_table(tmp_path):
    match = GAMES["rhombs"].read_options({"match": "match"})
    _, pilot = seated(tmp_path, lambda app: RulebookScene(app, "rhombs", deal=Deal(4, 0, match)))
    limit = threshold_at(4, match)
    assert any(text.endswith(f"(at this table: By seats: {limit} points)") for text in words_of(pilot, "HX-42"))


def test_what_depends_on_the_seats_is_told_for_the_fewest_and_the_most_where_there_is_no_table(tmp_path):
    agreed = GAMES["rhombs"].filled({})
    fewest, most = (threshold_at(seats, agreed) for seats in (2, 10))
    _, pilot = seated(tmp_path, lambda app: RulebookScene(app, "rhombs"))
    usual = f"(usually: By seats: {fewest} points … By seats: {most} points)"
    assert f"Match: points limit — 5 points … 50 points {usual}" in words_of(pilot, "HX-42")


@pytest.mark.parametrize("language", FINISHED)
def test_construction_names_every_card_of_its_lists(tmp_path, language):
    _, pilot = seated(tmp_path, lambda app: RulebookScene(app, "tactics"), language=language)
    say = Words(language, GAMES.package_of("tactics")).say
    words = " ".join(words_of(pilot, "PT-103"))
    often = [f"{say(f'names.{name}')} ({most})" for name, most in LIMITS.few_heroes.items()]
    plain = LIMITS.banned_heroes | LIMITS.banned_leaders | LIMITS.one_leader_of
    assert [name for name in (*often, *(say(f"names.{one}") for one in plain)) if name not in words] == []
    assert not re.search(r"[{}]", words)


def test_words_of_a_reason_are_found(tmp_path):
    _, pilot = seated(tmp_path, pixies())
    pilot.press("m").type("break")
    assert "rulebook.clause.PX-32" in in_sight(pilot)
    assert "1 result" in pilot.texts


def test_it_opens_at_the_cited_clause(tmp_path):
    _, pilot = seated(tmp_path, pixies("PX-22"))
    assert "rulebook.clause.PX-22" in in_sight(pilot)
    assert "rulebook.clause.PX-2" not in in_sight(pilot)
    assert pilot.node("rulebook.clause.PX-22").is_cited


def test_it_opens_at_a_word_with_its_definition_and_what_it_is_kin_to(tmp_path):
    _, pilot = seated(tmp_path, lambda app: RulebookScene(app, "tactics", term="steadfast"))
    assert "rulebook.term.steadfast" in in_sight(pilot)
    assert pilot.node("rulebook.term.steadfast").is_cited
    assert any(text.startswith("Enemy effects cannot defeat") for text in pilot.texts)
    assert any(text.startswith("See also: ") for text in pilot.texts)
    assert found_by_audit(pilot) == []


@pytest.mark.parametrize("by", ["mouse", "keys", "pad"])
@pytest.mark.parametrize("game", ["pixies", "rhombs", "pictoric", "tactics"])
def test_every_word_of_the_game_is_read_in_its_chapter_by_any_hand(tmp_path, game, by):
    _, pilot = seated(tmp_path, lambda app: RulebookScene(app, game))
    head, text = "rulebook.contents.glossary", pilot.node("rulebook.text")
    if by == "mouse":
        pilot.node("rulebook.contents").bring_into_sight(pilot.node(head))
        pilot.click(head).settle().move(text)
        go_on = lambda: pilot.wheel(-8)
    else:
        press, around = (pilot.press, "tab") if by == "keys" else (pilot.pad, "rb")
        while not pilot.focused.startswith("rulebook.contents"):
            press(around)
        reach(pilot, head, "down", by=by)
        press("return" if by == "keys" else "a").settle()
        while pilot.focused != text.id:
            press(around)
        go_on = lambda: press(*["down"] * 4)
    seen, before = set(in_sight(pilot)), -1.0
    while text.offset != before:
        before = text.offset
        go_on()
        seen |= set(in_sight(pilot))
    assert {f"rulebook.term.{term.id}" for term in terms_of(GAMES.package_of(game))} - seen == set()


def test_words_are_searched_like_clauses(tmp_path):
    _, pilot = seated(tmp_path, lambda app: RulebookScene(app, "tactics"))
    pilot.press("/").type("steadfast")
    assert "rulebook.term.steadfast" in in_sight(pilot)
    assert found_by_audit(pilot) == []


def test_an_unknown_clause_opens_at_the_start(tmp_path):
    _, pilot = seated(tmp_path, pixies("PX-999"))
    assert in_sight(pilot)[0] == "rulebook.short"


def test_typing_searches_and_escape_gives_the_book_back(tmp_path):
    _, pilot = seated(tmp_path, pixies())
    pilot.press("m").type("multicolour")
    assert "rulebook.clause.PX-42" in in_sight(pilot)
    assert "rulebook.clause.PX-40" not in in_sight(pilot)
    assert "7 results" in pilot.texts
    pilot.press("escape")
    assert pilot.scene.query == ""
    assert in_sight(pilot)[0] == "rulebook.short"
    pilot.press("escape").settle()
    assert not isinstance(pilot.scene, RulebookScene)


def test_the_slash_that_leads_to_the_search_is_not_searched_for(tmp_path):
    _, pilot = seated(tmp_path, pixies())
    pilot.press("/").type("/")
    assert pilot.focused == "rulebook.search"
    assert pilot.scene.query == ""
    pilot.type("22")
    assert "rulebook.clause.PX-22" in in_sight(pilot)


def test_nothing_found_is_said(tmp_path):
    _, pilot = seated(tmp_path, pixies())
    pilot.press("/").type("dragon")
    assert any("dragon" in text and "mention" in text for text in pilot.texts)


def test_the_language_changes_in_place(tmp_path):
    app, pilot = seated(tmp_path, pixies("PX-31"))
    first = in_sight(pilot)[0]
    pilot.click(tuple(pilot.node("rulebook.language").option_rect("fr").centre))
    assert any("aire est pleine" in text for text in pilot.texts)
    assert first in in_sight(pilot)[:2]
    assert app.settings.language == "en"


def test_keys_alone_scroll_and_choose_a_section(tmp_path):
    _, pilot = seated(tmp_path, pixies())
    pilot.press("down", "page down")
    assert pilot.scene.reader.offset > 200
    pilot.press("end")
    assert "rulebook.term.full_garden" in in_sight(pilot)
    pilot.press("left")
    assert pilot.focused.startswith("rulebook.contents.")
    pilot.press("return").settle()


def test_a_pad_alone_reads_searches_and_leaves(tmp_path):
    _, pilot = seated(tmp_path, pixies())
    pilot.pad("down", "down")
    assert pilot.scene.reader.offset > 0
    pilot.pad("rb", "rb")
    assert pilot.focused == "rulebook.search"
    pilot.pad("a", "a", "b")  # the keyboard, its first key, and back
    assert pilot.scene.query == "1"
    pilot.pad("b", "b").settle()
    assert not isinstance(pilot.scene, RulebookScene)


def test_a_mouse_alone_goes_to_a_section_and_back(tmp_path):
    _, pilot = seated(tmp_path, pixies())
    pilot.click("rulebook.contents.scoring").settle()
    assert in_sight(pilot)[0] == "rulebook.section.scoring"
    pilot.move("rulebook.text").wheel(2)
    assert in_sight(pilot)[0] != "rulebook.section.scoring"
    pilot.click("rulebook.back").settle()
    assert not isinstance(pilot.scene, RulebookScene)


def test_a_mouse_alone_searches(tmp_path):
    _, pilot = seated(tmp_path, pixies())
    pilot.click(tuple(pilot.node("rulebook.search").keys.centre))
    for letter in "zone":
        pilot.click(f"screen_keyboard.{letter}")
    pilot.click("screen_keyboard.done").settle()
    assert pilot.scene.query == "zone"
    assert pilot.scene.found.text


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("language", FINISHED)
def test_a_game_has_one_name_wherever_it_is_named(game, language):
    english = Words("en", GAMES.package_of(game)).say("game.name")
    assert Words(language, GAMES.package_of(game)).say("game.name") == english


@pytest.mark.parametrize("game", GAMES)
def test_the_box_tells_how_many_can_play(game):
    assert box_of(game).seats == GAMES[game].seats
