"""How each event changes the table: facts only, no rules."""

from operator import attrgetter

from msgspec.structs import replace

from pixtable.games.tactics.rules import events as e
from pixtable.games.tactics.rules.field.piles import (
    discard,
    give,
    put,
    put_deck,
    replaced,
    take_from_deck,
    take_from_discards,
    take_from_hand,
    unit_of,
)
from pixtable.games.tactics.rules.field.standing import change_standing, forget_standing
from pixtable.games.tactics.rules.state import (
    ACTIONS,
    LEADER_PLACE,
    PLACES,
    RESERVE,
    Operation,
    TacticsState,
    Unit,
)
from pixtable.games.tactics.rules.variants.changes import VARIANT_CHANGES, Change, clear_variant

# The frame of a game


def _match_began(state: TacticsState, event: e.MatchBegan) -> None:
    state.match = event.match
    state.phase = "leader"
    state.round, state.wave = 0, 0
    state.opener = state.first = event.first
    state.turn = None
    state.actions_left = state.extra_actions = state.gained = 0
    state.used = []
    state.stirred, state.quiet = False, 0
    state.field = [None] * (state.seats * PLACES)
    state.lists = list(event.lists)
    state.decks = [list(deck) for deck in event.decks]
    state.hands = [[] for _ in range(state.seats)]
    state.discards = [[] for _ in range(state.seats)]
    state.reserves = [[None] * RESERVE for _ in range(state.seats)]
    state.chosen = [None] * state.seats
    state.resolving = None
    clear_variant(state)
    forget_standing(state)


def _leader_chosen(state: TacticsState, event: e.LeaderChosen) -> None:
    if state.built[event.seat] is None:
        take_from_hand(state, event.seat, event.card)
    state.chosen = replaced(state.chosen, event.seat, event.card)


def _leaders_revealed(state: TacticsState, event: e.LeadersRevealed) -> None:
    state.phase = "play"
    state.chosen = [None] * state.seats
    for seat, card in enumerate(event.cards):
        put(state, Unit(card, seat, LEADER_PLACE, is_leader=True))
    forget_standing(state)


def _round_began(state: TacticsState, event: e.RoundBegan) -> None:
    state.round, state.first = event.round, event.first
    if state.stirred:
        state.quiet = 0
    state.stirred = False
    _forget_uses(state, "round:")


def _wave_began(state: TacticsState, event: e.WaveBegan) -> None:
    state.wave = event.row
    for unit in [*filter(None, state.field)]:
        if unit.did or unit.is_fresh:
            put(state, replace(unit, is_fresh=False, did=""))
    _forget_uses(state, "wave:")


def _turn_began(state: TacticsState, event: e.TurnBegan) -> None:
    state.turn = event.seat
    state.actions_left = ACTIONS
    state.extra_actions = state.gained = 0
    state.used = []
    _forget_uses(state, "turn:")
    if state.variant is not None and state.in_teams:
        _forget_moves(state)


def _forget_moves(state: TacticsState) -> None:
    """A hero that a partner has moved can still act in its own player's turn: to move binds it for one turn only."""
    for spot, unit in enumerate(state.field):
        if unit is not None and unit.did in ("move", "castle"):
            state.field[spot] = replace(unit, did="")


_USED = attrgetter("used")


def _forget_uses(state: TacticsState, kind: str) -> None:
    for unit in [*filter(_USED, filter(None, state.field))]:
        put(state, replace(unit, used=tuple(use for use in unit.used if not use.startswith(kind))))


def _action_taken(state: TacticsState, event: e.ActionTaken) -> None:
    state.used = [*state.used, event.action]
    if event.is_extra:
        state.extra_actions -= event.cost
    else:
        state.actions_left -= event.cost


def _actions_gained(state: TacticsState, event: e.ActionsGained) -> None:
    state.gained += event.count
    if event.only_chores:
        state.extra_actions += event.count
    else:
        state.actions_left += event.count


def _turn_ended(state: TacticsState, event: e.TurnEnded) -> None:
    state.actions_left = state.extra_actions = 0


def _wave_ended(state: TacticsState, event: e.WaveEnded) -> None:
    state.turn = None


def _round_was_quiet(state: TacticsState, event: e.RoundWasQuiet) -> None:
    state.quiet += 1


def _match_ended(state: TacticsState, event: e.MatchEnded) -> None:
    state.phase = "over" if event.is_last else "pause"
    state.turn = state.resolving = None
    state.outcomes = [*state.outcomes, event.winner]
    state.reasons = (*state.reasons, event.reason)
    if event.winner is not None:
        won = [*state.trophies[event.winner], *event.trophies]
        state.trophies = replaced(state.trophies, event.winner, won)
    state.aside = [*state.aside, *event.leaders]


def _nothing(state: TacticsState, event: e.TacticsEvent) -> None:
    """Told for those who listen."""


# Cards that go from pile to pile


def _cards_drawn(state: TacticsState, event: e.CardsDrawn) -> None:
    for card in event.cards:
        take_from_deck(state, event.seat, card)
    give(state, event.seat, event.cards)


def _deck_ordered(state: TacticsState, event: e.DeckOrdered) -> None:
    put_deck(state, event.seat, list(event.deck))


def _cards_discarded(state: TacticsState, event: e.CardsDiscarded) -> None:
    for card in event.cards:
        take_from_hand(state, event.seat, card)
        discard(state, card, event.seat)


def _card_taken(state: TacticsState, event: e.CardTaken) -> None:
    take_from_hand(state, event.victim, event.card)
    give(state, event.seat, (event.held,))


def _cards_recovered(state: TacticsState, event: e.CardsRecovered) -> None:
    for card in event.cards:
        take_from_discards(state, card)
    give(state, event.seat, event.held)


def _order_revealed(state: TacticsState, event: e.OrderRevealed) -> None:
    take_from_hand(state, event.seat, event.card)
    state.resolving = event.card


def _order_played(state: TacticsState, event: e.OrderPlayed) -> None:
    state.resolving = None
    discard(state, event.card, event.seat)


def _operation_laid(state: TacticsState, event: e.OperationLaid) -> None:
    take_from_hand(state, event.seat, event.card)
    reserve = replaced(state.reserves[event.seat], event.slot, Operation(event.card))
    state.reserves = replaced(state.reserves, event.seat, reserve)
    forget_standing(state)


def _tokens_taken(state: TacticsState, event: e.TokensTaken) -> None:
    reserve = [one and Operation(one.card, one.tokens - 1) for one in state.reserves[event.seat]]
    state.reserves = replaced(state.reserves, event.seat, reserve)


def _operation_ended(state: TacticsState, event: e.OperationEnded) -> None:
    reserve = [None if one and one.card == event.card else one for one in state.reserves[event.seat]]
    state.reserves = replaced(state.reserves, event.seat, reserve)
    discard(state, event.card, event.seat)
    forget_standing(state)


# Units


def _hero_recruited(state: TacticsState, event: e.HeroRecruited) -> None:
    card = event.card
    if event.source == "hand":
        take_from_hand(state, event.seat, card)
    elif event.source == "deck":
        take_from_deck(state, event.seat, card)
    else:
        take_from_discards(state, card)
    seat, place = divmod(event.spot, PLACES)
    hero = Unit(card, seat, place, is_fresh=True)
    state.put_down(hero)
    change_standing(state, (), (hero,))


def _unit_acted(state: TacticsState, event: e.UnitActed) -> None:
    put(state, replace(unit_of(state, event.unit), did=event.did))


def _ability_used(state: TacticsState, event: e.AbilityUsed) -> None:
    unit = unit_of(state, event.unit)
    put(state, replace(unit, used=(*unit.used, event.use)))


def _unit_damaged(state: TacticsState, event: e.UnitDamaged) -> None:
    unit = unit_of(state, event.unit)
    put(state, replace(unit, damage=unit.damage + event.damage))


def _unit_healed(state: TacticsState, event: e.UnitHealed | e.DamageLifted) -> None:
    unit = unit_of(state, event.unit)
    put(state, replace(unit, damage=unit.damage - event.damage))


def _hero_defeated(state: TacticsState, event: e.HeroDefeated) -> None:
    unit = unit_of(state, event.unit)
    put(state, Unit(unit.card, unit.seat, unit.place, is_corpse=True))
    change_standing(state, (unit,), ())


def _hero_revived(state: TacticsState, event: e.HeroRevived) -> None:
    corpse = unit_of(state, event.unit)
    hero = Unit(corpse.card, corpse.seat, corpse.place)
    put(state, hero)
    change_standing(state, (), (hero,))


def _corpse_cleared(state: TacticsState, event: e.CorpseCleared) -> None:
    corpse = unit_of(state, event.unit)
    state.field[corpse.spot] = None
    discard(state, event.unit, corpse.seat)


def _hero_returned(state: TacticsState, event: e.HeroReturned) -> None:
    hero = unit_of(state, event.unit)
    state.field[hero.spot] = None
    give(state, event.seat, (event.held,))
    change_standing(state, (hero,), ())


def _units_moved(state: TacticsState, event: e.UnitsMoved) -> None:
    field, before, after = state.field, list[Unit](), list[Unit]()
    for card in event.cards:
        unit = unit_of(state, card)
        field[unit.seat * PLACES + unit.place] = None
        before.append(unit)
    for unit, spot in zip(before, event.spots, strict=True):
        seat, place = divmod(spot, PLACES)
        moved = replace(unit, seat=seat, place=place)
        state.put_down(moved)
        after.append(moved)
    change_standing(state, before, after)


def _statuses_set(state: TacticsState, event: e.StatusGiven | e.StatusesTaken) -> None:
    unit = unit_of(state, event.unit)
    if ("silenced" in unit.statuses) != ("silenced" in event.statuses):
        forget_standing(state)
    put(state, replace(unit, statuses=event.statuses))


CHANGES: dict[type, Change] = {
    e.MatchBegan: _match_began,
    e.LeaderChosen: _leader_chosen,
    e.LeadersRevealed: _leaders_revealed,
    e.RoundBegan: _round_began,
    e.WaveBegan: _wave_began,
    e.TurnBegan: _turn_began,
    e.ActionTaken: _action_taken,
    e.ActionsGained: _actions_gained,
    e.TurnEnded: _turn_ended,
    e.WaveEnded: _wave_ended,
    e.RoundEnded: _nothing,
    e.RoundWasQuiet: _round_was_quiet,
    e.MatchEnded: _match_ended,
    e.CardsDrawn: _cards_drawn,
    e.CardsSeen: _nothing,
    e.CardShown: _nothing,
    e.DeckOrdered: _deck_ordered,
    e.CardsDiscarded: _cards_discarded,
    e.CardTaken: _card_taken,
    e.CardsRecovered: _cards_recovered,
    e.OrderRevealed: _order_revealed,
    e.OrderPlayed: _order_played,
    e.OperationLaid: _operation_laid,
    e.TokensTaken: _tokens_taken,
    e.OperationEnded: _operation_ended,
    e.HeroRecruited: _hero_recruited,
    e.UnitActed: _unit_acted,
    e.AbilityUsed: _ability_used,
    e.UnitAttacked: _nothing,
    e.AttackEnded: _nothing,
    e.UnitDamaged: _unit_damaged,
    e.UnitHealed: _unit_healed,
    e.DamageLifted: _unit_healed,
    e.HeroDefeated: _hero_defeated,
    e.HeroRevived: _hero_revived,
    e.CorpseCleared: _corpse_cleared,
    e.HeroReturned: _hero_returned,
    e.UnitsMoved: _units_moved,
    e.StatusGiven: _statuses_set,
    e.StatusesTaken: _statuses_set,
    **VARIANT_CHANGES,
}

QUIET = frozenset(
    (
        e.MatchBegan,
        e.LeaderChosen,
        e.LeadersRevealed,
        e.RoundBegan,
        e.WaveBegan,
        e.TurnBegan,
        e.ActionsGained,
        e.TurnEnded,
        e.WaveEnded,
        e.RoundEnded,
        e.RoundWasQuiet,
        e.MatchEnded,
        e.CardsSeen,
        e.CardShown,
        e.DeckOrdered,
        e.AbilityUsed,
        e.FortressesBuilt,
        e.MarketLaid,
        e.Signalled,
    )
)
"""What is nobody's doing, or changes nothing that lies on the table: a round of these alone was quiet (PT-93)."""
