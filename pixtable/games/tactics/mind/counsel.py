"""What a mind can tell of its moves, for hints and coaches: what each brings at once, by the rules' own count."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from pixtable.ai.model import RulesWorld
from pixtable.core.chance import Rng
from pixtable.core.events import Move, Seat
from pixtable.core.game import Thought
from pixtable.core.rules import ScoreLine
from pixtable.core.why import Answer, Weighed
from pixtable.games.tactics.mind.points import LEADERS
from pixtable.games.tactics.mind.reckoning import reckon
from pixtable.games.tactics.mind.worlds import SHOWN_LATE, TacticsModel
from pixtable.games.tactics.rules.abilities.words import character_of
from pixtable.games.tactics.rules.labels import name_key

WORLDS = 2
"""Only what comes out the same in all of them is told: the rest is chance, or a card that the seat cannot know."""


class Counsel:
    """One position as a seat sees it. Questions on the way are answered as it looks best to whoever is asked."""

    def __init__(self, model: TacticsModel, seat: Seat, rng: Rng) -> None:
        self._model, self._seat = model, seat
        self._worlds = [model.sample(rng) for _ in range(WORLDS)]

    def told(self, move: Move) -> tuple[tuple[ScoreLine, ...], bool, tuple[Answer, ...]]:
        """What it brings, the most telling first, with nothing for what cannot be said; whether there is something that
        cannot; and how to go on."""
        found, ways = list[list[ScoreLine]](), list[list[Answer]]()
        for world in self._worlds:
            if move in self._model.actions(world):
                ways.append([])
                found.append(self._brought(move, world, ways[-1]))
        lines = list(zip(*found, strict=True))
        return tuple(map(_agreed, lines)), not all(map(_agree, lines)), tuple(self._foreseen(ways))

    def _foreseen(self, ways: Sequence[Sequence[Answer]]) -> Iterator[Answer]:
        """One's own answers, until one differs, names what cannot be known yet, or is asked for once more."""
        prompts = {self._model.prompt}
        for first, *others in zip(*ways, strict=False):
            ask = first.ask
            if ask.seat != self._seat or ask.prompt in {*prompts, *SHOWN_LATE} or not self._model.is_known(ask):
                return
            if any(other != first for other in others):
                return
            prompts.add(ask.prompt)
            yield first

    def _brought(self, move: Move, world: RulesWorld, answers: list[Answer]) -> list[ScoreLine]:
        before = world.begun[0] if world.begun else world.state
        after = self._model.carried_out(move, world, answers).state
        then, now = reckon(before, self._seat), reckon(after, self._seat)
        brought = [replace(new, points=new.points - old.points) for old, new in zip(then, now, strict=True)]
        if after.outcomes == before.outcomes:
            return brought
        return [brought[0], *(replace(line, points=0) for line in brought[1:])]  # all else begins anew


def with_terms(thought: Thought, counsel: Counsel) -> Thought:

    def in_terms(told: Weighed[Any]) -> Weighed[Any]:
        terms, is_uncertain, then = counsel.told(told.move)
        return replace(told, terms=terms, is_uncertain=is_uncertain, then=then)

    return _retold(thought, in_terms)


def with_leaders_told(thought: Thought) -> Thought:
    """What is printed on each, and how often it wins."""

    def in_words(told: Weighed[Any]) -> Weighed[Any]:
        character = character_of(told.move.card)
        attack, life = character.as_leader
        points = round(100 * LEADERS.get(character.name, 0.5))
        words = {"name": name_key(character), "attack": attack, "life": life, "points": points}
        return replace(told, words=words)

    return _retold(thought, in_words, about="opening")


def _retold(thought: Thought, more: Callable[[Weighed[Any]], Weighed[Any]], about: str = "") -> Thought:
    """The same thought, with more told of each move."""
    why = thought.why
    told = replace(why, chosen=more(why.chosen), candidates=[more(one) for one in why.candidates], about=about)
    return replace(thought, why=told)


def _agreed(lines: Sequence[ScoreLine]) -> ScoreLine:
    return lines[0] if _agree(lines) else replace(lines[0], points=0)


def _agree(lines: Sequence[ScoreLine]) -> bool:
    return len({line.points for line in lines}) == 1
