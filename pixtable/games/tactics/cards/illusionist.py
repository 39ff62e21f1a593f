"""The Illusionist."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.choices import NO, Asking
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import HeroRecruited
from pixtable.games.tactics.rules.state import Unit

ILLUSIONIST = Character("illusionist", hero=(2, 5), leader=(3, 25))

ILLUSIONIST.vanguard.copies_neighbours()


@ILLUSIONIST.leader.instead("target")
def false_image(me: Me, attacker: Unit, target: Unit) -> Asking[Unit]:
    is_enemys = target.seat == me.seat and target.is_hero and me.is_enemy(attacker.card)
    if not is_enemys or me.has_used("turn"):
        return target
    other = yield from me.may_one((hero for hero in me.heroes if hero.card != target.card), "new_target")
    if other is None:
        return target
    yield from me.use("turn")
    return other


@ILLUSIONIST.flank.does()
def sleight_of_hand(me: Me) -> Script:
    yield from me.swap_two([*me.heroes, *me.enemy_heroes])


@ILLUSIONIST.rear.does()
def vanish(me: Me) -> Script:
    hero = yield from me.one(me.other_heroes, "return")
    if hero:
        yield from me.take_back(hero)
        card = yield from me.ask("recruit", [*me.hand, NO])
        if card != NO:
            yield HeroRecruited(me.seat, card, hero.spot)


@ILLUSIONIST.order.does(n=2)
def mass_vanishing(me: Me) -> Script:
    squad = yield from me.squad(unit for unit in me.enemy_heroes if not me.resists(unit))
    gone = yield from me.up_to(me.n, squad, "return")
    yield from me.return_to_hand(gone)
