"""Moves and events in a player's words, as the answers have them."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from pixtable.core.events import Event, Move, Seat
from pixtable.core.match import Match
from pixtable.core.telling import plain_text
from pixtable.language.words import Words
from pixtable.play.telling import Telling
from pixtable.tools.names import words_of
from pixtable.tools.protocol.answers import Answer


def describe(match: Match, seat: Seat, move: Move, language: str) -> Answer:
    """What a seat would do, as it would be told to that seat itself."""
    half = match.half_made
    asked = half.ask if half is not None and half.ask.seat == seat else None
    return {"text": plain_text(_telling(match, language).move(match.view(seat), seat, seat, move, asked))}


def told(match: Match, begun: Any, events: Iterable[Event], viewer: Seat | None, language: str | None) -> list[Any]:
    """Events as an answer lists them; with a language each of them beside its sentence, where it has one.

    `begun` is the state before the first of them: all of it, or what `viewer` may know, whose events these are.
    """
    if language is None:
        return list(events)
    return list(_with_texts(match, begun.copy(), events, viewer or 0, language))


def _with_texts(match: Match, state: Any, events: Iterable[Event], viewer: Seat, language: str) -> Iterator[Answer]:
    telling, shell = _telling(match, language), Words(language)
    for event in events:
        said = telling.event(state, viewer, event)
        answer: Answer = dict(msgspec.to_builtins(event))
        if said is not None:
            name, text = telling.name(said.seat), plain_text(said.sentence)
            answer["text"] = shell.say("table.told", name=name, text=text)
        yield answer
        match.rules.evolve(state, event)


def _telling(match: Match, language: str) -> Telling:
    shell = Words(language)
    return Telling(match.game, words_of(match.game, language), lambda seat: shell.say("table.seat", n=seat + 1))
