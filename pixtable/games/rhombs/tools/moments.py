"""Moments of Rhombs for the film: a tile is dropped by the hand, placed by clicks, and laid by a rival."""

from collections.abc import Mapping
from itertools import pairwise

from pixtable.core.match import Deal, Match
from pixtable.games.rhombs.rules.moves import Pass, Place
from pixtable.games.rhombs.table.stage import RhombsStage
from pixtable.games.rhombs.tools.trailer import BESIDE_THE_TRAY, ME, SEATS, SEED, is_our_placing
from pixtable.tools.film.moment import Moment, Row, at_most, between
from pixtable.tools.film.recorder import Recorder
from pixtable.tools.film.rows import CARRYING, GO, OFF, PIECE, dealing, flights, letting_go, straight, touching
from pixtable.tools.film.trace import Trace
from pixtable.tools.tour.games import chairs_for, play_until, usual_move
from pixtable.ui.draw.layout import Point

MANY, BLOCKED = 4, 13
"""A table and a deal at which all are left with something, and nobody can go on."""
OWN, THEIRS = "own", "theirs"
A_REST = 9
"""Frames: so long nothing is heard between two hands, or two waves."""


def _sit_down(recorder: Recorder) -> tuple[RhombsStage, Place]:
    match = play_until("rhombs", SEATS, is_our_placing, seed=SEED)
    recorder.visit.sit_down_at(match, chairs_for("rhombs", SEATS))
    recorder.pilot.move(BESIDE_THE_TRAY)
    stage = recorder.wait_for_turn(ME).table.stage
    assert isinstance(stage, RhombsStage)
    move = usual_move(recorder.table.session.match)
    recorder.follow(PIECE, stage.pieces.tiles[move.tile])
    return stage, move


def _place_of(stage: RhombsStage, move: Place) -> Point:
    return stage.look.camera.centre((move.q, move.r))


def _turn_until(recorder: Recorder, stage: RhombsStage, move: Place) -> None:
    while stage.look.turn != move.turn:
        recorder.pilot.press("e")
        recorder.wait(150)


def _seat(recorder: Recorder, stage: RhombsStage) -> None:
    """The first click holds it over its cell; one that fits in a single way is there already."""
    if not stage.look.is_seated:
        recorder.click().wait(100)


def _drop(recorder: Recorder) -> None:
    stage, move = _sit_down(recorder)
    recorder.glide(stage.pieces.tiles[move.tile], 200).wait(200).start().wait(100).grip().note(OFF)
    recorder.glide(_place_of(stage, move), 500)
    _turn_until(recorder, stage, move)
    recorder.wait(200).note(GO).let_go().wait(450)


def _click(recorder: Recorder) -> None:
    stage, move = _sit_down(recorder)
    recorder.glide(stage.pieces.tiles[move.tile], 200).wait(200).start().click().glide(_place_of(stage, move), 300)
    _turn_until(recorder, stage, move)
    _seat(recorder, stage)
    recorder.grip().wait(80).note(GO).let_go().wait(450)


def _watch(recorder: Recorder) -> None:
    """The next seat lays a tile; it comes from beyond the edge of the board."""
    stage, move = _sit_down(recorder)
    recorder.glide(stage.pieces.tiles[move.tile], 200).wait(200).click().glide(_place_of(stage, move), 300)
    _turn_until(recorder, stage, move)
    _seat(recorder, stage)
    recorder.start().click()
    laid = len(stage.state.table)
    recorder.wait_until(lambda: len(stage.state.table) > laid)
    theirs = stage.pieces.tiles[stage.state.table[-1].tile]
    recorder.follow("theirs", theirs).note("comes").wait(500)


def _lay(recorder: Recorder) -> None:
    """Ours goes to its place by itself, as a key sends it, and after it the next seat's."""
    stage = _resume(recorder, play_until("rhombs", SEATS, is_our_placing, seed=SEED))
    move = usual_move(recorder.table.session.match)
    recorder.start().table.host.commit(move)
    recorder.follow(OWN, stage.pieces.tiles[move.tile]).note(OWN)
    laid = len(stage.state.table)
    recorder.wait_until(lambda: len(stage.state.table) > laid)
    recorder.follow(THEIRS, stage.pieces.tiles[stage.state.table[-1].tile]).note(THEIRS).wait(600)


def _begin(recorder: Recorder) -> None:
    """A new game: the tiles come from the bag while one looks on."""
    recorder.start()
    recorder.visit.app.start_game("rhombs", tuple(chairs_for("rhombs", SEATS)), Deal(SEATS, SEED))
    stage = recorder.table.stage
    assert isinstance(stage, RhombsStage)
    for number, node in enumerate(stage.pieces.tray[::2], start=1):
        recorder.follow(f"dealt {number}", node)
    recorder.wait(1500)


def _go_out(recorder: Recorder) -> None:
    """Our last tile clicks, and the wave of it runs through the whole mosaic."""
    stage = _resume(recorder, play_until("rhombs", SEATS, _holds_one))
    match = recorder.table.session.match
    recorder.wait_for_turn(ME).follow(PIECE, stage.pieces.tiles[match.state.hands[ME][0]])
    recorder.table.host.commit(usual_move(match))
    recorder.start().note(GO).wait_until(lambda: ME in stage.state.finished).note("wave").wait(1500)


def _block(recorder: Recorder) -> None:
    """Nobody can place a tile any more: the wave, then all that is left, tile by tile."""
    stage = _resume(recorder, play_until("rhombs", MANY, _nobody_can_move, seed=BLOCKED))
    table = recorder.table
    table.host.commit(Pass())
    recorder.start().note("moves").wait_until(lambda: table.director.is_held).note("scored")
    recorder.wait_until(lambda: stage.flourishes.ending.standings.visible).note("table")
    recorder.wait_until(lambda: not stage.is_telling).note("waits").wait(1000)


def _resume(recorder: Recorder, match: Match) -> RhombsStage:
    recorder.visit.sit_down_at(match, chairs_for("rhombs", match.deal.seats))
    stage = recorder.wait_for_turn(ME).table.stage
    assert isinstance(stage, RhombsStage)
    return stage


def _holds_one(match: Match) -> bool:
    """And may lay it, as the first who is rid of all."""
    is_last = match.to_act == (ME,) and len(match.state.hands[ME]) == 1
    return is_last and not match.state.finished and isinstance(usual_move(match), Place)


def _nobody_can_move(match: Match) -> bool:
    """All the others have passed, and we shall have to."""
    state = match.state
    return match.to_act == (ME,) and state.passes == len(state.active) - 1 and match.legal(ME) == [Pass()]


def _ring_by_ring(t: Trace) -> list[float]:
    """From one ring of the wave to the next."""
    frames = sorted({heard.frame for heard in t.sounds if heard.name == "seam_bead"})
    return [t.ms(b - a) for a, b in pairwise(frames) if b - a < A_REST]


def _tile_by_tile(t: Trace) -> list[float]:
    frames = [heard.frame for heard in t.sounds if heard.name == "score_tick"]
    return [t.ms(b - a) for a, b in pairwise(frames) if b - a < A_REST]


WAVE = Row("the wave comes to the next ring after", between(40, 80), _ring_by_ring)
FOLLOWS = Row(
    "from the click of the last tile to the wave",
    at_most(250),
    lambda t: t.ms(t.at("wave")) - t.heard("tile_snap", t.at(GO))[0],
)
ENDING = (
    WAVE,
    Row("tiles that are left are turned up apart", between(40, 100), _tile_by_tile),
    Row("from the last move until the table waits", between(2000, 9000), lambda t: t.ms(t.at("waits") - t.at("moves"))),
)

MOMENTS: Mapping[str, Moment] = {
    "rhombs-drop": Moment(_drop, (*CARRYING, *letting_go("tile_snap"))),
    "rhombs-click": Moment(_click, letting_go("tile_snap")),
    "rhombs-lay": Moment(_lay, flights(OWN, OWN, THEIRS, THEIRS, "tile_snap")),
    "rhombs-begin": Moment(_begin, (dealing("dealt", "")[0],)),
    "rhombs-out": Moment(_go_out, (WAVE, FOLLOWS, *touching(PIECE, GO, "tile_snap")), is_climax=True),
    "rhombs-blocked": Moment(_block, ENDING, settings={"tells_no_move": False}, is_climax=True),
    "rhombs-rival": Moment(_watch, (straight("theirs", "comes"), *touching("theirs", "comes", "tile_snap"))),
}
