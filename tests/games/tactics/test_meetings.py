"""Every two characters meet, and every two reactions: what can come together is run together, at random.

A meeting puts two characters on the same side or on opposite ones, each in some row or as the leader (or where the
reaction in question works), fills the table up by chance and plays random moves, mostly such as make things happen.
After each step all cards must be there still, no chain of events may run away, no reaction may have set itself off, and
reactions to one event must have come in PT-80's order.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement
from random import Random
from typing import Any, TypeAlias

import pytest

from pixtable.core.events import Event
from pixtable.core.match import Deal, Match
from pixtable.core.open import any_of
from pixtable.core.rules import Script
from pixtable.games.tactics import GAME
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.abilities.words import CHARACTERS, Ability
from pixtable.games.tactics.rules.decks.roster import card_of, name_of, owner_of
from pixtable.games.tactics.rules.events import MatchEnded
from pixtable.games.tactics.rules.field.statuses import OPPOSITES
from pixtable.games.tactics.rules.state import LEADER_PLACE, PLACES, RESERVE, ROWS, TacticsState

BY_NAME = {name_of(number): character for number, character in CHARACTERS.items()}
PAIRS = tuple(combinations(sorted(BY_NAME), 2))
BLOCKS = 5
"""Of pairs: a block takes some seconds."""
STEPS = 14
MOST_EVENTS = 80
"""In one move with all answers. The longest of thirty thousand meetings had 49."""
MOST_ANSWERS = 40

Part: TypeAlias = tuple[str, str]
"""A character and where it has its say: in a row, as the leader, as an operation; or anywhere on the field."""
ANYWHERE = "anywhere"
PLACES_OF = {
    "vanguard": (0, 1, 2),
    "flank": (3, 5),
    "leader": (LEADER_PLACE,),
    "rear": (6, 7, 8),
}
OPERATION = -1
"""An operation lies in no place of the squad: in this and lower ones, each in its own."""

EAGERNESS: dict[type, float] = {
    mv.Attack: 5,
    mv.Cast: 4,
    mv.PlayOrder: 4,
    mv.LeaderAction: 3,
    mv.PlayOperation: 2,
    mv.Recruit: 2,
    mv.MoveHero: 1,
    mv.Castle: 1,
    mv.Draw: 0.5,
    mv.Clear: 0.5,
    mv.RemoveOperation: 0.1,
    mv.Pass: 1.5,
}
STATUSES = ("+1 attack", "-1 attack", "+1 life", "armour", "marked", "blessed", "cursed", "stunned", "threatened")


class Witness:
    """Sees who reacts to what, in which order, by standing before each reaction."""

    def __init__(self) -> None:
        self.reactions: list[tuple[Event, str, int, tuple[int, int]]] = []
        self.at_work: set[tuple[int, int, str]] = set()
        self.most = 0

    def stands_before(self, ability: Ability, handler: Callable[..., Any]) -> Callable[..., Any]:
        def seen(me: Any, event: Event) -> Any:
            state = me.board.state
            active = state.first if state.turn is None else state.turn
            rank = _rank(ability, me.as_it_was)
            if rank is not None:
                self.reactions.append((event, ability.id, me.card, ((me.seat - active) % state.seats, rank)))
            return self._works((id(me.board), me.card, ability.id), handler(me, event))

        return seen

    def _works(self, who: tuple[int, int, str], script: Script) -> Script:
        """Whatever comes of its own work, directly or through others, must not set it off again."""
        assert who not in self.at_work, f"{name_of(who[1])} sets itself off: {who[2]}"
        self.at_work.add(who)
        try:
            yield from script
        finally:
            self.at_work.discard(who)

    def check_order(self) -> None:
        """Events that happened at once are told of one by one; of each, reactions stand in PT-80's order."""
        by_event: dict[int, list[tuple[int, int]]] = {}
        for event, _, _, place in self.reactions:
            by_event.setdefault(id(event), []).append(place)
        for places in by_event.values():
            self.most = max(self.most, len(places))
            assert places == sorted(places), [seen[1:] for seen in self.reactions]
        self.reactions.clear()


def _rank(ability: Ability, unit: Any) -> int | None:
    """Vanguard to rear, left to right, the leader, then operations; None if it has left the field."""
    if ability.slot == "operation":
        return PLACES + 1
    if unit is None:
        return None
    return PLACES if unit.is_leader else int(unit.place)


@pytest.fixture
def witness(monkeypatch):
    seen = Witness()
    for character in CHARACTERS.values():
        for ability in (character.leader, *character.rows, character.operation):
            for kind, handler in ability.on.items():
                monkeypatch.setitem(ability.on, kind, seen.stands_before(ability, handler))
    return seen


def meeting(first: Part, second: Part, *, are_partners: bool, rng: Random) -> Match:
    """These two have their say; all else is by chance."""
    casts: list[dict[int, str]] = [{}, {}]
    casts[0][_some_place(first, rng)] = first[0]
    other = 0 if are_partners else 1
    while (place := _some_place(second, rng)) in casts[other]:
        pass
    casts[other][place] = second[0]
    data: dict[str, Any] = {
        "round": 2,
        "wave": rng.choice(ROWS),
        "first": rng.randrange(2),
        "turn": rng.randrange(2),
        "squads": [],
        "hands": [],
        "deck_orders": [],
        "discards": [],
        "reserve": [],
    }
    for seat, cast in enumerate(casts):
        rest = [name for name in sorted(BY_NAME) if name not in cast.values()]
        rng.shuffle(rest)
        free = [place for place in range(PLACES) if place not in cast and place != LEADER_PLACE]
        cast.setdefault(LEADER_PLACE, rest.pop())
        cast.update({place: rest.pop() for place in rng.sample(free, rng.randint(2, 6))})
        squad = [_unit(seat, cast[place], place, rng) if place in cast else None for place in range(PLACES)]
        data["squads"].append(squad)
        data["hands"].append([rest.pop() for _ in range(rng.randint(1, 4))])
        data["deck_orders"].append([rest.pop() for _ in range(rng.randint(0, 8))])
        data["discards"].append([rest.pop() for _ in range(rng.randint(0, 2))])
        laid = [name for name in rest if BY_NAME[name].operation.is_written][: rng.randint(0, 1)]
        laid += [name for place, name in cast.items() if place <= OPERATION]
        data["reserve"].append([{"card": name} for name in laid] + [None] * (RESERVE - len(laid)))
    return Match.start(GAME, Deal(2, rng.randrange(1_000), {"trophies": 2}, data))


def _some_place(part: Part, rng: Random) -> int:
    name, slot = part
    if slot == "operation":
        return OPERATION - sorted(BY_NAME).index(name)  # two operations of a seat lie side by side
    return rng.choice(PLACES_OF[rng.choice(tuple(PLACES_OF)) if slot == ANYWHERE else slot])


def _unit(seat: int, name: str, place: int, rng: Random) -> dict[str, Any]:
    character = BY_NAME[name]
    is_leader = place == LEADER_PLACE
    life = (character.as_leader if is_leader else character.as_hero)[1]
    damage = rng.choice((0, 0, 1, life - 1, life)) if not is_leader else rng.choice((0, 3, life // 2))
    statuses = rng.sample(STATUSES, rng.choice((0, 0, 0, 1, 2)))
    if any(OPPOSITES.get(status) in statuses for status in statuses):
        statuses = []
    if not is_leader and rng.random() < 0.12:
        return {"card": card_of(seat, name), "corpse": True}
    return {"card": card_of(seat, name), "damage": damage, "statuses": statuses, "fresh": False}


def play_out(match: Match, rng: Random, witness: Witness) -> int:
    """Random moves, then the wave's end; how many events there were in the longest of them."""
    everything, longest = Counter(cards_of(match.state)), 0
    for events in _moves(match, rng):
        witness.check_order()
        longest = max(longest, len(events))
        assert len(events) <= MOST_EVENTS, events
        if match.result is not None or any(type(event) is MatchEnded for event in events):
            return longest
        check_cards(match.state, everything)
        check_units(match.state)
    return longest


def _moves(match: Match, rng: Random) -> Iterator[tuple[Event, ...]]:
    """The events of each move, with all its answers."""
    wave = -1
    for step in range(STEPS * 2):
        if match.result is not None:
            return
        if step == STEPS:
            wave = match.state.wave
        if step >= STEPS and match.state.wave != wave:
            return
        seat = rng.choice(match.to_act)
        events = list(match.play(seat, mv.Pass() if step >= STEPS else _some_move(match, seat, rng)))
        answers = 0
        while match.half_made:
            answers += 1
            assert answers <= MOST_ANSWERS, "this move does not end"
            asked = match.half_made.ask.seat
            events += match.play(asked, any_of(rng.choice(match.legal(asked)), rng))
        yield tuple(events)


def _some_move(match: Match, seat: int, rng: Random) -> mv.TacticsMove:
    by_kind: dict[type, list[Any]] = {}
    for listed in match.legal(seat):
        move = any_of(listed, rng)
        by_kind.setdefault(type(move), []).append(move)
    kinds = list(by_kind)
    chosen = rng.choices(kinds, [EAGERNESS.get(kind, 1) for kind in kinds])[0]
    move: mv.TacticsMove = rng.choice(by_kind[chosen])
    return move


def cards_of(state: TacticsState) -> Iterator[int]:
    """Each card once for each zone in which it lies. A trophy is a leader who is set aside for good."""
    for pile in (*state.decks, *state.hands, *state.discards, *state.trophies):
        yield from pile
    for slots in state.reserves:
        yield from (operation.card for operation in slots if operation)
    yield from (unit.card for unit in state.field if unit)
    yield from (card for card in (*state.chosen, state.resolving) if card is not None)


def check_cards(state: TacticsState, everything: Counter[int]) -> None:
    """Every card lies in exactly one zone, and with its owner where only its owner's cards may lie."""
    assert Counter(cards_of(state)) == everything
    assert max(everything.values()) == 1
    for seat in range(state.seats):
        assert all(owner_of(card) == seat for card in (*state.decks[seat], *state.discards[seat]))
    assert state.resolving is None


def check_units(state: TacticsState) -> None:
    for spot, unit in enumerate(state.field):
        if unit is None:
            continue
        assert unit.spot == spot, name_of(unit.card)
        assert unit.is_leader == (unit.place == LEADER_PLACE), name_of(unit.card)
        assert unit.damage >= 0
        assert not unit.is_corpse or (unit.damage, unit.statuses) == (0, ()), name_of(unit.card)
        counted = Counter(unit.statuses)
        assert not any(OPPOSITES.get(status) in counted for status in counted), unit.statuses
        assert max(counted["blessed"], counted["cursed"]) <= 3
        assert max(counted["stunned"], counted["silenced"]) <= 1


def meet(first: Part, second: Part, witness: Witness) -> int:
    """On the same side and on opposite ones; seeded by their names, so that a failure names its own meeting."""
    longest = 0
    for are_partners in (True, False):
        if are_partners and not _may_be_partners(first, second):
            continue
        rng = Random(f"{first} {second} {are_partners}")
        match = meeting(first, second, are_partners=are_partners, rng=rng)
        try:
            longest = max(longest, play_out(match, rng, witness))
        except AssertionError as error:
            raise AssertionError(f"{first} and {second}, {are_partners=}: {error}") from error
    return longest


def _may_be_partners(first: Part, second: Part) -> bool:
    """Nobody is in a squad twice, nor has it two leaders."""
    return first[0] != second[0] and not first[1] == second[1] == "leader"


def characters_that_meet() -> list[tuple[Part, Part]]:
    return [((first, ANYWHERE), (second, ANYWHERE)) for first, second in PAIRS]


def reactions_that_meet() -> list[tuple[Part, Part]]:
    """Whatever reacts to an event or replaces one, with each other and with itself on the other side."""
    abilities = [
        (name, ability.slot)
        for name, character in sorted(BY_NAME.items())
        for ability in (character.leader, *character.rows, character.operation)
        if ability.on or ability.replaces
    ]
    return list(combinations_with_replacement(abilities, 2))


def test_some_pairs_meet(witness):
    for pairs in (characters_that_meet(), reactions_that_meet()):
        some = pairs[:: len(pairs) // 40]
        assert max(meet(*pair, witness) for pair in some) > 5
    assert witness.most > 1, "no two reactions ever met"


@pytest.mark.slow
@pytest.mark.parametrize("block", range(BLOCKS))
def test_all_pairs_of_characters_meet(witness, block):
    assert len(PAIRS) >= 1225
    assert max(meet(*pair, witness) for pair in characters_that_meet()[block::BLOCKS]) > 5
    assert witness.most > 1


@pytest.mark.slow
@pytest.mark.parametrize("block", range(BLOCKS))
def test_all_pairs_of_reactions_meet(witness, block):
    assert max(meet(*pair, witness) for pair in reactions_that_meet()[block::BLOCKS]) > 5
    assert witness.most > 1
