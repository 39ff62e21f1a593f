"""A crash costs a scene, never a game."""

from pathlib import Path

import pytest

from pixtable import __version__
from pixtable.language.words import FINISHED
from pixtable.shell.start.crash import TOO_SOON, Rescue, write_report
from pixtable.shell.table.scene import TableScene
from pixtable.shell.title.scene import TitleScene
from pixtable.store.data_folders import DataFolders
from pixtable.store.settings import Settings
from pixtable.tools.tour.games import chairs_for, play_until
from pixtable.tools.visit import Visit
from pixtable.ui.widgets.dialog import Dialog


def a_crash() -> Exception:
    try:
        raise ZeroDivisionError("the moss gave way")
    except ZeroDivisionError as crash:
        return crash


def sit_down(visit: Visit) -> None:
    match = play_until("pixies", 2, lambda match: match.n >= 9 and match.to_act == (0,), seed=5)
    visit.sit_down_at(match, chairs_for("pixies", 2))


def test_a_report_tells_all_that_is_needed_to_find_the_fault() -> None:
    with Visit(Settings(language="en")) as visit:
        sit_down(visit)
        assert Rescue(visit.app).carry_on(a_crash())
        (report,) = visit.app.services.folders.crashes.glob("crash-*.txt")
        text = report.read_text(encoding="utf-8")
    for fact in (f"Pixtable: {__version__}", "seed: 5", "game: pixies", ".pixtable", "the moss gave way", "test_crash"):
        assert fact in text


def test_a_disk_that_refuses_costs_only_the_report(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    assert write_report(DataFolders.under(blocked), a_crash()) is None


@pytest.mark.parametrize("language", FINISHED)
def test_the_apology_fits(language: str) -> None:
    with Visit(Settings(language=language, text_scale=1.5, reduced_motion=True), (960, 600)) as visit:
        sit_down(visit)
        Rescue(visit.app).carry_on(a_crash())
        visit.pilot.settle()
        assert isinstance(visit.pilot.scene, Dialog)
        assert visit.findings() == []


def test_the_game_goes_on_from_its_journal() -> None:
    with Visit(Settings(language="en")) as visit:
        sit_down(visit)
        Rescue(visit.app).carry_on(a_crash())
        visit.pilot.settle().click("dialog.resume").settle()
        assert isinstance(visit.pilot.scene, TableScene)
        assert visit.pilot.scene.session.match.n >= 9


def test_without_a_game_only_the_title_is_offered() -> None:
    with Visit(Settings(language="en")) as visit:
        visit.app.open_title()
        Rescue(visit.app).carry_on(a_crash())
        visit.pilot.settle()
        assert visit.pilot.find("dialog.resume") is None
        visit.pilot.click("dialog.title").settle()
        assert isinstance(visit.pilot.scene, TitleScene)


def test_a_second_crash_at_once_ends_it() -> None:
    with Visit(Settings(language="en")) as visit:
        visit.app.open_title()
        rescue = Rescue(visit.app)
        assert rescue.carry_on(a_crash())
        assert not rescue.carry_on(a_crash())
        visit.pilot.step(TOO_SOON + 100)
        assert rescue.carry_on(a_crash())


def test_a_title_that_crashes_too_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with Visit(Settings(language="en")) as visit:
        visit.app.open_title()
        monkeypatch.setattr(TitleScene, "build", lambda self: 1 / 0)
        assert not Rescue(visit.app).carry_on(a_crash())
        assert len(list(visit.app.services.folders.crashes.glob("crash-*.txt"))) == 2
