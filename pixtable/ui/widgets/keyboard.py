"""A keyboard on the screen for a pad: the letters of four languages, and words to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pixtable.ui.draw.layout import REST, Rect, columns, rows
from pixtable.ui.draw.theme import Space
from pixtable.ui.node import Node
from pixtable.ui.widgets.button import Button

LAYOUTS: dict[str, tuple[str, ...]] = {
    "en": ("1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm,.-"),
    "fr": ("1234567890", "azertyuiopé", "qsdfghjklmè", "wxcvbn'-àçù", "âêîôûëïüœæ"),
    "ru": ("1234567890", "йцукенгшщзхъ", "фывапролджэё", "ячсмитьбю,.-"),
    "uk": ("1234567890", "йцукенгшщзхї", "фівапролджєґ", "ячсмитьбюʼ.-"),
}
NAMES = {"en": "EN", "fr": "FR", "ru": "РУ", "uk": "УК"}
MOST_WORDS = 4


def _with_letters(language: str) -> str:
    """A language whose letters we know: this one, or the first."""
    return language if language in LAYOUTS else next(iter(LAYOUTS))


class Keyboard(Node):
    """Keys as buttons, so arrows and the D-pad walk them. `suggest` gives words for what is written so far."""

    catches = True

    def __init__(
        self, id: str, on_text: Callable[[str], None], on_erase: Callable[[], None], on_done: Callable[[], None], *,
        language: str = "en", suggest: Callable[[], Sequence[str]] | None = None,
        on_word: Callable[[str], None] | None = None, region: str = "keyboard",
    ) -> None:  # fmt: skip
        super().__init__(id, region=region)
        self.on_text, self.on_erase, self.on_done = on_text, on_erase, on_done
        self.suggest, self.on_word = suggest, on_word
        self.language, self.capital = _with_letters(language), False
        self._fill()

    def turn_to(self, language: str) -> None:
        self.language = _with_letters(language)
        self._fill()

    def _fill(self) -> None:
        self.clear()
        self._lines: list[list[Node]] = [[self._key(c) for c in line] for line in LAYOUTS[self.language]]
        self._lines.append(self._controls())
        self._words = [self._word(i) for i in range(MOST_WORDS if self.suggest else 0)]
        for line in self._all_lines():
            self.add(*line)
        self.refresh()
        self.place(self.rect)

    def _all_lines(self) -> list[list[Node]]:
        return [list(self._words), *self._lines] if self._words else self._lines

    def _key(self, letter: str) -> Button:
        return Button(f"{self.id}.{letter}", letter, lambda: self._type(letter), kind="paper", role="clue")

    def _word(self, index: int) -> Button:
        return Button(f"{self.id}.word{index}", "", lambda: self._take(index), kind="paper", role="body_strong")

    def _controls(self) -> list[Node]:
        return [
            self._control("shift", "Aa", self._shift),
            self._control("language", NAMES[self.language], self._next_language),
            self._control("space", "—", lambda: self.on_text(" ")),
            self._control("erase", "←", self.on_erase),
            Button(f"{self.id}.done", "", self.on_done, kind="primary", icon="play"),
        ]

    def _control(self, name: str, text: str, act: Callable[[], None]) -> Button:
        return Button(f"{self.id}.{name}", text, act)

    def _type(self, letter: str) -> None:
        self.on_text(letter.upper() if self.capital else letter)
        self.capital = False
        self.refresh()

    def _take(self, index: int) -> None:
        text = self._words[index].text
        if text and self.on_word:
            self.on_word(text)
            self.refresh()

    def _shift(self) -> None:
        self.capital = not self.capital
        self.refresh()

    def _next_language(self) -> None:
        names = list(LAYOUTS)
        self.turn_to(names[(names.index(self.language) + 1) % len(names)])

    def refresh(self) -> None:
        """Capitals and suggestions after a change."""
        for line in self._lines[:-1]:
            for key in line:
                if isinstance(key, Button):
                    letter = key.id.rsplit(".", 1)[1] or "."
                    key.text = letter.upper() if self.capital else letter
        found = list(self.suggest()) if self.suggest else []
        for i, word in enumerate(self._words):
            word.text = found[i] if i < len(found) else ""
            word.enabled = bool(word.text)

    def place(self, rect: Rect) -> None:
        self.rect = rect
        lines = self._all_lines()
        for line, box in zip(lines, rows(rect, *[REST] * len(lines), gap=Space.GRID), strict=True):
            for key, cell in zip(line, columns(box, *[REST] * len(line), gap=Space.GRID), strict=True):
                key.rect = cell
