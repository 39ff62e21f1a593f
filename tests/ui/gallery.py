"""Every widget, panel and mark of the kit on three pages, to be looked at.

python -m tests.ui.gallery ASSETS OUT     # PNGs of all pages at three sizes, two text scales and two themes
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from pixtable.ui.audit import audit
from pixtable.ui.draw import marks, panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.glyphs import CORNERS, glyph, glyph_chip
from pixtable.ui.draw.layout import REST, Rect, Size, cells, columns, row_of, rows
from pixtable.ui.draw.lines import hold_ring, meter, thread, trail, zone
from pixtable.ui.draw.marks import Mark
from pixtable.ui.draw.theme import SEATS, Lift, Radius, Space
from pixtable.ui.draw.units import View
from pixtable.ui.lettering.capitals import title
from pixtable.ui.lettering.typeset import Icon, Run
from pixtable.ui.node import Node
from pixtable.ui.pilot import Pilot
from pixtable.ui.scene import Scene
from pixtable.ui.widgets.button import Button, IconButton
from pixtable.ui.widgets.choice import Segments, Tabs
from pixtable.ui.widgets.dialog import Answer, Dialog
from pixtable.ui.widgets.fold import Fold
from pixtable.ui.widgets.keyboard import Keyboard
from pixtable.ui.widgets.label import Panel
from pixtable.ui.widgets.scroll import ListView, Row
from pixtable.ui.widgets.slider import Slider
from pixtable.ui.widgets.textbox import TextBox
from pixtable.ui.widgets.toggle import Toggle


class Card(Node):
    lifts = piece = True
    radius = Radius.CARD

    def __init__(self, id: str, art: str, region: str = "cards") -> None:
        super().__init__(id, focusable=True, region=region)
        self.art = art

    def paint(self, canvas: Canvas) -> None:
        panels.shadow(canvas, self.rect, Radius.CARD * self.rect.w / 120, Lift.CARD + self.full_lift)
        canvas.card(self.art, self.rect)


class Cell(Node):
    radius = Radius.CARD

    def __init__(self, id: str) -> None:
        super().__init__(id, focusable=True, region="cells")

    def paint(self, canvas: Canvas) -> None:
        canvas.rounded(self.rect, Radius.CARD, "night", 0.35)


class Controls(Scene):
    """The settings sheet: everything that lies on paper."""

    def build(self) -> None:
        self.sheet = self.root.add(Panel("sheet", "paper"))
        pages = [
            ("play", "Play"),
            ("look", "Look"),
            ("reading", "Reading"),
            ("sound", "Sound"),
            ("keys", "Keys"),
        ]
        self.back = IconButton("back", "back", on_paper=True, tooltip="Back to the table", region="bar")
        self.tabs = Tabs("tabs", pages, "reading", lambda _: None, region="tabs")
        self.size = Slider("size", 1.25, lambda _: None, low=1, high=2, step=0.25, stops=(1, 1.25, 1.5, 1.75, 2))
        speeds = [("half", "½×"), ("normal", "1×"), ("double", "2×"), ("four", "4×"), ("instant", "Instant")]
        self.speed = Segments("speed", speeds, "normal", lambda _: None)
        self.calm = Toggle("calm", False, lambda _: None, words=("Off", "On"))
        self.auto = Toggle("auto", True, lambda _: None, words=("Off", "On"))
        self.seed = TextBox("seed", "moss-lantern-4817", hint="any word", longest=24)
        self.fold = Fold("fold", "House rules", lambda _: self.arrange(self.desk.view), note="standard")
        self.reset = Button("reset", "Reset", self.ask, icon="undo", tooltip="All settings as they were at first")
        self.start = Button("start", "Start", kind="primary", icon="play", role="start", key="Enter", shows_key=True)
        self.off = Button("off", "Replays", icon="replay")
        self.off.enabled = False
        self.plain = Button("plain", "On paper", kind="paper", icon="folder")
        self.rows: list[tuple[str, Node]] = [
            ("Text size", self.size), ("Animation speed", self.speed), ("Reduced motion", self.calm),
            ("Auto-place forced cards", self.auto), ("Seed", self.seed), ("Rules", self.fold),
        ]  # fmt: skip
        self.sheet.add(self.back, self.tabs, *(n for _, n in self.rows), self.reset, self.off, self.plain, self.start)

    def ask(self) -> None:
        words = "Every setting goes back to what it was at first. Games and statistics stay as they are."
        self.desk.push(Dialog("Reset", words, [Answer("no", "Keep mine"), Answer("yes", "Reset all", kind="primary")]))

    def arrange(self, view: View) -> None:
        canvas = self.desk.canvas
        k = canvas.text_scale
        self.sheet.rect = view.rect.inset((view.width - 1056) / 2, (view.height - 720) / 2)
        inner = self.sheet.rect.inset(28, 20)
        head, tabs, body, foot = rows(inner, 56, max(48, 28 * k), REST, max(72, 40 * k), gap=16 if k < 1.5 else 8)
        self.back.rect = Rect(head.x - 8, head.cy - 22, 44, 44)
        self.head, self.tabs.rect = head, tabs
        lines = rows(body, *[REST] * len(self.rows), gap=8)
        self.lines = lines
        for (_, node), line in zip(self.rows, lines, strict=True):
            room = columns(line.inset(12, 0), 300, REST)[1]
            tall = max(44.0, min(line.h, 30 * k))
            node.rect = Rect(room.x, line.cy - tall / 2, room.w if node is self.speed else min(room.w, 408), tall)
        self.calm.rect = self.calm.rect.left_part(160)
        self.auto.rect = self.auto.rect.left_part(160)
        foot_cells = columns(foot, REST, REST, REST, 320, gap=16)
        for node, cell in zip((self.reset, self.off, self.plain, self.start), foot_cells, strict=True):
            node.rect = cell.inset(0, 8) if node is not self.start else cell

    def paint(self, canvas: Canvas) -> None:
        panels.backdrop(canvas, "ui/table_felt", 0.55)

    def paint_over(self, canvas: Canvas) -> None:
        title(canvas, "Settings", Rect(self.head.x + 48, self.head.y, 500, self.head.h), 28)
        canvas.text(
            "English · changes apply at once", self.head.inset(560, 0, 0, 0), "body", "muted_ink", align="right"
        )
        for (name, _), line in zip(self.rows, self.lines, strict=True):
            canvas.text(name, columns(line.inset(12, 0), 288, REST)[0], "label", "ink")


class States(Scene):
    """Cards in every state, and all that lies on the felt."""

    LABELS = ("rest", "focused", "pickable", "selected", "target", "hinted", "invalid", "last move", "disabled")

    def build(self) -> None:
        self.cards = [Card(f"card{i}", f"pixies/card_{i * 5 + 4:02d}") for i in range(9)]
        states: Sequence[Mark | None] = (
            None, None, Mark.PICKABLE, Mark.SELECTED, Mark.TARGET, Mark.HINTED, Mark.INVALID, Mark.LAST, Mark.DISABLED,
        )  # fmt: skip
        for card, state in zip(self.cards, states, strict=True):
            if state:
                card.mark(state)
        self.cards[4].ways = 3
        self.cards[7].seat_colour = SEATS[6]
        self.icons = [
            IconButton(f"icon.{name}", name, tooltip=name, region="bar", key=cap)
            for name, cap in (("undo", "U"), ("redo", "R"), ("hint", "H"), ("log", "L"), ("rulebook", "F1"))
        ]
        self.icons[1].enabled = False
        self.list = ListView("list", row_height=44)
        self.buttons = [
            Button("b.normal", "Normal"), Button("b.primary", "Primary", kind="primary"),
            Button("b.icon", "Other chair", icon="replay"),
        ]  # fmt: skip
        self.root.add(*self.icons, *self.cards, *self.buttons, self.list)

    def enter(self) -> None:
        names = ("validated 5", "face-down card on cell 9", "validated 8", "validated 6", "took the fox", "new round")
        self.list.set_rows(
            [Row(f"log{i}", name, lambda: None, note="+5", on_paper=False) for i, name in enumerate(names)]
        )
        self.focus.set(self.cards[1])

    def arrange(self, view: View) -> None:
        d = view.design
        for card, cell in zip(self.cards, cells(d.x + 32, d.y + 84, Size(96, 134), 9, 9, gap_x=14), strict=True):
            card.rect = cell
        for i, icon in enumerate(self.icons):
            icon.rect = Rect(view.width - 44 * (len(self.icons) - i), 0, 44, 44)
        for button, y in zip(self.buttons, (560, 624, 688), strict=True):
            button.rect = Rect(d.x + 776, d.y + y, 208, 52)
        self.rail = Rect(view.width - Space.RAIL, Space.TOP_BAR, Space.RAIL, view.height - Space.TOP_BAR)
        self.list.row_height = max(44.0, 36 * self.desk.canvas.text_scale)
        self.list.rect = Rect(self.rail.x + 16, self.rail.y + 310, 232, 330)
        self.list.arrange()

    def paint(self, canvas: Canvas) -> None:
        panels.backdrop(canvas, "pixies/mat")
        panels.bar(canvas, Rect(0, 0, canvas.view.width, Space.TOP_BAR))
        panels.rail(canvas, self.rail)
        canvas.text([Run("Olya: ", "amber", "bold"), Run("take a card")], Rect(16, 0, 600, 44), "status", lines=1)
        d = canvas.view.design
        for name, card in zip(self.LABELS, self.cards, strict=True):
            canvas.text(name, Rect(card.rect.x - 6, card.rect.bottom + 12, 108, 40), "caption", align="centre")
        self._panels(canvas, d)
        self._lines(canvas, d)
        self._rail(canvas)

    def _panels(self, canvas: Canvas, d: Rect) -> None:
        box = Rect(d.x + 32, d.y + 300, 272, 300)
        panels.panel(canvas, box)
        inner = box.inset(20, 16)
        canvas.text("If you take it", inner.top_part(30), "label")
        for i, (name, colour, part) in enumerate(
            (("Validated", "term_validated", 0.4), ("Symbols", "term_symbols", 0.3), ("Zone", "term_zone", 0.35))
        ):
            y = inner.y + 44 + i * 62
            canvas.text([Icon("ui/check_on"), Run(name)], Rect(inner.x, y, 150, 30), "body")
            canvas.text(f"+{6 - i}", Rect(inner.right - 60, y, 60, 30), "numeral", "amber", align="right", lines=1)
            meter(canvas, Rect(inner.x, y + 34, 148, 14), part, colour, change=0.15)
            canvas.text("10 → 16", Rect(inner.right - 76, y + 28, 76, 26), "body_strong", align="right", lines=1)
        panels.rule(canvas, inner.x, inner.bottom - 48, inner.w)
        canvas.text("Round", Rect(inner.x, inner.bottom - 44, 90, 44), "label")
        change = [Run("27 → ", "muted", "semibold"), Run("37", "amber")]
        canvas.text(change, Rect(inner.right - 150, inner.bottom - 44, 150, 44), "total", align="right", lines=1)
        panels.panel(canvas, Rect(d.x + 32, d.y + 620, 272, 120), "wood")
        for i in range(5):
            canvas.emblem(i, Rect(d.x + 48 + i * 48, d.y + 656, 44, 44))

    def _lines(self, canvas: Canvas, d: Rect) -> None:
        x, y = d.x + 340, d.y + 310
        grid = cells(x, y, Size(72, 100), 3, 6)
        for i, cell in enumerate(grid):
            canvas.card(f"pixies/card_{i + 20}", cell)
        zone(canvas, [grid[0], grid[1], grid[4]])
        zone(canvas, [grid[2], grid[5]], "rose", dashed=True)
        panels.pill(canvas, Rect(grid[4].cx - 58, grid[4].bottom - 14, 116, 30), "4 × 3 = 12", line="amber")
        chip = Rect(x + 280, y, 136, 62)
        panels.chip(canvas, chip)
        canvas.text("+10", chip.top_part(36), "big", "amber", align="centre", lines=1)
        canvas.text(
            [Icon("ui/check_on", 1.1), Run("+6  "), Run("+4", "mint")],
            chip.bottom_part(28),
            "caption_strong",
            align="centre",
        )
        thread(canvas, (x + 340, y + 84), (x + 300, y + 190))
        trail(canvas, Rect(x + 330, y + 150, 40, 40), Rect(x + 420, y + 200, 40, 40), SEATS[0])
        hold_ring(canvas, x + 470, y + 40, 36, 0.65)
        for i, name in enumerate(CORNERS):
            glyph_chip(canvas, name, x + 16 + i * 44, y + 260, 34)
            glyph(canvas, name, x + 16 + i * 44, y + 306, 20)
        caps = [panels.key_size(canvas, key) for key in ("Space", "Alt", "1")]
        for key, box in zip(("Space", "Alt", "1"), row_of(caps, Rect(x, y + 336, 290, 36), align=0), strict=True):
            panels.key_cap(canvas, box, key)
        panels.badge(canvas, x + 316, y + 352, 16, "14")
        marks.check(canvas, x + 360, y + 352)
        title(canvas, "Перемога", Rect(x, y + 376, 400, 60), 34, gold=True)

    def _rail(self, canvas: Canvas) -> None:
        inner = self.rail.inset(16)
        panels.heading(canvas, inner.top_part(24), "Players")
        for i, (name, score) in enumerate((("Ada", "65"), ("Olya", "65"), ("Ivo", "63"))):
            plate = Rect(inner.x, inner.y + 40 + i * 64, inner.w, 56)
            panels.well(canvas, plate, colour="active" if i == 1 else "well")
            if i == 1:
                marks.focus_ring(canvas, plate.inset(3), 6)
            canvas.rounded(Rect(plate.x, plate.y, 7, plate.h), 3, SEATS[i])
            canvas.emblem(i, Rect(plate.x + 14, plate.y + 8, 40, 40))
            canvas.text(name, Rect(plate.x + 60, plate.y, 100, 56), "label", lines=1)
            canvas.text(score, Rect(plate.right - 70, plate.y, 58, 56), "score", align="right", lines=1)
        panels.heading(canvas, Rect(inner.x, inner.y + 256, inner.w, 24), "Log")


class Typing(Scene):
    """The on-screen keyboard with its field."""

    def build(self) -> None:
        self.panel = self.root.add(Panel("panel", "paper"))
        self.field = TextBox("clue", "Сутінки над", longest=40, role="clue")
        self.keys = Keyboard(
            "kb", self.field.write, lambda: self.field.erase(True), lambda: None, language="uk",
            suggest=lambda: ["містом", "морем", "річкою"], on_word=self.field.write,
        )  # fmt: skip
        self.panel.add(self.field, self.keys)

    def arrange(self, view: View) -> None:
        self.panel.rect = view.rect.inset(120, 60)
        top, body = rows(self.panel.rect.inset(28), 72, REST, gap=16)
        self.field.rect = top
        self.keys.place(body)

    def paint(self, canvas: Canvas) -> None:
        panels.backdrop(canvas, "ui/table_wood", 0.6)


PAGES = {"controls": Controls, "states": States, "typing": Typing}
SIZES = ((960, 600), (1280, 800), (1920, 1080))


def shoot(assets: Path, out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    for name, page in PAGES.items():
        for size in SIZES:
            for scale in (1.0, 2.0):
                pilot = Pilot(page(), assets, size=size, text_scale=scale).step(500)
                pilot.screenshot(out / f"{name}_{size[0]}_{scale:.0f}00.png")
                found = audit(pilot.scene, pilot.desk.canvas)
                sys.stdout.write(f"{name} {size} {scale}: {len(found)}\n" + "".join(f"   {f}\n" for f in found))
        Pilot(page(), assets, theme="high_contrast").step(500).screenshot(out / f"{name}_contrast.png")


if __name__ == "__main__":
    shoot(Path(sys.argv[1]), Path(sys.argv[2]))
