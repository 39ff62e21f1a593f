"""Hears what is told of a game, in every language, and notes what is wrong with it.

A thousand positions with thirty moves in each are told in signs, and little of that is new. So nothing is done twice:
each kind of sign is looked at once in every language, for no sentence has a gap that none of its signs has; and each
sentence of a move is said once, to know which others say the same in some language. Then the moves of a position differ
as they should unless two have the same signs, or signs that say the same.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, cast

from pixtable.core.events import Event, Move, Seat
from pixtable.core.game import GameInfo
from pixtable.core.match import Deal
from pixtable.core.open import sample_of
from pixtable.core.telling import Told, plain_text
from pixtable.games import GAMES
from pixtable.language.words import FINISHED, Words
from pixtable.play.telling import Telling
from tests.contract.unspoken import SIGN, Speech, Unspoken
from tests.contract.walk import Moment, walk

ENOUGH = 20
"""So many faults are told at most."""
AT_FIRST, THEN_EVERY = 20, 17
"""The positions of which a sparing listener hears all moves. Half of what a long game costs is to tell moves that
nobody makes, and from one position to the next these hardly change; seventeen fits no rhythm of turns and waves."""
GAPS = frozenset("{}⟦⟧")


class Spoken:
    """One language: what each sign says in it, and which sentences say the same."""

    def __init__(self, unspoken: Unspoken, words: Words) -> None:
        self.speech = Speech(unspoken, words)
        self._first: dict[int, str] = {}
        self._same: dict[str, str] = {}
        self._empty = False

    def fault_of_sign(self, sign: int) -> str | None:
        """What it says itself, if that has a gap. A part may be empty, but then whole sentences are looked at."""
        told = self.speech.told(sign)
        self._empty |= not told.strip()
        return told if has_gaps(told) else None

    def is_empty(self, signs: str) -> bool:
        return not signs.strip() or (self._empty and not self.speech.say(signs).strip())

    def learn(self, signs: str) -> None:
        """Whether a sentence that was heard before says the same; to be called once for each."""
        first = self._first.setdefault(hash(self.speech.say(signs)), signs)
        if first is not signs:
            self._same[signs] = first

    def says_twice(self, meant: Sequence[str]) -> bool:
        same = self._same
        if len({same.get(signs, signs) for signs in meant}) == len(meant):
            return False
        return len(set(map(self.speech.say, meant))) < len(meant)  # two hashes may be equal by chance


class Listener:
    """A sparing one hears all moves of some positions only, and an event once for all who see the same of it.

    What is played it hears always.
    """

    def __init__(self, game: GameInfo, *, sparing: bool = False) -> None:
        self._game, self._sparing = game, sparing
        self._unspoken = Unspoken()
        self._telling = Telling(game, cast("Words", self._unspoken), lambda seat: f"<{seat}>")
        package = GAMES.package_of(game.id)
        self._spoken = {language: Spoken(self._unspoken, Words(language, package)) for language in FINISHED}
        self._signs = 0
        self._shapes: set[tuple[object, ...]] = set()
        self._heard: set[str] = set()
        self._learnt: set[str] = set()

    def faults_of(self, deals: Iterable[Deal]) -> list[str]:
        found: list[str] = []
        for deal in deals:
            for moment in walk(self._game, deal):
                found += self._of_moves(moment)
                found += self._of_events(moment)
                if len(found) > ENOUGH:
                    return found
        return found

    # Moves

    def _of_moves(self, moment: Moment) -> Iterator[str]:
        """What is wrong with the words for the moves of this position, whoever may make them."""
        yield from self._of_choice(moment, moment.seat, [moment.move])
        if self._is_told_whole(moment):
            for seat, listed in moment.choices():
                yield from self._of_choice(moment, seat, [sample_of(one) for one in listed])

    def _is_told_whole(self, moment: Moment) -> bool:
        n = moment.match.n
        return not self._sparing or n <= AT_FIRST or (n + moment.match.deal.seed) % THEN_EVERY == 0

    def _of_choice(self, moment: Moment, seat: Seat, moves: Sequence[Move]) -> Iterator[str]:
        view, tell, asked = moment.view(seat), self._telling.move, moment.asked
        meant = [plain_text(tell(view, seat, seat, move, asked)) for move in moves]
        for signs in set(meant).difference(self._learnt):
            self._learnt.add(signs)
            for spoken in self._spoken.values():
                spoken.learn(signs)
        for move, signs in zip(moves, meant, strict=True):
            if signs not in self._heard:
                yield from self._of_words(signs, move)
        for language, spoken in self._spoken.items():
            if spoken.says_twice(meant):
                yield f"{language}: the same is said twice among {sorted(map(spoken.speech.say, meant))}"

    # Events

    def _of_events(self, moment: Moment) -> Iterator[str]:
        """First to whoever takes the step, whose view has been looked at already."""
        redact, known = self._game.rules.redact, [list[Event]() for _ in moment.events]
        for viewer in sorted(range(moment.match.deal.seats), key=lambda seat: seat != moment.seat):
            seen = [redact(event, viewer) for event in moment.events]
            new = [not self._sparing or one not in heard for one, heard in zip(seen, known, strict=True)]
            for event, told in told_of(self._telling, moment, viewer, seen, new):
                if told is not None and (signs := plain_text(told.sentence)) not in self._heard:
                    yield from self._of_words(signs, event)
            for one, heard in zip(seen, known, strict=True):
                heard.append(one)

    # Words

    def _of_words(self, signs: str, what: Any) -> Iterator[str]:
        """Each sentence is looked at only once, and so is each sign in it."""
        self._heard.add(signs)
        if has_gaps(signs):
            yield f"{what}: {signs!r}"
        new = list(self._new_signs())
        for language, spoken in self._spoken.items():
            for sign in new:
                if fault := spoken.fault_of_sign(sign):
                    yield f"{language}: {what}: {fault!r}"
            if spoken.is_empty(signs):
                yield f"{language}: {what}: nothing is said"

    def _new_signs(self) -> Iterator[int]:
        """Of those that differ only in what is filled in one is enough, if there are no gaps in that."""
        signs = range(self._signs, len(self._unspoken.meant))
        self._signs = signs.stop
        for sign in signs:
            key, values = self._unspoken.meant[sign]
            shape = (key, values.get("n"), *((name, type(value), value == "") for name, value in values.items()))
            if shape not in self._shapes or any(isinstance(one, str) and has_gaps(one) for one in values.values()):
                self._shapes.add(shape)
                yield sign


def has_gaps(text: str) -> bool:
    """Whether something was not filled in; signs are, in their own time."""
    return not GAPS.isdisjoint(SIGN.sub("", text))


def told_of(
    telling: Telling, moment: Moment, viewer: Seat, seen: Sequence[Event], new: Sequence[bool]
) -> Iterator[tuple[Event, Told | None]]:
    """What a viewer is told of those events of a step that are new."""
    if not any(new):
        return
    view, rules = moment.own_view(viewer), moment.game.rules
    last = len(new) - 1 - new[::-1].index(True)
    for n in range(last + 1):
        if new[n]:
            yield seen[n], telling.event(view, viewer, seen[n])
        if n < last:
            rules.evolve(view, seen[n])
