"""The Chronomancer."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.choices import Asking
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import TurnBegan
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing
from pixtable.games.tactics.rules.state import Unit

CHRONOMANCER = Character("chronomancer", hero=(2, 4), leader=(1, 19))


@CHRONOMANCER.leader.whenever(TurnBegan, n=1)
def borrowed_time(me: Me, event: TurnBegan) -> Script:
    if event.seat == me.seat and not me.has_used("round") and (yield from me.may("may_gain_action")):
        yield from me.use("round")
        yield from me.gain_actions(me.n)


@CHRONOMANCER.vanguard.instead("defeat")
def rewind(me: Me, hero: Unit) -> Asking[bool]:
    if hero.card == me.card and (yield from me.may("may_return")):
        yield from me.take_back(hero)
        return True
    return False


@CHRONOMANCER.flank.always("swift")
def hurry(me: Standing, unit: Unit, board: Board) -> bool:
    return me.has(unit) and unit.is_hero


@CHRONOMANCER.rear.does()
def undo(me: Me) -> Script:
    in_melee = [hero for hero in me.any_heroes if me.board.is_in_melee(hero) and not me.resists(hero)]
    hero = yield from me.one(in_melee, "return")
    yield from me.return_to_hand(hero)


@CHRONOMANCER.order.does(n=3)
def stop_the_clocks(me: Me) -> Script:
    yield from me.gain_actions(me.n - me.board.state.gained)
