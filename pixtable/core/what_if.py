"""What if: matches that go on from somewhere in another match, and leave it as it was."""

from pixtable.core.chance import Rng
from pixtable.core.events import Seat
from pixtable.core.match import Deal, Match


def branch_at(match: Match, n: int) -> Match:
    """The same game up to step `n`, with all that lies hidden in it: for games that are over."""
    other = match.branch()
    other.seek(_whole_moves(match, n))
    return other.branch()


def imagine_at(match: Match, n: int, seat: Seat, seed: int) -> Match:
    """A game that begins where step `n` led, in a world that this seat cannot tell from the true one.

    Whoever tries something out while the game goes on learns nothing by it: what is hidden is dealt anew.
    """
    rules, deal = match.rules, match.deal
    view = rules.view(match.state_at(_whole_moves(match, n)), seat)
    world = rules.determinize(view, seat, Rng(seed))
    return Match.start(match.game, Deal(deal.seats, seed, deal.options, rules.picture(world), deal.people))


def _whole_moves(match: Match, n: int) -> int:
    """The last position up to step `n` in which no question is open: nothing begins in the middle of a move."""
    half = match.half_made_at(n)
    return n if half is None else half.begun_at
