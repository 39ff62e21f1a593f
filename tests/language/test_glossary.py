"""The words of each game: whole in four languages, told by their forms, and none that is used lies undefined."""

import re
from itertools import product

import pytest

from pixtable.games import GAMES
from pixtable.games.tactics.rules.abilities.words import Ability, character_of
from pixtable.games.tactics.rules.decks.roster import NUMBERS
from pixtable.games.tactics.rules.labels import text_key
from pixtable.language.glossary import Glossary, Term, glossary_of, terms_of
from pixtable.language.spoken import in_language
from pixtable.language.words import FINISHED, Words, catalogue
from pixtable.store.rulebook import load_rulebook

HOMES = ("pixies", "rhombs", "pictoric", "tactics")
MOST = {"short": 70, "long": 260, "example": 120}
TACTICS = GAMES.package_of("tactics")


def terms(game: str) -> tuple[Term, ...]:
    return terms_of(GAMES.package_of(game))


@pytest.mark.parametrize("game", HOMES)
def test_every_word_is_told_in_four_languages_and_within_its_room(game):
    for term in terms(game):
        for part, most in MOST.items():
            spoken = getattr(term, part)
            assert set(spoken) == set(term.name) == set(FINISHED), term.id
            assert all(0 < len(text) <= most for text in spoken.values()), (term.id, part)


@pytest.mark.parametrize("game", HOMES)
def test_every_word_stands_once_and_names_what_there_is(game):
    ids = [term.id for term in terms(game)]
    clauses = {clause.id for clause in load_rulebook(game).clauses()}
    assert len(ids) == len(set(ids))
    assert [term.id for term in terms(game) if not set(term.see) <= set(ids) - {term.id}] == []
    assert [term.id for term in terms(game) if term.clause not in clauses] == []


@pytest.mark.parametrize(("game", "language"), list(product(HOMES, FINISHED)))
def test_no_two_words_are_written_alike(game, language):
    forms = [form.lower() for term in terms(game) for form in term.written(language)]
    assert [form for form in forms if forms.count(form) > 1] == []


def test_what_is_found_makes_up_the_text_and_longer_forms_come_first():
    text = "Intercept. One hero makes a free attack, a free action. It −1: [−1 life] and [-1 life]."
    found = list(glossary_of(TACTICS, "en").stretches(text))
    assert "".join(stretch.text for stretch in found) == text
    told = {stretch.term: stretch.text for stretch in found if stretch.term}
    assert told["intercept"] == "Intercept"
    assert told["free_attack"] == "free attack"
    assert told["free"] == "free action"
    assert told["status.life_down"] == "[−1 life]"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "a free limited action"),
        ("fr", "une action gratuite limitée"),
        ("ru", "свободное ограниченное действие"),
        ("uk", "вільна обмежена дія"),
    ],
)
def test_two_marks_side_by_side_are_two_words(language, text):
    assert {one.term for one in glossary_of(TACTICS, language).stretches(text)} >= {"free", "limited"}


def test_parts_of_words_are_no_words_and_a_word_is_told_once():
    marked = [one.term for one in glossary_of(TACTICS, "ru").stretches("Порядок: перехвату — перехват") if one.term]
    assert marked == ["intercept"]


def test_a_game_without_a_file_has_no_words():
    assert list(Glossary((), "en").stretches("anything")) == [("anything", "")]


# Nothing that a card says lies undefined


def abilities() -> list[Ability]:
    return [ability for card in NUMBERS.values() for ability in character_of(card).abilities if ability.is_written]


def text_of(ability: Ability, language: str) -> str:
    return Words(language, TACTICS).say(text_key(ability), **ability.numbers)


@pytest.mark.parametrize("language", FINISHED)
def test_every_status_on_a_card_has_its_entry(language):
    glossary = glossary_of(TACTICS, language)
    for ability in abilities():
        text = text_of(ability, language)
        for status in re.findall(r"\[[^\]]+\]", text):
            found = [one.term for one in glossary.stretches(status)]
            assert [term.partition(".")[0] for term in found] == ["status"], (ability.id, status)


@pytest.mark.parametrize("language", FINISHED)
def test_every_word_of_the_catalogue_of_terms_has_its_entry(language):
    """Keywords, statuses, kinds, marks and rows: what labels on cards and field are made of."""
    words, names = catalogue(TACTICS, language), {term.id for term in terms("tactics")}
    for key in words:
        table, _, name = key.partition(".")
        if table in ("keywords", "marks", "rows"):
            assert name in names, key
        elif table == "kinds":
            assert {"action": "leader_action"}.get(name, name) in names, key
    keywords = {in_language(term.name, language) for term in terms("tactics")}
    assert {words[key] for key in words if key.startswith("keywords.")} <= keywords


@pytest.mark.parametrize("language", FINISHED)
def test_a_keyword_on_a_card_is_found_in_every_language_where_it_is_in_one(language):
    """A form that a language does not know yet would leave its readers alone."""
    wanted = {term.id for term in terms("tactics")} & {
        key.partition(".")[2] for key in catalogue(TACTICS, "en") if key.startswith("keywords.")
    } | {term.id for term in terms("tactics") if term.id.startswith("status.")}
    for ability in abilities():
        english, told = (
            {one.term for one in glossary_of(TACTICS, spoken).stretches(text_of(ability, spoken))} & wanted
            for spoken in ("en", language)
        )
        assert told == english, ability.id


@pytest.mark.parametrize("language", FINISHED)
def test_every_sentence_with_a_full_stop_alone_on_a_card_is_a_word_with_an_entry(language):
    """Such as "Intercept. Steadfast.": such words are keywords, and nothing else on the card says what they do."""
    glossary = glossary_of(TACTICS, language)
    for ability in abilities():
        for alone in re.findall(r"(?:^|(?<=\. ))(\w+(?: à distance| \w+ка|)(?: \d+)?)\.", text_of(ability, language)):
            assert any(one.term for one in glossary.stretches(alone)), (ability.id, alone)


@pytest.mark.parametrize(("game", "language"), list(product(HOMES, FINISHED)))
def test_every_sentence_of_the_rules_in_short_has_a_word_that_is_explained(game, language):
    glossary = glossary_of(GAMES.package_of(game), language)
    for sentence in load_rulebook(game).summary:
        said = in_language(sentence, language)
        assert any(one.term for one in glossary.stretches(said)), said
