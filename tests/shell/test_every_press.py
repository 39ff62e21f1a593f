"""Every press is answered: something is seen to change, or words say why nothing does. Any hand, in every game."""

from collections.abc import Callable
from random import Random

import pytest

from pixtable.core.match import Deal
from pixtable.core.open import any_of
from pixtable.games import GAMES
from pixtable.shell.app import App
from pixtable.shell.table.scene import TableScene
from pixtable.store.chairs import Chair
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
from pixtable.ui.pilot import FRAME, Pilot
from pixtable.ui.scene import Scene

KEYS = (
    *"abcdefgijkmopqrstuvwxyz0123456789", *(f"[{n}]" for n in range(1, 10)), "return", "space", "tab", "shift+tab",
    "left", "right", "up", "down", "end", "home", "page up", "page down", "delete", "f2", ".", "backspace", "h", "n",
)  # fmt: skip
BUTTONS = ("a", "b", "x", "y", "lb", "rb", "lt", "rt", "up", "down", "left", "right", "ls", "rs")
FEW, MANY = 15, 400
EACH_POSITION = 8
"""So many presses, then somebody moves on."""
A_WHILE = 4_000.0


def press_key(pilot: Pilot, rng: Random) -> str:
    key = rng.choice(KEYS)
    pilot.key_down(key).key_up(key)
    return key


def press_button(pilot: Pilot, rng: Random) -> str:
    button = rng.choice(BUTTONS)
    pilot.pad(button)
    return f"button {button}"


def click(pilot: Pilot, rng: Random) -> str:
    pilot.mouse_down().mouse_up()
    hit = pilot.scene.root.hit(*pilot.at)
    return f"click at {hit.id if hit else pilot.at}"


def point(pilot: Pilot, rng: Random) -> None:
    """Where there is something more often than where there is nothing; the hand rests there before it presses."""
    nodes = [node for node in pilot.scene.root.walk() if node.focusable or node.piece or node.catches]
    box = pilot.desk.view.rect
    anywhere = rng.uniform(0, box.w), rng.uniform(0, box.h)
    pilot.move(rng.choice(nodes) if nodes and rng.random() < 0.8 else anywhere)
    come_to_rest(pilot)


def come_to_rest(pilot: Pilot) -> None:
    """Unless somebody thinks longer than one waits."""
    spent = 0.0
    while pilot.desk.is_moving and spent < A_WHILE:
        pilot.desk.step(FRAME)
        spent += FRAME
    pilot.step()


SHEETS: dict[str, Callable[[App], None]] = {
    "title": lambda app: None,
    "game page": lambda app: app.open_game_page("tactics"),
    "new game": lambda app: app.open_new_game("pixies"),
    "settings": lambda app: app.open_settings(),
    "rulebook": lambda app: app.open_rulebook("rhombs"),
    "shelf": lambda app: app.open_shelf(),
    "builder": lambda app: app.desk.push(app.screen("tactics:builder", "", lambda key: None)),
}
HANDS: dict[str, tuple[Callable[[Pilot, Random], str], bool]] = {
    "keys": (press_key, False),
    "mouse": (click, True),
    "pad": (press_button, False),
}


def is_answered(pilot: Pilot, hand: str, rng: Random) -> tuple[bool, str]:
    press, has_pointer = HANDS[hand]
    come_to_rest(pilot)
    if has_pointer:
        point(pilot, rng)
    top, before = pilot.desk.top, pilot.desk.screen.shown
    pressed = press(pilot, rng)
    pilot.step().step()
    scene = pilot.desk.top
    is_told = isinstance(scene, Scene) and bool(scene.tip.said)
    return scene is not top or is_told or pilot.desk.screen.shown != before, pressed


def back_to_the_table(visit: Visit) -> TableScene | None:
    """What a press has opened is another test's matter; None where it has led away."""
    desk = visit.pilot.desk
    while len(desk.scenes) > 1:
        desk.pop(desk.scenes[-1])
    table = desk.scenes[0]
    return table if isinstance(table, TableScene) and not table.session.is_over else None


def play_on(visit: Visit, table: TableScene, rng: Random) -> None:
    come_to_rest(visit.pilot)
    if table.looking_at is not None:
        table.timeline.look_at_now()
    if table.moves:
        table.host.commit(any_of(rng.choice(table.moves), rng))


def press_away(game_id: str, hand: str, count: int, seed: int) -> list[str]:
    """Presses that were not answered, in a game that goes on meanwhile."""
    game, rng, dumb = GAMES[game_id], Random(seed), []
    seats = min(game.seats)
    chairs = (Chair("Olya"), *(Chair("", "easy") for _ in range(seats - 1)))
    with Visit(Settings(language="en", pace="instant", talk="off")) as visit:
        visit.app.start_game(game_id, chairs, Deal(seats, seed, game.read_options({})))
        for n in range(count):
            table = back_to_the_table(visit)
            if table is None:
                break
            if n % EACH_POSITION == 0:
                play_on(visit, table, rng)
            if visit.pilot.desk.translator.typing:
                visit.pilot.press("escape")
                continue  # letters go into the box, as text
            ok, pressed = is_answered(visit.pilot, hand, rng)
            if not ok:
                dumb.append(f"{pressed} while {table.status()!r}")
    return dumb


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("game_id", sorted(GAMES.on_the_title))
def test_any_press_in_any_game_is_answered(game_id, hand):
    assert press_away(game_id, hand, FEW, seed=7) == []


@pytest.mark.parametrize("hand", ["keys", "pad"])
@pytest.mark.parametrize("sheet", SHEETS)
def test_any_key_on_any_sheet_is_answered(sheet, hand):
    """A click on bare paper presses nothing."""
    rng, dumb = Random(7), []
    with Visit(Settings(language="en")) as visit:
        for _ in range(FEW):
            visit.app.open_title()
            SHEETS[sheet](visit.app)
            visit.pilot.settle()
            ok, pressed = is_answered(visit.pilot, hand, rng)
            if not ok and not visit.pilot.desk.translator.typing:
                dumb.append(pressed)
    assert dumb == []


def test_a_press_that_did_something_is_not_explained_in_a_window_of_another_size():
    """The picture of before and the one of after are of the same screen, the one that there is now."""
    with Visit(Settings(language="en")) as visit:
        pilot = visit.pilot
        visit.app.play_level(visit.app.services.level_shelf.levels("tactics", "tutorial")[1])
        pilot.resize(1024, 640).settle()
        table = pilot.scene
        asked = table.status()
        pilot.click("lesson.next").step().step()
        assert table.status() != asked
        assert table.tip.said == ""


@pytest.mark.slow
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("game_id", sorted(GAMES))
@pytest.mark.parametrize("seed", range(3))
def test_thousands_of_presses_are_answered(game_id, hand, seed):
    assert press_away(game_id, hand, MANY, seed) == []
