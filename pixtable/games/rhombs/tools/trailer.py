"""A few seconds of Rhombs: a tile is held over the board, turned until it fits and placed, and the others follow."""

from pixtable.core.match import Match
from pixtable.games.rhombs.rules.moves import Place
from pixtable.games.rhombs.table.stage import RhombsStage
from pixtable.tools.showcase.camera import Camera
from pixtable.tools.tour.games import chairs_for, play_until, usual_move

ME, SEATS = 0, 3
SEED, TILES = 12, 15
"""A board that is wide, with enough tiles on it for a pattern when the film begins."""
BESIDE_THE_TRAY = (400.0, 620.0)


def trailer(camera: Camera) -> None:
    match = play_until("rhombs", SEATS, is_our_placing, seed=SEED)
    camera.visit.sit_down_at(match, chairs_for("rhombs", SEATS))
    camera.pilot.move(BESIDE_THE_TRAY)
    camera.wait(400)
    for _ in range(2):
        _place_a_tile(camera)
    camera.wait(2400)


def is_our_placing(match: Match) -> bool:
    return match.to_act == (ME,) and len(match.state.table) >= TILES and isinstance(usual_move(match), Place)


def _place_a_tile(camera: Camera) -> None:
    table = camera.wait_for_turn(ME).table
    assert isinstance(table.stage, RhombsStage)
    stage, move = table.stage, usual_move(table.session.match)
    camera.glide(stage.pieces.tiles[move.tile], 500).click()
    camera.glide(stage.board.cells[move.q, move.r], 700).wait(400)
    while stage.look.turn != move.turn:
        camera.pilot.press("e")
        camera.wait(400)
    camera.click().wait(300).click().wait(600)
