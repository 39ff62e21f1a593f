"""A finished game looked through, decision by decision; the thinking is done by the opponents' own process."""

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from pixtable.ai.coach import Verdict, judge
from pixtable.core.codec import BadJson
from pixtable.core.events import Seat
from pixtable.core.game import Opponent
from pixtable.core.match import Match
from pixtable.play.thinking import ThinkingFailed, ThinkRequest
from pixtable.store import disk
from pixtable.store.gate import LARGEST_RECORD, read_file
from pixtable.store.problems import SaveError
from pixtable.store.safe_files import disk_errors, replace

if TYPE_CHECKING:
    from pixtable.play.thinking import PromptThinker, Thinker

COACH = Opponent("expert")
LONGEST_THOUGHT = 600
"""Milliseconds for each decision: most games are looked through in less than a minute, a long one in two."""
ALL_MOVES = 200
LARGEST = 1 << 24
EDITION = b"4"
"""Grows when verdicts would be told in other terms: those of before are worked out anew."""
_verdicts = msgspec.json.Decoder(tuple[Verdict, ...])


class Analysis:
    """`advance` is called every frame; a part of the verdicts is there before all are."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[Seat],
        thinker: "Thinker | PromptThinker",
        folder: Path,
        taught: bytes = b"",
    ) -> None:
        self._match = match.branch()
        self._thinker, self._taught = thinker, taught
        self.decisions = decisions_of(self._match, seats)
        self._path = folder / f"{_name(self._match, seats)}.json"
        self.verdicts: list[Verdict] = list(self._kept())
        self._asked = False

    @property
    def part(self) -> float:
        return len(self.verdicts) / len(self.decisions) if self.decisions else 1.0

    @property
    def is_done(self) -> bool:
        return len(self.verdicts) == len(self.decisions)

    def advance(self) -> bool:
        """Whether there is a verdict more than before."""
        if self.is_done:
            return False
        n = self.decisions[len(self.verdicts)]
        self._match.seek(n)
        if not self._asked:
            self._asked = True
            self._thinker.ask(self._question(n))
        try:
            thought = self._thinker.poll()
        except ThinkingFailed:
            self._asked = False  # it can be asked again, and is
            return False
        if thought is None:
            return False
        self._asked = False
        self.verdicts.append(judge(self._match, n, thought.why))
        if self.is_done:
            self._keep()
        return True

    def _question(self, n: int) -> ThinkRequest:
        step = self._match.steps[n]
        return ThinkRequest.about(
            self._match,
            step.seat,
            COACH,
            n,
            LONGEST_THOUGHT,
            taught=self._taught,
            told=ALL_MOVES,
            also=step.move,
            counsels=True,
        )

    def stop(self) -> None:
        if self._asked:
            self._thinker.cancel()
            self._asked = False

    # What was worked out once is kept; without it it is only worked out again.

    def _kept(self) -> Sequence[Verdict]:
        try:
            kept = _verdicts.decode(read_file(self._path, LARGEST_RECORD))
        except (OSError, *BadJson):
            return ()
        return kept if [verdict.n for verdict in kept] == self.decisions else ()

    def _keep(self) -> None:
        try:
            with disk_errors(self._path):
                disk.make_folder(self._path.parent)
                replace(self._path, msgspec.json.encode(self.verdicts))
        except SaveError:
            return


def decisions_of(match: Match, seats: Sequence[Seat]) -> list[int]:
    """The positions in which one of these seats had something to decide."""
    found = []
    for n, step in enumerate(match.steps):
        if step.seat in seats and not step.move.is_forced:
            match.seek(n)
            if len(match.legal(step.seat)) > 1:
                found.append(n)
    return found


def _name(match: Match, seats: Sequence[Seat]) -> str:
    """The same game has the same name, wherever its file lies."""
    told = match.game.codec.encode([(step.seat, step.move) for step in match.steps])
    deal = msgspec.json.encode(match.deal)
    return sha256(EDITION + match.game.id.encode() + deal + told + bytes(seats)).hexdigest()[:24]
