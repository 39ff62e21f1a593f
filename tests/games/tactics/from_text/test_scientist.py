"""The Scientist, as printed."""

from pixtable.games.tactics.rules import moves as mv

from ..squads import FLANK, REAR, battle, my, their
from .helpers_text1 import FOES, deck, discard

LEADER = ". . . . scientist . . . ."
IN_VANGUARD = "scientist . . . monk . . . ."
IN_FLANK = "rogue/2 . . scientist monk/5 . . knight/6 ."
IN_REAR = "rogue knight . . monk . scientist . ."
CARDS = ("wizard", "pirate")


# Leader: whenever you recruit a hero, you may deal it 2 damage to draw a card


def test_the_leader_offers_a_card_for_two_damage_to_the_recruit():
    table = battle(LEADER, hand=("knight",), deck=CARDS).recruit("knight", 0, "yes")
    assert table.damages() == {my("knight"): 2}
    assert table.hand() == {"wizard"}
    assert deck(table) == ["pirate"]


def test_the_offer_may_be_declined():
    table = battle(LEADER, hand=("knight",), deck=CARDS).recruit("knight", 0, "no")
    assert (table.damages(), table.hand()) == ({}, set())


def test_each_hero_recruited_for_free_is_offered_too():
    table = battle(LEADER, hand=("beastmaster", "knight", "chef"), deck=CARDS)
    table.order("beastmaster", my("knight"), 0, "yes", my("chef"), 1, "yes", "done")
    assert table.damages() == {my("knight"): 2, my("chef"): 2}
    assert table.hand() == set(CARDS)


def test_the_opponents_recruits_and_the_revived_are_not_offered():
    table = battle(LEADER, turn=1, their_hand=("knight",), deck=CARDS).play(mv.Recruit(their("knight"), 0))
    assert (table.damages(), table.hand(), table.hand(1)) == ({}, set(), set())
    table = battle("~knight . . . scientist . . . .", hand=("deity",), deck=CARDS).order("deity", my("knight"))
    assert (table.damages(), table.hand()) == ({}, set())


def test_the_offer_holds_in_the_truce():
    table = battle(LEADER, hand=("knight",), deck=CARDS, round=1).recruit("knight", 0, "yes")
    assert (table.damages(), table.hand()) == ({my("knight"): 2}, {"wizard"})


# Vanguard: whenever an enemy deals damage to this hero, give this hero [+1 attack]


def test_in_the_vanguard_damage_by_an_attack_makes_it_stronger():
    table = battle(IN_VANGUARD, "pirate . . . monk . . . .", turn=1).attack(their("pirate"), my("scientist"))
    assert table.statuses() == {my("scientist"): ("+1 attack",)}
    assert table.damages() == {my("scientist"): 3}


def test_so_does_damage_by_a_spell_each_time():
    table = battle(IN_VANGUARD, ". . . wizard monk . . . .", wave=FLANK, turn=1).play(mv.Cast(their("wizard")))
    assert table.statuses() == {my("scientist"): ("+1 attack",)}
    table = battle("scientist . . . monk . . . .", FOES, turn=1)
    table.attack(their("engineer"), my("scientist")).attack(their("golem"), my("scientist"))
    assert table.damages() == {my("scientist"): 5}
    assert table.statuses() == {my("scientist"): ("+1 attack",) * 2}


def test_the_damage_of_a_curse_is_an_enemys():
    table = battle(IN_VANGUARD, wave=REAR, statuses={my("scientist"): ("cursed",)}).end_wave()
    assert table.statuses() == {my("scientist"): ("+1 attack",)}
    assert table.damages() == {my("scientist"): 1}


def test_an_attack_that_deals_nothing_and_damage_of_your_own_do_not():
    armour = {my("scientist"): ("armour",) * 3}
    table = battle(IN_VANGUARD, "pirate . . . monk . . . .", turn=1, statuses=armour)
    assert table.attack(their("pirate"), my("scientist")).statuses() == armour
    table = battle(IN_VANGUARD, hand=("berserker",)).order("berserker", "no", "no")
    assert (table.statuses(), table.damages()) == ({}, {my("scientist"): 2})


def test_other_rows_silence_and_damage_to_others_do_not():
    pirate = ". pirate . . monk . . . ."
    table = battle(". . . scientist monk . . . .", pirate, turn=1).attack(their("pirate"), my("scientist"))
    assert table.statuses() == {}
    silenced = {my("scientist"): ("silenced",)}
    table = battle(IN_VANGUARD, pirate, turn=1, statuses=silenced).attack(their("pirate"), my("scientist"))
    assert table.statuses() == silenced
    table = battle("scientist rogue . . monk . . . .", pirate, turn=1).attack(their("pirate"), my("rogue"))
    assert table.statuses() == {}


# Flank: move up to 4 damage from one of your heroes to an enemy hero in melee


def test_from_the_flank_it_moves_damage_to_an_enemy_hero_in_melee():
    table = battle(IN_FLANK, FOES, wave=FLANK)
    cast = mv.Cast(my("scientist"))
    assert set(table.asked(cast)) == {my("rogue"), my("knight")}
    assert set(table.asked(cast, my("knight"))) == {their("engineer"), their("golem")}
    assert set(table.asked(cast, my("knight"), their("golem"))) == {1, 2, 3, 4}
    table.cast(my("scientist"), my("knight"), their("golem"), 4)
    assert table.damages() == {my("rogue"): 2, my("monk"): 5, my("knight"): 2, their("golem"): 4}


def test_it_moves_no_more_than_there_is_and_armour_is_no_help():
    table = battle(IN_FLANK, FOES, wave=FLANK, statuses={their("golem"): ("armour", "armour")})
    assert set(table.asked(mv.Cast(my("scientist")), my("rogue"), their("golem"))) == {1, 2}
    table.cast(my("scientist"), my("rogue"), their("golem"), 2)
    assert table.damages() == {my("monk"): 5, my("knight"): 6, their("golem"): 2}


def test_it_may_take_its_own_damage():
    table = battle(". . . scientist/4 monk . . . .", "golem . . . monk . . . .", wave=FLANK)
    assert table.cast(my("scientist"), 3).damages() == {my("scientist"): 1, their("golem"): 3}


def test_without_a_damaged_hero_or_an_enemy_hero_in_melee_it_cannot_be_cast():
    cast = mv.Cast(my("scientist"))
    assert not battle("rogue . . scientist monk/5 . . . .", FOES, wave=FLANK).can(cast)
    assert not battle(IN_FLANK, ". . . . monk . . pirate .", wave=FLANK).can(cast)
    assert not battle(IN_FLANK, FOES, wave=FLANK, round=1).can(cast)


# Rear: give another of your heroes [+1 attack] and [+1 life] x2


def test_from_the_rear_it_strengthens_another_hero():
    table = battle(IN_REAR, FOES, wave=REAR)
    assert set(table.asked(mv.Cast(my("scientist")))) == {my("rogue"), my("knight")}
    table.cast(my("scientist"), my("knight"))
    assert sorted(table.statuses()[my("knight")]) == ["+1 attack", "+1 life", "+1 life"]
    assert list(table.statuses()) == [my("knight")]
    assert (table.attack_of(my("knight")), table.life_of(my("knight"))) == (4, 10)


def test_the_gift_cancels_opposites_one_for_one():
    weak = {my("rogue"): ("-1 attack", "-1 life", "-1 life", "-1 life")}
    table = battle("rogue . . . monk . scientist . .", wave=REAR, statuses=weak).cast(my("scientist"))
    assert table.statuses() == {my("rogue"): ("-1 life",)}


def test_alone_it_has_nobody_to_strengthen():
    cast = mv.Cast(my("scientist"))
    assert not battle(". . . . monk . scientist . .", FOES, wave=REAR).can(cast)
    assert not battle("~rogue . . . monk . scientist . .", FOES, wave=REAR).can(cast)
    assert battle(IN_REAR, FOES, wave=REAR, round=1).can(cast)


# Order: give each of your heroes in one row [+1 attack] x2 and [-1 life]


def test_the_order_drives_on_each_hero_of_one_row():
    table = battle("rogue knight . chef monk . . . .", FOES, hand=("scientist",))
    assert set(table.asked(mv.PlayOrder(my("scientist")))) == {"vanguard", "flank"}
    table.order("scientist", "vanguard")
    assert {card: sorted(has) for card, has in table.statuses().items()} == {
        my("rogue"): ["+1 attack", "+1 attack", "-1 life"],
        my("knight"): ["+1 attack", "+1 attack", "-1 life"],
    }
    assert discard(table) == {"scientist"}


def test_the_order_leaves_the_leader_in_the_flank_alone():
    table = battle("rogue . . chef monk . . . .", hand=("scientist",)).order("scientist", "flank")
    assert list(table.statuses()) == [my("chef")]


def test_who_has_no_life_left_by_the_order_falls_at_the_count():
    table = battle("rogue/3 . . . monk . . . .", hand=("scientist",)).order("scientist")
    assert table.corpses() == set()
    assert table.end_wave().corpses() == {my("rogue")}


def test_the_order_needs_a_hero():
    assert not battle("~rogue . . . monk . . . .", FOES, hand=("scientist",)).can(mv.PlayOrder(my("scientist")))


# Whose damage it is, further


def test_thorns_and_threats_are_an_enemys_damage():
    table = battle(IN_VANGUARD, "trapper . . . monk . . . .").attack(my("scientist"), their("trapper"))
    assert table.statuses() == {my("scientist"): ("+1 attack",)}
    table = battle(IN_VANGUARD, wave=REAR, statuses={my("scientist"): ("threatened",)}).end_wave()
    assert (table.statuses(), table.damages()) == ({my("scientist"): ("+1 attack",)}, {my("scientist"): 3})


def test_the_card_comes_though_the_damage_was_prevented():
    """The text could be read as a price; its exact meaning is not one: the draw follows whatever became of it."""
    table = battle(LEADER, hand=("oracle",), deck=CARDS).recruit("oracle", 0, "yes")
    assert table.damages() == {}
    assert table.hand() == {"wizard"}
