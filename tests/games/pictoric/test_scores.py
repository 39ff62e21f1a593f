"""How pictures fit a clue, why they do, and how crowded a clue is."""

import pytest

from pixtable.games.pictoric.mind.meaning.clue import read
from pixtable.games.pictoric.mind.meaning.explaining import explain, hear, words_for
from pixtable.games.pictoric.mind.meaning.scoring import crowding, reasons, score
from pixtable.games.pictoric.mind.meaning.tables import deck, forms
from pixtable.games.pictoric.rules.deck import PICTURES


def best(words, language="en", leaning=0.0):
    scores = score(read(words, language), leaning)
    return deck().pictures[max(range(len(scores)), key=scores.__getitem__)]


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("a bear fishing for stars", "en"),
        ("un ours pêche des étoiles", "fr"),
        ("медведь ловит звёзды", "ru"),
        ("ведмідь ловить зірки", "uk"),
    ],
)
def test_what_is_plainly_said_is_found_in_the_whole_deck(words, language):
    assert best(words, language) == "star_fishing"


def test_a_clue_of_no_known_word_fits_every_picture_alike():
    assert set(score(read("zzyzxq", "en"))) == {0.0}


def test_what_is_absent_lowers_the_pictures_of_it():
    crowned = deck().column("crown_cage")
    with_it = score(read("a king, a crown", "en"))[crowned]
    assert score(read("a king without a crown", "en"))[crowned] < with_it


def test_the_literal_and_the_poetic_see_different_pictures():
    reading = read("loneliness", "en")
    assert score(reading, leaning=0.7) != score(reading, leaning=-0.4)


def test_a_picture_is_explained_word_by_word():
    told = reasons(read("медведь ловит звёзды", "ru"), "star_fishing")
    assert {(reason.word, reason.facet) for reason in told} >= {("медведь", "bear"), ("звёзды", "star")}
    assert [reason.worth for reason in told] == sorted((reason.worth for reason in told), reverse=True)


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_every_reason_can_be_said_in_every_language(language):
    for picture in PICTURES:
        for reason in reasons(read("night, home and fear", "en"), picture):
            assert forms(language)[reason.concept]


def test_crowding_tells_plain_good_and_far_clues_apart():
    zones = {words: crowding(score(read(words, "en"))) for words in ("a bear fishing for stars", "home", "asphalt")}
    assert [found.zone for found in zones.values()] == ["plain", "good", "far"]
    assert zones["home"].fitting > zones["a bear fishing for stars"].fitting
    assert {found.of for found in zones.values()} == {len(PICTURES)}


def test_a_picture_is_explained_in_the_language_of_the_clue():
    told = explain(read("медведь и zzyzxq", "ru"), "star_fishing")
    assert told.led_to == (("медведь", "медведь"),)
    assert told.unknown == ("zzyzxq",)


def test_understood_words_are_marked_while_a_clue_is_typed():
    heard = hear("Медведь zzyzxq", "ru")
    assert heard.understood == ((0, 7),)
    assert heard.crowding.of == len(PICTURES)


def test_words_are_told_as_they_are_written_and_never_with_a_typists_apostrophe():
    assert [part.text for part in read("Зелёный мёд", "ru").parts] == ["зелёный", "мёд"]
    assert [part.text for part in read("П’ять зірок", "uk").parts] == ["п’ять", "зірок"]
    told = {word for picture in PICTURES for language in ("fr", "uk") for word in words_for(picture, language)}
    assert "скам’янілість" in told
    assert not any("'" in word for word in told)
