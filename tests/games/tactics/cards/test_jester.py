"""The Jester."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, battle, my, their


def test_leader_is_armoured_and_its_heroes_suffer():
    table = battle("golem samurai . . monk . . . .", "lancer . . . jester . . . .")
    table.attack(my("golem"), their("lancer")).attack(my("samurai"), their("jester"))
    assert table.damages() == {their("lancer"): 4, their("jester"): 2}


def test_leader_does_not_expose_the_enemy_nor_to_effects():
    table = battle("golem . . . jester . . . .", "lancer . . . viking . . . .")
    assert table.attack(my("golem"), their("lancer")).damages() == {their("lancer"): 3}
    spell = battle(". . . wizard monk . . . .", "lancer . . . jester . . . .", wave=FLANK).cast(my("wizard"))
    assert spell.damages() == {their("lancer"): 3}


def test_vanguard_challenges_and_has_the_last_laugh():
    table = battle("jester/4 . . . monk . . . .", their_hand=("bard", "witch"))
    assert table.keywords(my("jester")) == {"challenge"}
    assert table.end_wave(their("witch")).hand(1) == {"bard"}
    assert battle("jester/4 . . . monk . . . .").end_wave().corpses() == {my("jester")}


def test_flank_weakens_one_and_strengthens_another():
    table = battle("golem . . jester monk . . . .", "lancer . . . viking . . . .", wave=FLANK)
    table.cast(my("jester"), my("golem"))
    assert table.statuses() == {my("golem"): ("+1 attack",), their("lancer"): ("-1 attack",)}


def test_rear_trades_a_card():
    table = battle(". . . . monk . jester . .", wave=REAR, their_hand=("bard", "witch"), deck=("deity",))
    table.cast(my("jester"), their("bard"))
    assert table.hand(1) == {"witch"}
    assert table.hand() == {"deity"}
    assert battle(". . . . monk . jester . .", wave=REAR, deck=("deity",)).cast(my("jester")).hand() == {"deity"}


def test_order_carries_out_what_the_opponent_discards():
    table = battle(hand=("jester",), theirs="golem . . . viking . . . .", their_hand=("gunslinger",))
    table.order("jester", "yes", their("golem"))
    assert table.damages() == {their("golem"): 4}
    assert table.state.discards == [[my("jester")], [their("gunslinger")]]


def test_order_may_be_left_and_draws_where_there_is_none():
    table = battle(hand=("jester",), theirs="golem . . . viking . . . .", their_hand=("gunslinger",))
    assert table.order("jester", "no").damages() == {}
    assert battle(hand=("jester",), their_hand=("bard",), deck=("witch",)).order("jester").hand() == {"witch"}
    assert battle(hand=("jester",)).refusal(mv.PlayOrder(my("jester"))) == "PT-45.nothing"
