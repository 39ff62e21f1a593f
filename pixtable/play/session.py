"""A game in progress with everybody round it: who decides now, opponents that think, and the way back."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import takewhile
from typing import Any

import msgspec

from pixtable.core.events import Event, Move, Seat
from pixtable.core.game import Budget, GameInfo, Opponent, Thought
from pixtable.core.match import Deal, Match, Step
from pixtable.core.open import Listed
from pixtable.core.rules import Refusal
from pixtable.core.what_if import branch_at, imagine_at
from pixtable.games import GAMES
from pixtable.play.services import Services
from pixtable.play.thinking import ThinkingFailed, ThinkRequest
from pixtable.store.chairs import USUAL_LEVEL, Chair, emblems_of, people_among
from pixtable.store.saves import Recorded, SaveError

LONGEST_THOUGHT = 1500
"""Milliseconds: an opponent that has not finished by then plays the best it has found."""
STOPGAP_SIMULATIONS = 50
"""What an opponent whose process has failed makes do with, in our own."""

HELPER = Opponent("expert")
"""Who is asked for a hint: the same as the coach, who must not find fault with it later."""


@dataclass(frozen=True)
class Played:
    """A move that was made, for the director to show."""

    seat: Seat
    move: Move
    events: tuple[Event, ...]
    by_opponent: bool


class Session:
    def __init__(self, services: Services, recorded: Recorded, *, is_what_if: bool = False) -> None:
        self.services = services
        self.is_what_if = is_what_if
        self.recorded = recorded
        self.chairs = recorded.chairs or _anonymous(recorded.match.deal.seats)
        self.begun = datetime.now()
        self.look_at: Callable[[int], None] = lambda n: None  # whoever shows this game looks at step n
        self.watch_from: Callable[[int], None] = lambda n: None  # and plays it again from there
        self.show_past: Callable[[int], None] = lambda n: None  # or looks at it, with nothing over the table
        self.show_better: Callable[[int, dict[str, Any], Any], None] = lambda n, move, why: None  # or points at a move
        self._moves: tuple[tuple[object, ...], Sequence[Listed[Move]]] | None = None
        self._asked: tuple[int, Seat] | None = None  # the step and the seat that is thought about
        self._thought_of: Thought | None = None  # what the opponent that was asked has come up with
        self._borrower: object = None  # whoever has the thinker for a question of its own

    @classmethod
    def start(cls, services: Services, game_id: str, chairs: tuple[Chair, ...], deal: Deal) -> "Session":
        """Raises `SaveError` where it cannot be kept."""
        match, new_path = _start(game_id, chairs, deal), services.library.new_path
        try:
            recorded = Recorded.create(match, new_path(game_id), chairs)
        except SaveError as error:
            if error.code not in ("exists", "changed"):
                raise
            recorded = Recorded.create(match, new_path(game_id), chairs)  # another window took that very name
        return cls(services, recorded)

    @classmethod
    def start_unsaved(cls, services: Services, game_id: str, chairs: tuple[Chair, ...], deal: Deal) -> "Session":
        """The same, for a player who knows that it will be gone."""
        recorded = Recorded(_start(game_id, chairs, deal), chairs=chairs)
        recorded.let_go_of_file()
        return cls(services, recorded)

    # Where it stands

    @property
    def match(self) -> Match:
        return self.recorded.match

    @property
    def game(self) -> GameInfo:
        return self.match.game

    @property
    def persons(self) -> tuple[Seat, ...]:
        return people_among(self.chairs)

    @property
    def emblems(self) -> tuple[int, ...]:
        """By seat: the emblem that stands for whoever sits there."""
        return tuple(emblems_of(self.chairs).values())

    def opponents_beside(self, seat: Seat) -> int:
        """How many opponents sit in a row here, without a person between them; none where nobody is waiting."""
        if not self.persons:
            return 0
        seats = len(self.chairs)
        clockwise = takewhile(lambda i: not self.chairs[(seat + i) % seats].is_person, range(seats))
        back = takewhile(lambda i: not self.chairs[(seat - i) % seats].is_person, range(seats))
        return max(0, len(list(clockwise)) + len(list(back)) - 1)

    @property
    def acted(self) -> Sequence[bool]:
        """Where several seats act at once: for each person, whether they have. Nothing where turns are taken."""
        return [seat not in self.match.to_act for seat in self.persons] if self.is_at_once else ()

    @property
    def is_at_once(self) -> bool:
        """Whether several seats act at once now, the last of them included."""
        match = self.match
        waiting = match.rules.to_act(match.state_at(max(0, match.n - 1)))
        return max(len(waiting), len(match.to_act)) > 1

    def has_secrets(self, n: int) -> bool:
        """Whether the people at the table may not all see the same after step `n`."""
        views = [view_for(self.match, n, seat) for seat in self.persons]
        return any(view != views[0] for view in views)

    @property
    def is_over(self) -> bool:
        return self.match.result is not None

    @property
    def minutes(self) -> int:
        return round((datetime.now() - self.begun).total_seconds() / 60)

    @property
    def deciding(self) -> Seat | None:
        """The person who is to move now; nobody while an opponent is, or once it is over."""
        return next((seat for seat in self.match.to_act if self.chairs[seat].is_person), None)

    def moves(self, seat: Seat) -> Sequence[Listed[Move]]:
        """Worked out once for each position: every frame asks, and some games have hundreds."""
        position = (self.match.state, self.match.half_made, seat)
        if self._moves is None or any(a is not b for a, b in zip(self._moves[0], position, strict=True)):
            self._moves = (position, self.match.legal(seat))
        return self._moves[1]

    def refuse(self, seat: Seat, move: Move) -> Refusal | None:
        return self.match.refuse(seat, move)

    # Going on

    @property
    def is_counted(self) -> bool:
        """Whether it is a game that is counted once it is over: only then it matters how somebody was helped."""
        return not self.is_what_if

    def play(self, seat: Seat, move: Move) -> Played:
        """A person's move; raises `SaveError` and changes nothing where it cannot be kept."""
        if self.is_counted and self.services.settings.practice:
            self._note_practice()
        return self._play(seat, move, by_opponent=False)

    def _note_practice(self) -> None:
        if not self.recorded.notes.help.practice:
            self.recorded.note("practice", self.match.n)

    def think_ahead(self) -> None:
        """Called every frame: whoever is to move next begins to think while the last move is still being shown."""
        seat = self._opponent_to_act()
        if seat is not None and self._borrower is None and self._asked != (self.match.n, seat):
            self._ask(seat, self._opponent(seat))

    def thought(self) -> Thought | None:
        """What the opponent whose turn it is has come up with, once it has."""
        seat = self._opponent_to_act()
        if seat is None or self._asked != (self.match.n, seat):
            return None
        if self._thought_of is None:
            self._thought_of = self._poll(seat, self._opponent(seat))
        return self._thought_of

    def play_thought(self) -> Played | None:
        """The opponent's move, once there is one."""
        seat, thought = self._opponent_to_act(), self.thought()
        return None if seat is None or thought is None else self._play(seat, thought.move, by_opponent=True)

    @property
    def awaits_opponent(self) -> bool:
        return self._opponent_to_act() is not None

    @property
    def is_thinking(self) -> bool:
        return self._asked is not None

    def ask_for_hint(self, seat: Seat) -> None:
        self._ask(seat, HELPER, counsels=True)

    def hint(self, seat: Seat) -> Thought | None:
        """What a strong opponent thinks of the moves here, once it does."""
        if self._asked != (self.match.n, seat):
            return None
        if thought := self._poll(seat, HELPER, counsels=True):
            self._asked = None
        return thought

    def was_thought_out(self, step: Step) -> bool:
        """Whether an opponent's mind came to it, and can be asked why."""
        return not self.chairs[step.seat].is_person and not step.move.is_forced

    def stop_thinking(self) -> None:
        if self._asked is not None or self._borrower is not None:
            self.services.thinker.cancel()
        self._asked = self._borrower = self._thought_of = None

    def lend_thinker(self, borrower: object) -> None:
        """Nobody at the table thinks until it is given back, or somebody acts."""
        self.stop_thinking()
        self._borrower = borrower

    def lends_thinker_to(self, borrower: object) -> bool:
        return self._borrower is borrower

    def _opponent_to_act(self) -> Seat | None:
        if self.deciding is not None:
            return None
        return next((seat for seat in self.match.to_act if not self.chairs[seat].is_person), None)

    def _ask(self, seat: Seat, opponent: Opponent, *, counsels: bool = False) -> None:
        self._asked, self._borrower, self._thought_of = (self.match.n, seat), None, None
        self.services.thinker.ask(
            ThinkRequest.about(
                self.match, seat, opponent, self._seed(), LONGEST_THOUGHT, taught=self.taught, counsels=counsels
            )
        )

    def _poll(self, seat: Seat, opponent: Opponent, *, counsels: bool = False) -> Thought | None:
        try:
            return self.services.thinker.poll()
        except ThinkingFailed:
            view, budget = self.match.view(seat), Budget(STOPGAP_SIMULATIONS, counsels=counsels)
            mind = self.game.mind_with(self.taught)
            return mind.think(view, seat, opponent, self._seed(), budget, pending=self.match.pending(seat))

    @property
    def taught(self) -> bytes:
        return self.services.taught_of(self.game)

    def _play(self, seat: Seat, move: Move, by_opponent: bool) -> Played:
        self.stop_thinking()
        return Played(seat, move, self.recorded.play(seat, move), by_opponent)

    def _opponent(self, seat: Seat) -> Opponent:
        opponent = self.chairs[seat].opponent
        assert opponent is not None
        return opponent

    def _seed(self) -> int:
        return self.seed_at(self.match.n)

    def seed_at(self, n: int) -> int:
        """The same game thinks the same way again, wherever it is taken up."""
        return (self.match.deal.seed * 1_000_003 + n) & 0x7FFF_FFFF

    # Going back

    def undo_point(self) -> int | None:
        """The last moment before now at which a person had to decide."""
        return next((n for n in range(self.match.n - 1, -1, -1) if self._person_decides_at(n)), None)

    def redo_point(self) -> int | None:
        """The next such moment among the steps that were taken back, or the last of them."""
        last = len(self.match.steps)
        if self.match.n == last:
            return None
        return next((n for n in range(self.match.n + 1, last) if self._person_decides_at(n)), last)

    def may_return_to(self, n: int) -> bool:
        """In a counted game nobody goes back behind what has shown somebody something new."""
        if self.services.settings.practice:
            return True
        return not self._shows_something_since(n)

    def _shows_something_since(self, n: int) -> bool:
        steps = self.match.steps[n : self.match.n]
        return any(event.reveals for step in steps for event in step.events)

    def return_to(self, n: int) -> None:
        """Take back, or play again, as far as step `n`; raises `SaveError`, and then nothing has changed.

        What was seen in between is known for good, and noted.
        """
        self.stop_thinking()
        if self.is_counted and self._shows_something_since(n):
            self.recorded.note("takeback", n)
        self.recorded.return_to(n)

    def _person_decides_at(self, n: int) -> bool:
        """Of a step that has been made."""
        if self.match.steps[n].move.is_forced:
            return False
        return any(self.chairs[seat].is_person for seat in self.match.to_act_at(n))

    # Aside

    def what_if(self, n: int, viewer: Seat) -> "Session":
        """The same table as it was after step `n`, to go on otherwise; nothing of it is kept.

        While the game goes on nobody may learn by it what is hidden; once it is over, or in practice, all is open.
        In practice it is noted: such a game is counted apart.
        """
        all_is_open = self.is_over or self.services.settings.practice
        if self.is_counted and all_is_open and not self.is_over:
            self.recorded.note("peek", n)
        match = branch_at(self.match, n) if all_is_open else imagine_at(self.match, n, viewer, self._seed())
        chairs = tuple(
            chair if seat == viewer or not chair.is_person else msgspec.structs.replace(chair, level=USUAL_LEVEL)
            for seat, chair in enumerate(self.chairs)
        )
        return Session(self.services, Recorded(match, chairs=chairs), is_what_if=True)

    # Leaving

    def leave(self) -> None:
        self.stop_thinking()
        self.services.take_leave_of(self.recorded)
        self.recorded.close()
        self.services.shelf_index.take(self.recorded)

    def once_more(self, *, rotate: bool) -> tuple[tuple[Chair, ...], Deal]:
        """Who sits where at the next game, and how it is dealt: anew, or the same again seen from the next chair."""
        deal = self.match.deal
        if rotate:
            return (*self.chairs[1:], self.chairs[0]), deal
        return self.chairs, msgspec.structs.replace(deal, seed=self._seed())


def _start(game_id: str, chairs: Sequence[Chair], deal: Deal) -> Match:
    return Match.start(GAMES[game_id], msgspec.structs.replace(deal, people=people_among(chairs)))


def _anonymous(seats: int) -> tuple[Chair, ...]:
    """For saves that do not say who sat there: the first seat is ours."""
    return (Chair(""), *(Chair("", "normal") for _ in range(seats - 1)))


def view_for(match: Match, n: int, seat: Seat) -> Any:
    """What a seat may see of the position after step `n`."""
    return match.rules.view(match.state_at(n), seat)
