"""What is prepared while the title lies idle: afterwards a first page finds its rules, pictures and paper ready."""

import subprocess
import sys

from pixtable.shell.kit.paper import FELT
from pixtable.shell.start.ahead import preparations
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit, frame_bytes

LOADED = """
import sys
from pixtable.shell.start.ahead import preparations
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit

with Visit(Settings(language="en")) as visit:
    visit.app.open_title()
    assert "pixtable.games.tactics.rules.rules" not in sys.modules
    for _ in preparations(visit.app):
        pass
    before = set(sys.modules)
    visit.app.open_shelf()
    visit.pilot.settle()
    print(*sorted(name for name in set(sys.modules) - before if name.startswith("pixtable.games")))
"""


def test_nothing_is_seen_of_it():
    with Visit(Settings(language="en")) as visit:
        visit.app.open_title()
        visit.pilot.settle()
        before = frame_bytes(visit)
        for _ in preparations(visit.app):
            assert frame_bytes(visit) == before


def test_the_first_page_reads_no_picture_of_its_paper():
    with Visit(Settings(language="en")) as visit:
        visit.app.open_title()
        for _ in preparations(visit.app):
            pass
        pictures, read = visit.pilot.desk.pictures, []
        pictures.read, load = lambda name: (read.append(name), load(name))[1], pictures.read
        visit.app.open_settings()
        visit.pilot.settle()
        assert not {FELT, "ui/panel_paper", "ui/grain", "ui/clouds"} & set(read)


def test_the_shelf_finds_every_game_loaded():
    loaded = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    assert loaded.stdout.strip() == ""
