"""The Beastmaster."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.choices import DONE
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import UnitAttacked
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing
from pixtable.games.tactics.rules.state import VANGUARD, Unit

BEASTMASTER = Character("beastmaster", hero=(3, 6), leader=(3, 21))


@BEASTMASTER.leader.always("attack", n=1)
def pack_instinct(me: Standing, unit: Unit, board: Board) -> bool:
    return me.has(unit) and unit.is_hero and any(other.is_hero for other in board.beside(unit))


@BEASTMASTER.vanguard.always("attack", n=1)
def run_with_the_pack(me: Standing, unit: Unit, board: Board) -> int:
    if not me.is_me(unit):
        return 0
    return sum(hero.row == VANGUARD and hero.card != me.card for hero in board.heroes(me.seat))


@BEASTMASTER.flank.whenever(UnitAttacked, n=2)
def sic_them(me: Me, event: UnitAttacked) -> Script:
    if event.stood == me.unit.spot - 3:  # it may have gone on from there
        yield from me.deal(me.n, me.board.now(event.target))


@BEASTMASTER.rear.does(n=2)
def call_of_the_wild(me: Me) -> Script:
    seen = me.top_cards(me.n)
    yield from me.look(seen)
    taken = (yield from me.cards_up_to(1, seen, "recruit")) if me.empty_spots else []
    for card in taken:
        yield from me.recruit_free(card, "deck")
    yield from me.put_below([card for card in seen if card not in taken])


@BEASTMASTER.order.does(n=3)
def stampede(me: Me) -> Script:
    for _ in range(me.n):
        if not me.hand or not me.empty_spots:
            break
        card = yield from me.ask("recruit", [*me.hand, DONE])
        if card == DONE:
            break
        yield from me.recruit_free(card, "hand")
