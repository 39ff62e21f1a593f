"""How long a text may be, and what else makes it one for players."""

import re
from collections.abc import Iterator

from pixtable.levels.format import Level, Text
from pixtable.levels.lines import Path

LONGEST = 110
LONGEST_TITLE = 28
MOST_SENTENCES = 2
LANGUAGES = Text.__struct_fields__
MAY_BE_MISSING = LANGUAGES[len(LANGUAGES) - len(Text.__struct_defaults__) :]
"""Fields that have a default: a language that not every level speaks yet."""
_ENDS = re.compile(r"[.!?…]+(?=[\s»”\")]|$)")
_CYRILLIC = re.compile(r"[а-яґєіїё]", re.IGNORECASE)


def texts_of(level: Level) -> Iterator[tuple[Path, Text, int]]:
    """Every text of a level with the way to it, and how long it may be in any language."""
    yield ("title",), level.title, LONGEST_TITLE
    for name, text in (("task", level.task), ("done", level.done), ("teaches", level.teaches)):
        if text is not None:
            yield (name,), text, LONGEST
    for number, step in enumerate(level.script):
        for name, text in (("say", step.say), ("wrong", step.wrong)):
            if text is not None:
                yield ("script", number, name), text, LONGEST
    for number, hint in enumerate(level.hints):
        yield ("hints", number), hint, LONGEST


def sentences_in(words: str) -> int:
    return len(_ENDS.findall(words)) or 1


def is_cyrillic(words: str) -> bool:
    return bool(_CYRILLIC.search(words))
