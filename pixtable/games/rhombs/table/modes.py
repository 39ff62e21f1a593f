"""Pictures of the ways to play: tiles in sight, the bag that hides them, and round after round of either."""

from collections.abc import Mapping

from pixtable.table.kit import Laid

_TILE = 0.4
_OPEN = (
    Laid("rhombs/kinds/single", -0.52, -0.1, _TILE),
    Laid("rhombs/kinds/double", -0.18, -0.1, _TILE),
    Laid("rhombs/kinds/triple", 0.17, -0.1, _TILE),
    Laid("rhombs/kinds/black", 0.52, -0.1, _TILE),
    Laid("rhombs/kinds/triple", -0.35, 0.2, _TILE),
    Laid("rhombs/kinds/single", 0.0, 0.2, _TILE),
    Laid("rhombs/kinds/double", 0.35, 0.2, _TILE),
)
_BLIND = (
    Laid("rhombs/bag_open", -0.22, 0.02, 0.86),
    Laid("rhombs/kinds/double", 0.38, 0.12, 0.48, 14),
)


def _again(pieces: tuple[Laid, ...]) -> tuple[Laid, ...]:
    """The same, smaller and three times: a match has rounds."""
    at = ((-0.62, -0.1), (0.0, 0.04), (0.62, -0.1))
    return tuple(
        piece._replace(x=x + 0.5 * piece.x, y=y + 0.5 * piece.y, tall=0.5 * piece.tall)
        for x, y in at
        for piece in pieces
    )


MODES: Mapping[str, tuple[Laid, ...]] = {
    "open": _OPEN,
    "blind": _BLIND,
    "open_match": _again(_OPEN[1:3] + _OPEN[5:6]),
    "blind_match": _again(_BLIND),
}
