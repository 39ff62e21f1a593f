"""The table of Pictoric Box: turns states into scenes, events into movement, and gestures into moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from pixtable.games.pictoric.rules.changes import turn_of
from pixtable.games.pictoric.rules.deck import PAIRS, PICTURES
from pixtable.games.pictoric.rules.events import (
    CardsShown,
    ClueGiven,
    ForfeitRolled,
    PictoricMoved,
    StepsRolled,
    TurnScored,
    VotesShown,
)
from pixtable.games.pictoric.rules.moves import Clue, Discard, Lay, Roll, Vote
from pixtable.games.pictoric.rules.state import PictoricState
from pixtable.games.pictoric.rules.told_turns import told_turn_of
from pixtable.games.pictoric.table import words
from pixtable.games.pictoric.table.flourish import Flourishes
from pixtable.games.pictoric.table.layout import lay_out
from pixtable.games.pictoric.table.miniature import paint_miniature
from pixtable.games.pictoric.table.modes import MODES
from pixtable.games.pictoric.table.phases.lead import LeaderDesk
from pixtable.games.pictoric.table.phases.recap import RecapCard
from pixtable.games.pictoric.table.phases.reveal import Reveal
from pixtable.games.pictoric.table.phases.silence import Sign
from pixtable.games.pictoric.table.pieces.art import die_name, paint_picture, pawn_name
from pixtable.games.pictoric.table.pieces.bank import Bank
from pixtable.games.pictoric.table.pieces.board import Board, Walk
from pixtable.games.pictoric.table.pieces.ground import paint_ground
from pixtable.games.pictoric.table.pieces.pictures import PictureNode
from pixtable.games.pictoric.table.pieces.seats import Seats
from pixtable.games.pictoric.table.pieces.sectors import ClueStrip, HintedVote, Numbers, OwnPicture, Sectors
from pixtable.games.pictoric.table.side import Side
from pixtable.games.pictoric.table.view import RoundView
from pixtable.games.pictoric.table.zoom import Zoom
from pixtable.games.pictoric.tell.tension import tension_of
from pixtable.table.kit import TableKit
from pixtable.table.ports import Host
from pixtable.table.seats import Plate
from pixtable.table.stage import Recap, Stage
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.marks import Mark
from pixtable.ui.input.intent import Intent, Want
from pixtable.ui.motion.durations import Motion
from pixtable.ui.node import Node
from pixtable.ui.widgets.textbox import TextBox


class PictoricStage(Stage):
    state: PictoricState

    def attach(self, host: Host, state: PictoricState) -> None:
        self.host, self.state = host, state
        self.look = look = RoundView(host, state)
        self.zoom = Zoom(look, self.cards_on_show)
        self.walkers = Walk(look)
        self.track = Board("pictoric.track", look)
        self.board = Board("pictoric.board", look)
        self.side = Side(look)
        self.lead = LeaderDesk(look, self.zoom.open)
        self.bank = Bank(look, self.zoom.open)
        self.seats = Seats(look)
        self.sectors = Sectors(look, self.zoom.open)
        self.strip = ClueStrip(look)
        self.reveal = Reveal(look, self.seats, self.sectors)
        self.flourishes = Flourishes(look, self.sectors, self.reveal, self.strip, self.walkers)
        self._wanted: Node | None = None
        self._build_tree()

    def _build_tree(self) -> None:
        """What belongs together is shown together: one scene at a time."""
        threads, ballots = self.reveal.children
        self.reveal.clear()
        self.scenes: dict[str, list[Node]] = {
            "board": [self.board, self.side, self.flourishes.forfeit.die],
            "lead": [self.lead],
            "bank": [self.bank],
            "sectors": [
                threads,
                self.seats,
                Numbers(self.sectors),
                OwnPicture(self.sectors),
                HintedVote(self.sectors),
                self.strip,
                self.sectors,
                ballots,
            ],
        }
        self.clear()
        self.add(self.track, self.walkers, self.reveal)
        self.add(*(node for nodes in self.scenes.values() for node in nodes), self.flourishes, self.zoom)
        self.add(self.flourishes.forfeit, self.flourishes.forfeit.card, self.flourishes.reading_out)

    # homes

    def arrange(self, stage: Rect, inspector: Rect) -> None:
        self.look.places = lay_out(stage)
        self.rect = self.zoom.rect = stage
        self.track.rect = inspector
        self.board.rect = self.look.places.board
        self._place()

    def _place(self) -> None:
        self.side.arrange()
        self.flourishes.forfeit.arrange(self.side.die, self.side.chip(self.state.forfeit or 1))
        self.lead.arrange()
        self.bank.arrange()
        self.sectors.arrange()
        self.strip.arrange()
        self.seats.arrange()

    def draw(self, canvas: Canvas) -> None:
        """Only the canvas knows how large text is."""
        if canvas.text_scale != self.look.text_scale:
            self.look.text_scale = canvas.text_scale
            self._place()
        super().draw(canvas)

    def paint(self, canvas: Canvas) -> None:
        paint_ground(canvas, self.rect, canvas.view.rect if self.lies_alone else None)

    def sync(self, state: PictoricState, *, animate: bool) -> None:
        if state is not self.state:
            self.look.demonstration.end()
        self.state = self.look.state = state
        if not animate:
            self.look.drawn_for.clear()
            self.flourishes.drop()
        self.look.cups.sync()
        self.lead.sync()
        self.bank.sync()
        self.sectors.sync()
        self._place()
        self._attend(may_follow=animate)
        self._hand_the_keys_over()

    def _attend(self, *, may_follow: bool = False) -> None:
        """Show the scene that it is time for, and what may be done in it. More may follow than a change of places."""
        self.look.demonstration.attend(held=self._in_hand)
        before = self.look.scene
        self.look.turn_to_scene(is_told=not (may_follow or super().is_telling))
        current = self.look.scene
        if current != before and self.look.may_linger(before):
            self.host.turn_page()
            if current == "bank":
                self.bank.deal()
        for name, nodes in self.scenes.items():
            for node in nodes:
                node.visible = name == current
        forfeit = self.flourishes.forfeit
        for part in (forfeit, self.side, self.lead, self.bank, self.seats, self.sectors, self.strip, self.zoom):
            part.attend()

    def _hand_the_keys_over(self) -> None:
        """When it becomes the player's turn, keys and pad need not look for the place, and letters go where one writes.

        Among pictures and signs only the place is kept: none stands out before a key has asked where one is.
        """
        wanted = self._to_do
        if wanted is not self._wanted:
            self._wanted = wanted
            self.host.attend_to(wanted, quietly=isinstance(wanted, PictureNode | Sign))
        if isinstance(wanted, TextBox):
            self.host.keep_writing(wanted)

    def where_to_play(self) -> Node | None:
        return self._to_do or super().where_to_play()

    @property
    def _to_do(self) -> Node | None:
        look = self.look
        if look.writes_clue:
            return self.lead.box
        if look.may_name_theme:
            return self.side.box
        if look.may_roll:
            return self.side.roll
        if look.may_lead:
            return self.lead.signs.signs[0]
        if look.may_lay or look.may_give_up or look.may_vote:
            return next(iter(self._pictures()), None)
        return None

    def update(self, ms: float, motion: Motion) -> None:
        super().update(ms, motion)
        self._attend()
        self._hand_the_keys_over()
        self._ask_for_curtain()
        self.look.cups.play_on()
        if self.host.is_previewing and not self.zoom.visible:
            self.zoom.open(self._pointed_at())

    def _ask_for_curtain(self) -> None:
        """Right before a secret, once all that everybody may see has been seen."""
        if self._curtain_is_due:
            self.look.host.draw_curtain()

    @property
    def _curtain_is_due(self) -> bool:
        look = self.look
        is_asked = look.host.is_now and look.viewer in look.host.to_act
        return look.waits_for_curtain and is_asked and not super().is_telling

    def opens_for(self, seat: int) -> None:
        self.look.seen_by = seat

    def cover(self) -> None:
        self.look.seen_by = None
        self._attend()

    @property
    def is_telling(self) -> bool:
        return super().is_telling or self.look.cups.is_due or self._curtain_is_due

    # looking closer

    def cards_on_show(self) -> list[int]:
        """The pictures that lie open before the viewer."""
        look = self.look
        match look.scene:
            case "lead":
                return look.cards_to_mean
            case "bank":
                return look.bank
            case "sectors":
                return list(look.state.sectors)
        return []

    def _pictures(self) -> list[PictureNode]:
        match self.look.scene:
            case "lead":
                return [self.lead.picture, *self.lead.thumbs]
            case "bank":
                return list(self.bank.pictures)
            case "sectors":
                return list(self.sectors.pictures)
        return []

    def _pointed_at(self) -> int | None:
        nodes = self._pictures()
        found = next((node for node in nodes if node.hovered), None) or next((n for n in nodes if n.focused), None)
        if found is None and self.look.scene == "lead":
            found = self.lead.picture
        return None if found is None or found.card < 0 else found.card

    def lies_at(self, piece: Node, place: Node) -> bool:
        return isinstance(piece, PictureNode) and place is self.bank.envelope and piece.card == self.look.enveloped

    def told_of(self, piece: str) -> str:
        """By its title alone: as large as all that is under it."""
        return self.host.say(f"pictures.{PICTURES[int(piece.rpartition('.')[2])]}")

    def look_closer(self, node: Node | None) -> bool:
        if self.zoom.visible:
            self.zoom.close()
            return True
        return isinstance(node, PictureNode) and self.zoom.open(node.card)

    # events

    def flourish(self, event: Any, before: PictoricState) -> None:
        self.flourishes.show(event, before)
        self._attend()

    def holds(self, event: Any) -> bool:
        return isinstance(event, TurnScored)

    def is_seen_first(self, event: Any) -> bool:
        return isinstance(event, SEEN_FIRST)

    def announce(self, move: Any) -> None:
        """A hint; opponents' own moves are secret and never announced."""
        match move:
            case Lay(card):
                self._point_at(card)
            case Vote(sector) if self.look.may_vote and self.takes_hints:
                self._point_at(self.state.sectors[sector - 1])
            case Clue() if self.look.may_lead:
                self._write_down(move)

    def demonstrate(self, move: Any) -> None:
        """The picture in the envelope, the die on its sector, the association written down: as it would be given."""
        match move:
            case Clue() | Vote():
                self.announce(move)
            case _:
                self._point_to(move)
        self.look.demonstration.begin(move, held=self._in_hand)

    def _point_to(self, move: Any) -> None:
        match move:
            case Lay(card):
                self._point_at(card)
            case Vote(sector):
                self._point_at(self.state.sectors[sector - 1])
            case Discard(cards):
                for card in cards:
                    self._point_at(card)
            case Roll():
                self.side.roll.mark(Mark.HINTED, now=self.host.now)

    @property
    def _in_hand(self) -> object:
        return tuple(self.look.chosen), self.lead.association

    @property
    def shown_move(self) -> Any:
        """Read off the pictures that are marked, or what is written down."""
        move = self.look.demonstration.move
        marked = [node for node in self._pictures() if Mark.HINTED in node.marks]
        match move:
            case Lay():
                return next((Lay(node.card) for node in marked if node.card == self.look.enveloped), None)
            case Vote():
                return next((Vote(self.state.sectors.index(node.card) + 1) for node in marked), None)
            case Discard():
                return Discard(tuple(sorted(node.card for node in marked)))
            case Clue():
                return self.lead.association
            case Roll():
                return move if Mark.HINTED in self.side.roll.marks else None
        return None

    def _write_down(self, clue: Clue) -> None:
        """Over nothing that the player has written; where they may choose a picture, the one that it is for."""
        if clue.text is not None and not self.lead.box.text:
            self.lead.box.write(clue.text)
        if clue.pictograms is not None:
            self.lead.signs.chosen = list(clue.pictograms)
        if clue.card is not None:
            if self.lead.association is not None and self.look.meant is None:
                self.lead.mean(clue.card)  # what is written is for this one
            self._point_at(clue.card)

    def propose(self, moves: Sequence[Any]) -> None:
        """Associations are told in words; only the best of them is ever written down for the player."""
        super().propose([move for move in moves if not isinstance(move, Clue)])

    def point_at_better(self, move: Any) -> None:
        """Nothing is secret any more; a better association is told in words."""
        if isinstance(move, Lay | Vote):
            self._point_to(move)
            self.look.demonstration.begin(move, held=self._in_hand)

    def _point_at(self, card: int) -> None:
        for node in self._pictures():
            if node.card == card:
                node.mark(Mark.HINTED, now=self.host.now)

    def quieten(self) -> None:
        for node in (*self.bank.pictures, *self.sectors.pictures, self.lead.picture, *self.lead.thumbs):
            node.mark(Mark.HINTED, on=False)
        self.side.roll.mark(Mark.HINTED, on=False)
        self.look.demonstration.end()
        self.zoom.close()

    def rehearsals(self) -> Sequence[Callable[[Canvas], None]]:
        """Every picture at its full size, and the words of the table's language."""
        closely = [partial(_paint_closely, self.look, card) for card in self.cards_on_show()]
        return [partial(_open_lexicon, self.look), *closely] if self.look.may_lead else closely

    # several people

    @property
    def covers_secrets(self) -> bool:
        """A curtain is asked for when it is time for it; votes lie below cups."""
        if self.state.phase == "vote":
            return self.look.cups.covers
        return not self.look.is_due_alone or self.look.waits_for_curtain

    @property
    def takes_hints(self) -> bool:
        """Not where a hint for one of them would be seen by all."""
        return not self.look.cups.are_out

    @property
    def spoken_to(self) -> int | None:
        return self.look.asked_to_vote if self.look.cups.are_out else None

    def toast_room(self) -> Rect:
        """The leader's buttons lie at the very bottom: there a word lies over the advice instead.

        In large text a hint would cover the very picture that it votes for: it lies above that one.
        """
        stage, move = self.rect, self.look.demonstration.move
        if isinstance(move, Vote) and self.look.has_large_text and self.look.scene == "sectors":
            picture = self.sectors.pictures[move.sector - 1].rect
            return stage.top_part(picture.y - stage.y) if picture.cy > stage.cy else stage
        return stage.top_part(self.lead.advice_ends - stage.y) if self.look.scene == "lead" else stage

    # words

    def status(self) -> str:
        return words.status(self.look)

    def headline(self) -> str:
        return words.headline(self.look)

    def inspector_title(self) -> str:
        return self.look.say("track")

    def plates(self) -> Sequence[Plate]:
        return words.plates(self.look)

    def recap(self, event: Any, before: PictoricState) -> Callable[[], Recap] | None:
        return partial(self._recap_card, event, before.copy()) if isinstance(event, TurnScored) else None

    def _recap_card(self, event: TurnScored, before: PictoricState) -> RecapCard:
        names = [self.look.name(seat) for seat in range(before.seats)]
        turn = turn_of(before, event.lines)
        assert turn is not None, "a turn that was scored had an association"
        emblems = [self.look.emblem(seat) for seat in range(before.seats)]
        return RecapCard(told_turn_of(turn, before.turn, before, names, emblems), self.look.say)

    @property
    def tension(self) -> float:
        return tension_of(self.state)

    def is_milestone(self, event: Any) -> bool:
        return isinstance(event, TurnScored)

    # hands

    def on_intent(self, intent: Intent) -> bool:
        if self.zoom.on_intent(intent):
            return True
        if intent.want == Want.ZOOM and not intent.released:
            return self.zoom.open(self._pointed_at())
        match self.look.scene:
            case "bank":
                return self.bank.on_intent(intent)
            case "sectors":
                if self.sectors.on_intent(intent):
                    self.zoom.close()
                    return True
                return self.strip.on_intent(intent) or self.seats.on_intent(intent)
        return False

    def picked(self, piece: Node) -> bool:
        if isinstance(piece, PictureNode):
            self.bank.pick(piece)
        return True

    def targets(self, piece: Node) -> Sequence[Node]:
        return [self.bank.envelope] if self.look.may_lay or self.look.may_give_up else []

    def commit(self, piece: Node, target: Node) -> None:
        if isinstance(piece, PictureNode):
            self.bank.choose(piece.card)


def _paint_closely(look: RoundView, card: int, canvas: Canvas) -> None:
    paint_picture(canvas, card, look.places.zoom)


def _open_lexicon(look: RoundView, canvas: Canvas) -> None:
    """The first word that is typed need not wait for it."""
    look.hear(look.say("lead.title"))


PICTORIC_ANCHORS = (
    "pictoric.sector.",
    "pictoric.bank.",
    "pictoric.envelope",
    "pictoric.seal",
    "pictoric.asked",
    "pictoric.seats",
    "pictoric.mine",
    "pictoric.brief",
    "pictoric.echo",
    "pictoric.clue",
    "pictoric.sign.",
    "pictoric.lay",
    "pictoric.meter",
    "pictoric.roll",
    "pictoric.board",
    "pictoric.track",
)
"""What lessons may point at."""

SEEN_FIRST = (ForfeitRolled, StepsRolled, PictoricMoved, ClueGiven, CardsShown, VotesShown, TurnScored)
"""Dice that roll, a clue that is read out, pictures that are turned up, cups that are lifted."""

BEST = 6
"""What a die shows while it is chosen."""

TABLE = TableKit(
    stage=PictoricStage,
    tells_why=True,
    miniature_of_pairs=paint_miniature,
    pairs={pair: (pawn_name(emblem), die_name(emblem, BEST)) for emblem, pair in enumerate(PAIRS)},
    standing=words.standing,
    ground="pictoric/table_night",
    music="music_pictoric",
    term_icons={
        "led": "ui/icons/ink/crown",
        "found": "ui/icons/ink/check",
        "fooled": "ui/icons/ink/peek",
        "everybody": "ui/icons/ink/star",
        "double": "pictoric/chips/very_lucky",
        "lucky": "pictoric/chips/lucky",
        "unlucky": "pictoric/chips/unlucky",
        "carried": "ui/icons/ink/pin",
    },
    pictures=tuple(f"pictoric/pictures/{name}" for name in PICTURES),
    modes=MODES,
    fan=("pictoric/pictures/sun_ferry", "pictoric/pictures/house_legs", "pictoric/pictures/season_jars"),
    inspector=262.0,
    anchors=PICTORIC_ANCHORS,
    pieces=("pictoric.bank.", "pictoric.sector.", "pictoric.mine", "pictoric.clue", "pictoric.track", "pictoric.board"),
)
