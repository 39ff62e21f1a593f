"""The tournament's page: who meets whom, who plays next, and the ways to play it."""

from collections.abc import Callable

from pixtable.games.tactics.screens.cup.bracket_parts import Bracket, MatchSlip, Side, title_of_deck
from pixtable.games.tactics.screens.cup.champion import ChampionScene
from pixtable.games.tactics.screens.cup.cup import DRAFT, cup_of
from pixtable.games.tactics.screens.cup.playing_out import numbers_without_people, play_out
from pixtable.games.tactics.screens.cup.record import ROUNDS, Tournament
from pixtable.games.tactics.screens.game import GAME
from pixtable.games.tactics.screens.ways import open_new_tournament
from pixtable.shell.app import App
from pixtable.shell.kit.opening import go_on_with, say_why_not
from pixtable.shell.kit.paper import Page
from pixtable.shell.kit.work import WorkScene
from pixtable.store.saves import SaveError
from pixtable.ui.draw.layout import REST, Rect, columns, rows
from pixtable.ui.draw.theme import Colour, Space
from pixtable.ui.draw.units import View
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.dialog import Answer, Dialog
from pixtable.ui.widgets.label import Label

FOOT = 60.0


class BracketScene(Page):
    name, of_game = "tournament", GAME

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.cup = cup_of(app.services)

    @property
    def now(self) -> Tournament:
        return self.cup.now

    # Nodes

    def build_page(self) -> None:
        rounds = [[self._slip(number) for number in numbers] for numbers in self.now.rounds]
        heads = [self.say(f"rounds.{name}") for name in ROUNDS[-len(rounds) :]]
        self.bracket = Bracket(rounds, heads)
        self.next = Button("tournament.next", *self._what_next(), kind="primary", icon="play", region="foot")
        self.quick = Button(
            "tournament.quick", self.say("quick"), self.play_quickly, icon="robot", region="foot",
            tooltip=self.say("quick_tip"),
        )  # fmt: skip
        self.quick.visible = bool(numbers_without_people(self.cup))
        self.fresh = Button("tournament.fresh", self.say("fresh"), self.ask_for_new, icon="plus", region="foot")
        self.told = Label("tournament.told", self._told(), "label", "ink", lines=2)
        self.sheet.add(self.bracket, self.told, self.quick, self.fresh, self.next)
        self.header.remark = self.say("entrants", n=len(self.now.entrants))

    def _slip(self, number: int) -> MatchSlip:
        now = self.now
        is_over, is_ready = number in now.winners, number in now.ready
        is_on = is_ready and self.cup.is_under_way(number)
        frame: Colour = "amber_paper" if is_on else "good" if is_ready else "paper_rule"
        state = "on" if is_on else "ready" if is_ready else "over" if is_over else "later"
        press = None
        if is_ready:
            press = lambda: self.press(number)
        elif is_over and self.cup.path_of(number).exists():
            press = lambda: go_on_with(self.app, self.cup.path_of(number))
        sides = [self._side(number, side) for side in now.sides(number)]
        return MatchSlip(number, sides, frame, self.say(f"state.{state}"), press)

    def _side(self, number: int, side: int | None) -> Side:
        if side is None:
            return Side(None, 0, self.say("open"), "", None)
        entrant, winner = self.now.entrants[side], self.now.winners.get(number)
        has_won = None if winner is None else winner == side
        return Side(entrant.chair, side, entrant.chair.name, title_of_deck(self.app, entrant), has_won)

    # Layout

    def arrange_page(self, room: Rect, view: View) -> None:
        canvas = self.desk.canvas
        foot_tall = FOOT * max(1.0, canvas.text_scale**0.5)
        above, foot = rows(room.inset(0, Space.GRID, 0, 0), REST, foot_tall, gap=Space.GRID)
        self.bracket.place(canvas, above)
        shown = [button for button in (self.fresh, self.quick, self.next) if button.visible]
        most = foot.w / 4
        wide = [min(most, button.natural(canvas).w) for button in shown]
        self.told.rect, *boxes = columns(foot, REST, *wide, gap=Space.GRID)
        for button, box in zip(shown, boxes, strict=True):
            button.rect = box

    def enter(self) -> None:
        self._take_in()
        self.focus.set(self.next)
        if self.now.champion is not None:
            self.open_champion()

    def resume(self) -> None:
        """Back from matches that were played in the background."""
        if self._take_in() and self.now.champion is not None:
            self.open_champion()

    def _take_in(self) -> bool:
        """Whether anything has been decided since."""
        before = self.now
        try:
            self.cup.take_in()
        except SaveError as error:
            say_why_not(self.app, self.say("not_kept"), error)
        self.rebuild()  # a match may have been begun, too
        return self.now is not before

    # Sentences

    def _told(self) -> str:
        now = self.now
        if now.awaits_draft:
            return self.say("draft_first")
        if now.champion is not None:
            return self.say("won_by", name=now.entrants[now.champion].chair.name)
        one, other = (entrant.chair.name for entrant in now.pair(now.next_match))
        return self.say("next", one=one, other=other)

    def _what_next(self) -> tuple[str, Callable[[], None]]:
        now = self.now
        if now.awaits_draft:
            on = self.cup.is_under_way(DRAFT)
            return self.say("draft_on" if on else "draft"), lambda: self.sit_down(DRAFT)
        if now.champion is not None:
            return self.say("champion"), self.open_champion
        number = now.next_match
        verb = "on" if self.cup.is_under_way(number) else "play" if now.has_person(number) else "watch"
        return self.say(f"verbs.{verb}"), lambda: self.sit_down(number)

    # What hands do

    def press(self, number: int) -> None:
        if self.now.has_person(number):
            self.sit_down(number)
            return
        one, other = (entrant.chair.name for entrant in self.now.pair(number))
        answers = [
            Answer("later", self.say("later")),
            Answer("watch", self.say("verbs.watch"), lambda: self.sit_down(number), icon="play"),
            Answer("quick", self.say("quick"), lambda: self._play_out((number,)), kind="primary", icon="robot"),
        ]
        self.desk.push(Dialog(self.say("versus", one=one, other=other), self.say("quick_tip"), answers))

    def sit_down(self, number: int) -> None:
        try:
            session, notice = self.cup.sit_down(number)
        except SaveError as error:
            say_why_not(self.app, self.app.say("title.cannot_open"), error)
        else:
            self.app.sit_down(session, notice)

    def play_quickly(self) -> None:
        self._play_out(tuple(numbers_without_people(self.cup)))

    def _play_out(self, numbers: tuple[int, ...]) -> None:
        problems: list[SaveError] = []

        def done() -> None:
            for problem in problems:
                say_why_not(self.app, self.say("not_kept"), problem)

        work = play_out(self.cup, numbers, problems.append)
        self.desk.push(WorkScene(self.say("playing", n=len(numbers)), self.say("stop"), work, done))

    def ask_for_new(self) -> None:
        """A finished one may simply be followed by another."""
        if self.now.champion is not None:
            open_new_tournament(self.app)
            return
        stay = Answer("stay", self.say("go_on"), kind="primary")
        fresh = Answer("fresh", self.say("fresh"), lambda: open_new_tournament(self.app), icon="plus")
        self.desk.push(Dialog(self.say("give_up"), self.say("give_up_text"), [stay, fresh]))

    def open_champion(self) -> None:
        self.desk.push(ChampionScene(self.app))

    def close(self) -> None:
        self.app.open_title()
