"""Matches and the game: decks and leaders at the start, trophies at the end (PT-20, PT-90 to PT-93)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from math import ceil

from pixtable.core.chance import Chance
from pixtable.core.events import Seat
from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.choices import Asking
from pixtable.games.tactics.rules.decks.roster import FIRST_LEADERS, card_of, name_of, set_of
from pixtable.games.tactics.rules.events import CardsDrawn, FortressesBuilt, LeadersRevealed, MatchBegan, MatchEnded
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.state import Reason, TacticsState
from pixtable.games.tactics.rules.variants.variants import COLUMN_WALL, MARKET_CARDS, DuelDraft, Siege

OPENING_CARDS = 5
"""Drawn before the leader is chosen from them; one less where the leader comes from elsewhere."""
MOST_MATCHES = 9
"""So many are played at most where draws keep a game from being decided; then it ends as it stands."""


def begin_match(state: TacticsState, first: Seat, chance: Chance) -> Script:
    """Leaders are chosen next; in the first match of a first game they are dealt face up, in a siege there are none."""
    is_first_game = state.deck == "first_game" and state.match == 0 and not any(state.built)
    lists = lists_of(state, state.match + 1)
    leaders = [card_of(seat, FIRST_LEADERS[seat % 2]) for seat in range(state.seats)] if is_first_game else []
    shuffled = lists[state.seats :] or lists  # the market's alone, where there is one
    decks = [chance.shuffled([card for card in cards if card not in leaders]) for cards in shuffled]
    yield MatchBegan(state.match + 1, first, tuple(lists), tuple(tuple(deck) for deck in decks))
    for seat in range(state.seats):
        if state.built[seat] is None or state.is_siege:
            yield _opening_hand(state, seat, OPENING_CARDS - bool(leaders))
    if state.is_siege:
        yield FortressesBuilt(tuple(_walls(deck) for deck in state.decks))
    elif leaders:
        yield LeadersRevealed(tuple(leaders))


def draw_built(state: TacticsState) -> Script:
    """PT-100: who brought a deck draws once the leaders stand."""
    for seat, own in enumerate(state.built):
        if own is not None:
            yield _opening_hand(state, seat, OPENING_CARDS - 1)


def _opening_hand(state: TacticsState, seat: Seat, count: int) -> CardsDrawn:
    """PT-92: one more for each trophy of an opponent."""
    count += sum(state.victories(enemy) for enemy in state.enemies(seat))
    return CardsDrawn(seat, tuple(state.deck_of(seat)[-count:][::-1]))


def lists_of(state: TacticsState, match: int) -> list[tuple[int, ...]]:
    """By seat; at a market nobody has cards of their own, and its own come last (PT-112)."""
    names = set_of(state.deck, match)
    if not isinstance(state.variant, DuelDraft):
        return [_cards(state, seat, names) for seat in range(state.seats)]
    if any(state.built):
        return [()] * state.seats + [_left(state, _market_of_decks(state, names))]
    copies = ceil(MARKET_CARDS / len(names))
    market = (card_of(state.seats, name, copy) for copy in range(copies) for name in names)
    return [()] * state.seats + [_left(state, market)]


def _market_of_decks(state: TacticsState, names: tuple[str, ...]) -> Iterator[int]:
    """The heroes of the decks that were brought, and for each who brought none the common set."""
    seen: Counter[str] = Counter()
    for own in state.built:
        for name in names if own is None else map(name_of, own.heroes):
            yield card_of(state.seats, name, seen[name])
            seen[name] += 1


def _cards(state: TacticsState, seat: Seat, names: tuple[str, ...]) -> tuple[int, ...]:
    """PT-92: used leaders stay out. Those of a built deck never were in it."""
    if own := state.built[seat]:
        return tuple(sorted(own.heroes))
    return _left(state, (card_of(seat, name) for name in names))


def _left(state: TacticsState, cards: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(card for card in cards if card not in state.aside))


def _walls(deck: list[int]) -> tuple[tuple[int, ...], ...]:
    """PT-111: the top two cards for each column, left to right."""
    top = deck[-3 * COLUMN_WALL :][::-1]
    return tuple(tuple(top[column * COLUMN_WALL : (column + 1) * COLUMN_WALL]) for column in range(3))


def end_match(state: TacticsState, fallen: list[Seat]) -> Asking[Seat | None]:
    """PT-90. Whose leader still stands wins; with nobody's it is a draw. Who goes first in the next match, if any."""
    winners = [seat for seat in range(state.seats) if seat not in fallen]
    winner = winners[0] if len(winners) == 1 else None
    return (yield from win_match(state, winner, "both" if winner is None else "leader"))


def end_undecided(board: Board, reason: Reason) -> Asking[Seat | None]:
    """PT-93: a draw, or by agreement whose leader has more life left; in a siege, whose fortress has more cards."""
    if board.state.stalemate == "draw":
        return (yield from win_match(board.state, None, reason))
    lives = [life_of(board, seat) for seat in range(board.state.seats)]
    best = [seat for seat, life in enumerate(lives) if life == max(lives)]
    return (yield from win_match(board.state, best[0] if len(best) == 1 else None, reason))


def life_of(board: Board, seat: Seat) -> int:
    """What is left of that which a match is lost with."""
    if isinstance(board.state.variant, Siege):
        return sum(map(len, board.state.variant.walls[seat]))
    leader = board.state.leader(seat)
    return board.life_left(leader) if leader else 0


def win_match(state: TacticsState, winner: Seat | None, reason: Reason) -> Asking[Seat | None]:
    leaders = [leader.card for seat in range(state.seats) if (leader := state.leader(seat))]
    enemies = [] if winner is None else state.enemies(winner)
    trophies = [leader.card for seat in enemies if (leader := state.leader(seat))]
    is_last = winner is not None and state.victories(winner) + 1 >= state.trophies_to_win
    is_last = is_last or not _can_go_on(state, len(leaders))
    yield MatchEnded(winner, tuple(trophies), tuple(leaders), is_last, reason)
    if is_last:
        return None
    return (state.opener + 1) % state.seats if winner is None else winner  # PT-92


def _can_go_on(state: TacticsState, used: int) -> bool:
    """A single siege is a single one (PT-111); and after many draws there are too few cards of a common set."""
    if state.match >= MOST_MATCHES:
        return False
    if state.is_siege:
        return state.trophies_to_win > 1
    left = len(set_of(state.deck, state.match + 1)) - (len(state.aside) + used) // state.seats
    return left >= OPENING_CARDS
