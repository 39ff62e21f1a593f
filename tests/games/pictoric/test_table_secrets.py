"""What nobody may see on the screen: votes and cards of others, and which answer a cup closed over."""

import pygame
import pytest

from pixtable.core.match import Match
from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.games.pictoric.rules.moves import Lay, Vote
from pixtable.ui.pilot import Pilot
from tests.games.pictoric.table_host import open_table


def frame(pilot: Pilot) -> bytes:
    pilot.desk.draw()
    return pygame.image.tobytes(pilot.desk.screen.surface, "RGB")


def pictures_drawn(pilot: Pilot) -> set[str]:
    """By name: every picture that the last frame has put on the canvas."""
    pictures, seen = pilot.desk.pictures, set()
    real = pictures.scaled

    def watched(name: str, *args: object, **kwargs: object) -> pygame.Surface:
        seen.add(name)
        return real(name, *args, **kwargs)  # type: ignore[arg-type]

    pictures.scaled = watched  # type: ignore[method-assign]
    pilot.desk.canvas.forget_composed()
    pilot.desk.is_dirty = True
    pilot.desk.draw()
    pictures.scaled = real  # type: ignore[method-assign]
    return {name.rsplit("/", 1)[1] for name in seen if name.startswith("pictoric/pictures/")}


def votes_of(match: Match, seat: int) -> list[int]:
    return [move.sector for move in match.legal(seat) if isinstance(move, Vote)]


def frames_of_a_vote(sector: int, hand: str) -> list[bytes]:
    """From the moment that the vote is cast until all is still."""
    pilot, scene = open_table(5, phase="vote", waits=True, reduced=True)
    pilot.settle()
    if hand == "keys":
        pilot.key_down(str(sector))
    else:
        pilot.move(f"pictoric.sector.{sector}").mouse_down().mouse_up()
    frames = []
    for _ in range(12):
        frames.append(frame(pilot))
        pilot.step(50)
    assert scene.match.state.votes[scene.viewer] == sector
    return frames


@pytest.mark.parametrize("hand", ["keys", "mouse"])
def test_the_screen_changes_alike_for_every_vote(hand: str) -> None:
    _, scene = open_table(5, phase="vote", waits=True)
    first, *others = [frames_of_a_vote(sector, hand) for sector in votes_of(scene.match, scene.viewer)[:3]]
    assert others
    for other in others:
        assert other == first


def test_every_vote_sounds_the_same() -> None:
    heard = []
    _, other = open_table(5, phase="vote", waits=True)
    for sector in votes_of(other.match, 0)[:3]:
        pilot, scene = open_table(5, phase="vote", waits=True)
        pilot.settle().press(str(sector)).settle()
        heard.append(scene.sounds)
    assert heard[0] == heard[1] == heard[2]


def test_one_s_own_picture_is_refused() -> None:
    pilot, scene = open_table(4, phase="vote", waits=True)
    mine = scene.match.state.sectors.index(scene.match.state.laid[0]) + 1
    pilot.settle().press(str(mine)).settle()
    assert scene.refusals == ["PB-24"]
    assert scene.match.state.votes[0] is None


@pytest.mark.parametrize("phase", ["clue", "lay"])
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_nothing_is_drawn_that_belongs_to_others(phase: str, viewer: int) -> None:
    pilot, scene = open_table(4, seed=6, phase=phase, viewer=viewer, waits=True)
    pilot.settle()
    state = scene.match.state
    mine = {*state.banks[viewer], *([state.drawn] if state.leader == viewer else [])}
    drawn = pictures_drawn(pilot)
    assert drawn
    assert drawn <= {PICTURES[card] for card in mine if card is not None}


def test_what_was_laid_is_not_drawn_before_all_is() -> None:
    pilot, scene = open_table(4, seed=6, phase="lay", waits=True)
    pilot.settle()
    scene.commit(Lay(scene.match.state.banks[0][0]))
    pilot.settle()
    assert scene.match.state.phase == "lay"
    assert pictures_drawn(pilot) == set()


def test_the_tree_of_a_lying_turn_names_no_card() -> None:
    """Neither tooltips nor texts tell which picture lies where."""
    pilot, scene = open_table(4, seed=6, phase="vote", waits=True)
    pilot.settle()
    told = " ".join([*pilot.texts, *(node.tooltip for node in scene.root.walk())])
    assert not [name for name in PICTURES if name in told]


def test_the_board_alone_is_shown_while_others_think() -> None:
    """Between two people at one laptop nobody's bank lies open."""
    pilot, scene = open_table(4, seed=1, phase="clue", viewer=2, waits=True)
    scene.viewer = 1
    scene.shown = scene.match.view(1)
    scene.stage.sync(scene.shown, animate=False)
    pilot.settle()
    assert scene.stage.look.scene == "board"
    assert pictures_drawn(pilot) == set()
