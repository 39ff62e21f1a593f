"""Quotation marks within quotation marks: what is quoted may be a title or a phrase that quotes something itself."""

MARKS = {
    "en": (("“", "”"), ("‘", "’")),
    "fr": (("«", "»"), ("“", "”")),
    "ru": (("«", "»"), ("„", "“")),
    "uk": (("«", "»"), ("„", "“")),
}
"""By language: the usual pair, and the one that is written inside it."""
SPACES = "\u00a0\u202f"
"""What French puts between its marks and the words."""


def nested(text: str, language: str) -> str:
    """The same, where a quotation stands inside another with the marks of the second order."""
    (begins, ends), (within, without) = MARKS.get(language, MARKS["en"])
    if text.count(begins) < 2:  # then nothing lies in another
        return text
    written, deep = "", 0
    for sign in text:
        if sign == begins:
            deep += 1
            written += within if deep > 1 else begins
        elif sign == ends and deep:
            written = written.rstrip(SPACES) + without if deep > 1 else written + ends
            deep -= 1
        elif not (sign in SPACES and deep > 1 and written.endswith(within)):
            written += sign
    return written
