"""The rules of the classic draft (PT-104). The last card of a packet goes to whoever holds it, unasked."""

from collections.abc import Mapping, Sequence
from typing import Any

from pixtable.core.chance import Chance, Rng
from pixtable.core.events import Seat
from pixtable.core.rules import Options, Refusal, Script
from pixtable.games.tactics.draft.classic.rules.events import (
    CardTaken,
    ClassicEvent,
    PacketsDealt,
    PacketsOpened,
    PacketsPassed,
)
from pixtable.games.tactics.draft.classic.rules.moves import ClassicMove, Take
from pixtable.games.tactics.draft.classic.rules.secrets import cards_needed, copies_of, imagined, redacted, view_of
from pixtable.games.tactics.draft.classic.rules.state import PACKET, ROUNDS, ClassicState, blank_classic, direction
from pixtable.games.tactics.draft.rules.box import UNSEEN, deal
from pixtable.games.tactics.draft.rules.pools import (
    Close,
    DeckClosed,
    DecksShown,
    DraftRules,
    HeroPutBack,
    TrimmingBegan,
    begin_trimming,
    change_pools,
    offered,
    show_decks,
    trim,
    trimming_moves,
)
from pixtable.games.tactics.draft.rules.positions import check_cards, demand, picture_of, read_picture


class ClassicRules(DraftRules[ClassicState, ClassicMove, ClassicEvent]):
    # How it begins

    def setup(self, seats: int, options: Options) -> ClassicState:
        return blank_classic(seats, "epic" if options["format"] == "epic" else "standard")

    def opening(self, state: ClassicState, chance: Chance) -> Script:
        if state.phase == "deal":
            needed = cards_needed(state)
            cards = deal(needed, copies_of(state), chance.shuffled)
            packets = [tuple(cards[at : at + PACKET]) for at in range(0, needed, PACKET)]
            seats = state.seats
            yield PacketsDealt(tuple(tuple(packets[at : at + seats]) for at in range(0, len(packets), seats)))
            yield _opened(state)

    # Whose turn, and what they may do

    def to_act(self, state: ClassicState) -> tuple[Seat, ...]:
        if state.phase not in ("pick", "trim"):
            return ()
        is_done = state.has_taken if state.phase == "pick" else state.is_closed
        return tuple(seat for seat, done in enumerate(is_done) if not done)

    def legal(self, state: ClassicState, seat: Seat) -> Sequence[Any]:
        if seat not in self.to_act(state):
            return []
        if state.phase == "trim":
            return trimming_moves(state, seat)
        return [Take(card) for card in offered(state.pool(seat), state.packets[seat], copies_of(state))]

    def refuse(self, state: ClassicState, seat: Seat, move: ClassicMove) -> Refusal | None:
        if seat not in self.to_act(state):
            return Refusal("PT-104", "done")
        if isinstance(move, Take):
            if state.phase != "pick":
                return Refusal("PT-104", "all_taken")
            if move.card not in state.packets[seat]:
                return Refusal("PT-104", "packet")
            is_offered = move.card in offered(state.pool(seat), state.packets[seat], copies_of(state))
            return None if is_offered else Refusal("PT-107")
        if state.phase != "trim":
            return Refusal("PT-104", "not_yet")
        if isinstance(move, Close):
            return None
        if move.card not in state.heroes[seat]:
            return Refusal("PT-104", "put_back")
        return None if state.spare(seat) else Refusal("PT-104", "fewest")

    # What a move does

    def decide(self, state: ClassicState, seat: Seat, move: ClassicMove, chance: Chance) -> Script:
        if not isinstance(move, Take):
            yield from trim(state, seat, move, copies_of(state))
            return
        yield CardTaken(seat, move.card, state.takes_leader)
        if not all(state.has_taken):
            return
        yield _passed(state)
        if state.pick == PACKET - 1:
            for other in range(state.seats):
                yield CardTaken(other, state.packets[other][0], as_leader=False)
            yield from _end_round(state)

    def evolve(self, state: ClassicState, event: ClassicEvent) -> None:
        match event:
            case PacketsDealt(packets):
                state.sealed = [[list(packet) for packet in in_round] for in_round in packets]
                state.phase = "pick"
                state.round = -1
            case PacketsOpened(packets):
                del state.sealed[0]
                state.round, state.pick = state.round + 1, 0
                _hold(state, packets)
            case PacketsPassed(packets):
                state.pick += 1
                _hold(state, packets)
            case CardTaken(seat, card, as_leader):
                state.packets[seat].remove(card)
                state.has_taken[seat] = True
                state.picked[seat].append(card)
                (state.leaders if as_leader else state.heroes)[seat].append(card)
            case TrimmingBegan() | HeroPutBack() | DeckClosed() | DecksShown():
                change_pools(state, event)

    # Who may know what

    def view(self, state: ClassicState, seat: Seat) -> ClassicState:
        return view_of(state, seat)

    def redact(self, event: ClassicEvent, seat: Seat) -> ClassicEvent:
        return redacted(event, seat)

    def determinize(self, view: ClassicState, seat: Seat, rng: Rng) -> ClassicState:
        return imagined(view, seat, rng)

    # As plain data

    def picture(self, state: ClassicState) -> dict[str, Any]:
        return picture_of(state)

    def position(self, data: Mapping[str, Any], seats: int, options: Options) -> ClassicState:
        state = read_picture(data, ClassicState, seats)
        demand(state.format == options["format"], f"a position of the format {state.format}")
        for name in ("packets", "has_taken", "picked", "sights"):
            demand(len(getattr(state, name)) == seats, f"{name}: not one for each of {seats} seats")
        rounds = ROUNDS[state.format]
        demand(0 <= state.round < rounds, f"round {state.round} of {rounds}")
        demand(0 <= state.pick < PACKET, f"pick {state.pick} of {PACKET}")
        if state.phase == "pick":
            demand(state.pick < PACKET - 1, "the last card of a packet is nobody's choice")
            demand(not all(state.has_taken), "all have taken: the packets are passed on")
        else:
            demand(state.format == "standard", "nothing is put back in an epic draft")
            is_all_taken = state.round == rounds - 1 and state.pick == PACKET - 1 and all(state.has_taken)
            demand(is_all_taken, "heroes are put back when all cards are taken")
        demand(len(state.sealed) == rounds - 1 - state.round, "not one sealed packet for each round to come")
        check_cards([*state.leaders, *state.heroes, *state.put_back, *state.packets, *_flat(state.sealed)])
        for seat in range(seats):
            pool = [*state.pool(seat), *state.put_back[seat]]
            demand(sorted(pool) == sorted(state.picked[seat]), f"seat {seat} has other cards than it has picked")
            demand(len(pool) == state.round * PACKET + state.pick + state.has_taken[seat], "not one card a pick")
            left = PACKET - state.pick - state.has_taken[seat]
            demand(len(state.packets[seat]) == left, f"seat {seat} holds another packet than one of {left}")
            demand(len(state.sights[seat]) == state.round * PACKET + state.pick + 1, "not one sight a pick")
        return state


def _flat(rounds: list[list[list[int]]]) -> list[list[int]]:
    return [packet for packets in rounds for packet in packets]


def _opened(state: ClassicState) -> PacketsOpened:
    return PacketsOpened(tuple(tuple(packet) for packet in state.sealed[0]))


def _passed(state: ClassicState) -> PacketsPassed:
    step = direction(state.round)
    return PacketsPassed(tuple(tuple(state.packets[(seat - step) % state.seats]) for seat in range(state.seats)))


def _end_round(state: ClassicState) -> Script:
    if state.sealed:
        yield _opened(state)
    elif state.format == "epic":
        yield from show_decks(state, copies_of(state))  # sixty heroes are the fewest for an epic deck
    else:
        yield from begin_trimming(state, copies_of(state))


def _hold(state: ClassicState, packets: Sequence[Sequence[int]]) -> None:
    state.packets = [list(packet) for packet in packets]
    state.has_taken = [False] * state.seats
    for seat, packet in enumerate(packets):
        if UNSEEN not in packet:
            state.sights[seat].append(tuple(packet))
