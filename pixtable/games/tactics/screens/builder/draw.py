"""A test draw: the opening hand of four heroes, and what would come next."""

from functools import partial

from pixtable.core.chance import Chance
from pixtable.games.tactics.rules.decks.decks import Deck
from pixtable.games.tactics.rules.decks.roster import NUMBERS
from pixtable.games.tactics.screens.builder.wall import WallCard
from pixtable.games.tactics.screens.game import GAME
from pixtable.games.tactics.screens.read_cards import CardReader
from pixtable.language.words import Words
from pixtable.play.seeds import new_seed
from pixtable.shell.app import App
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, Size, cells, centred
from pixtable.ui.draw.units import View
from pixtable.ui.input.intent import Input, Intent, Want
from pixtable.ui.scene import Scene
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.label import Label, Panel

HAND, NEXT = 4, 4
CARD = Size(196, 204)
GAP = 12.0


class DrawnCard(WallCard):
    """Only to be read."""

    piece = False

    def __init__(self, number: int, name: str, words: Words, reader: CardReader) -> None:
        super().__init__(name, words, Deck, lambda: "")
        self.id, self.region = f"builder.drawn.{number}", "drawn"
        self.on_press, self.tooltip = partial(reader.read, NUMBERS[name]), reader.look.whole(NUMBERS[name])

    def handle(self, given: Input) -> bool:
        if not (isinstance(given, Intent) and given.want == Want.ZOOM):
            return False
        if not given.released:
            self.activate()
        return True


class DrawScene(Scene):
    covers = False
    fades = False

    def __init__(self, app: App, deck: Deck) -> None:
        super().__init__()
        self.app, self.deck = app, deck
        self.drawn = self._draw()

    def _draw(self) -> list[str]:
        return Chance(new_seed(), 0).shuffled(list(self.deck.heroes))[: HAND + NEXT]

    def say(self, key: str) -> str:
        return self.app.words_of(GAME).say(f"builder.{key}")

    def build(self) -> None:
        self.panel = Panel("builder.hand", "paper")
        words = self.app.words_of(GAME)
        self.reading = CardReader(self.app, self.focus)
        self.cards = [DrawnCard(number, name, words, self.reading) for number, name in enumerate(self.drawn)]
        self.heads = [
            Label("builder.hand.head", self.say("opening_hand"), "label", "title_ink", lines=1),
            Label("builder.next.head", self.say("next_cards"), "label", "title_ink", lines=1),
        ]
        self.again = Button("builder.again", self.say("again"), self.draw_again, icon="replay")
        self.done = Button("builder.done", self.say("done"), self.close, kind="primary")
        self.panel.add(*self.heads, *self.cards, self.again, self.done)
        self.root.add(self.panel, self.reading)
        self.focus.set(self.again)

    def draw_again(self) -> None:
        self.drawn = self._draw()
        self.desk.play("card_place")
        self.rebuild()

    def arrange(self, view: View) -> None:
        wide = 4 * CARD.w + 3 * GAP
        self.panel.rect = box = centred((wide + 56, view.height - 40), view.rect)
        inner = box.inset(28, 20)
        head = min(44.0, 30 * self.desk.canvas.text_scale)
        tall = (inner.h - 56 - GAP - 2 * head - 2 * GAP) / 2
        y = inner.y
        for number, label in enumerate(self.heads):
            label.rect = Rect(inner.x, y, inner.w, head)
            spots = cells(inner.x, y + head, Size(CARD.w, min(CARD.h + 40, tall)), 4, 4, gap_x=GAP)
            for card, spot in zip(self.cards[number * HAND : (number + 1) * HAND], spots, strict=False):
                card.rect = spot
            y += head + tall + GAP
        foot = inner.bottom_part(52)
        self.reading.arrange(view, self.desk.canvas)
        self.again.rect, self.done.rect = foot.left_part(foot.w / 2 - 8), foot.right_part(foot.w / 2 - 8)

    def on_cancel(self) -> None:
        self.close()

    def paint(self, canvas: Canvas) -> None:
        canvas.fill(canvas.view.rect, "night", 0.6)
