"""Text that somebody else has written: what of it may be shown, and how deep and how long it may be.

Every check is one look at each letter, and comes before anything whose cost could grow faster than the text: a parser,
a setter of type, a rule. So nothing foreign has to be read in another process with an eye on the clock.
"""

import re

SIGNS = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u206f"
    "\ufeff\ufff0-\ufffc\ufffe\uffff\ud800-\udfff\U000e0000-\U000e007f]"
)
"""Signs that rule a text instead of standing in it: control signs, turns of its direction, halves of letters."""
_BREAKS = re.compile("[\t\n\r]")
MOST_NESTED = 32
"""Lists in tables in lists: no file of ours goes half as deep."""
MOST_KEY_PARTS = 16
"""Of a dotted key. The standard parser's work grows with the square of them."""
LONGEST_QUOTE = 200


def plain_line(text: str, longest: int) -> str:
    """One line without signs that rule it, and no longer than this. Most lines are returned as they are."""
    text = text[: 4 * longest]
    if SIGNS.search(text) or _BREAKS.search(text):
        text = SIGNS.sub("", _BREAKS.sub(" ", text))
    return text[:longest]


def plain_text(text: str) -> str:
    """The same text without signs that rule it; tabs and breaks between lines stay."""
    return SIGNS.sub("", text)


def quoted(text: str, longest: int = LONGEST_QUOTE) -> str:
    """A piece of a foreign text in a sentence of ours: as much as can be read there."""
    line = plain_line(text, longest + 1)
    return line if len(line) <= longest else f"{line[: longest - 1]}…"


_TOML = re.compile(
    r'''
    (?: """ (?: [^"\\]++ | \\. | "{1,2}+(?!") )*+ "{3,5}
      | \'\'\' (?: [^']++ | '{1,2}+(?!') )*+ '{3,5}
      | " (?: [^"\\\n]++ | \\[^\n] )*+ "
      | ' [^'\n]*+ '
      | \# [^\n]*+
    )
    | (?P<sign> [\[\]{}.=,\n] )
    | [^"'\#\[\]{}.=,\n]++
    ''',
    re.VERBOSE | re.DOTALL,
)


def toml_is_too_deep(text: str) -> int | None:
    """The line, from 1, where a TOML text nests deeper or has a longer key than any of ours; None where all is well.

    It sees texts and comments as a parser does, up to the first mistake: there the parser gives up as well.
    """
    depth, parts = 0, 1
    for found in _TOML.finditer(text):
        match found["sign"]:
            case None:
                continue
            case ".":
                parts += 1
            case "[" | "{":
                depth, parts = depth + 1, 1
            case "]" | "}":
                depth, parts = depth - 1, 1
            case _:
                parts = 1
        if depth > MOST_NESTED or parts > MOST_KEY_PARTS:
            return text.count("\n", 0, found.start()) + 1
    return None


_JSON_TEXTS = re.compile(rb'"(?:[^"\\]++|\\.)*+"', re.DOTALL)
_NO_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")
_OPENING = b"[{"


def json_is_too_deep(data: bytes) -> bool:
    """Whether a JSON text nests deeper than any of ours: it could be read, but hardly ever written again."""
    if data.count(b"[") + data.count(b"{") <= MOST_NESTED:
        return False
    depth = 0
    for bracket in _JSON_TEXTS.sub(b"", data).translate(None, _NO_BRACKETS):
        depth += 1 if bracket in _OPENING else -1
        if depth > MOST_NESTED:
            return True
    return False
