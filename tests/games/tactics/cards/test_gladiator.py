"""The Gladiator."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, battle, my, their


def test_leader_cheers_a_hero_when_an_enemy_falls():
    table = battle("golem lancer . . gladiator . . . .", "knight/8 . . . viking . . . .").end_wave(my("lancer"))
    assert table.statuses() == {my("lancer"): ("+1 attack",)}
    own = battle("golem/9 lancer . . gladiator . . . .", "knight . . . viking . . . .").end_wave()
    assert own.statuses() == {}


def test_vanguard_challenges_in_armour():
    table = battle("golem . . . monk . . . .", "gladiator lancer . . viking . . . .")
    assert table.keywords(their("gladiator")) == {"challenge", "armour 1"}
    assert table.refusal(mv.Attack(my("golem"), their("lancer"))) == "PT-61.target"
    assert table.attack(my("golem"), their("gladiator")).damages() == {their("gladiator"): 2}


def test_flank_gives_thorns_to_the_hero_in_front():
    table = battle("golem . . gladiator monk . lancer . .")
    assert table.keywords(my("golem")) == {"intercept", "thorns 2"}
    assert table.keywords(my("lancer")) == set()


def test_rear_stuns_an_enemy_in_melee():
    table = battle(". . . . monk . gladiator . .", "golem . . lancer viking . . . .", wave=REAR)
    assert set(table.asked(mv.Cast(my("gladiator")))) == {their("golem"), their("viking")}
    assert table.cast(my("gladiator"), their("viking")).statuses() == {their("viking"): ("stunned",)}


def test_rear_does_not_stun_the_steadfast():
    table = battle(". . . . monk . gladiator . .", "sentinel . . . viking . . . .", wave=FLANK)
    assert table.keywords(their("sentinel")) >= {"steadfast"}
    rear = battle(". . . . monk . gladiator . .", "sentinel . . . viking . . . .", wave=REAR)
    assert rear.cast(my("gladiator")).statuses() == {their("viking"): ("stunned",)}


def test_order_lets_the_opponent_choose_who_falls():
    table = battle(hand=("gladiator",), theirs="golem . . lancer viking . . . .", deck=("witch",))
    table.order("gladiator", their("lancer"))
    assert table.corpses() == {their("lancer")}
    assert table.hand() == {"witch"}


def test_order_only_draws_without_enemy_heroes_or_in_a_truce():
    assert battle(hand=("gladiator",), deck=("witch",)).order("gladiator").hand() == {"witch"}
    truce = battle(hand=("gladiator",), theirs="golem . . . viking . . . .", deck=("witch",), round=1)
    assert truce.order("gladiator").corpses() == set()
    assert battle(hand=("gladiator",), deck=()).refusal(mv.PlayOrder(my("gladiator"))) == "PT-45.nothing"
