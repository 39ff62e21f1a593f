"""Who may know what: a packet is known to whoever holds it, a pick to whoever made it, and both are remembered."""

from collections.abc import Iterator

from pixtable.core.chance import Rng
from pixtable.core.events import Seat
from pixtable.games.tactics.draft.classic.rules.events import (
    CardTaken,
    ClassicEvent,
    PacketsDealt,
    PacketsOpened,
    PacketsPassed,
)
from pixtable.games.tactics.draft.classic.rules.state import PACKET, ROUNDS, ClassicState, is_leader_pick
from pixtable.games.tactics.draft.rules.box import UNSEEN, hidden, unseen
from pixtable.games.tactics.draft.rules.pools import HeroPutBack, hide_put_back, only_own
from pixtable.games.tactics.rules.decks.decks import FORMS


def view_of(state: ClassicState, seat: Seat) -> ClassicState:
    view = state.copy()
    view.packets, view.picked = only_own(state.packets, seat), only_own(state.picked, seat)
    view.sealed = [[hidden(packet) for packet in packets] for packets in state.sealed]
    view.sights = [seen if owner == seat else [] for owner, seen in enumerate(view.sights)]
    if state.phase != "over":
        view.leaders, view.heroes = only_own(state.leaders, seat), only_own(state.heroes, seat)
        view.put_back = only_own(state.put_back, seat)
    return view


def redacted(event: ClassicEvent, seat: Seat) -> ClassicEvent:
    match event:
        case PacketsDealt(rounds):
            return PacketsDealt(tuple(tuple(tuple(hidden(packet)) for packet in packets) for packets in rounds))
        case PacketsOpened(packets):
            return PacketsOpened(_own(packets, seat))
        case PacketsPassed(packets):
            return PacketsPassed(_own(packets, seat))
        case CardTaken(whose, _, as_leader) if whose != seat:
            return CardTaken(whose, UNSEEN, as_leader)
        case HeroPutBack():
            return hide_put_back(event, seat)
    return event


def _own(packets: tuple[tuple[int, ...], ...], seat: Seat) -> tuple[tuple[int, ...], ...]:
    return tuple(packet if who == seat else tuple(hidden(packet)) for who, packet in enumerate(packets))


# Worlds


def imagined(view: ClassicState, seat: Seat, rng: Rng) -> ClassicState:
    """A table on which every packet that this seat has held came and went as it saw it."""
    world = view.copy()
    seen = {card for sight in view.sights[seat] for card in sight}
    unknown = unseen(cards_needed(view), copies_of(view), seen, cards_needed(view) - len(seen), rng)
    taken: dict[tuple[Seat, int], int] = {}
    sights: dict[tuple[Seat, int], tuple[int, ...]] = {}
    for round in range(view.round + 1):
        for packet in range(view.seats):
            mine = view.picked[seat][round * PACKET : (round + 1) * PACKET]
            cards = _course(list(_sights(view, seat, round, packet)), mine, unknown, rng)
            for pick, card in enumerate(cards):
                by = view.holder(round, packet, pick), round * PACKET + pick
                taken[by], sights[by] = card, tuple(cards[pick:])
            if round == view.round:
                holder = view.holder(round, packet, view.pick)
                if holder != seat:
                    world.packets[holder] = cards[_picks_made(view, round, packet) :]
    for who in range(view.seats):
        if who != seat:
            _fill_pool(world, who, [taken[who, number] for number in range(len(view.picked[who]))], rng)
            world.sights[who] = [sights[who, number] for number in range(len(view.sights[seat]))]
    world.sealed = [[[unknown.pop() for _ in packet] for packet in packets] for packets in view.sealed]
    return world


def cards_needed(state: ClassicState) -> int:
    return ROUNDS[state.format] * PACKET * state.seats


def copies_of(state: ClassicState) -> int:
    """How many of one character a deck may hold."""
    return FORMS[state.format].copies


def _picks_made(view: ClassicState, round: int, packet: int) -> int:
    if round < view.round:
        return PACKET
    return view.pick + view.has_taken[view.holder(round, packet, view.pick)]


def _course(sights: list[tuple[int, tuple[int, ...]]], picked: list[int], unknown: list[int], rng: Rng) -> list[int]:
    """All eight cards of a packet in an order in which they may have been taken.

    `sights`: at which pick it was seen, and what was in it; `picked`: what was taken oneself in this round.
    """
    if not sights:
        return [unknown.pop() for _ in range(PACKET)]
    course = [unknown.pop() for _ in range(sights[0][0])]
    for number, (pick, cards) in enumerate(sights):
        following = set(sights[number + 1][1]) if number + 1 < len(sights) else set()
        mine = picked[pick : pick + 1]
        gone = [card for card in cards if card not in mine and card not in following]
        rng.shuffle(gone)
        course += [*mine, *gone]
    return course


def _sights(view: ClassicState, seat: Seat, round: int, packet: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    for pick in range(PACKET):
        number = round * PACKET + pick
        if number < len(view.sights[seat]) and view.holder(round, packet, pick) == seat:
            yield pick, view.sights[seat][number]


def _fill_pool(world: ClassicState, seat: Seat, picked: list[int], rng: Rng) -> None:
    world.picked[seat] = picked
    world.leaders[seat] = [card for n, card in enumerate(picked) if is_leader_pick(world.format, n)]
    heroes = [card for n, card in enumerate(picked) if not is_leader_pick(world.format, n)]
    out = rng.sample(heroes, len(world.put_back[seat]))
    world.put_back[seat], world.heroes[seat] = out, [card for card in heroes if card not in out]
