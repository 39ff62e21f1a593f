"""The strokes of every letter, as SVG paths: capitals stand between y 1 and y 29, and most are 20 wide."""

import unicodedata

CAP_TOP, BASELINE = 1, 29
_WIDTH = 20

_LATIN = {
    "A": "M 1 29 L 10 1 L 19 29 M 4.6 19 L 15.4 19",
    "B": "M 3 29 L 3 1 L 10 1 C 18 1 18 14 10 14 L 3 14 M 10 14 C 20 14 20 29 10 29 L 3 29",
    "C": "M 18 6 C 13 -1 2 -1 2 15 C 2 31 13 31 18 24",
    "D": "M 3 1 L 3 29 L 8 29 C 22 29 22 1 8 1 L 3 1",
    "E": "M 17 1 L 3 1 L 3 29 L 17 29 M 3 14.5 L 14 14.5",
    "F": "M 17 1 L 3 1 L 3 29 M 3 14.5 L 14 14.5",
    "G": "M 18 6 C 13 -1 2 -1 2 15 C 2 31 18 32 18 18 L 11 18",
    "H": "M 3 1 L 3 29 M 17 1 L 17 29 M 3 15 L 17 15",
    "I": "M 10 1 L 10 29",
    "J": "M 15 1 L 15 21 C 15 31 4 31 3 23",
    "K": "M 3 1 L 3 29 M 17 1 L 3 16 M 8 11 L 18 29",
    "L": "M 4 1 L 4 29 L 17 29",
    "M": "M 1 29 L 4 1 L 10 18 L 16 1 L 19 29",
    "N": "M 3 29 L 3 1 L 17 29 L 17 1",
    "O": "M 10 1 C -1 1 -1 29 10 29 C 21 29 21 1 10 1",
    "P": "M 3 29 L 3 1 L 10 1 C 20 1 20 16 10 16 L 3 16",
    "Q": "M 10 1 C -1 1 -1 29 10 29 C 21 29 21 1 10 1 M 12 21 L 19 30",
    "R": "M 3 29 L 3 1 L 10 1 C 20 1 20 15 10 15 L 3 15 M 9 15 L 18 29",
    "S": "M 17 6 C 14 -1 2 0 3 8 C 4 16 17 13 17 22 C 17 31 4 31 2 23",
    "T": "M 1 1 L 19 1 M 10 1 L 10 29",
    "U": "M 3 1 L 3 19 C 3 32 17 32 17 19 L 17 1",
    "V": "M 1 1 L 10 29 L 19 1",
    "W": "M 0 1 L 5 29 L 10 10 L 15 29 L 20 1",
    "X": "M 2 1 L 18 29 M 18 1 L 2 29",
    "Y": "M 1 1 L 10 15 L 19 1 M 10 15 L 10 29",
    "Z": "M 2 1 L 18 1 L 2 29 L 18 29",
    "Œ": "M 14 1 C -3 1 -3 29 14 29 M 27 1 L 14 1 L 14 29 L 27 29 M 14 14.5 L 24 14.5",
    "Æ": "M 0 29 L 14 1 L 27 1 M 14 1 L 14 29 L 27 29 M 14 14.5 L 24 14.5 M 5 19 L 14 19",
}
_SAME_IN_CYRILLIC = dict(zip("АВЕКМНОРСТХІʼ", "ABEKMHOPCTXI’", strict=True))
_CYRILLIC = {
    "Б": "M 16 1 L 3 1 L 3 29 L 10 29 C 20 29 20 13 10 13 L 3 13",
    "Г": "M 17 1 L 3 1 L 3 29",
    "Ґ": "M 3 29 L 3 1 L 16 1 L 16 -5",
    "Д": "M 1 34 L 1 28 L 20 28 L 20 34 M 4 28 C 6 20 6 10 6 1 L 17 1 L 17 28",
    "Ж": "M 13 1 L 13 29 M 2 1 C 6 1 6 15 13 15 C 6 15 5 29 1 29 M 24 1 C 20 1 20 15 13 15 C 20 15 21 29 25 29",
    "З": "M 3 5 C 7 -1 17 0 17 8 C 17 12 13 14 8 14 C 14 14 18 17 18 22 C 18 31 5 31 2 25",
    "И": "M 3 1 L 3 29 L 17 1 L 17 29",
    "Л": "M 1 29 C 5 28 6 20 6 1 L 17 1 L 17 29",
    "П": "M 3 29 L 3 1 L 17 1 L 17 29",
    "У": "M 2 1 L 11 17 M 19 1 L 11 17 C 8 23 7 29 2 29",
    "Ф": "M 11 -1 L 11 31 M 11 6 C -1 6 -1 24 11 24 C 23 24 23 6 11 6",
    "Ц": "M 3 1 L 3 28 L 20 28 L 20 34 M 16 1 L 16 28",
    "Ч": "M 3 1 L 3 10 C 3 18 11 18 17 15 M 17 1 L 17 29",
    "Ш": "M 3 1 L 3 29 L 23 29 L 23 1 M 13 1 L 13 29",
    "Щ": "M 3 1 L 3 28 L 27 28 L 27 34 M 13 1 L 13 28 M 23 1 L 23 28",
    "Ъ": "M 1 1 L 7 1 L 7 29 L 13 29 C 22 29 22 13 13 13 L 7 13",
    "Ы": "M 3 1 L 3 29 L 8 29 C 17 29 17 13 8 13 L 3 13 M 22 1 L 22 29",
    "Ь": "M 3 1 L 3 29 L 10 29 C 20 29 20 13 10 13 L 3 13",
    "Э": "M 2 6 C 7 -1 18 -1 18 15 C 18 31 7 31 2 24 M 8 15 L 18 15",
    "Є": "M 18 6 C 13 -1 2 -1 2 15 C 2 31 13 31 18 24 M 2 15 L 12 15",
    "Ю": "M 3 1 L 3 29 M 3 15 L 9 15 M 17 1 C 7 1 7 29 17 29 C 27 29 27 1 17 1",
    "Я": "M 17 29 L 17 1 L 10 1 C 0 1 0 15 10 15 L 17 15 M 11 15 L 2 29",
}
_FIGURES = {
    "0": "M 10 1 C -1 1 -1 29 10 29 C 21 29 21 1 10 1",
    "1": "M 4 8 L 11 2 L 11 29",
    "2": "M 3 8 C 4 -1 18 0 17 9 C 16 17 6 21 3 29 L 18 29",
    "3": "M 4 4 C 10 -1 18 2 16 9 C 15 13 10 14 8 14 C 14 14 19 18 17 24 C 14 31 5 29 3 25",
    "4": "M 14 29 L 14 2 L 2 20 L 19 20",
    "5": "M 16 2 L 5 2 L 4 13 C 10 9 18 12 17 20 C 16 30 5 30 3 25",
    "6": "M 15 3 C 8 4 3 12 3 20 C 3 31 18 31 17 20 C 16 11 6 12 3.5 18",
    "7": "M 2 2 L 17 2 C 12 10 8 18 7 29",
    "8": "M 10 14 C 1 10 3 1 10 1 C 17 1 19 10 10 14 C 0 18 2 29 10 29 C 18 29 20 18 10 14",
    "9": "M 16.5 11 C 14 19 3 18 3 10 C 3 -1 17 -1 17 10 C 17 19 12 27 6 29",
}
_PUNCTUATION = {
    ".": "M 4 28 L 4 28",
    ",": "M 5 27 L 3 33",
    ":": "M 4 12 L 4 12 M 4 27 L 4 27",
    ";": "M 5 12 L 5 12 M 5 27 L 3 33",
    "!": "M 4 1 L 4 20 M 4 28 L 4 28",
    "?": "M 2 7 C 3 -1 15 0 14 8 C 13 13 8 14 8 20 M 8 28 L 8 28",
    "-": "M 3 16 L 12 16",
    "–": "M 2 16 L 17 16",
    "—": "M 1 16 L 25 16",
    "'": "M 4 1 L 3 8",
    "’": "M 5 1 L 3 8",
    "«": "M 8 9 L 3 16 L 8 23 M 15 9 L 10 16 L 15 23",
    "»": "M 3 9 L 8 16 L 3 23 M 10 9 L 15 16 L 10 23",
    "(": "M 8 -2 C 2 7 2 23 8 32",
    ")": "M 2 -2 C 8 7 8 23 2 32",
    "/": "M 1 32 L 11 -2",
    "+": "M 3 16 L 17 16 M 10 9 L 10 23",
    "×": "M 4 10 L 15 22 M 15 10 L 4 22",
    "=": "M 3 12 L 17 12 M 3 20 L 17 20",
    "·": "M 4 15 L 4 15",
    "…": "M 4 28 L 4 28 M 12 28 L 12 28 M 20 28 L 20 28",
    "&": "M 19 29 L 5 9 C 2 3 6 1 9 1 C 14 1 15 7 10 10 C 0 16 1 29 9 29 C 14 29 18 24 18 17",
    "%": "M 3 29 L 17 1 M 5 2 C 1 2 1 12 5 12 C 9 12 9 2 5 2 M 15 18 C 11 18 11 28 15 28 C 19 28 19 18 15 18",
    "№": "M 3 29 L 3 1 L 17 29 L 17 1 M 28 10 C 23 10 23 21 28 21 C 33 21 33 10 28 10 M 24 27 L 32 27",
    " ": "",
}
_MARKS = {  # combining marks, drawn over the middle of a letter of the common width
    "\u0300": "M 12 -3 L 7 -8",
    "\u0301": "M 8 -3 L 13 -8",
    "\u0302": "M 5 -3 L 10 -8 L 15 -3",
    "\u0303": "M 4 -4 C 7 -9 13 -2 16 -7",
    "\u0306": "M 5 -8 C 6 -2 14 -2 15 -8",
    "\u0308": "M 6 -5 L 6 -5 M 14 -5 L 14 -5",
    "\u0327": "M 11 29 L 10 32 C 14 32 14 37 8 36",
}
_WIDTHS = {
    **{"I": 9, "J": 17, "L": 18, "M": 22, "W": 23, "F": 18, "E": 19, "Œ": 29, "Æ": 29, "1": 15},
    **{"Г": 18, "Ґ": 18, "Д": 22, "Ж": 26, "Ф": 22, "Ц": 22, "Ш": 26, "Щ": 29, "Ъ": 22, "Ы": 25, "Ю": 27},
    **{".": 8, ",": 8, ":": 8, ";": 9, "!": 8, "?": 17, "-": 15, "–": 19, "—": 26, "'": 7, "’": 8, "·": 8, "…": 24},
    **{"«": 18, "»": 18, "(": 10, ")": 10, "/": 12, "×": 19, "№": 34, " ": 12},
}
_STROKES = {**_LATIN, **_CYRILLIC, **_FIGURES, **_PUNCTUATION}

KERNING = {
    **dict.fromkeys(("AT", "TA", "AV", "VA", "AY", "YA", "LT", "LV", "LY", "FA", "PA", "АТ", "ТА", "РА", "ГА"), -4),
    **dict.fromkeys(("ГД", "ТД", "ТЛ", "ГЛ", "РД", "УД", "УА", "АУ", "УЛ", "ГО", "ТО", "ОТ", "АЧ", "LO", "TO"), -3),
}

ACCENTED = "ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸÑЙЁЇ"
CHARACTERS = "".join(sorted({*_STROKES, *_SAME_IN_CYRILLIC, *ACCENTED}))


def strokes(character: str) -> list[str]:
    """The paths that make up a character: its letter's own, then those of its marks."""
    marks = unicodedata.normalize("NFD", character)[1:]
    middle = inset(character) + width(character) / 2
    return [_STROKES[_letter(character)], *(_shifted(_MARKS[mark], middle - _WIDTH / 2) for mark in marks)]


def width(character: str) -> float:
    return _WIDTHS.get(_letter(character), _WIDTH)


def inset(character: str) -> float:
    """How far into the common box a letter begins: these three stand in its middle, all others at its left."""
    return (_WIDTH - width(character)) / 2 if _letter(character) in ("I", "M", "W") else 0


def _letter(character: str) -> str:
    """The drawn letter below the marks."""
    bare = unicodedata.normalize("NFD", character)[0]
    return _SAME_IN_CYRILLIC.get(bare, bare)


def _shifted(path: str, right: float) -> str:
    words, horizontal = [], True
    for word in path.split():
        if word.isalpha():
            words.append(word)
            continue
        words.append(str(float(word) + right) if horizontal else word)
        horizontal = not horizontal
    return " ".join(words)
