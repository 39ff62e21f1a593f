"""What the nodes of the table read: the state on show, and where the player's attention lies."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any

from pixtable.core.events import Seat
from pixtable.games.pixies.rules.moves import Take
from pixtable.games.pixies.rules.state import Garden, PixiesState
from pixtable.games.pixies.table.layout import Layout
from pixtable.games.pixies.table.preview.outcome import (
    Outcome,
    Terms,
    Zone,
    best_left,
    options_with,
    outcomes_of,
    terms_in,
    zone_in,
)
from pixtable.games.pixies.table.scoring.choreography import walk_of
from pixtable.table.at_the_table import AtTheTable
from pixtable.table.demonstration import Demonstration
from pixtable.table.ports import Host
from pixtable.ui.draw.layout import NOWHERE, Rect

NO_PLACES = Layout(NOWHERE, (), NOWHERE, (), (NOWHERE,) * 9, NOWHERE, ())


@dataclass(frozen=True)
class Trail:
    """A rival's last move: which slot of the row the card came from and where it lies now."""

    seat: Seat
    slot: int
    cell: int


@dataclass
class GardenView(AtTheTable):
    host: Host
    state: PixiesState
    places: Layout = NO_PLACES
    slots: list[int] = field(default_factory=list)
    """The cards of this turn as they were dealt, also those already taken."""
    turn: tuple[int, int] = (0, 0)
    """Which turn that is: its round, and how many cards the deck still has."""
    considered: int | None = None
    """The market card whose outcome is shown."""
    is_chosen: bool = False
    """Whether that card is in the hand or selected, not merely pointed at."""
    aimed: Outcome | None = None
    """Of several outcomes the one under the hand."""
    peeked: Seat | None = None
    inspected: int | None = None
    announced: Take | None = None
    demonstration: Demonstration = field(default_factory=Demonstration)
    trails: list[Trail] = field(default_factory=list)
    counted: list[Terms] | None = None
    """While a round is being scored: how far each seat's points have been counted."""
    zone_counted: list[int] = field(default_factory=list)
    """And how many cards of each seat's zone."""
    counting: Seat | None = None
    """Whose garden is being counted."""
    _known: tuple[PixiesState, tuple[Take, ...], dict[int, tuple[Outcome, ...]]] | None = None
    _demonstrated: tuple[PixiesState, int, tuple[Outcome, ...]] | None = None

    # seats and gardens

    @property
    def rivals(self) -> list[Seat]:
        """The others, clockwise from the viewer's left."""
        return [(self.viewer + i) % self.state.seats for i in range(1, self.state.seats)]

    @property
    def rival_names(self) -> list[str]:
        return [self.name(seat) for seat in self.rivals]

    def garden(self, seat: Seat) -> Garden:
        return self.state.gardens[seat]

    def terms(self, seat: Seat) -> Terms:
        if self.counted is not None:
            return self.counted[seat]
        return terms_in(self.garden(seat), self.state.round)

    def zone(self, seat: Seat) -> Zone:
        zone = zone_in(self.garden(seat), self.state.round)
        if self.counted is None:
            return zone
        counted = walk_of(zone.cells)[: self.zone_counted[seat]]
        return zone._replace(cells=tuple(cell for cell in zone.cells if cell in counted))

    @property
    def stamp(self) -> Hashable:
        """All that panels say of the state: as long as it is the same, so are they."""
        state = self.state
        gardens = tuple(tuple(garden) for garden in state.gardens)
        names = tuple(sitter.name for sitter in self.host.sitters)
        turn = (state.round, state.is_scored, state.first, tuple(state.row))
        counted = None if self.counted is None else (tuple(self.counted), self.counting)
        return self.viewer, names, turn, gardens, counted

    def cell_rects(self, seat: Seat) -> Sequence[Rect]:
        if seat == self.viewer:
            return self.places.cells
        return self.places.rivals[self.rivals.index(seat)].cells

    def panel(self, seat: Seat) -> Rect:
        """A rival's."""
        return self.places.rivals[self.rivals.index(seat)].panel

    @property
    def someone_else_picks(self) -> bool:
        state = self.state
        return bool(state.row) and not state.is_scored and state.picker != self.viewer

    # what may be done

    @property
    def moves(self) -> tuple[Take, ...]:
        """Those of the match that the state on show knows of: it may lag behind while something is told."""
        moves: Sequence[Any] = self.host.moves
        return tuple(move for move in moves if move.card in self.state.row)

    @property
    def options(self) -> dict[int, tuple[Outcome, ...]]:
        """The outcomes of every legal move, by card; computed once a state."""
        moves = self.moves
        if self._known is None or self._known[0] is not self.state or self._known[1] != moves:
            self._known = (self.state, moves, outcomes_of(self.state, self.viewer, moves))
        return self._known[2]

    @property
    def demonstrated(self) -> Take | None:
        """The move that is shown as if its card were in the hand."""
        move: Take | None = self.demonstration.move
        return move

    @property
    def demonstrated_options(self) -> tuple[Outcome, ...]:
        """All that its card could do: in the past too, where nothing may be played."""
        move = self.demonstrated
        if move is None or move.card not in self.state.row:
            return ()
        known = self._demonstrated
        if known is None or known[0] is not self.state or known[1] != move.card:
            self._demonstrated = known = (self.state, move.card, options_with(self.state, move.card))
        return known[2]

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """Those of the considered card; none while previews are switched off and nothing is chosen."""
        if self.demonstrated is not None:
            return self.demonstrated_options
        if self.considered is None or not (self.host.tastes.previews or self.is_chosen):
            return ()
        return self.options.get(self.considered, ())

    @property
    def outcome(self) -> Outcome | None:
        """The one outcome to show as a whole: the only one, or the one under the hand."""
        outcomes = self.outcomes
        if self.aimed is not None and self.aimed in outcomes:
            return self.aimed
        return outcomes[0] if len(outcomes) == 1 else None

    @property
    def only_move(self) -> Take | None:
        """PX-13: what the last one takes; a lesson that offers a single card of several is something else."""
        moves = self.moves
        return moves[0] if len(moves) == len(self.state.row) == 1 else None

    def left_for_next(self, outcome: Outcome) -> tuple[Seat, int] | None:
        return best_left(self.state, self.viewer, outcome.move)
