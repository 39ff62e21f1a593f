"""The Deity, as printed."""

from pixtable.games.tactics.rules import moves as mv

from ..squads import FLANK, REAR, battle, field, my, their
from .helpers_text1 import FOES, discard, shot_at

GRAVES = "~rogue ~knight ~warlock"
LEADER = f"{GRAVES} . deity . . . ."
IN_REAR = f"{GRAVES} . monk . deity . ."
KILL = mv.PlayOrder(their("operative"))


# Leader (long): revive a corpse in your squad and give it [-1 life]


def test_the_leader_revives_a_corpse_with_a_life_less():
    table = battle(LEADER, ". ~golem . . monk . . . .")
    assert set(table.asked(mv.LeaderAction())) == {my("rogue"), my("knight"), my("warlock")}
    table.leader_action(my("knight"))
    assert table.corpses() == {my("rogue"), my("warlock"), their("golem")}
    assert table.statuses() == {my("knight"): ("-1 life",)}
    assert table.life_of(my("knight")) == 7
    assert table.damages() == {}


def test_the_leaders_revival_is_long_and_needs_a_corpse_of_your_own():
    assert not battle(LEADER, actions_left=1).can(mv.LeaderAction())
    assert not battle("rogue . . . deity . . . .", "~golem . . . monk . . . .").can(mv.LeaderAction())
    table = battle(LEADER).leader_action(my("knight"))
    assert table.state.turn == 1


def test_the_leader_revives_in_the_truce():
    assert battle(LEADER, round=1).leader_action(my("rogue")).statuses() == {my("rogue"): ("-1 life",)}


# Vanguard: intercept; when this hero is defeated, revive another corpse in your squad


def test_in_the_vanguard_it_intercepts():
    assert shot_at("deity . . . monk . chef . rogue") == {"deity", "monk", "rogue"}
    assert "chef" in shot_at(". . . deity monk . chef . .")


def test_its_defeat_in_the_vanguard_revives_another_corpse():
    table = battle("deity ~rogue ~knight . monk . . . .", turn=1, their_hand=("operative",))
    assert set(table.asked(KILL)) == {my("rogue"), my("knight")}
    table.play(KILL, my("knight"))
    assert table.corpses() == {my("deity"), my("rogue")}
    assert table.statuses() == {}


def test_without_another_corpse_of_yours_its_defeat_revives_nobody():
    table = battle("deity . . . monk . . . .", ". ~golem . . monk . . . .", turn=1, their_hand=("operative",))
    assert table.play(KILL).corpses() == {my("deity"), their("golem")}


def test_its_defeat_in_another_row_revives_nobody():
    table = battle("~rogue . . deity monk . . . .", turn=1, their_hand=("operative",)).play(KILL)
    assert table.corpses() == {my("rogue"), my("deity")}


def test_who_falls_together_with_it_is_another_corpse():
    table = battle("deity/5 knight/8 . . monk . . . .").end_wave()
    assert table.corpses() == {my("deity")}
    assert table.damages() == {}


# Flank: whenever another of your heroes is defeated, heal your leader 2


def test_in_the_flank_it_heals_the_leader_when_another_hero_falls():
    table = battle("rogue/1 . . deity/1 monk/5 . . . .", "engineer/2 . . . monk/2 . . . .", turn=1,
                   their_hand=("operative",))  # fmt: skip
    table.play(KILL, my("rogue"))
    assert table.damages() == {my("deity"): 1, my("monk"): 3, their("engineer"): 2, their("monk"): 2}


def test_each_of_several_that_fall_together_heals_the_leader():
    table = battle("rogue/4 knight/8 . deity monk/5 . . . .").end_wave()
    assert table.damages() == {my("monk"): 1}


def test_enemies_its_own_defeat_and_silence_heal_nobody():
    table = battle(". . . deity monk/5 . . . .", "rogue/4 . . . monk/3 . . . .").end_wave()
    assert table.damages() == {my("monk"): 5, their("monk"): 3}
    assert battle(". . . deity/5 monk/5 . . . .").end_wave().damages() == {my("monk"): 5}
    table = battle("rogue/4 . . deity monk/5 . . . .", statuses={my("deity"): ("silenced",)}).end_wave()
    assert table.damages() == {my("monk"): 5}


def test_falling_together_with_another_it_heals_nobody_any_more():
    assert battle("rogue/4 . . deity/5 monk/5 . . . .").end_wave().damages() == {my("monk"): 5}


def test_it_heals_no_more_than_the_damage():
    assert battle("rogue/4 . . deity monk/1 . . . .").end_wave().damages() == {}


# Rear: revive a corpse in your squad


def test_from_the_rear_it_revives_a_corpse_as_new():
    table = battle(IN_REAR, ". ~golem . . monk . . . .", wave=REAR)
    assert set(table.asked(mv.Cast(my("deity")))) == {my("rogue"), my("knight"), my("warlock")}
    table.cast(my("deity"), my("rogue"))
    assert table.corpses() == {my("knight"), my("warlock"), their("golem")}
    assert (table.statuses(), table.damages()) == ({}, {})


def test_the_revived_may_act_in_the_same_turn():
    table = battle(". . . . monk . deity ~pirate .", FOES, wave=REAR).cast(my("deity"))
    assert table.attack(my("pirate"), their("golem")).damages() == {their("golem"): 3}


def test_without_a_corpse_or_in_another_wave_it_cannot_be_cast():
    assert not battle("rogue . . . monk . deity . .", "~golem . . . monk . . . .", wave=REAR).can(mv.Cast(my("deity")))
    assert not battle(IN_REAR, wave=FLANK).can(mv.Cast(my("deity")))
    assert battle(IN_REAR, wave=REAR, round=1).can(mv.Cast(my("deity")))


# Order: revive up to 2 corpses in your squad


def test_the_order_revives_two():
    table = battle(f"{GRAVES} . monk . . . .", ". ~golem . . monk . . . .", hand=("deity",))
    table.order("deity", my("rogue"), my("warlock"))
    assert table.corpses() == {my("knight"), their("golem")}
    assert (table.statuses(), table.damages()) == ({}, {})
    assert discard(table) == {"deity"}


def test_the_order_may_revive_fewer():
    squad = f"{GRAVES} . monk . . . ."
    table = battle(squad, hand=("deity",)).order("deity", my("rogue"), "done")
    assert table.corpses() == {my("knight"), my("warlock")}
    assert len(battle(squad, hand=("deity",)).order("deity", "done").corpses()) == 3


def test_the_order_needs_a_corpse_of_your_own():
    assert not battle(". . . . monk . . . .", "~golem . . . monk . . . .", hand=("deity",)).can(
        mv.PlayOrder(my("deity"))
    )


# Where there is no leader (PT-111)


def test_in_a_siege_its_flank_heals_nobody():
    table = field("siege", "rogue/4 . . deity chef/3 . . . .", "golem . . . . . . . .")
    assert table.end_wave().corpses() == {table.state.field[0].card}
    assert list(table.damages().values()) == [3]


def test_silenced_its_defeat_revives_nobody():
    table = battle("deity ~rogue . . monk . . . .", turn=1, their_hand=("operative",),
                   statuses={my("deity"): ("silenced",)}).play(KILL)  # fmt: skip
    assert table.corpses() == {my("deity"), my("rogue")}


def test_the_revived_in_the_vanguard_may_attack_in_the_same_turn_by_the_order():
    table = battle("~rogue . . . monk . . . .", FOES, hand=("deity",)).order("deity", my("rogue"))
    assert table.attack(my("rogue"), their("golem")).damages() == {their("golem"): 3}


def test_a_leader_that_cannot_be_healed_is_not():
    squad = "rogue/4 . . deity monk/5 . . . ."
    assert battle(squad, ". . . plaguedoctor monk . . . .").end_wave().damages() == {my("monk"): 5}


def test_who_returns_to_the_hand_instead_was_not_defeated():
    table = battle("chronomancer/4 . . deity monk/5 . . . .").end_wave("yes")
    assert (table.hand(), table.damages()) == ({"chronomancer"}, {my("monk"): 5})
    table = battle("deity ~rogue . valkyrie monk . . . .", turn=1, their_hand=("operative",))
    table.play(KILL, my("deity"), "yes")
    assert (table.hand(), table.corpses()) == ({"deity"}, {my("rogue")})
