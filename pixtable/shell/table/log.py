"""What has happened, as lines and ticks: told by the stage from the same events that it shows."""

from bisect import bisect_right
from collections.abc import Callable, Container, Iterator, Sequence

from pixtable.core.events import Seat
from pixtable.core.match import Step
from pixtable.play.company import Said
from pixtable.play.session import Session, view_for
from pixtable.play.telling import Telling
from pixtable.shell.table.history import LogEntry
from pixtable.shell.table.strip import Tick
from pixtable.table.rich import rich
from pixtable.table.stage import Stage


class GameLog:
    """Knows all that one seat may know, and tells of it only as far as it has been shown (`events_shown`)."""

    def __init__(
        self, session: Session, stage: Stage, viewer: Seat, n: int, *, telling: Telling, say: Callable[[str], str],
        asks_why: bool = True, talk: Sequence[Said] = (),
    ) -> None:  # fmt: skip
        self._session = session
        self._telling = telling
        self._asks_why = asks_why
        self._talk = talk
        self._say = say
        self._stage = stage
        self._viewer = viewer
        self._entries: list[LogEntry] = []
        self._ends: list[int] = [0]  # how many events there are after each step
        self.ticks: list[Tick] = []
        self.events_shown = 0
        self.rebuild(n)

    def follow(self) -> None:
        """Add the steps that are new."""
        match = self._session.match
        if len(self.ticks) >= len(match.steps):  # steps were taken back, and another was played
            shown = self.events_shown
            self.rebuild(match.n - 1)
            self.events_shown = min(shown, self._ends[match.n])
            return
        for n in range(len(self.ticks), len(match.steps)):
            self._add(match.steps[n], n + 1)

    def rebuild(self, n: int) -> None:
        """Everything anew, shown as far as step `n`."""
        self._entries.clear()
        self.ticks.clear()
        del self._ends[1:]
        match = self._session.match
        for number, step in enumerate(match.steps, start=1):
            self._add(step, number)
        self.events_shown = self._ends[n]

    def show_until(self, n: int) -> None:
        """As far as step `n`: nothing else has changed."""
        self.events_shown = self._ends[n]

    def tell_to(self, viewer: Seat) -> None:
        """Somebody else reads it now: everything anew, as far as it was shown."""
        if viewer != self._viewer:
            shown, self._viewer = self.events_shown, viewer
            self.rebuild(0)
            self.events_shown = shown

    def shown(self) -> list[LogEntry]:
        told = [entry for entry in self._entries if entry.event <= self.events_shown]
        beside = [entry for entry in (*self._helped(), *self._spoken()) if entry.event <= self.events_shown]
        return sorted([*told, *beside], key=lambda entry: entry.event) if beside else told

    def told_in(self, steps: Container[int]) -> list[LogEntry]:
        """What these steps did, whether or not it has been shown."""
        return [entry for entry in self._entries if entry.step in steps]

    def _helped(self) -> Iterator[LogEntry]:
        """Where somebody was helped, after all that had happened by then."""
        session = self._session
        for note, at in session.recorded.notes.helped:
            step = min(at, len(self._ends) - 1)
            seat = next((seat for seat in session.match.to_act_at(step) if seat in session.persons), self._viewer)
            yield LogEntry(session.emblems[seat], self._say(f"helped.{note}"), step, self._ends[step])

    def _spoken(self) -> Iterator[LogEntry]:
        """What was said at the table, after all that had happened by then."""
        for seat, words, n in self._talk:
            emblem, step = self._session.emblems[seat], min(n, len(self._ends) - 1)
            text, face = f"— {words}", self._face(seat)
            yield LogEntry(emblem, text, step, self._ends[step], portrait=face, is_spoken=True)

    def steps_shown(self) -> int:
        """The last step of which something has been seen."""
        return bisect_right(self._ends, self.events_shown) - 1

    def _face(self, seat: Seat) -> str:
        """An opponent's portrait; people are known by their emblems."""
        chair = self._session.chairs[seat]
        return "" if chair.is_person or not chair.persona else f"{self._session.game.home}/personas/{chair.persona}"

    def _add(self, step: Step, number: int) -> None:
        rules, emblems, is_milestone = self._session.match.rules, self._session.emblems, False
        state = view_for(self._session.match, number - 1, self._viewer)
        for place, told in enumerate(step.events, start=self._ends[-1] + 1):
            event, before = rules.redact(told, self._viewer), state.copy()
            rules.evolve(state, event)
            is_milestone = is_milestone or self._stage.is_milestone(event)
            if (said := self._telling.event(before, self._viewer, event)) and said.kind != "aside":
                face, words = self._face(said.seat), rich(said.sentence)
                recap = self._stage.recap(event, before)
                thought = said.kind == "deed" and said.seat == step.seat and self._session.was_thought_out(step)
                can_say_why = thought and self._asks_why
                self._entries.append(
                    LogEntry(
                        emblems[said.seat], words, number, place, recap, said.kind, face, can_say_why, said.sentence
                    )
                )
        self._ends.append(self._ends[-1] + len(step.events))
        self.ticks.append(Tick(emblems[step.seat], is_milestone))
