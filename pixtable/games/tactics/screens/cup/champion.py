"""The end of a tournament: the champion's face, their deck's leaders, and whom they have beaten on the way."""

from pixtable.games.tactics.rules.decks.roster import NUMBERS
from pixtable.games.tactics.screens.cup.bracket_parts import draw_face, title_of_deck
from pixtable.games.tactics.screens.cup.cup import cup_of
from pixtable.games.tactics.screens.cup.record import Entrant
from pixtable.games.tactics.screens.game import GAME
from pixtable.games.tactics.screens.read_cards import CardOnSheet, CardReader
from pixtable.games.tactics.screens.ways import open_new_tournament
from pixtable.games.tactics.table.pieces.art import portrait_name
from pixtable.shell.app import App
from pixtable.shell.kit.paper import Page, Title
from pixtable.shell.result.laurel import Laurel
from pixtable.shell.result.podium import crown
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, columns, rows
from pixtable.ui.draw.theme import Space
from pixtable.ui.draw.units import View
from pixtable.ui.node import Node
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.label import Label

TITLE_TALL, TITLE_ROOM = 38.0, 76.0
FACE, LEADER, CROWN = 220.0, 96.0, (72.0, 46.0)
FOOT = 60.0


class ChampionFace(Node):
    """Under a crown, with the leaders of their deck below."""

    def __init__(self, entrant: Entrant, seat: int, reader: CardReader) -> None:
        super().__init__("champion.face")
        self.entrant, self.seat = entrant, seat
        names = entrant.deck.leaders if entrant.deck else ()
        self.leaders = [LeaderFace("champion.leader", NUMBERS[name], reader, region="leaders") for name in names]
        self.add(*self.leaders)

    def arrange(self, rect: Rect) -> None:
        self.rect = rect
        step = LEADER + Space.GRID
        left = rect.cx - (step * len(self.leaders) - Space.GRID) / 2
        top = rect.y + CROWN[1] + 4 + self._side + Space.GAP
        for i, node in enumerate(self.leaders):
            node.rect = Rect(left + i * step, top, LEADER, LEADER)

    @property
    def _side(self) -> float:
        return min(FACE, self.rect.h - CROWN[1] - LEADER - Space.GAP)

    def paint(self, canvas: Canvas) -> None:
        (wide, tall), side = CROWN, self._side
        crown(canvas, Rect(self.rect.cx - wide / 2, self.rect.y, wide, tall))
        face = Rect(self.rect.cx - side / 2, self.rect.y + tall + 4, side, side)
        draw_face(canvas, face, self.entrant.chair, self.seat)


class LeaderFace(CardOnSheet):
    radius = 6.0

    def paint(self, canvas: Canvas) -> None:
        canvas.image(portrait_name(self.card), self.rect, pixel=True, radius=6)


class ChampionScene(Page):
    name, of_game = "champion", GAME

    def __init__(self, app: App) -> None:
        super().__init__(app)
        now = cup_of(app.services).now
        assert now.champion is not None, "the tournament still goes on"
        self.seat, self.entrant = now.champion, now.entrants[now.champion]
        self.beaten = [now.entrants[other].chair.name for other in now.beaten_by(now.champion)]

    def build_page(self) -> None:
        name = self.entrant.chair.name
        self.crowned = Title("champion.name", self.say("wins", name=name), self.app, TITLE_TALL, align="centre")
        self.crowned.colour = "result_ink"
        self.laurel = Laurel(self.crowned)
        self.reading = CardReader(self.app, self.focus)
        self.face = ChampionFace(self.entrant, self.seat, self.reading)
        deck = self.say("with", deck=title_of_deck(self.app, self.entrant))
        self.deck = Label("champion.deck", deck, "label", "ink", align="centre", lines=1)
        way = self.say("beaten", n=len(self.beaten), names=", ".join(self.beaten))
        self.way = Label("champion.way", way, "body", "muted_ink", align="centre")
        self.buttons = [
            Button("champion.bracket", self.say("bracket"), self.close, icon="back", kind="primary", region="foot"),
            Button("champion.fresh", self.say("fresh"), self._begin_another, icon="plus", region="foot"),
            Button("champion.home", self.say("home"), self.app.open_title, icon="home", region="foot"),
        ]
        self.sheet.add(self.laurel, self.crowned, self.face, self.deck, self.way, *self.buttons)
        self.root.add(self.reading)
        if self.focus.current is None:
            self.focus.set(self.buttons[0])

    def enter(self) -> None:
        self.desk.play("win_fanfare" if self.entrant.chair.is_person else "draw_even")

    def arrange_page(self, room: Rect, view: View) -> None:
        canvas = self.desk.canvas
        deck = canvas.measure("X", "label")[1] + Space.HALF
        way = canvas.measure(self.way.text, "body", room.w)[1] + Space.HALF
        foot = FOOT * max(1.0, canvas.text_scale**0.5)
        title, face, deck_box, way_box, foot_box = rows(
            room.inset(0, Space.GAP, 0, 0), TITLE_ROOM, REST, deck, way, foot, gap=Space.GRID
        )
        self.crowned.rect = self.laurel.rect = title.inset(100, 0)
        self.face.arrange(face)
        self.reading.arrange(view, canvas)
        self.deck.rect, self.way.rect = deck_box, way_box
        for button, box in zip(self.buttons, columns(foot_box, REST, REST, REST, gap=Space.GAP), strict=True):
            button.rect = box

    def _begin_another(self) -> None:
        open_new_tournament(self.app)
