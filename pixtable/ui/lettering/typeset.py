"""Words into lines: wrapping, shrinking to the floor, mixed runs of text and small pictures. Draws nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from pixtable.ui.draw.theme import CAPITAL_RISE, TEXT_FLOOR, Colour, Role
from pixtable.ui.lettering.limits import LINE_LETTERS, LONG_TEXT, may_fit, most_letters, shortened

SPACE = 0.28  # of the size, beside a small picture
ICON = 1.25  # of the size, a small picture in a line
BREAK_AFTER = "-/\\–—·"  # both strokes: paths are written with either
CLOSES = frozenset(":;?!»%–—·,.)…”")  # French sets some of them after a space, and none may begin a line
OPENS = "«"  # nor may this end one
NEAR_EDGE = 8  # pixels


class Run(NamedTuple):
    """A stretch of text; colour and weight default to those of the whole. What has a mark is underlined."""

    text: str
    colour: Colour | None = None
    weight: str | None = None
    mark: str = ""


class Icon(NamedTuple):
    """A small picture in the line, by asset name; `size` in parts of the text's size."""

    name: str
    size: float = ICON


Rich = str | Sequence[Run | Icon]


class Piece(NamedTuple):
    """Something set: text, or a picture when `icon` is named. x and width in pixels from the line's left."""

    x: float
    width: float
    text: str
    colour: Colour | None
    weight: str
    icon: str = ""
    mark: str = ""


class Line(NamedTuple):
    pieces: tuple[Piece, ...]
    width: float


class Block(NamedTuple):
    lines: tuple[Line, ...]
    size: int  # of the font, in pixels
    leading: float
    width: float
    height: float
    fits: bool


class _Atom(NamedTuple):
    """What a line may not break: a word with its style, or a picture."""

    text: str
    width: float
    colour: Colour | None
    weight: str
    icon: str
    gap: float  # before it, when it is not first in its line
    mark: str = ""


Widths = Callable[[str, str, int], float]  # text, weight, font pixels -> pixels


def runs_of(rich: Rich) -> tuple[Run | Icon, ...]:
    return (Run(rich),) if isinstance(rich, str) else tuple(rich)


def plain(rich: Rich) -> str:
    """The words alone, as a person would read them."""
    if isinstance(rich, str):
        return rich
    return "".join(r.text if isinstance(r, Run) else " " for r in rich).replace("  ", " ").strip()


def _letters(runs: Sequence[Run | Icon]) -> int:
    return sum(len(run.text) for run in runs if isinstance(run, Run))


def _is_short(runs: Sequence[Run | Icon]) -> bool:
    """Nearly every text: one stretch that any line can show. It is asked for each of them in every frame."""
    return len(runs) == 1 and isinstance(runs[0], Run) and len(runs[0].text) <= LINE_LETTERS


def within_a_screen(runs: tuple[Run | Icon, ...], most_lines: int) -> tuple[Run | Icon, ...]:
    """The same runs where a screen can show them; of a longer text as much as one can, and dots."""
    left = most_letters(most_lines)
    if _letters(runs) <= left:
        return runs
    kept: list[Run | Icon] = []
    for run in runs:
        if isinstance(run, Run) and len(run.text) > left:
            return (*kept, run._replace(text=shortened(run.text, left)))
        kept.append(run)
        left -= len(run.text) if isinstance(run, Run) else 0
    return tuple(kept)


class Setter:
    """Sets text for one scale of the view and of the text; results are remembered.

    The cost grows as the text does, and ends with the screen: what no screen could show is cut off before anything is
    measured, a size that cannot be is given up with the first line too many, and a stretch of a line is measured once.
    """

    def __init__(self, widths: Widths, scale: float, text_scale: float) -> None:
        self.widths = widths
        self.scale = scale
        self.text_scale = text_scale
        self._kept = lru_cache(maxsize=4096)(self._fitted)

    def size(self, role: Role) -> int:
        return max(1, round(role.size * self.text_scale * self.scale))

    def floor(self, role: Role) -> int:
        """16 u, and half of what the reader asked for beyond it: 24 u at 200 %."""
        floor = TEXT_FLOOR * (1 + (self.text_scale - 1) / 2)
        return max(1, round(min(floor, role.size * self.text_scale) * self.scale))

    def fitted(
        self, runs: tuple[Run | Icon, ...], role: Role, room: tuple[int, int], shrink: bool, most_lines: int
    ) -> Block:
        """The largest setting between the role's size and the floor that keeps inside; the floor's if none does."""
        if not _is_short(runs):
            runs = within_a_screen(runs, most_lines)
        return self._kept(runs, role, room, shrink, most_lines)

    def _fitted(
        self, runs: tuple[Run | Icon, ...], role: Role, room: tuple[int, int], shrink: bool, most_lines: int
    ) -> Block:
        largest = self.size(role)
        smallest = min(largest, self.floor(role)) if shrink else largest
        larger, letters = range(largest, smallest, -1), _letters(runs)
        if letters > LONG_TEXT:  # every size in between would be one more setting of the whole
            larger = larger[: may_fit(letters, largest, largest * role.leading, room, most_lines)]
        for size in larger:
            block = self._broken(runs, role, size, room, most_lines, gives_up=True)
            if block is not None:
                return block
        last = self._broken(runs, role, smallest, room, most_lines)
        assert last is not None
        return last

    def balanced(self, block: Block, runs: tuple[Run | Icon, ...], role: Role) -> Block:
        """The same text in as many lines, filled as evenly as they can be: no word is left alone in the last one.

        In a long text nobody sees that, and it is left as it is.
        """
        if _letters(runs) > LONG_TEXT:
            return block
        least, best = int(block.width / len(block.lines)), block
        while least < int(best.width):
            width = (least + int(best.width)) // 2
            tried = self._broken(runs, role, block.size, (width, 1 << 30), len(block.lines), gives_up=True)
            if tried is not None:
                best = tried._replace(fits=block.fits)
            else:
                least = width + 1
        return best

    def _broken(
        self, runs: tuple[Run | Icon, ...], role: Role, size: int, room: tuple[int, int], most_lines: int, *,
        gives_up: bool = False,
    ) -> Block | None:  # fmt: skip
        """Lines in so much room. Whoever `gives_up` gets nothing as soon as one of them is too wide or too many."""
        width, height = room
        limit = width if most_lines != 1 else 1 << 30
        leading = size * role.leading
        lines: list[Line] = []
        widest = tall = 0.0
        fits = True
        for part in _paragraphs(runs):
            for line in self._lines(part, role, size, limit):
                lines.append(line)
                widest = max(widest, line.width)
                tall = (len(lines) - 1) * leading + size
                fits = widest <= width + 0.5 and tall <= height + 0.5 and (not most_lines or len(lines) <= most_lines)
                if gives_up and not fits:
                    return None
        return Block(tuple(lines), size, leading, widest, tall, fits)

    def _lines(self, runs: Sequence[Run | Icon], role: Role, size: int, limit: int) -> Iterator[Line]:
        line: list[_Atom] = []
        used = 0.0
        for atom in self._atoms(runs, role, size, limit):
            step = atom.width + (atom.gap if line else 0)
            if line and (used + step > limit + 0.5 or self._is_wider([*line, atom], size, used + step, limit)):
                stays = _unbroken(line, atom)
                taken = line[stays:]  # down to the next line, unless that were too much for it
                if taken and self._joined([*taken, atom], size).width > limit + 0.5:
                    stays, taken = len(line), []
                yield self._joined(line[:stays], size)
                line, used = taken, self._joined(taken, size).width
                step = atom.width + (atom.gap if line else 0)
            line.append(atom)
            used += step
        yield self._joined(line, size)

    def _is_wider(self, line: Sequence[_Atom], size: int, used: float, limit: int) -> bool:
        """Close to the edge the words count as they will be set: whole stretches are a little wider than their sum."""
        return used > limit - NEAR_EDGE and self._joined(line, size).width > limit + 0.5

    def _atoms(self, runs: Sequence[Run | Icon], role: Role, size: int, limit: int) -> Iterator[_Atom]:
        spaced = False
        for run in runs:
            if isinstance(run, Icon):
                yield _Atom("", run.size * size, None, role.weight, run.name, SPACE * size)
                spaced = True
                continue
            weight = run.weight or role.weight
            space = self.widths(" ", weight, size)
            for i, word in enumerate(run.text.split(" ")):
                gap = space if i or spaced else 0.0
                spaced = False
                if word:
                    yield from self._word(word, run, weight, size, gap=gap, limit=limit)
                elif i or run.text == "":
                    spaced = True

    def _word(self, word: str, run: Run, weight: str, size: int, *, gap: float, limit: int) -> Iterator[_Atom]:
        for start in range(0, len(word), LINE_LETTERS):
            piece = word[start : start + LINE_LETTERS]
            width = self.widths(piece, weight, size)
            parts = _split(piece) if width > limit else [piece]
            for i, part in enumerate(parts):
                wide = width if part is piece else self.widths(part, weight, size)
                yield _Atom(part, wide, run.colour, weight, "", 0.0 if i or start else gap, run.mark)

    def _joined(self, atoms: Sequence[_Atom], size: int) -> Line:
        """Neighbours of one style become one piece, so that kerning and the cache work on whole lines."""
        pieces: list[Piece] = []
        x = 0.0
        for stretch in _stretches(atoms):
            first = stretch[0]
            text, width = first.text, first.width
            if len(stretch) > 1:
                text += "".join(f" {atom.text}" if atom.gap else atom.text for atom in stretch[1:])
                width = self.widths(text, first.weight, size)
            gap = first.gap if pieces else 0.0
            pieces.append(Piece(x + gap, width, text, first.colour, first.weight, first.icon, first.mark))
            x = pieces[-1].x + width
        return Line(tuple(pieces), x)


def _stretches(atoms: Sequence[_Atom]) -> Iterator[Sequence[_Atom]]:
    """Words of one style that stand side by side; a picture stands alone."""
    start = 0
    for i in range(1, len(atoms) + 1):
        if i == len(atoms) or not _is_alike(atoms[i - 1], atoms[i]):
            if i > start:
                yield atoms[start:i]
            start = i


def _is_alike(one: _Atom, other: _Atom) -> bool:
    return not (one.icon or other.icon) and (one.colour, one.weight, one.mark) == (
        other.colour,
        other.weight,
        other.mark,
    )


def _unbroken(line: Sequence[_Atom], following: _Atom) -> int:
    """How many of a full line's words stay in it, so that no sign is torn from its word; all if it cannot be helped."""
    atoms = [*line, following]
    whole = (n for n in range(len(line), 0, -1) if not _is_torn(atoms[n - 1], atoms[n]))
    return next(whole, len(line))


def _is_torn(last: _Atom, first: _Atom) -> bool:
    """Whether a line would end with a sign that opens, begin with one that closes, or break a word in two styles."""
    is_one_word = not first.gap and last.text[-1:] not in BREAK_AFTER and len(last.text) < LINE_LETTERS
    return is_one_word or last.text == OPENS or (bool(first.text) and CLOSES.issuperset(first.text))


def _split(word: str) -> list[str]:
    """Where a word too long for its line may break: after a hyphen, a dash or a stroke."""
    parts = [""]
    for letter in word:
        parts[-1] += letter
        if letter in BREAK_AFTER:
            parts.append("")
    return [p for p in parts if p]


def _paragraphs(runs: tuple[Run | Icon, ...]) -> list[list[Run | Icon]]:
    found: list[list[Run | Icon]] = [[]]
    for run in runs:
        if isinstance(run, Icon):
            found[-1].append(run)
            continue
        first, *others = run.text.split("\n")
        found[-1].append(run._replace(text=first))
        found.extend([run._replace(text=other)] for other in others)
    return found


def baseline(middle: float, size: float) -> float:
    return middle + CAPITAL_RISE * size
