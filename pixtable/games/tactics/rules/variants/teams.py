"""Team games: what the fall of a leader means, and when a team has won (PT-113 to PT-115)."""

from collections import Counter
from collections.abc import Iterable

from pixtable.core.chance import Chance
from pixtable.core.events import Seat
from pixtable.core.rules import Script
from pixtable.games.tactics.rules.decks.roster import owner_of
from pixtable.games.tactics.rules.events import CardsDrawn, LeaderFell, MatchEnded, PlayerOut, SquadDisbanded
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.state import Reason, TacticsState
from pixtable.games.tactics.rules.variants.variants import TEAM_GOALS, Cross, is_king

NEW_HAND = 4
"""Cards that a player who rebuilds draws, besides one to be led by."""


def lose_leaders(state: TacticsState, fallen: Iterable[Seat]) -> Script:
    for seat in fallen:
        leader = state.leader(seat)
        assert leader
        yield LeaderFell(seat, leader.card)


def end_team_game(state: TacticsState, teams: Iterable[int], reason: Reason) -> Script:
    """One team has won; where both have at once, or neither, it is a draw."""
    winners = sorted(set(teams))
    winner = state.teams.index(winners[0]) if len(winners) == 1 else None
    yield MatchEnded(winner, (), (), is_last=True, reason=reason)


def teams_at_goal(state: TacticsState) -> set[int]:
    """PT-113: so many trophies of each opponent, or more of one of them."""
    assert isinstance(state.variant, Cross)
    each, of_one = state.variant.each, TEAM_GOALS[state.variant.each]
    found = set()
    for team in set(state.teams):
        seat = state.teams.index(team)
        taken = Counter(owner_of(card) for card in state.trophies[seat])
        counts = [taken[enemy] for enemy in state.enemies(seat)]
        if min(counts) >= each or max(counts) >= of_one:
            found.add(team)
    return found


def teams_without_king(state: TacticsState) -> set[int]:
    return {state.teams[seat] for seat in range(state.seats) if is_king(seat) and state.leader(seat) is None}


def healthier_teams(board: Board) -> list[int]:
    """PT-93 in teams, where life decides: more trophies, then more life left; among kings the king's life alone."""
    state = board.state
    if isinstance(state.variant, Cross):
        worth = {team: (len(state.trophies[state.teams.index(team)]), _life(board, team)) for team in state.teams}
    else:
        worth = {team: (0, _life(board, team, only_kings=True)) for team in state.teams}
    return [team for team in worth if worth[team] == max(worth.values())]


def _life(board: Board, team: int, *, only_kings: bool = False) -> int:
    state = board.state
    leaders = [state.leader(seat) for seat in range(state.seats) if state.teams[seat] == team]
    return sum(board.life_left(leader) for leader in leaders if leader and (is_king(leader.seat) or not only_kings))


def disband(state: TacticsState, seat: Seat, chance: Chance) -> Script:
    """PT-114: all that is left goes into a new deck; what others own goes to their discards."""
    before = _cards_before(state, seat)
    own = [card for card in before if owner_of(card) == seat] + state.decks[seat] + state.discards[seat]
    yield SquadDisbanded(seat, tuple(chance.shuffled(sorted(own))), _of_others(before, seat))
    to_lead = 1 if state.built[seat] is None else 0  # a built deck has its leaders aside (PT-100)
    count = NEW_HAND + to_lead + len(state.trophies[state.team_seat(state.enemies(seat)[0])])
    yield CardsDrawn(seat, tuple(state.decks[seat][-count:][::-1]))


def leave_game(state: TacticsState, seat: Seat) -> Script:
    yield PlayerOut(seat, _of_others(_cards_before(state, seat), seat))


def _cards_before(state: TacticsState, seat: Seat) -> list[int]:
    """On the field, in reserve and in hand."""
    cards = [unit.card for unit in state.squad(seat) if unit is not None]
    cards += [operation.card for operation in state.reserves[seat] if operation is not None]
    return cards + state.hands[seat]


def _of_others(cards: Iterable[int], seat: Seat) -> tuple[int, ...]:
    return tuple(card for card in cards if owner_of(card) != seat)
