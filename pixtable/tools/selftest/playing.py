"""A game played by opponents alone, through the real scenes, in no time."""

from pixtable.shell.table.scene import TableScene
from pixtable.store.settings import Settings
from pixtable.tools.selftest.demand import demand
from pixtable.tools.visit import Visit

LONGEST_GAME = 60 * 60 * 30
"""Frames: half an hour of virtual time, which an instant game is far from needing."""
SEED = 7


def quick_settings() -> Settings:
    return Settings(language="en", pace="instant", speed="instant")


def play_to_the_end(visit: Visit) -> None:
    demand(visit.wait_until(lambda: _shows_a_result(visit), LONGEST_GAME), "the result sheet did not come")
    visit.pilot.settle()


def _shows_a_result(visit: Visit) -> bool:
    """The game at the table is over, and what its kind of game shows then has come to lie on top."""
    table, *above = visit.pilot.desk.scenes
    return isinstance(table, TableScene) and table.session.is_over and bool(above)
