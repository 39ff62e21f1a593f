"""How clues are read: forms, slips, compounds, idioms, numbers and what is denied, in four languages."""

from math import isfinite

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pixtable.games.pictoric.mind.meaning.clue import read, read_association, read_pictograms
from pixtable.games.pictoric.mind.meaning.dictionary import Dictionary, places
from pixtable.games.pictoric.mind.meaning.lexicon import Lexicon
from pixtable.games.pictoric.mind.meaning.scoring import score
from pixtable.games.pictoric.mind.meaning.tables import deck
from pixtable.games.pictoric.mind.meaning.text import LANGUAGES, words_of
from pixtable.games.pictoric.rules.state import Association


def names(part):
    concepts = deck().concepts
    return {concepts[meaning] for meaning in part.meanings if meaning < len(concepts)}


def part_of(words, language, text):
    return next(part for part in read(words, language).parts if part.text == text)


@pytest.mark.parametrize(
    ("language", "word", "concept"),
    [
        ("en", "wolves", "wolf"),
        ("en", "frozen", "freeze"),
        ("fr", "l’étoile", "star"),
        ("fr", "d'eau", "water"),
        ("fr", "aujourd’hui l’escalier", "stairs"),
        ("fr", "bateaux", "boat"),
        ("fr", "foret", "forest"),
        ("ru", "волками", "wolf"),
        ("ru", "маяка", "lighthouse"),
        ("ru", "звёздами", "star"),
        ("ru", "Песка", "sand"),
        ("ru", "улетели", "fly"),
        ("uk", "котові", "cat"),
        ("uk", "маяком", "lighthouse"),
        ("uk", "зірок", "star"),
        ("uk", "ніччю", "night"),
        ("uk", "льодом", "ice"),
        ("uk", "пам'ятає", "remember"),
        ("uk", "пам’ятає", "remember"),
    ],
)
def test_an_inflected_word_is_its_word(language, word, concept):
    assert any(concept in names(part) for part in read(word, language).parts)


@pytest.mark.parametrize(
    ("language", "word", "concept"),
    [
        ("en", "lighthuse", "lighthouse"),
        ("en", "labyrnth", "labyrinth"),
        ("fr", "escallier", "stairs"),
        ("ru", "лестнца", "ladder"),
        ("uk", "парасолкька", "umbrella"),
    ],
)
def test_one_slip_of_a_key_is_forgiven(language, word, concept):
    part = part_of(word, language, word)
    assert part.how == "typo"
    assert concept in names(part)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "finders spilt outweighs glider"),
        ("fr", "maille chaperon cogite redescends"),
        ("ru", "полочкам холопов загораживают доведёт надоело дуйте расселись покормил проклюнулся погреюсь"),
        ("uk", "вибув кепці розійдеться курячих погуляли приспів вдвох"),
    ],
)
def test_no_correct_word_is_taken_for_a_slip(language, words):
    for word in words.split():
        assert all(part.how != "typo" for part in read(word, language).parts)


def test_marks_know_every_word_that_was_marked_and_few_others():
    words = {f"слово{number}" for number in range(3000)}
    size = len(words) * 8
    marks = bytearray(size // 8)
    for word in words:
        for place in places(word, size):
            marks[place >> 3] |= 1 << (place & 7)
    dictionary = Dictionary(bytes(marks))
    assert all(word in dictionary for word in words)
    assert sum(f"иначе{number}" in dictionary for number in range(2000)) < 2000 / 20


def test_a_word_made_of_two_is_both():
    assert {"star", "fall"} <= names(part_of("звездопад", "ru", "звездопад"))
    assert {"moon", "cat"} <= names(part_of("moon-cat", "en", "moon-cat"))


@pytest.mark.parametrize(
    ("language", "idiom"),
    [("en", "a drop in the ocean"), ("ru", "капля в море"), ("uk", "крапля в морі")],
)
def test_an_idiom_says_more_than_its_words(language, idiom):
    reading = read(idiom, language)
    assert reading.parts[0].how == "phrase"
    assert "a tiny drop in the ocean" in names(reading.parts[0])
    assert all(part.weight < reading.parts[0].weight for part in reading.parts[1:])


def test_numbers_are_read_as_words():
    assert "three" in names(part_of("3 doors", "en", "3"))


@pytest.mark.parametrize(
    ("language", "words", "absent"),
    [
        ("en", "a king without a crown", "crown"),
        ("fr", "un roi sans sa couronne", "couronne"),
        ("ru", "король без короны", "короны"),
        ("uk", "король без корони", "корони"),
    ],
)
def test_what_a_clue_is_without_speaks_against_a_picture(language, words, absent):
    assert part_of(words, language, absent).weight < 0


def test_what_is_denied_still_says_something():
    assert 0 < part_of("не отпускай", "ru", "отпускай").weight < part_of("отпускай", "ru", "отпускай").weight


def test_unknown_words_are_admitted_with_their_places():
    clue = "a zzyzxq in the forest"
    unknown = read(clue, "en").unknown
    assert [clue[word.start : word.end] for word in unknown] == ["zzyzxq"]


def test_understood_words_know_where_they_stand_in_the_clue_as_typed():
    clue = "Лестница… без Конца!"
    part = part_of(clue, "ru", "лестница")
    assert clue[part.start : part.end] == "Лестница"


@pytest.mark.parametrize(("table", "clue", "language"), [("en", "золотая рыбка", "ru"), ("ru", "сутінки", "uk")])
def test_a_clue_in_another_language_of_ours_is_read_in_that(table, clue, language):
    assert read(clue, table).language == language


def test_a_taught_word_means_what_it_was_explained_by():
    taught = {"uk": {"Бузівок": ["кіт", "зима"]}}
    assert read("бузівок", "uk").unknown
    (part,) = read("бузівок", "uk", taught).parts
    assert part.how == "taught"
    assert {"cat", "winter"} <= names(part)


def test_a_word_can_be_taught_by_a_picture():
    (part,) = read("zzyzxq", "en", {"en": {"zzyzxq": ["star_fishing"]}}).parts
    assert "bear" in names(part)


def test_pictograms_are_read_in_every_language_alike():
    first, second = (read_pictograms(("moon", "cat"), language).parts for language in ("en", "uk"))
    assert first == second
    assert [name for part in first for name in names(part) if name in ("moon", "cat")] == ["moon", "cat"]


def test_what_was_mimed_reads_as_nothing():
    assert read_association(Association(mime=True), "en").parts == ()


def test_an_apostrophe_is_part_of_a_ukrainian_word_but_cuts_a_french_or_an_english_one():
    assert [word.text for word in words_of("м’ята", "uk")] == ["м'ята"]
    assert [word.text for word in words_of("qu’une l’île", "fr")] == ["une", "île"]
    assert [word.text for word in words_of("he’ll find the moon's o'clock", "en")] == [
        "he",
        "find",
        "the",
        "moon",
        "o'clock",
    ]


def test_small_words_carry_no_picture():
    lexicon = Lexicon("en", {"words": {"cat": 0}, "phrases": {}, "stop": ["the", "a"]})
    assert lexicon.is_stop("the")
    assert not lexicon.is_stop("cat")
    assert lexicon.find_form("the") is None
    assert lexicon.find_boldly("the") is None


@pytest.mark.thorough
@given(st.text(max_size=80), st.sampled_from(LANGUAGES))
@settings(max_examples=150, deadline=None)
def test_whatever_is_typed_can_be_read(words, language):
    reading = read(words, language)
    for part in reading.parts:
        assert 0 <= part.start < part.end <= len(words)
        assert part.meanings
    assert all(words[word.start : word.end].strip() for word in reading.unknown)
    assert all(isfinite(worth) for worth in score(reading))


@given(
    st.lists(
        st.sampled_from(["не", "без", "кот", "ночью", "дом,", "а", "и", "—", "7", "zz", "’", "луна", "маяки"]),
        max_size=8,
    )
)
@settings(max_examples=100, deadline=None)
def test_words_in_any_order_can_be_read(words):
    assert all(isfinite(worth) for worth in score(read(" ".join(words), "ru")))


@pytest.mark.parametrize(("clue", "picture"), [("Ahoy up there", "anchor_wheat"), ("anchors aweigh", "anchor_wheat")])
def test_what_people_say_of_a_picture_leads_to_it(clue, picture):
    scores = score(read(clue, "en"))
    assert max(range(len(scores)), key=lambda column: scores[column]) == deck().column(picture)


def test_half_a_known_phrase_still_rings_a_bell_and_letters_by_chance_do_not():
    assert not read("zzqx wvvk", "en").says_nothing or max(score(read("zzqx wvvk", "en"))) == 0
    assert read("zzqx", "en").says_nothing
    assert not read("ahoyy upthere", "en").says_nothing
