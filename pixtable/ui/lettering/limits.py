"""How much text a screen can show: what is longer may come from anybody's file, and is cut before it is measured.

The narrowest letters at the smallest size are 4 u wide and 18 u high. So even the widest window has no room for
`LINE_LETTERS` beside each other, and none that people use for `SCREEN_LETTERS`.
"""

LINE_LETTERS = 500
SCREEN_LETTERS = 16_000
TITLE_LETTERS = 120
"""Of our own capitals, which shrink until they fit: more of them could not be told apart."""
LONG_TEXT = 250
"""Letters: no text of ours that may shrink is as long, and a longer one is not worth trying every size."""
MEAN_LETTER = 0.5
"""Of the size: how wide a letter is in a long text."""
PASTED_LETTERS = 64_000
"""From the clipboard: as much as the longest thing that can be pasted, a deck."""
DOTS = "…"


def most_letters(lines: int) -> int:
    """That so many lines can show; 0 are as many as there is room for."""
    return min(SCREEN_LETTERS, lines * LINE_LETTERS) if lines else SCREEN_LETTERS


def may_fit(letters: int, size: int, line: float, room: tuple[int, int], lines: int) -> bool:
    """Whether a long text is worth trying at this size, in lines so high: a guess, before anything is measured."""
    width, height = room
    long = letters * MEAN_LETTER * size
    return long <= width * (lines or max(1, height // line))


def shortened(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: max(0, most - 1)]}{DOTS}"
