"""The Warlock."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import PLAIN, REAR, battle, field, my, their

LED = ". . . . warlock . . . ."


def test_leader_taxes_orders_with_a_card_of_their_choice():
    table = battle("golem . . . warlock . . . .", their_hand=("operative", "witch", "bard"), turn=1)
    table.play(mv.PlayOrder(their("operative")), their("witch"))
    assert table.hand(1) == {"bard"}
    assert table.damages() == {}


def test_leader_hurts_a_leader_whose_hand_is_empty():
    table = battle(LED, ". . . . monk . . . .", their_hand=("bard",), turn=1)
    table.play(mv.PlayOperation(their("bard"), 0))
    assert table.damages() == {their("monk"): 2}


def test_leader_does_not_tax_its_own_orders_nor_in_a_truce():
    table = battle(LED, hand=("keeper", "witch"), discard=("bard",)).order("keeper", "done")
    assert table.hand() == {"witch"}
    table = battle(LED, their_hand=("bard", "witch"), turn=1, round=1).play(mv.PlayOperation(their("bard"), 0))
    assert table.hand(1) == {"witch"}


def test_vanguard_silences_the_hero_it_attacks():
    table = battle("warlock . . . monk . . . .", "golem lancer . . monk . . . .").attack(my("warlock"), their("golem"))
    assert table.statuses() == {their("golem"): ("silenced",)}


def test_vanguard_does_not_silence_leaders():
    table = battle("warlock . . . monk . . . .", ". . . . viking . . . .").attack(my("warlock"), their("viking"))
    assert table.statuses() == {}


def test_flank_makes_their_orders_long():
    table = battle("golem . . warlock monk . . . .", their_hand=("operative", "witch"), their_deck=("bard",), turn=1)
    branch = battle("golem . . warlock monk . . . .", their_hand=("operative",), actions_left=1, turn=1)
    assert branch.refusal(mv.PlayOrder(their("operative"))) == "PT-52.long"
    table.play(mv.PlayOrder(their("operative")), their_choice := my("golem"))
    assert table.unit(their_choice).is_corpse
    assert table.state.turn == 0


def test_flank_does_not_slow_own_orders():
    table = battle(". . . warlock monk . . . .", "golem . . . monk . . . .", hand=("operative",))
    assert table.order("operative").state.actions_left == 1


def test_rear_discards_a_card_of_my_choice():
    table = battle(". . . . monk . warlock . .", wave=REAR, their_hand=("witch", "bard"))
    table.cast(my("warlock"), their("bard"))
    assert table.hand(1) == {"witch"}
    assert table.state.discards[1] == [their("bard")]
    empty = battle(". . . . monk . warlock . .", wave=REAR)
    assert empty.refusal(mv.Cast(my("warlock"))) == "PT-43.nothing"


def test_order_ends_operations_and_two_random_cards():
    table = battle(
        hand=("warlock", "deity"),
        their_hand=("witch", "keeper", "rogue"),
        their_operations=("bard",),
        operations=("oracle",),
    ).order("warlock")
    assert len(table.hand(1)) == 1
    assert table.state.reserves[1] == [None] * 3
    assert table.state.reserves[0][0] is not None
    assert table.hand() == {"deity"}


def test_order_is_for_who_has_something_to_lose():
    squads = PLAIN, ". . . . viking . . . .", PLAIN, ". . . . bard . . . ."
    hands = [["warlock"], [], [], []]
    table = field("cross", *squads, hands=hands)
    assert table.refusal(mv.PlayOrder(my("warlock"))) == "PT-45.nothing"
    hands[3] = ["golem"]
    assert field("cross", *squads, hands=hands).order("warlock").state.hands[3] == []
