"""Films and pictures of games: real files, and no more in them than the player could see."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from pixtable.core.match import Deal, Match
from pixtable.games import GAMES
from pixtable.shell.kit.work import WorkScene
from pixtable.shell.sharing.gif import STILL, Gif
from pixtable.shell.sharing.lzw import compressed
from pixtable.shell.sharing.making import FRAME_SIZE, MOST_FRAMES, film, frames_of, picture
from pixtable.shell.sharing.offstage import OffStage
from pixtable.shell.sharing.palette import Palette, shades_of
from pixtable.shell.sharing.share import share_file, share_film
from pixtable.shell.table.scene import TableScene
from pixtable.store.chairs import Chair
from pixtable.store.saves import load
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
from tests.shell.played import played_game

CHAIRS = (Chair("Ada"), Chair("Moss", "easy", "miser"))


@pytest.fixture
def visit():
    with Visit(Settings(language="en", pace="instant", speed="instant")) as made:
        yield made


def table_with(visit: Visit, match: Match) -> TableScene:
    visit.sit_down_at(match, CHAIRS)
    scene = visit.app.desk.scenes[0]
    assert isinstance(scene, TableScene)
    return scene


# Reading what was written: the other half of the format, by its own description.


def unpacked(data: bytes) -> bytes:
    """The pixels of `compressed`."""
    assert data[0] == 8
    bits, at, size, out = int.from_bytes(b"".join(_blocks(data, 1)), "little"), 0, 9, bytearray()
    entries: dict[int, bytes] = {}
    before = b""
    while True:
        code = bits >> at & (1 << size) - 1
        at += size
        if code == 256:
            entries, size, before = {n: bytes((n,)) for n in range(256)}, 9, b""
            continue
        if code == 257:
            return bytes(out)
        entry = entries[code] if code in entries else before + before[:1]
        if before and len(entries) + 2 < 4096:
            entries[len(entries) + 2] = before + entry[:1]
            size = min(12, max(size, (len(entries) + 2).bit_length()))
        out += entry
        before = entry


def _blocks(data: bytes, at: int) -> Iterator[bytes]:
    while data[at]:
        yield data[at + 1 : at + 1 + data[at]]
        at += 1 + data[at]


def frames_in(data: bytes) -> list[bytes]:
    """Every frame of a GIF of ours as it is seen, in numbers of colours."""
    assert data[:6] == b"GIF89a"
    width, height = (int.from_bytes(data[at : at + 2], "little") for at in (6, 8))
    at, canvas, frames = 13 + 768, bytearray(width * height), []
    while data[at] != 0x3B:
        if data[at] == 0x21:
            at += 2
            while data[at]:
                at += 1 + data[at]
            at += 1
            continue
        assert data[at] == 0x2C
        top, rows = (int.from_bytes(data[at + k : at + k + 2], "little") for k in (3, 7))
        pixels = unpacked(data[at + 10 :])
        assert len(pixels) == width * rows
        for i, pixel in enumerate(pixels, start=top * width):
            if pixel != STILL:
                canvas[i] = pixel
        frames.append(bytes(canvas))
        at += 11
        while data[at]:
            at += 1 + data[at]
        at += 1
    return frames


@pytest.mark.parametrize("size", [1, 2, 255, 256, 257, 511, 513, 4000, 30_000])
@pytest.mark.parametrize("colours", [1, 2, 40, 256])
def test_pixels_come_back_as_they_were(size, colours):
    rng = Random(size)
    pixels = bytes(rng.randrange(colours) for _ in range(size))
    assert unpacked(compressed(pixels)) == pixels


def test_long_still_runs_come_back_too():
    rng = Random(7)
    parts = (bytes((STILL,)) * rng.randrange(1, 3000) + rng.randbytes(rng.randrange(60)) for _ in range(40))
    pixels = b"".join(parts)
    assert unpacked(compressed(pixels)) == pixels


def test_frames_keep_only_what_has_changed_and_are_seen_whole():
    rng = Random(3)
    first = bytes(rng.randrange(200) for _ in range(40 * 30))
    second = bytearray(first)
    second[500:520] = bytes(range(20))
    shown = [first, bytes(second), bytes(second), first]
    gif = Gif((40, 30), bytes(768))
    for frame in shown:
        gif.add(frame, 100)
    assert frames_in(gif.finished()) == shown


def test_few_colours_stand_for_those_near_them():
    surface = pygame.Surface((40, 20))
    surface.fill((250, 10, 10))
    surface.fill((10, 10, 250), (0, 0, 20, 20))
    palette = Palette([shades_of(surface)], 8)
    pixels = palette.of(surface)
    left, right = palette.colours[pixels[0]], palette.colours[pixels[39]]
    assert (left.blue > 28, left.red < 4, right.red > 28, right.blue < 4) == (True,) * 4


# Films


@pytest.mark.thorough
def test_a_film_has_a_frame_for_every_step(visit, tmp_path):
    match = played_game(2, rounds=1)
    stage = OffStage(visit.app, table_with(visit, match).session, 0, FRAME_SIZE)
    done = list(film(stage, 6, tmp_path / "a.gif"))
    assert done == sorted(done)
    assert len(frames_in((tmp_path / "a.gif").read_bytes())) == 7
    assert pygame.image.load(str(tmp_path / "a.gif")).get_size() == FRAME_SIZE


def test_long_games_leave_steps_out_but_never_the_ends():
    assert frames_of(5) == [0, 1, 2, 3, 4, 5]
    for steps in (MOST_FRAMES - 1, MOST_FRAMES, 1000, 1001):
        shown = frames_of(steps)
        assert (shown[0], shown[-1]) == (0, steps)
        assert len(shown) <= MOST_FRAMES + 1


@pytest.mark.parametrize("game_id", ["tactics", "pictoric"])
def test_a_film_shows_what_its_seat_may_know(visit, game_id):
    game = GAMES[game_id]
    match = Match.start(game, Deal(game.seats[0], 4))
    chairs = (Chair("Ada"), Chair("Ivo"), *[Chair("Moss", "easy")] * 5)[: match.deal.seats]
    visit.sit_down_at(match, chairs)
    stage = OffStage(visit.app, visit.app.desk.scenes[0].session, 1, FRAME_SIZE)
    stage.at(0)
    assert stage._scene.director.shown == match.rules.view(match.state_at(0), 1)
    assert len(stage._desk.scenes) == 1  # and no curtain hangs before it


def test_filming_can_be_stopped_and_leaves_nothing(visit):
    table = table_with(visit, played_game(2, rounds=1))
    share_film(visit.app, table.session, 0)
    visit.pilot.step()
    assert isinstance(visit.pilot.scene, WorkScene)
    visit.pilot.press("escape").step()
    assert not isinstance(visit.pilot.scene, WorkScene)
    assert list(visit.app.services.folders.shared.iterdir()) == []


def test_a_shared_file_can_be_opened_elsewhere(visit, tmp_path):
    match = played_game(2, rounds=1)
    share_file(visit.app, table_with(visit, match).session)
    (path,) = visit.app.services.folders.shared.glob("*.pixtable")
    assert load(path).match.steps == match.steps


def test_a_picture_is_as_large_as_was_wished(visit, tmp_path: Path):
    table = table_with(visit, played_game(2, rounds=1))
    picture(OffStage(visit.app, table.session, 0, (1920, 1200)), 3, tmp_path / "a.png")
    assert pygame.image.load(str(tmp_path / "a.png")).get_size() == (1920, 1200)
