"""What each opponent at a table can say of what has happened: a line of its own that nobody has heard this evening."""

from collections.abc import Mapping, Sequence

from pixtable.core.chance import Chance
from pixtable.core.events import Seat
from pixtable.play.session import Session

EVEN_HANDED = "balanced"
"""Who speaks where a seat has no character of its own."""
WINS, LOSES, LOSES_TO_YOU = "wins", "loses", "loses_to_you"
AFTER_ALL = "rematch"
"""What is left to say once all has been said of winning or losing."""


class Voices:
    """Which of several lines is said depends on the game's seed, the moment, and what was said before."""

    def __init__(self, session: Session) -> None:
        self._session, self._services = session, session.services
        self._words = self._services.words_of(session.game.id)

    def has(self, seat: Seat) -> bool:
        return not self._session.chairs[seat].is_person and bool(self._words.choices(self._key(seat, "greets")))

    def greeting(self, seat: Seat) -> str:
        """What a seat begins a game with: whoever has met people tonight is glad of another game."""
        tonight = self._services.evening.place_of
        has_met = any(tonight(name) is not None for name in self._lines(seat, "greets", {"name": "-"}))
        return AFTER_ALL if has_met else "greets"

    def line(self, seat: Seat, about: str, n: int, to: Seat | None = None, **values: str) -> str:
        """One that has not been said tonight, and now has been; nothing where there is none left."""
        told = values if to is None else {**values, "name": self._name(to)}
        fresh = [name for name in self._lines(seat, about, told) if self._services.evening.place_of(name) is None]
        return self._said(self._pick(fresh, seat, n), seat, told) if fresh else ""

    def parting(self, seat: Seat) -> str:
        """What an opponent says at the end of a game, however often one looks at it that evening."""
        result = self._session.match.result
        if result is None or not self._session.game.is_contest or not self.has(seat):
            return ""
        to = next((winner for winner in result.winners if winner != seat), None)
        told = {} if to is None else {"name": self._name(to)}
        ways = (*self._farewells(seat, result.winners), AFTER_ALL)
        for name in (name for about in ways for name in self._lines(seat, about, told)):
            if self._services.evening.place_of(name) == self._place(seat):
                return self._said(name, seat, told)
        lines = (self.line(seat, about, self._session.match.n, to) for about in ways)
        return next((line for line in lines if line), "")

    def _farewells(self, seat: Seat, winners: Sequence[Seat]) -> Sequence[str]:
        """What is said to whoever has won is said to people."""
        if seat in winners:
            return (WINS,)
        return (LOSES_TO_YOU, LOSES) if any(self._session.chairs[winner].is_person for winner in winners) else (LOSES,)

    def _key(self, seat: Seat, about: str) -> str:
        return f"talk.{self._session.chairs[seat].persona or EVEN_HANDED}.{about}"

    def _lines(self, seat: Seat, about: str, told: Mapping[str, str]) -> list[str]:
        """The names of all that can be said here: one that would call somebody nameless by name cannot."""
        key = self._key(seat, about)
        lines = enumerate(self._words.choices(key))
        return [f"{key}.{i}" for i, line in lines if "{name}" not in line or told.get("name")]

    def _pick(self, names: list[str], seat: Seat, n: int) -> str:
        return Chance(self._session.seed_at(n), seat).pick(names)

    def _said(self, name: str, seat: Seat, told: Mapping[str, str]) -> str:
        self._services.evening.note(name, self._place(seat))
        key, _, place = name.rpartition(".")
        return self._words.choices(key)[int(place)].format(**told)

    def _place(self, seat: Seat) -> str:
        return f"{self._session.game.id}/{self._session.match.deal.seed}/{seat}"

    def _name(self, seat: Seat) -> str:
        """A name to call somebody by: "You" is none."""
        name = self._session.chairs[seat].name
        return "" if name == self._services.say("launch.me") else name


def parting_words(session: Session) -> Mapping[Seat, str]:
    """By seat what each opponent says at the end of a game that is over; who has nothing to say is left out.

    Nobody speaks where the player wants it silent, nor of what only might have been.
    """
    if session.services.settings.talk == "off" or session.is_what_if:
        return {}
    voices = Voices(session)
    lines = {seat: voices.parting(seat) for seat in range(len(session.chairs))}
    session.services.evening.keep()
    return {seat: line for seat, line in lines.items() if line}
