"""The Scarecrow."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.choices import Asking
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import HeroRecruited
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing
from pixtable.games.tactics.rules.play.strikes import Damage
from pixtable.games.tactics.rules.state import REAR, Unit

SCARECROW = Character("scarecrow", hero=(1, 7), leader=(1, 20))

SCARECROW.vanguard.has("intercept", "challenge")


@SCARECROW.leader.instead("damage", n=1)
def guarded_field(me: Me, damage: Damage) -> Asking[Damage]:
    is_enemys = damage.attacker is not None and me.is_mine(damage.target) and me.is_enemy(damage.attacker)
    if not is_enemys or me.has_used("turn"):
        return damage
    yield from me.use("turn")
    return damage._replace(amount=damage.amount - me.n)


@SCARECROW.flank.whenever(HeroRecruited)
def bad_omen(me: Me, event: HeroRecruited) -> Script:
    if me.is_enemy(event.card):
        yield from me.give("-1 attack", me.board.now(event.card))


@SCARECROW.rear.does(n=2)
def shoo(me: Me) -> Script:
    target = yield from me.one(unit for unit in me.enemies_in_melee if unit.is_hero and _can_be_shooed(me, unit))
    if target is None:
        return
    if places := me.board.empty_spots(target.seat, REAR):
        yield from me.move(target, places)
    else:
        yield from me.deal(me.n, target)


def _can_be_shooed(me: Me, unit: Unit) -> bool:
    return not me.resists(unit) or not me.board.empty_spots(unit.seat, REAR)


@SCARECROW.operation.always("attack", n=1)
def crows(me: Standing, unit: Unit, board: Board) -> int:
    return -int(unit.is_hero and board.are_enemies(me.seat, unit.seat))
