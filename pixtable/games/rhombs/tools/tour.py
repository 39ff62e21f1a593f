"""The stops of the tour at the table of Rhombs: both games, few and many seats, and how it ends."""

from collections.abc import Callable, Mapping
from typing import Any

from pixtable.core.match import Match
from pixtable.core.rules import Options
from pixtable.games.rhombs.rules.moves import Draw, Pass, Place
from pixtable.games.rhombs.table.stage import RhombsStage
from pixtable.shell.new_game.scene import NewGameScene
from pixtable.shell.table.scene import TableScene
from pixtable.tools.tour.games import chairs_for, is_over, play_until
from pixtable.tools.tour.levels import lesson
from pixtable.tools.tour.shell import SEED, title
from pixtable.tools.visit import Stop, Visit

ME = 0
LONGEST_COUNT = 1200
"""Frames."""
BLIND: Options = {"mode": "blind"}
LOWEST = 10_000.0
"""Further down than any column goes."""
HELD_LONG_ENOUGH = 300.0
"""Milliseconds in which a tile that was taken up has come to rest over its cell."""


def first_turn(visit: Visit) -> None:
    """Two seats, each with a full tray."""
    _sit_down(visit, 2, lambda match: not match.state.table)


def held(visit: Visit) -> None:
    """A tile over a cell, with everything that would follow."""
    _sit_down(visit, 4, lambda match: len(match.state.table) >= 20 and len(_placings(match)) > 6)
    _hold(visit)


def seated(visit: Visit) -> None:
    """One press away from being played."""
    _sit_down(visit, 3, lambda match: len(match.state.table) >= 8 and len(_placings(match)) > 6)
    _hold(visit)
    visit.pilot.press("return").settle()


def refused(visit: Visit) -> None:
    """Turned so that it does not fit."""
    held(visit)
    look = _stage(visit).look
    while look.fits:
        visit.pilot.press("shift+e").settle()


def blind_draw(visit: Visit) -> None:
    _sit_down(visit, 3, lambda match: len(match.state.hands[ME]) >= 2 and match.legal(ME) == [Draw()], BLIND)


def blind_drawn(visit: Visit) -> None:
    """A tile has come from the bag and hangs over the first cell that it fits."""
    _sit_down(visit, 3, lambda match: match.state.drawn is not None and bool(match.state.hands[ME]), BLIND)
    visit.pilot.press("tab").step(HELD_LONG_ENOUGH)


def ten_seats(visit: Visit) -> None:
    _sit_down(visit, 10, lambda match: len(match.state.table) >= 26 and bool(_placings(match)))
    _hold(visit)


def match_of_rounds(visit: Visit) -> None:
    """The third round: a bar on every plate says how near the limit it is."""
    options: Options = {"match": "match", "threshold": 20}
    _sit_down(visit, 3, lambda match: match.state.round == 3 and len(match.state.table) >= 8, options)


def what_is_left(visit: Visit) -> None:
    """Nobody can go on: what everybody is left with has been counted, and waits to be read."""
    _sit_down(visit, 4, lambda match: match.state.passes == 3 and match.legal(ME) == [Pass()])
    table = visit.pilot.scene
    assert isinstance(table, TableScene)
    visit.wait_until(lambda: table.director.is_held and not table.stage.is_telling, LONGEST_COUNT)
    visit.pilot.settle()


def over(visit: Visit) -> None:
    """The board after the last tile: who laid which. The result sheet has been put aside."""
    visit.sit_down_at(play_until("rhombs", 4, is_over), chairs_for("rhombs", 4))
    visit.pilot.step(2000).settle()
    visit.pilot.desk.pop()
    visit.pilot.settle()


def result(visit: Visit) -> None:
    visit.sit_down_at(play_until("rhombs", 4, is_over), chairs_for("rhombs", 4))
    visit.pilot.step(2000).settle()


def result_of_ten(visit: Visit) -> None:
    """More seats than the podium has room for, several without tiles when the bag was empty: places in the table."""
    visit.sit_down_at(play_until("rhombs", 10, is_over, BLIND), chairs_for("rhombs", 10))
    visit.pilot.step(2000).settle()


def house_rules(visit: Visit) -> None:
    """A blind match: every house rule that matters there, and how many points end it at this table."""
    title(visit)
    visit.app.open_new_game("rhombs")
    scene = visit.pilot.scene
    assert isinstance(scene, NewGameScene)
    scene.seed_text = SEED
    scene.plan.agree("mode", "blind")
    scene.plan.agree("match", "match")
    scene.open_fold = "rules"
    scene.rebuild()
    visit.pilot.settle()
    scene.column.scroll_to(LOWEST)
    visit.pilot.settle()


def _sit_down(visit: Visit, seats: int, is_there: Callable[[Match], bool], options: Options | None = None) -> None:
    """At a table for so many, at a moment when it is our turn."""
    match = play_until("rhombs", seats, lambda match: match.to_act == (ME,) and is_there(match), options)
    visit.sit_down_at(match, chairs_for("rhombs", seats))


def _placings(match: Match) -> list[Any]:
    return [move for move in match.legal(ME) if isinstance(move, Place)]


def _stage(visit: Visit) -> RhombsStage:
    scene = visit.pilot.scene
    assert isinstance(scene, TableScene)
    assert isinstance(scene.stage, RhombsStage)
    return scene.stage


def _hold(visit: Visit) -> None:
    """The tile with the most places, over the cell where it has the most turns."""
    stage = _stage(visit)
    options = stage.look.options
    tile = max(options, key=lambda tile: (len(options[tile]), -tile))
    cell = max(options[tile], key=lambda cell: (len(options[tile][cell]), cell))
    visit.pilot.click(stage.pieces.tiles[tile]).move(stage.board.cells[cell]).step(HELD_LONG_ENOUGH)


RHOMBS_STOPS: Mapping[str, Stop] = {
    "rhombs_first_turn": first_turn,
    "rhombs_open": held,
    "rhombs_seated": seated,
    "rhombs_refused": refused,
    "rhombs_blind_draw": blind_draw,
    "rhombs_blind": blind_drawn,
    "rhombs_ten": ten_seats,
    "rhombs_match": match_of_rounds,
    "rhombs_left": what_is_left,
    "rhombs_over": over,
    "rhombs_result": result,
    "rhombs_result_ten": result_of_ten,
    "rhombs_rules": house_rules,
    "lesson_seam": lesson("rhombs", 1, 1),
    "lesson_contact": lesson("rhombs", 3, 0),
}
