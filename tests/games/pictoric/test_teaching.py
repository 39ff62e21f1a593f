"""A player's own lexicon."""

import json

import msgspec

from pixtable.core.chance import Rng
from pixtable.games.pictoric import GAME
from pixtable.games.pictoric.mind.meaning.clue import read
from pixtable.games.pictoric.mind.meaning.opponents import Meanings
from pixtable.games.pictoric.mind.meaning.teaching import Teachings, forget, teach
from pixtable.games.pictoric.mind.understanding import Company, Player
from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.games.pictoric.rules.state import Association

HERE = Company(language="uk", theme=None, guessers=3, bank=3, said=())
CARDS = [PICTURES.index(name) for name in ("star_fishing", "crown_cage", "chess_tea", "two_planets")]


def test_a_taught_word_is_known_and_can_be_forgotten_again():
    taught = teach({}, "uk", "Бузівок", "ведмідь", "риболовля")
    assert not read("бузівок", "uk", taught).unknown
    assert read("бузівок", "uk", forget(taught, "uk", "бузівок")).unknown


def test_forms_of_a_taught_word_are_known_too():
    taught = teach({}, "uk", "бузівок", "ведмідь")
    assert [part.how for part in read("з бузівоком", "uk", taught).parts] == ["taught"]


def test_opponents_play_by_what_they_were_taught():
    taught = teach({}, "uk", "бузівок", "ведмідь ловить зірки")
    expert = Player("expert", None, 1)
    chosen = [Meanings(taught).vote(Association(text="бузівок"), CARDS, expert, HERE, Rng(n)).card for n in range(10)]
    assert chosen.count(CARDS[0]) >= 8


def test_an_explanation_that_nobody_understands_teaches_nothing():
    assert teach({}, "en", "zzyzxq", "qqxyzz") == {}


def test_a_lesson_leaves_the_lexicon_it_was_given_as_it_was():
    before = teach({}, "en", "zzyzxq", "cat")
    teach(before, "en", "qqxyzz", "dog")
    assert list(before["en"]) == ["zzyzxq"]


def test_a_lexicon_can_be_written_down_and_read_again():
    taught = teach({}, "ru", "бузовок", "star_fishing")
    again = json.loads(json.dumps(taught))
    assert read("бузовок", "ru", again) == read("бузовок", "ru", taught)


def test_an_echo_speaks_at_the_length_that_the_player_speaks_at():
    def words(manner):
        echo = Player("normal", "echo", 1)
        said = [Meanings(manner=manner).lead(card, echo, HERE, Rng(card)).clue.text for card in range(0, 110, 5)]
        return sum(len((text or "").split()) for text in said)

    assert words(1.0) < words(6.0)


def test_lore_crosses_to_the_worker_and_back():
    taught = msgspec.json.encode(Teachings({"uk": {"бузівок": ("ведмідь",)}}, manner=2.5))
    mind = GAME.mind_with(taught)
    assert mind is GAME.mind_with(taught)
    assert mind is not GAME.mind
    assert GAME.mind_with(b"") is GAME.mind
