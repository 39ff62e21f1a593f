"""A balance as a picture: a bar of what is likely for each leader and card, and the band that all should lie in."""

from collections.abc import Sequence

import pygame

from pixtable.games.tactics.tools.balance.tally import HIGHEST, LOWEST, Share, Tally
from pixtable.ui.draw.assets import WEIGHTS, font_folder
from pixtable.ui.draw.theme import NORMAL, Rgb

MARGIN, GAP = 40, 60
ROW, HEAD = 26, 96
NAME, SCALE, FIGURES = 150, 420, 170
COLUMN = NAME + SCALE + FIGURES
SHOWN = 0.15, 0.85
"""The win rates at both ends of the scale; what goes beyond is cut off there."""
TEXT, TITLE = 16, 24


def save_picture(found: Tally, file: str) -> None:
    pygame.image.save(draw(found), file)


def draw(found: Tally) -> pygame.Surface:
    rows = max(len(found.leaders), len(found.cards))
    surface = pygame.Surface((2 * MARGIN + 2 * COLUMN + GAP, HEAD + rows * ROW + 2 * MARGIN))
    surface.fill(_rgb("paper"))
    pen = _Pen(surface)
    _draw_column(pen, MARGIN, f"Leaders: wins in {found.matches} matches", found.leaders, judged=True)
    _draw_column(pen, MARGIN + COLUMN + GAP, "Cards: wins of those who used them", found.cards, judged=False)
    return surface


def _rgb(name: str) -> Rgb:
    return NORMAL.colour(name)


class _Pen:
    """Letters on a surface."""

    def __init__(self, surface: pygame.Surface) -> None:
        pygame.font.init()
        self.surface = surface
        self._text = pygame.font.Font(str(font_folder() / WEIGHTS["regular"]), TEXT)
        self._title = pygame.font.Font(str(font_folder() / WEIGHTS["bold"]), TITLE)

    def write(self, text: str, x: int, y: int, *, colour: Rgb | None = None, is_title: bool = False) -> None:
        font = self._title if is_title else self._text
        self.surface.blit(font.render(text, True, colour or _rgb("ink")), (x, y))


def _draw_column(pen: _Pen, left: int, title: str, shares: Sequence[Share], *, judged: bool) -> None:
    top, height = HEAD, len(shares) * ROW
    pen.write(title, left, MARGIN // 2, is_title=True)
    if judged:
        band = pygame.Rect(_x(left, LOWEST), top, _x(left, HIGHEST) - _x(left, LOWEST), height)
        pygame.draw.rect(pen.surface, _rgb("paper_empty"), band)
    for percent in (20, 35, 50, 65, 80):
        x = _x(left, percent / 100)
        pygame.draw.line(pen.surface, _rgb("paper_rule"), (x, top), (x, top + height), 3 if percent == 50 else 1)
        pen.write(f"{percent} %", x - 16, top - 24, colour=_rgb("muted_ink"))
    for number, share in enumerate(shares):
        _draw_share(pen, left, top + number * ROW, share, is_fair=share.is_fair or not judged)


def _draw_share(pen: _Pen, left: int, y: int, share: Share, *, is_fair: bool) -> None:
    colour, middle = _rgb("good" if is_fair else "bad"), y + ROW // 2
    pen.write(share.name, left, y + 2)
    pygame.draw.line(pen.surface, colour, (_x(left, share.low), middle), (_x(left, share.high), middle), 4)
    pygame.draw.circle(pen.surface, colour, (_x(left, share.rate), middle), 7)
    figures = f"{100 * share.rate:.0f} % ({100 * share.low:.0f}-{100 * share.high:.0f}), n = {share.n}"
    pen.write(figures, left + NAME + SCALE + 10, y + 2, colour=colour)


def _x(left: int, rate: float) -> int:
    low, high = SHOWN
    return left + NAME + round(SCALE * (min(max(rate, low), high) - low) / (high - low))
