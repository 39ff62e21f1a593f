"""Tables of Pixel Tactics for tests, and hands that play a move through the nodes of the table."""

from collections.abc import Callable
from typing import Any

from pixtable.core.events import Choose
from pixtable.core.match import Deal, Match
from pixtable.games.tactics import GAME
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.table.options import (
    DISCARDS,
    ORDER,
    card_id,
    operation_id,
    slot_id,
    spot_id,
    unit_id,
)
from pixtable.ui.node import Node
from pixtable.ui.pilot import Pilot
from tests.games.table_host import TableScene, seat_at

__all__ = ["TableScene", "open_table", "play_by"]
ME = 0
Bring = Callable[[Pilot, TableScene, str, str], None]
Press = Callable[[Pilot, TableScene, str], None]


def open_table(seed: int = 1, *, position: dict[str, Any] | None = None, **how: Any) -> tuple[Pilot, TableScene]:
    deal = Deal(seats=2, seed=seed, position=position, options={"trophies": 1})
    return seat_at(Match.start(GAME, deal), **how)


def play_by(bring: Bring, press: Press) -> Callable[[Pilot, TableScene, Any], None]:
    """Every move there is, as pieces that are brought somewhere and nodes that are pressed."""

    def play(pilot: Pilot, scene: TableScene, move: Any) -> None:
        pair = _pair(move)
        if pair is not None:
            bring(pilot, scene, *pair)
            return
        match move:
            case Choose(option):
                answers = scene.stage.look.answers.nodes
                press(pilot, scene, next((id for id, one in answers.items() if one.option == option), ""))
            case mv.ChooseLeader(card):
                press(pilot, scene, f"tactics.leader.{card}")
                press(pilot, scene, "tactics.lead")
            case mv.Draw():
                press(pilot, scene, "tactics.draw")
            case mv.Pass():
                press(pilot, scene, "tactics.end")
                if scene.stage.actions.end.is_asking:
                    press(pilot, scene, "tactics.end")
            case mv.LeaderAction():
                press(pilot, scene, "tactics.deed")
            case mv.Cast(unit):
                press(pilot, scene, unit_id(unit))
                press(pilot, scene, "tactics.verb.cast")
            case mv.Attack(unit, target):
                press(pilot, scene, unit_id(unit))
                press(pilot, scene, "tactics.deed")
                press(pilot, scene, unit_id(target))

    def with_words(pilot: Pilot, scene: TableScene, move: Any) -> None:
        if isinstance(move, Choose) and move.option in scene.stage.look.answers.words:
            press(pilot, scene, f"tactics.answer.{move.option}")
        else:
            play(pilot, scene, move)

    return with_words


def _pair(move: Any) -> tuple[str, str] | None:
    match move:
        case mv.Recruit(card, to):
            return card_id(card), spot_id(to)
        case mv.Attack(unit, target, False):
            return unit_id(unit), unit_id(target)
        case mv.PlayOrder(card):
            return card_id(card), ORDER
        case mv.PlayOperation(card, slot):
            return card_id(card), slot_id(ME, slot)
        case mv.RemoveOperation(card):
            return operation_id(card), DISCARDS
        case mv.Clear(unit):
            return unit_id(unit), DISCARDS
        case mv.MoveHero(unit, to):
            return unit_id(unit), spot_id(to)
        case mv.Castle(a, b):
            return unit_id(a), unit_id(b)
    return None


def node(scene: TableScene, id: str) -> Node:
    found = scene.root.find(id)
    assert found is not None, id
    return found
