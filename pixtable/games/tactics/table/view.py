"""What the nodes of the table read: the state on show, what may be done in it, and where the attention lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from pixtable.core.events import Choose, Seat
from pixtable.core.rules import Refusal
from pixtable.games.tactics.rules.abilities.words import Ability, character_of
from pixtable.games.tactics.rules.decks.roster import NUMBERS, is_back
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.reach import interceptor, targets
from pixtable.games.tactics.rules.moves import Attack, Cast, LeaderAction, MoveHero, PlayOrder, Recruit, Storm
from pixtable.games.tactics.rules.play.foresight import (
    Effect,
    Foreseen,
    Reckoning,
    effects_of,
    foresee,
    foresee_wave,
    reckon,
)
from pixtable.games.tactics.rules.play.verbs import Verb, verb_of, verbs_of
from pixtable.games.tactics.rules.refusals import refusal_of
from pixtable.games.tactics.rules.state import PLACES, ROWS, TacticsState, Unit
from pixtable.games.tactics.rules.variants.variants import King
from pixtable.games.tactics.table.drops import meant_by
from pixtable.games.tactics.table.layout import Layout
from pixtable.games.tactics.table.made_of import MadeOf, made_of
from pixtable.games.tactics.table.naming import Naming
from pixtable.games.tactics.table.options import (
    NOTHING_ASKED,
    Answers,
    Options,
    answers_to,
    card_id,
    options_of,
    playable_discards,
    spot_id,
    unit_id,
)
from pixtable.table.at_the_table import AtTheTable
from pixtable.table.demonstration import Demonstration
from pixtable.table.ports import Host
from pixtable.ui.draw.layout import Rect
from pixtable.ui.node import Node


@dataclass
class FieldView(Naming, AtTheTable):
    host: Host
    state: TacticsState
    places: Layout = field(default_factory=Layout)
    text_scale: float = 1.0
    held: str = ""
    """The id of the piece in the hand, or taken up by a click."""
    aimed: str = ""
    """The id of the node under the pointer or the keys' focus."""
    is_melee: bool = False
    """An attack that could be made at a distance is to be made in melee."""
    verb: str = ""
    """The one deed of the held unit whose targets are wanted; all of them are shown where none is."""
    is_oracle: bool = False
    """The field is to be shown as it will be after this wave, without a key being held."""
    is_hand_open: bool = False
    """Among several people the hand lies face down until its owner looks at it."""
    demonstration: Demonstration = field(default_factory=Demonstration)
    find: Callable[[str], Node | None] = lambda name: None
    """A node of the table by its id."""
    _told: dict[object, Any] = field(default_factory=dict)
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
        """0 at the left, where the viewer's squad is, and those of their team."""
        return 0 if self.state.teams[seat] == self.state.teams[self.viewer] else 1

    def slot(self, seat: Seat) -> int:
        """Where a squad lies: down the left side, then down the right, each across from whom it faces."""
        if self.state.seats == 2:
            return self.side(seat)
        team = [one for one in range(self.state.seats) if self.state.teams[one] == self.state.teams[seat]]
        row = team.index(seat)
        is_circle = isinstance(self.state.variant, King)
        if is_circle and self.side(seat) == 1:
            row = len(team) - 1 - row  # clockwise: down one side, up the other
        return self.side(seat) * len(team) + row

    @property
    def focus(self) -> int:
        """The row of squads at work."""
        actor = self.viewer if self.state.turn is None else self.state.turn
        return self.slot(actor) % (self.state.seats // 2)

    def tiles(self, seat: Seat) -> tuple[Rect, ...]:
        return self.places.tiles[self.slot(seat)]

    def reserve(self, seat: Seat) -> tuple[Rect, ...]:
        return self.places.reserves[self.slot(seat)]

    @property
    def is_choosing_leader(self) -> bool:
        return self.state.phase == "leader"

    # what is shown

    def show(self, state: TacticsState) -> None:
        self.state = state
        self._told.clear()

    @property
    def is_foretelling(self) -> bool:
        return (self.host.is_previewing or self.is_oracle) and self.state.phase == "play"

    @property
    def seen(self) -> TacticsState:
        """The state on show; in the Oracle view as the casualties of this wave will leave it."""
        if not self.is_foretelling:
            return self.state
        return self.wave_foreseen.after

    @property
    def wave_foreseen(self) -> Foreseen:
        """The end of this wave, after the move in mind if there is one."""
        move = self.considered
        made: Foreseen = self._once(("wave", move), lambda: self._after_wave(move))
        return made

    def _after_wave(self, move: Any) -> Foreseen:
        return foresee_wave(self.foreseen(move).after if move else self.state)

    def _once(self, key: object, make: Any) -> Any:
        """Worked out once for each state on show."""
        if key not in self._told:
            self._told[key] = make()
        return self._told[key]

    @property
    def is_hand_hidden(self) -> bool:
        people = sum(sitter.is_person for sitter in self.host.sitters)
        return people > 1 and self.host.tastes.peeks and not self.is_hand_open and not self.is_choosing_leader

    # what may be done

    def _sort(self) -> None:
        seen = (self.host.moves, self.host.asked, self.state)
        if self._seen is not None and all(a is b for a, b in zip(self._seen, seen, strict=True)):
            return
        self._seen = seen
        self._told.clear()
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

    @property
    def may_do_anything(self) -> bool:
        """It is our turn, and no question is open."""
        return bool(self.host.moves) and self.host.asked is None and not self.is_choosing_leader

    def move_to(self, piece: str, target: str) -> Any:
        """What is played when this piece comes to this node; None where it may not."""
        if self.is_melee and target in self.options.melee.get(piece, {}):
            return self.options.melee[piece][target]
        ways = self.options.by_piece.get(piece, {})
        return ways.get(target) or self.options.melee.get(piece, {}).get(target)

    def targets_of(self, piece: str) -> list[str]:
        return list({**self.options.by_piece.get(piece, {}), **self.options.melee.get(piece, {})})

    def is_active(self, piece: str) -> bool:
        """Whether a unit may attack or cast: what it may do in this wave only. Everybody may move about."""
        ways = self.options.by_piece.get(piece, {}).values()
        return piece in self.options.casts or any(isinstance(move, Attack) for move in ways)

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
        return Board(self.seen)

    @property
    def wave(self) -> str:
        return ROWS[self.state.wave]

    # what is being considered

    @property
    def held_unit(self) -> Unit | None:
        return self._unit(self.held)

    def _unit(self, id: str) -> Unit | None:
        return next((unit for unit in self.state.field if unit and unit_id(unit.card) == id), None)

    @property
    def verbs(self) -> list[Verb]:
        """What the unit that was taken up can do, and what it cannot and why."""
        unit = self.held_unit
        if unit is None or unit.seat != self.viewer or self.host.asked is not None or not self.host.moves:
            return []
        self._sort()
        made: list[Verb] = self._once(("verbs", unit), lambda: verbs_of(self.state, self.viewer, unit, self.host.moves))
        return made

    @property
    def considered(self) -> Any:
        """The move that a press would make now: what is held brought to what is aimed at, or a deed pointed at.

        Before these the one that is shown as if it were so.
        """
        if self.demonstrated is not None and self.state.phase == "play" and not isinstance(self.demonstrated, Choose):
            return self.demonstrated
        if move := self.move_to(self.held, self.aimed) if self.held else None:
            return move
        name = self.aimed.removeprefix("tactics.verb.")
        return next((one.move for one in self.verbs if one.name == name and one.ways and _is_aimless(one.move)), None)

    # what is shown as if it were in the hand

    @property
    def demonstrated(self) -> Any:
        return self.demonstration.move

    def made_of(self, move: Any) -> MadeOf:
        return made_of(self.state, self.viewer, move, self.host.asked)

    @property
    def demonstrated_ways(self) -> Sequence[tuple[str, str]]:
        move = self.demonstrated
        ways: Sequence[tuple[str, str]] = self._once(("ways", move), lambda: self.made_of(move).ways) if move else ()
        return ways

    @property
    def newcomer(self) -> tuple[str, int] | None:
        """The place that a card would come to stand on by the demonstrated move, and the card."""
        match self.demonstrated:
            case Recruit(card) | MoveHero(card):
                return self.demonstrated_ways[0][1], card
        return None

    @property
    def first_targets(self) -> Sequence[str]:
        """Whom a demonstrated order would have one choose from at first: nothing tells yet who it will be."""
        move = self.demonstrated
        if not isinstance(move, PlayOrder):
            return ()
        asked = self.foreseen(move).asked[:1]
        if not asked or asked[0].seat != self.viewer:
            return ()
        nodes: Sequence[str] = self._once(("asked", move), lambda: self._nodes_asked_about(asked[0]))
        return nodes

    def _nodes_asked_about(self, ask: Any) -> list[str]:
        return list(answers_to(self.state, self.viewer, ask).nodes)

    @property
    def acting_unit(self) -> Unit | None:
        """The unit in the hand, or that of the demonstrated move."""
        move = self.demonstrated
        return self.held_unit if move is None else self.state.unit(getattr(move, "unit", -1))

    @property
    def wants_preview(self) -> bool:
        return self.host.tastes.previews or self.demonstrated is not None

    def wants(self, target: str) -> bool:
        """Whether a target of the held piece is of the deed that is wanted."""
        return not self.verb or verb_of(self.move_to(self.held, target)) == self.verb

    def foreseen(self, move: Any) -> Foreseen:
        made: Foreseen = self._once(("move", move), lambda: foresee(self.state, self.viewer, move))
        return made

    def reckoning(self, move: Attack) -> Reckoning:
        made: Reckoning = self._once(("reckon", move), lambda: reckon(self.state, self.viewer, move))
        return made

    @property
    def effects(self) -> dict[int, list[Effect]]:
        """What the move in mind would do to whom, as far as it can be known."""
        move = self.considered
        if move is None or not self.wants_preview or self.is_foretelling:
            return {}
        made: dict[int, list[Effect]] = self._once(("effects", move), lambda: self._effects(move))
        return made

    def _effects(self, move: Any) -> dict[int, list[Effect]]:
        found: dict[int, list[Effect]] = {}
        for event in self.foreseen(move).events:
            for effect in effects_of(event):
                found.setdefault(effect.card, []).append(effect)
        return found

    def why_not(self, move: Any) -> str:
        """The sentence of its refusal; nothing where it is allowed."""
        refusal = refusal_of(self.state, self.viewer, move)
        return self.host.why_not(refusal) if refusal else ""

    def object_to_drop(self, piece: str, over: Node) -> None:
        """A piece was brought where it may not go: say why, and shake what is in the way."""
        meant = meant_by(self.state, self.viewer, piece, over.id)
        if meant is not None:
            self.object_to(meant, over)

    def object_to(self, meant: Any, at: Node) -> None:
        refusal = meant if isinstance(meant, Refusal) else refusal_of(self.state, self.viewer, meant)
        if refusal is not None:
            self.host.object_to(refusal, self._offender(refusal, meant) or at)
        elif not isinstance(meant, Refusal):
            self.host.explain(meant, at)

    def _offender(self, refusal: Refusal, meant: Any) -> Node | None:
        """The piece that a refusal speaks of."""
        if refusal.clause == "PT-63" and isinstance(meant, Attack):
            unit, target = self.state.unit(meant.unit), self.state.unit(meant.target)
            blocker = interceptor(self.board, unit, target) if unit and target else None
            return self.find(unit_id(blocker.card)) if blocker else None
        kind, _, number = (refusal.piece or "").partition(" ")
        if kind == "card":
            return self.find(unit_id(int(number))) or self.find(card_id(int(number)))
        return self.find(spot_id(self.viewer * PLACES + int(number))) if kind == "place" else None

    def is_shot(self, card: int) -> bool:
        """Whether the piece in the hand would reach this unit from afar."""
        unit = self.acting_unit
        return unit is not None and not self.is_melee and targets(self.board, unit).get(card, False)

    @property
    def strikes(self) -> list[Attack | Storm]:
        """All that the piece in the hand may attack, a fortress too."""
        moves = (self.move_to(self.held, target) for target in self.targets_of(self.held)) if self.held else ()
        return [move for move in moves if isinstance(move, Attack | Storm)]

    @property
    def intercepted(self) -> tuple[Unit, Unit, Unit] | None:
        """Who would shoot at whom, and who stands in the way: an attack that cannot be made."""
        unit, target = self.held_unit, self._unit(self.aimed)
        if unit is None or target is None or target.seat == unit.seat or target.is_corpse or self.considered:
            return None
        if self.state.is_truce or unit.row != self.state.wave:
            return None
        blocker = interceptor(self.board, unit, target)
        return (unit, blocker, target) if blocker else None


def _is_aimless(move: Any) -> bool:
    """A deed that is done by its button alone."""
    return isinstance(move, Cast | LeaderAction)
