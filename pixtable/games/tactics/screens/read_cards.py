"""Cards that lie on a sheet: each tells the hand that rests on it all it says, and is read whole when it is pressed."""

from pixtable.games.tactics.screens.game import GAME
from pixtable.games.tactics.table.naming import CardsRead
from pixtable.games.tactics.table.panels.reading import WholeCard
from pixtable.shell.app import App
from pixtable.shell.kit.explaining import Speaker
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.units import View
from pixtable.ui.input.focus import Focus
from pixtable.ui.input.intent import Input, Intent, Want
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS


class CardReader(WholeCard):
    """Over the whole screen."""

    def __init__(self, app: App, focus: Focus) -> None:
        super().__init__(CardsRead(Speaker(app, GAME)), focus.set)

    def arrange(self, view: View, canvas: Canvas) -> None:
        self.rect, self.look.text_scale = view.rect, canvas.text_scale

    def read(self, card: int) -> None:
        self.open(card, None)


class CardOnSheet(Node):
    """Override `paint`."""

    on_paper = True
    press_sound = PRESS

    def __init__(self, id: str, card: int, reader: CardReader, *, region: str) -> None:
        super().__init__(f"{id}.{card}", on_press=lambda: reader.read(card), region=region)
        self.card, self.tooltip = card, reader.look.whole(card)

    def handle(self, given: Input) -> bool:
        if not (isinstance(given, Intent) and given.want == Want.ZOOM):
            return False
        if not given.released:
            self.activate()
        return True
