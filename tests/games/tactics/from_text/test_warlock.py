"""The Warlock, as printed."""

from pixtable.games.tactics.rules import moves as mv

from ..squads import FLANK, REAR, as_leader, battle, my, their
from .helpers_text1 import FOES, discard, operations

LEADER = ". . . . warlock . . . ."
IN_VANGUARD = "warlock . . . monk . . . ."
IN_FLANK = ". . . warlock monk . . . ."
IN_REAR = ". . . . monk . warlock . ."
TO_TAKE = [[], ["pirate"]]
"""What the opponent's Keeper may take back by its order."""


# Leader: after an opponent plays an order or operation, they discard a card; if unable, their leader takes 2 damage


def test_the_leader_makes_who_played_an_order_discard_a_card_of_their_choice():
    table = battle(LEADER, turn=1, their_hand=("keeper", "rogue", "knight"), discards=TO_TAKE)
    table.play(mv.PlayOrder(their("keeper")), their("pirate"), their("knight"))
    assert table.hand(1) == {"rogue", "pirate"}
    assert discard(table, 1) == {"keeper", "knight"}
    assert table.damages() == {}


def test_the_leader_makes_who_laid_an_operation_discard_too():
    table = battle(LEADER, turn=1, their_hand=("bard", "rogue", "knight"), hand=("chef",))
    table.play(mv.PlayOperation(their("bard"), 0), their("rogue"))
    assert table.hand(1) == {"knight"}
    assert operations(table, 1) == {"bard"}
    assert table.hand() == {"chef"}
    assert table.damages() == {}


def test_without_a_card_to_discard_the_opponents_leader_takes_two():
    table = battle(LEADER, "rogue . . . monk . . . .", turn=1, their_hand=("bard",))
    table.play(mv.PlayOperation(their("bard"), 0))
    assert table.damages() == {their("monk"): 2}
    assert discard(table, 1) == set()


def test_the_leader_minds_neither_your_own_cards_nor_the_truce():
    table = battle(LEADER, hand=("bard", "rogue"), their_hand=("knight",)).play(mv.PlayOperation(my("bard"), 0))
    assert (table.hand(), table.hand(1), table.damages()) == ({"rogue"}, {"knight"}, {})
    table = battle(LEADER, turn=1, round=1, their_hand=("bard", "rogue")).play(mv.PlayOperation(their("bard"), 0))
    assert table.hand(1) == {"rogue"}
    assert table.damages() == {}


# Vanguard: after this hero attacks a hero, give that hero [silenced]


def test_in_the_vanguard_it_silences_the_hero_it_attacked():
    table = battle(IN_VANGUARD, FOES).attack(my("warlock"), their("golem"))
    assert table.statuses() == {their("golem"): ("silenced",)}
    assert table.damages() == {their("golem"): 3}


def test_it_silences_no_leader_and_not_when_others_attack():
    table = battle(IN_VANGUARD, FOES).attack(my("warlock"), their("monk"))
    assert table.statuses() == {}
    table = battle("warlock pirate . . monk . . . .", FOES).attack(my("pirate"), their("golem"))
    assert table.statuses() == {}


def test_an_attack_that_deals_nothing_silences_as_well_and_one_silence_is_the_most():
    armour = ("armour",) * 5
    table = battle(IN_VANGUARD, FOES, statuses={their("golem"): armour}).attack(my("warlock"), their("golem"))
    assert table.damages() == {}
    assert set(table.statuses()[their("golem")]) == {"armour", "silenced"}
    table = battle(IN_VANGUARD, FOES, statuses={their("golem"): ("silenced",)})
    assert table.attack(my("warlock"), their("golem")).statuses() == {their("golem"): ("silenced",)}


def test_a_warlock_that_is_silenced_silences_nobody():
    table = battle(IN_VANGUARD, FOES, statuses={my("warlock"): ("silenced",)})
    assert table.attack(my("warlock"), their("golem")).statuses() == {my("warlock"): ("silenced",)}


# Flank: opponents can play orders only as a long action


def test_in_the_flank_the_opponents_orders_cost_both_actions():
    position = {"turn": 1, "their_hand": ("operative",)}
    assert not battle(IN_FLANK, actions_left=1, **position).can(mv.PlayOrder(their("operative")))
    table = battle(IN_FLANK, **position).play(mv.PlayOrder(their("operative")))
    assert table.corpses() == {my("warlock")}
    assert (table.state.turn, table.state.wave) != (1, 0)  # the turn is over


def test_your_own_orders_and_the_opponents_operations_cost_one_action():
    table = battle(IN_FLANK, FOES, hand=("operative",)).order("operative", their("golem"))
    assert table.state.actions_left == 1
    table = battle(IN_FLANK, turn=1, their_hand=("bard",)).play(mv.PlayOperation(their("bard"), 0))
    assert (table.state.turn, table.state.actions_left) == (1, 1)


def test_other_rows_silence_and_the_truce_leave_orders_at_one_action():
    for squad, statuses, number in (
        (IN_REAR, (), 2),
        (IN_VANGUARD, (), 2),
        (IN_FLANK, ("silenced",), 2),
        (IN_FLANK, (), 1),
    ):
        table = battle(
            squad, turn=1, round=number, their_hand=("keeper",), statuses={my("warlock"): statuses},
            discards=TO_TAKE, actions_left=1,
        )  # fmt: skip
        assert table.can(mv.PlayOrder(their("keeper")))


# Rear: look at an opponent's hand and choose a card of it: they discard that card


def test_from_the_rear_it_chooses_what_the_opponent_discards():
    table = battle(IN_REAR, FOES, wave=REAR, hand=("chef",), their_hand=("rogue", "knight"))
    assert set(table.asked(mv.Cast(my("warlock")))) == {their("rogue"), their("knight")}
    table.cast(my("warlock"), their("knight"))
    assert table.hand(1) == {"rogue"}
    assert discard(table, 1) == {"knight"}
    assert table.hand() == {"chef"}
    assert table.damages() == {}


def test_with_an_empty_hand_before_it_or_in_the_truce_it_cannot_be_cast():
    assert not battle(IN_REAR, FOES, wave=REAR).can(mv.Cast(my("warlock")))
    assert not battle(IN_REAR, FOES, wave=REAR, round=1, their_hand=("rogue",)).can(mv.Cast(my("warlock")))
    assert not battle(IN_REAR, FOES, wave=FLANK, their_hand=("rogue",)).can(mv.Cast(my("warlock")))


# Order: an opponent discards all their operations and 2 random cards from hand


def test_the_order_strips_the_opponent_of_operations_and_two_cards():
    hand = ("rogue", "knight", "chef")
    table = battle(hand=("warlock",), operations=("scarecrow",), their_hand=hand, their_operations=("bard", "oracle"))
    table.order("warlock")
    assert operations(table, 1) == set()
    assert len(table.hand(1)) == 1
    assert discard(table, 1) == {*hand, "bard", "oracle"} - table.hand(1)
    assert operations(table) == {"scarecrow"}
    assert discard(table) == {"warlock"}


def test_the_order_takes_as_many_as_there_are():
    table = battle(hand=("warlock", "cleric"), their_hand=("rogue",)).order("warlock")
    assert (table.hand(), table.hand(1), discard(table, 1)) == ({"cleric"}, set(), {"rogue"})
    table = battle(hand=("warlock",), their_operations=("bard",)).order("warlock")
    assert discard(table, 1) == {"bard"}


def test_the_order_cannot_be_played_against_nothing_or_in_the_truce():
    assert not battle(hand=("warlock",)).can(mv.PlayOrder(my("warlock")))
    assert not battle(hand=("warlock",), their_hand=("rogue",), round=1).can(mv.PlayOrder(my("warlock")))


def test_the_leader_attacks_with_what_is_printed():
    table = battle(LEADER, FOES, wave=FLANK).attack(my("warlock"), their("golem"))
    assert table.damages() == {their("golem"): as_leader("warlock")[0]}


# Whom it attacked, further


def test_it_silences_whom_it_attacked_though_another_took_the_damage():
    table = battle(IN_VANGUARD, "rogue chef . golem monk . . . .").attack(my("warlock"), their("rogue"), "yes")
    assert table.damages() == {their("golem"): 3}
    assert table.statuses() == {their("rogue"): ("silenced",)}


def test_it_silences_the_target_that_an_illusion_put_forward():
    table = battle(IN_VANGUARD, "rogue chef . . illusionist . . . .")
    table.attack(my("warlock"), their("rogue"), their("chef"))
    assert table.damages() == {their("chef"): 3}
    assert table.statuses() == {their("chef"): ("silenced",)}


def test_with_the_opponents_technologist_an_order_is_free_and_long_and_costs_one():
    table = battle(IN_FLANK, ". . . technologist ranger . . . .", turn=1, their_hand=("operative",))
    table.play(mv.PlayOrder(their("operative")))
    assert (table.state.turn, table.state.actions_left) == (1, 1)


def test_who_played_their_last_card_as_an_order_is_unable():
    table = battle("rogue . . . warlock . . . .", turn=1, their_hand=("operative",))
    table.play(mv.PlayOrder(their("operative")))
    assert table.corpses() == {my("rogue")}
    assert table.damages() == {their("monk"): 2}


def test_an_order_that_is_carried_out_and_not_played_costs_no_further_card():
    table = battle(
        "rogue chef . . warlock . . . .", turn=1, hand=("operative",), their_hand=("jester", "knight", "witch")
    )
    table.play(mv.PlayOrder(their("jester")), "yes", my("chef"), their("witch"))
    assert table.corpses() == {my("chef")}
    assert table.hand(1) == {"knight"}
    assert table.damages() == {}
