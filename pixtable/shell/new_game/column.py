"""The right-hand column of the new-game sheet: the chosen chair, the house rules, the pace. One of them is open."""

from collections.abc import Callable
from functools import partial

from pixtable.core.game import Option
from pixtable.core.rules import OptionValue
from pixtable.play.usual_chairs import persona_key, persona_name
from pixtable.shell.app import App
from pixtable.shell.game_screens import Brought
from pixtable.shell.kit.blocks import Block, Line, stack
from pixtable.shell.kit.large_text import LARGE_TEXT
from pixtable.shell.kit.option_words import choice_name, option_name
from pixtable.shell.kit.sections import Field, Scale, Segmented, Switch
from pixtable.shell.new_game.opponent import LevelLine, PersonaCard, PersonaPick
from pixtable.shell.new_game.pairs import PairCard, PairPick
from pixtable.shell.new_game.plan import KINDS, LEVEL_NAMES, Plan
from pixtable.shell.settings.fields import options_of
from pixtable.store.chairs import LONGEST_NAME, Chair
from pixtable.table.loading import table_of
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Space
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.fold import Fold
from pixtable.ui.widgets.scroll import BAR, ScrollView
from pixtable.ui.widgets.textbox import TextBox

FOLDS = ("chair", "rules", "pace")
FOLD = Space.TARGET
MOST_SEGMENTS = 4
"""More numbers than these are a slider; words too, where large text leaves them no room."""
Keyboard = Callable[[TextBox], None]


class Column(ScrollView):
    """Folds with their sections. `on_change` wants all shown anew; after `on_touch` this column must stay as it is,
    for the hand is still on a slider or in a line of text."""

    def __init__(
        self, app: App, plan: Plan, *, brought: Brought | None,
        on_change: Callable[[], None], on_touch: Callable[[], None], on_keyboard: Keyboard,
    ) -> None:  # fmt: skip
        super().__init__("new_game.column")
        self.region = "column"
        self.app, self.plan, self.brought = app, plan, brought
        self.on_change, self.on_touch, self.on_keyboard = on_change, on_touch, on_keyboard
        self.open = FOLDS[0]
        self.has_notes = True  # large text needs their room for the titles
        self.sections: list[Block] = []
        self.folds: dict[str, Fold] = {}

    def say(self, key: str, **values: object) -> str:
        return self.app.say(f"new_game.{key}", **values)

    # What it holds

    def fill(self, named: list[Chair | None]) -> None:
        """Anew, for the plan as it stands."""
        self.clear()
        self.named = named
        self.folds = {name: self._fold(name) for name in FOLDS}
        make = {"chair": self._chair_sections, "rules": self._rule_sections, "pace": self._pace_sections}
        self.sections = make[self.open]()
        self.add(*self.folds.values(), *self.sections)

    def follow(self, named: list[Chair | None]) -> None:
        """The same nodes, with the names of now."""
        self.named = named
        for name in FOLDS:
            self._retitle(name)

    def _fold(self, name: str) -> Fold:
        title, note = self._titles(name)
        return Fold(f"new_game.fold.{name}", title, lambda _: self.unfold(name), note=note, is_open=name == self.open)

    def _titles(self, name: str) -> tuple[str, str]:
        if name == "chair":
            return self._chair_title(), ""
        if name == "rules":
            plan = self.plan
            kind = "standard" if plan.is_standard else "first" if plan.is_first else "own"
            return self.say("house_rules"), self.say(f"kinds_of_rules.{kind}")
        return self.say("pace_and_hints"), self.app.say(f"settings.options.pace.{self.app.settings.pace}")

    def _chair_title(self) -> str:
        seat, chair = self.plan.selected, self.named[self.plan.selected]
        name = chair.name if chair is not None else self.say("empty")
        return self.say("seat", n=seat + 1, name=name)

    def unfold(self, name: str) -> None:
        """One is always open: to close it is to go back to the chair."""
        self.open = name if name != self.open else FOLDS[0]
        self.on_change()

    def arrange(self, rect: Rect, canvas: Canvas) -> None:
        self.rect = rect
        room = rect.inset(0, 0, BAR + Space.HALF, 0)
        if self.has_notes != (canvas.text_scale < LARGE_TEXT):
            self.has_notes = not self.has_notes
            self.fill(self.named)
        tall = max(FOLD, canvas.measure("X", "label")[1] + Space.GAP)
        y = room.y
        for name, fold in self.folds.items():
            self._retitle(name)
            fold.rect = Rect(room.x, y, room.w, tall)
            y += tall + Space.GRID
            if name == self.open:
                y = stack(self.sections, canvas, Rect(room.x, y, room.w, 0))

    # The chair

    def _chair_sections(self) -> list[Block]:
        kind = self.plan.kind(self.plan.selected)
        options = [(one, self.say(f"kind.{one}")) for one in KINDS]
        who = Segmented("new_game.kind", "", options, kind, self._seat_a)
        rest = {"person": self._person, "opponent": self._opponent, "empty": self._nobody}[kind]()
        return [who, *rest, *self._pairs(), *self._brought()]

    def _pairs(self) -> list[Block]:
        """What this chair plays with, where that is chosen."""
        plan, words = self.plan, self.app.words_of(self.plan.game.id)
        own = plan.emblems.get(plan.selected)
        if own is None or not plan.game.pairs:
            return []
        pictures, holders = table_of(plan.game.id).pairs, {held: seat for seat, held in plan.emblems.items()}
        cards = []
        for emblem, pair in enumerate(plan.game.pairs):
            holder = self.named[holders[emblem]] if emblem in holders and emblem != own else None
            tip = words.say(f"pairs.{pair}")
            if holder is not None:
                tip = self.say("pair_taken", pair=tip, name=holder.name)
            card = PairCard(emblem, pair, pictures[pair], tip, partial(self._play_with, emblem))
            card.chosen, card.is_taken = emblem == own, holder is not None
            cards.append(card)
        return [PairPick(words.say("pairs.label"), cards)]

    def _play_with(self, emblem: int) -> None:
        self.plan.play_with(emblem)
        self.on_change()

    def _brought(self) -> list[Block]:
        """What this chair brings along, where something may be brought."""
        app, plan, brought = self.app, self.plan, self.brought
        chair, shown = plan.chair, self.named[plan.selected]
        if chair is None or shown is None or brought is None or not brought.may_be(plan):
            return []
        words = app.words_of(plan.game.id)
        button = Button(
            f"new_game.{brought.name}", brought.title(app, plan, chair), icon=brought.icon, kind="paper",
            tooltip=words.say(brought.tip), on_press=lambda: brought.choose(app, plan, chair, shown.name, self._bring),
        )  # fmt: skip
        return [Field(words.say(brought.label), button)]

    def _bring(self, key: str) -> None:
        self.plan.bring(key)
        self.on_change()

    def _seat_a(self, kind: str) -> None:
        self.plan.seat_a(kind)
        self.on_change()

    def _person(self) -> list[Block]:
        chair, shown = self.plan.chair, self.named[self.plan.selected]
        box = TextBox(
            "new_game.name", chair.name if chair else "", self._rename, hint=shown.name if shown else "",
            longest=LONGEST_NAME, on_keyboard=self.on_keyboard,
        )  # fmt: skip
        return [Field(self.say("name"), box)]

    def _rename(self, name: str) -> None:
        self.plan.rename(name)
        self.on_touch()

    def _nobody(self) -> list[Block]:
        return [Line("new_game.nobody", self.say("nobody"), "body", "muted_ink")]

    def _opponent(self) -> list[Block]:
        chair = self.plan.chair
        assert chair is not None
        assert chair.level is not None
        cards = [self._persona(persona, chair) for persona in (*self.plan.game.mind.personas, None)]
        names = [self.say(f"level.{level}") for level in LEVEL_NAMES]
        self.level = LevelLine(self.say("strength"), chair.level, names, self._play_at)
        return [PersonaPick(cards, self.app.say(f"{persona_key(chair.persona)}.line")), self.level]

    def _persona(self, persona: str | None, chair: Chair) -> PersonaCard:
        tooltip = self.app.say(f"{persona_key(persona)}.line")
        name = persona_name(self.app.services, persona)
        card = PersonaCard(self.plan.game.id, persona, name, tooltip, lambda: self._be(persona))
        card.chosen = chair.persona == persona
        return card

    def _be(self, persona: str | None) -> None:
        self.plan.be(persona)
        self.on_change()

    def _play_at(self, level: str) -> None:
        self.plan.play_at(level)
        self.level.index = LEVEL_NAMES.index(level)
        self.on_touch()

    # The house rules

    def _rule_sections(self) -> list[Block]:
        return [self._option(option) for option in self.plan.rules]

    def _option(self, option: Option) -> Segmented | Scale:
        words, agreed = self.app.words_of(self.plan.game.id), self.plan.agreed
        seats = self.plan.sitting
        values = {str(value).lower(): value for value in self.plan.choices(option)}
        options = [(key, choice_name(words, option, value, seats, agreed)) for key, value in values.items()]
        now = str(agreed[option.key]).lower()
        choose = lambda key: self._agree(option.key, values[key])
        is_long = len(options) > MOST_SEGMENTS
        make = Scale if is_long and (not self.has_notes or isinstance(option.default, int)) else Segmented
        return make(f"new_game.option.{option.key}", option_name(words, option), options, now, choose)

    def _agree(self, key: str, value: OptionValue) -> None:
        before = (self.plan.places, self.plan.rules, self.plan.agreed)
        self.plan.agree(key, value)
        others = {other: self.plan.agreed[other] for other in before[2] if other != key}
        if (self.plan.places, self.plan.rules) != before[:2] or others.items() - before[2].items():
            self.on_change()
        else:
            self._retitle("rules")

    # The pace

    def _pace_sections(self) -> list[Block]:
        chosen = self.app.settings
        return [
            self._setting("pace", chosen.pace, self._set_pace),
            self._setting("hand_over", chosen.hand_over, self._set_hand_over),
            Switch("new_game.previews", self.say("previews"), chosen.previews, lambda v: self._set(previews=v)),
            Switch("new_game.practice", self.say("practice"), chosen.practice, lambda v: self._set(practice=v)),
        ]

    def _setting(self, name: str, now: str, choose: Callable[[str], None]) -> Segmented:
        """One of the app's own settings, in the words of its sheet."""
        options = [(value, self.app.say(f"settings.options.{name}.{value}")) for value in options_of(name)]
        return Segmented(f"new_game.{name}", self.app.say(f"settings.labels.{name}"), options, now, choose)

    def _set_pace(self, pace: str) -> None:
        self._set(pace=pace)

    def _set_hand_over(self, way: str) -> None:
        self._set(hand_over=way)

    def _set(self, **changes: object) -> None:
        self.app.change(**changes)
        self._retitle("pace")

    def _retitle(self, name: str) -> None:
        title, note = self._titles(name)
        self.folds[name].text, self.folds[name].note = title, note if self.has_notes else ""
