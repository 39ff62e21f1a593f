"""Pictures of the ways to play: as many gardens as there are rounds."""

from collections.abc import Iterator, Mapping

from pixtable.table.kit import Laid

_GARDENS = ((9, 31, 52, 12), (29, 54, 44, 3), (20, 60, 36, 48))


def _garden(cards: tuple[int, ...], x: float, tall: float) -> Iterator[Laid]:
    """Four cards side by side and under each other."""
    for i, card in enumerate(cards):
        column, row = i % 2 - 0.5, i // 2 - 0.5
        yield Laid(f"pixies/card_{card:02}", x + column * 0.76 * tall, row * 1.05 * tall, tall)


MODES: Mapping[str, tuple[Laid, ...]] = {
    "whole": tuple(piece for i, cards in enumerate(_GARDENS) for piece in _garden(cards, 1.06 * (i - 1), 0.44)),
    "quick": tuple(_garden(_GARDENS[0], 0.0, 0.46)),
}
