"""The Necromancer."""

from pixtable.core.events import Seat
from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import HeroDefeated
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing

NECROMANCER = Character("necromancer", hero=(2, 5), leader=(2, 24))


@NECROMANCER.leader.always("recruit_discard")
def restless_dead(me: Standing, seat: Seat, board: Board) -> bool:
    return seat == me.seat


@NECROMANCER.vanguard.whenever(HeroDefeated)
def feed_on_death(me: Me, event: HeroDefeated) -> Script:
    if event.unit != me.card:
        yield from me.give("+1 attack", me.unit)


@NECROMANCER.flank.does(n=3)
def corpse_blast(me: Me) -> Script:
    corpse = (yield from me.one(me.any_corpses, "corpse")) if me.choosable(me.enemies_in_melee) else None
    if corpse:
        yield from me.clear(corpse)
        target = yield from me.one(me.enemies_in_melee)
        yield from me.deal(me.n, target)


@NECROMANCER.rear.does()
def dig_up(me: Me) -> Script:
    if me.empty_spots:
        card = yield from me.card_of(me.discards, "recruit")
        yield from me.recruit_free(card, "discard")


@NECROMANCER.order.does()
def rise_and_serve(me: Me) -> Script:
    if me.empty_spots:
        corpse = yield from me.one(me.enemy_corpses, "corpse")
        if corpse and (yield from me.move(corpse, me.empty_spots)):
            yield from me.revive(corpse)
