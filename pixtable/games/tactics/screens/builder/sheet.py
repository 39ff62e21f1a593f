"""The right-hand sheet of the deck builder, put together: name, trays, verdict, curves, counts, and what to do."""

from typing import Protocol

from pixtable.games.tactics.rules.decks.decks import ROLES, Deck, Role
from pixtable.games.tactics.screens.builder.layout import BuilderLayout
from pixtable.games.tactics.screens.builder.tray import Curve, Gauge, Tally, Tray, Verdict
from pixtable.games.tactics.screens.builder.workbench import TRAITS, Workbench, counts, curve
from pixtable.games.tactics.screens.decks.deck_box import problem_words
from pixtable.games.tactics.screens.game import GAME
from pixtable.shell.app import App
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.label import Panel
from pixtable.ui.widgets.textbox import TextBox

LONGEST_NAME = 28


class Hands(Protocol):
    """What the builder does when something on the sheet is pressed."""

    def rename(self, name: str) -> None: ...
    def next_format(self) -> None: ...
    def take_one(self, name: str, role: Role) -> None: ...
    def open_clause(self) -> None: ...
    def open_keyboard(self, box: TextBox) -> None: ...
    def try_draw(self) -> None: ...
    def try_games(self) -> None: ...
    def keep(self) -> None: ...


class DeckSheet(Panel):
    def __init__(self, app: App, hands: Hands) -> None:
        super().__init__("builder.sheet", "paper")
        self.app, self.hands, self.words = app, hands, app.words_of(GAME)
        self.name = TextBox(
            "builder.name", "", hands.rename, hint=self.say("unnamed"), longest=LONGEST_NAME,
            on_keyboard=hands.open_keyboard, region="trays",
        )  # fmt: skip
        self.format = Button("builder.format", "", hands.next_format, kind="paper", region="trays")
        self.format.tooltip = self.say("format")
        self.trays = {role: self._tray(role) for role in ROLES}
        self.gauge, self.verdict = Gauge(), Verdict(hands.open_clause)
        self.curves = (Curve("attack", self.say("attack"), "life_lost"), Curve("life", self.say("life"), "good"))
        self.tallies = {trait: Tally(trait) for trait in TRAITS}
        self.draw_hand = Button("builder.draw", self.say("draw"), hands.try_draw, region="trays")
        self.trial = Button("builder.trial", self.say("trial"), hands.try_games, region="trays")
        self.save = Button("builder.save", self.say("save"), hands.keep, kind="primary", region="trays", role="button")
        self.add(self.name, self.format, *self.trays.values(), self.gauge, self.verdict, *self.curves)
        self.add(*self.tallies.values(), self.draw_hand, self.trial, self.save)

    def say(self, key: str, **values: object) -> str:
        return self.app.words_of(GAME).say(f"builder.{key}", **values)

    def _tray(self, role: Role) -> Tray:
        title = self.words.say(f"decks.words.{role}")
        return Tray(role, title, lambda name: self.hands.take_one(name, role), self.say("take_out"))

    # Layout

    def arrange(self, at: BuilderLayout) -> None:
        self.rect = at.sheet
        self.name.rect, self.format.rect = at.name, at.format
        self.trays["leaders"].arrange(at.leaders, at.head)
        self.trays["heroes"].arrange(at.heroes, at.head)
        self.gauge.rect, self.verdict.rect = at.gauge, at.verdict
        for nodes, spots in ((self.curves, at.curves), (self.tallies.values(), at.tallies)):
            for i, node in enumerate(nodes):
                node.visible = i < len(spots)  # large text needs their room
                if node.visible:
                    node.rect = spots[i]
        self.draw_hand.rect, self.trial.rect, self.save.rect = at.buttons

    # What it shows

    def show(self, bench: Workbench) -> None:
        deck, form = bench.deck, bench.deck.form
        if self.name.text != deck.name:
            self.name.set(deck.name)
        self.format.text = self.words.say(f"decks.words.{deck.format}")
        leaders, heroes = len(deck.leaders), len(deck.heroes)
        self.trays["leaders"].hold(deck, f"{leaders} / {form.leaders}", leaders == form.leaders)
        count = self.say("of", n=heroes, fewest=form.fewest, most=form.most)
        self.trays["heroes"].hold(deck, count, form.fewest <= heroes <= form.most)
        self.gauge.deck = deck
        for which, chart in enumerate(self.curves):
            chart.bars = curve(deck, which)
        for trait, many in counts(deck).items():
            self.tallies[trait].words = self.say(f"counts.{trait}", n=many)
        self._judge(bench)
        self.save.enabled = bench.is_changed or not bench.key
        self.draw_hand.enabled = bool(deck.heroes)
        self.trial.enabled = not bench.problems

    def _judge(self, bench: Workbench) -> None:
        if wrong := bench.problems:
            lines = [f"{problem_words(self.words, problem)} ({problem.clause})" for problem in wrong]
            self.verdict.say(lines, is_legal=False, more=lambda n: self.say("more", n=n))
        else:
            self.verdict.say(self._praise(bench.deck), is_legal=True)

    def _praise(self, deck: Deck) -> list[str]:
        if deck.drafted:
            return [self.say("legal.drafted")]
        words, room = self.say(f"legal.{deck.format}", n=len(deck.heroes)), deck.form.most - len(deck.heroes)
        return [words, self.say("room", n=room)] if room else [words]
