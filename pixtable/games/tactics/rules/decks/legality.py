"""Whether a deck may be played (PT-101 to PT-103): everything that is wrong with it, each by its clause."""

from collections.abc import Iterator
from typing import NamedTuple

from pixtable.games.tactics.rules.decks.decks import Deck, in_order
from pixtable.games.tactics.rules.decks.limits import COPIES_OWNED, LIMITS, Limits


class Problem(NamedTuple):
    """`characters` are those it is about; `n` counts what is missing, too many, or there; `most` is what may be."""

    clause: str
    key: str
    n: int
    most: int = 0
    characters: tuple[str, ...] = ()


def problems(deck: Deck, limits: Limits = LIMITS) -> list[Problem]:
    """None for a deck that may be played. What counts the whole deck comes first.

    A draft has sizes of its own, and knows no list of banned cards: only the copies of a drafted deck count (PT-107).
    """
    if deck.drafted:
        return [*_no_leader(deck), *_copies(deck)]
    return [*_sizes(deck), *_copies(deck), *_banned(deck, limits), *_restricted(deck, limits)]


def _clause(deck: Deck) -> str:
    return "PT-101" if deck.format == "standard" else "PT-102"


def _sizes(deck: Deck) -> Iterator[Problem]:
    clause, form = _clause(deck), deck.form
    leaders, heroes = len(deck.leaders), len(deck.heroes)
    if leaders < form.leaders:
        yield Problem(clause, "few_leaders", form.leaders - leaders, form.leaders)
    if leaders > form.leaders:
        yield Problem(clause, "many_leaders", leaders - form.leaders, form.leaders)
    if heroes < form.fewest:
        yield Problem(clause, "few_heroes", form.fewest - heroes, form.fewest)
    if heroes > form.most:
        yield Problem(clause, "many_heroes", heroes - form.most, form.most)


def _no_leader(deck: Deck) -> Iterator[Problem]:
    if not deck.leaders:
        yield Problem(_clause(deck), "few_leaders", deck.form.leaders, deck.form.leaders)


def _copies(deck: Deck) -> Iterator[Problem]:
    for character in in_order(tuple({*deck.leaders, *deck.heroes})):
        count = deck.count(character)
        if count > deck.form.copies:
            led = deck.count(character, "leaders") == 1 and deck.form.copies == 1
            yield Problem(_clause(deck), "leads_too" if led else "copies", count, deck.form.copies, (character,))
        elif count > COPIES_OWNED:
            yield Problem("PT-103", "collection", count, COPIES_OWNED, (character,))


def _banned(deck: Deck, limits: Limits) -> Iterator[Problem]:
    for character in in_order(tuple(limits.banned_leaders.intersection(deck.leaders))):
        yield Problem("PT-103", "banned_leader", 1, 0, (character,))
    for character in in_order(tuple(limits.banned_heroes.intersection(deck.heroes))):
        yield Problem("PT-103", "banned_hero", deck.count(character, "heroes"), 0, (character,))


def _restricted(deck: Deck, limits: Limits) -> Iterator[Problem]:
    together = tuple(name for name in deck.leaders if name in limits.one_leader_of)
    if len(together) > 1:
        yield Problem("PT-103", "one_leader_of", len(together), 1, together)
    for character, most in limits.few_heroes.items():
        count = deck.count(character, "heroes")
        if count > most:
            yield Problem("PT-103", "few_copies", count, most, (character,))
