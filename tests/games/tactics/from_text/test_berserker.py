"""The Berserker, as printed."""

from pixtable.games.tactics.rules import moves as mv

from ..squads import FLANK, REAR, as_leader, battle, my, their
from .helpers_text1 import FOES, aims, discard

IN_REAR = ". . . . monk . . berserker ."
BARD = 1
"""What the Bard in the flank adds to the vanguard."""


# Leader: your damaged heroes have +2 attack


def test_the_leader_makes_damaged_heroes_stronger():
    table = battle("rogue/1 knight . . berserker . chef/3 . .")
    assert table.attack_of(my("rogue")) == 5
    assert table.attack_of(my("chef")) == 3
    assert table.attack_of(my("knight")) == 3


def test_the_leader_makes_neither_itself_nor_enemies_stronger():
    table = battle("rogue . . . berserker/3 . . . .", "golem/2 . . . monk . . . .")
    assert table.attack_of(my("berserker")) == as_leader("berserker")[0]
    assert table.attack_of(their("golem")) == 3


def test_a_hero_that_is_healed_loses_the_leaders_strength():
    table = battle("rogue/1 . . cleric berserker . . . .", wave=FLANK)
    assert table.attack_of(my("rogue")) == 5
    assert table.cast(my("cleric")).attack_of(my("rogue")) == 3


def test_the_leaders_strength_is_dealt_and_adds_up_with_the_heros_own():
    table = battle("berserker/1 . . . scientist . . . .", FOES)
    assert table.attack(my("berserker"), their("golem")).damages() == {my("berserker"): 1, their("golem"): 6}
    table = battle("rogue/1 . . berserker monk . . . .", FOES).attack(my("rogue"), their("golem"))
    assert table.damages()[their("golem")] == 5


# Vanguard: while this hero is damaged, it has +2 attack


def test_in_the_vanguard_it_is_stronger_while_damaged():
    assert battle("berserker/1 . . . monk . . . .").attack_of(my("berserker")) == 6
    assert battle("berserker . . . monk . . . .").attack_of(my("berserker")) == 4
    table = battle("berserker/1 rogue/1 . . monk . . . .", FOES).attack(my("berserker"), their("golem"))
    assert table.damages() == {my("berserker"): 1, my("rogue"): 1, their("golem"): 6}


def test_damage_in_its_own_turn_counts_at_once():
    table = battle("berserker . . . monk . . . .", "trapper . . . monk . . . .").attack(
        my("berserker"), their("trapper")
    )
    assert table.damages() == {my("berserker"): 2, their("trapper"): 4}
    assert table.attack_of(my("berserker")) == 6


def test_neither_in_other_rows_nor_silenced_nor_for_others():
    assert battle(". . . berserker/1 monk . . . .").attack_of(my("berserker")) == 4
    assert battle(". . . . monk . berserker/1 . .").attack_of(my("berserker")) == 4
    silenced = {my("berserker"): ("silenced",)}
    assert battle("berserker/1 . . . monk . . . .", statuses=silenced).attack_of(my("berserker")) == 4
    assert battle("berserker/1 rogue/1 . . monk . . . .").attack_of(my("rogue")) == 3


# Flank: the hero in front of this hero has +2 attack


def test_in_the_flank_it_strengthens_the_hero_in_front():
    table = battle("rogue chef . berserker monk . knight . .")
    assert table.attack_of(my("rogue")) == 5
    assert [table.attack_of(my(name)) for name in ("chef", "berserker", "knight")] == [1, 4, 3]


def test_the_strength_of_the_hero_in_front_is_dealt():
    table = battle("rogue . . berserker monk . . . .", FOES).attack(my("rogue"), their("golem"))
    assert table.damages() == {their("golem"): 5}


def test_the_strength_ends_when_it_is_silenced_or_falls():
    table = battle("rogue . . berserker monk . . . .", statuses={my("berserker"): ("silenced",)})
    assert table.attack_of(my("rogue")) == 3
    table = battle("rogue . . berserker monk . . . .", turn=1, their_hand=("operative",))
    assert table.play(mv.PlayOrder(their("operative")), my("berserker")).attack_of(my("rogue")) == 3


def test_from_other_rows_it_strengthens_nobody():
    assert battle(". . . rogue monk . berserker . .").attack_of(my("rogue")) == 3
    assert battle("berserker . . rogue monk . . . .").attack_of(my("rogue")) == 3


def test_the_enemy_in_front_of_it_is_none_of_its_own():
    table = battle(". . . berserker monk . . . .", "golem . . . monk . . . .")
    assert table.attack_of(their("golem")) == 3


# Rear: ranged attack; after this hero attacks, it takes 1 damage


def test_from_the_rear_it_shoots_anybody_and_takes_one():
    table = battle(IN_REAR, FOES, wave=REAR)
    assert aims(table, my("berserker")) == {"engineer", "golem", "monk", "pirate"}
    table.attack(my("berserker"), their("pirate"))
    assert table.damages() == {their("pirate"): 4, my("berserker"): 1}


def test_a_melee_attack_and_one_that_deals_nothing_hurt_it_as_well():
    table = battle(". . . . monk . berserker . .", FOES, wave=REAR)
    table.play(mv.Attack(my("berserker"), their("golem"), melee=True))
    assert table.damages() == {their("golem"): 4, my("berserker"): 1}
    table = battle(IN_REAR, FOES, wave=REAR, statuses={their("golem"): ("armour",) * 4})
    assert table.attack(my("berserker"), their("golem")).damages() == {my("berserker"): 1}


def test_its_own_armour_is_no_help():
    table = battle(IN_REAR, FOES, wave=REAR, statuses={my("berserker"): ("armour",)})
    assert table.attack(my("berserker"), their("golem")).damages() == {my("berserker"): 1, their("golem"): 4}


def test_attacks_of_others_and_from_other_rows_do_not_hurt_it():
    table = battle(". . . . monk . pirate berserker .", FOES, wave=REAR).attack(my("pirate"), their("golem"))
    assert table.damages() == {their("golem"): 3}
    table = battle("berserker . . . monk . . . .", FOES).attack(my("berserker"), their("golem"))
    assert table.damages() == {their("golem"): 4}


def test_silenced_in_the_rear_it_neither_shoots_nor_takes_damage():
    silenced = {my("berserker"): ("silenced",)}
    assert aims(battle(IN_REAR, FOES, wave=REAR, statuses=silenced), my("berserker")) == set()
    table = battle(". . . . monk . berserker . .", FOES, wave=REAR, statuses=silenced)
    assert table.attack(my("berserker"), their("golem")).damages() == {their("golem"): 4}


# Order: one of your heroes may make 2 free attacks; then deal 2 damage to it


def test_the_order_has_a_hero_attack_twice_and_pay_for_it():
    table = battle("rogue chef . . monk . . . .", FOES, hand=("berserker",))
    assert set(table.asked(mv.PlayOrder(my("berserker")))) == {my("rogue"), my("chef")}
    table.order("berserker", my("rogue"), "yes", their("golem"), "yes", their("engineer"))
    assert table.damages() == {their("golem"): 3, their("engineer"): 3, my("rogue"): 2}
    assert discard(table) == {"berserker"}


def test_whoever_declines_pays_as_well():
    squad = "rogue . . . monk . . . ."
    table = battle(squad, FOES, hand=("berserker",)).order("berserker", "yes", their("golem"), "no")
    assert table.damages() == {their("golem"): 3, my("rogue"): 2}
    assert battle(squad, FOES, hand=("berserker",)).order("berserker", "no", "no").damages() == {my("rogue"): 2}


def test_armour_does_not_lessen_the_price():
    table = battle("rogue . . . monk . . . .", FOES, hand=("berserker",), statuses={my("rogue"): ("armour", "armour")})
    assert table.order("berserker", "no", "no").damages() == {my("rogue"): 2}


def test_the_fresh_attacks_by_the_order_and_still_waits_by_itself():
    table = battle("golem* . . . monk . . . .", FOES, hand=("berserker",))
    table.order("berserker", "yes", their("golem"), "yes", their("golem"))
    assert table.damages() == {their("golem"): 6, my("golem"): 2}
    assert aims(table, my("golem")) == set()


def test_the_free_attacks_do_not_use_up_the_heros_own():
    table = battle("rogue . . . monk . . . .", FOES, hand=("berserker",))
    table.order("berserker", "yes", their("golem"), "no").attack(my("rogue"), their("golem"))
    assert table.damages() == {their("golem"): 6, my("rogue"): 2}


def test_who_cannot_attack_takes_the_damage_alone():
    for squad, statuses in (("rogue . . . monk . . . .", ("stunned",)), ("~chef . . . monk . . rogue .", ())):
        table = battle(squad, FOES, hand=("berserker",), statuses={my("rogue"): statuses})
        assert table.order("berserker").damages() == {my("rogue"): 2}


def test_the_order_needs_a_hero():
    assert not battle(theirs=FOES, hand=("berserker",)).can(mv.PlayOrder(my("berserker")))


def test_damage_on_the_hero_in_front_does_not_matter_and_both_strengths_add_up():
    table = battle("rogue/1 . . berserker scientist . . . .")
    assert table.attack_of(my("rogue")) == 5
    assert battle("rogue/1 . . bard berserker . . . .").attack_of(my("rogue")) == 3 + 2 + BARD
