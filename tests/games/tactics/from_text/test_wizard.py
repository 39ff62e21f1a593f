"""The Wizard, as printed."""

import pytest

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import name_of

from ..squads import FLANK, REAR, as_leader, battle, my, their
from .helpers_text1 import FOES, discard

CROWD = """
    engineer chef golem
    knight  monk .
    viking pirate .
"""
IN_VANGUARD = "wizard . . . monk . . . ."
IN_FLANK = "rogue . . wizard monk . . . ."
IN_REAR = "rogue . . . monk . wizard . ."


# Leader: your spells and orders deal 1 more damage to each target they damage


def test_the_leader_adds_one_to_a_spell():
    table = battle(". . . pyromancer wizard . . . .", FOES, wave=FLANK).cast(my("pyromancer"), their("golem"))
    plain = battle(". . . pyromancer monk . . . .", FOES, wave=FLANK).cast(my("pyromancer"), their("golem"))
    assert set(table.damages()) == {their("golem")}
    assert table.damages()[their("golem")] == plain.damages()[their("golem")] + 1


def test_the_leader_adds_one_to_each_target_of_an_order():
    shares = [their("golem")] * 4 + [their("pirate")] * 2
    table = battle(". . . . wizard . . . .", FOES, hand=("ranger",)).order("ranger", *shares)
    assert table.damages() == {their("golem"): 5, their("pirate"): 3}


def test_the_leader_adds_to_damage_of_orders_to_your_own_too():
    table = battle("rogue . . . wizard . . . .", FOES, hand=("berserker",)).order("berserker", "no", "no")
    assert table.damages() == {my("rogue"): 3}


def test_the_leader_adds_nothing_to_attacks_free_attacks_and_reactions():
    table = battle("pirate . . . wizard . . . .", FOES).attack(my("pirate"), their("golem"))
    assert table.damages() == {their("golem"): 3}
    table = battle("pirate . . . wizard . . . .", FOES, hand=("knight",)).order("knight", my("pirate"), their("golem"))
    assert table.damages() == {their("golem"): 3}
    table = battle(". . . . wizard . . berserker .", FOES, wave=REAR).attack(my("berserker"), their("golem"))
    assert table.damages() == {their("golem"): 4, my("berserker"): 1}


def test_the_leader_adds_nothing_to_operations_and_leader_actions_of_others():
    table = battle("rogue . . . wizard . . . .", "golem . . . monk . . . .", turn=1, operations=("trapper",))
    table.attack(their("golem"), my("rogue"))
    assert table.damages() == {my("rogue"): 3, their("golem"): 2}


def test_the_leader_adds_nothing_to_the_opponents_spells_and_orders():
    position = {"wave": FLANK, "turn": 1, "their_hand": ("ranger",)}
    table = battle("rogue . . . wizard . . . .", "golem . . wizard monk . . . .", **position)
    assert table.play(mv.Cast(their("wizard"))).damages() == {my("rogue"): 3}
    table = battle("rogue . . . wizard . . . .", "golem . . wizard monk . . . .", **position)
    assert table.play(mv.PlayOrder(their("ranger"))).damages() == {my("rogue"): 6}


def test_healing_is_not_raised():
    table = battle("knight/6 . . cleric wizard . . . .", wave=FLANK).cast(my("cleric"))
    assert table.damages() == {my("knight"): 2}


def test_moved_damage_is_not_dealt_by_the_spell():
    table = battle("knight/6 . . scientist wizard . . . .", ". . golem . monk . . . .", wave=FLANK)
    table.cast(my("scientist"), 2)
    assert table.damages()[my("knight")] == 4


# Vanguard: when this hero is defeated, deal 2 damage to each enemy in melee


def test_its_defeat_in_the_vanguard_hurts_each_enemy_in_melee():
    table = battle("wizard/3 rogue . . monk . . . .", FOES).end_wave()
    assert table.corpses() == {my("wizard")}
    assert table.damages() == {their("engineer"): 2, their("golem"): 2, their("monk"): 2}


def test_its_defeat_by_an_effect_does_so_at_once():
    table = battle(IN_VANGUARD, CROWD, turn=1, their_hand=("operative",)).play(mv.PlayOrder(their("operative")))
    assert table.damages() == {their("engineer"): 2, their("chef"): 2, their("golem"): 2}


def test_who_dies_of_it_falls_in_the_same_count():
    table = battle("wizard/3 . . . monk . . . .", "engineer/5 . . knight monk . . . .").end_wave()
    assert table.corpses() == {my("wizard"), their("engineer")}
    assert table.damages() == {their("monk"): 2}


def test_two_that_fall_together_both_burst():
    table = battle("wizard/3 . . . monk . . . .", "wizard/3 golem . . monk . . . .").end_wave()
    assert table.corpses() == {my("wizard"), their("wizard")}
    assert table.damages() == {my("monk"): 2, their("golem"): 2}


def test_in_other_rows_and_silenced_its_defeat_hurts_nobody():
    for squad in (". . . wizard/3 monk . . . .", ". . . . monk . wizard/3 . ."):
        assert battle(squad, FOES).end_wave().damages() == {}
    table = battle("wizard/3 . . . monk . . . .", FOES, statuses={my("wizard"): ("silenced",)}).end_wave()
    assert (table.corpses(), table.damages()) == ({my("wizard")}, {})


def test_the_defeat_of_others_hurts_nobody():
    assert battle("wizard rogue/4 . . monk . . . .", FOES).end_wave().damages() == {}


# Flank: deal 3 damage to an enemy hero


def test_from_the_flank_it_deals_three_to_an_enemy_hero():
    table = battle(IN_FLANK, FOES, wave=FLANK)
    assert set(table.asked(mv.Cast(my("wizard")))) == {their("engineer"), their("golem"), their("pirate")}
    assert table.cast(my("wizard"), their("pirate")).damages() == {their("pirate"): 3}


def test_armour_marks_thorns_and_intercept_do_not_matter():
    statuses = {their("trapper"): ("armour", "armour"), their("chef"): ("marked",)}
    squad = "trapper . . chef monk . . . ."
    table = battle(IN_FLANK, squad, wave=FLANK, statuses=statuses).cast(my("wizard"), their("trapper"))
    assert table.damages() == {their("trapper"): 3}
    table = battle(IN_FLANK, squad, wave=FLANK, statuses=statuses).cast(my("wizard"), their("chef"))
    assert table.damages() == {their("chef"): 3}


def test_without_an_enemy_hero_to_see_it_cannot_be_cast():
    cast = mv.Cast(my("wizard"))
    assert not battle(IN_FLANK, "~golem . . . monk . . . .", wave=FLANK).can(cast)
    assert not battle(IN_FLANK, ". . . assassin monk . . . .", wave=FLANK).can(cast)
    assert not battle(IN_FLANK, FOES, wave=FLANK, round=1).can(cast)
    assert not battle(IN_FLANK, FOES, wave=REAR).can(cast)


# Rear: deal 2 damage to each hero in one enemy column


def test_from_the_rear_it_strikes_each_hero_of_a_column():
    table = battle(IN_REAR, CROWD, wave=REAR)
    assert set(table.asked(mv.Cast(my("wizard")))) == {"left", "middle", "right"}
    table.cast(my("wizard"), "left")
    assert table.damages() == {their("engineer"): 2, their("knight"): 2, their("viking"): 2}


def test_the_leader_in_the_middle_column_is_spared():
    table = battle(IN_REAR, CROWD, wave=REAR).cast(my("wizard"), "middle")
    assert table.damages() == {their("chef"): 2, their("pirate"): 2}


def test_stealth_does_not_hide_from_what_strikes_each_and_corpses_are_no_heroes():
    table = battle(IN_REAR, "~golem . . assassin monk . pirate . chef", wave=REAR).cast(my("wizard"), "left")
    assert table.damages() == {their("assassin"): 2, their("pirate"): 2}


def test_without_an_enemy_hero_no_column_can_be_struck():
    assert not battle(IN_REAR, "~golem . . . monk . . . .", wave=REAR).can(mv.Cast(my("wizard")))
    assert not battle(IN_REAR, CROWD, wave=REAR, round=1).can(mv.Cast(my("wizard")))


# Order: deal 3 damage to each hero in one enemy row


def test_the_order_strikes_each_hero_of_a_row():
    table = battle("rogue . . . monk . . . .", CROWD, hand=("wizard",))
    assert set(table.asked(mv.PlayOrder(my("wizard")))) == {"vanguard", "flank", "rear"}
    table.order("wizard", "vanguard")
    assert table.damages() == {their("engineer"): 3, their("chef"): 3, their("golem"): 3}
    assert discard(table) == {"wizard"}


def test_the_leader_in_the_flank_is_spared():
    assert battle(theirs=CROWD, hand=("wizard",)).order("wizard", "flank").damages() == {their("knight"): 3}


def test_the_order_needs_a_hero_in_the_row():
    table = battle(theirs=FOES, hand=("wizard",))
    assert set(table.asked(mv.PlayOrder(my("wizard")))) == {"vanguard", "rear"}
    assert not battle("rogue . . . monk . . . .", hand=("wizard",)).can(mv.PlayOrder(my("wizard")))
    assert not battle(theirs=CROWD, hand=("wizard",), round=1).can(mv.PlayOrder(my("wizard")))


def test_with_the_leader_the_cards_own_spells_and_order_deal_more():
    table = battle("rogue . . . wizard . . . .", FOES, hand=("operative",), wave=FLANK)
    table.attack(my("wizard"), their("golem"))
    assert table.damages() == {their("golem"): as_leader("wizard")[0]}


# What is a spell's and an order's damage, further


def test_the_leader_adds_to_every_target_of_a_spell_that_deals_two_amounts():
    squad = "engineer chef golem . monk . . . ."
    spell = {"wave": REAR}
    table = battle(". . . . wizard . pyromancer . .", squad, **spell).cast(my("pyromancer"), their("chef"))
    plain = battle(". . . . monk . pyromancer . .", squad, **spell).cast(my("pyromancer"), their("chef"))
    assert table.damages() == {card: damage + 1 for card, damage in plain.damages().items()}
    assert len(table.damages()) == 3


def test_the_leader_adds_to_an_orders_damage_and_not_to_its_healing():
    squads = ("knight/6 . . . {} . . . .", "golem . . . monk . . . .")
    table = battle(squads[0].format("wizard"), squads[1], hand=("alchemist",)).order("alchemist")
    plain = battle(squads[0].format("monk"), squads[1], hand=("alchemist",)).order("alchemist")
    assert table.damages()[their("golem")] == plain.damages()[their("golem")] + 1
    assert table.damages()[my("knight")] == plain.damages()[my("knight")]


def test_the_leader_adds_nothing_to_what_your_operation_does_at_the_turns_end():
    squad = "golem . . . monk . . . ."
    table = battle(". . . . wizard . . . .", squad, operations=("stormcaller",)).end_turn(their("golem"))
    plain = battle(". . . . monk . . . .", squad, operations=("stormcaller",)).end_turn(their("golem"))
    assert table.damages() == plain.damages() != {}


VICTIMS = "golem rogue . chef ranger . . . ."


@pytest.mark.parametrize(
    ("card", "answers", "more"),
    [
        ("viking", (), {"golem", "rogue"}),
        ("pirate", ("left",), {"golem", "chef"}),
        ("gunslinger", (their("golem"),), {"golem"}),
        ("golem", (their("golem"),), {"golem"}),
        ("pyromancer", (their("golem"),), {"golem", "rogue", "chef"}),
        ("dragonling", (), {"golem", "rogue", "chef", "ranger"}),
        ("samurai", (their("golem"),), set()),
        ("vampire", (their("golem"), 3), set()),
    ],
)
def test_the_leader_adds_to_what_orders_deal_not_to_their_attacks_and_moved_damage(card, answers, more):
    tables = [battle(f"knight/3 . . . {leader} . . . .", VICTIMS, hand=(card,)) for leader in ("monk", "wizard")]
    plain, raised = (table.order(card, *answers).damages() for table in tables)
    assert raised == {unit: damage + (name_of(unit) in more) for unit, damage in plain.items()}
    assert plain


def test_who_takes_no_damage_by_a_spell_takes_none_more():
    weak = {my("dragoon"): ("-1 attack",) * 3}
    table = battle(". . . dragoon wizard . . . .", VICTIMS, wave=FLANK, statuses=weak)
    assert not table.can(mv.Cast(my("dragoon")))
    assert battle(". . . dragoon wizard . . . .", VICTIMS, wave=FLANK).cast(my("dragoon")).damages() == {
        their("chef"): 4
    }


def test_in_the_truce_its_defeat_hurts_no_enemy():
    table = battle("wizard/3 . . . monk . . . .", FOES, round=1).end_wave()
    assert (table.corpses(), table.damages()) == ({my("wizard")}, {})


def test_its_defeat_hurts_no_heroes_of_its_own():
    table = battle("wizard/3 chef . rogue monk . . . .", FOES).end_wave()
    assert table.damages() == {their("engineer"): 2, their("golem"): 2, their("monk"): 2}


def test_who_came_into_melee_by_the_same_count_is_in_melee_when_it_bursts():
    table = battle("wizard/3 . . . monk . . . .", "rogue/4 . . knight monk . . . .").end_wave()
    assert table.corpses() == {my("wizard"), their("rogue")}
    assert table.damages() == {their("knight"): 2, their("monk"): 2}
