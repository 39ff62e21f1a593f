"""The Rogue."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, battle, my, their


def test_leader_steals_once_a_turn_when_an_attack_hits_the_enemy_leader():
    table = battle("golem lancer . . rogue . . . .", ". . . . viking . . . .", their_hand=("witch", "bard"))
    table.attack(my("golem"), their("viking"))
    assert len(table.hand()) == 1
    table.attack(my("lancer"), their("viking"))
    assert len(table.hand()) == 1
    assert len(table.hand(1)) == 1


def test_leader_steals_nothing_for_heroes_hit_or_by_spells():
    table = battle("golem . . . rogue . . . .", "lancer . . . viking . . . .", their_hand=("witch",))
    assert table.attack(my("golem"), their("lancer")).hand() == set()


def test_vanguard_is_swift():
    assert battle("rogue . . . monk . . . .").keywords(my("rogue")) == {"swift"}


def test_flank_may_draw_after_attacking():
    for answer, hand in (("yes", {"witch"}), ("no", set())):
        table = battle(". . . rogue monk . . . .", "golem . . . viking . . . .", wave=FLANK, deck=("witch",))
        assert table.attack(my("rogue"), their("golem"), answer).hand() == hand


def test_rear_takes_a_random_card():
    table = battle(". . . . monk . rogue . .", wave=REAR, their_hand=("witch",)).cast(my("rogue"))
    assert table.hand() == {"witch"}
    assert table.state.hands[0] == [their("witch")]  # it still belongs to them
    assert battle(". . . . monk . rogue . .", wave=REAR).refusal(mv.Cast(my("rogue"))) == "PT-43.nothing"


def test_order_takes_a_card_of_ones_choice():
    table = battle(hand=("rogue",), their_hand=("witch", "bard")).order("rogue", their("bard"))
    assert table.hand() == {"bard"}
    assert table.hand(1) == {"witch"}


def test_leader_steals_though_the_attacker_has_gone_home():
    table = battle("assassin . . . rogue . . . .", ". . . . viking . . . .", their_hand=("golem",))
    assert table.attack(my("assassin"), their("viking"), "yes").hand() == {"assassin", "golem"}
