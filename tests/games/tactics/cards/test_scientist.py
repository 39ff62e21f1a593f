"""The Scientist."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, battle, field, my, their


def test_leader_may_hurt_a_recruit_to_draw():
    table = battle(". . . . scientist . . . .", hand=("golem",), deck=("witch", "bard")).recruit("golem", 0, "yes")
    assert table.damages() == {my("golem"): 2}
    assert table.hand() == {"witch"}


def test_leader_may_refuse_and_ignores_their_recruits():
    table = battle(". . . . scientist . . . .", hand=("golem",)).recruit("golem", 0, "no")
    assert table.damages() == {}
    assert table.hand() == set()
    other = battle(". . . . scientist . . . .", their_hand=("golem",), turn=1)
    other.play(mv.Recruit(their("golem"), 0))
    assert other.damages() == {}


def test_vanguard_grows_when_an_enemy_hurts_it():
    table = battle("lancer . . . monk . . . .", "scientist . . . monk . . . .").attack(my("lancer"), their("scientist"))
    assert table.statuses() == {their("scientist"): ("+1 attack",)}


def test_vanguard_does_not_grow_by_its_own_side():
    table = battle("scientist . . . monk . . . .", hand=("berserker",)).order("berserker", "no", "no")
    assert table.statuses() == {}
    assert table.damages() == {my("scientist"): 2}


def test_flank_moves_damage_to_an_enemy_in_melee():
    table = battle("golem/6 . . scientist monk . . . .", "lancer . . knight monk . . . .", wave=FLANK)
    assert table.asked(mv.Cast(my("scientist"))) == (1, 2, 3, 4)
    table.cast(my("scientist"), 4)
    assert table.damages() == {my("golem"): 2, their("lancer"): 4}


def test_flank_moves_no_more_than_there_is_and_needs_some():
    table = battle("golem/1 . . scientist monk . . . .", "lancer . . . viking . . . .", wave=FLANK).cast(
        my("scientist")
    )
    assert table.damages() == {their("lancer"): 1}
    sound = battle("golem . . scientist monk . . . .", "lancer . . . viking . . . .", wave=FLANK)
    assert sound.refusal(mv.Cast(my("scientist"))) == "PT-43.nothing"


def test_rear_strengthens_another_hero():
    table = battle("golem . . . monk . scientist . .", wave=REAR).cast(my("scientist"))
    assert table.statuses() == {my("golem"): ("+1 attack", "+1 life", "+1 life")}
    alone = battle(". . . . monk . scientist . .", wave=REAR)
    assert alone.refusal(mv.Cast(my("scientist"))) == "PT-43.nothing"


def test_order_overdoses_one_row():
    table = battle("golem lancer . samurai monk . . . .", hand=("scientist",)).order("scientist", "vanguard")
    dose = ("+1 attack", "+1 attack", "-1 life")
    assert table.statuses() == {my("golem"): dose, my("lancer"): dose}


def test_flank_is_not_cast_where_only_stealth_is_in_melee():
    mine = "golem/2 lancer/2 . scientist . . . . ."
    assert field("siege", mine, ". . . witch . . . . .", wave=FLANK).can(mv.Cast(my("scientist")))
    hidden = field("siege", mine, ". . . assassin . . . . .", wave=FLANK)
    assert hidden.refusal(mv.Cast(my("scientist"))) == "PT-43.nothing"
