"""The table of Pixel Tactics: turns states into homes, events into movement, and gestures into moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from pixtable.games.tactics.rules.decks.roster import is_back
from pixtable.games.tactics.rules.events import LeaderFell, MatchEnded, RoundEnded
from pixtable.games.tactics.rules.moves import Draw, LeaderAction, Pick, PlayOrder, Recruit
from pixtable.games.tactics.rules.play.verbs import Verb, verb_of
from pixtable.games.tactics.rules.state import PLACES, RESERVE, TacticsState
from pixtable.games.tactics.table import words
from pixtable.games.tactics.table.demonstrated import Demonstrated
from pixtable.games.tactics.table.extras import Extras
from pixtable.games.tactics.table.keys import Keys
from pixtable.games.tactics.table.layout import hand_places
from pixtable.games.tactics.table.miniature import paint_miniature
from pixtable.games.tactics.table.modes import MODES
from pixtable.games.tactics.table.options import DEED, DRAW, END, LEADER, ORACLE, ORDER, REACH, unit_id
from pixtable.games.tactics.table.panels.actions import Actions
from pixtable.games.tactics.table.panels.inspector import Inspector
from pixtable.games.tactics.table.panels.leader import LeaderCard, Leaders
from pixtable.games.tactics.table.panels.reading import WholeCard
from pixtable.games.tactics.table.panels.verbs import Verbs
from pixtable.games.tactics.table.pieces.cards import CardNode
from pixtable.games.tactics.table.pieces.doom import Casualties, OracleBanner
from pixtable.games.tactics.table.pieces.field import Ground, Track
from pixtable.games.tactics.table.pieces.market import MarketCard
from pixtable.games.tactics.table.pieces.piles import Deck, Discards, OperationNode, OrderSpot, SlotNode
from pixtable.games.tactics.table.pieces.units import SpotNode, UnitNode
from pixtable.games.tactics.table.preview import Preview
from pixtable.games.tactics.table.show.flourish import Flourishes
from pixtable.games.tactics.table.show.theatre import Theatre
from pixtable.games.tactics.table.view import FieldView
from pixtable.games.tactics.tell.pieces import card_of
from pixtable.games.tactics.tell.tension import tension_of
from pixtable.table.kit import TableKit
from pixtable.table.ports import Host
from pixtable.table.seats import Plate
from pixtable.table.stage import Stage
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Point, Rect
from pixtable.ui.draw.marks import Mark
from pixtable.ui.input.drag import ON_TOP
from pixtable.ui.input.intent import Intent
from pixtable.ui.motion.choreo import glide, place
from pixtable.ui.motion.durations import Motion, Pace
from pixtable.ui.motion.lens import Lens
from pixtable.ui.node import Node

Piece = UnitNode | CardNode | OperationNode


class TacticsStage(Stage):
    state: TacticsState

    def attach(self, host: Host, state: TacticsState) -> None:
        self.host, self.state = host, state
        self.look = FieldView(host, state)
        self.look.find = self.find
        self._space, self._rail = NOWHERE, NOWHERE
        self._asked_about: set[str] = set()
        self._hinted: list[Node] = []
        self.units: dict[int, UnitNode] = {}
        self.cards: dict[int, CardNode] = {}
        self.operations: dict[int, OperationNode] = {}
        self.spots = [SpotNode(self.look, spot) for spot in range(state.seats * PLACES)]
        self.slots = [SlotNode(self.look, seat, slot) for seat in range(state.seats) for slot in range(RESERVE)]
        self.deck = Deck(self.look, lambda: self.act(DRAW))
        self.discards = Discards(self.look)
        self.order = OrderSpot(self.look)
        self.actions = Actions(self.look, self.act)
        self.verbs = Verbs(self.look, self.do)
        self.casualties = Casualties(self.look, lambda: self.act(ORACLE))
        self.leaders = Leaders(self.look)
        self.reading = WholeCard(self.look, host.attend_to)
        self.inspector = Inspector(self.look, self.read)
        self.lens = Lens("tactics.lens", self.time)
        self.flourishes = Flourishes(self.look, self.units, self.operations, self.lens, self.time)
        self.theatre = Theatre(self.look, self.units, self.spots)
        self.keys = Keys(self.look, self)
        self.extras = Extras(self.look, self.commit_move)
        self.clear()
        self.track = Track(self.look)
        self.add(Ground(self.look), self.track, *self.spots, *self.slots, self.deck, self.discards)
        self.add(
            self.actions,
            self.order,
            self.casualties,
            self.verbs,
            Preview(self.look),
            Demonstrated(self.look),
            OracleBanner(self.look),
        )
        self.add(*self.extras.nodes)
        self.add(self.flourishes, self.theatre, self.lens, self.leaders, self.inspector, self.reading)
        self.add(self.theatre.caption)

    # homes

    def arrange(self, stage: Rect, inspector: Rect) -> None:
        self._space, self._rail = stage, inspector
        self._lay_out()
        self._settle(animate=False)

    def _lay_out(self) -> None:
        look = self.look
        places = look.places = self.extras.lay_out(self._space)
        self.rect = self.reading.rect = self._space
        self.lens.rect = places.field
        self.theatre.arrange(places.track)
        self.track.rect = places.track
        if look.is_large:
            self.reading.rect = Rect(*self._space[:2], self._rail.right - self._space.x, self._space.h)
        self.inspector.rect = self.extras.arrange_rail(self._rail)
        self.inspector.visible = self._rail.h > 0
        if self.covers_log():
            self.inspector.rect = Rect(*self._rail[:3], self._space.bottom - self._rail.y)
        for node in self.spots:
            node.rect = look.tiles(node.seat)[node.spot % PLACES]
        for slot in self.slots:
            slot.rect = look.reserve(slot.seat)[slot.slot]
        self.deck.rect, self.discards.rect, self.order.rect = places.deck, places.discards, places.order
        self.actions.arrange()
        self.verbs.arrange()
        self.leaders.arrange()
        self.extras.arrange()

    def draw(self, canvas: Canvas) -> None:
        """Only the canvas knows how large text is."""
        if canvas.text_scale != self.look.text_scale:
            self.look.text_scale = canvas.text_scale
            self.arrange(self._space, self._rail)
        super().draw(canvas)

    def draw_all(self, canvas: Canvas) -> None:
        """What stands on the field is seen through the lens; words, hands and buttons are not."""
        if self.lens.is_at_rest:
            super().draw_all(canvas)
            return
        self.paint(canvas)
        below = self.below()
        with self.lens.over(canvas):
            for node in below:
                if self._is_seen_through(node):
                    node.draw(canvas)
        for node in below:
            if not self._is_seen_through(node):
                node.draw(canvas)

    def _is_seen_through(self, node: Node) -> bool:
        on_the_field = isinstance(
            node, Ground | UnitNode | SpotNode | SlotNode | OperationNode | OrderSpot | Flourishes
        )
        return on_the_field and node.z < ON_TOP

    def shift_for(self, child: Node) -> Point:
        """Through the lens; nearness is only drawn."""
        x, y = super().shift_for(child)
        return Point(x + self.lens.pose.dx, y + self.lens.pose.dy) if self._is_seen_through(child) else Point(x, y)

    def sync(self, state: TacticsState, *, animate: bool) -> None:
        if state is not self.state:
            self.look.demonstration.end()
        self.state = state
        self.look.show(state)
        if not animate:
            self.flourishes.drop()
            self.theatre.drop()
            self.time.release()
            place(self.lens, self.lens.rect)
        self._lay_out()
        self._settle(animate=animate)
        self.leaders.sync()
        for node in (self.track, self.deck, self.discards, self.actions, self.order):
            node.visible = not self.look.is_choosing_leader
        self.deck.visible &= self.extras.market is None  # its deck lies in the row
        self._attend()

    def _settle(self, *, animate: bool) -> None:
        """Every piece at home; new ones come from where they were, or from the deck."""
        look, state, places = self.look, self.look.seen, self.look.places
        tray = look.tray
        at_hand = dict(zip(tray, hand_places(places.hand, len(tray)), strict=True))
        on_field = {unit.card: unit for unit in state.field if unit is not None}
        laid = {
            one.card: (one, look.reserve(seat)[slot])
            for seat, reserve in enumerate(state.reserves)
            for slot, one in enumerate(reserve)
            if one is not None
        }
        seat_of = {one.card: seat for seat, reserve in enumerate(state.reserves) for one in reserve if one is not None}
        was = {card: node.rect for nodes in (self.cards, self.units) for card, node in nodes.items()}
        self._keep(self.units, on_field, UnitNode)
        self._keep(self.cards, at_hand, CardNode)
        self._keep(self.operations, laid, OperationNode)
        for card, unit in on_field.items():
            tile = look.tiles(unit.seat)[unit.place]
            self._bring(self.units[card], tile, was.get(card), animate, wings=self._wings(unit.seat, tile))
        for i, (card, rect) in enumerate(at_hand.items()):
            self.cards[card].lie_at(i)
            self._bring(self.cards[card], rect, was.get(card, places.deck), animate)
        for card, (one, rect) in laid.items():
            self.operations[card].show(one)
            self._bring(self.operations[card], rect, was.get(card), animate, wings=self._wings(seat_of[card], rect))

    def _wings(self, seat: int, goal: Rect) -> Rect:
        """From where the cards of a squad come, whose hand nobody sees: beyond the edge of its side."""
        space = self._space
        return goal.moved((space.right if self.look.side(seat) else space.x - goal.w) - goal.x, 0)

    def _keep(self, nodes: dict[int, Any], wanted: Any, kind: type[Piece]) -> None:
        for card in [card for card in nodes if card not in wanted]:
            self.remove(nodes.pop(card))
        for card in wanted:
            if card not in nodes:
                nodes[card] = kind(self.look, card)
                self.add(nodes[card])

    def _bring(self, node: Piece, rect: Rect, was: Rect | None, animate: bool, *, wings: Rect = NOWHERE) -> None:
        """From where it was; what comes from the `wings` is not there all at once."""
        if node.rect == rect and animate:
            return
        if not animate:
            place(node, rect)
            return
        if node.rect == NOWHERE:
            start = was or wings
            place(node, Rect(start.cx - rect.w / 2, start.cy - rect.h / 2, rect.w, rect.h))
            node.pose.alpha = 1.0 if was else 0.0
        glide(node, rect, self.host.motion)

    def update(self, ms: float, motion: Motion) -> None:
        super().update(ms, motion)
        self._attend()

    def _pieces(self) -> Iterator[Piece]:
        yield from self.units.values()
        yield from self.cards.values()
        yield from self.operations.values()

    def _attend(self) -> None:
        """Read off the nodes what is in the hand and what is looked at; all previews follow from it."""
        look = self.look
        held = next((node for node in self._pieces() if node.z == ON_TOP or Mark.SELECTED in node.marks), None)
        is_carried = held is not None and held.z == ON_TOP
        if look.held != (held.id if held else ""):
            look.held, look.verb, look.is_melee = held.id if held else "", "", False
        focused = [node for node in self._aims() if node.focused]
        look.aimed = self._under(held) if held is not None and is_carried else focused[0].id if focused else ""
        look.demonstration.attend(held=look.held, seen=look.aimed or None)
        self._forget_answered()
        self.verbs.attend(is_carried)
        for card in self.cards.values():
            card.visible = not self.verbs.visible
        for node in (*self._pieces(), *self.spots, *self.slots):
            node.attend()
        for other in (self.deck, self.discards, self.order, self.casualties, self.actions, self.leaders, self.extras):
            other.attend()
        seen = next((node.card for node in focused if isinstance(node, Piece | LeaderCard | MarketCard)), None)
        if look.is_hand_hidden and seen in self.cards:
            seen = None
        if look.state.in_teams:
            self._tell_cards()
        self.inspector.attend(seen if seen is not None else held.card if held else None)

    def _tell_cards(self) -> None:
        """In team games the rail has no room for a card: it is told beside the hand, or the focus of the keys."""
        look = self.look
        pieces: list[UnitNode | CardNode] = [*self.units.values(), *self.cards.values()]
        for piece in pieces:
            is_secret = is_back(piece.card) or (look.is_hand_hidden and isinstance(piece, CardNode))
            is_told = piece.focused and not is_secret and not self.reading.visible and not look.held
            piece.tooltip = look.whole(piece.card) if is_told else ""

    def _aims(self) -> Iterator[Node]:
        """What may be aimed at, or read."""
        yield from self._pieces()
        yield from (*self.spots, *self.slots, self.order, self.discards, *self.verbs.tiles, *self.leaders.cards)
        yield from self.extras.aims

    def _under(self, held: Piece) -> str:
        """The target that a carried piece hangs over."""
        at = held.screen_rect().centre
        for id in self.look.targets_of(held.id):
            node = self.find(id)
            if node is not None and node.rect.contains(*at):
                return id
        return ""

    def _forget_answered(self) -> None:
        """Marks of a question disappear with it; those of a piece in the hand are the drag controller's."""
        answers = set(self.look.answers.nodes)
        for node in (*self._pieces(), *self.spots):
            if node.id in self._asked_about - answers:
                node.mark(Mark.TARGET, on=False)
        self._asked_about = answers

    # events

    leads_in = True

    def lead_in(self, seat: int, events: Sequence[Any], tempo: Pace) -> bool:
        return self.theatre.lead_in(seat, events, tempo)

    @property
    def patience(self) -> float:
        return self.theatre.patience

    def flourish(self, event: Any, before: TacticsState) -> None:
        self._take_marks_away()
        self.theatre.begin(event)
        self.flourishes.show(event, before)
        self.theatre.follow(event, before)

    def holds(self, event: Any) -> bool:
        """Who has won a match is seen before the next one is laid out."""
        return isinstance(event, MatchEnded) and not event.is_last

    def is_seen_first(self, event: Any) -> bool:
        """A leader's fall is seen before anybody is told of it."""
        return isinstance(event, MatchEnded | LeaderFell)

    def demonstrate(self, move: Any) -> None:
        """An attack with its reckoning, a ghost where something would come to, a button that is to be pressed."""
        look = self.look
        if look.held:
            self._let_go()
            self._attend()
        self.host.sound("card_pick")
        for id in look.made_of(move).nodes:
            node = self.find(id)
            if node is not None:
                node.mark(Mark.HINTED, now=self.host.now)
                self._hinted.append(node)
        look.demonstration.begin(move, held=look.held, seen=look.aimed or None)

    @property
    def shown_move(self) -> Any:
        """As far as all that it is made of is marked."""
        move = self.look.demonstrated
        if move is None:
            return None
        nodes = [self.find(id) for id in self.look.made_of(move).nodes]
        is_marked = all(node is not None and Mark.HINTED in node.marks for node in nodes)
        return move if is_marked else None

    def announce(self, move: Any) -> None:
        self.host.sound("card_pick")
        for key in ("unit", "card", "a", "target"):
            card = getattr(move, key, None)
            for node in (self.units.get(card), self.cards.get(card)) if card is not None else ():
                if node is not None:
                    node.mark(Mark.HINTED, now=self.host.now)
        if isinstance(move, Recruit) and self.state.turn is not None:
            self.spots[self.state.turn * PLACES + move.to].mark(Mark.HINTED, now=self.host.now)

    def quieten(self) -> None:
        self._take_marks_away()
        self.theatre.act_for_oneself()

    def _take_marks_away(self) -> None:
        self.look.demonstration.end()
        for node in (*self._pieces(), *self.spots, *self._hinted):
            node.mark(Mark.HINTED, on=False)
        self._hinted.clear()

    # words

    def status(self) -> str:
        if self.flourishes.falls.is_telling:
            return self.look.say("status.goes_on")
        return words.status(self.look, is_acting=self.theatre.caption.visible)

    def headline(self) -> str:
        return words.headline(self.look)

    def clock(self) -> str:
        return words.clock(self.look)

    def inspector_title(self) -> str:
        return self.look.say("inspector.title")

    def covers_log(self) -> bool:
        """Nothing has happened yet in this match: the card may have the whole rail."""
        return self.look.is_choosing_leader and not self.look.is_large

    def plates(self) -> Sequence[Plate]:
        return words.plates(self.look)

    @property
    def tension(self) -> float:
        return tension_of(self.state)

    def is_milestone(self, event: Any) -> bool:
        return isinstance(event, RoundEnded | MatchEnded)

    # hands

    def where_to_play(self) -> Node | None:
        """While there is a question, at an answer; with a piece in the hand, at where it may go."""
        wanted = [*self.look.answers.nodes, *self.look.targets_of(self.look.held)]
        nodes = [node for node in map(self.find, wanted) if node is not None and node.visible and node.focusable]
        hinted = (node for node in nodes if Mark.HINTED in node.marks)
        return next(hinted, None) or next(iter(nodes), None) or super().where_to_play()

    def commit_move(self, move: Any) -> None:
        """Of a node that stands for one move; in vain, it says why."""
        if move in self.host.moves:
            self._let_go()
            self.host.commit(move)
        elif self.look.may_do_anything:
            self.look.object_to(move, self)

    def act(self, deed: str) -> None:
        """A button, or its key."""
        look = self.look
        deed = self.actions.deed if deed == DEED else deed
        if deed == DRAW and self.extras.market is not None:
            self.commit_move(Pick(0))
        elif deed == REACH:
            look.is_melee = not look.is_melee
        elif deed == ORACLE:
            look.is_oracle = not look.is_oracle and look.state.phase == "play"
            self._settle(animate=True)
        elif deed == END and END in look.options.deeds and len(self.host.moves) > 1 and not self.actions.end.ask():
            self.host.sound("button_press")
        elif deed in look.options.deeds:
            self._let_go()
            self.host.commit(look.options.deeds[deed])
        elif look.may_do_anything and deed != END:
            at = self.deck if deed == DRAW else self.actions.deed_button
            look.object_to(Draw() if deed == DRAW else LeaderAction(), at)

    def act_as(self, name: str) -> None:
        """A letter: the deed of the unit that is taken up, or of the one looked at."""
        look = self.look
        if not look.held and look.aimed in {unit_id(card) for card in self.units if self.units[card].is_own}:
            self.host.press(self.units[int(look.aimed.rpartition(".")[2])])
            self._attend()
        tile = self.verbs.tile(name) or (self.verbs.tile("leader") if name == "cast" else None)
        if tile is not None:
            self.do(tile.verb, tile)
        elif name == "cast":
            self.act(LEADER)

    def do(self, verb: Verb, at: Node) -> None:
        """One of the deeds of the unit that is taken up: done, aimed, or refused with its reason."""
        look = self.look
        if not verb.ways:
            look.object_to(verb.move, at)
        elif verb.name in ("cast", "leader", "clear"):
            self._let_go()
            self.host.commit(verb.move)
        elif verb.name == "attack" and look.verb == "attack" and look.may_choose_reach:
            look.is_melee = not look.is_melee
        else:
            look.verb = verb.name
            wanted = (id for id in look.targets_of(look.held) if verb_of(look.move_to(look.held, id)) == verb.name)
            target = next((node for id in wanted if (node := self.find(id)) is not None), None)
            if target is not None:
                self.host.attend_to(target)

    def play_order(self) -> None:
        """The order of the card that is taken up, or looked at."""
        look = self.look
        card = next((node for id, node in self._cards_by_id().items() if id in (look.held, look.aimed)), None)
        if card is None:
            return
        if move := look.options.by_piece.get(card.id, {}).get(ORDER):
            self._let_go()
            self.host.commit(move)
        elif look.may_do_anything:
            look.object_to(PlayOrder(card.card), card)

    def _cards_by_id(self) -> dict[str, CardNode]:
        return {node.id: node for node in self.cards.values()}

    def peek(self) -> None:
        self.look.is_hand_open = not self.look.is_hand_open

    @property
    def covers_secrets(self) -> bool:
        """Hands lie face down; only the choice of a leader needs a curtain."""
        return not self.look.is_choosing_leader

    def cover(self) -> None:
        self.look.is_hand_open = self.look.is_oracle = False
        self.inspector.card = None
        self.reading.close()

    def _let_go(self) -> None:
        """What a button did needs no target any more."""
        self.look.is_oracle = False
        if self.look.held:
            self.host.click_beside()

    def node_of_key(self, key: str) -> Node | None:
        if self.verbs.visible:  # another card is wanted: the unit is put down
            self._let_go()
            self._attend()
        nodes: list[Node] = [*self.leaders.cards, *self.cards.values()]
        return next((node for node in nodes if node.key == key), None)

    def on_intent(self, intent: Intent) -> bool:
        return self.reading.on_intent(intent) or self.keys.on_intent(intent)

    def read(self, term: str = "") -> None:
        """The card in the rail, as large as the stage, perhaps at one of its words; pressed again, it is put away."""
        if self.reading.visible:
            self.reading.close()
            return
        card = self.inspector.card
        unit = self.state.unit(card) if card is not None else None
        notes = self.inspector.notes_on(None if unit is None or unit.is_corpse else unit)
        self.reading.open(card, self.inspector.counting, notes, term)

    def reads(self, piece: str) -> bool:
        self.inspector.attend(card_of(piece))
        self.reading.close()
        self.read()
        return self.reading.visible

    def told_of(self, piece: str) -> str:
        return self.look.whole(card_of(piece))

    def toast_room(self) -> Rect:
        """Over the hand, but not over the buttons."""
        return self.rect.left_part(self.look.places.actions.x - self.rect.x)

    def look_closer(self, node: Node | None) -> bool:
        was_open = self.reading.visible
        self.read()
        return was_open or self.reading.visible

    def targets(self, piece: Node) -> Sequence[Node]:
        found = (self.find(id) for id in self.look.targets_of(piece.id))
        return [node for node in found if node is not None]

    def picked(self, piece: Node) -> bool:
        return False

    def commit(self, piece: Node, target: Node) -> None:
        move = self.look.move_to(piece.id, target.id)
        if move is not None:
            self.look.is_oracle = False
            self.host.commit(move)

    def refused(self, piece: Node, over: Node | None) -> None:
        """Brought where it may not go, or taken up with nowhere to go."""
        if over is not None:
            self.look.object_to_drop(piece.id, over)
        elif isinstance(piece, CardNode):
            self.look.object_to(Recruit(piece.card, self._likeliest_place()), piece)

    def _likeliest_place(self) -> int:
        """In the row of the wave, an empty one if there is any."""
        first, squad = 3 * self.state.wave, self.state.squad(self.look.viewer)
        return next((place for place in range(first, first + 3) if squad[place] is None), first)


TACTICS_ANCHORS = tuple(
    f"tactics.{name}"
    for name in (
        "unit.",
        "card.",
        "spot.",
        "slot.",
        "operation.",
        "deck",
        "track",
        "draw",
        "end",
        "order",
        "deed",
        "actions",
        "discards",
        "inspector",
    )
)

TABLE = TableKit(
    stage=TacticsStage,
    miniature=paint_miniature,
    ground="ui/table_felt",
    music="music_tactics",
    term_icons=dict.fromkeys(("trophy", "carried", "fortress", "team"), "tactics/icons/24/trophy"),
    modes=MODES,
    modes_ground="tactics/field",
    fan=tuple(f"tactics/portraits/{name}" for name in ("knight", "wizard", "viking")),
    anchors=TACTICS_ANCHORS,
    pieces=("tactics.unit.", "tactics.card.", "tactics.actions", "tactics.track"),
    hero=0.72,
    inspector=404.0,
    close=1,
    has_drawer=True,
)
