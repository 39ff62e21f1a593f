"""A few seconds of Pixies: a card is carried into the garden, the others take theirs, and a new row is dealt."""

from pixtable.core.match import Match
from pixtable.games.pixies.rules.cards import CARDS
from pixtable.games.pixies.rules.moves import Take
from pixtable.games.pixies.table.stage import PixiesStage
from pixtable.tools.showcase.camera import Camera
from pixtable.tools.tour.games import chairs_for, play_until, usual_move
from pixtable.ui.node import Node

ME, SEATS = 0, 3
BESIDE_THE_ROW = (120.0, 330.0)


def trailer(camera: Camera) -> None:
    match = play_until("pixies", SEATS, is_our_first_choice)
    camera.visit.sit_down_at(match, chairs_for("pixies", SEATS))
    camera.pilot.move(BESIDE_THE_ROW)
    camera.wait(400)
    for _ in range(2):
        _take_a_card(camera)
    camera.wait(800)


def is_our_first_choice(match: Match) -> bool:
    """Late enough for gardens to look at, and with a whole row to choose from."""
    return (
        match.to_act == (ME,)
        and _cells_taken(match) >= 4
        and len(match.state.row) == SEATS
        and _is_plain(usual_move(match))
    )


def _cells_taken(match: Match) -> int:
    return sum(cell is not None for cell in match.state.gardens[ME])


def _is_plain(move: Take) -> bool:
    """A card that goes to its own cell: what a newcomer understands at once."""
    return move.keep is None and move.cell is None


def _take_a_card(camera: Camera) -> None:
    table = camera.wait_for_turn(ME).table
    assert isinstance(table.stage, PixiesStage)
    move = usual_move(table.session.match)
    card = next(node for node in table.stage.pieces.row if node.card == move.card)
    camera.glide(card, 500).wait(700).grip().glide(target_of(table.stage, move), 600).wait(300).let_go().wait(600)


def target_of(stage: PixiesStage, move: Take) -> Node:
    """Its cell; of a cell where a twin lies, the half that says which of them stays on top."""
    cell = stage.cells[CARDS[move.card].cell if move.cell is None else move.cell - 1]
    return next((half for half in stage.halves if half.cell is cell and half.keep == move.keep), cell)
