"""The models share no code with what they are held against, and the driver sees where one differs."""

import ast
import sys
from pathlib import Path

import pytest

from tests.models.driver import Deal, Line, play_out
from tests.models.pictoric import Pictoric
from tests.models.pixies import Pixies
from tests.models.rhombs import Rhombs

HERE = Path(__file__).parent
OURS = ("tests.models", "pytest")
THE_WIRE = ("pixtable.tools.protocol", "msgspec")
"""What the driver alone may know: the protocol, and how its answers become JSON."""


def imported_by(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            found.add(str(node.module))
    return found


@pytest.mark.parametrize("path", sorted(HERE.glob("**/*.py")), ids=lambda path: path.stem)
def test_a_model_knows_nothing_of_the_rules(path):
    may = OURS + (THE_WIRE if path == HERE / "driver.py" else ())
    foreign = {name for name in imported_by(path) if name.partition(".")[0] not in sys.stdlib_module_names}
    assert {name for name in foreign if not any(f"{name}.".startswith(f"{room}.") for room in may)} == set()


class NothingForTheZone(Pixies):
    """PX-42 forgotten."""

    def _score(self, last, told):
        scored, *after = super()._score(last, told)
        return [{**scored, "sheets": [{**sheet, "zone": 0} for sheet in scored["sheets"]]}, *after]


class OneContactIsEnough(Rhombs):
    """HX-11 forgotten."""

    def _enough(self):
        return min(1, len(self.table))


class OwnCardsGetVotes(Pictoric):
    """PB-24 forgotten."""

    def _sector_of(self, seat):
        return 0 if self.phase == "vote" and seat in self.to_move() else super()._sector_of(seat)


@pytest.mark.parametrize("model", [NothingForTheZone, OneContactIsEnough, OwnCardsGetVotes])
def test_a_difference_is_seen(model):
    game = model.__mro__[1].__name__.lower()
    with (
        Line() as line,
        pytest.raises(AssertionError, match=f"the model expects .*\n.*game='{game}'.*\nafter .* moves"),
    ):
        play_out(line, model, Deal(game, 3, {}, 1))
