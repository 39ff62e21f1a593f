"""The new-game sheet: chairs round a table, whoever sits on them, house rules, a seed, and one large Start."""

from pixtable.core.game import GameInfo
from pixtable.core.match import Deal
from pixtable.core.rules import Options
from pixtable.games import GAMES
from pixtable.play.seeds import LONGEST, new_seed, seed_name, seed_number
from pixtable.play.usual_chairs import persona_key, persona_name
from pixtable.shell.app import App
from pixtable.shell.game_screens import screens_of
from pixtable.shell.kit.large_text import LARGE_TEXT
from pixtable.shell.kit.paper import Page
from pixtable.shell.kit.screen_keyboard import ScreenKeyboard
from pixtable.shell.kit.sections import field_height
from pixtable.shell.new_game.chairs import ChairNode, ChairWords, TableTop
from pixtable.shell.new_game.column import Column
from pixtable.shell.new_game.plan import Plan
from pixtable.shell.new_game.seating import seating
from pixtable.store.chairs import LONGEST_NAME, Chair
from pixtable.store.settings import TableSetup
from pixtable.table.loading import table_of
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, columns, rows
from pixtable.ui.draw.theme import Line, Space
from pixtable.ui.draw.units import View
from pixtable.ui.input.intent import Intent, Want
from pixtable.ui.widgets.button import CONFIRM, Button
from pixtable.ui.widgets.label import Label
from pixtable.ui.widgets.textbox import TextBox

COLUMN = 416.0
DICE = 80.0


class NewGameScene(Page):
    name = "new_game"

    def __init__(self, app: App, game_id: str, agreed: Options | None = None) -> None:
        """`agreed`: house rules that somebody has chosen already."""
        super().__init__(app)
        self.game = self._game_of(game_id)
        self.own = screens_of(self.game)
        self.plan = Plan.of(self.game, self._last_table(), language=app.settings.spoken)
        for key, value in (agreed or {}).items():
            self.plan.agree(key, value)
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
        self.table = TableTop(table_of(self.game.id))
        self.chairs = [self._chair(seat) for seat in range(max(self.game.seats))]
        self.column = Column(
            self.app, self.plan, brought=self.own.brought,
            on_change=self.refresh, on_touch=self.follow, on_keyboard=self.open_keyboard,
        )  # fmt: skip
        self.column.open = self.open_fold
        self._build_foot()
        self.how = Label("new_game.how", self.say("how"), "body", "muted_ink", align="centre")
        self.sheet.add(self.how, self.table, *self.chairs, self.column)
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
        places = seating(self.plan.places, left.centre)
        self.table.rect = places.top
        for chair, plate, back in zip(self.chairs, places.plates, places.backs, strict=False):
            chair.rect, chair.back = plate, back
        top = places.highest - Space.GRID
        self.how.rect = Rect(left.x, room.y + Space.GRID, left.w, top - room.y - Space.GRID)
        self.how.visible = canvas.measure(self.how.text, "body", left.w)[1] <= self.how.rect.h
        self.line = Rect(gap.cx, room.y + Space.GAP, Line.HAIR, room.h - Space.GAP)
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

    # The plan and what shows it

    def refresh(self) -> None:
        """The plan has changed: show it. Focus stays by its id."""
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
        teams, emblems = self.plan.teams, self.plan.emblems
        pieces = [pictures[0] for pictures in table_of(self.game.id).pairs.values()]
        for node in self.chairs:
            node.visible = node.seat < len(named)
        for node, chair in zip(self.chairs, named, strict=False):
            node.hold(chair, self._words(chair), node.seat == self.plan.selected, teams[node.seat] if teams else None)
            node.play_with(emblem := emblems.get(node.seat, node.seat), pieces[emblem] if pieces else "")
        self._show_whether_ready()

    def _words(self, chair: Chair | None) -> ChairWords:
        if chair is None:
            return ChairWords(self.say("empty"), self.say("add"))
        note = self.say("kind.person") if chair.is_person else self.app.say(f"{persona_key(chair.persona)}.trait")
        return ChairWords(chair.name, note)

    def _show_whether_ready(self) -> None:
        bad = self._complaint()
        ready = self.start.enabled = self.plan.can_start and not bad
        taken = self.say("taken", game=self._what_is_played(), n=len(self.plan.taken), of=self.plan.places)
        seats = self.game.seats_with(self.plan.agreed)
        wanting = bad or (self.say("too_few") if len(seats) > 1 else self.say("all_taken", n=seats[0]))
        self.start.tooltip = "" if ready else wanting
        self.header.remark = taken if ready else wanting
        self.header.remark_colour = "muted_ink" if ready else "bad"

    def _what_is_played(self) -> str:
        """The game, and which mode of it the house rules come to."""
        say, mode = self.app.words_of(self.game.id).say, self.game.mode_with(self.plan.agreed)
        name = say("game.name")
        return name if mode is None else self.say("in_a_mode", game=name, mode=say(f"modes.{mode.name}.name"))

    def _named(self) -> list[Chair | None]:
        return named_chairs(self.app, self.plan)

    # What hands do

    def press_chair(self, seat: int) -> None:
        self.plan.press(seat)
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
        self.app.change(tables={**self.app.settings.tables, self.table_key: self.plan.setup})
        chairs = tuple(chair for chair in self._named() if chair is not None)
        seed = seed_number(self.seed_text)
        self.begin_with(chairs, new_seed() if seed is None else seed)

    def begin_with(self, chairs: tuple[Chair, ...], seed: int) -> None:
        brought = self.own.brought
        position = brought.position(self.app, chairs) if brought and brought.may_be(self.plan) else None
        self.app.start_game(self.game.id, chairs, Deal(len(chairs), seed, self.plan.agreed, position))

    def _complaint(self) -> str:
        """What was brought and cannot be played with, in words."""
        brought = self.own.brought
        if brought is None or not brought.may_be(self.plan):
            return ""
        return brought.complaint(self.app, [chair for chair in self._named() if chair is not None])

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


def named_chairs(app: App, plan: Plan) -> list[Chair | None]:
    """Every chair with its name: the player's own for the first person, a number for the others.

    Whoever sits there alone among opponents is called as in the lessons: a number would speak of somebody else.
    """

    def person_name(seat: int) -> str:
        people = [at for at in plan.taken if plan.kind(at) == "person"]
        own = app.settings.name.strip()[:LONGEST_NAME]
        if own and seat == people[0]:
            return own
        return app.say("launch.me") if len(people) == 1 else app.say("new_game.player", n=people.index(seat) + 1)

    return plan.named(lambda persona: persona_name(app.services, persona), person_name)


def play_now(app: App, game_id: str) -> None:
    """The last table again, or the usual one, with a new deal; the sheet only where that cannot be."""
    chairs, deal = table_as_before(app, game_id)
    if deal is None:
        app.open_new_game(game_id)
    else:
        app.start_game(game_id, chairs, deal)


def table_as_before(app: App, game_id: str) -> tuple[tuple[Chair, ...], Deal | None]:
    """Who sat at this game's table last, or usually does, and a new deal for them; no deal where they are too few."""
    plan = Plan.of(GAMES[game_id], app.settings.tables.get(game_id), language=app.settings.spoken)
    chairs = tuple(chair for chair in named_chairs(app, plan) if chair is not None)
    return chairs, Deal(len(chairs), new_seed(), plan.agreed) if plan.can_start else None
