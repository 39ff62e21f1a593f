"""Opponents have something to say in every language, and nobody says a thing twice in an evening."""

import tomllib
from pathlib import Path

import pytest

import pixtable
from pixtable.core.match import Deal
from pixtable.games import GAMES
from pixtable.language.words import FINISHED, Words
from pixtable.play.session import Session
from pixtable.play.thinking import PromptThinker
from pixtable.play.voices import AFTER_ALL, EVEN_HANDED, LOSES, LOSES_TO_YOU, WINS, Voices, parting_words
from pixtable.shell.app import App
from pixtable.shell.start.assembly import assemble
from pixtable.store.chairs import Chair
from pixtable.store.data_folders import DataFolders
from pixtable.store.evening import HOURS, Evening
from pixtable.store.settings import Settings
from pixtable.tools.tour.games import is_over, play_until

HOMES = [id for id in GAMES if "." not in id]
PERSON = Chair("Ada")
AN_HOUR = 3600.0


def talk_of(game: str, language: str) -> dict[str, dict[str, list[str]]]:
    file = Path(pixtable.__file__).parent / "games" / game / "text" / language / "talk.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))["talk"]


@pytest.fixture
def app(tmp_path) -> App:
    return assemble(DataFolders.under(tmp_path), Settings(language="en"), PromptThinker(simulations=4))


def finished(app: App, *chairs: Chair, seed: int = 1) -> Session:
    session = Session.start(app.services, "pixies", chairs, Deal(len(chairs), seed, {"rounds": 1}))
    won = play_until("pixies", len(chairs), is_over, {"rounds": 1}, seed)
    for step in won.steps[session.match.n :]:
        session._play(step.seat, step.move, by_opponent=False)
    assert session.is_over
    return session


@pytest.mark.brief
@pytest.mark.parametrize("language", FINISHED)
@pytest.mark.parametrize("game", HOMES)
def test_every_persona_has_lines_for_every_situation(game, language):
    talk = talk_of(game, language)
    assert talk.keys() == {*GAMES[game].mind.personas, EVEN_HANDED}
    situations = talk[EVEN_HANDED].keys()
    assert situations >= {"greets", WINS, LOSES, LOSES_TO_YOU, AFTER_ALL}
    for lines in talk.values():
        assert lines.keys() == situations
        for about, ways in lines.items():
            assert len(set(ways)) == len(ways) >= (1 if about.startswith(LOSES) else 3), about


def test_the_same_is_not_said_twice_at_one_game_nor_at_the_next(app):
    chairs = (PERSON, Chair("Moss", "easy", "gardener"))
    ways = Words("en", GAMES.package_of("pixies")).choices("talk.gardener.greets")
    said = []
    for seed in range(5):
        session = Session.start(app.services, "pixies", chairs, Deal(2, seed))
        said.append(Voices(session).line(1, "greets", 0, 0))
    assert sorted(filter(None, said)) == sorted(way.format(name="Ada") for way in ways)


def test_on_another_day_it_may_be_said_again(tmp_path):
    hour = 0.0
    folders = DataFolders.under(tmp_path)
    evening = Evening(folders, lambda: hour * AN_HOUR)
    evening.note("line", "here")
    evening.keep()
    hour = HOURS - 1
    assert Evening(folders, lambda: hour * AN_HOUR).place_of("line") == "here"
    hour = HOURS + 1
    assert evening.place_of("line") is None
    assert Evening(folders, lambda: hour * AN_HOUR).place_of("line") is None


def test_what_was_said_long_ago_is_not_kept_for_ever(tmp_path):
    folders = DataFolders.under(tmp_path)
    before = Evening(folders, lambda: 0.0)
    before.note("old", "here")
    before.keep()
    after = Evening(folders, lambda: 2 * HOURS * AN_HOUR)
    after.note("new", "here")
    after.keep()
    text = folders.evening.read_text(encoding="utf-8")
    assert '"new"' in text
    assert '"old"' not in text


def test_a_damaged_memory_of_the_evening_is_an_empty_one(tmp_path):
    folders = DataFolders.under(tmp_path)
    folders.evening.parent.mkdir(parents=True)
    folders.evening.write_text("{", encoding="utf-8")
    evening = Evening(folders)
    assert evening.place_of("line") is None
    evening.note("line", "here")
    evening.keep()
    assert Evening(folders).place_of("line") == "here"


def test_who_goes_by_you_is_not_called_by_name(app):
    chairs = (Chair(app.say("launch.me")), Chair("Moss", "easy", "gardener"))
    session = Session.start(app.services, "pixies", chairs, Deal(2, 1))
    voices = Voices(session)
    said = [voices.line(1, "greets", n, 0) for n in range(3)]
    assert sum(map(bool, said)) == 2  # the third calls whoever sits down by name
    assert "{" not in "".join(said)


def test_words_at_parting_are_the_same_however_often_one_looks(app):
    session = finished(app, PERSON, Chair("Moss", "easy", "gardener"), Chair("Moss 2", "easy", "gardener"))
    winners = session.match.result.winners
    told = parting_words(session)
    assert told.keys() == {1, 2}
    assert told[1] != told[2]
    words = Words("en", GAMES.package_of("pixies"))
    for seat, line in told.items():
        ways = (WINS,) if seat in winners else (LOSES, LOSES_TO_YOU) if 0 in winners else (LOSES, AFTER_ALL)
        assert any(line in words.choices(f"talk.gardener.{about}") for about in ways)
    assert parting_words(session) == told


def test_who_is_to_be_silent_is_silent_at_parting_too(app):
    app.services.settings = app.settings.changed(talk="off")
    assert parting_words(finished(app, PERSON, Chair("Moss", "easy", "gardener"))) == {}


def test_after_many_games_whoever_has_said_all_says_nothing(app):
    seat = Chair("Moss", "easy", "gardener")
    told = [parting_words(finished(app, PERSON, seat, seed=seed)).get(1, "") for seed in range(1, 12)]
    said = [line for line in told if line]
    assert len(said) == len(set(said)) <= 9
    assert told[-1] == ""
