"""A seat of the protocol's table for tests: asked line by line, with opponents that think at once and not for long."""

import json
from collections.abc import Iterator
from contextlib import suppress

import msgspec

from pixtable.core.game import BadOptions, GameInfo, Thought
from pixtable.core.match import Deal, Match
from pixtable.play.thinking import PromptThinker, ThinkRequest
from pixtable.store.saves import Recorded
from pixtable.tools.protocol.place import Company, Place
from pixtable.tools.protocol.server import answer
from pixtable.tools.protocol.table import Table

SEED = 8_675_309_421_337
"""A number that nothing else in an answer could be."""


class AtOnce(PromptThinker):
    def think(self, request: ThinkRequest) -> Thought:
        self.ask(request)
        thought = self.poll()
        assert thought is not None
        return thought


class Halted(Place):
    """The others do nothing: whatever is answered is of one position."""

    def _let_others_act(self) -> None:
        return None


class Bot:
    """Whoever talks to one table; `heard` are the bytes of every answer."""

    def __init__(self, simulations: int = 2) -> None:
        self.table = Table(AtOnce(simulations))
        self.heard: list[bytes] = []

    def ask(self, **request) -> dict:
        self.heard.append(msgspec.json.encode(answer(self.table, json.dumps(request).encode())))
        return json.loads(self.heard[-1])

    @property
    def match(self) -> Match:
        return self.table._match

    def sit_at(self, match: Match, seat: int) -> "Bot":
        """At this very position, with nobody else there to move."""
        self.table._lay_out(Recorded(match))
        self.table._place = Halted(self.table._table, seat, Company(None, None), self.table._thinker, None)
        return self


def every_variant(game: GameInfo) -> Iterator[Deal]:
    """A deal for each choice that each option has, with the others as usual."""
    seen = []
    for option in game.options:
        for choice in option.choices:
            with suppress(BadOptions):
                options = game.read_options({option.key: choice})
                if options not in seen:
                    seen.append(options)
                    yield Deal(game.seats_with(options)[-1 if len(seen) == 2 else 0], SEED + len(seen), options)
    if not seen:
        yield Deal(game.seats_with(game.read_options({}))[0], SEED)
