"""The opponents' own clues: apt, varied, within a theme, without words, and for some but not for all."""

import pytest

from pixtable.core.chance import Rng
from pixtable.games.pictoric.mind.meaning.clue import read, read_association
from pixtable.games.pictoric.mind.meaning.foresight import Table, foresee
from pixtable.games.pictoric.mind.meaning.forfeits import WITHIN, lead_silently, lead_within, likeness, name_theme
from pixtable.games.pictoric.mind.meaning.guessing import lay, vote
from pixtable.games.pictoric.mind.meaning.leading import Task, gives_away, ideas_for, lead, manner_of, sayings_for
from pixtable.games.pictoric.mind.meaning.likeness import in_letters
from pixtable.games.pictoric.mind.meaning.personas import PERSONAS, character
from pixtable.games.pictoric.mind.meaning.pictograms import MEANINGS
from pixtable.games.pictoric.mind.meaning.scoring import by_words, score
from pixtable.games.pictoric.mind.meaning.tables import deck, lines, people, themes, titles
from pixtable.games.pictoric.mind.meaning.teaching import mark_of
from pixtable.games.pictoric.mind.meaning.text import fold
from pixtable.games.pictoric.rules.deck import PICTOGRAMS, PICTURES
from pixtable.games.pictoric.rules.moves import LONGEST_TEXT, MOST_PICTOGRAMS

LANGUAGES = ("en", "fr", "ru", "uk")
TABLE = Table(guessers=4, bank=4)


@pytest.mark.thorough
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_always_something_to_say(language):
    for picture in PICTURES:
        assert len(sayings_for(Task(picture, language, TABLE), Rng(1))) >= 12


@pytest.mark.thorough
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clue_gives_the_picture_away(language):
    rng = Rng(4)
    for picture in PICTURES:
        task = Task(picture, language, TABLE)
        ideas = ideas_for(task, character("child", "hard", "a"), rng)
        assert ideas
        assert not any(gives_away(idea.words, language, read(idea.words, language), task.column) for idea in ideas)


def test_a_title_or_a_list_of_everything_would_give_a_picture_away():
    column = deck().column("star_fishing")
    for words in (titles("en")[column], "a bear, a star, a fishing rod and ice"):
        assert gives_away(words, "en", read(words, "en"), column)
    assert not gives_away("patience", "en", read("patience", "en"), column)


@pytest.mark.parametrize("language", LANGUAGES)
def test_clues_are_set_as_the_language_sets_them(language):
    for line in lines(language):
        assert 0 < len(line.text) <= LONGEST_TEXT
        assert line.text == line.text.strip()
        assert line.text[0].isupper() or not line.text[0].isalpha()
        assert not set("'\"`") & set(line.text)
        assert "  " not in line.text
        if language == "fr":
            assert not any(
                line.text[place - 1] != " " for place, sign in enumerate(line.text) if sign in "?!:;" and place
            )


def test_a_clue_that_was_heard_is_not_given_again():
    task = Task("cat_night", "en", TABLE)
    said: list[str] = []
    for seed in range(4):
        clue = lead(task._replace(said=tuple(said)), character("poet", "hard", "a"), Rng(seed)).clue.text
        assert clue not in said
        said.append(clue)


def test_what_was_heard_in_other_games_is_not_said_while_there_is_something_else():
    """In 40 games a picture is led four or five times, and hardly ever ten times."""
    for picture, language in (("cat_night", "en"), ("wolf_piano", "uk")):
        heard: list[int] = []
        for seed in range(12):
            task = Task(picture, language, TABLE, heard=frozenset(heard))
            mark = mark_of(lead(task, character("poet", "normal", "a"), Rng(seed)).clue.text)
            assert mark not in heard
            heard.append(mark)


def test_where_all_has_been_heard_something_is_said_all_the_same():
    task = Task("cat_night", "en", TABLE)
    heard = frozenset(mark_of(saying.text) for seed in range(40) for saying in sayings_for(task, Rng(seed)))
    assert lead(task._replace(heard=heard), character("poet", "normal", "a"), Rng(1)).clue.text


def test_the_better_one_plays_the_fewer_bare_words_one_says():
    def bare(level):
        rng = Rng(5)
        return sum(
            lead(Task(picture, "en", TABLE), character(None, level, "a"), rng).style == "word"
            for picture in PICTURES[:40]
        )

    assert bare("expert") < bare("easy")


def test_what_opponents_say_is_not_read_by_heart():
    """A line of theirs is no surer than one that stands nowhere; what people alone say is."""
    ours = next(line for line in lines("en") if line.is_own and fold(line.text) in map(fold, people("en")[0]))
    theirs = next(line for line in people("en")[0] if fold(line) not in {fold(other.text) for other in lines("en")})
    assert in_letters(ours.text, "en")[0] < 1.0 <= in_letters(theirs, "en")[0]


@pytest.mark.thorough
def test_personas_speak_in_their_own_tone():
    def tones(persona):
        rng = Rng(1)
        return [
            lead(Task(picture, "en", TABLE), character(persona, "hard", "a"), rng).style for picture in PICTURES[::4]
        ]

    heard = {persona: tones(persona) for persona in PERSONAS}
    for persona in ("poet", "joker", "child", "sphinx"):
        others = [heard[other].count(persona) for other in PERSONAS if other != persona]
        assert heard[persona].count(persona) > max(others)


def test_an_echo_speaks_at_the_length_it_hears():
    def words(manner):
        rng = Rng(1)
        return sum(
            len(lead(Task(p, "en", TABLE, (), manner), character("echo", "hard", "a"), rng).clue.text.split())
            for p in PICTURES[:30]
        )

    assert manner_of(["one two three", "four"]) == 2.0
    assert manner_of([]) is None
    assert words(1.0) < words(6.0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clue_keeps_to_the_theme(language):
    rng = Rng(2)
    for picture in PICTURES[:20]:
        theme = name_theme(language, rng)
        clue = lead_within(theme, Task(picture, language, TABLE), character("sphinx", "hard", "a"), rng).clue
        about = by_words(read(theme, language))
        said_outright = clue.text.lower().startswith(theme.lower())
        assert said_outright or likeness(by_words(read(clue.text, language)), about) >= WITHIN - 0.15
        assert len(clue.text) <= LONGEST_TEXT
        assert clue.text.lower() != theme.lower()


def test_a_theme_that_nobody_knows_is_said_itself():
    clue = lead_within("zzyzxq", Task("cat_night", "en", TABLE), character("poet", "hard", "a"), Rng(1)).clue
    assert clue.text.startswith("Zzyzxq: ")


def test_every_theme_of_ours_is_understood():
    for language in LANGUAGES:
        for theme in themes(language):
            assert read(theme, language).parts


def test_silent_clues_are_pictograms_that_say_something_of_the_picture():
    rng = Rng(3)
    for picture in PICTURES[:20]:
        clue = lead_silently(Task(picture, "en", TABLE), character("child", "hard", "a"), rng).clue
        assert 1 <= len(clue.pictograms) <= MOST_PICTOGRAMS
        assert len(set(clue.pictograms)) == len(clue.pictograms)
        assert clue.text is None
        scores = score(read_association(clue, "en"))
        assert sum(worth > scores[deck().column(picture)] for worth in scores) < len(scores) / 3


def test_every_pictogram_has_a_meaning():
    assert set(MEANINGS) == set(PICTOGRAMS)


def test_a_clue_that_fits_one_picture_alone_is_found_by_all_and_one_that_fits_none_by_few():
    column = deck().column("star_fishing")
    plain = foresee(score(read("a bear fishing for stars", "en")), column, TABLE, 1.0, Rng(1))
    far = foresee(score(read("breakfast in a hotel", "en")), column, TABLE, 1.0, Rng(1))
    assert plain.share > 0.9
    assert far.share < 0.3
    assert max(plain.some_not_all, far.some_not_all) < 0.7


def turn(seats, language, rng):
    """How many of the others find the leader's card, in one turn between six personas."""
    names = rng.sample(sorted(PERSONAS), seats)
    who = [character(name, "hard", f"{name} {seat}") for seat, name in enumerate(names)]
    bank = rng.randint(2, 5)
    cards = rng.sample(PICTURES, 1 + (seats - 1) * bank)
    clue = read_association(lead(Task(cards[0], language, Table(seats - 1, bank)), who[0], rng).clue, language)
    laid = {
        seat: lay(clue, cards[1 + (seat - 1) * bank : 1 + seat * bank], who[seat], rng).picture
        for seat in range(1, seats)
    }
    shown = [cards[0], *laid.values()]
    rng.shuffle(shown)
    return sum(vote(clue, shown, laid[seat], who[seat], rng).picture == cards[0] for seat in laid)


@pytest.mark.thorough
@pytest.mark.parametrize("seats", [4, 6])
def test_leaders_are_found_by_some_but_not_by_all(seats):
    """The aim is 60 % of turns; so few turns cannot tell much less from that, but would tell half."""
    rng = Rng(seats)
    found = [turn(seats, LANGUAGES[number % 4], rng) for number in range(160)]
    assert sum(0 < count < seats - 1 for count in found) / len(found) >= 0.56
