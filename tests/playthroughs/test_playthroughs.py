"""Golden games: a change of the rules shows itself here as a readable difference.

After a wanted change, write them anew with `python -m tests.playthroughs.test_playthroughs`.
"""

from pathlib import Path

import pytest

from tests.playthroughs import pictoric, pixies, tactics

FOLDER = Path(__file__).parent
GOLDEN = {f"pixies_{seats}_seats.txt": (pixies.playthrough, seats, 1000 + seats) for seats in (2, 3, 4, 5)} | {
    f"pictoric_{seats}_seats.txt": (pictoric.playthrough, seats, 1000 + seats) for seats in (3, 4, 5, 6)
}
GOLDEN |= {f"tactics_{deck}.txt": (tactics.playthrough, deck, 1000) for deck in ("dawn", "first_game")}


@pytest.mark.parametrize("name", GOLDEN)
def test_the_game_is_played_as_it_always_was(name):
    playthrough, *arguments = GOLDEN[name]
    assert playthrough(*arguments) == (FOLDER / name).read_text(encoding="utf-8")


if __name__ == "__main__":
    for name, (playthrough, *arguments) in GOLDEN.items():
        (FOLDER / name).write_text(playthrough(*arguments), encoding="utf-8")
