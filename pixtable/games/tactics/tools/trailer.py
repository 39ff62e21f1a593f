"""A few seconds of Pixel Tactics: heroes strike, each blow reckoned before it falls, and the other side answers."""

from typing import Any

from pixtable.core.match import Match
from pixtable.games.tactics.rules.moves import Attack
from pixtable.games.tactics.rules.play.foresight import doomed, reckon
from pixtable.games.tactics.rules.state import PLACES
from pixtable.games.tactics.table.options import unit_id
from pixtable.tools.showcase.camera import Camera
from pixtable.tools.tour.games import chairs_for, play_until

ME, SEATS = 0, 2
SEED, ALIVE = 38, 16
"""A game in which both squads stand almost whole in the middle of it."""
ON_THE_FIELD = (300.0, 560.0)


def trailer(camera: Camera) -> None:
    match = play_until("tactics", SEATS, _may_we_defeat_somebody, seed=SEED)
    camera.visit.sit_down_at(match, chairs_for("tactics", SEATS))
    camera.pilot.move(ON_THE_FIELD)
    camera.wait(400)
    for _ in range(2):
        _strike(camera)
    camera.glide("tactics.end", 700).click().wait(5000)


def _may_we_defeat_somebody(match: Match) -> bool:
    if match.to_act != (ME,) or match.state.phase != "play" or match.state.actions_left < 2:
        return False
    alive = sum(unit is not None and unit.is_alive for unit in match.state.field[: 2 * PLACES])
    return alive >= ALIVE and any(_is_lethal(match, attack) for attack in _attacks(match))


def _strike(camera: Camera) -> None:
    match = camera.wait_for_turn(ME).table.session.match
    choices = [attack for attack in _attacks(match) if attack.target not in doomed(match.state)]
    attack = max(choices, key=lambda attack: _is_lethal(match, attack))
    camera.glide(unit_id(attack.unit), 500).click()
    camera.glide(unit_id(attack.target), 600).wait(800).click().wait(1000)


def _attacks(match: Match) -> list[Any]:
    return [move for move in match.legal(ME) if isinstance(move, Attack)]


def _is_lethal(match: Match, attack: Attack) -> bool:
    return reckon(match.view(ME), ME, attack).is_lethal
