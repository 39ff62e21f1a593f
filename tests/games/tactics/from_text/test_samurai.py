"""Samurai: stands alone, strikes before falling, avenges, shoots weakly, and lends a mighty blow."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import card_of
from pixtable.games.tactics.rules.events import UnitAttacked

from ..squads import FLANK, REAR, VAN, battle, my, their
from .helpers_text3 import cross

# Leader: your heroes that are the only living hero in their column have +1 attack.


def lonely(mine, **position):
    return battle(mine, "knight . . . monk . . . .", **position)


def test_leader_a_hero_alone_in_its_column_has_one_more_attack():
    table = lonely("knight rogue . . samurai . . cleric .")
    assert (table.attack_of(my("knight")), table.attack_of(my("rogue")), table.attack_of(my("cleric"))) == (4, 3, 1)
    table.attack(my("knight"), their("knight"))
    assert table.damages() == {their("knight"): 4}


def test_leader_two_living_heroes_of_a_column_have_nothing():
    table = lonely("knight . . . samurai . wizard . .")
    assert (table.attack_of(my("knight")), table.attack_of(my("wizard"))) == (3, 4)


def test_leader_corpses_and_the_leader_are_no_company():
    table = lonely("knight rogue . ~wizard samurai . . . .")
    assert (table.attack_of(my("knight")), table.attack_of(my("rogue"))) == (4, 4)


def test_leader_himself_and_the_enemies_have_nothing():
    table = lonely("knight . . . samurai . . . .")
    assert table.attack_of(their("knight")) == 3
    assert table.attack_of(my("samurai")) == 5


def test_leader_company_that_leaves_gives_the_bonus():
    table = lonely("knight . . . samurai . wizard . .").play(mv.MoveHero(my("wizard"), 8))
    assert (table.attack_of(my("knight")), table.attack_of(my("wizard"))) == (4, 5)


# Vanguard: when this hero would be defeated, it makes a free attack first.


def test_vanguard_a_falling_samurai_strikes_first():
    table = battle("samurai/6 . . . monk . . . .", "knight . . . monk . . . .").end_wave(their("knight"))
    assert table.damages() == {their("knight"): 4}
    assert table.corpses() == {my("samurai")}


def test_vanguard_a_wounded_samurai_does_not_strike():
    table = battle("samurai/5 . . . monk . . . .", "knight . . . monk . . . .").end_wave()
    assert (table.corpses(), table.damages()) == (set(), {my("samurai"): 5})


def test_vanguard_strikes_also_when_an_effect_defeats_it():
    table = battle("samurai . . . monk . . . .", "knight . . . monk . . . .", turn=1, their_hand=("operative",))
    table.play(mv.PlayOrder(their("operative")), their("knight"))
    assert table.damages() == {their("knight"): 4}
    assert table.corpses() == {my("samurai")}


def test_vanguard_two_samurai_fall_together_and_each_strikes():
    table = battle("samurai/6 . . . monk . . . .", "samurai/6 . . . monk . . . .")
    table.end_wave(their("monk"), my("monk"))
    assert table.corpses() == {my("samurai"), their("samurai")}
    assert [event.unit for event in table.happened(UnitAttacked)] == [my("samurai"), their("samurai")]
    assert table.damages() == {my("monk"): 4, their("monk"): 4}


def test_vanguard_whom_the_last_blow_kills_falls_in_the_same_count():
    table = battle("samurai/6 . . . monk . . . .", "rogue . . . monk . . . .").end_wave(their("rogue"))
    assert table.corpses() == {my("samurai"), their("rogue")}


def test_vanguard_a_stunned_samurai_only_falls():
    statuses = {my("samurai"): ("stunned",)}
    table = battle("samurai/6 . . . monk . . . .", "knight . . . monk . . . .", wave=FLANK, statuses=statuses)
    table.end_wave()
    assert (table.corpses(), table.damages()) == ({my("samurai")}, {})


def test_vanguard_in_a_truce_there_is_nobody_to_strike():
    table = battle("samurai/6 . . . monk . . . .", "knight . . . monk . . . .", round=1).end_wave()
    assert (table.corpses(), table.damages()) == ({my("samurai")}, {})


def test_vanguard_called_back_instead_it_has_struck_all_the_same():
    table = battle("samurai/6 . . valkyrie monk . . . .", "knight . . . monk . . . .")
    table.end_wave(their("knight"), "yes")
    assert table.hand() == {"samurai"}
    assert table.damages() == {their("knight"): 4}


def test_vanguard_thorns_answer_its_last_blow():
    table = battle("samurai/6 . . . monk . . . .", "trapper . . . monk . . . .").end_wave(their("trapper"))
    assert (table.corpses(), table.damages()) == ({my("samurai")}, {their("trapper"): 4})


def test_vanguard_elsewhere_it_only_falls():
    table = battle(". . . samurai/6 monk . . . .", "knight . . . monk . . . .", wave=FLANK).end_wave()
    assert (table.corpses(), table.damages()) == ({my("samurai")}, {})


# Flank: whenever another of your heroes is defeated, give this hero [+1 attack].


def test_flank_each_fallen_friend_adds_an_attack():
    table = battle("rogue/4 knight/8 . samurai monk . . . .").end_wave()
    assert table.corpses() == {my("rogue"), my("knight")}
    assert table.statuses() == {my("samurai"): ("+1 attack", "+1 attack")}


def test_flank_a_defeat_by_an_effect_counts_too():
    table = battle("rogue . . samurai monk . . . .", turn=1, their_hand=("operative",))
    table.play(mv.PlayOrder(their("operative")), my("rogue"))
    assert table.statuses() == {my("samurai"): ("+1 attack",)}


def test_flank_enemies_that_fall_add_nothing():
    table = battle(". . . samurai monk . . . .", "rogue/4 . . . monk . . . .").end_wave()
    assert table.corpses() == {their("rogue")}
    assert table.statuses() == {}


def test_flank_a_hero_called_back_is_not_defeated():
    table = battle("rogue . . samurai monk . . . .", turn=1, their_hand=("illusionist",))
    table.play(mv.PlayOrder(their("illusionist")), my("rogue"), "done")
    assert (table.hand(), table.statuses()) == ({"rogue"}, {})


def test_flank_elsewhere_it_gains_nothing():
    assert battle("rogue/4 . . . monk . samurai . .").end_wave().statuses() == {}


def test_flank_falling_with_its_friend_it_gains_nothing():
    table = battle("rogue/4 . . samurai/6 monk . . . .").end_wave()
    assert table.corpses() == {my("rogue"), my("samurai")}
    assert table.statuses() == {}


# Rear: ranged attack. This hero has -1 attack.


def test_rear_shoots_at_any_enemy_for_one_less():
    table = battle(". . . . monk . samurai . .", "knight . . cleric monk . . . .", wave=REAR)
    assert table.can(mv.Attack(my("samurai"), their("monk")))
    table.attack(my("samurai"), their("monk"))
    assert table.damages() == {their("monk"): 3}


def test_rear_an_interceptor_stops_the_shot():
    table = battle(". . . . monk . samurai . .", "knight . . cleric monk . . . .", wave=REAR)
    assert not table.can(mv.Attack(my("samurai"), their("cleric")))


def test_rear_elsewhere_neither_shot_nor_weakness():
    table = battle("samurai . . . monk . . . .", "rogue . . cleric monk . . . .")
    assert table.attack_of(my("samurai")) == 4
    assert not table.can(mv.Attack(my("samurai"), their("cleric")))


def test_rear_its_attack_never_falls_below_zero():
    statuses = {my("samurai"): ("-1 attack",) * 4}
    table = battle(". . . . monk . samurai . .", wave=REAR, statuses=statuses)
    assert table.attack_of(my("samurai")) == 0


# Order: one of your heroes makes a free attack with +4 attack.


def ordered(mine="knight rogue . . monk . . . .", **position):
    return battle(mine, "golem cleric . . monk . . . .", hand=("samurai",), **position)


def test_order_a_hero_strikes_with_four_more():
    table = ordered().order("samurai", my("knight"), their("golem"))
    assert table.damages() == {their("golem"): 7}
    assert table.attack_of(my("knight")) == 3
    assert table.state.actions_left == 1


def test_order_the_hero_may_still_attack_as_usual_for_no_more():
    table = ordered().order("samurai", my("knight"), their("golem")).attack(my("knight"), their("cleric"))
    assert table.damages() == {their("golem"): 7, their("cleric"): 3}


def test_order_is_for_heroes_not_for_the_leader():
    assert set(ordered().asked(mv.PlayOrder(my("samurai")))) == {my("knight"), my("rogue")}
    assert not ordered(". . . . monk . . . .").can(mv.PlayOrder(my("samurai")))


def test_order_works_in_any_wave_and_for_a_hero_of_this_wave():
    table = ordered("knight* . . . monk . . . .", wave=VAN).order("samurai", their("golem"))
    assert table.damages() == {their("golem"): 7}
    table = ordered("knight . . . monk . . . .", wave=REAR).order("samurai", their("golem"))
    assert table.damages() == {their("golem"): 7}


def test_order_a_stunned_hero_does_not_strike():
    assert not ordered("knight . . . monk . . . .", statuses={my("knight"): ("stunned",)}).can(
        mv.PlayOrder(my("samurai"))
    )


def test_order_cannot_be_played_in_a_truce():
    assert not ordered(round=1).can(mv.PlayOrder(my("samurai")))


# In other games


def test_flank_a_partners_fallen_are_not_yours():
    table = cross(". . . samurai monk . . . .").end_wave()
    assert (table.corpses(), table.statuses()) == ({card_of(2, "cleric")}, {})
