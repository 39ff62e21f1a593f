"""The Technologist."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import REAR, battle, my, their


def test_leader_upgrades_a_hero_for_a_card_free_once_a_turn():
    table = battle("golem lancer . . technologist . . . .", hand=("witch", "bard"), deck=())
    table.leader_action(my("witch"), my("golem"))
    assert table.statuses() == {my("golem"): ("+1 attack", "armour")}
    assert table.hand() == {"bard"}
    assert table.state.actions_left == 2
    assert table.refusal(mv.LeaderAction()) == "PT-52.limited"


def test_leader_needs_a_card_and_a_hero():
    assert battle("golem . . . technologist . . . .").refusal(mv.LeaderAction()) == "PT-44"
    assert battle(". . . . technologist . . . .", hand=("witch",)).refusal(mv.LeaderAction()) == "PT-44"


def test_vanguard_intercepts_with_armour():
    assert battle("technologist . . . monk . . . .").keywords(my("technologist")) == {"intercept", "armour 1"}


def test_flank_makes_the_first_order_of_a_turn_free():
    table = battle(
        ". . . technologist monk . . . .", "golem lancer . . viking . . . .", hand=("operative", "wizard")
    ).order("operative", their("golem"))
    assert table.state.actions_left == 2
    assert table.order("wizard").state.actions_left == 1


def test_flank_against_a_warlock_makes_the_first_order_cost_one():
    table = battle(". . . technologist monk . . . .", "golem . . warlock monk . . . .", hand=("operative", "wizard"))
    assert table.order("operative", their("golem")).state.actions_left == 1
    assert table.refusal(mv.PlayOrder(my("wizard"))) == "PT-52.long"


def test_rear_draws_three_and_discards_one():
    table = battle(". . . . monk . technologist . .", wave=REAR, deck=("witch", "bard", "deity", "rogue"))
    table.cast(my("technologist"), my("bard"))
    assert table.hand() == {"witch", "deity"}
    assert table.state.discards[0] == [my("bard")]


def test_operation_gives_one_more_action_for_chores_only():
    table = battle(
        "golem . . . knight . . . .", operations=("technologist",), turn=1, first=1, deck=("witch",)
    ).end_turn()
    assert (table.state.actions_left, table.state.extra_actions) == (2, 1)
    table.play(mv.Draw())
    assert (table.state.actions_left, table.state.extra_actions) == (2, 0)


def test_operation_pays_no_attack():
    table = battle(
        "golem . . . knight . . . .",
        "lancer . . . knight . . . .",
        operations=("technologist",),
        actions_left=0,
        extra_actions=1,
    )
    assert table.refusal(mv.Attack(my("golem"), their("lancer"))) == "PT-30"
    assert table.can(mv.MoveHero(my("golem"), 1))


def test_operation_gives_nothing_on_the_opponents_turn():
    table = battle(operations=("technologist",)).end_turn()
    assert table.state.extra_actions == 0
