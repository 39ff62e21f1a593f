"""The Oracle."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.choices import Asking
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import OperationLaid, OrderPlayed, RoundBegan, TurnBegan
from pixtable.games.tactics.rules.play.strikes import Damage

ORACLE = Character("oracle", hero=(1, 6), leader=(1, 22))


@ORACLE.leader.whenever(RoundBegan, n=3)
def foresight(me: Me, event: RoundBegan) -> Script:
    seen = me.top_cards(me.n)
    yield from me.look(seen)
    taken = yield from me.cards(1, seen, "take")
    yield from me.take(taken)
    rest = yield from me.cards(me.n, [card for card in seen if card not in taken], "put_on_top")
    yield from me.put_on_top(rest)


@ORACLE.vanguard.instead("damage", n=3)
def seen_coming(me: Me, damage: Damage) -> Asking[Damage]:
    if damage.target != me.card or me.has_used("wave"):
        return damage
    yield from me.use("wave")
    return damage._replace(amount=max(0, damage.amount - me.n))


@ORACLE.flank.does()
def read_minds(me: Me) -> Script:
    opponent = yield from me.opponent(with_cards=True)
    if opponent is not None:
        yield from me.look(me.board.state.hands[opponent])
    yield from me.draw()


@ORACLE.rear.whenever(OrderPlayed, OperationLaid)
def read_the_signs(me: Me, event: OrderPlayed | OperationLaid) -> Script:
    if me.is_opponent(event.seat) and me.top_cards(1) and (yield from me.may("may_draw")):
        yield from me.draw()


@ORACLE.operation.whenever(TurnBegan, n=3)
def prophecy(me: Me, event: TurnBegan) -> Script:
    if event.seat == me.seat and len(me.hand) <= me.n:
        yield from me.draw()
