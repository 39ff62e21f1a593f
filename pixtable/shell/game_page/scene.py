"""The page of a game: go on, play, lay the table, learn; every mode as a large choice; and all its other rooms."""

from collections.abc import Iterator
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from pixtable.core.game import Mode, home_of
from pixtable.games import GAMES
from pixtable.levels.format import Level
from pixtable.play.daily import puzzle_of
from pixtable.play.tasks import next_lesson
from pixtable.shell.app import App
from pixtable.shell.game_page.choices import ModeCard, choices_of
from pixtable.shell.game_page.face import Face
from pixtable.shell.game_screens import screens_of
from pixtable.shell.kit.blocks import PAGING
from pixtable.shell.kit.box_words import numbers_of
from pixtable.shell.kit.large_text import LARGE_TEXT
from pixtable.shell.kit.miniatures import how_far, whose_turn
from pixtable.shell.kit.opening import go_on_with
from pixtable.shell.kit.paper import Page
from pixtable.shell.kit.work import do_a_little, leave_off
from pixtable.shell.new_game.scene import play_now, table_as_before
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, Size, columns, grid, row_of, rows
from pixtable.ui.draw.theme import Line, Space
from pixtable.ui.draw.units import View
from pixtable.ui.input.intent import Intent
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.label import Label
from pixtable.ui.widgets.scroll import BAR, ScrollView

if TYPE_CHECKING:
    from pixtable.store.shelf_index import Entry

PLAY = "game_page.play"
LEAD = 336.0
LEAD_GROWTH = 60.0
LEAD_BUTTON, FOOT_BUTTON = 56.0, 52.0
TALLEST_PICTURE, LEAST_PICTURE = 310.0, 58.0
"""With less of a picture a card would be a line of words: then the cards are turned on as on a page."""
TIGHTEST = 0.9
"""Of its own width that a button at the foot may be squeezed to."""


class GamePageScene(Page):
    name = "game_page"

    def __init__(self, app: App, game_id: str, today: date | None = None) -> None:
        super().__init__(app)
        self.game_id, self.game = game_id, GAMES[game_id]
        self.today = today or date.today()
        self.waiting: Entry | None = None
        self._work: Iterator[None] | None = self.app.services.shelf_index.catch_up()
        self._look_for_waiting()

    def _look_for_waiting(self) -> None:
        index = self.app.services.shelf_index
        self._seen_changes, index.is_expecting = index.changes, False
        self.waiting = index.waiting(self.game_id)
        self._has_more_to_show = index.is_expecting

    def heading(self) -> str:
        return self.app.words_of(self.game_id).say("game.name")

    # Nodes

    def build_page(self) -> None:
        self.header.remark = numbers_of(self.game_id, self.app.settings.spoken)
        self.lesson = next_lesson(self.app.services, self.game_id)
        self.lead = self._lead()
        self.notes = [
            Label(f"{button.id}.note", note, "body", "muted_ink", align="centre") for button, note in self.lead
        ]
        mode = self._mode_as_before if self.first.id == PLAY else None
        self.face = Face(self.game_id, self.waiting, self.first.on_press or (lambda: None), mode.name if mode else "")
        pitch = self.app.words_of(self.game_id).say("game.pitch")
        self.pitch = Label("game_page.pitch", pitch, "label", "ink", align="centre")
        self.list = ScrollView("game_page.modes")
        self.list.region = "modes"
        self.cards = [ModeCard(self.game_id, choice) for choice in choices_of(self.app, self.game)]
        self.list.add(*self.cards)
        self.foot = self._foot()
        buttons = [button for button, _ in self.lead]
        self.sheet.add(self.face, *buttons, *self.notes, self.pitch, self.list, *self.foot)

    @property
    def first(self) -> Button:
        return self.lead[0][0]

    def _lead(self) -> list[tuple[Button, str]]:
        """What one most likely comes for, the likeliest first and green; beneath each what it comes to."""
        app, game_id = self.app, self.game_id
        made: list[tuple[Button, str]] = []
        if (waiting := self.waiting) is not None:
            told = " · ".join(filter(None, (how_far(app, waiting), whose_turn(app, waiting))))
            made.append((self._way("continue", "skip", partial(go_on_with, app, waiting.path)), told))
        if (lesson := self.lesson) is not None and self.waiting is None:
            is_first = lesson.number == 1
            title = "" if is_first else f"{lesson.number}. {lesson.title.in_language(app.settings.spoken)}"
            learn = self._way("first_lesson" if is_first else "next_lesson", "learn", partial(app.play_level, lesson))
            made.append((learn, title))
        made.append((self._way("play", "play", partial(play_now, app, game_id)), self._as_before()))
        made.append((self._way("lay", "empty_chair", partial(app.open_new_game, game_id)), ""))
        first = made[0][0]
        first.kind, first.role = "primary", "primary"
        return made

    @property
    def _mode_as_before(self) -> Mode | None:
        deal = table_as_before(self.app, self.game_id)[1]
        return None if deal is None else self.game.mode_with(deal.options)

    def _as_before(self) -> str:
        """What is played at a press: the mode and for how many."""
        chairs, deal = table_as_before(self.app, self.game_id)
        if deal is None:
            return ""
        mode, n = self._mode_as_before, len(chairs)
        name = self.app.words_of(self.game_id).say(f"modes.{mode.name}.name") if mode is not None else ""
        return " · ".join(filter(None, (name, self.app.say("box.players", seats=n, n=n))))

    def _foot(self) -> list[Button]:
        """The other rooms of the game, as many as it has."""
        app, game_id, say = self.app, self.game_id, self.app.words_of(self.game_id).say
        made = []
        for kind, name, icon in (("tutorial", "learn", "learn"), ("puzzle", "puzzles", "puzzle")):
            if count := self._done_of(kind):
                button = self._way(name, icon, partial(app.open_levels, game_id, kind), foot=True)
                button.text = f"{button.text} {count}"
                made.append(button)
        if daily := self._daily():
            made.append(daily)
        own = screens_of(self.game)
        collection = [own.collection] if own.collection is not None and home_of(game_id) == game_id else []
        for way in (*own.ways, *collection):
            go = partial(way.go, app)
            made.append(Button(f"game_page.{way.name}", say(way.words), go, icon=way.icon, region="foot"))
        made.append(self._way("rules", "rulebook", partial(app.open_rulebook, game_id), foot=True))
        made.append(self._way("statistics", "statistics", partial(app.open_statistics, game_id), foot=True))
        return made

    def _done_of(self, kind: str) -> str:
        levels = self.app.services.level_shelf.levels(self.game_id, kind)
        done = sum(self.app.services.progress.is_solved(level) for level in levels)
        return self.say("of", n=done, of=len(levels)) if levels else ""

    def _daily(self) -> Button | None:
        """Today's puzzle, and how many days in a row one has solved it."""
        level = puzzle_of(self.today, self.game_id, self.app.services.level_shelf.levels(self.game_id, "puzzle"))
        if level is None:
            return None
        button = self._way("daily", "daily", partial(self._play_today, level), foot=True)
        streak = self.app.services.progress.streak(self.game_id, self.today)
        done = self.app.services.progress.is_solved_on(self.game_id, self.today)
        if streak:
            button.text = f"{button.text} · {self.app.say('daily.streak', n=streak)}"
        button.tooltip = self.say("daily_done" if done else "daily_waits")
        if done:
            button.icon = "check"
        return button

    def _play_today(self, level: Level) -> None:
        self.app.play_level(level, self.today)

    def _way(self, name: str, icon: str, go: "partial[None]", *, foot: bool = False) -> Button:
        return Button(f"game_page.{name}", self.say(name), go, icon=icon, region="foot" if foot else "lead")

    # Life

    def enter(self) -> None:
        self.focus.set(self.first)

    def resume(self) -> None:
        """Something may have been played, learnt or thrown away meanwhile."""
        self._look_for_waiting()
        self.rebuild()

    def update(self, ms: float) -> None:
        """What has changed on the shelf is read beside the frames, and shown when it is there."""
        super().update(ms)
        if self._work is not None and do_a_little(self._work):
            self._work = None
        if self._has_more_to_show or self._seen_changes != self.app.services.shelf_index.changes:
            self._show_waiting()

    def _show_waiting(self) -> None:
        before, was_untouched = self.waiting, self.focus.current is self.first
        self._look_for_waiting()
        if (self.waiting and self.waiting.listed) != (before and before.listed):
            self.rebuild()
            if was_untouched:
                self.focus.set(self.first)

    @property
    def is_moving(self) -> bool:
        return super().is_moving or self._has_more_to_show or self._work is not None

    def leave(self) -> None:
        self.put_away()

    def put_away(self) -> None:
        leave_off(self._work)
        self._work = None

    # Places

    def arrange_page(self, room: Rect, view: View) -> None:
        canvas = self.desk.canvas
        growth = canvas.text_scale - 1
        foot_tall = self._arrange_foot(room, canvas)
        above = room.inset(0, Space.GAP, 0, foot_tall + Space.GAP)
        left, gap, right = columns(above, LEAD + LEAD_GROWTH * growth, 2 * Space.GAP, REST)
        self.line = Rect(gap.cx, above.y, Line.HAIR, above.h)
        self._arrange_lead(left, canvas)
        if not self.cards:
            self.pitch.rect, self.list.rect = right, right.bottom_part(0)
            return
        tall = canvas.measure(self.pitch.text, "label", right.w)[1]
        self.pitch.rect, _, self.list.rect = rows(right, tall, Space.GAP, REST)
        self._arrange_cards(canvas)

    def _arrange_foot(self, room: Rect, canvas: Canvas) -> float:
        """In one row; in two alike where large text needs more than there is. Returns how tall they are."""
        line: float = FOOT_BUTTON * max(1.0, canvas.text_scale**0.3)
        natural = [button.natural(canvas, line).w for button in self.foot]
        free = room.w - Space.GRID * (len(natural) - 1)
        if sum(natural) * TIGHTEST <= free:
            k = free / sum(natural)
            places = row_of([Size(w * k, line) for w in natural], room.bottom_part(line), Space.GRID)
            tall = line
        else:
            tall = 2 * line + Space.GRID
            places = grid(room.bottom_part(tall), (len(natural) + 1) // 2, 2, Space.GRID)
        for button, place in zip(self.foot, places, strict=False):
            button.rect = place
        return tall

    def _arrange_lead(self, left: Rect, canvas: Canvas) -> None:
        button_tall = LEAD_BUTTON * max(1.0, canvas.text_scale**0.3)
        talls = [canvas.measure(note.text, "body", left.w)[1] if note.text else 0.0 for note in self.notes]
        y = left.bottom
        for (button, _), note, tall in reversed(list(zip(self.lead, self.notes, talls, strict=True))):
            note.rect = Rect(left.x, y - tall, left.w, tall)
            note.visible = bool(note.text)
            y -= tall + (Space.GRID if tall else 0.0)
            button.rect = Rect(left.x, y - button_tall, left.w, button_tall)
            y -= button_tall + Space.GRID + Space.HALF
        self.face.rect = Rect(left.x, left.y, left.w, max(0.0, y - left.y))

    def _arrange_cards(self, canvas: Canvas) -> None:
        """As many beside each other as keep their words short; where not all fit in sight they are turned on."""
        count, room = len(self.cards), self.list.rect
        across = 1 if count <= 2 else 2 if count == 4 or canvas.text_scale >= LARGE_TEXT else 3
        down = -(-count // across)
        room = room.inset(Space.HALF)
        words = max(card.words_tall(canvas, room.w / across - Space.GRID - BAR) for card in self.cards)
        least = words + LEAST_PICTURE + 3 * Space.GRID
        tall = min(TALLEST_PICTURE + words, max(least, (room.h - Space.GRID * (down - 1)) / down))
        whole = down * tall + (down - 1) * Space.GRID
        if whole > room.h + 1:
            room = room.inset(0, 0, BAR + Space.GRID, 0)
        else:
            room = room.moved(0, (room.h - whole) / 2)
        places = grid(room.top_part(whole), across, down, Space.GRID)
        for card, place in zip(self.cards, places, strict=False):
            card.rect, card.for_words = place, words

    def paint_over(self, canvas: Canvas) -> None:
        super().paint_over(canvas)
        canvas.fill(self.line, "paper_line")

    # Hands

    def on_intent(self, intent: Intent) -> bool:
        if intent.want not in PAGING or intent.released:
            return False
        self.list.scroll_to(self.list.offset + PAGING[intent.want] * self.list.rect.h)
        return True
