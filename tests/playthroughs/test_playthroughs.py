"""Golden games: a change of the rules shows itself here as a readable difference.

After a wanted change, write them anew with `python -m tests.playthroughs.test_playthroughs`.
"""

from functools import partial
from pathlib import Path

import pytest

from tests.playthroughs import pictoric, pixies, rhombs, tactics

FOLDER = Path(__file__).parent
GOLDEN = {
    **{f"pixies_{seats}_seats.txt": partial(pixies.playthrough, seats, 1000 + seats) for seats in (2, 3, 4, 5)},
    "rhombs_open_2_seats.txt": partial(rhombs.playthrough, 2, 1002),
    "rhombs_open_10_seats.txt": partial(rhombs.playthrough, 10, 1010),
    "rhombs_blind_4_seats.txt": partial(rhombs.playthrough, 4, 1004, mode="blind"),
    "rhombs_match_3_seats.txt": partial(rhombs.playthrough, 3, 1003, match="match", threshold=10),
    **{f"pictoric_{seats}_seats.txt": partial(pictoric.playthrough, seats, 1000 + seats) for seats in (3, 4, 5, 6)},
    **{
        f"tactics_{deck}.txt": partial(tactics.playthrough, deck, 1000)
        for deck in ("dawn", "dusk", "both", "first_game")
    },
}


@pytest.mark.parametrize("name", GOLDEN)
def test_the_game_is_played_as_it_always_was(name):
    assert GOLDEN[name]() == (FOLDER / name).read_text(encoding="utf-8")


if __name__ == "__main__":
    for name, playthrough in GOLDEN.items():
        (FOLDER / name).write_text(playthrough(), encoding="utf-8")
