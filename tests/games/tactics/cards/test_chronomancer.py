"""The Chronomancer."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import REAR, battle, my, their

LEADER = ". . . . chronomancer . . . ."


def test_leader_may_take_one_more_action_once_a_round():
    table = battle(LEADER, turn=1, first=1).end_turn("yes")
    assert table.state.actions_left == 3
    table.end_turn().end_turn()
    assert (table.state.turn, table.state.actions_left) == (0, 2)


def test_leader_keeps_it_when_it_is_declined():
    table = battle(LEADER, turn=1, first=1).end_turn("no")
    assert table.state.actions_left == 2
    table.end_turn().end_turn("yes")
    assert table.state.actions_left == 3


def test_vanguard_may_go_back_to_hand_instead_of_falling():
    table = battle("chronomancer/4 . . . monk . . . .").end_wave("yes")
    assert table.hand() == {"chronomancer"}
    assert table.corpses() == set()
    assert battle("chronomancer/4 golem/9 . . monk . . . .").end_wave("no").corpses() == {
        my("chronomancer"),
        my("golem"),
    }


def test_flank_gives_all_heroes_swift():
    table = battle("golem* . . chronomancer monk . . . .", "knight . . . viking . . . .")
    assert table.can(mv.Attack(my("golem"), their("knight")))
    assert "swift" not in table.keywords(my("monk"))
    assert "swift" not in table.keywords(their("knight"))


def test_rear_returns_a_hero_in_melee_of_either_squad():
    table = battle("golem . . lancer monk . chronomancer . .", "knight . . witch viking . . . .", wave=REAR)
    assert set(table.asked(mv.Cast(my("chronomancer")))) == {my("golem"), their("knight")}
    table.cast(my("chronomancer"), their("knight"))
    assert table.hand(1) == {"knight"}
    assert table.hand() == set()


def test_rear_does_not_return_the_steadfast():
    table = battle("golem . . . monk . chronomancer . .", "sentinel . . . viking . . . .", wave=REAR)
    assert table.cast(my("chronomancer")).hand() == {"golem"}


def test_order_gives_three_more_actions_at_most_three_a_turn():
    table = battle(hand=("chronomancer",)).order("chronomancer")
    assert table.state.actions_left == 4
    assert battle(hand=("chronomancer",), gained=2, actions_left=1).order("chronomancer").state.actions_left == 1
    assert battle(hand=("chronomancer",), gained=3).refusal(mv.PlayOrder(my("chronomancer"))) == "PT-45.nothing"


def test_vanguard_that_is_stolen_goes_to_its_new_hand():
    table = battle(". . . . monk . . . .", "chronomancer/4 . . . viking . . . .", hand=("merchant",))
    table.order("merchant", 0).end_wave("yes")
    assert table.state.hands == [[their("chronomancer")], []]


def test_rear_returns_a_stolen_hero_to_its_owner():
    table = battle(". . . . monk . chronomancer . .", "oracle . . . viking . . . .", wave=REAR, hand=("merchant",))
    assert table.order("merchant", 0).cast(my("chronomancer")).state.hands == [[], [their("oracle")]]


def test_order_counts_what_was_given_before_and_spent_since():
    table = battle(hand=("chronomancer", "golem"), operations=("technologist",), turn=1, first=1).end_turn()
    table.recruit("golem", 0).order("chronomancer")
    assert (table.state.extra_actions, table.state.gained) == (0, 3)
    assert table.state.actions_left == 2 - 1 + 2


def test_leader_gives_its_action_whatever_else_was_given():
    """Only the order says that it counts what was given: with three of them in reserve this is a fourth."""
    table = battle(LEADER, turn=1, first=1, gained=3).end_turn("yes")
    assert table.state.actions_left == 3


def test_leaders_action_may_be_a_fourth():
    """At the start of one turn, besides those of three operations in reserve."""
    three = tuple(my("technologist") + copy * 100 for copy in range(3))
    table = battle(LEADER, operations=three, deck=(), turn=1, first=1).end_turn("yes")
    assert (table.state.actions_left, table.state.extra_actions) == (3, 3)
