"""The last rung of the hint ladder: what it says and what it shows are the one move that the search chose."""

from collections.abc import Iterator
from random import Random

import pytest

from pixtable.core.match import Deal, Match
from pixtable.core.open import Open, sample_of
from pixtable.games import GAMES
from pixtable.games.rhombs.rules.moves import Place
from pixtable.games.tactics.rules.moves import Attack, Castle, Draw, MoveHero, PlayOrder, Recruit
from pixtable.games.tactics.table.options import spot_id, unit_id
from pixtable.play.telling import Telling
from pixtable.shell.game_page.first_met import FirstMet
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
    if isinstance(visit.pilot.scene, FirstMet):
        visit.pilot.press("return").settle()
    table = table_of(visit)
    for _ in range(RUNGS):
        table.ask_for_hint()
        visit.pilot.settle()
    return table


def told(table: TableScene, move: object) -> str:
    match = table.session.match
    telling = Telling(match.game, table.app.words_of(match.game.id), lambda seat: table.handover.sitters[seat].name)
    pending = match.pending(0)
    return plain(rich(telling.move(match.view(0), 0, 0, move, pending.ask if pending else None)))


@pytest.mark.parametrize("game_id", list(GAMES))
@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
def test_sentence_and_picture_are_the_move_that_the_search_chose(visit, game_id, count):
    for match in positions(game_id, count):
        steps = match.n
        table = climb(visit, match)
        move, where = table.hints._thought.move, (game_id, match.deal.seed, match.n)
        assert table.session.refuse(0, move) is None, where
        assert told(table, move)[1:] in table.toast.text, where  # it begins small within another sentence
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


def pixies_hint(visit: Visit) -> TableScene:
    return climb(visit, next(match for match in positions("pixies", 9) if len(match.state.row) > 1))


def test_it_gives_way_to_a_card_that_is_looked_at_and_comes_back(visit):
    table = pixies_hint(visit)
    shown = table.stage.shown_move
    other = next(card for card in table.stage.pieces.row if card.card != shown.card)
    visit.pilot.move(other.id).settle()
    assert table.stage.shown_move is None
    assert table.stage.look.considered == other.card
    visit.pilot.move("table.hint").settle()
    assert table.stage.shown_move == shown
    assert table.stage.look.outcome.move == shown, "the same preview as of a card in the hand"


def test_it_ends_when_a_card_is_taken_up(visit):
    table = pixies_hint(visit)
    other = next(card for card in table.stage.pieces.row if card.card != table.stage.shown_move.card)
    visit.pilot.press(other.key).settle()
    assert table.stage.shown_move is None
    visit.pilot.press("escape").settle()
    assert table.stage.shown_move is None


def test_in_rhombs_the_tile_lies_as_a_ghost_with_its_seams_and_nothing_is_in_the_hand(visit):
    match = next(match for match in positions("rhombs", 30) if isinstance(usual_move(match), Place))
    table = climb(visit, match)
    look, move = table.stage.look, table.hints._thought.move
    assert look.placing == move
    assert look.seams
    assert all(seam.matches for seam in look.seams)
    assert not look.is_chosen
    assert look.aimed is None


@pytest.mark.parametrize("kind", [Attack, Recruit, MoveHero, Castle, PlayOrder, Draw])
def test_in_tactics_a_move_shows_what_a_piece_in_the_hand_would(visit, kind):
    match, move = next(
        (match, move) for match in battles() for move in match.legal(0) if isinstance(move, kind) and match.n > 20
    )
    visit.sit_down_at(match, (ME, ROBOT))
    stage = table_of(visit).stage
    stage.demonstrate(move)
    visit.pilot.settle()
    look = stage.look
    assert stage.shown_move == look.considered == move
    assert not look.held
    if kind is Attack:
        assert look.acting_unit.card == move.unit
        assert {unit_id(move.unit), unit_id(move.target)} == look.made_of(move).nodes
    elif kind in (Recruit, MoveHero):
        assert look.newcomer == (spot_id(move.to), move.card if kind is Recruit else move.unit)
    elif kind is PlayOrder:
        assert stage.cards[move.card].full_lift > 0
    stage.quieten()
    assert not [node for node in stage.walk(hidden=True) if Mark.HINTED in node.marks]


def battles() -> Iterator[Match]:
    """Positions of duels in which seat 0 acts."""
    for seed in range(1, 20):
        match, rng = Match.start(GAMES["tactics"], Deal(2, seed)), Random(seed)
        while match.result is None and match.n < 150:
            seat = match.to_act[0]
            if seat == 0 and not match.pending(0):
                yield match
            match.play(seat, rng.choice(match.legal(seat)) if rng.random() < WANDER else usual_move(match))


def test_a_draft_forgets_the_card_that_only_a_hint_had_taken_up(visit):
    table = climb(visit, positions("tactics.draft.classic", 1)[0])
    assert table.stage.look.chosen == table.stage.shown_move.card
    visit.pilot.press("escape").settle()
    assert table.stage.look.chosen is None
