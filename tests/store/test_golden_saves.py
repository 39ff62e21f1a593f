"""Saves of every game and variant, as they were once written: they open for ever, and to the same game.

None of them is ever written anew. What they held on that day stands in `expected.json`; a file that is added has its
`account_of` put there. Of the others only `content` may change, and only because a state is kept in another form.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from pixtable.store.saves import Loaded, Recorded, SaveError, load, save_as, verify

FOLDER = Path(__file__).parents[1] / "golden_saves"
EXPECTED: dict[str, dict[str, Any]] = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))
SOUND = [name for name, held in EXPECTED.items() if "content" in held and held["notice"] is None]
DAMAGED = [name for name in EXPECTED if name not in SOUND]


def account_of(path: Path) -> dict[str, Any]:
    """What a file holds, as plain data: its game by content, and whatever is wrong with it."""
    try:
        game = load(path)
    except SaveError as error:
        return {"refused": error.code}
    match, notice = game.match, game.notice
    return {
        "game": match.game.id,
        "steps": len(match.steps),
        "stands_after": match.n,
        "scores": list(match.result.scores) if match.result else None,
        "chairs": [[chair.name, chair.level, chair.persona, chair.deck] for chair in game.chairs],
        "bookmarks": sorted(game.notes.bookmarks),
        "hints": sorted(game.notes.hints),
        "content": content_of(game),
        "notice": {"key": notice.key, **notice.values} if notice else None,
    }


def content_of(game: Loaded) -> str:
    """A digest of every state on the way, and of what each seat may see where the game stands and at its end."""
    match, encode = game.match, game.match.game.codec.encode
    digest = sha256()
    for n in range(len(match.steps) + 1):
        digest.update(encode(match.state_at(n)))
    for n in (match.n, len(match.steps)):
        for seat in range(match.deal.seats):
            digest.update(encode(match.rules.view(match.state_at(n), seat)))
    return digest.hexdigest()[:32]


def written_anew(path: Path, tmp_path: Path) -> bytes:
    game = load(path)
    copy = tmp_path / "copy.pixtable"
    save_as(copy, game.match, game.chairs, game.notes)
    return copy.read_bytes()


def gone_on_with(path: Path, tmp_path: Path) -> bytes:
    """What is left of a file that is opened to be played on, and closed again."""
    own = tmp_path / "own.pixtable"
    own.write_bytes(path.read_bytes())
    Recorded.resume(own).recorded.close()
    return own.read_bytes()


def test_there_is_an_account_of_every_file() -> None:
    assert {path.stem for path in FOLDER.glob("*.pixtable")} == EXPECTED.keys()


@pytest.mark.parametrize("name", SOUND)
def test_a_sound_save_is_the_same_game_as_ever(name: str, tmp_path: Path) -> None:
    path, held = FOLDER / f"{name}.pixtable", dict(EXPECTED[name])
    rewritten = held.pop("rewritten", None)  # only where the file tells more than the game that came of it
    assert account_of(path) == held
    verdict = verify(path)
    assert verdict.agrees, verdict
    assert gone_on_with(path, tmp_path) == path.read_bytes()
    text = written_anew(path, tmp_path)
    assert sha256(text).hexdigest()[:32] == rewritten if rewritten else text == path.read_bytes()


@pytest.mark.parametrize("name", DAMAGED)
def test_of_a_damaged_save_as_much_is_saved_as_ever(name: str, tmp_path: Path) -> None:
    path, held = FOLDER / f"{name}.pixtable", EXPECTED[name]
    assert account_of(path) == held
    if "refused" in held:
        with pytest.raises(SaveError, check=lambda error: error.code == held["refused"]):
            verify(path)
        return
    assert not verify(path).agrees
    mended = gone_on_with(path, tmp_path)
    assert path.read_bytes().startswith(mended.removesuffix(b"\n"))
    assert mended == written_anew(path, tmp_path)
