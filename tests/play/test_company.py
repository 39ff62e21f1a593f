"""Opponents speak of what everybody sees, seldom, one at a time, and the same game is talked over the same way."""

from itertools import pairwise

import pytest

from pixtable.core.events import Move
from pixtable.core.game import Thought
from pixtable.core.match import Deal, Match
from pixtable.core.rules import Options
from pixtable.core.why import Weighed, Why
from pixtable.games import GAMES
from pixtable.play.company import RESERVES, Company
from pixtable.play.pondering import Pondering
from pixtable.play.session import Session
from pixtable.play.thinking import PromptThinker
from pixtable.shell.app import App
from pixtable.shell.start.assembly import assemble
from pixtable.store.chairs import Chair
from pixtable.store.data_folders import DataFolders
from pixtable.store.settings import Settings
from pixtable.tools.tour.games import usual_move
from tests.play.test_voices import HOMES, talk_of

TABLES = [
    *((game, seats, {}) for game in HOMES for seats in (GAMES[game].seats[0], GAMES[game].seats[-1]) if seats != 6),
    ("pictoric", 6, {}),
    ("rhombs", 4, {"mode": "blind", "hidden_penalties": True}),
    ("tactics", 2, {"variant": "siege"}),
    ("tactics", 4, {"variant": "cross"}),
    ("tactics", 6, {"variant": "king"}),
]
A_WHILE = 120
"""Moves of a game that are listened to."""


def app_at(folder, talk: str = "chatty") -> App:
    return assemble(DataFolders.under(folder), Settings(language="en", talk=talk), PromptThinker(simulations=4))


def played(game: str, seats: int, options: Options | None = None, *, moves: int = A_WHILE) -> Match:
    match = Match.start(GAMES[game], Deal(seats, 3, options or {}, people=(0,)))
    while match.result is None and match.n < moves:
        seat = match.to_act[0]
        match.play(seat, usual_move(match, seat))
    return match


def listened(app: App, match: Match, people: int = 1) -> Company:
    """Everything is shown, and whatever somebody has on its mind may be said at once."""
    personas = match.game.mind.personas
    chairs = tuple(
        Chair(f"P{seat}") if seat < people else Chair(f"O{seat}", "easy", personas[seat % len(personas)])
        for seat in range(match.deal.seats)
    )
    session = Session.start(app.services, match.game.id, chairs, match.deal)
    company, place = Company(session), 0
    company.begin()
    company.speak(0)
    for n, step in enumerate(match.steps, start=1):
        state = match.rules.view(match.state_at(n - 1), 0)
        for told in step.events:
            event, before = match.rules.redact(told, 0), state.copy()
            match.rules.evolve(state, event)
            place += 1
            company.hear(before, event, n, place)
        company.speak(n)
    return company


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_everybody_sees_the_same_reasons_to_speak(game, seats, options):
    """Whatever a seat may know beyond others: so no word gives away what is hidden."""
    match = played(game, seats, options, moves=60)
    rules, cues, found = match.rules, match.game.cues, 0
    for n, step in enumerate(match.steps):
        states = [rules.view(match.state_at(n), seat) for seat in range(seats)]
        for told in step.events:
            seen = []
            for seat, state in enumerate(states):
                event, before = rules.redact(told, seat), state.copy()
                rules.evolve(state, event)
                seen.append(list(cues(before, event, state, b"")))
            assert all(one == seen[0] for one in seen), (n, told)
            found += len(seen[0])
    assert found


@pytest.mark.parametrize("game", HOMES)
def test_there_are_words_for_every_reason(game):
    situations = talk_of(game, "en")["balanced"].keys()
    match = played(game, GAMES[game].seats[0])
    for n, step in enumerate(match.steps):
        state = match.state_at(n).copy()
        for event in step.events:
            before = state.copy()
            match.rules.evolve(state, event)
            assert {cue.about for cue in match.game.cues(before, event, state, b"")} <= situations


@pytest.mark.parametrize("game", HOMES)
def test_the_same_game_is_talked_over_in_the_same_way_and_nothing_is_said_twice(tmp_path, game):
    match = played(game, GAMES[game].seats[1] if game != "tactics" else 2)
    first = listened(app_at(tmp_path / "one"), match).said
    assert first == listened(app_at(tmp_path / "other"), match).said
    assert len(first) > 1
    assert len({said.words for said in first}) == len(first)
    again = listened(app_at(tmp_path / "one"), match)
    again._session.services.evening.keep()
    later = listened(app_at(tmp_path / "one"), match).said
    assert not {said.words for said in later} & {said.words for said in again.said}


@pytest.mark.parametrize("talk", ["off", *RESERVES])
def test_they_are_as_talkative_as_the_player_likes(tmp_path, talk):
    said = listened(app_at(tmp_path, talk), played("pixies", 3)).said
    if talk == "off":
        assert said == []
        return
    assert said
    least = RESERVES[talk].moves / 3
    assert all(after.n - before.n >= least for before, after in pairwise(said))


def test_more_is_said_the_chattier_they_are(tmp_path):
    match = played("pixies", 3)
    counts = [len(listened(app_at(tmp_path / talk, talk), match).said) for talk in RESERVES]
    assert counts == sorted(counts)
    assert counts[0] < counts[-1]


def test_nobody_greets_where_only_opponents_sit(tmp_path):
    company = listened(app_at(tmp_path), played("pixies", 3, moves=1), people=0)
    assert company.said == []


def test_whoever_has_met_the_player_tonight_is_glad_of_another_game(tmp_path):
    app, match = app_at(tmp_path), played("pixies", 2, moves=0)
    first, second = (listened(app, match).said[0].words for _ in range(2))
    talk = talk_of("pixies", "en")
    lines = {about: {line for lines in talk.values() for line in lines[about]} for about in ("greets", "rematch")}
    assert first.replace("P0", "{name}") in lines["greets"]
    assert second.replace("P0", "{name}") in lines["rematch"]


def test_what_could_not_be_said_in_time_is_not_said(tmp_path):
    company = listened(app_at(tmp_path), played("pixies", 2, moves=0))
    company.begin()
    assert company.speak(40) is None


def test_a_game_without_words_is_silent(tmp_path):
    match = Match.start(GAMES["tactics.draft.winston"], Deal(2, 1))
    app = app_at(tmp_path)
    session = Session.start(app.services, match.game.id, (Chair("A"), Chair("B", "easy")), match.deal)
    assert match.game.cues is None
    Company(session).hear(None, None, 1, 1)  # nothing to hear for anybody


# How long they think


def pondering_on(app: App, worths: list[float], game: str = "pixies") -> Pondering:
    session = Session.start(app.services, game, (Chair("Moss", "easy"), Chair("A")), Deal(2, 1))
    moves: list[Move] = list(session.match.legal(session.match.to_act[0]))
    weighed = [Weighed(move=moves[i % len(moves)], worth=worth) for i, worth in enumerate(worths)]
    session.thought = lambda: Thought(weighed[0].move, 1, Why(chosen=weighed[0], candidates=weighed))
    pondering = Pondering(session)
    pondering.wait(0)
    return pondering


def test_a_close_decision_takes_longer_than_an_obvious_one(tmp_path):
    app = app_at(tmp_path)
    obvious, close = pondering_on(app, [0.8, 0.4, 0.3]), pondering_on(app, [0.5, 0.49, 0.48])
    assert obvious.part < 0.05
    assert close.part > 0.5
    assert not close.is_over(1000)
    close.wait(1000)
    assert close.is_over(1000)


def test_what_is_forced_is_done_at_once(tmp_path):
    app = app_at(tmp_path)
    session = Session.start(app.services, "pictoric", (*[Chair("M", "easy", "poet")] * 3, Chair("A")), Deal(4, 1))
    session.think_ahead()
    pondering = Pondering(session)
    pondering.wait(0)
    if session.match.to_act[0] != 3:  # an opponent leads, and has to roll
        assert session.thought() is not None
        assert pondering.part == 0.0
        assert pondering.is_over(1400)
