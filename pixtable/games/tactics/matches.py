"""Matches and the game: decks and leaders at the start, trophies at the end (PT-20, PT-90 to PT-93)."""

from pixtable.core.chance import Chance
from pixtable.core.events import Seat
from pixtable.core.rules import Script
from pixtable.games.tactics.board import Board
from pixtable.games.tactics.events import CardsDrawn, LeadersRevealed, MatchBegan, MatchEnded
from pixtable.games.tactics.roster import FIRST_LEADERS, card_of, set_of
from pixtable.games.tactics.state import TacticsState

OPENING_CARDS = 5
"""Drawn before the leader is chosen from them; one less where the leader comes from elsewhere."""


def begin_match(state: TacticsState, first: Seat, chance: Chance) -> Script:
    """Leaders are chosen next; in the first match of a first game they are dealt face up."""
    is_first_game = state.deck == "first_game" and state.match == 0 and not any(state.built)
    names = set_of(state.deck, state.match + 1)
    lists = [_cards(state, seat, names) for seat in range(state.seats)]
    leaders = [card_of(seat, FIRST_LEADERS[seat % 2]) for seat in range(state.seats)] if is_first_game else []
    decks = [chance.shuffled([card for card in cards if card not in leaders]) for cards in lists]
    yield MatchBegan(state.match + 1, first, tuple(lists), tuple(tuple(deck) for deck in decks))
    for seat in range(state.seats):
        if state.built[seat] is None:
            yield _opening_hand(state, seat, OPENING_CARDS - bool(leaders))
    if leaders:
        yield LeadersRevealed(tuple(leaders))


def draw_built(state: TacticsState) -> Script:
    """PT-100: who brought a deck draws once the leaders stand."""
    for seat, own in enumerate(state.built):
        if own is not None:
            yield _opening_hand(state, seat, OPENING_CARDS - 1)


def _opening_hand(state: TacticsState, seat: Seat, count: int) -> CardsDrawn:
    """PT-92: one more for each trophy of an opponent."""
    count += sum(len(state.trophies[enemy]) for enemy in state.enemies(seat))
    return CardsDrawn(seat, tuple(state.decks[seat][-count:][::-1]))


def _cards(state: TacticsState, seat: Seat, names: tuple[str, ...]) -> tuple[int, ...]:
    """PT-92: used leaders stay out. Those of a built deck never were in it."""
    if own := state.built[seat]:
        return tuple(sorted(own.heroes))
    cards = [card_of(seat, name) for name in names]
    return tuple(sorted(card for card in cards if card not in state.aside))


def end_match(state: TacticsState, fallen: list[Seat], chance: Chance) -> Script:
    """PT-90. Whose leader still stands wins; with nobody's it is a draw."""
    winners = [seat for seat in range(state.seats) if seat not in fallen]
    yield from _end(state, winners[0] if len(winners) == 1 else None, chance)


def end_stalemate(board: Board, chance: Chance) -> Script:
    """PT-93: whose leader has more life left."""
    state = board.state
    lives = [board.life_left(leader) if (leader := state.leader(seat)) else 0 for seat in range(state.seats)]
    best = [seat for seat, life in enumerate(lives) if life == max(lives)]
    yield from _end(state, best[0] if len(best) == 1 else None, chance)


def _end(state: TacticsState, winner: Seat | None, chance: Chance) -> Script:
    leaders = [leader.card for seat in range(state.seats) if (leader := state.leader(seat))]
    enemies = [] if winner is None else state.enemies(winner)
    trophies = [leader.card for seat in enemies if (leader := state.leader(seat))]
    is_last = winner is not None and len(state.trophies[winner]) + len(trophies) >= state.trophies_to_win
    is_last = is_last or not _can_go_on(state, len(leaders))
    yield MatchEnded(winner, tuple(trophies), tuple(leaders), is_last)
    if not is_last:
        first = (state.opener + 1) % state.seats if winner is None else winner  # PT-92
        yield from begin_match(state, first, chance)


def _can_go_on(state: TacticsState, used: int) -> bool:
    """After many draws there are too few cards of a common set for another match; built decks end with them."""
    left = len(set_of(state.deck, state.match + 1)) - (len(state.aside) + used) // state.seats
    return left >= OPENING_CARDS
