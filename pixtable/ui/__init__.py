"""The table's own kit on pygame: it knows neither the games nor the app, and holds no sentence of any language.

Everything is measured in logical units: 1 u is one pixel at 1280x800 and `View` scales it. Colours are tokens of
`theme`, times are beats of `motion`. Only `loop` reads the clock; only `assets` reads files.

A scene makes its nodes in `build`, gives them their homes in `arrange` (again after every change of size or text
scale), paints its ground in `paint`, and hears in `on_intent` what no node took:

    class Hello(Scene):
        def build(self) -> None:
            self.sheet = Panel("hello.sheet", "paper")
            self.back = IconButton("hello.back", "back", self.close, on_paper=True, tooltip=self.words["back"])
            self.start = Button("hello.start", self.words["start"], self.begin, kind="primary", icon="play")
            self.card = Card("hello.card", "pixies/card_07")            # a Node of yours
            self.root.add(self.sheet)
            self.sheet.add(self.back, self.card, self.start)
            self.drag.handler = self                                    # targets(), commit(), refused()

        def arrange(self, view: View) -> None:
            d = view.design                                             # 1280x800 in the middle of the window
            self.sheet.rect = d.inset(112, 40)
            self.back.rect = Rect(d.x + 130, d.y + 58, 44, 44)
            self.start.rect = self.sheet.rect.inset(24).bottom_part(72).right_part(408)
            place(self.card, Rect(d.x + 300, d.y + 244, 120, 168))      # or glide(card, rect, self.motion)

        def paint(self, canvas: Canvas) -> None:
            panels.backdrop(canvas, "ui/table_felt", 0.55)

        def on_intent(self, intent: Intent) -> bool:
            if intent.want == Want.HINT:
                self.card.mark(Mark.HINTED, now=self.desk.now)
                return True
            return False

        def on_cancel(self) -> None:
            self.close()

    class Card(Node):
        lifts = piece = True
        def __init__(self, id: str, art: str) -> None:
            super().__init__(id, focusable=True, region="market")
            self.art = art
        def paint(self, canvas: Canvas) -> None:
            panels.shadow(canvas, self.rect, Radius.CARD, Lift.CARD + self.full_lift)
            canvas.card(self.art, self.rect)

    Loop(Assets(root), title="Pixtable").run(Hello())                   # with a window and a clock
    Pilot(Hello(), root).click("hello.start").settle().screenshot("hello.png")   # with neither

Where things are: layout units theme motion (numbers) - canvas panels marks glyphs lettering (looks) - node pose
choreo tween flow (what moves) - focus drag intent keymap input (hands) - scene desk loop (life) - widgets sound - pilot
audit (proof).
"""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # a game greets nobody on the terminal
