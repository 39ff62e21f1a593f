"""Who of the opponents says a word, and when: seldom, one at a time, and only of what everybody can see."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from pixtable.core.chance import Chance
from pixtable.core.cues import Cue
from pixtable.core.events import Event, Seat
from pixtable.play.session import Session
from pixtable.play.voices import Voices


class Reserve(NamedTuple):
    """How sparing of words a table is: so many moves between two lines where two play, and how likely one is."""

    moves: float
    chance: float


RESERVES = {"quiet": Reserve(16, 0.5), "normal": Reserve(8, 0.75), "chatty": Reserve(3, 1.0)}
"""By the player's setting; whoever is not in it is silent."""
NOTABLE = 0.9
"""What weighs so much may be said after a third of the usual pause."""
STALE = 2
"""Moves: what could not be said by then is not said any more."""
AGAIN = 24
"""Moves: nobody speaks of the same thing sooner than that."""
IN_A_ROW = 0.3
"""So much less is it worth when the same one would speak again."""
SALT = 104_729
PER_MILLE = 1000


class Said(NamedTuple):
    """A line that was spoken, after step `n`."""

    seat: Seat
    words: str
    n: int


class Company:
    """It hears what is shown, as far as whoever looks on may know it, and has at most one thing on its mind."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._voices = Voices(session)
        self.said: list[Said] = []
        self._about: dict[tuple[Seat, str], int] = {}
        self._on_mind: tuple[Cue, int] | None = None

    @property
    def _reserve(self) -> Reserve | None:
        return RESERVES.get(self._session.services.settings.talk)

    # What happens

    def begin(self) -> None:
        """A new game: somebody greets, or is glad to see the same people again."""
        speakers = [seat for seat in range(len(self._session.chairs)) if self._voices.has(seat)]
        if speakers and self._session.persons:
            seat = Chance(self._session.seed_at(0), SALT).pick(speakers)
            self._on_mind = Cue(seat, self._voices.greeting(seat), 1.0), 0

    def hear(self, before: Any, event: Event, n: int, place: int) -> None:
        """An event was shown as the `place`th of the game, with or after step `n`."""
        cues = self._session.game.cues
        if cues is None or self._reserve is None:
            return
        after = before.copy()
        self._session.match.rules.evolve(after, event)
        self._consider(list(cues(before, event, after, self._session.taught)), n, place)

    def ponder(self, seat: Seat, n: int) -> None:
        """Somebody takes long over a move."""
        self._consider([Cue(seat, "thinks_long", 0.3)], n, -1)

    def _consider(self, cues: Sequence[Cue], n: int, place: int) -> None:
        reserve = self._reserve
        if reserve is None:
            return
        chance = Chance(self._session.seed_at(n), SALT + place)
        fit = [
            (self._worth(cue) + chance.below(PER_MILLE) / PER_MILLE / 4, cue)
            for cue in cues
            if self._may_say(cue, n, reserve) and chance.below(PER_MILLE) < PER_MILLE * cue.weight * reserve.chance
        ]
        if fit:
            cue = max(fit, key=lambda one: one[0])[1]
            if self._on_mind is None or n - self._on_mind[1] > STALE or cue.weight > self._on_mind[0].weight:
                self._on_mind = cue, n

    def _may_say(self, cue: Cue, n: int, reserve: Reserve) -> bool:
        """What is meant for somebody is meant for people; and nobody speaks all the time."""
        if not self._voices.has(cue.seat) or (cue.to is not None and cue.to not in self._session.persons):
            return False
        if n - self._about.get((cue.seat, cue.about), -AGAIN) < AGAIN:
            return False
        pause = reserve.moves * max(1.0, len(self._session.chairs) / 3)
        return not self.said or n - self.said[-1].n >= (pause / 3 if cue.weight >= NOTABLE else pause)

    def _worth(self, cue: Cue) -> float:
        return cue.weight - (IN_A_ROW if self.said and self.said[-1].seat == cue.seat else 0.0)

    # What is said

    def speak(self, n: int) -> Said | None:
        """What somebody has on its mind, now that there is a moment for it."""
        if self._on_mind is None or self._reserve is None:
            return None
        (cue, since), self._on_mind = self._on_mind, None
        if n - since > STALE:
            return None
        words = self._voices.line(cue.seat, cue.about, since, self._spoken_to(cue), **cue.words)
        if not words:
            return None
        self._about[cue.seat, cue.about] = n
        self.said.append(Said(cue.seat, words, n))
        return self.said[-1]

    def _spoken_to(self, cue: Cue) -> Seat | None:
        """Where there is but one person everything is said to them."""
        persons = self._session.persons
        return persons[0] if cue.to is None and len(persons) == 1 else cue.to

    def forget(self, n: int) -> None:
        """Moves were taken back: what was on somebody's mind is gone, and what was said after `n` has been said."""
        self._on_mind = None
        self.said[:] = [said for said in self.said if said.n <= n]
