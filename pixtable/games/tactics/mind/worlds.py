"""The game as search sees it from one seat: worlds that could be, what is worth trying in them, how they stand."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeAlias

from pixtable.ai.model import NOBODY, RulesModel, RulesWorld
from pixtable.core.chance import Chance, Rng
from pixtable.core.events import Ask, Choose, Move, Seat
from pixtable.core.game import Begun, Pending
from pixtable.core.resolve import WrongAnswer, resolve
from pixtable.core.why import Answer
from pixtable.games.tactics.mind.evaluation import worths
from pixtable.games.tactics.mind.personas import Weights
from pixtable.games.tactics.rules.abilities.choices import DONE
from pixtable.games.tactics.rules.decks.roster import owner_of
from pixtable.games.tactics.rules.rules import TacticsRules
from pixtable.games.tactics.rules.secrets import imagined_among, unknown_cards
from pixtable.games.tactics.rules.state import TacticsState

RULES = TacticsRules()
TRIES = 6
"""Worlds that are thought up to find one in which the half-made move asks the same question."""
SHOWN_LATE = ("arrange",)
"""Questions that come again and again, with nothing to be seen before the last answer: a glance ends them at once."""
BY_NUMBER = ("place", "amount", "squad", "opponent")
"""Questions whose answers are numbers, and no cards."""

Judge: TypeAlias = Callable[[TacticsState, int, Seat, Weights], Sequence[float]]
"""How a match of that number stands for every seat, to the taste of one."""


class TacticsModel(RulesModel):
    """One match seen from one seat. Worlds are not played out: they are judged where search stops."""

    def __init__(
        self, view: TacticsState, seat: Seat, weights: Weights, pending: Pending | None, judge: Judge = worths
    ) -> None:
        super().__init__(RULES, view, seat, lambda state: judge(state, view.match, seat, weights))
        self._match = view.match
        self._ask = pending.ask if pending else None
        self._begun = pending.begun if pending else None
        self._unknown = unknown_cards(view, seat)

    @property
    def view(self) -> TacticsState:
        return self._view  # type: ignore[no-any-return]

    @property
    def seat(self) -> Seat:
        return self._seat

    def sample(self, rng: Rng) -> RulesWorld:
        if self._begun is None or self._ask is None:
            state = imagined_among(self._view, self._seat, self._unknown, rng)
            return RulesWorld(state, rng.getrandbits(32))
        for _ in range(TRIES):
            with suppress(WrongAnswer):
                world = _half_made(self._begun, self._ask, self._seat, rng)
                if world.ask and set(world.ask.options) == set(self._ask.options):
                    return world
        raise NoSuchWorld

    def actor(self, world: RulesWorld) -> Seat:
        if world.ask is None and world.state.match != self._match:
            return NOBODY
        return super().actor(world)

    def actions(self, world: RulesWorld) -> Sequence[Move]:
        if world.ask:
            return [Choose(option) for option in world.ask.options]
        return RULES.legal(world.state, self.actor(world))

    def played(self, world: RulesWorld, action: Move) -> RulesWorld:
        """Another world after an action, as far as it goes before somebody is asked."""
        after = RulesWorld(world.state, world.seed)
        after.steps, after.ask, after.begun = world.steps, world.ask, world.begun
        self.play(after, action)
        return after

    @property
    def prompt(self) -> str:
        """What is asked for now, if anything is."""
        return self._ask.prompt if self._ask else ""

    def is_known(self, ask: Ask) -> bool:
        """Whether every card that is to be chosen from is one that the seat has seen."""
        if ask.prompt in BY_NUMBER:
            return True
        unknown = {card for cards in self._unknown for card in cards}
        return not unknown.intersection(option for option in ask.options if isinstance(option, int))

    # A first glance

    def glance(self, action: Move, world: RulesWorld) -> float:
        """What an action is worth at once."""
        return self.worth_now(self.carried_out(action, world))[self._seat]

    def carried_out(self, action: Move, world: RulesWorld, answers: list[Answer] | None = None) -> RulesWorld:
        """Another world after an action, in which whoever was asked answered as it looked best to them.

        These `answers` are noted down.
        """
        after = self.played(world, action)
        while after.ask:
            answer = self.answer_well(after)
            if answers is not None:
                answers.append(answer)
        return after

    def answer_well(self, world: RulesWorld) -> Answer:
        """Whoever is asked answers as it looks best to them, at once."""
        ask = world.ask
        assert ask
        best, best_worth, answer = world, -1.0, Answer(ask, DONE)
        for option in (DONE,) if ask.prompt in SHOWN_LATE else ask.options:
            tried = self.played(world, Choose(option))
            worth = self.worth_now(tried)[ask.seat]
            if worth > best_worth:
                best, best_worth, answer = tried, worth, Answer(ask, option)
        world.state, world.steps, world.ask, world.begun = best.state, best.steps, best.ask, best.begun
        return answer


class NoSuchWorld(Exception):
    """No world could be thought up in which the same question comes up."""


def _half_made(begun: Begun, ask: Ask, seat: Seat, rng: Rng) -> RulesWorld:
    """A world before the move, in which the cards that the question has shown lie where they were seen."""
    before = _with_seen(RULES.determinize(begun.before, seat, rng), begun, ask, seat)
    world = RulesWorld(before.copy(), rng.getrandbits(32))
    run = resolve(RULES, world.state, seat, begun.move, Chance(world.seed, 0), answers=begun.answers)
    world.ask, world.begun = run.ask, (before, seat, begun.move, begun.answers)
    return world


def _with_seen(world: TacticsState, begun: Begun, ask: Ask, seat: Seat) -> TacticsState:
    """One's own were on top of the deck, those of others in their hands."""
    unknown = unknown_cards(begun.before, seat)
    for card in reversed([card for card in (*begun.answers, *ask.options) if isinstance(card, int)]):
        owner = owner_of(card)
        if owner >= len(unknown) or card not in unknown[owner]:
            continue
        if owner in (seat, world.seats) and card in world.deck_of(seat):
            world.deck_of(seat).remove(card)  # the lists of an imagined world are its own
            world.deck_of(seat).append(card)
        elif owner not in (seat, world.seats) and card in world.decks[owner]:
            hand = world.hands[owner]
            swapped = next((other for other in hand if other not in ask.options and owner_of(other) == owner), None)
            if swapped is not None:
                world.decks[owner][world.decks[owner].index(card)] = swapped
                hand[hand.index(swapped)] = card
                hand.sort()
    return world
