"""What the nodes of the table read: the state on show, what may be done in it, and where the attention lies."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from pixtable.core.events import Seat
from pixtable.games.tactics.board import Board
from pixtable.games.tactics.moves import Attack
from pixtable.games.tactics.reach import targets
from pixtable.games.tactics.roster import NUMBERS, is_back
from pixtable.games.tactics.state import ROWS, TacticsState, Unit
from pixtable.games.tactics.table_naming import Naming
from pixtable.games.tactics.table_options import (
    NOTHING_ASKED,
    Answers,
    Options,
    answers_to,
    options_of,
    playable_discards,
    unit_id,
)
from pixtable.games.tactics.table_places import LARGE_TEXT, Places
from pixtable.games.tactics.words import Ability, character_of
from pixtable.ui.stage import Host


@dataclass
class Look(Naming):
    host: Host
    state: TacticsState
    places: Places = field(default_factory=Places)
    text_scale: float = 1.0
    held: str = ""
    """The id of the piece in the hand, or taken up by a click."""
    aimed: str = ""
    """The id of the node under the pointer or the keys' focus."""
    is_melee: bool = False
    """An attack that could be made at a distance is to be made in melee."""
    announced: Any = None
    _seen: tuple[Any, Any, Any] | None = None
    _options: Options = field(default_factory=lambda: Options({}, {}, {}, {}, {}))
    _answers: Answers = NOTHING_ASKED

    @property
    def asking(self) -> Ability | None:
        """The ability whose question is to be answered."""
        asked = self.host.asked
        name, _, slot = asked.source.partition(".") if asked is not None else ("", "", "")
        if name not in NUMBERS:
            return None
        return next((one for one in character_of(NUMBERS[name]).abilities if one.slot == slot), None)

    # whose

    @property
    def rival(self) -> Seat:
        return self.state.enemies(self.viewer)[0]

    def side(self, seat: Seat) -> int:
        """0 at the left, where the viewer's squad is."""
        return 0 if seat == self.viewer else 1

    @property
    def is_large(self) -> bool:
        return self.text_scale > LARGE_TEXT

    @property
    def is_choosing_leader(self) -> bool:
        return self.state.phase == "leader"

    # what may be done

    def _sort(self) -> None:
        seen = (self.host.moves, self.host.asked, self.state)
        if self._seen is not None and all(a is b for a, b in zip(self._seen, seen, strict=True)):
            return
        self._seen = seen
        moves, asked, state = seen
        is_asked = asked is not None
        self._answers = answers_to(state, self.viewer, asked) if is_asked else NOTHING_ASKED
        self._options = options_of(state, self.viewer, () if is_asked else moves)

    @property
    def options(self) -> Options:
        self._sort()
        return self._options

    @property
    def answers(self) -> Answers:
        self._sort()
        return self._answers

    def move_to(self, piece: str, target: str) -> Any:
        """What is played when this piece comes to this node; None where it may not."""
        if self.is_melee and target in self.options.melee.get(piece, {}):
            return self.options.melee[piece][target]
        ways = self.options.by_piece.get(piece, {})
        return ways.get(target) or self.options.melee.get(piece, {}).get(target)

    def targets_of(self, piece: str) -> list[str]:
        return list({**self.options.by_piece.get(piece, {}), **self.options.melee.get(piece, {})})

    @property
    def may_choose_reach(self) -> bool:
        """Whether the piece in the hand has a target that it could shoot at or strike."""
        return bool(self.options.melee.get(self.held))

    # what the tray shows

    @property
    def tray(self) -> list[int]:
        """The hand; cards to choose from instead, while they are asked about; playable discards beside it."""
        if cards := self.answers.cards:
            return cards
        if self.is_choosing_leader:
            return []
        hand = [card for card in self.state.hands[self.viewer] if not is_back(card)]
        return [*hand, *playable_discards(self.state, self.viewer, () if self.host.asked else self.host.moves)]

    # what is said of a card

    @property
    def board(self) -> Board:
        return Board(self.state)

    @property
    def wave(self) -> str:
        return ROWS[self.state.wave]

    # the attack in preparation

    def is_shot(self, card: int) -> bool:
        """Whether the piece in the hand would reach this unit from afar."""
        unit = next((unit for unit in self.state.field if unit and unit_id(unit.card) == self.held), None)
        return unit is not None and not self.is_melee and targets(self.board, unit).get(card, False)

    @property
    def attack(self) -> tuple[Unit, Unit, bool] | None:
        """Who would attack whom, and whether from afar: the piece held and the target aimed at."""
        move = self.move_to(self.held, self.aimed) if self.held else None
        if not isinstance(move, Attack):
            return None
        unit, target = self.state.unit(move.unit), self.state.unit(move.target)
        if unit is None or target is None:
            return None
        is_ranged = targets(self.board, unit).get(target.card, False) and not move.melee
        return unit, target, is_ranged
