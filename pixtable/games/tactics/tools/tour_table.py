"""The stops of the tour at the table of Pixel Tactics: every phase, and every kind of look ahead."""

from collections.abc import Callable, Mapping
from typing import Any

from pixtable.core.match import Match
from pixtable.games.tactics.rules.moves import Attack, PlayOperation, Recruit
from pixtable.games.tactics.rules.play.foresight import doomed, reckon
from pixtable.games.tactics.rules.state import PLACES
from pixtable.games.tactics.table.options import card_id, spot_id, unit_id
from pixtable.tools.tour.games import chairs_for, is_over, play_until
from pixtable.tools.visit import Stop, Visit

ME = 0
CROWDED = 7
"""So many units on the field show what it looks like in full swing."""


def leader(visit: Visit) -> None:
    _sit_down(visit, lambda match: match.state.phase == "leader")
    card = visit.pilot.scene.root.find(f"tactics.leader.{_match(visit).state.hands[ME][0]}")
    assert card is not None
    visit.pilot.click(card).settle()


def hand(visit: Visit) -> None:
    """A card is taken up, and the places that it may go to are lit."""
    _sit_down(visit, lambda match: len(_of(match, Recruit)) > 4 and len(match.state.hands[ME]) > 3)
    visit.pilot.click(card_id(_of(_match(visit), Recruit)[0].card)).settle()


def battle(visit: Visit) -> None:
    """A unit is taken up and held against a target: the reckoning is shown."""
    match = _sit_down(visit, lambda match: bool(_of(match, Attack)) and _crowd(match) >= CROWDED)
    attack = _of(match, Attack)[0]
    visit.pilot.click(unit_id(attack.unit)).move(unit_id(attack.target)).settle()


def lethal(visit: Visit) -> None:
    """A target that would fall by this attack."""
    match = _sit_down(visit, lambda match: _crowd(match) >= CROWDED and _deadly(match) is not None)
    attack = _deadly(match)
    assert attack is not None
    visit.pilot.click(unit_id(attack.unit)).move(unit_id(attack.target)).settle()


def oracle(visit: Visit) -> None:
    """Somebody will fall: the field as the wave will leave it."""
    _sit_down(visit, lambda match: len(doomed(match.state)) > 1)
    visit.pilot.key_down("space").settle()


def doom(visit: Visit) -> None:
    """The same moment as it is: who falls when the wave ends is marked and listed."""
    _sit_down(visit, lambda match: len(doomed(match.state)) > 1)


def deeds(visit: Visit) -> None:
    """A hero that has just come: what it may not do yet, and why."""
    match = _sit_down(visit, lambda match: _fresh(match) is not None)
    card = _fresh(match)
    assert card is not None
    visit.pilot.click(unit_id(card)).settle()


def refused(visit: Visit) -> None:
    """A card is brought into a row that is not the wave's: the table says why."""
    match = _sit_down(visit, lambda match: match.state.wave == 0 and bool(_of(match, Recruit)))
    visit.pilot.drag(card_id(_of(match, Recruit)[0].card), spot_id(8)).settle()


def ghost(visit: Visit) -> None:
    """A card over a place: what it would be there."""
    match = _sit_down(visit, lambda match: match.state.wave == 1 and len(_of(match, Recruit)) > 2)
    move = _of(match, Recruit)[0]
    visit.pilot.click(card_id(move.card)).move(spot_id(move.to)).settle()


def reading(visit: Visit) -> None:
    """A whole card, one of its words explained."""
    _sit_down(visit, lambda match: len(_of(match, Recruit)) > 4 and len(match.state.hands[ME]) > 3)
    visit.pilot.move(card_id(_match(visit).state.hands[ME][0])).settle()
    visit.pilot.press("z").settle().press("right").settle().press("right").settle()


def words(visit: Visit) -> None:
    """A word of the game in the rulebook."""
    visit.app.open_rulebook("tactics", term="steadfast")
    visit.pilot.settle()


def peek(visit: Visit) -> None:
    """Two people: the hand lies face down."""
    is_there = lambda match: ME in match.to_act and _plays(match) and len(match.state.hands[ME]) > 3
    match = play_until("tactics", 2, is_there)
    visit.sit_down_at(match, chairs_for("tactics", 2, people=2))
    visit.pilot.settle()


def question(visit: Visit) -> None:
    """In the middle of a move: the table asks."""
    _sit_down(visit, lambda match: match.half_made is not None and match.half_made.ask.seat == ME)


def operation(visit: Visit) -> None:
    _sit_down(visit, lambda match: bool(_of(match, PlayOperation)) and any(match.state.reserves[1]))


def result(visit: Visit) -> None:
    visit.sit_down_at(play_until("tactics", 2, is_over), chairs_for("tactics", 2))
    visit.pilot.step(2000).settle()


def _sit_down(visit: Visit, is_there: Callable[[Match], bool]) -> Match:
    """At a moment when it is our turn."""
    match = play_until("tactics", 2, lambda match: ME in match.to_act and is_there(match))
    visit.sit_down_at(match, chairs_for("tactics", 2))
    return match


def _match(visit: Visit) -> Match:
    scene: Any = visit.pilot.scene
    match: Match = scene.session.match
    return match


def _of(match: Match, kind: type[Any]) -> list[Any]:
    return [move for move in match.legal(ME) if isinstance(move, kind)]


def _plays(match: Match) -> bool:
    return bool(match.state.phase == "play")


def _deadly(match: Match) -> Attack | None:
    attacks: list[Attack] = _of(match, Attack)
    return next((move for move in attacks if reckon(match.view(ME), ME, move).is_lethal), None)


def _fresh(match: Match) -> int | None:
    squad = match.state.squad(ME)
    return next((unit.card for unit in squad if unit is not None and unit.is_fresh and match.state.actions_left), None)


def _crowd(match: Match) -> int:
    return sum(unit is not None for unit in match.state.field[: 2 * PLACES])


TACTICS_STOPS: Mapping[str, Stop] = {
    "tactics_leader": leader,
    "tactics_hand": hand,
    "tactics_battle": battle,
    "tactics_lethal": lethal,
    "tactics_doom": doom,
    "tactics_oracle": oracle,
    "tactics_deeds": deeds,
    "tactics_refused": refused,
    "tactics_ghost": ghost,
    "tactics_reading": reading,
    "tactics_words": words,
    "tactics_peek": peek,
    "tactics_question": question,
    "tactics_operation": operation,
    "tactics_result": result,
}
