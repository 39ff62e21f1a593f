"""What cards, places and causes are called in a sentence."""

from collections.abc import Iterable, Sequence
from functools import cache

from pixtable.core.events import Seat
from pixtable.core.telling import Moment, Piece, Sentence, plain_text
from pixtable.games.tactics.rules.abilities.words import CHARACTERS, Ability, character_of
from pixtable.games.tactics.rules.decks.roster import COPY_STEP, NUMBERS, is_back, owner_of
from pixtable.games.tactics.rules.events import HeroDefeated
from pixtable.games.tactics.rules.labels import name_key
from pixtable.games.tactics.rules.state import COLUMNS, PLACES, ROWS, TacticsState

CARD = "tactics.card."
MOST_LISTED = 7
"""More cards than these are counted: nobody reads a whole deck out."""


def title(moment: Moment, card: int) -> Piece:
    """As it stands on the card, by itself."""
    return _piece(moment, card, name_key(character_of(card)))


def who(moment: Moment, card: int) -> Piece:
    """As the subject of a sentence: some languages put an article before it."""
    return _piece(moment, card, f"tell.who.{character_of(card).name}")


def whom(moment: Moment, card: int) -> Piece:
    """As its object: some languages decline names."""
    return _piece(moment, card, f"tell.whom.{character_of(card).name}")


def whose(moment: Moment, card: int) -> Piece:
    """As that which something belongs to: some languages have a case or a contraction for it."""
    return _piece(moment, card, f"tell.whose.{character_of(card).name}")


def _piece(moment: Moment, card: int, key: str) -> Piece:
    return _pictured(card, moment.tell(key))


@cache
def _pictured(card: int, words: Sentence) -> Piece:
    return Piece(plain_text(words), f"tactics/portraits/{character_of(card).name}", f"{CARD}{card}")


def card_of(piece: str) -> int:
    """By the id that a sentence gives it."""
    return int(piece.removeprefix(CARD))


def listed(parts: Iterable[Piece | Sentence]) -> Sentence:
    found: list[str | Piece] = []
    for part in parts:
        found += [", "] if found else []
        found += [part] if isinstance(part, Piece) else part
    return tuple(found)


def cards(moment: Moment, shown: Sequence[int]) -> Sentence:
    """Cards that were drawn or put away: by name as far as one may know them."""
    if len(shown) > MOST_LISTED or any(map(is_back, shown)):
        return moment.tell("tell.cards", n=len(shown))
    return listed(whom(moment, card) for card in shown)


# Which one of several that are called the same


def whom_of(moment: Moment, card: int, among: Iterable[int]) -> Sentence:
    return _marked(moment, whom(moment, card), card, among)


def who_of(moment: Moment, card: int, among: Iterable[int]) -> Sentence:
    return _marked(moment, who(moment, card), card, among)


def whose_of(moment: Moment, card: int, among: Iterable[int]) -> Sentence:
    return _marked(moment, whose(moment, card), card, among)


def _marked(moment: Moment, piece: Piece, card: int, among: Iterable[int]) -> Sentence:
    """Only as much is added as it takes to tell it from all others of its name."""
    left = [other for other in among if other % COPY_STEP == card % COPY_STEP and other != card]
    if not left:
        return (piece,)
    said = list[Sentence]()
    for at, mark in enumerate(_marks(moment, card)):
        same = [other for other in left if _marks(moment, other)[at : at + 1] == [mark]]
        if len(same) < len(left):
            said.append(mark)
        left = same
    return moment.tell("tell.marked", card=piece, mark=listed(said)) if said else (piece,)


def _marks(moment: Moment, card: int) -> list[Sentence]:
    """Where it is, and which copy: the coarsest first."""
    state: TacticsState = moment.view
    unit = state.unit(card)
    if unit is not None:
        return [(moment.name(unit.seat),), place(moment, unit.place)]
    pile = next((seat for seat, pile in enumerate(state.discards) if card in pile), None)
    owner = owner_of(card)
    return [
        moment.tell("tell.pile.elsewhere" if pile is None else "tell.pile.discards"),
        (moment.name(owner),) if owner < state.seats else moment.tell("tell.pile.market"),
        moment.tell("tell.copy", n=card % 1000 // COPY_STEP + 1),
    ]


# Places


def place(moment: Moment, at: int) -> Sentence:
    """`vanguard, upper column`"""
    return moment.tell("tell.place", row=moment.tell(f"tell.row.{ROWS[at // 3]}"), lane=lane(moment, at % 3))


def into(moment: Moment, at: int) -> Sentence:
    """The same as where somebody goes."""
    return moment.tell(
        "tell.place", row=moment.tell(f"tell.into.{ROWS[at // 3]}"), lane=moment.tell(f"tell.onto.{COLUMNS[at % 3]}")
    )


def lane(moment: Moment, column: int) -> Sentence:
    return moment.tell(f"tell.lane.{COLUMNS[column]}")


def within(moment: Moment, column: int) -> Sentence:
    """`in the upper column`"""
    return moment.tell(f"tell.within.{COLUMNS[column]}")


def spot(moment: Moment, at: int, *, with_squad: bool) -> Sentence:
    there = into(moment, at % PLACES)
    return moment.tell("tell.marked", card=there, mark=moment.name(at // PLACES)) if with_squad else there


# Causes


def because(moment: Moment, said: Sentence, source: str, by: Seat | None = None) -> Sentence:
    """With what brought it about, where that is known."""
    if not source:
        return said
    _, _, slot = source.partition(".")
    if not slot:
        return moment.tell("tell.cause.by", said=said, cause=moment.tell(f"tell.cause.{source}"))
    return moment.tell("tell.cause.by", said=said, cause=cause(moment, source, by))


def cause(moment: Moment, source: str, by: Seat | None = None) -> Sentence:
    ability = ability_of(source)
    way = "dying" if _is_last_deed(moment, ability, by) else ability.kind
    return moment.tell(f"tell.kind.{way}", card=whose(moment, NUMBERS[source.partition(".")[0]]))


def ability_of(source: str) -> Ability:
    name, _, slot = source.partition(".")
    return next(ability for ability in CHARACTERS[NUMBERS[name]].abilities if ability.slot == slot)


def _is_last_deed(moment: Moment, ability: Ability, by: Seat | None) -> bool:
    """Whether the one whose ability it is lies fallen: nothing but its own fall makes a corpse do anything."""
    if by is None or HeroDefeated not in ability.on:
        return False
    state: TacticsState = moment.view
    own = [unit for unit in state.squad(by) if unit and character_of(unit.card).name == ability.id.partition(".")[0]]
    return bool(own) and all(unit.is_corpse for unit in own)
