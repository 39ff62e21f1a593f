"""Built decks: PT-101 to PT-103, and decks as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pixtable.games.tactics.rules.decks.deck_text import MOST_COPIES, BadDeck, folded
from pixtable.games.tactics.rules.decks.decks import Deck, built, in_order
from pixtable.games.tactics.rules.decks.legality import problems
from pixtable.games.tactics.rules.decks.limits import LIMITS, Limits
from pixtable.games.tactics.rules.decks.roster import ROSTER, name_of
from pixtable.games.tactics.screens.decks.deck_box import deck_from, deck_to_text, ready_folder, vocabulary, words_in
from pixtable.language.words import FINISHED
from tests.work import lines_of

FREE = [name for name in ROSTER if name not in LIMITS.banned_heroes | LIMITS.one_leader_of | LIMITS.few_heroes.keys()]
LEADERS, HEROES = tuple(FREE[:4]), tuple(FREE[4:29])
LEGAL = Deck(LEADERS, HEROES)


def found(deck: Deck, limits: Limits = LIMITS) -> set[tuple[str, str]]:
    return {(problem.clause, problem.key) for problem in problems(deck, limits)}


def epic(heroes: int) -> Deck:
    return Deck(LEADERS, in_order((FREE[4:] * 3)[:heroes]), format="epic")


def test_pt_101_a_standard_deck():
    assert found(LEGAL) == set()
    assert found(Deck(LEADERS, in_order(FREE[4:34]))) == set()


@pytest.mark.parametrize(
    ("deck", "key"),
    [
        (Deck(LEADERS[:3], HEROES), "few_leaders"),
        (Deck((*LEADERS, "golem"), HEROES[:24]), "many_leaders"),
        (Deck(LEADERS, HEROES[:24]), "few_heroes"),
        (Deck(LEADERS, in_order(FREE[4:35])), "many_heroes"),
        (Deck(LEADERS, (*HEROES[:24], HEROES[0])), "copies"),
        (Deck(LEADERS, (*HEROES[:24], LEADERS[0])), "leads_too"),
    ],
)
def test_pt_101_what_is_wrong_with_a_standard_deck(deck, key):
    assert ("PT-101", key) in found(deck)


def test_pt_101_missing_and_spare_cards_are_counted():
    assert [problem.n for problem in problems(Deck(LEADERS[:1], HEROES[:20]))] == [3, 5]


def test_pt_102_an_epic_deck_has_up_to_three_copies_and_its_leaders_may_fight():
    assert found(epic(60)) == set()
    assert found(epic(80)) == set()
    assert found(epic(59)) == {("PT-102", "few_heroes")}
    assert found(epic(81)) == {("PT-102", "many_heroes")}
    with_leader = Deck(LEADERS, (*epic(60).heroes, LEADERS[0], LEADERS[0]), format="epic")
    assert found(with_leader) == set()
    assert found(with_leader.with_card(LEADERS[0], "heroes")) == {("PT-102", "copies")}


def test_pt_103_banned_heroes_are_those_of_the_sheet_and_may_lead():
    assert LIMITS.banned_heroes == {"technologist", "warlock", "scientist", "trapper"}
    for name in LIMITS.banned_heroes:
        assert found(Deck(LEADERS, (*HEROES[:24], name))) == {("PT-103", "banned_hero")}
        assert found(Deck((*LEADERS[:3], name), HEROES)) == set()


def test_pt_103_banned_leaders_come_from_the_list():
    limits = LIMITS._replace(banned_leaders=frozenset({LEADERS[0]}))
    assert found(LEGAL, limits) == {("PT-103", "banned_leader")}


def test_pt_103_only_one_restricted_leader():
    assert found(Deck(("deity", *LEADERS[:3]), HEROES)) == set()
    both = Deck(("keeper", "viking", *LEADERS[:2]), HEROES)
    assert [problem.characters for problem in problems(both)] == [("keeper", "viking")]


def test_pt_103_restricted_heroes_have_a_number_of_their_own():
    two = Deck(LEADERS, (*epic(60).heroes, "operative", "operative"), format="epic")
    assert found(two) == set()
    assert found(two.with_card("operative", "heroes")) == {("PT-103", "few_copies")}
    assert found(Deck(LEADERS, (*epic(60).heroes, "deity", "deity"), format="epic")) == {("PT-103", "few_copies")}


def test_cards_of_a_deck_have_numbers_of_their_own():
    cards = built(1, Deck(("golem",), ("golem", "golem", "knight")))
    every = (*cards.leaders, *cards.heroes)
    assert len(set(every)) == 4
    assert [name_of(card) for card in every] == ["golem", "golem", "golem", "knight"]
    assert all(card // 1000 == 1 for card in every)


# Decks as text


def test_no_word_means_two_things_in_any_language():
    meanings: dict[str, set[str]] = {}
    for meaning, words in vocabulary().items():
        for word in words:
            meanings.setdefault(folded(word), set()).add(meaning)
    assert {word: means for word, means in meanings.items() if len(means) > 1} == {}


@pytest.mark.parametrize("language", FINISHED)
@given(data=st.data())
def test_a_deck_written_in_any_language_is_read_as_the_same(language, data):
    names = st.lists(st.sampled_from(ROSTER), min_size=1, max_size=80)
    leaders, heroes = data.draw(names), data.draw(names)
    heroes = [name for name in set(heroes) for _ in range(min(MOST_COPIES, heroes.count(name)))]
    leaders = [name for name in set(leaders) for _ in range(min(MOST_COPIES, leaders.count(name)))]
    title = data.draw(st.sampled_from(["", "Dawn Patrol", "Рассветный дозор: второй", "« l’été »"]))
    deck = Deck(in_order(leaders), in_order(heroes), title, data.draw(st.sampled_from(("standard", "epic"))))
    assert deck_from(deck_to_text(deck, language)) == deck


@pytest.mark.parametrize(
    "text",
    [
        "Leaders\nGolem\nHeroes\n2 Knight\nkeeper",
        "leaders:\n  GOLEM\n\n# a remark\nheroes:\nKnight x2\nKeeper\n",
        "\ufeffChefs\nGolem\nHéros\n2x Chevalier\nGardien",
        "Лидеры\nГолем\nГерои\nРыцарь ×2\nХранитель",
        "Лідери\nGolem\nHeroes\n2 лицар\nKeeper",
    ],
)
def test_people_may_write_as_they_like(text):
    assert deck_from(text) == Deck(("golem",), ("keeper", "knight", "knight"))


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("", 1, "nothing"),
        ("Name: x\n\nLeaders\n", 3, "nothing"),
        ("Golem\nLeaders", 1, "before_lists"),
        ("Leaders\nGolem\nHeroes\nUnicorn", 4, "character"),
        ("Leaders\nGolem\nHeroes\n12 Knight", 4, "number"),
        ("Leaders\nGolem\nHeroes\n0 Knight", 4, "number"),
        ("Format: huge\nLeaders\nGolem", 1, "format"),
        ("Leaders\n" + "Golem\n" * 500, 400, "too_long"),
        ("\x00\x01\x02", 1, "nothing"),
    ],
)
def test_a_broken_text_is_told_by_its_line(text, line, key):
    with pytest.raises(BadDeck) as caught:
        deck_from(text)
    assert (caught.value.line, caught.value.key) == (line, key)


# Ready decks


def test_a_dozen_ready_decks_are_legal_and_different():
    decks = [deck_from(path.read_text(encoding="utf-8")) for path in sorted(ready_folder().glob("*.txt"))]
    assert len(decks) >= 12
    assert [found(deck) for deck in decks] == [set()] * len(decks)
    assert len({(deck.leaders, deck.heroes) for deck in decks}) == len(decks)
    assert {deck.format for deck in decks} == {"standard", "epic"}


def test_ready_decks_are_written_as_we_write_decks():
    for path in ready_folder().glob("*.txt"):
        text = path.read_text(encoding="utf-8")
        assert deck_to_text(deck_from(text), "en") == text


def test_words_are_complete_in_all_languages():
    assert all(words_in(language).keys() == vocabulary().keys() for language in FINISHED)


HOSTILE = {
    "a word of 900 letters": (2, f"Leaders\n{'W' * 900}"),
    "a word of 4000 letters": (2, f"Leaders\n{'W' * 4000}"),
    "a line of 10 kB": (2, f"Leaders\n{'W' * 10_000}"),
    "60 kB in one line": (1, "W" * 60_000),
    "a megabyte": (1, "W\n" * 500_000),
    "a thousand lines": (400, "Leaders\n" * 1000),
    "a long format": (1, f"Format: {'x' * 900}"),
    "a long number": (2, f"Leaders\n{'9' * 900} Knight"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_text_that_no_deck_is_like_is_refused_in_a_short_sentence(name):
    line, text = HOSTILE[name]
    with pytest.raises(BadDeck) as bad:
        lines_of(lambda: deck_from(text), 100 * 64_000)
    assert bad.value.line == line
    assert len(bad.value.word) <= 40


@pytest.mark.parametrize("sign", ["\0", "\x1b", "\u202e", "\u2066", "\u200f", "\ufeff", "\ud800"])
def test_signs_that_rule_a_line_are_left_out_of_a_deck(sign):
    text = f"{sign}Name: Dawn{sign} Patrol\nLead{sign}ers\nGol{sign}em\n"
    assert deck_from(text) == Deck(("golem",), (), "Dawn Patrol")
    assert sign not in deck_to_text(Deck(("golem",), (), f"Dawn{sign}"), "en")
