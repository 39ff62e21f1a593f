"""A tournament: who meets whom, what is kept, and that it goes on after any interruption."""

import msgspec
import pytest

from pixtable.games.tactics.screens.cup.cup import DRAFT, Cup, cup_of
from pixtable.games.tactics.screens.cup.playing_out import how_far, numbers_without_people, play_out
from pixtable.games.tactics.screens.cup.record import Entrant, Tournament
from pixtable.games.tactics.screens.decks.deck_box import DeckBox
from pixtable.play.thinking import PromptThinker
from pixtable.store.chairs import Chair
from pixtable.store.saves import SaveError, load, save_as
from tests.games.tactics.draft.drafts import play_on
from tests.shell.shell_pilot import new_app

READY = [kept for kept in DeckBox(folder=None).ready() if kept.deck.format == "standard"]


def entered(entrants=4, people=1, *, drafted=False, seed=5):
    chairs = [Chair(f"P{n}", None if n < people else "easy") for n in range(entrants)]
    decks = [None if drafted else kept.deck for kept in READY[:entrants]]
    return Tournament(tuple(map(Entrant, chairs, decks)), seed)


def played(tournament, matches, side=0):
    for number in range(matches):
        tournament = tournament.with_result(number, tournament.sides(number)[side])
    return tournament


@pytest.fixture
def app(tmp_path):
    app = new_app(tmp_path)
    app.services._given_thinker = PromptThinker(4)
    return app


def cup_with(app, tournament):
    cup_of(app.services).begin(tournament)
    return cup_of(app.services)


def again(app):
    """As after a kill: only what is on the disk."""
    return Cup(app.services)


# The bracket


@pytest.mark.parametrize(("entrants", "rounds"), [(4, [[0, 1], [2]]), (8, [[0, 1, 2, 3], [4, 5], [6]])])
def test_rounds_halve_down_to_the_final(entrants, rounds):
    assert [list(numbers) for numbers in entered(entrants).rounds] == rounds


@pytest.mark.parametrize("entrants", [4, 8])
def test_everybody_is_drawn_once_and_the_seed_decides(entrants):
    first, other = entered(entrants, seed=5), entered(entrants, seed=6)
    assert sorted(first.drawn) == list(range(entrants))
    assert first.drawn == entered(entrants, seed=5).drawn
    assert first.drawn != other.drawn


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("entrants", [4, 8])
def test_winners_go_on_until_one_is_left(entrants, side):
    tournament = entered(entrants)
    for number in range(tournament.matches):
        assert tournament.champion is None
        assert number in tournament.ready
        tournament = tournament.with_result(number, tournament.sides(number)[side])
    assert tournament.ready == ()
    assert tournament.champion == tournament.drawn[0 if side == 0 else -1]
    assert len(tournament.beaten_by(tournament.champion)) == len(tournament.rounds)


def test_a_match_waits_for_both_that_lead_to_it():
    tournament = played(entered(8), 1)
    assert tournament.sides(4) == (tournament.drawn[0], None)
    assert tournament.ready == (1, 2, 3)
    assert played(entered(8), 2).ready == (2, 3, 4)


def test_nobody_plays_before_the_draft():
    assert entered(drafted=True).ready == ()


def test_the_same_match_is_dealt_the_same_and_each_otherwise():
    tournament = entered()
    assert len({tournament.seed_of(number) for number in range(4)}) == 4


# What a file may say


@pytest.mark.parametrize(
    "change",
    [
        {"entrants": msgspec.to_builtins(entered().entrants)[:3]},
        {"finished": [{"match": 2, "winner": 0}]},
        {"finished": [{"match": 9, "winner": 0}]},
        {"finished": [{"match": 0, "winner": entered().drawn[3]}]},
        {"finished": [{"match": 0, "winner": entered().drawn[0]}] * 2},
        {"stakes": 100},
    ],
)
def test_nonsense_is_not_a_tournament(change):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(msgspec.to_builtins(entered()) | change, Tournament)


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[1]", b'{"entrants":[{}]}', b"\xff\xfe", b'{"finished":[{"match":0}]}']
)
def test_a_damaged_file_is_set_aside_and_told_of_once(app, content):
    app.services.folders.tournament.parent.mkdir(parents=True)
    app.services.folders.tournament.write_bytes(content)
    assert not cup_of(app.services).now.has_begun
    copy = cup_of(app.services).tell_of_damage()
    assert copy.read_bytes() == content
    assert cup_of(app.services).tell_of_damage() is None
    cup_of(app.services).begin(entered())
    assert again(app).now == entered()


def test_a_disk_that_refuses_changes_nothing(app, monkeypatch):
    cup = cup_with(app, entered())
    monkeypatch.setattr("pixtable.store.small_file.replace", lambda *_: (_ for _ in ()).throw(OSError(28, "full")))
    with pytest.raises(SaveError):
        cup.begin(entered(8))
    assert cup.now == again(app).now == entered()


# Two windows


def test_matches_that_ended_in_either_window_are_over(app):
    begun = entered()
    cup_with(app, begun)
    one, other = again(app), again(app)
    one._kept.put(begun.with_result(0, begun.sides(0)[0]))
    other._kept.put(begun.with_result(1, begun.sides(1)[1]))
    assert again(app).now.winners == {0: begun.sides(0)[0], 1: begun.sides(1)[1]}


def test_a_result_of_the_tournament_before_does_not_come_into_the_new_one(app):
    begun = entered()
    cup_with(app, begun)
    one, other = again(app), again(app)
    one.begin(entered(8, seed=9))
    other._kept.put(begun.with_result(0, begun.sides(0)[0]))
    assert again(app).now == other.now == entered(8, seed=9)


# Matches as saved games


def break_off(work, steps):
    for _ in range(steps):
        next(work, None)
    work.close()


def problems_are_faults(error):
    raise error


@pytest.mark.parametrize("steps", [1, 7, 40])
def test_a_match_goes_on_where_it_was_broken_off(app, steps):
    cup = cup_with(app, entered(people=0))
    break_off(play_out(cup, (0,), problems_are_faults), steps)
    before = load(cup.path_of(0)).match
    assert before.n == steps
    session, notice = again(app).sit_down(0)
    assert notice is None
    assert session.match.n == steps
    assert session.match.state == before.state
    assert [chair.name for chair in session.chairs] == [
        entrant.chair.name for entrant in cup_of(app.services).now.pair(0)
    ]
    assert cup_of(app.services).is_for(session)
    session.leave()


def test_both_play_with_the_decks_they_brought(app):
    cup = cup_with(app, entered())
    session, _ = cup.sit_down(1)
    built = session.match.deal.position["built"]
    assert [deck["name"] for deck in built] == [entrant.deck.name for entrant in cup.now.pair(1)]
    session.leave()


def test_a_match_that_ended_unnoticed_counts(app):
    """Killed after the last move and before anything was written down."""
    cup = cup_with(app, entered(people=0))
    ended = _finished(cup, 0)
    assert cup.now.winners == {}
    cup = again(app)
    cup.take_in()
    assert cup.now.winners == {0: cup.now.sides(0)[ended.result.winners[0]]}
    assert again(app).now == cup.now


def test_a_drawn_game_is_played_again_in_another_file(app, monkeypatch):
    cup = cup_with(app, entered(people=0))
    _finished(cup, 0)
    first = cup.path_of(0)
    monkeypatch.setattr(Cup, "_is_drawn", staticmethod(lambda path: path == first))
    assert cup.path_of(0) != first
    assert cup.owns(cup.path_of(0))
    cup.take_in()
    assert cup.now.winners == {}
    session, _ = cup.sit_down(0)
    assert session.match.n == 0
    session.leave()


def test_a_file_without_a_beginning_is_kept_aside_and_the_match_begins_anew(app):
    cup = cup_with(app, entered())
    cup.sit_down(0)[0].leave()
    path = cup.path_of(0)
    path.write_bytes(b"scribble")
    session, _ = cup.sit_down(0)
    assert session.match.n == 0
    assert [copy.read_bytes() for copy in path.parent.glob("*damaged*")] == [b"scribble"]
    session.leave()


def test_other_games_are_not_of_the_tournament(app):
    assert not cup_of(app.services).owns("tournament-0-match-1.pixtable")  # there is none
    cup = cup_with(app, entered())
    assert cup.owns(cup.path_of(0))
    assert not cup.owns("tactics-20260101-120000.pixtable")
    assert not cup.owns("tournament-77-match-1.pixtable")


def test_decks_come_from_the_draft_and_are_kept(app):
    cup = cup_with(app, entered(people=0, drafted=True))
    assert numbers_without_people(cup) == (DRAFT,)
    session, _ = cup.sit_down(DRAFT)
    play_on(session.match)
    session.leave()
    save_as(cup.path_of(DRAFT), session.match, session.chairs)
    cup = again(app)
    cup.take_in()
    assert not cup.now.awaits_draft
    assert [len(entrant.deck.leaders) for entrant in cup.now.entrants] == [4] * 4
    assert cup.now.ready == (0, 1)
    assert again(app).now == cup.now


def test_people_play_their_own_matches(app):
    cup = cup_with(app, entered(people=1))
    (number,) = numbers_without_people(cup)
    assert not cup.now.has_person(number)
    cup_with(app, entered(people=1, drafted=True))
    assert numbers_without_people(cup_of(app.services)) == ()


def test_the_bar_only_grows_with_what_has_happened(app):
    cup = cup_with(app, entered(people=0))
    session, _ = cup.sit_down(0)
    assert how_far(session.match) == 0.0
    session.leave()
    assert how_far(_finished(cup, 0)) == 1.0


def _finished(cup, number):
    """Played to its end by chance, in its file."""
    session, _ = cup.sit_down(number)
    play_on(session.match)
    session.leave()
    save_as(cup.path_of(number), session.match, session.chairs)
    return session.match
