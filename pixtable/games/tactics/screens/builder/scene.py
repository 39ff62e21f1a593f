"""The deck builder: a wall of cards, two trays, and a verdict that speaks rules."""

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from pixtable.games.tactics.rules.decks.deck_text import BadDeck
from pixtable.games.tactics.rules.decks.decks import Deck, Role
from pixtable.games.tactics.rules.decks.roster import NUMBERS
from pixtable.games.tactics.rules.state import ROWS
from pixtable.games.tactics.screens.builder.draw import DrawScene
from pixtable.games.tactics.screens.builder.filters import FilterTab, Note, WordTab, shared_out
from pixtable.games.tactics.screens.builder.layout import cards_on_wall, places_of
from pixtable.games.tactics.screens.builder.sheet import DeckSheet
from pixtable.games.tactics.screens.builder.tray import Bar, Tray
from pixtable.games.tactics.screens.builder.trial import TrialScene
from pixtable.games.tactics.screens.builder.trial_matches import Trial
from pixtable.games.tactics.screens.builder.wall import EmptyWall, WallCard
from pixtable.games.tactics.screens.builder.workbench import ANY, SETS_SHOWN, TRAITS, Lens, Workbench, character, pages
from pixtable.games.tactics.screens.decks.deck_box import (
    OWN,
    Kept,
    broken_words,
    deck_box,
    deck_from,
    deck_title,
    deck_to_text,
    problem_words,
)
from pixtable.games.tactics.screens.game import GAME
from pixtable.games.tactics.table.naming import CardsRead
from pixtable.games.tactics.table.panels.reading import WholeCard
from pixtable.shell.app import App
from pixtable.shell.kit.explaining import Speaker
from pixtable.shell.kit.screen_keyboard import ScreenKeyboard
from pixtable.store.saves import SaveError
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Point
from pixtable.ui.draw.units import View
from pixtable.ui.input.intent import Intent, Want
from pixtable.ui.node import Node
from pixtable.ui.scene import Scene
from pixtable.ui.widgets.button import IconButton
from pixtable.ui.widgets.dialog import Answer, Dialog
from pixtable.ui.widgets.textbox import TextBox, get_clipboard, put_clipboard

LONGEST_SEARCH = 40
GROUND = "ui/table_felt"
DIMMED = 0.8
FRAME = 60.0
"""The felt's wooden edge, which is left outside."""


class BuilderScene(Scene):
    def __init__(self, app: App, bench: Workbench, on_kept: Callable[[str], None] = lambda key: None) -> None:
        super().__init__()
        self.app, self.bench, self.on_kept = app, bench, on_kept
        self.words = app.words_of(GAME)
        self.cards = CardsRead(Speaker(app, GAME))
        self.lens = Lens()
        self.page = 0
        self.told = ""
        self.drag.handler = self

    def say(self, key: str, **values: object) -> str:
        return self.app.words_of(GAME).say(f"builder.{key}", **values)

    # Nodes

    def build(self) -> None:
        self.words = self.app.words_of(GAME)
        self.bar = Bar(self.say("title"))
        self.tools = self._tools()
        self.search = TextBox(
            "builder.search", self.lens.words, self.look_for, hint=self.say("search"), longest=LONGEST_SEARCH,
            role="body", on_keyboard=self.open_keyboard, region="filters",
        )  # fmt: skip
        self.tabs = self._tabs()
        self.mark, self.found = Note("page"), Note("found", "left")
        self.turns = [
            IconButton(
                "builder.previous",
                "previous",
                lambda: self.turn(-1),
                tooltip=self.say("previous"),
                key="PgUp",
                region="filters",
            ),
            IconButton(
                "builder.next", "play", lambda: self.turn(1), tooltip=self.say("next"), key="PgDn", region="filters"
            ),
        ]
        self.wall: list[WallCard] = []
        self.nothing = EmptyWall(self.say("nothing"))
        self.reading = WholeCard(self.cards, self.focus.set)
        self.sheet = DeckSheet(self.app, self)
        self.root.add(
            self.bar,
            *self.tools,
            self.search,
            *self.tabs.values(),
            self.mark,
            self.found,
            *self.turns,
            self.nothing,
            self.sheet,
            self.reading,
        )
        self._show()

    def _tools(self) -> list[IconButton]:
        tools = [
            ("home", "back", self.on_cancel, "Esc"),
            ("undo", "undo", self.undo, self._key(Want.UNDO)),
            ("redo", "redo", self.redo, self._key(Want.REDO)),
            ("copy", "share", self.copy_text, "C"),
            ("paste", "deck", self.paste_text, "V"),
            ("rules", "rulebook", lambda: self.app.open_rulebook(GAME, "PT-100"), self._key(Want.RULES)),
        ]
        return [
            IconButton(f"builder.{name}", icon, act, tooltip=self.say(name), key=key, region="bar")
            for name, icon, act, key in tools
        ]

    def _key(self, want: Want) -> str:
        return self.desk.keymap.shown(want)

    def _tabs(self) -> dict[str, FilterTab]:
        found = {}
        for row in ROWS:
            name = self.words.say(f"rows.{row}")
            found[row] = FilterTab(row, row, name, self.say("row", row=name), partial(self.look_at_row, row))
        for trait in TRAITS:
            tip = self.say(f"traits.{trait}")
            found[trait] = FilterTab(trait, trait, "", tip, partial(self.demand, trait))
        found["set"] = WordTab("set", "", "", self.say("set"), self.next_set)
        found["limits"] = FilterTab("limits", "marked", "", self.say("limits"), self.look_at_limits)
        return found

    def enter(self) -> None:
        if self.wall:
            self.focus.set(self.wall[0], by_pointer=True)

    # Layout

    def arrange(self, view: View) -> None:
        canvas = self.desk.canvas
        self.cards.text_scale, self.reading.rect = canvas.text_scale, view.rect
        at = self.places = places_of(view, canvas.text_scale)
        self.bar.rect = at.bar
        for tool, spot in zip(self.tools, at.tools, strict=True):
            tool.rect = spot
        self.bar.left, self.bar.right = at.tools[0].right + 4, at.tools[1].x
        self.search.rect, self.mark.rect, self.found.rect = at.search, at.page, at.found
        for tab, spot in zip(self.tabs.values(), at.tabs, strict=True):
            tab.rect = spot
        rows = [self.tabs[row] for row in ROWS]
        for tab, spot in zip(rows, shared_out(canvas, rows, [tab.rect for tab in rows]), strict=True):
            tab.rect = spot
        self.turns[0].rect, self.turns[1].rect = at.turns
        self.nothing.rect = at.wall
        self.sheet.arrange(at)
        self._arrange_wall()

    def _arrange_wall(self) -> None:
        self._show_wall()  # larger text has room for fewer
        for card, spot in zip(self.wall, self.places.cards, strict=False):
            card.rect = spot

    # What is shown

    def refresh(self) -> None:
        self._show()
        self.arrange(self.desk.view)
        self.focus.check()

    def _show(self) -> None:
        self._show_wall()
        self.sheet.show(self.bench)
        self.tools[1].enabled, self.tools[2].enabled = self.bench.can_undo, self.bench.can_redo
        self.bar.status = self.told or self.say("what_to_do")

    def _show_wall(self) -> None:
        found = self.lens.found()
        count = cards_on_wall(self.desk.canvas.text_scale)
        last = pages(found, count) - 1
        self.page = max(0, min(self.page, last))
        names = found[self.page * count : (self.page + 1) * count]
        if [card.name for card in self.wall] != names:
            self.root.remove(*self.wall)
            self.wall = [self._card(name) for name in names]
            self.root.add(*self.wall)
        self.nothing.visible = not names
        self.mark.words = f"{self.page + 1} / {last + 1}"
        self.found.words = self.say("found", n=len(found))
        for node, is_on in zip(self.turns, (self.page > 0, self.page < last), strict=True):
            node.enabled = is_on
        for key, tab in self.tabs.items():
            tab.is_on = key in (self.lens.row, *self.lens.traits)
        self.tabs["set"].words = self.say(f"sets.{self.lens.set or 'all'}")
        self.tabs["set"].is_on = self.lens.set != ANY
        self.tabs["limits"].is_on = self.lens.is_limited

    def _card(self, name: str) -> WallCard:
        card = WallCard(name, self.words, lambda: self.bench.deck, lambda: self.lens.row)
        card.tooltip = self.cards.whole(NUMBERS[name])
        return card

    def tell(self, words: str) -> None:
        self.told = words
        self.refresh()

    # The lens

    def look_for(self, words: str) -> None:
        self.lens.words, self.page = words, 0
        self.refresh()

    def look_at_row(self, row: str) -> None:
        self.lens.row, self.page = ANY if self.lens.row == row else row, 0
        self.refresh()

    def demand(self, trait: str) -> None:
        self.lens.traits, self.page = self.lens.traits ^ {trait}, 0
        self.refresh()

    def next_set(self) -> None:
        self.lens.set, self.page = SETS_SHOWN[(SETS_SHOWN.index(self.lens.set) + 1) % len(SETS_SHOWN)], 0
        self.refresh()

    def look_at_limits(self) -> None:
        self.lens.is_limited, self.page = not self.lens.is_limited, 0
        self.refresh()

    def turn(self, by: int) -> None:
        self.page += by
        self.refresh()
        if self.wall and not self.focus.by_pointer:
            self.focus.set(self.wall[0])

    # The deck

    def press(self, name: str, role: Role) -> None:
        problem = self.bench.press(name, role)
        if problem:
            self.desk.play("invalid")
            self.tell(f"{problem_words(self.words, problem)} ({problem.clause})")
            return
        self.desk.play("card_place")
        self.tell("")

    def rename(self, name: str) -> None:
        self.bench.rename(name)
        self.sheet.show(self.bench)

    def take_one(self, name: str, role: Role) -> None:
        self.bench.take_one(name, role)
        self.tell("")

    def next_format(self) -> None:
        self.bench.next_format()
        self.tell("")

    def undo(self) -> None:
        self.bench.undo()
        self.tell("")

    def redo(self) -> None:
        self.bench.redo()
        self.tell("")

    # A card is carried, or pressed

    def targets(self, piece: Node) -> Sequence[Node]:
        return list(self.sheet.trays.values())

    def commit(self, piece: Node, target: Node) -> None:
        if isinstance(piece, WallCard) and isinstance(target, Tray):
            self.press(piece.name, target.role)

    def picked(self, piece: Node) -> bool:
        """A press is all it takes to have a hero; leaders are asked for by name."""
        if isinstance(piece, WallCard):
            self.press(piece.name, "heroes")
        return True

    def refused(self, piece: Node, over: Node | None) -> None:
        self.desk.play("invalid")

    # Text, hands and games

    def copy_text(self) -> None:
        put_clipboard(deck_to_text(self.bench.deck, self.app.settings.spoken))
        self.tell(self.say("copied"))

    def paste_text(self) -> None:
        try:
            deck = deck_from(get_clipboard())
        except BadDeck as problem:
            self.desk.play("invalid")
            self.tell(broken_words(self.words, problem))
            return
        self.bench.change(deck)
        if deck.name:
            self.sheet.name.set(deck.name)
        self.tell(self.say("pasted"))

    def try_draw(self) -> None:
        if self.bench.deck.heroes:
            self.desk.push(DrawScene(self.app, self.bench.deck))

    def try_games(self) -> None:
        if self.bench.problems:
            return
        decks = (kept.deck for kept in deck_box(self.app.services).ready())
        ready = [deck for deck in decks if deck and deck != self.bench.deck]
        same = [deck for deck in ready if deck.format == self.bench.deck.format] or ready
        self.desk.push(TrialScene(self.app, Trial(self.bench.deck, same)))

    def keep(self) -> None:
        deck = self.bench.deck
        if not deck.name.strip():
            self.bench.rename(self.say("unnamed"))
            self.sheet.name.set(self.bench.deck.name)
        try:
            box, before = deck_box(self.app.services), self.bench.key
            key = box.save(self.bench.deck, self.app.settings.spoken, before, since=self.bench.kept)
        except SaveError as error:
            self.desk.play("invalid")
            self.tell(self.app.say(error.key, **error.problem.values))
            return
        self.bench.key, self.bench.kept = key, self.bench.deck
        self.on_kept(key)
        self.tell(self.say("kept_beside" if before not in ("", key) else "kept"))

    def open_clause(self) -> None:
        wrong = self.bench.problems
        self.app.open_rulebook(GAME, wrong[0].clause if wrong else "PT-100")

    def open_keyboard(self, box: TextBox) -> None:
        self.desk.push(ScreenKeyboard(box, self.app.settings.spoken))

    # Hands

    def on_cancel(self) -> None:
        if self.focus.is_typing:
            self.focus.set(self.wall[0] if self.wall else self.sheet.save)
        elif self.bench.is_changed:
            self._ask_before_leaving()
        else:
            self.close()

    def _ask_before_leaving(self) -> None:
        answers = [
            Answer("stay", self.say("stay")),
            Answer("save", self.say("save"), self._keep_and_leave, "primary"),
            Answer("leave", self.say("leave"), self.close),
        ]
        self.desk.push(Dialog(self.say("unsaved"), self.say("unsaved_text"), answers))

    def _keep_and_leave(self) -> None:
        self.keep()
        if not self.bench.is_changed:
            self.close()

    def on_intent(self, intent: Intent) -> bool:
        if self.reading.on_intent(intent):
            return True
        if intent.released or self.focus.is_typing:
            return False
        doings: dict[Want, Callable[[], None]] = {
            Want.UNDO: self.undo,
            Want.REDO: self.redo,
            Want.PAGE_UP: lambda: self.turn(-1),
            Want.PAGE_DOWN: lambda: self.turn(1),
            Want.TURN_LEFT: lambda: self.turn(-1),
            Want.TURN_RIGHT: lambda: self.turn(1),
            Want.RULES: self.open_clause,
            Want.HINT: lambda: self._press_pointed("heroes"),
            Want.LOG: lambda: self._press_pointed("leaders"),
            Want.ZOOM: lambda: self.read(self._pointed),
        }
        letters = {"h": Want.HINT, "l": Want.LOG}
        want = letters.get(intent.key, intent.want) if intent.want == Want.LETTER else intent.want
        if intent.want == Want.LETTER and intent.key in ("c", "v"):
            (self.copy_text if intent.key == "c" else self.paste_text)()
            return True
        if want not in doings:
            return False
        doings[want]()
        return True

    @property
    def _pointed(self) -> Node | None:
        return self.over if isinstance(self.over, WallCard) else self.focus.current

    def _press_pointed(self, role: Role) -> None:
        node = self._pointed
        if isinstance(node, WallCard):
            self.press(node.name, role)

    def read(self, node: Node | None) -> None:
        """The whole of a card, with every word explained; the row that the wall is filtered by is lit."""
        name = node.name if isinstance(node, WallCard) else node.pointed if isinstance(node, Tray) else ""
        if name:
            lit = next((ability for ability in character(name).abilities if ability.slot == self.lens.row), None)
            self.reading.open(NUMBERS[name], lit)

    def on_right_click(self, node: Node | None, at: Point) -> bool:
        if self.reading.visible:
            self.reading.close()
            return True
        if isinstance(node, Tray):
            node.pointer_down(at)
        self.read(node)
        return self.reading.visible

    def on_wheel(self, amount: float, at: Point) -> None:
        self.turn(-1 if amount > 0 else 1)

    # Looks

    def paint(self, canvas: Canvas) -> None:
        panels.backdrop(canvas, GROUND, DIMMED, canvas.view.rect.grown(FRAME))


def builder_for(app: App, key: str, on_kept: Callable[[str], None]) -> BuilderScene:
    return BuilderScene(app, workbench_for(app, key), on_kept)


def workbench_for(app: App, key: str) -> Workbench:
    """A new deck, one's own, or a copy of a ready one under the name that the player knows it by."""
    deck = deck_box(app.services).find(key)
    if deck is None or key.startswith(f"{OWN}."):
        return Workbench(deck or Deck(), key if deck else "")
    return Workbench(msgspec.structs.replace(deck, name=deck_title(app.words_of(GAME), Kept(key, deck))))
