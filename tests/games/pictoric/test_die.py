"""The die of a forfeit: it goes from the hand into its throw without a leap."""

from types import SimpleNamespace
from typing import Any

import pytest

from pixtable.games.pictoric.table.pieces.die import SIDE, ThrownDie
from pixtable.ui.draw.layout import Rect
from pixtable.ui.motion.durations import Motion

NEARLY = 0.001


def test_the_throw_begins_where_the_hand_has_lifted_it(monkeypatch: pytest.MonkeyPatch) -> None:
    look: Any = SimpleNamespace(
        host=SimpleNamespace(motion=Motion()), emblem=lambda seat: 0, state=SimpleNamespace(leader=0)
    )
    die = ThrownDie(look)
    die.face, die.middle, die.away = 6, Rect(0, 0, 800, 600), 0.0
    seen: list[Rect] = []
    monkeypatch.setattr(die, "_paint_tumbling", lambda canvas, rect, turns, alpha: seen.append(rect))
    monkeypatch.setattr(die, "_paint_shadow", lambda *given: None)
    canvas: Any = None
    for die.shaken, die.thrown in ((0.0, 0.0), (1 - NEARLY, 0.0), (1.0, 0.0)):
        die.paint(canvas)
    low, lifted, thrown = seen
    assert lifted.y == pytest.approx(thrown.y, abs=2)
    assert lifted.x == pytest.approx(thrown.x, abs=2)
    assert low.y - lifted.y > SIDE
