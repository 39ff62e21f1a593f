"""Alchemist, from its printed text."""

import pytest

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, battle, my, their

from .helpers_two import cross, left, of, siege

# Limited. Discard a card to deal 4 damage to an enemy hero or heal one of your heroes or your leader 4.

LEADER = "knight/5 . . . alchemist=9 . . . ."
THEIRS = "rogue . . lancer monk . . . ."


def at_the_still(**position):
    return battle(LEADER, THEIRS, hand=("bard",), **position)


def test_leader_discards_to_hurt_an_enemy_hero():
    table = at_the_still().leader_action(their("lancer"))
    assert table.unit(their("lancer")).damage == 4
    assert left(table, my("alchemist")) == 9
    assert table.unit(my("knight")).damage == 5
    assert (table.hand(), table.state.discards[0], table.state.actions_left) == (set(), [my("bard")], 1)


@pytest.mark.parametrize("healed", ["knight", "alchemist"])
def test_leader_discards_to_heal_a_hero_or_itself(healed):
    table = at_the_still()
    before = table.damages()
    after = table.leader_action(my(healed)).damages()
    assert {card: before[card] - after.get(card, 0) for card in before} == {
        my("knight"): 4 * (healed == "knight"),
        my("alchemist"): 4 * (healed == "alchemist"),
    }


def test_leader_the_player_chooses_which_card_goes():
    table = battle(LEADER, THEIRS, hand=("bard", "witch")).leader_action(my("witch"), their("rogue"))
    assert table.hand() == {"bard"}
    assert table.state.discards[0] == [my("witch")]


def test_leader_reaches_neither_enemy_leader_nor_corpse_nor_own_hero_with_damage():
    table = battle("knight . . . alchemist/1 . . . .", "rogue ~cleric . . monk . . . .", hand=("bard",))
    assert set(table.asked(mv.LeaderAction())) == {their("rogue"), my("alchemist")}


def test_leader_needs_a_card_and_somebody_to_work_on():
    assert not battle(LEADER, THEIRS, hand=()).can(mv.LeaderAction())
    assert not battle(". . . . alchemist . . . .", ". . . . monk . . . .", hand=("bard",)).can(mv.LeaderAction())


def test_leader_is_limited_to_once_a_turn_in_any_wave():
    table = battle(LEADER, THEIRS, hand=("bard", "witch"), wave=REAR).leader_action(my("bard"), my("knight"))
    assert not table.can(mv.LeaderAction())


def test_leader_in_a_truce_heals_but_does_not_hurt():
    table = battle(LEADER, THEIRS, hand=("bard",), round=1)
    assert set(table.asked(mv.LeaderAction())) == {my("knight"), my("alchemist")}
    assert not battle(". . . . alchemist . . . .", THEIRS, hand=("bard",), round=1).can(mv.LeaderAction())


def test_leader_action_is_no_star_action():
    table = battle(". . . . alchemist . . . .", THEIRS, hand=("bard",), wave=FLANK)
    assert table.leader_action(their("rogue")).can(mv.Attack(my("alchemist"), their("rogue")))


# When this hero is defeated, give each enemy in melee [cursed] x2.

DOOMED = "alchemist/4 . . . monk . . . ."


def test_vanguard_curses_each_enemy_in_melee_when_defeated():
    table = battle(DOOMED, "rogue . . lancer monk . . . cleric").end_wave()
    twice = ("cursed", "cursed")
    assert table.corpses() == {my("alchemist")}
    assert table.statuses() == {their("rogue"): twice, their("monk"): twice, their("cleric"): twice}
    assert table.damages() == {}


def test_vanguard_curses_whoever_the_same_count_brought_into_melee():
    """All lethal damage becomes corpses at once; reactions come after: whoever stood behind is in melee now."""
    table = battle(DOOMED, "rogue/4 . . lancer monk . . . .").end_wave()
    assert table.statuses() == {their("lancer"): ("cursed", "cursed"), their("monk"): ("cursed", "cursed")}


def test_vanguard_curses_not_above_three():
    table = battle(DOOMED, "rogue . . . monk . . . .", statuses={their("rogue"): ("cursed", "cursed")}).end_wave()
    assert table.statuses()[their("rogue")] == ("cursed",) * 3


def test_vanguard_curses_cancel_blessings():
    table = battle(DOOMED, "rogue . . . monk . . . .", statuses={their("rogue"): ("blessed",)}).end_wave()
    assert table.statuses() == {their("rogue"): ("cursed",), their("monk"): ("cursed", "cursed")}


@pytest.mark.parametrize(
    ("mine", "position"),
    [
        ("alchemist/3 . . . monk . . . .", {}),
        (". . . alchemist/4 monk . . . .", {}),
        ("alchemist rogue/4 . . monk . . . .", {}),
        (DOOMED, {"round": 1}),
        (DOOMED, {"statuses": {my("alchemist"): ("silenced",)}}),
    ],
    ids=["alive", "another row", "another hero", "truce", "silenced"],
)
def test_vanguard_curses_nobody_else(mine, position):
    table = battle(mine, "knight . . . monk . . . .", **position).end_wave()
    assert "cursed" not in {status for statuses in table.statuses().values() for status in statuses}


def test_vanguard_saved_from_its_defeat_it_curses_nobody():
    table = battle("alchemist/4 . . valkyrie monk . . . .", "knight . . . engineer . . . .").end_wave("yes")
    assert table.statuses() == {}
    assert table.hand() == {"alchemist"}


def test_vanguard_having_changed_sides_it_curses_its_old_friends():
    table = battle(theirs="~alchemist . . . engineer . . . .", hand=("necromancer",), their_hand=("operative",))
    table.order("necromancer", 0).end_turn().play(mv.PlayOrder(their("operative")))
    assert table.statuses() == {their("engineer"): ("cursed", "cursed")}


def test_vanguard_at_the_end_of_a_round_the_new_curses_wait_for_the_next():
    table = battle(DOOMED, "rogue . . . monk . . . .", wave=REAR).end_wave()
    assert table.damages() == {}
    assert table.statuses()[their("rogue")] == ("cursed", "cursed")


# Give another of your heroes [+1 attack] and [blessed].


def test_flank_strengthens_and_blesses_another_hero():
    table = battle("knight rogue . alchemist monk . . . .", wave=FLANK).cast(my("alchemist"), my("rogue"))
    assert table.statuses() == {my("rogue"): ("+1 attack", "blessed")}
    assert table.attack_of(my("rogue")) == 4


def test_flank_neither_itself_nor_leader_nor_corpse_nor_enemy():
    table = battle("knight ~rogue . alchemist monk . cleric . .", "golem . . . engineer . . . .", wave=FLANK)
    assert set(table.asked(mv.Cast(my("alchemist")))) == {my("knight"), my("cleric")}
    assert not battle("~rogue . . alchemist monk . . . .", wave=FLANK).can(mv.Cast(my("alchemist")))


def test_flank_cancels_the_opposites():
    table = battle(
        "knight . . alchemist monk . . . .", wave=FLANK, statuses={my("knight"): ("-1 attack", "cursed", "cursed")}
    )
    assert table.cast(my("alchemist")).statuses() == {my("knight"): ("cursed",)}


def test_flank_works_in_a_truce():
    table = battle("knight . . alchemist monk . . . .", wave=FLANK, round=1).cast(my("alchemist"))
    assert table.statuses() == {my("knight"): ("+1 attack", "blessed")}


# Give an enemy hero or leader [cursed] x2.


@pytest.mark.parametrize("target", ["rogue", "lancer", "monk"])
def test_rear_curses_any_enemy(target):
    table = battle(". . . . monk . alchemist . .", THEIRS, wave=REAR).cast(my("alchemist"), their(target))
    assert table.statuses() == {their(target): ("cursed", "cursed")}
    assert table.damages() == {}


def test_rear_curses_hurt_at_the_end_of_the_round():
    table = battle(". . . . monk . alchemist . .", THEIRS, wave=REAR).cast(my("alchemist"), their("rogue")).end_wave()
    assert table.damages() == {their("rogue"): 2}
    assert table.statuses() == {their("rogue"): ("cursed",)}


def test_rear_not_the_stealthy_nor_corpses():
    squad = ". ~rogue . assassin monk . . . ."
    table = battle(". . . . monk . alchemist . .", squad, wave=REAR).cast(my("alchemist"))
    assert table.statuses() == {their("monk"): ("cursed", "cursed")}


def test_rear_not_in_a_truce():
    assert not battle(". . . . monk . alchemist . .", THEIRS, wave=REAR, round=1).can(mv.Cast(my("alchemist")))


def test_rear_curses_past_three_are_lost():
    table = battle(
        ". . . . monk . alchemist . .",
        THEIRS,
        wave=REAR,
        statuses={their("rogue"): ("cursed", "cursed"), their("lancer"): ("blessed", "blessed", "blessed")},
    )
    assert table.cast(my("alchemist"), their("rogue")).statuses()[their("rogue")] == ("cursed",) * 3
    assert table.statuses()[their("lancer")] == ("blessed",) * 3


# Deal 5 damage to an enemy hero and heal one of your heroes or your leader 5.


def test_order_hurts_and_heals():
    table = battle("knight/7 . . . monk/2 . . . .", THEIRS, hand=("alchemist",))
    table.order("alchemist", their("lancer"), my("knight"))
    assert table.damages() == {their("lancer"): 5, my("knight"): 2, my("monk"): 2}


def test_order_does_one_half_where_the_other_has_nobody():
    unhurt = battle("knight . . . monk . . . .", THEIRS, hand=("alchemist",)).order("alchemist", their("rogue"))
    assert unhurt.damages() == {their("rogue"): 5}
    alone = battle("knight . . . monk/6 . . . .", "~rogue . . . engineer . . . .", hand=("alchemist",))
    assert alone.order("alchemist").damages() == {my("monk"): 1}


def test_order_in_a_truce_only_heals():
    table = battle("knight/7 . . . monk . . . .", THEIRS, hand=("alchemist",), round=1).order("alchemist")
    assert table.damages() == {my("knight"): 2}


def test_order_that_can_do_nothing_cannot_be_played():
    assert not battle(theirs=". . . . engineer . . . .", hand=("alchemist",)).can(mv.PlayOrder(my("alchemist")))


def test_order_reaches_the_stealthy_for_it_is_no_spell():
    table = battle(theirs=". . . assassin engineer . . . .", hand=("alchemist",)).order("alchemist")
    assert table.damages() == {their("assassin"): 5}


def test_order_heals_nobody_whom_the_enemy_forbids_to_heal():
    table = battle("knight/7 . . . monk . . . .", ". . . plaguedoctor engineer . . . .", hand=("alchemist",))
    table.order("alchemist")
    assert table.damages() == {my("knight"): 7, their("plaguedoctor"): 5}


# With four players, and in a siege


def test_vanguard_in_a_team_game_curses_each_enemy_of_both_squads():
    table = cross("alchemist/4 . . . monk . . . .").end_wave()
    enemies = (of(1, "golem"), of(1, "viking"), of(3, "rogue"), of(3, "engineer"))
    assert table.statuses() == dict.fromkeys(enemies, ("cursed", "cursed"))


def test_order_in_a_team_game_heals_no_partner():
    rest = ("golem . . . viking . . . .", "knight/5 . . . paladin/5 . . . .", "rogue . . . engineer . . . .")
    table = cross(". . . . monk/5 . . . .", *rest, hands=(("alchemist",), (), (), ()))
    table.order("alchemist", of(3, "rogue"))
    assert table.damages() == {of(2, "knight"): 5, of(2, "paladin"): 5, of(3, "rogue"): 5}


def test_order_in_a_siege_hurts_and_heals_heroes():
    table = siege("deity/4 . . . . . . . .", "rogue . . . . . . . .", hand=("alchemist",)).order("alchemist")
    assert table.damages() == {their("rogue"): 5}
