"""Positions in which the viewer (seat 0) has each of the three cases in the row."""

from typing import Any


def cell(up: int | None = None, *down: int) -> dict[str, Any]:
    return {"up": up, "down": list(down)}


def garden(**cells: dict[str, Any]) -> list[dict[str, Any] | None]:
    """`garden(c4=cell(10, 12))`: cells by their numbers."""
    return [cells.get(f"c{number}") for number in range(1, 10)]


COVERS, TWIN, THIRD = 16, 28, 43
"""A blue 6 for a face-down card, a green 5 beside a blue one, a yellow 4 for a validated 4."""
OTHERS = (
    garden(c1=cell(22), c2=cell(23), c3=cell(24), c9=cell(37)),
    garden(c1=cell(38), c2=cell(39), c3=cell(41), c7=cell(50)),
    garden(c1=cell(54), c2=cell(56), c3=cell(57), c9=cell(69)),
    garden(c1=cell(6), c2=cell(7), c3=cell(8), c8=cell(19)),
)
SPARE = (31, 46)


def three_cases(seats: int = 3) -> dict[str, Any]:
    mine = garden(c4=cell(10, 12), c5=cell(13), c6=cell(None, 26))
    row = [COVERS, TWIN, THIRD, *SPARE][: max(3, seats)]
    return {"round": 2, "first": 0, "row": row, "gardens": [mine, *OTHERS[: seats - 1]], "totals": [12] * seats}


def duel() -> dict[str, Any]:
    """Two players: mine lacks one cell, and the row still holds four."""
    mine = garden(c4=cell(10, 12), c5=cell(13), c6=cell(None, 26))
    return {"round": 1, "first": 0, "row": [COVERS, TWIN, THIRD, 31], "gardens": [mine, OTHERS[0]]}


def nearly_full() -> dict[str, Any]:
    """Three players, eight cells filled on every side: whoever goes first fills the ninth."""
    gardens = [
        garden(**{f"c{n}": cell(card) for n, card in zip(range(1, 9), cards, strict=True)})
        for cards in ((6, 7, 8, 10, 13, 16, 18, 19), (22, 23, 24, 26, 28, 31, 34, 36), (38, 39, 41, 43, 45, 48, 50, 52))
    ]
    return {"round": 1, "first": 0, "row": [20, 37, 53], "gardens": gardens}
