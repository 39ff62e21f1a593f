"""What has happened, as lines and ticks: told by the stage from the same events that it shows."""

from typing import Any

from pixtable.app.scenes.table_rail import LogEntry
from pixtable.app.scenes.table_strip import Tick
from pixtable.app.sitting import Sitting
from pixtable.core.match import Step
from pixtable.ui.stage import Stage


class GameLog:
    """Grows with the match; made anew when steps were taken back and others played."""

    def __init__(self, sitting: Sitting, stage: Stage) -> None:
        self._sitting = sitting
        self._stage = stage
        self.entries: list[LogEntry] = []
        self.ticks: list[Tick] = []
        self.follow()

    def follow(self) -> None:
        """Add the steps that are new."""
        match = self._sitting.match
        if len(self.ticks) > len(match.steps):
            self.rebuild()
            return
        for n in range(len(self.ticks), len(match.steps)):
            self._add(match.steps[n], n + 1, match.state_at(n).copy())

    def rebuild(self) -> None:
        self.entries.clear()
        self.ticks.clear()
        self.follow()

    def until(self, n: int) -> list[LogEntry]:
        return [entry for entry in self.entries if entry.step <= n]

    def _add(self, step: Step, number: int, state: Any) -> None:
        rules, is_milestone = self._sitting.match.rules, False
        for event in step.events:
            before = state.copy()
            rules.evolve(state, event)
            is_milestone = is_milestone or self._stage.is_milestone(event)
            if line := self._stage.log_line(event, before):
                self.entries.append(LogEntry(*line, number))
        self.ticks.append(Tick(step.seat, is_milestone))
