"""What the rest of the program may know of a game without knowing the game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

import msgspec

from pixtable.core.codec import Codec
from pixtable.core.course import Chronicle, Remark
from pixtable.core.cues import Cues
from pixtable.core.events import Ask, Move, Seat
from pixtable.core.feats import FeatsAndDraws
from pixtable.core.goals import PuzzleSource, Win
from pixtable.core.rules import AnyMatch, Options, OptionValue, Rules, ScoreLine
from pixtable.core.telling import Moment, Sentence, Teller
from pixtable.core.why import Why


class BadOptions(ValueError):
    """Options or a number of seats that this game does not have."""


@dataclass(frozen=True)
class Option:
    """A house rule that is agreed on before the game, with the clause that allows it."""

    key: str
    clause: str
    default: OptionValue
    choices: tuple[OptionValue, ...]
    only_with: Mapping[str, tuple[OptionValue, ...]] = field(default_factory=dict)
    """Other options that have to be one of these for this one to matter; it keeps its default elsewhere."""
    default_with: Mapping[str, Mapping[OptionValue, OptionValue]] = field(default_factory=dict)
    """Options before it beside which its default is another, by their values."""
    may_idle: bool = False
    """Whether it may be agreed on where it does not matter: saves of before it had `only_with` did so."""
    meaning: "Callable[[int, Options], int] | None" = None
    """What a default that depends on the number of seats comes to at a table of so many, with such options."""
    was: OptionValue | None = None
    """What saves that do not name it were played by: of those from before there was this option."""

    @property
    def type(self) -> str:
        return type(self.default).__name__

    def usual(self, options: Mapping[str, object]) -> OptionValue:
        """Its default beside these options."""
        for key, defaults in self.default_with.items():
            if (value := options.get(key)) in defaults:
                return defaults[value]  # type: ignore[index]
        return self.default

    def matters(self, options: Mapping[str, object]) -> bool:
        return all(options.get(key) in values for key, values in self.only_with.items())

    def allows(self, value: object) -> bool:
        # True equals 1 in Python, but it is no number of rounds.
        return type(value) is type(self.default) and value in self.choices


@dataclass(frozen=True)
class Mode:
    """A way to play that is offered as a large choice of its own; its catalogue has its words under `modes`."""

    name: str
    options: Options = field(default_factory=dict)
    """What is agreed on by choosing it; all other house rules stay as they are."""
    game: str = ""
    """The game that is played then, where it is another one in the same folder."""
    clause: str = ""
    """Where the rulebook tells of it."""


def _unnamed(option: Option, options: Mapping[str, object]) -> OptionValue:
    """What an option is where a save does not name it."""
    return option.was if option.was is not None and option.matters(options) else option.usual(options)


def home_of(game_id: str) -> str:
    return game_id.partition(".")[0]


Say: TypeAlias = Callable[..., str]
"""A sentence of a catalogue by its key, with the values that stand in it."""
Reckon: TypeAlias = Callable[[Any, Seat], Sequence[ScoreLine]]


def never() -> bool:
    return False


@dataclass(frozen=True)
class Budget:
    """How long a mind may think: its level's simulations or these, and not once `expired` says so."""

    simulations: int | None = None
    expired: Callable[[], bool] = never
    told: int = 3
    """How many of the moves that were weighed are told of, the best first."""
    also: Move | None = None
    """A move that has to be weighed too, whether or not it would have come to mind."""
    counsels: bool = False
    """Whether somebody is advised: then a mind leaves its own taste out, and tells of each move what it brings."""


class Opponent(msgspec.Struct, frozen=True):
    """Who thinks: a level or a yardstick, and the taste it plays with."""

    level: str
    persona: str | None = None


class Thought(msgspec.Struct, frozen=True):
    """What a mind came up with: its move, how many simulations it took, and why."""

    move: Move
    nodes: int
    why: Why[Any]


class Begun(msgspec.Struct, frozen=True):
    """A seat's own half-made move: what it saw before, so that a mind can carry it out again in worlds of its own."""

    before: Any
    move: Move
    answers: tuple[int | str, ...] = ()


class Pending(msgspec.Struct, frozen=True):
    """A question that waits for a seat's answer, in the middle of a move.

    `begun` is that move if the seat made it and gave all its answers so far: those of others may be secret.
    """

    ask: Ask
    begun: Begun | None = None


class Mind(Protocol):
    """A game's opponents. A mind is handed a seat's view, so it cannot cheat."""

    @property
    def levels(self) -> tuple[str, ...]:
        """Every level that `think` knows, yardsticks such as `greedy` included."""

    @property
    def personas(self) -> tuple[str, ...]: ...

    def think(
        self, view: Any, seat: Seat, opponent: Opponent, seed: int, budget: Budget, *, pending: Pending | None = None
    ) -> Thought:
        """The same seed and simulations give the same move. With a `pending` question the move is its answer."""


@dataclass(frozen=True)
class GameInfo:
    """A game as the table sees it; what it is called its catalogue says. `rules_version` grows when old moves would be
    decided anew.
    """

    id: str
    rules_version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules: Rules[Any, Any, Any]
    codec: Codec
    mind: Mind
    material: Callable[[Say], Mapping[str, Any]] | None = None
    """The printed pieces as plain data, for those who play without seeing them; `say` has the words on them."""
    schooled: "Callable[[bytes], Mind] | None" = None
    """The mind that knows what the player has taught its opponents; without one they cannot be taught."""
    chronicle: Chronicle | None = None
    """How a game of it went, in its own words; without one only the result is told."""
    sequel: Callable[[Any, Sequence[Seat], int], AnyMatch] | None = None
    """For a game that nobody wins, the match that it was for: between these seats of its last state, from this seed."""
    reckon: Reckon | None = None
    """What counts for a seat in a position, term by term: what a coach compares moves by."""
    remarks: Callable[[AnyMatch, bytes], Sequence[Remark]] | None = None
    """What else there is to say of the steps of a game that is over, with what the player has taught the opponents."""
    goals: Any = Win
    """The union of what its levels may ask for: kinds of `core.goals.Goal`."""
    puzzle_source: PuzzleSource | None = None
    """Where its puzzles are found; without one nobody looks for them."""
    first_options: Options = field(default_factory=dict)
    """What somebody is offered who has never played it."""
    modes: tuple[Mode, ...] = ()
    """The ways to play it that its page offers, the usual one first; without any it is simply played."""
    feats: FeatsAndDraws | None = None
    """What is worth remembering of a game of it; without one only the result is."""
    seating: Callable[[Options], tuple[int, ...]] | None = None
    """How many may sit down with such options, where these decide it: none at all where they do not go together."""
    teller: Teller | None = None
    """Its moves and events in a player's words; without one its pieces are named as the rules name them."""
    occasion: Callable[[Moment, Any], Sentence | None] | None = None
    """What moves are in answer to and do not name, for those who read of them without the table: a clue."""
    cues: Cues | None = None
    """When its opponents might say a word; without it they are silent."""
    facts: Callable[[Say], Mapping[str, str]] | None = None
    """What its rulebook leaves to its data, in words, by the name that stands there in braces."""
    pairs: tuple[str, ...] = ()
    """Pieces that everybody chooses before the game, by name: those of an emblem stand at its place. Without any, what
    stands for a seat is nobody's choice."""
    teams: Callable[[int, Options], tuple[int, ...]] | None = None
    """Who plays with whom, by seat; nobody where everybody plays alone."""

    @property
    def is_contest(self) -> bool:
        """Whether it is won: a draft is not, it ends with decks."""
        return self.sequel is None

    @property
    def home(self) -> str:
        """The game in whose folder it lies, as its id says: they have opponents, rulebook and words in common."""
        return home_of(self.id)

    def mind_with(self, taught: bytes) -> Mind:
        """The opponents with all that the player has taught them; nothing taught is no bytes."""
        return self.schooled(taught) if self.schooled is not None and taught else self.mind

    def read_options(self, wished: Mapping[str, object]) -> Options:
        """The options of a game: those wished for, the default for every other."""
        known = {option.key: option for option in self.options}
        for key, value in wished.items():
            if key not in known:
                raise BadOptions(f"{self.id} has no option {key!r}; it has {sorted(known)}")
            if not known[key].allows(value):
                raise BadOptions(f"option {key!r} is one of {list(known[key].choices)}, not {value!r}")
        options = self.filled(wished)
        for option in self.options:
            is_own = options[option.key] != option.usual(options) and not option.may_idle
            if is_own and not option.matters(options):
                needed = " and ".join(f"{key} {list(values)}" for key, values in option.only_with.items())
                raise BadOptions(f"option {option.key!r} is only for {needed}")
        if not self.seats_with(options):
            raise BadOptions(f"these options of {self.id} do not go together: {options}")
        return options

    def filled(self, wished: Mapping[str, object]) -> Options:
        """Every option: as wished for, else as is usual beside those before it."""
        options: dict[str, OptionValue] = {}
        for option in self.options:
            options[option.key] = wished.get(option.key, option.usual(options))  # type: ignore[assignment]
        return options

    def options_to_save(self, options: Options) -> Options:
        """All but those that `options_of_save` finds again, so that a save of before an option is written as it was."""
        left_out = {it.key for it in self.options if it.was is not None and _unnamed(it, options) == options[it.key]}
        return {key: value for key, value in options.items() if key not in left_out}

    def options_of_save(self, saved: Options) -> Options:
        missing = [it for it in self.options if it.was is not None and it.key not in saved]
        return {**saved, **{it.key: _unnamed(it, saved) for it in missing}}

    def seats_with(self, options: Options) -> tuple[int, ...]:
        return self.seats if self.seating is None else self.seating(options)

    def teams_with(self, seats: int, options: Options) -> tuple[int, ...]:
        return () if self.teams is None else self.teams(seats, options)

    def mode_with(self, options: Options) -> Mode | None:
        """The mode that is played with these options, where they are one's."""
        own = (mode for mode in self.modes if not mode.game)
        return next((mode for mode in own if mode.options.items() <= options.items()), None)

    def check_seats(self, seats: int, options: Options) -> None:
        allowed = self.seats_with(options)
        if seats not in allowed:
            agreed = f" with {dict(options)}" if allowed != self.seats else ""
            raise BadOptions(f"{self.id} is played by {list(allowed)} seats{agreed}, not {seats}")
