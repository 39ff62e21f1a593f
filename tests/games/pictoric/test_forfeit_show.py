"""The forfeit as a show: the die first, then its card, then what comes of it, and only then the words (PB-20)."""

import pytest

from pixtable.core.match import Deal, Match
from pixtable.games.pictoric import GAME
from pixtable.games.pictoric.rules.moves import Roll
from pixtable.games.pictoric.rules.state import LUCKY, SILENCE
from pixtable.games.pictoric.table.pieces.die import ThrownDie
from pixtable.shell.table.curtain.scene import CurtainScene
from pixtable.shell.table.scene import TableScene as ShellTable
from pixtable.store.chairs import Chair
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
from pixtable.ui.motion.durations import BEATS, BOUNCES
from pixtable.ui.pilot import FRAME, Pilot
from tests.games.pictoric.table_host import TableScene, open_table


def first_forfeit(seats: int, seed: int) -> tuple[int, int]:
    """Who leads first in this deal, and what they roll."""
    match = Match.start(GAME, Deal(seats, seed, {"forfeits": True}))
    leader = match.state.leader
    match.play(leader, Roll())
    return leader, match.state.forfeit


def rolled(forfeit: int, **how: object) -> tuple[Pilot, TableScene]:
    """The viewer leads, and has just let go of the die."""
    for seed in range(60):
        if first_forfeit(4, seed) == (0, forfeit):
            pilot, scene = open_table(4, seed=seed, phase="roll", options={"forfeits": True}, waits=True, **how)
            pilot.settle().press("return")
            return pilot, scene
    raise AssertionError(f"a die that never shows {forfeit}")


def die_of(scene: TableScene) -> ThrownDie:
    die: ThrownDie = scene.stage.flourishes.forfeit.die
    return die


@pytest.mark.parametrize("reduced", [False, True])
def test_nothing_is_written_before_all_of_it_has_been_seen(reduced: bool) -> None:
    pilot, scene = rolled(LUCKY, reduced=reduced)
    words = scene.stage.look.say(f"forfeit.{LUCKY}")
    start = scene.stage.look.walked[0]
    while not scene.stage.look.forfeit_is_told:
        assert words not in pilot.texts
        pilot.step(150)
    assert scene.stage.look.walked[0] > start
    pilot.step()
    assert words in pilot.texts
    assert scene.stage.look.scene == "board"  # and the words are read there, before anything else is shown
    pilot.settle()
    assert scene.stage.look.scene == "lead"


def test_the_die_rests_on_the_face_that_it_spins_on() -> None:
    """From its second touch on it shows no other."""
    pilot, scene = rolled(SILENCE)
    die, faces = die_of(scene), set()
    while die.shaken < 1 or die.thrown <= BOUNCES[1].at:
        pilot.step()
    while die.is_under_way:
        faces.add(die.face)
        pilot.step()
    assert faces == {SILENCE}
    assert die.is_large


def test_it_sounds_as_it_touches_the_table() -> None:
    pilot, scene = rolled(SILENCE)
    die, heard = die_of(scene), {}
    while die.is_under_way:
        before = len(scene.sounds)
        pilot.step()
        for name in scene.sounds[before:]:
            heard.setdefault(name, []).append(die.thrown)
    span = FRAME / BEATS["dice"].ms
    touches = [*heard["dice_roll"], *heard["dice_land"]]
    assert len(touches) == len(BOUNCES) - 1
    assert all(abs(at - bounce.at) <= span for at, bounce in zip(touches, BOUNCES, strict=False))


def test_a_press_hurries_it() -> None:
    """The game goes on as if all had been watched."""
    pilot, scene = rolled(SILENCE)
    pilot.step(100)
    scene.stage.finish()
    assert not die_of(scene).is_large
    assert scene.stage.look.forfeit_is_seen
    pilot.settle()
    assert scene.stage.look.scene == "lead"


@pytest.mark.parametrize("hand_over", ["slide", "curtain"])
def test_around_one_laptop_the_curtain_falls_after_the_public_roll(hand_over: str) -> None:
    """Everybody sees the die; then, right before the leader's picture, only the leader looks."""
    with Visit(Settings(language="en", speed="instant", pace="instant", hand_over=hand_over)) as visit:
        chairs = tuple(Chair(name) for name in ("Olha", "Ivo", "Zoé"))
        seed = next(seed for seed in range(60) if first_forfeit(3, seed)[1] == SILENCE)
        visit.app.start_game("pictoric", chairs, Deal(3, seed, {"forfeits": True}))
        visit.pilot.settle()
        if hand_over == "curtain":
            visit.pilot.press("return", "return").settle()
        table = visit.pilot.scene
        assert isinstance(table, ShellTable)
        assert table.stage.look.scene == "board"
        visit.pilot.press("return").settle()
        assert isinstance(visit.pilot.scene, CurtainScene)
        assert table.stage.look.scene == "board"
        visit.pilot.press("return", "return").settle()
        assert visit.pilot.scene is table
        assert table.stage.look.scene == "lead"
        visit.pilot.look_away().settle()
        assert isinstance(visit.pilot.scene, CurtainScene)
        assert table.stage.look.scene == "board"
