"""The new-game sheet: chairs round a table, whoever sits on them, house rules, a seed, and one large Start."""

from collections.abc import Sequence
from typing import Any

from pixtable.app.app import App
from pixtable.app.chairs import Chair
from pixtable.app.scenes.minis import kit_of
from pixtable.app.scenes.new_game_chairs import ChairNode, ChairWords, TableTop
from pixtable.app.scenes.new_game_column import Column
from pixtable.app.scenes.new_game_draft import Draft
from pixtable.app.scenes.new_game_seating import seating
from pixtable.app.scenes.paper import Page
from pixtable.app.scenes.personas import persona_key, persona_name
from pixtable.app.scenes.reading import LARGE_TEXT
from pixtable.app.scenes.screen_keyboard import ScreenKeyboard
from pixtable.app.scenes.sections import field_height
from pixtable.app.seeds import LONGEST, new_seed, seed_name, seed_number
from pixtable.app.settings import TableSetup
from pixtable.core.game import GameInfo, home_of
from pixtable.core.match import Deal
from pixtable.games import GAMES
from pixtable.ui.canvas import Canvas
from pixtable.ui.intent import Intent, Want
from pixtable.ui.layout import REST, Rect, columns, rows
from pixtable.ui.theme import Line, Space
from pixtable.ui.units import View
from pixtable.ui.widgets import Button, Label, TextBox
from pixtable.ui.widgets.button import CONFIRM

COLUMN = 416.0
DICE = 80.0


class NewGameScene(Page):
    name = "new_game"

    def __init__(self, app: App, game_id: str) -> None:
        super().__init__(app)
        self.game = self._game_of(game_id)
        self.draft = Draft.of(self.game, self._last_table(), language=app.settings.spoken)
        self.seed_text = seed_name(new_seed())
        self.open_fold = "chair"

    def _game_of(self, game_id: str) -> GameInfo:
        return GAMES[game_id]

    @property
    def table_key(self) -> str:
        """Under what the table is remembered."""
        return self.game.id

    def _last_table(self) -> TableSetup | None:
        return self.app.settings.tables.get(self.table_key)

    # Nodes

    def build_page(self) -> None:
        self.table = TableTop(kit_of(self.game.id))
        self.chairs = [self._chair(seat) for seat in range(max(self.game.seats))]
        self.column = Column(self.app, self.draft, self.refresh, self.follow, self.open_keyboard)
        self.column.open = self.open_fold
        self._build_foot()
        self.drafts = Button("new_game.drafts", self.say("drafts"), self.app.open_drafts, icon="draft", region="chairs")
        self.drafts.visible = any(id != self.game.id and home_of(id) == self.game.id for id in GAMES)
        self.cup = Button(
            "new_game.tournament", self.say("tournament"), self.app.open_tournament, icon="trophy", region="chairs"
        )
        self.cup.visible = self.drafts.visible
        self.how = Label("new_game.how", self.say("how"), "body", "muted_ink", align="centre")
        self.sheet.add(self.how, self.table, *self.chairs, self.drafts, self.cup, self.column)
        self.sheet.add(self.seed_label, self.seed, self.dice, self.start)
        self._show()

    def _chair(self, seat: int) -> ChairNode:
        return ChairNode(seat, self.game.id, lambda: self.press_chair(seat))

    def _build_foot(self) -> None:
        self.seed = TextBox(
            "new_game.seed", self.seed_text, self._set_seed, hint=self.say("seed_hint"), longest=LONGEST,
            on_keyboard=self.open_keyboard, region="column",
            tooltip=self.say("seed_tip"),
        )  # fmt: skip
        self.seed_label = Label("new_game.seed.label", self.say("seed"), "label", "ink", lines=1)
        dice = self.say("new_seed")
        self.dice = Button("new_game.dice", "", self.throw_dice, icon="dice", region="column", tooltip=dice)
        self.dice.press_sound = "dice_land"
        self.start = Button(
            "new_game.start", self.say("start"), self.begin, kind="primary", role="start", icon="play", key=CONFIRM,
            shows_key=True, region="column",
        )  # fmt: skip

    def enter(self) -> None:
        self.focus.set(self.start)

    # Places

    def arrange_page(self, room: Rect, view: View) -> None:
        canvas = self.desk.canvas
        left, gap, right = columns(room, REST, 2 * Space.GAP, COLUMN)
        places = seating(self.draft.places, left.centre)
        self.table.rect = places.top
        for chair, plate, back in zip(self.chairs, places.plates, places.backs, strict=False):
            chair.rect, chair.back = plate, back
        top = places.highest - Space.GRID
        self.how.rect = Rect(left.x, room.y + Space.GRID, left.w, top - room.y - Space.GRID)
        self.line = Rect(gap.cx, room.y + Space.GAP, Line.HAIR, room.h - Space.GAP)
        self.drafts.rect = Rect(left.x, left.bottom - Space.BUTTON, *self.drafts.natural(canvas))
        wide = self.cup.natural(canvas)
        self.cup.rect = Rect(left.right - wide.w, left.bottom - Space.BUTTON, *wide)
        above, seed, _, start = rows(right, REST, field_height(canvas), Space.GRID + Space.HALF, Space.START)
        self.column.arrange(above.inset(0, Space.GRID, 0, Space.GRID), canvas)
        self._arrange_seed(seed.inset(0, 0, Space.GAP - Space.HALF, 0), canvas)
        self.start.rect = start.inset(0, 0, Space.GAP - Space.HALF, 0)

    def _arrange_seed(self, row: Rect, canvas: Canvas) -> None:
        """Large text needs the label's room for the seed itself."""
        self.seed_label.visible = canvas.text_scale < LARGE_TEXT
        label = canvas.measure(self.seed_label.text, "label")[0] if self.seed_label.visible else 0.0
        self.seed_label.rect = row.left_part(label)
        beside = row.inset(label + Space.GAP if label else 0.0, 0, 0, 0)
        self.seed.rect, self.dice.rect = columns(beside, REST, DICE, gap=Space.GAP)

    def paint_over(self, canvas: Canvas) -> None:
        super().paint_over(canvas)
        canvas.fill(self.line, "paper_line")

    # The draft and what shows it

    def refresh(self) -> None:
        """The draft has changed: show it. Focus stays by its id."""
        self.open_fold = self.column.open
        self._show()
        self.arrange(self.desk.view)
        self.focus.check()

    def follow(self) -> None:
        """A name is being written, or a level dragged: only what shows it changes."""
        named = self._named()
        self.column.follow(named)
        self._show_chairs(named)

    def _show(self) -> None:
        named = self._named()
        self.column.fill(named)
        self._show_chairs(named)

    def _show_chairs(self, named: list[Chair | None]) -> None:
        teams = self.draft.teams
        for node in self.chairs:
            node.visible = node.seat < len(named)
        for node, chair in zip(self.chairs, named, strict=False):
            node.hold(chair, self._words(chair), node.seat == self.draft.selected, teams[node.seat] if teams else None)
        self._show_whether_ready()

    def _words(self, chair: Chair | None) -> ChairWords:
        if chair is None:
            return ChairWords(self.say("empty"), self.say("add"))
        note = self.say("kind.person") if chair.is_person else self.app.say(f"{persona_key(chair.persona)}.trait")
        return ChairWords(chair.name, note)

    def _show_whether_ready(self) -> None:
        bad = self._bad_deck()
        ready = self.start.enabled = self.draft.can_start and not bad
        words = self.app.say(f"title.tiles.{self.game.id}.name")
        taken = self.say("taken", game=words, n=len(self.draft.taken), of=self.draft.places)
        seats = self.game.seats_with(self.draft.agreed)
        wanting = bad or (self.say("too_few") if len(seats) > 1 else self.say("all_taken", n=seats[0]))
        self.start.tooltip = "" if ready else wanting
        self.header.remark = taken if ready else wanting
        self.header.remark_colour = "muted_ink" if ready else "bad"

    def _named(self) -> list[Chair | None]:
        return named_chairs(self.app, self.draft)

    # What hands do

    def press_chair(self, seat: int) -> None:
        self.draft.press(seat)
        self.column.open = "chair"
        self.refresh()

    def throw_dice(self) -> None:
        self.seed_text = seed_name(new_seed())
        self.seed.set(self.seed_text)

    def _set_seed(self, text: str) -> None:
        self.seed_text = text

    def open_keyboard(self, box: TextBox) -> None:
        self.desk.push(ScreenKeyboard(box, self.app.settings.spoken))

    def begin(self) -> None:
        """Remember the table as it is laid, and sit down at it."""
        self.app.change(tables={**self.app.settings.tables, self.table_key: self.draft.setup})
        chairs = tuple(chair for chair in self._named() if chair is not None)
        seed = seed_number(self.seed_text)
        self.begin_with(chairs, new_seed() if seed is None else seed)

    def begin_with(self, chairs: tuple[Chair, ...], seed: int) -> None:
        position = self._decks_brought(chairs) if self.draft.brings_decks else None
        self.app.start_game(self.game.id, chairs, Deal(len(chairs), seed, self.draft.agreed, position))

    def _decks_brought(self, chairs: Sequence[Chair]) -> dict[str, Any] | None:
        from pixtable.app.decks import position_with  # noqa: PLC0415 - the other games need no decks

        return position_with([self.app.decks.find(chair.deck) for chair in chairs])

    def _bad_deck(self) -> str:
        """A deck that was chosen once and cannot be played any more, in words."""
        if not self.draft.brings_decks:
            return ""
        from pixtable.app.decks import can_be_played  # noqa: PLC0415 - the other games need no decks

        brought = [chair for chair in self._named() if chair is not None and chair.deck]
        bad = (chair.name for chair in brought if not can_be_played(self.app.decks.find(chair.deck)))
        return next((self.say("bad_deck", name=name) for name in bad), "")

    def on_cancel(self) -> None:
        """Whoever is writing only wants to stop writing."""
        if not self._stop_writing():
            self.close()

    def _stop_writing(self) -> bool:
        was_typing = self.focus.is_typing
        if was_typing:
            self.focus.set(self.start)
        return was_typing

    def on_intent(self, intent: Intent) -> bool:
        if intent.want == Want.CONFIRM and self._stop_writing():
            return True
        if intent.want == Want.RULES and not intent.released:
            self.app.open_rulebook(self.game.id)
            return True
        return False


def named_chairs(app: App, draft: Draft) -> list[Chair | None]:
    """Every chair with its name: the player's own for the first person, a number for the others."""

    def person_name(seat: int) -> str:
        people = [at for at in draft.taken if draft.kind(at) == "person"]
        own = app.settings.name.strip()
        return own if own and seat == people[0] else app.say("new_game.player", n=people.index(seat) + 1)

    return draft.named(lambda persona: persona_name(app, persona), person_name)


def table_as_before(app: App, game_id: str) -> tuple[tuple[Chair, ...], Deal | None]:
    """Who sat at this game's table last, or usually does, and a new deal for them; no deal where they are too few."""
    draft = Draft.of(GAMES[game_id], app.settings.tables.get(game_id), language=app.settings.spoken)
    chairs = tuple(chair for chair in named_chairs(app, draft) if chair is not None)
    return chairs, Deal(len(chairs), new_seed(), draft.agreed) if draft.can_start else None
