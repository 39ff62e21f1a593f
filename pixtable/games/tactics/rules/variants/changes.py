"""How the events of single variants change the table: facts only, no rules."""

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from pixtable.games.tactics.rules import events as e
from pixtable.games.tactics.rules.field.piles import discard, give, put, put_deck, replaced, take_from_deck
from pixtable.games.tactics.rules.field.standing import forget_standing
from pixtable.games.tactics.rules.state import LEADER_PLACE, PLACES, RESERVE, TacticsState, Unit
from pixtable.games.tactics.rules.variants.variants import GOLD, NO_WALLS, Cross, DuelDraft, King, Siege

Change: TypeAlias = Callable[[TacticsState, Any], None]


def clear_variant(state: TacticsState) -> None:
    """For another match: neither fortress nor market stand yet."""
    if isinstance(state.variant, Siege):
        state.variant = Siege(NO_WALLS)
    elif isinstance(state.variant, DuelDraft):
        state.variant = DuelDraft()


# Siege


def _fortresses_built(state: TacticsState, event: e.FortressesBuilt) -> None:
    assert isinstance(state.variant, Siege)
    for seat, columns in enumerate(event.walls):
        stood = [card for column in state.variant.walls[seat] for card in column]
        for card in (card for column in columns for card in column if card not in stood):
            take_from_deck(state, seat, card)
    state.variant = Siege(event.walls)
    state.phase = "play"


def _fortress_broken(state: TacticsState, event: e.FortressBroken) -> None:
    assert isinstance(state.variant, Siege)
    if event.card is None:
        return
    walls = [list(columns) for columns in state.variant.walls]
    walls[event.seat][event.column] = walls[event.seat][event.column][:-1]
    state.variant = Siege(tuple(tuple(columns) for columns in walls))
    give(state, event.seat, (event.card,))


# The duel draft


def _market_laid(state: TacticsState, event: e.MarketLaid) -> None:
    for card in event.cards:
        take_from_deck(state, 0, card)
    state.variant = DuelDraft(event.cards, (0,) * len(event.cards), (GOLD,) * state.seats)


def _card_picked(state: TacticsState, event: e.CardPicked) -> None:
    assert isinstance(state.variant, DuelDraft)
    market, at = state.variant, event.at
    row, lying, gold = list(market.row), list(market.lying), list(market.gold)
    for passed in range(at):
        lying[passed] += 1
    gold[event.seat] -= at
    if event.held is not None:
        gold[event.seat] += lying.pop(at)
        del row[at]
        give(state, event.seat, (event.held,))
    state.variant = DuelDraft(tuple(row), tuple(lying), tuple(gold))


def _row_refilled(state: TacticsState, event: e.RowRefilled) -> None:
    assert isinstance(state.variant, DuelDraft)
    take_from_deck(state, 0, event.card)
    market = state.variant
    state.variant = replace(market, row=(*market.row, event.card), lying=(*market.lying, 0))


def _gold_collected(state: TacticsState, event: e.GoldCollected) -> None:
    assert isinstance(state.variant, DuelDraft)
    lying, gold = list(state.variant.lying), list(state.variant.gold)
    gold[event.seat] += lying[event.at]
    lying[event.at] = 0
    state.variant = replace(state.variant, lying=tuple(lying), gold=tuple(gold))


# Teams


def _leader_fell(state: TacticsState, event: e.LeaderFell) -> None:
    state.field[event.seat * PLACES + LEADER_PLACE] = None
    taker = state.team_seat(state.enemies(event.seat)[0])
    state.trophies = replaced(state.trophies, taker, [*state.trophies[taker], event.card])
    state.aside = [*state.aside, event.card]
    if isinstance(state.variant, Cross | King):
        state.variant = replace(state.variant, fell_in=state.round)
    forget_standing(state)


def _rebuilding_began(state: TacticsState, event: e.RebuildingBegan) -> None:
    assert isinstance(state.variant, Cross | King)
    state.variant = replace(state.variant, rebuilding=event.seats, paused=event.wave)


def _squad_disbanded(state: TacticsState, event: e.SquadDisbanded) -> None:
    _clear_before(state, event)
    state.discards = replaced(state.discards, event.seat, [])
    put_deck(state, event.seat, list(event.deck))
    state.phase, state.turn = "leader", None


def _clear_before(state: TacticsState, event: e.SquadDisbanded | e.PlayerOut) -> None:
    """Nothing is left of a seat's squad, reserve and hand."""
    seat = event.seat
    for card in event.others:
        discard(state, card, seat)
    state.field[seat * PLACES : (seat + 1) * PLACES] = [None] * PLACES
    state.reserves = replaced(state.reserves, seat, [None] * RESERVE)
    state.hands = replaced(state.hands, seat, [])
    forget_standing(state)


def _leader_revealed(state: TacticsState, event: e.LeaderRevealed) -> None:
    state.phase, state.chosen = "play", replaced(state.chosen, event.seat, None)
    put(state, Unit(event.card, event.seat, LEADER_PLACE, is_leader=True))
    forget_standing(state)


def _rebuilt(state: TacticsState, event: e.Rebuilt) -> None:
    assert isinstance(state.variant, Cross | King)
    left = state.variant.rebuilding[1:]
    state.variant = replace(state.variant, rebuilding=left)
    state.turn = None
    if not left:
        state.wave = state.variant.paused


def _player_out(state: TacticsState, event: e.PlayerOut) -> None:
    assert isinstance(state.variant, King)
    state.variant = replace(state.variant, out=tuple(sorted((*state.variant.out, event.seat))))
    _clear_before(state, event)
    put_deck(state, event.seat, [])


def _signalled(state: TacticsState, event: e.Signalled) -> None:
    state.used = [*state.used, "signal"]


VARIANT_CHANGES: dict[type, Change] = {
    e.FortressesBuilt: _fortresses_built,
    e.FortressBroken: _fortress_broken,
    e.MarketLaid: _market_laid,
    e.CardPicked: _card_picked,
    e.RowRefilled: _row_refilled,
    e.GoldCollected: _gold_collected,
    e.LeaderFell: _leader_fell,
    e.RebuildingBegan: _rebuilding_began,
    e.SquadDisbanded: _squad_disbanded,
    e.LeaderRevealed: _leader_revealed,
    e.Rebuilt: _rebuilt,
    e.PlayerOut: _player_out,
    e.Signalled: _signalled,
}
