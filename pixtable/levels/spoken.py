"""A level in the player's language, for games whose table speaks one: the words of its position and of its moves."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from pixtable.core.game import GameInfo
from pixtable.levels.format import Level, Step
from pixtable.levels.texts import LANGUAGES

OPTION = "language"
ENGLISH = "en"
"""What is said where nothing else is."""


def spoken(level: Level, game: GameInfo, language: str) -> Level:
    """The level itself where its table speaks no language, or always the same one."""
    tongues = _tongues(game)
    if OPTION in level.start.options or not tongues:
        return level
    language = language if language in tongues else ENGLISH
    options = {**level.start.options, OPTION: language}
    start = replace(level.start, options=options, position=_said(level.start.position, language))
    script = [_said_step(step, language) for step in level.script]
    return replace(level, start=start, script=script, solution=_said(level.solution, language))


def all_spoken(level: Level, game: GameInfo) -> Iterator[Level]:
    """Every level that a player may meet: what holds in one language need not hold in another."""
    if OPTION in level.start.options:
        yield level
    else:
        yield from (spoken(level, game, language) for language in _tongues(game) or (ENGLISH,))


def _tongues(game: GameInfo) -> tuple[str, ...]:
    """The languages that its table speaks."""
    return next((tuple(map(str, option.choices)) for option in game.options if option.key == OPTION), ())


def _said_step(step: Step, language: str) -> Step:
    reply = [replace(each, move=_said(each.move, language)) for each in step.reply]
    return replace(step, wait=_said(step.wait, language), allow=_said(step.allow, language), reply=reply)


def _said(data: Any, language: str) -> Any:
    """Wherever words stand in every language, those of this one."""
    match data:
        case dict() if ENGLISH in data and data.keys() <= set(LANGUAGES):
            return data.get(language) or data[ENGLISH]
        case dict():
            return {key: _said(value, language) for key, value in data.items()}
        case list():
            return [_said(value, language) for value in data]
        case _:
            return data
