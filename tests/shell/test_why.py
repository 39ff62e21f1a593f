"""Why an opponent acted as it did: asked of its own mind, told without anything that the viewer may not know."""

from random import Random
from types import SimpleNamespace

import pytest

from pixtable.core.events import Choose
from pixtable.core.game import Opponent, Thought
from pixtable.core.match import Deal, Match
from pixtable.core.telling import plain_text, within
from pixtable.core.why import Weighed, Why
from pixtable.games import GAMES
from pixtable.play.afterthought import Afterthought
from pixtable.play.session import view_for
from pixtable.play.telling import Telling
from pixtable.play.thinking import ThinkingFailed
from pixtable.shell.table.why.card import WhyCard
from pixtable.shell.table.why.words import WhyWords
from pixtable.store.chairs import Chair
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
from pixtable.ui.lettering.typeset import plain
from tests.shell.played import played_game
from tests.shell.shell_pilot import reach
from tests.shell.test_table import play_any, sit
from tests.shell.test_table_past import played_by_chance

ME, ROBOT = Chair("Ada"), Chair("Moss", "normal", "miser")
MINE, THEIRS = 0, 1
SECRET_DRAWS = {"mode": "blind", "hidden_penalties": True}


@pytest.fixture
def visit():
    with Visit(Settings(language="en", pace="instant", speed="instant")) as made:
        yield made


@pytest.fixture
def table(visit):
    visit.sit_down_at(played_by_chance("pixies", 12), (ME, ROBOT))
    visit.pilot.press("l").settle()
    return visit.app.desk.scenes[0]


def asked_for(table):
    return next(row for row in table.rail.log.children if row.entry.can_say_why)


def card_on(visit) -> WhyCard:
    card = visit.app.desk.top
    assert isinstance(card, WhyCard)
    return card


# Who is asked


def test_only_what_an_opponent_decided_can_be_asked_about(table):
    rows = [row for row in table.rail.log.children if row.entry.kind == "deed"]
    steps = table.session.match.steps
    assert {steps[row.entry.step - 1].seat: row.entry.can_say_why for row in rows} == {MINE: False, THEIRS: True}
    assert all((row.why in row.children) == row.entry.can_say_why for row in rows)


def test_pictoric_box_tells_it_on_its_own_cards(visit):
    visit.sit_down_at(played_by_chance("pictoric", 12), (ME, Chair("Moss", "normal"), Chair("Fern", "normal")))
    assert not any(row.entry.can_say_why for row in visit.app.desk.scenes[0].rail.log.children)


def test_the_opponent_itself_is_asked_with_what_its_seat_saw(table, monkeypatch):
    session, asked = table.session, []
    monkeypatch.setattr(session.services.thinker, "ask", asked.append)
    n = asked_for(table).entry.step - 1
    Afterthought(session, n).poll()
    codec, (request,) = session.game.codec, asked
    assert codec.state(bytes(request.view)) == view_for(session.match, n, THEIRS)
    assert (request.seat, request.opponent, request.counsels) == (THEIRS, Opponent("normal", "miser"), False)
    assert codec.move(request.also) == session.match.steps[n].move
    assert request.seed == session.seed_at(n)


def test_an_opponent_whose_process_failed_thinks_back_in_ours(table, monkeypatch):
    def fail():
        raise ThinkingFailed("gone")

    monkeypatch.setattr(table.session.services.thinker, "poll", fail)
    asked = Afterthought(table.session, asked_for(table).entry.step - 1)
    thought = asked.poll()
    assert thought is not None
    assert thought.why.standing


# The card


def test_a_press_on_the_face_tells_terms_chances_and_what_else_was_weighed(visit, table):
    row = asked_for(table)
    visit.pilot.click(row.why.id).settle()
    said = plain(card_on(visit).text)
    assert plain(row.entry.text) in said
    assert "Moss: " in said
    assert "It saw: −4 points (validated cards +5, special cards −3" in said
    assert "chance to win: about" in said
    assert "take the" in said
    assert not visit.findings()


def test_until_it_has_thought_back_the_card_says_so(visit, table):
    table.ask_why(asked_for(table).entry)
    card = card_on(visit)
    assert card.is_waiting
    assert "Moss is thinking back" in plain(card.text)
    visit.pilot.settle()
    assert not card.is_waiting
    assert "thinking back" not in plain(card.text)


def test_the_card_leads_to_the_moment_and_is_put_away_by_escape(visit, table):
    row = [row for row in table.rail.log.children if row.entry.can_say_why][2]
    table.ask_why(row.entry)
    visit.pilot.settle().press("escape").settle()
    assert visit.app.desk.top is table
    assert table.looking_at is None
    table.ask_why(row.entry)
    visit.pilot.settle().click("dialog.look_back").settle()
    assert table.looking_at == row.entry.step


@pytest.mark.parametrize(("by", "ask"), [("press", "h"), ("pad", "rs")])
def test_the_key_for_a_hint_asks_on_a_focused_line(visit, table, by, ask):
    table.focus.set(asked_for(table))
    getattr(visit.pilot, by)(ask)
    visit.pilot.settle()
    assert "chance to win" in plain(card_on(visit).text)


def test_on_a_line_of_our_own_that_key_gives_a_hint(visit, table):
    table.focus.set(next(row for row in table.rail.log.children if not row.entry.can_say_why))
    visit.pilot.press("h").settle()
    assert visit.app.desk.top is table
    assert table.toast.visible


@pytest.mark.parametrize(("by", "go"), [("press", "enter"), ("pad", "a")])
def test_arrows_reach_the_face(visit, table, by, go):
    row = asked_for(table)
    table.focus.set(row)
    reach(visit.pilot, row.why.id, "left", by="keys" if by == "press" else "pad", most=3)
    getattr(visit.pilot, by)(go)
    visit.pilot.settle()
    card_on(visit)


def test_where_there_was_one_move_only_nobody_thinks(visit, table):
    match = table.session.match
    n = next(n for n, step in enumerate(match.steps) if step.seat == THEIRS and len(legal_at(match, n)) == 1)
    table.ask_why(next(row.entry for row in table.rail.log.children if row.entry.step == n + 1))
    assert "only one move" in plain(card_on(visit).text)
    assert not card_on(visit).is_waiting


def legal_at(match, n):
    now = match.n
    match.seek(n)
    found = list(match.legal(match.steps[n].seat))
    match.seek(now)
    return found


def test_who_is_to_move_goes_on_once_the_card_has_told(visit):
    table = sit(visit, ME, ROBOT)
    while not any(row.entry.can_say_why for row in table.rail.log.children):
        play_any(visit, table)
    session = table.session
    while THEIRS not in session.match.to_act:  # the opponent begins to think, and is asked about another move
        session.play(session.deciding, table.moves[0])
    session.think_ahead()
    assert session.is_thinking
    table.ask_why(asked_for(table).entry)
    visit.pilot.settle()
    assert "chance to win" in plain(card_on(visit).text)
    visit.pilot.press("escape").settle()
    assert session.deciding == MINE


def test_a_card_that_is_put_away_at_once_gives_the_thinker_back(visit, table):
    session = table.session
    asked = Afterthought(session, asked_for(table).entry.step - 1)
    session.lend_thinker(asked)
    assert session.lends_thinker_to(asked)
    asked.stop()
    assert not session.lends_thinker_to(asked)


def test_a_long_reason_is_read_with_keys_and_pad(visit, table):
    visit.pilot.resize(960, 600)
    visit.app.change(text_scale=2.0)
    table.ask_why(asked_for(table).entry)
    card = card_on(visit)
    visit.pilot.settle()
    card.text = "So much is to be said of it. " * 40
    card.rebuild()
    visit.pilot.press("down").settle()
    first = card.scroll.offset
    assert first > 0
    visit.pilot.pad("down").press("page down").settle()
    assert card.scroll.offset > first
    assert visit.pilot.focused == "dialog.close"


# What is not told


def told(visit, match, n, others=(), *, is_over=False) -> str:
    """What is said of a step whose opponent had this in mind."""
    session = SimpleNamespace(match=match, is_over=is_over, game=match.game)
    telling = Telling(match.game, visit.app.words_of(match.game.id), lambda seat: ("Ada", "Moss")[seat])
    own = Weighed(move=match.steps[n].move, worth=0.5)
    why = Why(chosen=own, candidates=[own, *(Weighed(move=move, worth=0.4) for move in others)], standing=(0.5, 0.5))
    words = WhyWords(visit.app, session, telling, MINE, n)  # type: ignore[arg-type]
    return plain_text(words.told(Thought(own.move, 1, why)))


def named(visit, match, n, move) -> str:
    telling = Telling(match.game, visit.app.words_of(match.game.id), lambda seat: ("Ada", "Moss")[seat])
    half = match.half_made_at(n)
    told = telling.move(view_for(match, n, THEIRS), THEIRS, THEIRS, move, half.ask if half else None)
    return plain_text(within(told))


def test_a_card_in_an_opponents_hand_is_not_named_before_the_game_is_over(visit):
    match, hidden, open_moves = played_by_chance("tactics", 60), 0, 0
    for n, step in enumerate(match.steps):
        if step.seat != THEIRS:
            continue
        hand = match.state_at(n).hands[THEIRS]
        for move in legal_at(match, n):
            if move == step.move:
                continue
            said, name = told(visit, match, n, [move]), named(visit, match, n, move)
            is_secret = isinstance(move, Choose) or getattr(move, "card", None) in hand
            assert not (is_secret and name in said), (n, move)
            assert name in told(visit, match, n, [move], is_over=True)
            hidden += is_secret
            open_moves += name in said
    assert hidden > 20  # both kinds are there to be told apart
    assert open_moves > 20


def test_a_tile_that_was_drawn_in_secret_is_not_named_before_the_game_is_over(visit):
    match, rng, seen = Match.start(GAMES["rhombs"], Deal(3, 1, SECRET_DRAWS)), Random(1), 0
    while match.to_act and match.n < 60:
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    for n, step in enumerate(match.steps):
        if step.seat != THEIRS or match.state_at(n).drawn is None:
            continue
        for move in legal_at(match, n):
            if move != step.move:
                said = told(visit, match, n, [move])
                assert "stays secret" in said
                assert named(visit, match, n, move) not in said
                seen += 1
    assert seen


def test_what_was_done_in_secret_has_no_reasons_before_the_game_is_over(visit):
    match = played_by_chance("tactics", 4)
    n = next(n for n, step in enumerate(match.steps) if step.seat == THEIRS)
    other = next(move for move in legal_at(match, n) if move != match.steps[n].move)
    said = told(visit, match, n, [other])
    assert "stays secret" in said
    assert "It saw" not in said
    assert named(visit, match, n, other) not in said
    assert "stays secret" not in told(visit, match, n, [other], is_over=True)


def test_where_all_lies_open_all_is_told_while_the_game_goes_on(visit):
    match = played_game(2, rounds=1)
    n = next(n for n, step in enumerate(match.steps) if step.seat == THEIRS and len(legal_at(match, n)) > 1)
    other = next(move for move in legal_at(match, n) if move != match.steps[n].move)
    assert f"It also weighed: {named(visit, match, n, other)} (40%)" in told(visit, match, n, [other])


def test_what_looked_better_is_said_to_have(visit):
    match = played_game(2, rounds=1)
    n = next(n for n, step in enumerate(match.steps) if step.seat == THEIRS and len(legal_at(match, n)) > 1)
    other = next(move for move in legal_at(match, n) if move != match.steps[n].move)
    session = SimpleNamespace(match=match, is_over=False, game=match.game)
    telling = Telling(match.game, visit.app.words_of("pixies"), str)
    why = Why(
        chosen=Weighed(move=match.steps[n].move, worth=0.4),
        candidates=[Weighed(move=other, worth=0.6)],
        standing=(0.6, 0.4),
    )
    words = WhyWords(visit.app, session, telling, MINE, n)  # type: ignore[arg-type]
    assert "looked even better to it" in plain_text(words.told(Thought(match.steps[n].move, 1, why)))


def test_to_an_opponent_nothing_of_its_own_is_called_yours(visit):
    words = visit.app.words_of("tactics")
    for term in ("leader", "heroes", "life", "room"):
        assert "your" in words.say(f"coach.terms.{term}")
        assert "your" not in words.say(f"coach.others.{term}")
