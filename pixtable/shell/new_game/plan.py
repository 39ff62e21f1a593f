"""A table that is being laid: who is to sit where, by which house rules. It knows nothing of windows."""

from collections.abc import Callable
from dataclasses import dataclass, field

from msgspec.structs import replace

from pixtable.ai.levels import LEVELS
from pixtable.core.game import BadOptions, GameInfo, Option
from pixtable.core.rules import Options, OptionValue
from pixtable.store.chairs import FIRST_LEVEL, LONGEST_NAME, USUAL_LEVEL, Chair, emblems_of, unlike
from pixtable.store.settings import TableSetup

LEVEL_NAMES = tuple(LEVELS)
PERSON = Chair("")
KINDS = ("person", "opponent", "empty")
Name = Callable[[str | None], str]
"""A persona's name in the player's language."""


@dataclass
class Plan:
    """Names are empty until somebody writes one: then the persona's name, or "Player 2", is shown."""

    game: GameInfo
    chairs: list[Chair | None]
    options: dict[str, OptionValue] = field(default_factory=dict)
    usual: dict[str, OptionValue] = field(default_factory=dict)
    """What goes without saying at this player's table, such as the language of the clues."""
    selected: int = 0

    @classmethod
    def of(cls, game: GameInfo, last: TableSetup | None, **usual: OptionValue) -> "Plan":
        """The last set-up again as far as it still fits the game; else a person and the fewest opponents."""
        usual = {option.key: usual[option.key] for option in game.options if option.allows(usual.get(option.key))}
        if last is None or not any(last.chairs):
            return cls(game, _usual_chairs(game), dict(game.first_options), usual)
        chairs = [_that_fits(game, chair) for chair in last.chairs[: max(game.seats)]]
        chairs += [None] * (max(game.seats) - len(chairs))
        known = {option.key: option for option in game.options}
        options = {key: value for key, value in last.options.items() if key in known and known[key].allows(value)}
        plan = cls(game, chairs, options, usual)
        if not plan._goes_together():
            plan.options = {}
        return plan

    # What is there

    @property
    def places(self) -> int:
        """Chairs that stand at the table; those put aside by other house rules are kept as they were."""
        return max(self.game.seats_with(self.agreed))

    @property
    def taken(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs[: self.places]) if chair is not None]

    @property
    def sitting(self) -> int:
        """How many will play: as few as the game allows, until there are so many."""
        return max(len(self.taken), min(self.game.seats_with(self.agreed)))

    @property
    def can_start(self) -> bool:
        return len(self.taken) in self.game.seats_with(self.agreed)

    @property
    def teams(self) -> tuple[int, ...]:
        """Who plays with whom, by seat; nobody, where everybody plays alone."""
        return self.game.teams_with(self.places, self.agreed)

    @property
    def chair(self) -> Chair | None:
        return self.chairs[self.selected]

    @property
    def setup(self) -> TableSetup:
        """What the next sheet begins with: nobody has their first game twice."""
        return TableSetup(tuple(self.chairs), {} if self.is_first else dict(self.options))

    @property
    def emblems(self) -> dict[int, int]:
        """By chair that is taken: chosen, or the chair's own, however many chairs before it stay empty."""
        return emblems_of(self.chairs[: self.places])

    def kind(self, seat: int) -> str:
        chair = self.chairs[seat]
        return "empty" if chair is None else "person" if chair.is_person else "opponent"

    @property
    def agreed(self) -> Options:
        wished = {**self.usual, **self.options}
        full = self.game.filled(wished)
        known = {option.key: option for option in self.game.options}
        return self.game.read_options({key: value for key, value in wished.items() if known[key].matters(full)})

    @property
    def is_standard(self) -> bool:
        return self.agreed == self.game.read_options(self.usual)

    @property
    def is_first(self) -> bool:
        """Whether it is what a newcomer is offered."""
        first = self.game.first_options
        return bool(first) and self.agreed == self.game.read_options({**self.usual, **first})

    @property
    def rules(self) -> list[Option]:
        """The house rules that matter beside those agreed on."""
        return [option for option in self.game.options if option.matters(self.agreed)]

    def choices(self, option: Option) -> list[OptionValue]:
        """Those that go together with the house rules before it; those after it would give way."""
        before = self.game.options[: self.game.options.index(option)]
        kept = {one.key: self.agreed[one.key] for one in before}
        usual = {one.key: one.default for one in self.game.options}
        return [value for value in option.choices if self.game.seats_with({**usual, **kept, option.key: value})]

    # What a hand does

    def agree(self, key: str, value: OptionValue) -> None:
        """A house rule; others that do not go together with it are given up, and chairs that it needs are taken."""
        self.options[key] = value
        for other in [other for other in self.options if other != key]:
            if not self._goes_together():
                del self.options[other]
        seats = self.game.seats_with(self.agreed)
        self.selected = min(self.selected, max(seats) - 1)
        if len(seats) == 1:
            self._fill()

    def _goes_together(self) -> bool:
        try:
            return bool(self.agreed)
        except BadOptions:
            return False

    def _fill(self) -> None:
        """Where no chair may stay empty, opponents sit down on those that are."""
        for seat in range(self.places):
            if self.chairs[seat] is None:
                self.chairs[seat] = self._newcomer()

    def press(self, seat: int) -> None:
        """A chair is taken up first; pressed again, it goes from person to opponent to empty."""
        if seat != self.selected:
            self.selected = seat
            if self.chairs[seat] is not None:
                return
        kind = KINDS[(KINDS.index(self.kind(seat)) + 1) % len(KINDS)]
        self.seat_a(kind)

    def seat_a(self, kind: str) -> None:
        if kind != self.kind(self.selected):
            made = {"empty": None, "person": PERSON, "opponent": self._newcomer()}[kind]
            kept = None if self.chair is None else self.chair.emblem
            self.chairs[self.selected] = None if made is None else replace(made, emblem=kept)

    def be(self, persona: str | None) -> None:
        chair = self.chair
        if chair is not None and not chair.is_person:
            self.chairs[self.selected] = replace(chair, name="", persona=persona)

    def play_at(self, level: str) -> None:
        chair = self.chair
        if chair is not None and not chair.is_person:
            self.chairs[self.selected] = replace(chair, name="", level=level)

    def rename(self, name: str) -> None:
        chair = self.chair
        if chair is not None and chair.is_person:
            self.chairs[self.selected] = replace(chair, name=name)

    def bring(self, deck: str) -> None:
        """Whoever sits there plays with this deck."""
        if self.chair is not None:
            self.chairs[self.selected] = replace(self.chair, deck=deck)

    def play_with(self, emblem: int) -> None:
        """Whoever sits there plays with these pieces; whoever had them takes what is given up for them."""
        chair, emblems = self.chair, self.emblems
        if chair is None:
            return
        for seat, held in emblems.items():
            other = self.chairs[seat]
            if held == emblem and other is not None:
                self.chairs[seat] = replace(other, emblem=emblems[self.selected])
        self.chairs[self.selected] = replace(chair, emblem=emblem)

    def _newcomer(self) -> Chair:
        """An opponent with the taste that fewest opponents at the table have."""
        seated = self.chairs[: self.places]
        present = [chair.persona for chair in seated if chair is not None and not chair.is_person]
        return Chair("", USUAL_LEVEL, min((*self.game.mind.personas, None), key=present.count))

    # Whoever sits down in the end

    def named(self, persona_name: Name, person_name: Callable[[int], str]) -> list[Chair | None]:
        """Every chair with the name it is shown by; the second of two namesakes is numbered."""
        named: list[Chair | None] = []
        emblems = self.emblems if self.game.pairs else {}
        for seat, chair in enumerate(self.chairs[: self.places]):
            if chair is None:
                named.append(None)
                continue
            name = chair.name.strip() or (person_name(seat) if chair.is_person else persona_name(chair.persona))
            named.append(replace(chair, name=unlike(name, named), emblem=emblems.get(seat)))
        return named


def _usual_chairs(game: GameInfo) -> list[Chair | None]:
    """Whoever has never laid a table for this game begins against opponents that a beginner can beat, and as few of
    them as the game is played with."""
    guests = min(game.seats) - 1
    personas = [*game.mind.personas, *[None] * guests][:guests]
    chairs: list[Chair | None] = [PERSON, *(Chair("", FIRST_LEVEL, persona) for persona in personas)]
    return chairs + [None] * (max(game.seats) - len(chairs))


def _that_fits(game: GameInfo, chair: Chair | None) -> Chair | None:
    """A remembered chair; its level or persona may have left the game since."""
    if chair is None:
        return None
    emblem = chair.emblem if chair.emblem in range(len(game.pairs)) else None
    if chair.is_person:
        return replace(chair, name=chair.name[:LONGEST_NAME], emblem=emblem)
    level = chair.level if chair.level in LEVEL_NAMES else USUAL_LEVEL
    persona = chair.persona if chair.persona in game.mind.personas else None
    return replace(chair, name="", level=level, persona=persona, emblem=emblem)
