"""What makes an event more than a change of places: dice, envelopes, cups, the reveal, walks, and sentences."""

from __future__ import annotations

from pixtable.games.pictoric.rules.events import (
    CardDrawn,
    CardLaid,
    CardReturned,
    CardsDiscarded,
    CardsShown,
    CentreReached,
    ClueGiven,
    DiscardsShuffled,
    ForfeitRolled,
    LeaderDrew,
    PictoricMoved,
    StepsRolled,
    TableCleared,
    ThemeNamed,
    TurnScored,
    VoteCast,
    VotesShown,
)
from pixtable.games.pictoric.rules.state import PictoricState
from pixtable.games.pictoric.table.phases.forfeit import ForfeitShow
from pixtable.games.pictoric.table.phases.reading_out import ReadingOut
from pixtable.games.pictoric.table.phases.reveal import Reveal
from pixtable.games.pictoric.table.pieces.board import Walk
from pixtable.games.pictoric.table.pieces.seats import found_by
from pixtable.games.pictoric.table.pieces.sectors import ClueStrip, Sectors
from pixtable.games.pictoric.table.view import RoundView
from pixtable.games.pictoric.table.words import outcome
from pixtable.ui.draw.layout import Rect
from pixtable.ui.motion.banner import Banner
from pixtable.ui.node import Node

BANNER_TOP, BANNER = 150.0, 90.0
SOUNDS: dict[type, str] = {
    ClueGiven: "card_place",
    CardLaid: "envelope_seal",
    VoteCast: "cup_down",
    LeaderDrew: "card_deal",
    CardsDiscarded: "card_slide",
    DiscardsShuffled: "card_shuffle",
    CardReturned: "card_slide",
    TableCleared: "card_slide",
    CentreReached: "round_end",
}
"""The same for every answer: a sound tells that something was laid or voted, never what."""


class Flourishes(Node):
    def __init__(self, look: RoundView, sectors: Sectors, reveal: Reveal, strip: ClueStrip, walk: Walk) -> None:
        super().__init__()
        self.look, self.sectors, self.reveal, self.strip, self.walkers = look, sectors, reveal, strip, walk
        self.forfeit = ForfeitShow(look, self.say)
        self.reading_out = ReadingOut(look)
        self.z = 80.0

    def drop(self) -> None:
        """Nothing is under way any more: the table was set, not played on."""
        self.animator.drop()
        self.clear()
        self.forfeit.settle()
        self.reading_out.settle()
        self.reveal.settle()
        self.sectors.settle()
        self.walkers.settle()
        self.strip.is_scored = True

    def show(self, event: object, before: PictoricState) -> None:
        look = self.look
        self.forfeit.tell(event)
        is_heard = isinstance(event, VoteCast) and look.cups.was_heard(event.seat)
        if (sound := SOUNDS.get(type(event))) and not is_heard:
            look.host.sound(sound)
        match event:
            case ForfeitRolled(_, forfeit):
                self.forfeit.roll(forfeit)
            case StepsRolled(_, face):
                self.forfeit.roll_steps(face)
            case PictoricMoved():
                self.walkers.begin()
            case ThemeNamed(seat, text):
                self.say(look.say("banner.theme", name=look.name(seat), theme=text), holds=3)
            case ClueGiven():
                self.reading_out.begin()
            case CardsShown():
                self.strip.is_scored = False
                self.sectors.lay_out()
            case VotesShown():
                self.strip.is_scored = False
                self.reveal.begin()
            case TurnScored():
                self._score()
            case TableCleared():
                look.drawn_for.clear()
            case CardDrawn(seat, _, why) if why != "deal":
                look.drawn_for.setdefault(seat, []).append(why)
                look.host.sound("card_deal")

    def _score(self) -> None:
        self.strip.is_scored = True
        self.reveal.score()
        self.walkers.begin(self.reveal.scored_in)
        if len(found_by(self.look)) in (0, self.look.state.seats - 1):  # else the top bar says it: pictures stay bare
            self.say(outcome(self.look), holds=2)

    def say(self, words: str, holds: int = 1) -> None:
        """A banner over the stage; the one before it makes way."""
        self.clear()
        area = self.look.places.area
        banner = Banner("pictoric.banner", words, Rect(area.x, area.y + BANNER_TOP, area.w, BANNER))
        self.add(banner)
        banner.run(self.look.host.motion, lambda: self._gone(banner), holds)

    def _gone(self, node: Node) -> None:
        if node in self.children:
            self.remove(node)
