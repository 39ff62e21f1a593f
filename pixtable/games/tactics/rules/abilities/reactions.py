"""What follows from an event: one function that orders reactions (PT-80) and keeps them from setting off themselves."""

from typing import Any

from pixtable.core.chance import Chance
from pixtable.core.events import Event
from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import HEARD
from pixtable.games.tactics.rules.events import HeroDefeated
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import NOWHERE, Standing, Table, in_order, standing

Chain = tuple[tuple[int, str], ...]
"""The abilities that are being carried out, each inside the one before, by card and name."""


def follow(board: Board, script: Script, chance: Chance, chain: Chain = ()) -> Script:
    """Carry out a script; after each event, whatever reacts to it.

    An ability never reacts to what came of its own work, directly or through others: whatever is in the chain
    cannot be added to it again. So every chain ends.
    """
    answer: Any = None
    state, send = board.state, script.send
    while True:
        try:
            step: Any = send(answer)
        except StopIteration:
            return
        kind = type(step)
        if kind not in HEARD and (kind is not tuple or HEARD.isdisjoint(map(type, step))):
            answer = yield step  # a question, or what no card ever reacts to
            continue
        answer = None
        events: tuple[Event, ...] = step if kind is tuple else (step,)
        # A hero that falls still hears of its own defeat, so defeats are heard by those who stood before them.
        before = standing(state) if type(events[0]) is HeroDefeated else None
        yield step
        table = standing(state) if before is None else before
        if kind is not tuple and kind not in table:
            continue
        heard = _heard(table, events)
        if not heard:
            continue
        if state.variant is not None and (alone := state.rebuilder) is not None:
            heard = [(one, event) for one, event in heard if one.seat == alone]  # PT-114: the others wait
        for one, event, me in _in_order(board, heard, chance):
            link = (one.card, one.ability.id)
            if link not in chain and _is_still_on(board, one, event):
                yield from follow(board, one.ability.on[type(event)](me, event), chance, (*chain, link))


def _heard(table: Table, events: tuple[Event, ...]) -> list[tuple[Standing, Event]]:
    return [(one, event) for event in events for one in table.get(type(event), ())]


def _in_order(
    board: Board, heard: list[tuple[Standing, Event]], chance: Chance
) -> list[tuple[Standing, Event, Me]]:  # fmt: skip
    """Each ability is told of as it stood when the event happened: it may fall before its turn comes."""
    told = [(one, event, Me(board, one.seat, chance, one)) for one, event in heard]
    if len(told) > 1:
        ranks = {one: rank for rank, one in enumerate(in_order(board.state, dict.fromkeys(one for one, _ in heard)))}
        told.sort(key=lambda each: ranks[each[0]])
    return told


def _is_still_on(board: Board, one: Standing, event: Event) -> bool:
    """Other abilities of a card end with its defeat, or when it leaves its row's place."""
    if isinstance(event, HeroDefeated) and event.unit == one.card:
        return True
    if one.spot == NOWHERE:
        return any(operation and operation.card == one.card for operation in board.state.reserves[one.seat])
    unit = board.state.field[one.spot]
    return unit is not None and unit.card == one.card and not unit.is_corpse
