"""A few seconds of Pictoric Box: a clue is typed, the picture hidden among others, and found by some."""

from pixtable.core.match import Match
from pixtable.core.rules import Options
from pixtable.games.pictoric.rules.state import PictoricState
from pixtable.tools.showcase.camera import Camera
from pixtable.tools.tour.games import chairs_for, play_until

ME, SEATS = 0, 6
SEED, CLUE = 10, "The secret grows on trees"
"""Our picture in this deal is a tree with keys for leaves."""
A_TURN = 20_000.0
OPTIONS: Options = {"language": "en", "forfeits": False}


def trailer(camera: Camera) -> None:
    match = play_until("pictoric", SEATS, _is_our_clue, OPTIONS, SEED)
    camera.visit.sit_down_at(match, chairs_for("pictoric", SEATS))
    camera.wait(800).type(CLUE).wait(1200)
    camera.pilot.press("return")
    played = camera.table.session.match
    camera.wait_until(lambda: _is_over(played, match.state.turn), A_TURN)
    camera.wait(5600)


def _is_our_clue(match: Match) -> bool:
    return match.to_act == (ME,) and bool(match.state.phase == "clue")


def _is_over(match: Match, turn: int) -> bool:
    state: PictoricState = match.state
    return state.turn > turn or state.phase == "pause"
