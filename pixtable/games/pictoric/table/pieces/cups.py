"""Votes of people around one screen: pictures lie open to all, only the choice is secret, so it goes under a cup.

Everybody in turn presses a number, and the cup closes alike for every answer. All of them are held back here until
the last cup is closed, and only then played: so nobody learns anything from whose vote is refused, or when.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from pixtable.core.events import Seat
from pixtable.games.pictoric.rules.moves import Vote
from pixtable.games.pictoric.rules.state import PictoricState
from pixtable.table.ports import Host
from pixtable.table.seats import Sitter


class VotingTable(Protocol):
    """What the cups stand on."""

    state: PictoricState
    host: Host

    @property
    def viewer(self) -> Seat: ...

    @property
    def has_company(self) -> bool: ...

    @property
    def may_vote(self) -> bool: ...

    @property
    def moves(self) -> Sequence[Any]: ...

    def sitter(self, seat: Seat) -> Sitter: ...


class Cups:
    def __init__(self, look: VotingTable) -> None:
        self.look = look
        self.slipped: Seat | None = None
        """Who has voted for their own picture, and is asked once more."""
        self.is_put_away = False
        """Somebody would rather use the mouse: the rest of this vote goes on behind the curtain."""
        self._answers: dict[Seat, int] = {}
        self._heard: set[Seat] = set()

    @property
    def are_out(self) -> bool:
        return not self.is_put_away and self._are_wanted

    @property
    def _are_wanted(self) -> bool:
        look = self.look
        return look.state.phase == "vote" and look.has_company and look.host.tastes.peeks

    @property
    def covers(self) -> bool:
        """Whether nothing on the screen is for the viewer's eyes alone, or nothing is left for them to do."""
        return self.are_out or (self._are_wanted and self.look.viewer in self._answers)

    @property
    def voter(self) -> Seat | None:
        """Whose cup is the next to close."""
        look = self.look
        asked = (seat for seat in look.host.to_act if look.sitter(seat).is_person and seat not in self._answers)
        return next(asked, None)

    def is_closed(self, seat: Seat) -> bool:
        return self.look.state.votes[seat] is not None or seat in self._answers

    def was_heard(self, seat: Seat) -> bool:
        """Whether this cup's closing has already sounded, when its number was pressed."""
        return seat in self._heard

    def sync(self) -> None:
        """Another phase: the cups are lifted. A look back leaves them standing."""
        if self.look.state.phase != "vote" and self.look.host.is_now:
            self._answers.clear()
            self._heard.clear()
            self.slipped, self.is_put_away = None, False

    def close_over(self, sector: int) -> None:
        """The same for every answer, also for one that will not count."""
        voter = self.voter
        if voter is None or not self.look.may_vote:
            return
        self._answers[voter] = sector
        self._heard.add(voter)
        self.slipped = None
        self.look.host.sound("cup_down")

    def put_away(self) -> None:
        self.is_put_away = True
        if self.look.viewer not in self._answers:
            self.look.host.draw_curtain()

    @property
    def is_due(self) -> bool:
        """Once all cups are closed, or put away, what lies under the viewer's counts."""
        look = self.look
        return look.viewer in self._answers and look.may_vote and not (self.are_out and self.voter is not None)

    def play_on(self) -> None:
        """Called every frame."""
        if not self.is_due:
            return
        look = self.look
        vote = Vote(self._answers.pop(look.viewer))
        if vote in look.moves:
            look.host.commit(vote)
        else:
            self._ask_again(look.viewer)

    def _ask_again(self, seat: Seat) -> None:
        """PB-24. The others learn that it happened, never for which picture."""
        self.slipped = seat
        self._heard.discard(seat)
        self.look.host.sound("invalid")
        if self.is_put_away:
            self.look.host.draw_curtain()
