"""The committed sounds against written ranges, and against the recipes that made them."""

import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

# ruff: noqa: E402 - without these libraries nothing below can be imported
for library in ("numpy", "soundfile"):
    pytest.importorskip(library, reason=f"{library} belongs to the studio extra: pip install 'pixtable[studio]'")

import numpy as np
import soundfile

from pixtable.studio.sound import vorbis
from pixtable.studio.sound.catalogue import LEVELS, Effect
from pixtable.studio.sound.effects import EFFECTS
from pixtable.studio.sound.effects.score import LADDER
from pixtable.studio.sound.effects.tiles import BEADS
from pixtable.studio.sound.loudness import integrated, punch
from pixtable.studio.sound.mastering import bake_effect, bake_piece
from pixtable.studio.sound.measures import (
    attack,
    centroid,
    cents_off,
    colour,
    lost_on_small_speakers,
    share_above,
    share_in_key,
    swing,
)
from pixtable.studio.sound.music import PIECES, harmony
from pixtable.studio.sound.music.drive import DRIVES
from pixtable.studio.sound.music.voicing import parallels
from pixtable.studio.sound.signal import RATE, Signal, decibels, rms, samples
from pixtable.studio.sound.table import all_files, drive_files, music_files

FOLDER = Path(__file__).parents[2] / "assets" / "sound"
SOUNDS: dict[str, Any] = tomllib.loads((FOLDER / "sounds.toml").read_text(encoding="utf-8"))
NEEDED = (
    *("card_pick", "card_place", "card_slide", "card_flip", "card_tuck", "card_deal", "card_shuffle", "card_validate"),
    *("score_tick", "score_total", "spiral_point", "cross_point", "zone_bloom"),
    *("round_start", "round_end", "last_turn", "win_fanfare", "lose_soft", "draw_even"),
    *("button_hover", "button_press", "toggle_on", "toggle_off", "invalid", "undo", "hint_chime", "typing"),
    *("curtain_open", "curtain_close", "page_turn"),
)
KEYS = {
    "title": harmony.D_MAJOR,
    "pixies": harmony.G_MAJOR,
    "rhombs": harmony.D_MAJOR,
    "pictoric": harmony.A_MAJOR | {7},  # it borrows G major
    "tactics": harmony.G_MAJOR,
}
CHEAP = ("button_press", "card_place", "score_tick", "card_validate", "hint_chime")
"""Effects that are quickly baked again."""

each_effect = pytest.mark.parametrize("effect", EFFECTS.values(), ids=EFFECTS.keys())
VERSES = [(name, number) for name in PIECES for number in range(4)]
each_score = pytest.mark.parametrize(("name", "number"), VERSES)
each_verse = pytest.mark.parametrize(
    ("name", "number"),
    # A verse is long: the first of each piece is listened to every time, the others in the slow suite.
    [pytest.param(*verse, marks=() if verse[1] == 0 else pytest.mark.slow) for verse in VERSES],
)


def heard(effect: Effect) -> list[Signal]:
    return [vorbis.read(FOLDER / file) for file in effect.files()]


def verse(name: str, number: int) -> Signal:
    return vorbis.read(FOLDER / music_files(name)[number])


@pytest.mark.parametrize("name", NEEDED)
def test_sounds_of_pixies_and_the_shell_exist(name: str) -> None:
    assert name in SOUNDS


def test_table_lists_all_files_and_the_folder_holds_no_others() -> None:
    listed = {file for sound in SOUNDS.values() for file in sound["files"]}
    present = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.ogg")}
    assert listed == present == all_files()


def test_every_entry_has_a_bus_a_volume_and_words() -> None:
    for name, sound in SOUNDS.items():
        assert sound["bus"] in {"effects", "music"}, name
        assert 0 < sound["gain"] <= 1, name
        assert sound["description"], name


def test_files_are_small() -> None:
    sizes = [path.stat().st_size for path in FOLDER.rglob("*.ogg")]
    assert max(sizes) < 1_200_000
    assert sum(sizes) < 20_000_000


def test_secret_sounds_are_one_file() -> None:
    assert {name for name, sound in SOUNDS.items() if sound.get("secret")} == {"envelope_seal", "vote_bead", "cup_down"}
    assert all(len(sound["files"]) == 1 for sound in SOUNDS.values() if sound.get("secret"))


@each_effect
def test_effect_lasts_shines_and_strikes_as_its_recipe_declares(effect: Effect) -> None:
    for x in heard(effect):
        assert effect.seconds[0] <= len(x) / RATE <= effect.seconds[1]
        assert effect.centroid[0] <= centroid(x) <= effect.centroid[1]
        assert attack(x) <= effect.attack
        assert share_above(x, 8000) < 0.12, "it hisses"


@each_effect
def test_effect_is_as_loud_as_its_level(effect: Effect) -> None:
    gain = decibels(SOUNDS[effect.name]["gain"])
    takes = heard(effect)
    punches = [punch(x) for x in takes]
    assert decibels(max(np.max(np.abs(x)) for x in takes)) == pytest.approx(-3, abs=0.2)
    assert max(punches) - min(punches) < 1
    assert all(level + gain == pytest.approx(LEVELS[effect.level], abs=0.7) for level in punches)
    assert all(lost_on_small_speakers(x) < 14 for x in takes)


@each_effect
def test_effect_begins_and_ends_in_silence(effect: Effect) -> None:
    for x in heard(effect):
        assert abs(x.mean()) < 0.001
        assert decibels(max(abs(x[0]), abs(x[-1]))) < -50
        assert decibels(rms(x[-samples(0.005) :])) < decibels(np.max(np.abs(x))) - 40


@each_effect
def test_variants_are_no_copies(effect: Effect) -> None:
    colours = [colour(x) for x in heard(effect)]
    for i, first in enumerate(colours):
        assert all(np.abs(first - second).mean() > 0.3 for second in colours[:i])


@pytest.mark.parametrize(("name", "notes"), [("score_tick", LADDER), ("pawn_step", LADDER[:6]), ("seam_bead", BEADS)])
def test_ladders_rise_in_tune(name: str, notes: tuple[int, ...]) -> None:
    assert list(notes) == sorted(notes)
    for x, note in zip(heard(EFFECTS[name]), notes, strict=True):
        assert cents_off(x, note) == pytest.approx(0, abs=12)


@each_verse
def test_music_is_level_and_in_key(name: str, number: int) -> None:
    x = verse(name, number)
    mono = x.mean(axis=1)
    assert integrated(x) == pytest.approx(-20, abs=1)
    assert decibels(np.max(np.abs(x))) < -3
    assert abs(x.mean()) < 0.0005
    assert 200 <= centroid(mono) <= 1600
    assert share_above(mono, 6000) < 0.015
    assert 2 <= swing(x[: -samples(6)]) <= 12
    assert share_in_key(mono, KEYS[name]) > 0.88


@pytest.mark.parametrize("name", PIECES)
def test_music_plays_for_four_minutes_before_it_repeats(name: str) -> None:
    assert sum(soundfile.info(FOLDER / file).duration for file in music_files(name)) > 240
    assert len({PIECES[name].VERSES[i].lines + PIECES[name].VERSES[i].form for i in range(4)}) == 4


@each_verse
def test_music_survives_one_speaker(name: str, number: int) -> None:
    x = verse(name, number)
    mono = np.repeat(x.mean(axis=1, keepdims=True), 2, axis=1)
    assert integrated(x) - integrated(mono) < 3
    assert decibels(rms(x[:, 0])) - decibels(rms(x[:, 1])) == pytest.approx(0, abs=1.5)


@each_verse
def test_a_verse_rings_on_into_the_next(name: str, number: int) -> None:
    """Nothing is cut off, and there is no hole between two verses."""
    x, following = verse(name, number), verse(name, (number + 1) % 4)
    seam = np.concatenate([x[-samples(2) :], following[: samples(3)]])
    parts = [decibels(rms(seam[samples(s * 0.25) : samples(s * 0.25 + 0.25)])) for s in range(20)]
    assert min(parts) > -50
    before, after = rms(x[-samples(0.03) :]), rms(following[: samples(0.03)])
    assert abs(decibels(before) - decibels(after)) < 9


@pytest.mark.parametrize("name", DRIVES)
def test_what_drives_a_verse_is_as_long_as_the_verse(name: str) -> None:
    for file, drive in zip(music_files(name), drive_files(name), strict=True):
        lengths = [soundfile.info(FOLDER / each).frames for each in (file, drive)]
        assert abs(lengths[0] - lengths[1]) < samples(0.01)
        assert soundfile.info(FOLDER / drive).channels == 1


@each_score
def test_voices_move_little_and_seldom_in_parallel(name: str, number: int) -> None:
    voicings = PIECES[name].voicings(PIECES[name].VERSES[number])
    turns = list(pairwise(voicings))
    steps = [abs(a - b) for old, new in turns for a, b in zip(old, new, strict=True)]
    assert np.mean(steps) < 2
    assert max(steps) <= 6
    assert sum(parallels(old, new) for old, new in turns) <= 1


@each_score
def test_every_bar_has_a_chord_and_a_motif_and_the_last_one_rests(name: str, number: int) -> None:
    piece = PIECES[name]
    chords, tune = piece.VERSES[number].chords(piece.LINES), piece.VERSES[number].tune(piece.TUNE)
    form = tune.form.replace(" ", "")
    assert len(chords) == len(form) + 1
    assert set(form) <= {*tune.motifs, "."}


@each_effect
def test_same_recipe_gives_the_same_samples(effect: Effect) -> None:
    last = effect.variants - 1
    assert np.array_equal(effect.play(last), effect.play(last))


@pytest.mark.parametrize("name", CHEAP)
def test_committed_effects_are_what_the_recipes_give(name: str, tmp_path: Path) -> None:
    effect = EFFECTS[name]
    gain = bake_effect(effect, tmp_path)
    assert gain == pytest.approx(SOUNDS[name]["gain"], abs=0.001)
    for file in effect.files():
        assert_same_sound(vorbis.read(tmp_path / file), vorbis.read(FOLDER / file))


@pytest.mark.slow
@each_verse
def test_committed_music_is_what_the_scores_give(name: str, number: int, tmp_path: Path) -> None:
    paths = [tmp_path / f"{n}.ogg" for n in range(4)]
    bake_piece(name, paths)
    assert_same_sound(vorbis.read(paths[number]), verse(name, number))


def test_files_depend_on_the_sound_alone(tmp_path: Path) -> None:
    first, second = tmp_path / "first.ogg", tmp_path / "second.ogg"
    for path in (first, second):
        vorbis.write(path, EFFECTS["button_press"].play(0) * 0.1, 6)
    assert first.read_bytes() == second.read_bytes()


def assert_same_sound(new: Signal, old: Signal) -> None:
    """Equal but for the last bits, which processors round differently."""
    assert new.shape == old.shape
    assert np.max(np.abs(new - old)) < 0.002
