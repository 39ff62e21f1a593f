"""What the nodes of the table read: the state on show, what may be done, and what the player is at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from pixtable.core.events import Seat
from pixtable.core.game import Opponent
from pixtable.games.pictoric.mind.meaning.explaining import Heard, hear
from pixtable.games.pictoric.rules.deck import CENTRE
from pixtable.games.pictoric.rules.events import Why
from pixtable.games.pictoric.rules.moves import Clue, Discard, Lay, Roll, Theme, Vote
from pixtable.games.pictoric.rules.state import SILENCE, UNSEEN, PictoricState
from pixtable.games.pictoric.table.companion import Companion
from pixtable.games.pictoric.table.layout import Layout
from pixtable.games.pictoric.table.pieces.cups import Cups
from pixtable.table.at_the_table import AtTheTable
from pixtable.table.demonstration import Demonstration
from pixtable.table.ports import Host
from pixtable.ui.draw.theme import LARGE_TEXT, Colour
from pixtable.ui.widgets.textbox import TextBox

COLOURS: tuple[Colour, ...] = ("red", "orange", "yellow", "green", "piece_blue", "violet")
"""By the pair that somebody plays with, as it is drawn; the plain blue is too dark for a thread on night felt."""
"""From larger text on, what is said twice is said once."""
ALMOST = CENTRE - 6
"""From here one good turn may win."""

Scene: TypeAlias = Literal["board", "lead", "bank", "sectors"]
SECRET: tuple[Scene, ...] = ("lead", "bank")
"""Scenes that show what only one seat may see."""


@dataclass
class RoundView(AtTheTable):
    host: Host
    state: PictoricState
    places: Layout = field(default_factory=Layout)
    demonstration: Demonstration = field(default_factory=Demonstration)
    chosen: list[int] = field(default_factory=list)
    """The cards that lie in the envelope, or aside to be given up; not yet sealed."""
    meant: int | None = None
    """PB-21: the card that the leader's association is for, where there is a choice."""
    asks: Seat | None = None
    """The opponent who is asked at the reveal for its reason."""
    zoomed: int | None = None
    drawn_for: dict[Seat, list[Why]] = field(default_factory=dict)
    """Why everybody drew after the last turn."""
    text_scale: float = 1.0
    forfeit_is_seen: bool = True
    """The card of this turn's forfeit lies open: the die has landed."""
    forfeit_is_told: bool = True
    """All that came of it has been seen: now it may be said what it was."""
    clue_is_read: bool = True
    """The association has been read out: now it lies where it is kept."""
    scene: Scene = "board"
    """What the stage shows."""
    seen_by: Seat | None = None
    """Among several people: whose eyes alone the screen is for, since a curtain opened before them."""
    walked: list[float] = field(default_factory=list)
    """By seat: where on the spiral a Pictoric is seen."""

    def __post_init__(self) -> None:
        self.cups = Cups(self)

    def colour(self, seat: Seat) -> Colour:
        return COLOURS[self.emblem(seat) % len(COLOURS)]

    @property
    def has_large_text(self) -> bool:
        return self.text_scale > LARGE_TEXT

    # who is at the table

    @property
    def companion(self) -> Companion:
        """What can be taught, and what has been."""
        return self.host.companion or Companion()

    @property
    def has_company(self) -> bool:
        """Whether several people share the screen."""
        return sum(sitter.is_person for sitter in self.host.sitters) > 1

    @property
    def asked_to_vote(self) -> Seat:
        """Whose cup is waited for, or whoever sits before the screen."""
        voter = self.cups.voter if self.cups.are_out else None
        return self.viewer if voter is None else voter

    def guessing(self, leader: Seat) -> dict[Seat, Opponent]:
        """The opponents who have to guess."""
        thinking = {seat: self.sitter(seat).opponent for seat in range(self.state.seats) if seat != leader}
        return {seat: opponent for seat, opponent in thinking.items() if opponent is not None}

    # where the turn stands

    @property
    def due_scene(self) -> Scene:
        """What it is time for. Nothing but the board while nobody may look into a bank."""
        state, me = self.state, self.viewer
        if state.sectors:
            return "sectors"
        if not self.sitter(me).is_person:
            return "board"
        if state.phase == "clue" and state.leader == me:
            return "lead"
        if state.phase in ("discard", "return") and state.leader == me:
            return "bank"
        if state.phase == "lay" and state.leader != me and state.laid[me] is None:
            return "bank"
        return "board"

    @property
    def is_due_alone(self) -> bool:
        """Whether what it is time for is a secret among several people."""
        return self.has_company and self.due_scene in SECRET

    @property
    def waits_for_curtain(self) -> bool:
        return self.is_due_alone and self.seen_by != self.viewer

    def turn_to_scene(self, *, is_told: bool) -> None:
        """What is for one pair of eyes goes at once, and comes only when everything before it has been told."""
        due = self.due_scene
        if not self.is_due_alone:
            self.seen_by = None
        if due not in SECRET or (is_told and not self.waits_for_curtain):
            self.scene = due
        elif self.scene != due or self.waits_for_curtain:
            self.scene = "board"

    def may_linger(self, scene: Scene) -> bool:
        """Whether a scene may fade: not a secret before several people, and not while one hurries through the past."""
        return self.host.is_now and not (self.has_company and scene in SECRET)

    @property
    def is_reveal(self) -> bool:
        return bool(self.state.sectors) and self.state.phase in ("pause", "over")

    @property
    def knows_own(self) -> bool:
        """Whether the screen may tell while votes are cast which picture is the viewer's: nobody else looks at it."""
        is_for_one = not self.has_company or self.cups.is_put_away
        return self.state.phase == "vote" and self.sitter(self.viewer).is_person and is_for_one

    @property
    def bank(self) -> list[int]:
        return [card for card in self.state.banks[self.viewer] if card != UNSEEN]

    @property
    def enveloped(self) -> int | None:
        """The picture that looks out of the envelope: the chosen one, or the one that a hint would lay."""
        match self.demonstration.move:
            case Lay(card):
                return card
        return self.chosen[0] if self.chosen else None

    @property
    def owed(self) -> int:
        """How many cards have to be chosen."""
        return self.state.owed if self.state.phase in ("discard", "return") else 1

    # what may be done

    @property
    def moves(self) -> Sequence[Any]:
        return self.host.moves

    def _may(self, kind: type) -> bool:
        return any(isinstance(getattr(move, "sample", move), kind) for move in self.moves)

    @property
    def may_roll(self) -> bool:
        return self._may(Roll)

    @property
    def may_name_theme(self) -> bool:
        return self._may(Theme)

    @property
    def may_lead(self) -> bool:
        return self._may(Clue)

    @property
    def is_silent(self) -> bool:
        """PB-53: the association goes without words."""
        return self.state.forfeit == SILENCE

    @property
    def writes_clue(self) -> bool:
        """The leader's place is open: whatever is typed is meant for the association, even before it may be given."""
        return self.scene == "lead" and self.host.is_now and not self.is_silent

    @property
    def may_lay(self) -> bool:
        return self._may(Lay)

    @property
    def may_give_up(self) -> bool:
        return self._may(Discard)

    @property
    def may_vote(self) -> bool:
        return self._may(Vote)

    # words

    def hear(self, text: str) -> Heard:
        """As the opponents understand it, with all that the player has taught them."""
        return hear(text, self.state.language, self.companion.taught)

    def in_language(self, language: str) -> str:
        return self.say(f"language.{language}")

    def ask_for_keys(self, box: TextBox) -> None:
        self.host.write(box, self.state.language)

    @property
    def forfeit_words(self) -> str:
        """What the forfeit of this turn is about, with its theme once that has been named."""
        state = self.state
        if state.theme is not None:
            return self.say("lead.theme", theme=state.theme)
        return "" if state.forfeit is None else self.say(f"forfeit.{state.forfeit}")

    # the leader's card

    @property
    def cards_to_mean(self) -> list[int]:
        """PB-21: the drawn card first; with free choice the bank too."""
        state = self.state
        drawn = [] if state.drawn in (None, UNSEEN) else [state.drawn]
        cards = [*drawn, *(self.bank if state.free_choice else ())]
        return [card for card in cards if card is not None]

    @property
    def card_meant(self) -> int | None:
        cards = self.cards_to_mean
        return self.meant if self.meant in cards else cards[0] if cards else None
