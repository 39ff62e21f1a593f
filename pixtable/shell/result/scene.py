"""The result: who won, how, how it went, and what to do next."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pixtable.core.course import MOMENTS, Moment, course_of
from pixtable.play.voices import parting_words
from pixtable.shell.app import App
from pixtable.shell.game_screens import Way, screens_of
from pixtable.shell.kit.blocks import PAGING, Line, Pane
from pixtable.shell.kit.paper import PaperScene, Title
from pixtable.shell.kit.personas import draw_portrait
from pixtable.shell.result.finale import Cast, begin
from pixtable.shell.result.graph import Graph
from pixtable.shell.result.laurel import Laurel
from pixtable.shell.result.moments import TALL, MomentRow, Moments
from pixtable.shell.result.podium import Face, Place, Podium
from pixtable.shell.result.quotes import TALL as QUOTES_TALL
from pixtable.shell.result.quotes import Quotes, Speaker
from pixtable.shell.result.table import ScoreTable
from pixtable.table.loading import table_of
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, Size, columns, row_of
from pixtable.ui.draw.theme import Space
from pixtable.ui.draw.units import View
from pixtable.ui.input.intent import Input, Intent, Pointer, Want
from pixtable.ui.widgets.button import Button, IconButton
from pixtable.ui.widgets.label import Label

if TYPE_CHECKING:
    from pixtable.play.session import Session

SHEET = (48.0, 32.0)
MARGIN = 32.0
TITLE_TALL, TITLE_AT, TITLE_ROOM = 38.0, 14.0, 60.0
BUTTON_TALL = 56.0
MOST_SPEAK = 5
BRIEF_MOMENT = 50.0
"""Where there is something to be said, too."""
SIDE_BY_SIDE_UP_TO = 1.25
LEGIBLE_LINES = 6  # more of them in one graph tell nothing
SEPARATOR, UNBROKEN = " · ", "\u00a0"
SOUNDS = {"won": "win_fanfare", "shared": "draw_even", "lost": "lose_soft"}


class ResultScene(PaperScene):
    name = "result"

    def __init__(self, app: App, session: "Session") -> None:
        super().__init__(app)
        self.session = session
        result = session.match.result
        if result is None:
            raise ValueError("the game is not over yet: there is no result to show")
        self.result = result
        self.course = course_of(session.match)
        self.names, self.emblems = [chair.name for chair in session.chairs], session.emblems
        self.lines = parting_words(session)
        self.own = screens_of(session.game)
        self.onward = self.own.onward(app, session)
        self.may_play_again = self.onward is None
        self._open_for = 0.0
        self._rehearsals: list[Callable[[Canvas], None]] = []

    # What is on the sheet

    def build(self) -> None:
        super().build()
        self.own_words = self.app.words_of(self.session.game.id)
        self.title = Title("result.title", self.headline(), self.app, TITLE_TALL, align="centre")
        self.title.colour = "result_ink"
        self.laurel = Laurel(self.title)
        self.facts = Label("result.facts", self.subtitle(), "body_strong", "muted_ink", align="centre")
        self.pane = Pane("result.pane")
        places = zip(self.emblems, self.names, self._figures(), self.result.ranks, strict=True)
        self.podium = Podium([Place(seat, *place, face=self._face(seat)) for seat, place in enumerate(places)])
        icons = table_of(self.session.game.id).term_icons
        self.quotes = Quotes(self.lines, self._speakers(), self.result, most=MOST_SPEAK)
        self.table = ScoreTable(
            self.result, self.names, (self.say, self._term), icons, self._cite, emblems=self.emblems
        )
        self.graph_head = Line(
            "result.graph.head", self.own_words.say_or(self.say("points"), f"result.{self.course.counted}"), "label"
        )
        self.graph = Graph(self.course, self.result.ranks, self.emblems, self.say)
        self.graph_head.visible = self.graph.visible = len(self.names) <= LEGIBLE_LINES
        self.moments_head = Line("result.moments.head", self.say("moments"), "label")
        rows = [self._moment(number, moment) for number, moment in enumerate(self.course.moments, start=1)]
        self.moments = Moments(rows, self.say("no_moments"))
        parts = (self.podium, self.quotes, self.table, self.graph_head, self.graph, self.moments_head, self.moments)
        self.pane.add(*parts)
        self.buttons = self._buttons()
        self.share = IconButton(
            "result.share", "share", self._share, on_paper=True, tooltip=self.say("share"), region="top"
        )
        self.collection = self._collection()
        self.sheet.add(self.laurel, self.title, self.facts, self.share, *self.collection, self.pane, *self.buttons)
        if self.focus.current is None:
            self.focus.set(self.buttons[0])

    def _term(self, term: str) -> str:
        """What points are given for, in the game's words, or as the rules name it."""
        return self.own_words.say_or(term, f"result.terms.{term}")

    def _figures(self) -> list[str]:
        """Points; where equal points have different ranks, as after a race to be rid of everything, the ranks."""
        scores, ranks = self.result.scores, self.result.ranks
        if self.result.is_told_by_points:
            return [str(score) for score in scores]
        return [self.say("place", n=rank) for rank in ranks]

    def _speakers(self) -> list[Speaker]:
        game, chairs = self.session.game.id, self.session.chairs
        return [Speaker(chair.name, game, chair.persona) for chair in chairs]

    def _face(self, seat: int) -> Face | None:
        """Opponents are seen as they were at the table."""
        chair = self.session.chairs[seat]
        return None if chair.is_person else partial(_paint_face, self.session.game.id, chair.persona)

    def _moment(self, number: int, moment: Moment) -> MomentRow:
        other = "" if moment.other is None else self.names[moment.other]
        key, name = f"result.moments.{moment.about}", self.names[moment.seat]
        words = self.own_words.say(key, name=name, other=other, number=moment.number, n=moment.number, said=moment.said)
        return MomentRow(number, moment, self.emblems[moment.seat], words, lambda: self._look_at(moment.n))

    def _buttons(self) -> list[Button]:
        def button(name: str, icon: str, act: Callable[[], None], key: str = "", kind: str = "wood") -> Button:
            id, text = f"result.{name}", self.say(name)
            return Button(id, text, act, icon=icon, key=key, kind=kind, shows_key=bool(key), region="foot")

        if self.session.is_what_if:
            again = [button("to_game", "back", self._back_to_the_game, kind="primary")]
        elif self.onward is not None:
            again = [self._way(self.onward)]
        else:
            again = self._once_more(button)
        return [
            *again,
            button("watch", "play", self._watch),
            button("coach", "learn", lambda: self.app.open_coach(self.session)),
            *([] if self.session.is_what_if else [button("home", "home", self.app.open_title)]),
        ]

    def _way(self, way: Way) -> Button:
        text, go = self.own_words.say(way.words), partial(way.go, self.app)
        return Button(f"result.{way.name}", text, go, icon=way.icon, kind="primary", region="foot")

    def _collection(self) -> list[IconButton]:
        """The way to what the game keeps of its games, where it keeps anything."""
        way = self.own.collection
        if way is None:
            return []
        words, go = self.own_words.say(way.words), lambda: self._open_collection(way)
        return [IconButton(f"result.{way.name}", way.icon, go, on_paper=True, tooltip=words, region="top")]

    def _back_to_the_game(self) -> None:
        """The table of a what-if goes with its result: below it the game waits as it was left."""
        scenes = self.desk.scenes
        self.desk.pop(scenes[scenes.index(self) - 1])

    def _once_more(self, button: Callable[..., Button]) -> list[Button]:
        """Not in a tournament, whose matches are played once."""
        other = button("other_chair", "empty_chair", lambda: self.app.play_again(self.session, rotate=True), "O")
        other.tooltip = self.say("other_chair_tip")
        return [
            button("rematch", "replay", lambda: self.app.play_again(self.session, rotate=False), "R", "primary"),
            other,
        ]

    # Sentences

    def say(self, key: str, **values: object) -> str:
        """In the game's own words where it has them: what is a round to one is a match to another."""
        own = self.app.words_of(self.session.game.id)
        if own.knows(f"result.{key}"):
            return own.say(f"result.{key}", **values)
        return super().say(key, **values)

    @property
    def outcome(self) -> str:
        """won, shared or lost, as the people at the table feel it."""
        if len(self.result.winners) > 1:
            return "shared"
        chairs = self.session.chairs
        persons = [seat for seat, chair in enumerate(chairs) if chair.is_person]
        return "won" if not persons or self.result.winners[0] in persons else "lost"

    def headline(self) -> str:
        winners = [self.names[seat] for seat in self.result.winners]
        if len(winners) == 1:
            return self.say("wins", name=winners[0])
        first = ", ".join(winners[:-1])
        return self.say("shared", names=self.say("and", first=first, last=winners[-1]))

    def subtitle(self) -> str:
        """What was played, and how long; what only might have been says so."""
        rounds = len(self.course.ends)
        facts = [self.app.say("table.what_if")] if self.session.is_what_if else []
        facts += [self.app.say("trouble.not_saved")] if self.session.recorded.is_unsaved else []
        facts += [self.own_words.say("game.name")]
        facts += [self.own_words.say(f"result.endings.{self.course.ending}")] if self.course.ending else []
        facts += [self.say("rounds", n=rounds)] if rounds else []
        facts += [self.say("minutes", n=self.session.minutes)] if self.session.minutes else []
        words = SEPARATOR.join([*(fact.replace(" ", UNBROKEN) for fact in facts), *self._help()])
        return SEPARATOR.join((self._consolation(), words)) if self.outcome == "lost" else words

    def _help(self) -> list[str]:
        """One sentence where somebody was helped: such a game is counted apart."""
        help = self.session.recorded.notes.help
        if not help.is_any:
            return []
        counts = {"hints": help.hints, "takebacks": help.takebacks, "peeks": help.peeks}
        parts = [self.say(f"help.{name}", n=n).replace(" ", UNBROKEN) for name, n in counts.items() if n]
        if help.practice and not help.takebacks + help.peeks:
            parts.append(self.say("help.practice"))
        return [self.say("helped", parts=", ".join(parts))]

    def _consolation(self) -> str:
        """A word for the best person where an opponent won."""
        persons = [seat for seat, chair in enumerate(self.session.chairs) if chair.is_person]
        best = min(persons, key=lambda seat: self.result.ranks[seat])
        if len({rank for rank in self.result.ranks if rank < self.result.ranks[best]}) > 1:
            return self.say("far")  # somebody else was closer
        behind = abs(self.result.scores[self.result.winners[0]] - self.result.scores[best])
        if not behind:  # who was first decided it
            return self.say("later")
        has_some = bool(self.result.scores[best])  # one to nothing is near, but not close
        is_close = has_some and behind <= table_of(self.session.game.id).close
        return self.say("near", name=self.names[best], n=behind) if is_close else self.say("far")

    # What it does

    def _look_at(self, n: int) -> None:
        self.session.look_at(n)
        self.close()

    def _open_collection(self, collection: Way) -> None:
        self.app.services.take_leave_of(self.session.recorded)  # what was just played belongs into it
        collection.go(self.app)

    def _watch(self) -> None:
        self.session.watch_from(0)
        self.close()

    def _share(self) -> None:
        viewer = self.session.persons[0] if self.session.persons else 0
        self.app.open_share(self.session, len(self.session.match.steps), viewer)

    def _cite(self, clause: str) -> None:
        self.app.open_rulebook(self.session.game.id, clause, self.session.match.deal)

    def enter(self) -> None:
        reckoning = (self.table, self.graph_head, self.graph, self.moments_head, *self.moments.moments)
        self._rehearsals = list(self.graph.rehearsals()) if self.graph.visible else []
        cheer = lambda: self.desk.play(SOUNDS[self.outcome])
        begin(Cast(self.motion, self.podium, self.quotes, (self.title, self.laurel, self.facts), reckoning, cheer))

    def update(self, ms: float) -> None:
        """What comes last in the show is made ready meanwhile, a little in every frame."""
        super().update(ms)
        self._open_for += ms
        if self._rehearsals and self._open_for > self.motion.ms("scene"):  # fading in costs enough
            with self.desk.canvas.aside():
                self._rehearsals.pop(0)(self.desk.canvas)

    def feed(self, given: Input) -> bool:
        """Any press completes the show, and does nothing else."""
        is_press = (isinstance(given, Intent) and not given.released) or (
            isinstance(given, Pointer) and given.kind == "down"
        )
        if is_press and self.root.is_telling:
            self.podium.finish()  # what it sends on its way comes to its end with all the rest
            self.root.finish()
            return True
        return super().feed(given)

    def on_intent(self, intent: Intent) -> bool:
        keys = {"r": False, "o": True}
        if intent.want == Want.LETTER and intent.key in keys and not intent.repeated and self.may_play_again:
            self.app.play_again(self.session, rotate=keys[intent.key])
            return True
        if intent.want in PAGING and not intent.released:
            self.pane.scroll_to(self.pane.offset + PAGING[intent.want] * self.pane.rect.h)
            return True
        return False

    # Where things are

    def arrange(self, view: View) -> None:
        sheet = view.design.inset(*SHEET)
        self.place_sheet(sheet)
        inner = sheet.inset(MARGIN, 0)
        self.title.rect = Rect(sheet.x + 220, sheet.y + TITLE_AT, sheet.w - 440, TITLE_ROOM)
        self.laurel.rect = self.title.rect
        self.share.rect = self.back.rect.at(sheet.right - (self.back.rect.right - sheet.x), self.back.rect.y)
        for icon in self.collection:
            icon.rect = self.share.rect.moved(-self.share.rect.w - Space.GRID, 0)
        line = self.desk.canvas.measure(self.facts.text, "body_strong", inner.w)[1]
        self.facts.rect = Rect(inner.x, self.title.rect.bottom, inner.w, line)
        tall = BUTTON_TALL * max(1.0, self.desk.canvas.text_scale**0.5)
        foot = Rect(inner.x, sheet.bottom - Space.GAP - tall, inner.w, tall)
        for button, box in zip(self.buttons, _shared_out(self.buttons, self.desk.canvas, foot), strict=True):
            button.rect = box
        top = self.facts.rect.bottom + Space.GRID
        self.pane.rect = Rect(inner.x, top, inner.w, foot.y - top - Space.GAP)
        if self.desk.canvas.text_scale > SIDE_BY_SIDE_UP_TO:
            self.pane.stack(self.desk.canvas, Space.GAP)
        elif self.graph.visible:
            self._side_by_side(self.pane.rect)
        else:
            self._with_a_long_table(self.pane.rect)

    def _side_by_side(self, room: Rect) -> None:
        """Podium and table above, graph and moments below: all in sight at once."""
        low = room.bottom_part(self._moments_tall())
        high = room.inset(0, 0, 0, low.h + Space.GAP)
        high = self._with_what_is_said(high)
        left, right = columns(high, 400, REST, gap=Space.SHEET)
        self.podium.place(left)
        self.table.place(right, self.desk.canvas)
        left, right = columns(low, 560, REST, gap=Space.SHEET)
        self._under_its_head(self.graph_head, self.graph, left)
        self._under_its_head(self.moments_head, self.moments, right)

    def _with_a_long_table(self, room: Rect) -> None:
        """Many seats: the table takes the right half from top to bottom."""
        left, right = columns(room, 560, REST, gap=Space.SHEET)
        low = left.bottom_part(self._moments_tall())
        self.podium.place(self._with_what_is_said(left.inset(0, 0, 0, low.h + Space.GAP)))
        self.table.place(right, self.desk.canvas)
        self._under_its_head(self.moments_head, self.moments, low)

    def _head_tall(self) -> float:
        return self.desk.canvas.measure("X", "label")[1] + Space.HALF

    def _moments_tall(self) -> float:
        tall = BRIEF_MOMENT if self.quotes.quotes else TALL
        return self._head_tall() + MOMENTS * tall + (MOMENTS - 1) * Space.GRID

    def _with_what_is_said(self, room: Rect) -> Rect:
        """Along the foot of a room; returns what is left of it."""
        if not self.quotes.quotes:
            return room
        self.quotes.place(room.bottom_part(QUOTES_TALL))
        return room.inset(0, 0, 0, QUOTES_TALL + Space.GRID)

    def _under_its_head(self, head: Line, block: Graph | Moments, box: Rect) -> None:
        head.rect = box.top_part(self._head_tall())
        block.place(box.inset(0, head.rect.h, 0, 0))


def _paint_face(game: str, persona: str | None, canvas: Canvas, box: Rect) -> None:
    draw_portrait(canvas, box, game, persona)


def _shared_out(buttons: Sequence[Button], canvas: Canvas, foot: Rect) -> Sequence[Rect]:
    """All alike where there is room; else by their words, and where even these are too many, without icons."""
    room = foot.w - Space.GAP * (len(buttons) - 1)
    needed = [canvas.measure(button.text, button.role)[0] + Space.SHEET for button in buttons]
    icon = Space.ICON * canvas.text_scale + Space.GRID
    if max(needed) + icon <= room / len(buttons):
        return columns(foot, *[REST] * len(buttons), gap=Space.GAP)
    if sum(needed) + icon * len(buttons) > room:
        for button in buttons:
            button.icon = ""
    return row_of([Size(wide * room / sum(needed), foot.h) for wide in needed], foot, Space.GAP)
