"""The last rung of the hint ladder: what it says and what it shows are the one move that the search chose."""

from random import Random

import pytest

from pixtable.core.match import Deal, Match
from pixtable.core.open import Open, sample_of
from pixtable.games import GAMES
from pixtable.play.telling import Telling
from pixtable.shell.table.scene import TableScene
from pixtable.store.settings import Settings
from pixtable.table.rich import rich
from pixtable.tools.tour.games import usual_move
from pixtable.tools.visit import Visit
from pixtable.ui.draw.marks import Mark
from pixtable.ui.lettering.typeset import plain
from tests.shell.test_table import ME, ROBOT, table_of

FEW, MANY = 4, 100
RUNGS = 3
WANDER = 0.3
"""So often a move by chance is made instead of a sensible one: positions are not only those of good play."""


@pytest.fixture
def visit():
    with Visit(Settings(language="en", pace="instant", speed="instant")) as made:
        yield made


def positions(game_id: str, count: int) -> list[Match]:
    """Each of a game of its own, somewhere on its way, with the person at seat 0 to decide between several moves."""
    found, seed = [], 0
    while len(found) < count:
        seed += 1
        rng = Random(seed)
        if (match := _somewhere(game_id, seed, rng)) is not None:
            found.append(match)
    return found


def _somewhere(game_id: str, seed: int, rng: Random) -> Match | None:
    game = GAMES[game_id]
    seats = game.seats_with(game.read_options({}))
    match, wanted = Match.start(game, Deal(rng.choice(seats), seed)), rng.randrange(40)
    while match.result is None:
        seat = match.to_act[0]
        legal = match.legal(seat)
        is_closed = not any(isinstance(move, Open) for move in legal)  # by chance nobody says anything sensible
        if match.n >= wanted and seat == 0 and len(legal) > 1:
            return match
        match.play(seat, rng.choice(legal) if is_closed and rng.random() < WANDER else usual_move(match))
    return None


def climb(visit: Visit, match: Match) -> TableScene:
    visit.sit_down_at(match, (ME, *[ROBOT] * (match.deal.seats - 1)))
    table = table_of(visit)
    for _ in range(RUNGS):
        table.ask_for_hint()
        visit.pilot.settle()
    return table


def told(table: TableScene, move: object) -> str:
    match = table.session.match
    telling = Telling(match.game, table.app.words_of(match.game.id), lambda seat: table.handover.sitters[seat].name)
    asked = match.pending(0)
    return plain(rich(telling.move(match.view(0), 0, 0, move, asked)))


@pytest.mark.parametrize("game_id", list(GAMES))
@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
def test_sentence_and_picture_are_the_move_that_the_search_chose(visit, game_id, count):
    for match in positions(game_id, count):
        steps = match.n
        table = climb(visit, match)
        move, where = table.hints._thought.move, (game_id, match.deal.seed, match.n)
        assert table.session.refuse(0, move) is None, where
        assert told(table, move) in table.toast.text, where
        assert table.stage.shown_move == move, where
        assert table.session.match.n == steps, "a hint plays nothing"


@pytest.mark.parametrize("game_id", list(GAMES))
def test_it_goes_with_its_words_and_with_a_move(visit, game_id):
    (match,) = positions(game_id, 1)
    table = climb(visit, match)
    assert table.stage.shown_move is not None
    visit.pilot.press("escape").settle()
    assert not table.toast.visible
    assert table.stage.shown_move is None
    assert not [node for node in table.stage.walk() if Mark.HINTED in node.marks]
    table.ask_for_hint()
    visit.pilot.settle()
    assert table.stage.shown_move is not None
    table.host.commit(table.hints._thought.move)
    assert table.stage.shown_move is None


@pytest.mark.parametrize("game_id", list(GAMES))
def test_it_goes_at_a_seek(visit, game_id):
    match = next(match for match in positions(game_id, 9) if match.n)
    table = climb(visit, match)
    table.timeline.look_at(0)
    visit.pilot.settle()
    assert table.stage.shown_move is None


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_coachs_better_move_is_shown_in_the_past_as_well(visit, game_id):
    match = positions(game_id, 1)[0]
    n, move = match.n, usual_move(match)
    match.play(0, sample_of(match.legal(0)[0]))
    visit.sit_down_at(match, (ME, *[ROBOT] * (match.deal.seats - 1)))
    table = table_of(visit)
    table.timeline.look_at(n)
    table.stage.point_at_better(move)
    visit.pilot.settle()
    assert table.looking_at == n
    assert table.stage.shown_move == move
