"""What the nodes of the table read: the state on show, the view of the board, and where the player's attention lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pixtable.core.events import Seat
from pixtable.core.hexes import Hex
from pixtable.core.rules import Refusal
from pixtable.games.rhombs.rules.legality import Seam, dead_cells, seams
from pixtable.games.rhombs.rules.moves import Draw, Place
from pixtable.games.rhombs.rules.state import RhombsState
from pixtable.games.rhombs.table.camera import Camera, Glide
from pixtable.games.rhombs.table.layout import Layout
from pixtable.games.rhombs.table.outcome import RULES, Options, Outcome, options_of, outcome_of, places_for
from pixtable.table.at_the_table import AtTheTable
from pixtable.table.demonstration import Demonstration
from pixtable.table.ports import Host
from pixtable.ui.draw.layout import NOWHERE
from pixtable.ui.draw.theme import LARGE_TEXT


@dataclass(frozen=True)
class Trail:
    """A rival's last move: where the tile lies now."""

    seat: Seat
    cell: Hex


@dataclass
class MosaicView(AtTheTable):
    host: Host
    state: RhombsState
    places: Layout = field(default_factory=Layout)
    camera: Camera = field(default_factory=lambda: Camera(NOWHERE))
    considered: int | None = None
    """The tile whose places are shown: in the hand, or pointed at."""
    is_chosen: bool = False
    """Whether that tile is in the hand, not merely pointed at."""
    aimed: Hex | None = None
    """The cell that the tile in the hand is held over."""
    turn: int = 0
    is_carried: bool = False
    """The tile hangs in the air at the hand itself."""
    is_seated: bool = False
    """The tile sits on its cell, not yet let go of: one more press plays it."""
    peeked: Seat | None = None
    """Whose tiles lie in the tray instead of the viewer's."""
    announced: Any = None
    demonstration: Demonstration = field(default_factory=Demonstration)
    trails: list[Trail] = field(default_factory=list)
    petrified: set[Hex] = field(default_factory=set)
    """Dead cells that are not yet seen to be: the stone comes with a flourish."""
    swept: Hex | None = None
    """The cell that the proof of having no move is looking at."""
    glide: Glide | None = None
    """The board is just becoming larger or smaller."""
    is_counting: bool = False
    """What is left is being counted: until then nobody is told of it."""
    text_scale: float = 1.0
    _moves: Sequence[Any] = ()
    _options: Options | None = None
    _counted: tuple[object, dict[int, int]] | None = None
    _outcome: tuple[object, Outcome] | None = None

    @property
    def has_large_text(self) -> bool:
        return self.text_scale > LARGE_TEXT

    # tiles

    @property
    def tray_seat(self) -> Seat:
        return self.viewer if self.peeked is None else self.peeked

    @property
    def shows_left(self) -> bool:
        """The round is over: the tray shows what everybody is left with, unless one hand is looked at."""
        return self.state.is_scored and self.peeked is None and not self.is_counting

    def hand(self, seat: Seat) -> list[int]:
        return self.state.hands[seat]

    @property
    def drawn(self) -> int | None:
        """The tile from the bag, while the viewer has to place it."""
        state = self.state
        return state.drawn if state.mover == self.viewer else None

    @property
    def dead(self) -> list[Hex]:
        return [cell for cell in dead_cells(self.state) if cell not in self.petrified]

    # what may be done

    @property
    def moves(self) -> Sequence[Any]:
        """None while the state on show lags behind what has been decided."""
        return self.host.moves if self.state.mover == self.viewer and not self.state.is_scored else ()

    @property
    def options(self) -> Options:
        """Every legal placement, by tile and cell; sorted out once for each list of moves."""
        moves = self.moves
        if self._options is None or moves is not self._moves:
            self._moves, self._options = moves, options_of(moves)
        return self._options

    @property
    def may_draw(self) -> bool:
        return any(isinstance(move, Draw) for move in self.moves[:1])

    @property
    def must_pass(self) -> bool:
        return len(self.moves) == 1 and bool(self.moves[0].is_forced)

    @property
    def is_seeking(self) -> bool:
        """The player wishes to find out alone what fits: what is of no use may be tried too."""
        return not self.host.tastes.tells_no_move and bool(self.moves) and self.drawn is None

    @property
    def may_try_drawing(self) -> bool:
        return self.may_draw or (self.is_seeking and self.state.house.is_blind and bool(self.state.bag))

    @property
    def may_try_passing(self) -> bool:
        return self.is_seeking and not self.may_try_drawing

    def may_take_up(self, tile: int) -> bool:
        return tile in self.options or (self.is_seeking and tile in self.hand(self.viewer))

    @property
    def cells(self) -> dict[Hex, tuple[int, ...]]:
        """Where the considered tile may go, with its turns there."""
        return {} if self.considered is None else self.options.get(self.considered, {})

    @property
    def counts(self) -> dict[int, int]:
        """For each tile in the tray the number of cells that it fits on; none is told to whoever seeks alone."""
        if not self.host.tastes.tells_no_move:
            return {}
        seat, state = self.tray_seat, self.state
        key = (seat, tuple(state.table), tuple(state.hands[seat]), state.drawn)
        if self._counted is None or self._counted[0] != key:
            drawn = [] if state.drawn is None else [state.drawn]
            self._counted = (key, places_for(state, [*state.hands[seat], *drawn]))
        return self._counted[1]

    # the tile in the hand

    @property
    def demonstrated(self) -> Place | None:
        move = self.demonstration.move
        return move if isinstance(move, Place) else None

    @property
    def placing(self) -> Place | None:
        """Where the tile in the hand would come to lie, legal or not; or the one that is shown as if it were there."""
        if self.demonstrated is not None:
            return self.demonstrated
        if self.considered is None or not self.is_chosen or self.aimed is None:
            return None
        return Place(self.considered, *self.aimed, self.turn)

    @property
    def fits(self) -> bool:
        if self.demonstrated is not None:
            return True
        return self.aimed is not None and self.turn in self.cells.get(self.aimed, ())

    @property
    def seams(self) -> list[Seam]:
        place = self.placing
        return [] if place is None else seams(self.state, place.tile, place.q, place.r, place.turn)

    @property
    def refusal(self) -> Refusal | None:
        """Why the tile in the hand may not lie so."""
        place = self.placing
        return None if place is None or self.fits else RULES.refuse(self.state, self.viewer, place)

    def _is_own(self, tile: int) -> bool:
        """A solution that is shown may be somebody else's move."""
        return tile in self.state.hands[self.viewer] or tile == self.state.drawn

    @property
    def outcome(self) -> Outcome | None:
        """What the tile in the hand would bring, worked out once."""
        place = self.placing
        is_wanted = self.host.tastes.previews or self.demonstrated is not None
        if place is None or not self.fits or not is_wanted or not self._is_own(place.tile):
            return None
        key = (place, tuple(self.state.table), self.viewer)
        if self._outcome is None or self._outcome[0] != key:
            self._outcome = (key, outcome_of(self.state, self.viewer, place))
        return self._outcome[1]
