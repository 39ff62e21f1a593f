"""Opening the window: options, screens that are not there, and what a window remembers."""

import os
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pygame
import pytest

from pixtable.play.services import Services
from pixtable.play.thinking import PromptThinker
from pixtable.play.usual_chairs import usual_chairs
from pixtable.shell.kit.notice import PassingNotice, show_notice
from pixtable.shell.start import display, garbage
from pixtable.shell.start.assembly import assemble
from pixtable.shell.start.display import preferred_locales
from pixtable.shell.start.launch import _play, _settle_in, open_app
from pixtable.shell.start.launch_options import LaunchOptions, pixels, read_options
from pixtable.shell.start.window import Window, save_picture
from pixtable.store.data_folders import DataFolders
from pixtable.store.settings import Settings, load_settings
from pixtable.tools.main import main
from pixtable.tools.visit import Visit
from pixtable.ui.audit import audit
from pixtable.ui.input.intent import Want
from pixtable.ui.loop import BUSY_FPS, IDLE_MS, Place, sane_place, sane_size
from pixtable.ui.motion.durations import NOTICE_MS, RUMBLES
from pixtable.ui.scene import Scene
from pixtable.ui.sound import Memory

GAME = str(Path(__file__).parents[2] / "game.py")


def launched(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    bare = {name: value for name, value in os.environ.items() if name not in display.SCREENS}
    command = [sys.executable, GAME, *arguments]
    return subprocess.run(command, env=bare | environment, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a screen")
@pytest.mark.parametrize("environment", [{}, {"DISPLAY": ":4711"}])
def test_without_a_screen_one_sentence_points_to_the_tools(environment: dict[str, str], tmp_path: Path) -> None:
    done = launched("--lang", "fr", "--portable", str(tmp_path), **environment)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "tour --out" in done.stderr
    assert "protocol" in done.stderr


def test_a_first_frame_is_drawn_and_nothing_is_said(tmp_path: Path) -> None:
    done = launched("--first-frame", "--portable", str(tmp_path), SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="none")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_game_can_be_laid_out_at_once(tmp_path: Path) -> None:
    wishes = ("--game", "pixies", "--seats", "3", "--seed", "42")
    done = launched("--first-frame", "--portable", str(tmp_path), *wishes, SDL_VIDEODRIVER="dummy")
    assert (done.returncode, done.stderr) == (0, "")
    (save,) = DataFolders.under(tmp_path).games.glob("*.pixtable")
    assert '"seats":3,"seed":42' in save.read_text()


@pytest.mark.parametrize(
    ("arguments", "game"),
    [([], None), (["--seed", "7"], "pixies"), (["--seats", "2"], "pixies"), (["--game", "pixies"], "pixies")],
)
def test_a_wish_to_play_is_understood(arguments: list[str], game: str | None) -> None:
    assert read_options(arguments).game_at_once == game


@pytest.mark.parametrize("arguments", [["--seats", "9"], ["--size", "12x9"], ["--size", "big"], ["--game", "go"]])
def test_what_cannot_be_is_refused_with_a_reason(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(arguments)
    assert refused.value.code == 2
    assert arguments[0] in capsys.readouterr().err


def test_a_size_is_read() -> None:
    assert pixels("1920x1080") == (1920, 1080)


def test_the_language_of_the_command_line_wins(tmp_path: Path) -> None:
    assert open_app(LaunchOptions(portable=tmp_path, language="uk")).settings.spoken == "uk"


def test_the_usual_chairs_are_one_person_and_opponents_of_different_tastes(tmp_path: Path) -> None:
    me, *others = usual_chairs(Services(DataFolders.under(tmp_path), Settings(language="en", name="Ada")), "pixies", 5)
    assert (me.name, me.is_person) == ("Ada", True)
    assert {other.level for other in others} == {"normal"}
    assert len({other.persona for other in others}) == 4


def test_at_a_table_of_ten_no_two_have_one_name(tmp_path: Path) -> None:
    chairs = usual_chairs(Services(DataFolders.under(tmp_path), Settings(language="en")), "rhombs", 10)
    assert len({chair.name for chair in chairs}) == 10


@pytest.fixture
def window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "none")
    window = Window(assemble(DataFolders.under(tmp_path), Settings(language="en")), (1280, 800))
    window.app.open_title()
    return window


def test_keys_silence_and_volumes_are_the_players_from_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    memory = Memory()
    monkeypatch.setattr("pixtable.shell.start.window.sounds_of_this_machine", lambda: memory)
    chosen = Settings(keys={"undo": ["k"], "confirm": []}, hush_when_away=False, volumes={"music": 0.1})
    app = assemble(DataFolders.under(tmp_path), chosen)
    desk = Window(app, (1280, 800)).desk
    for _ in range(2):  # the device of sound opens after the first frame
        desk.step(0)
    keymap = desk.keymap
    assert (keymap.want("k"), keymap.want("u"), keymap.want("return")) == (Want.UNDO, None, Want.CONFIRM)
    assert (memory.mutes_away, memory.levels["music"]) == (False, 0.1)
    app.change(keys={"hint": ["k"]}, hush_when_away=True)
    assert app.desk.keymap.want("k") == Want.HINT
    assert app.desk.keymap.want("u") == Want.UNDO
    assert memory.mutes_away


def test_a_new_size_is_remembered_once_at_the_end(window: Window) -> None:
    for width in (1300, 1350, 1400):
        window.desk.resize(pygame.Surface((width, 900)))
    assert not window.app.services.folders.settings.exists()
    window.remember()
    assert load_settings(window.app.services.folders.settings).window == (1400, 900)


def test_a_new_size_is_remembered_when_the_device_of_sound_is_already_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the end pygame has gone before the settings are kept."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    window = Window(assemble(DataFolders.under(tmp_path), Settings(language="en")), (1280, 800))
    for _ in range(2):
        window.desk.step(0)
    window.desk.resize(pygame.Surface((1400, 900)))
    pygame.quit()
    window.remember()
    assert load_settings(window.app.services.folders.settings).window == (1400, 900)


@pytest.mark.parametrize(
    "size", [(100_000, 100_000), (-5, -5), (0, 0), (1, 1), (10**30, 800), (1280, -(10**30)), (3840, 10), (20_000, 700)]
)
def test_a_size_that_no_window_can_have_becomes_a_sane_one(
    size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    places = DataFolders.under(tmp_path)
    places.settings.parent.mkdir(parents=True)
    places.settings.write_text(f'{{"language": "en", "window": [{size[0]}, {size[1]}]}}', encoding="utf-8")
    app = open_app(LaunchOptions(portable=tmp_path))
    assert app.settings.language == "en"
    width, height = Window(app).desk.view.pixels
    assert 960 <= width <= 3840
    assert 600 <= height <= 2160


@pytest.mark.parametrize(
    ("wish", "desktops", "found"),
    [
        (None, [(1920, 1080)], (1280, 800)),
        ((1500, 900), [(1920, 1080)], (1500, 900)),
        ((700, 900), [(1920, 1080)], (960, 900)),
        ((5000, 1400), [(2560, 1440), (2560, 1440)], (5000, 1400)),
        ((5000, 1400), [(1920, 1080)], (1280, 800)),
        ((100_000, 100_000), [(1366, 768)], (1093, 614)),
    ],
)
def test_a_window_is_as_large_as_was_wished_where_that_can_be(
    wish: tuple[int, int] | None, desktops: list[tuple[int, int]], found: tuple[int, int]
) -> None:
    assert sane_size(wish, desktops) == found


SCREENS = ((1920, 1080), (2560, 1440))


@pytest.mark.parametrize(
    ("wish", "desktops", "found"),
    [
        (None, SCREENS, None),
        (Place(2000, 100, SCREENS), SCREENS, (2000, 100)),
        (Place(-1500, -200, SCREENS), SCREENS, (-1500, -200)),  # a screen left of the first
        (Place(2000, 100, SCREENS), SCREENS[:1], None),  # that one is gone
        (Place(100, 100, SCREENS[:1]), SCREENS, None),
        (Place(10**30, 0, SCREENS), SCREENS, None),
        (Place(0, -(10**9), SCREENS), SCREENS, None),
    ],
)
def test_a_window_stands_where_it_stood_as_long_as_there_are_the_same_screens(
    wish: Place | None, desktops: tuple[tuple[int, int], ...], found: tuple[int, int] | None
) -> None:
    assert sane_place(wish, desktops) == found


def test_the_place_is_remembered_and_taken_again(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    screens = tuple(pygame.display.get_desktop_sizes())
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: (40, 50))
    window._event(pygame.event.Event(pygame.WINDOWMOVED, x=40, y=50))
    assert not window.app.services.folders.settings.exists()
    window.remember()
    assert load_settings(window.app.services.folders.settings).window_place == (40, 50, screens)
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(pygame.display, "set_window_position", asked.append)
    Window(assemble(window.app.services.folders), (1280, 800))
    assert asked == [(40, 50)]


def test_a_full_screen_has_no_place_of_its_own(window: Window) -> None:
    window.is_full = True
    window._event(pygame.event.Event(pygame.WINDOWMOVED, x=0, y=0))
    window.remember()
    assert not window.app.services.folders.settings.exists()


def test_the_system_is_asked_which_languages_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [{"language": "uk", "country": "UA"}, {"language": "en"}]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: found)
    assert preferred_locales() == ["uk", "en"]


def test_the_text_size_of_a_key_is_a_setting(window: Window) -> None:
    window.desk.hooks.text_scaled(1.5)
    assert load_settings(window.app.services.folders.settings).text_scale == 1.5


def test_a_screenshot_goes_to_the_pictures_and_is_told_of(window: Window) -> None:
    window.desk.hooks.screenshot(window.desk.draw())
    (picture,) = window.app.services.folders.pictures.glob("*.png")
    assert pygame.image.load(str(picture)).get_size() == (1280, 800)
    (notice,) = notices(window)
    assert picture.name in notice.text


def test_a_held_key_takes_one_screenshot(window: Window) -> None:
    for _ in range(3):
        window.desk.hooks.screenshot(window.desk.screen.surface)
    assert len(list(window.app.services.folders.pictures.glob("*.png"))) == 1


def test_a_screenshot_that_cannot_be_kept_is_told_of_too(window: Window) -> None:
    pictures = window.app.services.folders.pictures
    pictures.parent.mkdir(parents=True, exist_ok=True)
    pictures.write_text("a file where a folder should be")
    window.desk.hooks.screenshot(window.desk.draw())
    assert "could not be saved" in notices(window)[0].text


def notices(window: Window) -> list[PassingNotice]:
    assert window.desk.top is not None
    return [node for node in window.desk.top.root.children if isinstance(node, PassingNotice)]


def test_two_screenshots_in_one_second_are_two_files(tmp_path: Path) -> None:
    surface, moment = pygame.Surface((8, 8)), datetime(2026, 1, 1)
    assert save_picture(surface, tmp_path, moment) != save_picture(surface, tmp_path, moment)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_notice_fits_and_goes_by_itself(language: str) -> None:
    with Visit(Settings(language=language, text_scale=2.0), (960, 600)) as visit:
        visit.app.open_title()
        visit.pilot.settle()
        before = visit.findings()
        show_notice(visit.pilot.desk, visit.app.say("launch.picture_taken", file="pixtable.png", folder="Pixtable"))
        assert [finding for finding in visit.findings() if finding not in before] == []
        visit.pilot.step(NOTICE_MS + 50)
        assert visit.pilot.find("notice") is None


def test_the_first_frame_is_told_of_once(window: Window) -> None:
    seen: list[str] = []
    window.first_seen = lambda: seen.append("frame")
    window.frame(16)
    window.frame(16)
    assert seen == ["frame"]


def test_a_table_at_rest_is_woken_by_a_press_and_follows_a_busy_hand_at_the_usual_pace(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is left waiting, and a mouse that tells of itself a thousand times a second makes no thousand frames."""
    while window.desk.is_moving:
        window.frame(16)
    window.frame(16)
    press, clock, waited = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0, unicode=""), Clock(), []
    monkeypatch.setattr(pygame.event, "wait", lambda ms: waited.append(ms) or press)
    given: list[int] = []
    monkeypatch.setattr(window.desk, "feed", lambda event: given.append(event.type))
    window._rest(clock)
    assert (waited, clock.paced) == ([IDLE_MS], [0])
    window.frame(16)
    assert given == [pygame.KEYDOWN]
    window._rest(clock)
    assert (waited, clock.paced) == ([IDLE_MS], [0, BUSY_FPS])
    window.frame(16)
    monkeypatch.setattr(pygame.event, "wait", lambda ms: pygame.event.Event(pygame.NOEVENT))
    window._rest(clock)
    window.frame(16)
    assert given == [pygame.KEYDOWN]


class Clock:
    """As pygame's, but it lets nobody wait."""

    def __init__(self) -> None:
        self.paced: list[int] = []

    def tick(self, fps: int = 0) -> int:
        self.paced.append(fps)
        return 16


def test_a_pad_that_cannot_rumble_or_has_gone_does_no_harm(window: Window) -> None:
    felt: list[tuple[float, float, int]] = []

    class Pad:
        def rumble(self, *how: float) -> bool:
            felt.append(how)
            raise pygame.error("gone")

    window._pads = [Pad(), Pad()]
    window.desk.hooks.rumble(RUMBLES["hit"])
    assert [how[-1] for how in felt] == [60, 60]


def test_garbage_is_looked_for_once_for_a_scene_and_only_while_nothing_moves(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    settled: list[Scene | None] = []
    monkeypatch.setattr(garbage, "settle", lambda: settled.append(window.desk.top))
    title = window.desk.top
    for _ in range(60):
        window.frame(16)
    assert settled == [title]
    window.app.open_settings()
    window.frame(16)
    assert window.desk.is_moving
    assert settled == [title]
    for _ in range(60):
        window.frame(16)
    assert settled == [title, window.desk.top]


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_damaged_files_are_told_of_on_the_title_with_where_they_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "none")
    folders = DataFolders.under(tmp_path)
    for path in (folders.settings, folders.progress):
        path.parent.mkdir()
        path.write_bytes(b'{"solved": {')
    app = open_app(LaunchOptions(portable=tmp_path, language=language))
    window = Window(app, (1280, 800))
    app.open_title()
    app.services._given_thinker = PromptThinker(1)
    _settle_in(app)
    (notice,) = notices(window)
    for path in (folders.settings, folders.progress):
        kept = path.with_name(f"{path.name}.damaged-1")
        assert str(kept) in notice.text
        assert kept.read_bytes() == b'{"solved": {'
    window.desk.top.rebuild()
    assert notices(window) == [notice], "games that wait are shown a moment later: that does not take it away"
    assert not [finding for finding in audit(window.desk.top, window.desk.canvas) if "notice" in str(finding)]
    again = open_app(LaunchOptions(portable=tmp_path))
    assert again.services.take_notices() == [], "once is enough"


def test_whoever_starts_the_program_is_told_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    folders = DataFolders.under(tmp_path)
    folders.settings.parent.mkdir()
    folders.settings.write_bytes(b'{"language": "en", "na')
    app = open_app(options := LaunchOptions(portable=tmp_path, language="en"))
    app.services._given_thinker = PromptThinker(1)
    window = Window(app, (1280, 800))
    frame, told = window.frame, []

    def second_is_last(ms: float) -> None:
        frame(ms)
        told.append([notice.text for notice in notices(window)])
        if len(told) == 2:
            window.desk.quit()

    monkeypatch.setattr(window, "frame", second_is_last)
    assert _play(app, window, options) == 0
    assert "settings.json.damaged-1" in told[-1][0]


def test_a_language_of_the_command_line_is_not_written_down(tmp_path: Path) -> None:
    app = open_app(LaunchOptions(portable=tmp_path, language="uk"))
    app.services.keep(high_contrast=True)
    assert load_settings(app.services.folders.settings) == Settings(high_contrast=True)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere a window needs nothing more")
def test_system_libraries_that_a_window_needs_are_named_where_they_are_missing(monkeypatch, capsys):
    monkeypatch.setenv("DISPLAY", ":7")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(display, "_is_there", lambda library: library != "libXext.so.6")
    assert display.regret_no_screen("en") == 1
    assert "libXext.so.6" in capsys.readouterr().err
    monkeypatch.setattr(display, "_is_there", lambda library: True)
    display.regret_no_screen("en")
    assert "There is no screen here" in capsys.readouterr().err


def test_a_file_that_is_spoilt_while_the_program_runs_is_told_of_when_a_page_is_opened(tmp_path, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "none")
    folders = DataFolders.under(tmp_path)
    app = open_app(LaunchOptions(portable=tmp_path))
    window = Window(app, (1280, 800))
    app.services.keep(name="Olha")
    app.open_title()
    window.frame(16)
    folders.settings.write_bytes(b'{"name": "Ol')
    app.services.keep(name="Ivo")
    app.open_settings()
    for _ in range(120):
        window.frame(16)
    assert any("damaged-1" in notice.text for notice in notices(window))
