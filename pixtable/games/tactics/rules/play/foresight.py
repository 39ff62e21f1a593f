"""What would come of a move, and what the end of the wave will bring: the rules themselves, tried on a copy.

It sees no more than the state that it is handed, which may be one seat's view. A question that may be declined is noted
and declined. Where chance, a hidden card or a choice that must be made decides, a move is followed no further; the end
of a wave is followed on with the first choice, and is then not `is_whole`.
"""

from collections.abc import Iterator
from typing import NamedTuple, cast

from pixtable.core.chance import Chance
from pixtable.core.events import Ask, Event, Seat
from pixtable.core.rules import Script
from pixtable.games.tactics.rules import events as ev
from pixtable.games.tactics.rules.abilities.choices import DONE, NO
from pixtable.games.tactics.rules.abilities.reactions import follow
from pixtable.games.tactics.rules.changes import CHANGES
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.moves import Attack, TacticsMove
from pixtable.games.tactics.rules.play.turns import do
from pixtable.games.tactics.rules.play.waves import end_wave
from pixtable.games.tactics.rules.state import Status, TacticsState

NEXT_WAVE = (ev.WaveBegan, ev.RoundBegan, ev.MatchEnded)
"""What is no longer looked at: a wave ends with its casualties."""


class Foreseen(NamedTuple):
    """`asked` are the questions on the way. `is_whole`: nothing is left that only chance or a choice will tell."""

    after: TacticsState
    events: tuple[Event, ...]
    asked: tuple[Ask, ...]
    is_whole: bool


def foresee(state: TacticsState, seat: Seat, move: TacticsMove) -> Foreseen:
    """What a legal move does; the end of its turn is no part of it."""
    world, chance = state.copy(), _Unknowable()
    board = Board(world)
    return _watch(world, follow(board, do(board, seat, move, chance), chance), (), guesses=False)


def foresee_wave(state: TacticsState) -> Foreseen:
    """The table after the casualties of this wave, if nobody did anything any more."""
    world, chance = state.copy(), _Unknowable()
    if world.phase != "play":
        return Foreseen(world, (), (), True)
    board = Board(world)
    return _watch(world, follow(board, end_wave(board, chance), chance), NEXT_WAVE, guesses=True)


class _Decided(Exception):
    """By chance: nobody can tell how."""


class _Unknowable(Chance):
    def __init__(self) -> None:
        super().__init__(0, 0)

    def below(self, limit: int) -> int:
        raise _Decided


def _watch(world: TacticsState, script: Script, until: tuple[type, ...], *, guesses: bool) -> Foreseen:
    events, asked = list[Event](), list[Ask]()
    is_whole, reply = True, cast("int | str | None", None)
    try:
        while True:
            step = script.send(reply)
            reply = None
            if isinstance(step, Ask):
                asked.append(step)
                reply = _declined(step)
                if reply is None:
                    is_whole = False
                    if not guesses:
                        break
                    reply = step.options[0]
                continue
            happening = step if isinstance(step, tuple) else (step,)
            if isinstance(happening[0], until):
                break
            if any(event.reveals and not isinstance(event, ev.CardsDrawn) for event in happening):
                is_whole = False
                break
            for event in happening:
                CHANGES[type(event)](world, event)
                events.append(event)
    except StopIteration:
        pass
    except _Decided:
        is_whole = False
    return Foreseen(world, tuple(events), tuple(asked), is_whole)


def _declined(ask: Ask) -> str | None:
    return next((answer for answer in (NO, DONE) if answer in ask.options), None)


class Effect(NamedTuple):
    """What happens to one unit: `what` is hurt, healed, falls, rises, gets (a status), moves or leaves."""

    card: int
    what: str
    amount: int = 0
    status: Status | None = None


class Reckoning(NamedTuple):
    """An attack in numbers: whoever takes the blow, its life before and after, and all that follows in order."""

    target: int
    struck: int
    life: int
    dealt: int
    left: int
    whole: int
    is_leader: bool
    then: tuple[Effect, ...]
    asked: tuple[Ask, ...]

    @property
    def is_lethal(self) -> bool:
        return self.left == 0

    @property
    def is_taken_over(self) -> bool:
        return self.struck != self.target


def reckon(state: TacticsState, seat: Seat, move: Attack) -> Reckoning:
    """An attack before it is made. The blow comes first; whatever else the rules bring stands in `then`."""
    seen = foresee(state, seat, move)
    blow = next((event for event in seen.events if _is_blow(event, move.unit)), None)
    struck = blow.unit if isinstance(blow, ev.UnitDamaged) else move.target
    unit = state.unit(struck)
    assert unit is not None
    board = Board(state)
    life, dealt = board.life_left(unit), blow.damage if isinstance(blow, ev.UnitDamaged) else 0
    then = tuple(effect for event in seen.events if event is not blow for effect in effects_of(event))
    return Reckoning(
        move.target, struck, life, dealt, max(0, life - dealt), board.life(unit), unit.is_leader, then, seen.asked
    )


def _is_blow(event: Event, attacker: int) -> bool:
    return isinstance(event, ev.UnitDamaged) and event.attacker == attacker


def effects_of(event: Event) -> Iterator[Effect]:
    """What an event does to the units on the field, as far as somebody looking at them would notice."""
    match event:
        case ev.UnitDamaged(card, damage):
            yield Effect(card, "hurt", damage)
        case ev.UnitHealed(card, damage) | ev.DamageLifted(card, damage):
            yield Effect(card, "healed", damage)
        case ev.HeroDefeated(card):
            yield Effect(card, "falls")
        case ev.HeroRevived(card):
            yield Effect(card, "rises")
        case ev.StatusGiven(card, status):
            yield Effect(card, "gets", status=status)
        case ev.UnitsMoved(cards):
            yield from (Effect(card, "moves") for card in cards)
        case ev.HeroReturned(card) | ev.CorpseCleared(card):
            yield Effect(card, "leaves")


def doomed(state: TacticsState) -> list[int]:
    """Who carries lethal damage and falls at the next count unless something saves them: heroes first (PT-70)."""
    board = Board(state)
    falling = [unit for seat in state.turn_order() for unit in board.units(seat) if board.is_doomed(unit)]
    return [unit.card for unit in sorted(falling, key=lambda unit: unit.is_leader)]
