"""Gunslinger: leads from afar, draws fast, threatens, shoots through, and never misses."""

from pixtable.games.tactics.rules import moves as mv

from ..squads import FLANK, REAR, as_leader, battle, my, their
from .helpers_text3 import siege

PLENTY = "rogue . . cleric monk . wizard . ."
LED = as_leader("gunslinger")[0]

# Leader: your leader has ranged attack.


def led(theirs=PLENTY, wave=FLANK, **position):
    return battle("knight ranger . . gunslinger . . . .", theirs, wave=wave, **position)


def test_leader_shoots_anybody_though_not_in_melee():
    table = led().attack(my("gunslinger"), their("wizard"))
    assert table.damages() == {their("wizard"): LED}


def test_leader_interceptors_stop_the_shot():
    assert not led("knight . . cleric monk . . . .").can(mv.Attack(my("gunslinger"), their("cleric")))


def test_leader_the_heroes_do_not_shoot():
    assert led(wave="vanguard").keywords(my("knight")) == {"intercept"}
    assert not led(wave="vanguard").can(mv.Attack(my("knight"), their("wizard")))


def test_leader_shoots_in_the_wave_of_the_flank_only():
    assert not led(wave=REAR).can(mv.Attack(my("gunslinger"), their("wizard")))


def test_leader_in_melee_it_may_strike_past_the_interceptor():
    table = battle(". . . . gunslinger . . . .", "knight . . . monk . . . .", wave=FLANK)
    table.play(mv.Attack(my("gunslinger"), their("knight"), melee=True))
    assert table.damages() == {their("knight"): LED}


def test_leader_stunned_it_does_not_shoot():
    assert not led(statuses={my("gunslinger"): ("stunned",)}).can(mv.Attack(my("gunslinger"), their("wizard")))


def test_leader_a_hidden_hero_cannot_be_shot():
    table = led("rogue . . assassin monk . . . .")
    assert not table.can(mv.Attack(my("gunslinger"), their("assassin")))


# Vanguard: when this hero is recruited here, it may make a free attack.


def drawing(theirs="knight cleric . . monk . . . .", mine=". . . . monk . . . .", **position):
    return battle(mine, theirs, hand=("gunslinger",), **position)


def test_vanguard_recruited_here_it_shoots_at_once():
    table = drawing().recruit("gunslinger", 0, "yes", their("knight"))
    assert table.damages() == {their("knight"): 4}
    assert table.state.actions_left == 1


def test_vanguard_it_need_not():
    assert drawing().recruit("gunslinger", 0, "no").damages() == {}


def test_vanguard_it_is_a_melee_attack_as_usual():
    assert set(drawing("knight . . cleric monk . . . .").asked(mv.Recruit(my("gunslinger"), 0), "yes")) == {
        their("knight"),
        their("monk"),
    }


def test_vanguard_afterwards_it_cannot_attack_in_this_wave():
    table = drawing().recruit("gunslinger", 0, "yes", their("knight"))
    assert not table.can(mv.Attack(my("gunslinger"), their("knight")))


def test_vanguard_in_a_truce_it_only_comes():
    table = drawing(round=1).recruit("gunslinger", 0)
    assert table.damages() == {}
    assert table.unit(my("gunslinger")).place == 0


def test_vanguard_recruited_elsewhere_it_does_not_shoot():
    assert drawing(wave=FLANK).recruit("gunslinger", 3).damages() == {}


def test_vanguard_coming_back_to_life_is_no_recruiting():
    table = battle("~gunslinger . . . monk . . . .", PLENTY, hand=("deity",)).order("deity", my("gunslinger"))
    assert table.damages() == {}
    assert table.can(mv.Attack(my("gunslinger"), their("rogue")))


def test_vanguard_moving_here_is_no_recruiting():
    table = battle(". . . gunslinger monk . . . .", PLENTY).play(mv.MoveHero(my("gunslinger"), 0))
    assert table.damages() == {}


def test_vanguard_recruited_for_free_it_shoots_too():
    table = battle(". . . . monk . . . .", PLENTY, hand=("gunslinger", "beastmaster"))
    table.order("beastmaster", my("gunslinger"), 1, "yes", their("rogue"))
    assert table.damages() == {their("rogue"): 4}


# Flank: give an enemy hero or leader [threatened].


def threat(theirs="knight . . . monk . . . cleric", **position):
    return battle("ranger . . gunslinger monk . . . .", theirs, wave=FLANK, **position)


def test_flank_threatens_one_enemy():
    table = threat().cast(my("gunslinger"), their("cleric"))
    assert table.statuses() == {their("cleric"): ("threatened",)}
    assert table.damages() == {}


def test_flank_the_threat_strikes_at_the_end_of_the_round():
    table = threat().cast(my("gunslinger"), their("monk")).end_wave()
    assert table.damages() == {}
    assert table.end_wave().damages() == {their("monk"): 3}
    assert table.statuses() == {}


def test_flank_heroes_and_leaders_of_the_enemy_are_the_targets():
    assert set(threat().asked(mv.Cast(my("gunslinger")))) == {their("knight"), their("monk"), their("cleric")}


def test_flank_a_hidden_hero_is_no_target():
    table = threat("knight . . assassin monk . . . .")
    assert set(table.asked(mv.Cast(my("gunslinger")))) == {their("knight"), their("monk")}


def test_flank_a_monk_keeps_the_threat_from_his_column():
    table = battle(". . . gunslinger wizard . . . .", "knight . . monk viking . . . cleric", wave=FLANK)
    table.cast(my("gunslinger"), their("knight"))
    assert table.statuses() == {}


def test_flank_threats_add_up():
    table = threat(statuses={their("cleric"): ("threatened",)}).cast(my("gunslinger"), their("cleric"))
    assert table.end_wave().end_wave().damages() == {their("cleric"): 6}


def test_flank_cannot_be_cast_in_a_truce():
    assert not threat(round=1).can(mv.Cast(my("gunslinger")))


# Rear: ranged attack. After this hero attacks, deal 1 damage to the unit behind its target.


def shooting(theirs=PLENTY, **position):
    return battle("knight . . . monk . gunslinger . .", theirs, wave=REAR, **position)


def test_rear_the_shot_goes_through():
    table = shooting().attack(my("gunslinger"), their("rogue"))
    assert table.damages() == {their("rogue"): 4, their("cleric"): 1}


def test_rear_the_leader_behind_is_hit_too():
    table = shooting(". rogue . . monk . . . .").attack(my("gunslinger"), their("rogue"))
    assert table.damages() == {their("rogue"): 4, their("monk"): 1}


def test_rear_behind_a_leader_stands_the_rear():
    table = shooting(". . . . monk . . cleric .").attack(my("gunslinger"), their("monk"))
    assert table.damages() == {their("monk"): 4, their("cleric"): 1}


def test_rear_behind_means_the_next_place_only():
    table = shooting("rogue . . ~cleric monk . wizard . .").attack(my("gunslinger"), their("rogue"))
    assert table.damages() == {their("rogue"): 4}


def test_rear_nobody_stands_behind_the_rear():
    table = shooting().attack(my("gunslinger"), their("wizard"))
    assert table.damages() == {their("wizard"): 4}


def test_rear_armour_does_not_help_against_the_bullet_behind():
    table = shooting(statuses={their("cleric"): ("armour",)}).attack(my("gunslinger"), their("rogue"))
    assert table.damages() == {their("rogue"): 4, their("cleric"): 1}


def test_rear_a_blow_in_melee_goes_through_as_well():
    table = battle(". . . . monk . gunslinger . .", PLENTY, wave=REAR)
    table.play(mv.Attack(my("gunslinger"), their("rogue"), melee=True))
    assert table.damages() == {their("rogue"): 4, their("cleric"): 1}


def test_rear_a_turned_shot_goes_through_its_new_target():
    table = shooting("golem rogue . lancer illusionist wizard . . .")
    table.attack(my("gunslinger"), their("rogue"), their("golem"))
    assert table.damages() == {their("golem"): 4, their("lancer"): 1}


def test_rear_a_flank_gunslinger_does_neither():
    table = battle(". . . gunslinger monk . . . .", PLENTY, wave=FLANK).attack(my("gunslinger"), their("rogue"))
    assert table.damages() == {their("rogue"): 4}
    assert not table.can(mv.Attack(my("gunslinger"), their("wizard")))


# Order: deal 4 damage to an enemy hero or leader.


def shot(theirs="knight . . assassin monk . ~wizard . .", **position):
    return battle("ranger . . . monk . . . .", theirs, hand=("gunslinger",), **position)


def test_order_hits_one_enemy_for_four():
    table = shot(statuses={their("knight"): ("armour",)}).order("gunslinger", their("knight"))
    assert table.damages() == {their("knight"): 4}


def test_order_hits_a_leader():
    assert shot().order("gunslinger", their("monk")).damages() == {their("monk"): 4}


def test_order_reaches_even_the_hidden_but_no_corpse_and_no_friend():
    asked = shot().asked(mv.PlayOrder(my("gunslinger")))
    assert set(asked) == {their("knight"), their("assassin"), their("monk")}


def test_order_cannot_be_played_in_a_truce():
    assert not shot(round=1).can(mv.PlayOrder(my("gunslinger")))


# In other games


def test_flank_and_order_without_leaders_mean_heroes():
    table = siege(". . . gunslinger . . . . .", "knight . . . cleric . . . .", wave=FLANK)
    assert set(table.asked(mv.Cast(my("gunslinger")))) == {their("knight"), their("cleric")}
    nobody = siege("rogue . . . . . . . .", ". . . . . . . . .", hands=[["gunslinger"], []])
    assert not nobody.can(mv.PlayOrder(my("gunslinger")))


def test_rear_a_blow_at_a_fortress_goes_through_to_nobody():
    table = siege(". . . . . . gunslinger . .", "knight . . . . . . cleric .", wave=REAR)
    assert table.play(mv.Storm(my("gunslinger"), 2)).damages() == {}
