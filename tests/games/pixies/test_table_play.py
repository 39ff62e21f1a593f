"""Whole games by each hand alone: drag, click and click, keyboard. Nothing else may be needed."""

from collections.abc import Callable

import pytest

from pixtable.games.pixies.rules.cards import CARDS
from pixtable.games.pixies.rules.moves import Take
from pixtable.games.pixies.table.pieces.cards import CardNode
from pixtable.table.tastes import Tastes
from pixtable.ui.node import Node
from pixtable.ui.pilot import Pilot
from tests.games.pixies.table_host import TableScene, open_table
from tests.games.pixies.table_positions import COVERS, THIRD, TWIN, three_cases

Hand = Callable[[Pilot, TableScene, Take], None]


def piece(scene: TableScene, card: int) -> CardNode:
    return next(node for node in scene.stage.pieces.row if node.card == card)


def target(scene: TableScene, move: Take) -> Node:
    hand = scene.stage.hand
    outcome = next(o for o in scene.stage.look.options[move.card] if o.move == move)
    return next(node for node in hand.targets_of(move.card) if hand.outcome_at(move.card, node) == outcome)


def by_drag(pilot: Pilot, scene: TableScene, move: Take) -> None:
    goal = target(scene, move)
    pilot.drag(piece(scene, move.card), goal.rect.centre)


def by_clicks(pilot: Pilot, scene: TableScene, move: Take) -> None:
    pilot.click(piece(scene, move.card))
    if scene.drag.held is not None:
        pilot.click(target(scene, move))


def by_letters_and_digits(pilot: Pilot, scene: TableScene, move: Take) -> None:
    pilot.press(piece(scene, move.card).key)
    if move.keep is not None:
        pilot.press("q" if move.keep == "old" else "e")
    elif scene.stage.hand.chosen is not None:
        pilot.press(f"{move.cell or CARDS[move.card].value}")


def by_arrows(pilot: Pilot, scene: TableScene, move: Take) -> None:
    """Tab into the row, along it, Enter; then from target to target."""
    card = piece(scene, move.card)
    scene.focus.enter("market")
    for _ in range(6):
        if not card.focused:
            pilot.press("right" if scene.focus.current.rect.x < card.rect.x else "left")
    pilot.press("return")
    if scene.drag.held is None:
        return
    goal = target(scene, move)
    for _ in range(12):
        if not goal.focused:
            here = scene.focus.current.screen_rect()
            dx, dy = goal.rect.cx - here.cx, goal.rect.cy - here.cy
            pilot.press(("right" if dx > 0 else "left") if abs(dx) > abs(dy) else "down" if dy > 0 else "up")
    pilot.press("return")


@pytest.mark.parametrize("hand", [by_drag, by_clicks, by_letters_and_digits, by_arrows])
@pytest.mark.parametrize("seats", [2, *(pytest.param(seats, marks=pytest.mark.slow) for seats in (3, 5))])
@pytest.mark.thorough
def test_a_whole_game_can_be_played_by(hand: Hand, seats: int):
    pilot, scene = open_table(seats, seed=seats, instant=True, rounds=1, tastes=Tastes(auto_place=False))
    pilot.settle()
    played = 0
    while scene.match.result is None:
        before, move = scene.match.n, scene.moves[played % len(scene.moves)]
        hand(pilot, scene, move)
        assert scene.match.n > before, f"{hand.__name__} did not play {move}"
        assert scene.match.steps[before].move == move
        pilot.settle()
        played += 1
    assert scene.refusals == []
    assert played >= 9


def test_one_click_plays_a_card_that_has_one_place_to_go():
    pilot, scene = open_table(position=three_cases(), waits=True)
    pilot.settle().click(piece(scene, COVERS))
    assert scene.match.steps[-1].move == Take(COVERS)


def test_with_auto_place_off_the_click_only_selects():
    pilot, scene = open_table(position=three_cases(), waits=True, tastes=Tastes(auto_place=False))
    pilot.settle().click(piece(scene, COVERS))
    assert scene.match.steps == []
    pilot.click("pixies.cell.6").settle()
    assert scene.match.steps[-1].move == Take(COVERS)


def test_the_halves_of_a_cut_cell_follow_the_diagonal():
    pilot, scene = open_table(position=three_cases(), waits=True)
    pilot.settle().click(piece(scene, TWIN))
    cell = pilot.node("pixies.cell.5").rect
    upper_left, lower_right = (cell.x + 30, cell.bottom - 60), (cell.right - 30, cell.y + 60)
    assert scene.root.hit(*upper_left).id == "pixies.cell.5.old"
    assert scene.root.hit(*lower_right).id == "pixies.cell.5.new"
    pilot.click(lower_right).settle()
    assert scene.match.steps[-1].move == Take(TWIN, "new")


def test_the_buttons_of_the_comparison_play_too():
    pilot, scene = open_table(position=three_cases(), waits=True)
    pilot.settle().move(piece(scene, TWIN)).click("pixies.keep.old").settle()
    assert scene.match.steps[-1].move == Take(TWIN, "old")


def test_a_twin_dropped_in_the_middle_of_its_cell_asks_which_is_kept():
    pilot, scene = open_table(position=three_cases(), waits=True)
    pilot.settle().drag(piece(scene, TWIN), pilot.node("pixies.cell.5").rect.centre).settle()
    assert scene.match.steps == []
    assert scene.drag.piece is piece(scene, TWIN)
    assert piece(scene, TWIN).pose.is_home
    pilot.press("e").settle()
    assert scene.match.steps[-1].move == Take(TWIN, "new")


@pytest.mark.parametrize("row", ["6", "keypad 6"])
def test_a_digit_is_the_cell_of_that_number_on_both_rows_of_keys(row):
    pilot, scene = open_table(position=three_cases(), waits=True)
    pilot.settle().press(row)
    assert scene.match.steps[-1].move == Take(COVERS)


def test_the_digit_of_a_twins_cell_asks_which_is_kept():
    pilot, scene = open_table(position=three_cases(), waits=True)
    pilot.settle().press("5").settle()
    assert (scene.match.steps, pilot.focused) == ([], "pixies.cell.5.old")
    pilot.press("return").settle()
    assert scene.match.steps[-1].move == Take(TWIN, "old")


@pytest.mark.parametrize(
    ("card", "cell", "key"),
    [(COVERS, 1, "PX-20.value"), (THIRD, 5, "PX-22.tuck"), (THIRD, 6, "PX-22.empty"), (TWIN, 9, "PX-21")],
)
def test_a_drop_where_it_may_not_go_is_explained_and_the_card_returns(card: int, cell: int, key: str):
    pilot, scene = open_table(position=three_cases(), waits=True)
    pilot.settle().drag(piece(scene, card), f"pixies.cell.{cell}").settle()
    assert (scene.refusals, scene.match.steps) == ([key], [])
    assert piece(scene, card).pose.is_home


def test_nobody_takes_out_of_turn():
    pilot, scene = open_table(position=three_cases() | {"first": 0}, waits=True, viewer=1)
    pilot.settle().click(piece(scene, COVERS))
    assert scene.refusals == ["PX-11"]


def test_escape_lets_go_of_a_card_chosen_by_its_key():
    pilot, scene = open_table(position=three_cases(), waits=True)
    pilot.settle().press("d")
    assert scene.stage.hand.chosen is piece(scene, THIRD)
    pilot.press("escape")
    assert scene.stage.hand.chosen is None
    assert not any(node.marks for node in scene.stage.cells)


def test_the_only_move_says_so_and_one_click_on_it_or_its_cell_plays_it():
    position = three_cases() | {"first": 1, "row": [COVERS]}
    for seat in (1, 2):
        position["gardens"][seat] = [*position["gardens"][seat]]
    position["gardens"][1][5] = {"up": 31, "down": []}
    position["gardens"][2][5] = {"up": 48, "down": []}
    for where in ("pixies.market.3", "pixies.cell.6"):
        pilot, scene = open_table(position=position, waits=True, tastes=Tastes(auto_place=False))
        pilot.settle()
        assert "No choice" in pilot.texts
        pilot.click(where).settle()
        assert scene.match.steps[0].move == Take(COVERS)
