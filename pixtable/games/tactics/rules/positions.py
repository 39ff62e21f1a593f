"""Positions of Pixel Tactics as plain data: what the protocol shows, and what a level may start from."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from pixtable.core.chance import Chance
from pixtable.core.rules import BadPosition, Script
from pixtable.games.tactics.rules.abilities.words import CHARACTERS, character_of
from pixtable.games.tactics.rules.decks.deck_text import MOST_COPIES
from pixtable.games.tactics.rules.decks.decks import Deck, built, deck_of
from pixtable.games.tactics.rules.decks.roster import NUMBERS, back_of, card_of, is_back, name_of, owner_of
from pixtable.games.tactics.rules.events import Count, DeckOrdered, FortressesBuilt
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import forget_standing
from pixtable.games.tactics.rules.field.statuses import MOST, OPPOSITES
from pixtable.games.tactics.rules.moves import CardId, PlaceNumber, SeatNumber
from pixtable.games.tactics.rules.play.matches import lists_of
from pixtable.games.tactics.rules.secrets import unknown_cards
from pixtable.games.tactics.rules.state import (
    ACTIONS,
    LEADER_PLACE,
    PLACES,
    QUIET_ROUNDS,
    RESERVE,
    ROWS,
    TIME_TOKENS,
    Did,
    Operation,
    Phase,
    Reason,
    Status,
    TacticsState,
    Unit,
)
from pixtable.games.tactics.rules.variants.positions import (
    Card,
    VariantData,
    has_leader,
    hidden_wall,
    read_variant,
    variant_cards,
    variant_picture,
)
from pixtable.games.tactics.rules.variants.teams import teams_at_goal
from pixtable.games.tactics.rules.variants.variants import Cross, DuelDraft, Siege

RowName: TypeAlias = Literal["vanguard", "flank", "rear"]


class UnitData(msgspec.Struct, forbid_unknown_fields=True):
    """`unit`, `name`, `attack`, `life` and `keywords` are shown, and follow from the rest.

    `left` tells the damage by how much it leaves of the printed life: so a level outlives a card's tuning.
    """

    card: Card
    damage: Count = 0
    left: Count | None = None
    statuses: tuple[Status, ...] = ()
    corpse: bool = False
    leader: bool = False
    acted: bool = False
    did: Did = ""
    fresh: bool = False
    used: tuple[str, ...] = ()
    unit: CardId | None = None
    name: str | None = None
    attack: int | None = None
    life: int | None = None
    keywords: tuple[str, ...] = ()


WholeSquad = Annotated[list[UnitData | None], Meta(min_length=PLACES, max_length=PLACES)]
SparseSquad = dict[PlaceNumber, UnitData]
"""Only the places that are taken: how levels are written, whose TOML has no word for nothing."""


class OperationData(msgspec.Struct, forbid_unknown_fields=True):
    card: Card
    tokens: Annotated[int, Meta(ge=0, le=TIME_TOKENS)] = TIME_TOKENS


class PositionData(VariantData, forbid_unknown_fields=True):
    """Every field may be left out but the squads of a match. Without `deck_orders`, top first, the seed shuffles.

    `resolving` is shown of a move that is half made, an order that is being carried out; no position begins with one.
    Match 0: nothing has been dealt yet, and only the `built` decks that players bring are told.
    """

    match: Annotated[int, Meta(ge=0)] = 1
    phase: Phase = "play"
    round: Count = 2
    wave: RowName = "vanguard"
    first: SeatNumber = 0
    opener: SeatNumber = 0
    turn: SeatNumber | None = None
    actions_left: Annotated[int, Meta(ge=0, le=5)] = ACTIONS
    extra_actions: Annotated[int, Meta(ge=0, le=3)] = 0
    gained: Annotated[int, Meta(ge=0, le=4)] = 0
    used: list[str] = msgspec.field(default_factory=list)
    stirred: bool = True
    quiet: Annotated[int, Meta(ge=0, lt=QUIET_ROUNDS)] = 0
    squads: list[WholeSquad | SparseSquad] | None = None
    hands: list[list[Card]] | None = None
    decks: list[int] | None = None
    deck_orders: list[list[Card]] | None = None
    discards: list[list[Card]] | None = None
    reserve: list[Annotated[list[OperationData | None], Meta(min_length=RESERVE, max_length=RESERVE)]] | None = None
    chosen: list[Card | None] | None = None
    aside: list[CardId] = msgspec.field(default_factory=list)
    trophies: list[list[CardId]] | None = None
    outcomes: list[SeatNumber | None] = msgspec.field(default_factory=list)
    reasons: list[Reason] = msgspec.field(default_factory=list)
    resolving: None = None
    built: list[Deck | None] | None = None


def picture_of(state: TacticsState) -> dict[str, Any]:
    board = Board(state)
    picture: dict[str, Any] = {
        "match": state.match,
        "phase": state.phase,
        "round": state.round,
        "wave": ROWS[state.wave],
        "first": state.first,
        "opener": state.opener,
        "turn": state.turn,
        "actions_left": state.actions_left,
        "extra_actions": state.extra_actions,
        "gained": state.gained,
        "used": state.used,
        "stirred": state.stirred,
        "quiet": state.quiet,
        "squads": [[unit and _unit_picture(board, unit) for unit in state.squad(seat)] for seat in range(state.seats)],
        "hands": [_open(hand) for hand in state.hands],
        "decks": [len(deck) for deck in state.decks],
        "discards": state.discards,
        "reserve": state.reserves,
        "chosen": state.chosen,
        "aside": state.aside,
        "trophies": state.trophies,
        "outcomes": state.outcomes,
        "reasons": state.reasons,
        "resolving": state.resolving,
        **variant_picture(state.variant),
    }
    if any(state.built):
        picture["built"] = [None if own is None else deck_of(own) for own in state.built]
    if not any(is_back(card) for deck in state.decks for card in deck):
        picture["deck_orders"] = [deck[::-1] for deck in state.decks]
    plain: dict[str, Any] = msgspec.to_builtins(picture)
    return plain


def _open(hand: list[int]) -> list[int] | int:
    """A hand to those who may see it, else how many cards it holds."""
    return len(hand) if any(is_back(card) for card in hand) else hand


def _unit_picture(board: Board, unit: Unit) -> dict[str, Any]:
    return {
        "unit": unit.card,
        "card": unit.card,
        "name": name_of(unit.card),
        "attack": 0 if unit.is_corpse else board.attack(unit),
        "life": 0 if unit.is_corpse else board.life(unit),
        "damage": unit.damage,
        "statuses": unit.statuses,
        "keywords": [] if unit.is_corpse else list(board.keywords(unit)),
        "corpse": unit.is_corpse,
        "leader": unit.is_leader,
        "acted": bool(unit.did),
        "did": unit.did,
        "fresh": unit.is_fresh,
        "used": unit.used,
    }


def read_position(data: Mapping[str, Any], blank: TacticsState) -> TacticsState:
    """Fill a blank table. Refuses what no game could have come to."""
    try:
        wished = msgspec.convert(data, PositionData, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadPosition(str(error)) from error
    state = blank.copy()
    _bring_decks(state, wished)
    if wished.match == 0:
        demand(data.keys() <= {"match", "built"}, "before the first match there is nothing but the decks")
        return state
    state.match, state.phase, state.round = wished.match, wished.phase, wished.round
    state.wave, state.first, state.opener = ROWS.index(wished.wave), wished.first, wished.opener
    state.turn = wished.turn
    if state.turn is None and state.phase == "play":
        state.turn = state.first
    state.actions_left, state.extra_actions, state.gained = wished.actions_left, wished.extra_actions, wished.gained
    state.used, state.stirred, state.quiet = wished.used, wished.stirred, wished.quiet
    state.aside, state.outcomes = wished.aside, wished.outcomes
    demand(len(wished.reasons) <= len(state.outcomes), "reasons: more than matches that have ended")
    untold: list[Reason] = [""] * (len(state.outcomes) - len(wished.reasons))
    state.reasons = (*wished.reasons, *untold)
    _lay_cards(state, wished)
    read_variant(wished, state, _number)
    _check_table(state)
    _check_units(state)
    _lay_decks(state, wished)
    return state


def demand(condition: object, message: str) -> None:
    if not condition:
        raise BadPosition(message)


def _bring_decks(state: TacticsState, wished: PositionData) -> None:
    if wished.built is None:
        return
    demand(len(wished.built) == state.seats, f"built: not one deck for each of {state.seats} seats")
    for deck in wished.built:
        if deck is None:
            continue
        for name in (*deck.leaders, *deck.heroes):
            demand(name in NUMBERS, f"there is no character {name!r}")
            demand(deck.count(name) <= MOST_COPIES, f"{name} is in a deck {deck.count(name)} times")
        demand(deck.leaders, "a deck without leaders (PT-100)")
    if isinstance(state.variant, DuelDraft):
        together = Counter(name for deck in wished.built if deck is not None for name in deck.heroes)
        most = max(together.values(), default=0)
        demand(most <= MOST_COPIES, f"a character is in the market {most} times")
    state.built = tuple(None if deck is None else built(seat, deck) for seat, deck in enumerate(wished.built))


def _lay_cards(state: TacticsState, wished: PositionData) -> None:
    for name in ("squads", "hands", "decks", "deck_orders", "discards", "reserve", "chosen", "trophies"):
        given = getattr(wished, name)
        many = len(state.decks) if name in ("decks", "deck_orders") else state.seats
        demand(given is None or len(given) == many, f"{name}: not one for each of {many} seats")
    for seat, squad in enumerate(wished.squads or ()):
        for place, unit in squad.items() if isinstance(squad, dict) else enumerate(squad):
            if unit is not None:
                state.field[seat * PLACES + place] = _unit(unit, state, seat, place)
    forget_standing(state)
    for seat in range(state.seats):
        owner = _owner(state, seat)
        state.hands[seat] = sorted(_numbers(wished.hands[seat], owner)) if wished.hands else []
        state.discards[seat] = _numbers(wished.discards[seat], owner) if wished.discards else []
        if wished.reserve:
            state.reserves[seat] = [
                Operation(_number(one.card, owner), one.tokens) if one else None for one in wished.reserve[seat]
            ]
        if wished.chosen and (chosen := wished.chosen[seat]) is not None:
            state.chosen[seat] = _number(chosen, owner)
    if wished.trophies is not None:
        state.trophies = wished.trophies


def _owner(state: TacticsState, seat: int) -> int:
    """Whose cards lie before a seat: its own, or those of the market that has them all (PT-112)."""
    return seat if len(state.decks) > 1 else state.seats


def _unit(data: UnitData, state: TacticsState, seat: int, place: int) -> Unit:
    statuses = tuple(sorted(data.statuses))
    is_leader = data.leader or (place == LEADER_PLACE and not data.corpse and not state.is_siege)
    card = _number(data.card, _owner(state, seat))
    damage = _damage(data, card, is_leader=is_leader)
    return Unit(card, seat, place, is_leader, data.corpse, damage, statuses, data.fresh, data.did, data.used)


def _damage(data: UnitData, card: int, *, is_leader: bool) -> int:
    if data.left is None:
        return data.damage
    character = character_of(card)
    _, life = character.as_leader if is_leader else character.as_hero
    demand(not data.damage, f"{name_of(card)}: damage, or what is left; not both")
    demand(data.left <= life, f"{name_of(card)}: {data.left} left of {life}")
    return life - data.left


def _numbers(cards: Iterable[Card], seat: int) -> list[int]:
    return [_number(card, seat) for card in cards]


def _number(card: Card, seat: int) -> int:
    if isinstance(card, str):
        demand(card in NUMBERS, f"there is no character {card!r}")
        card = card_of(seat, card)
    demand(card % 100 in CHARACTERS, f"card {card} is of a character that is not in play")
    return card


def _check_table(state: TacticsState) -> None:
    demand(max(state.first, state.opener) < state.seats, f"the first player is none of {state.seats} seats")
    demand((state.turn is not None) == (state.phase == "play"), "a turn is somebody's exactly while a match is played")
    demand(state.turn is None or state.turn < state.seats, f"the turn is seat {state.turn}'s of {state.seats}")
    is_played = state.phase == "play" or state.rebuilder is not None
    demand((state.round > 0) == is_played, "rounds are counted from 1 while a match is played")
    demand(state.phase in ("leader", "play"), "a position is one in which somebody has to decide")
    has_chosen = [seat for seat, card in enumerate(state.chosen) if card is not None]
    demand(not has_chosen or state.phase == "leader", "leaders are chosen before the match")
    demand(len(has_chosen) < state.seats, "all leaders are chosen: they stand in their squads now")
    for seat, pile in enumerate(state.discards):
        demand(
            all(state.owner(card, seat) == seat for card in pile),
            "a card lies in another's discards than its owner's (PT-82)",
        )
    if isinstance(state.variant, Cross):
        demand(not teams_at_goal(state), "the game has been won (PT-113)")
    elif not state.in_teams:
        won = max(state.victories(seat) for seat in range(state.seats))
        demand(won < state.trophies_to_win, "the game has been won (PT-91)")
    for card, times in Counter(_cards_in_sight(state)).items():
        demand(times == 1, f"card {card} lies in {times} places")
        demand(owner_of(card) < len(state.lists), f"card {card} belongs to nobody here")
        has_led = card in state.aside and not _leads_again(state, card)
        demand(not has_led, f"card {card} has led before: it is out of the game (PT-92)")


def _leads_again(state: TacticsState, card: int) -> bool:
    own = state.built[owner_of(card)] if owner_of(card) < state.seats else None
    return own is not None and card in own.leaders and set(own.leaders) <= set(state.aside)


def _cards_in_sight(state: TacticsState) -> list[int]:
    cards = [unit.card for unit in state.field if unit]
    cards += [card for piles in (state.hands, state.discards) for pile in piles for card in pile]
    cards += [operation.card for reserve in state.reserves for operation in reserve if operation]
    cards += [card for card in state.chosen if card is not None]
    return cards + variant_cards(state.variant)


def _check_units(state: TacticsState) -> None:
    for unit in state.field:
        if unit is None:
            continue
        where = f"place {unit.place} of squad {unit.seat}"
        if state.is_siege:
            demand(not unit.is_leader, f"{where}: there are no leaders in a siege (PT-111)")
        else:
            is_middle = unit.place == LEADER_PLACE
            demand(unit.is_leader == is_middle, f"{where}: leaders stand in the middle, alone (PT-10)")
        demand(
            not unit.is_corpse or unit == Unit(unit.card, unit.seat, unit.place, is_corpse=True),
            f"{where}: a corpse has nothing on it (PT-70)",
        )
        for status, count in Counter(unit.statuses).items():
            demand(count <= MOST.get(status, 99), f"{where}: [{status}] {count} times")
            demand(OPPOSITES.get(status) not in unit.statuses, f"{where}: [{status}] and its opposite (PT-81)")
    if state.phase == "leader" and state.rebuilder is None:
        demand(not any(state.field), "squads without a leader (PT-20)")
        return
    for seat in range(state.seats):
        demand((state.leader(seat) is not None) == has_leader(state, seat), "squads without a leader (PT-20)")
        demand(not state.is_out(seat) or not any(state.squad(seat)), f"seat {seat} is out of the game (PT-115)")


def _lay_decks(state: TacticsState, wished: PositionData) -> None:
    """What lies nowhere else is in its owner's deck: those of the game's set, and whatever the orders add."""
    in_sight = set(_cards_in_sight(state))
    lists = lists_of(state, state.match)
    for number in range(len(state.decks)):
        owner = _owner(state, number)
        cards = set() if state.is_out(number) else set(lists[owner]).difference(state.aside)
        order = None
        if wished.deck_orders is not None:
            order = _numbers(reversed(wished.deck_orders[number]), owner)
            demand(len(set(order)) == len(order), f"deck {number} holds a card twice")
            demand(all(owner_of(card) == owner for card in order), f"deck {number} holds another's cards")
            demand(not in_sight.intersection(order), f"deck {number} holds a card that lies elsewhere")
            cards = set(order)
        cards |= {card for card in in_sight if owner_of(card) == owner}
        state.lists[owner] = tuple(sorted(cards))
        hidden = sorted(cards - in_sight)[hidden_wall(state.variant, number) :]
        state.decks[number] = [back_of(card) for card in hidden] if order is None else order
        if wished.decks is not None:
            left = len(state.decks[number])
            demand(wished.decks[number] == left, f"deck of {wished.decks[number]}, but {left} cards are left for it")
    demand(
        wished.deck_orders is None or not any(hidden_wall(state.variant, seat) for seat in range(state.seats)),
        "a deck in order leaves no cards for the fortress: name them",
    )


def shuffled_rest(state: TacticsState, chance: Chance) -> Script:
    """What a position left open: the order of decks, and the cards of a fortress."""
    for number, deck in enumerate(state.decks):
        if any(is_back(card) for card in deck) or hidden_wall(state.variant, number):
            yield DeckOrdered(number, tuple(chance.shuffled(_rest(state, number))))
    if isinstance(state.variant, Siege) and any(hidden_wall(state.variant, seat) for seat in range(state.seats)):
        yield FortressesBuilt(tuple(_filled(state, seat) for seat in range(state.seats)))


def _rest(state: TacticsState, number: int) -> list[int]:
    """The cards of a deck whose order a position left open."""
    owner = _owner(state, number)
    known = {card for hand in state.hands for card in hand}.union(variant_cards(state.variant))
    known.update(card for card in state.chosen if card is not None)
    return [card for card in unknown_cards(state, number)[owner] if card not in known]


def _filled(state: TacticsState, seat: int) -> tuple[tuple[int, ...], ...]:
    """The fortress with cards from the top of the deck."""
    assert isinstance(state.variant, Siege)
    top = iter(reversed(state.decks[seat]))
    return tuple(tuple(next(top) if is_back(card) else card for card in column) for column in state.variant.walls[seat])
