"""Paladin, from its printed text."""

import pytest

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, battle, my, their

from .helpers_two import REST_OF_FOUR, cross, left, siege, targets

# Your leader and heroes in the middle column have armour 1.

LEADER = "cleric rogue . . paladin . . operative ."


def test_leader_armour_for_the_middle_column():
    table = battle(LEADER, "knight . . . engineer . . . .", turn=1).attack(their("knight"), my("rogue"))
    assert table.damages() == {my("rogue"): 2}


def test_leader_armour_for_the_leader():
    table = battle(LEADER.replace("rogue", "."), "knight . . . engineer . . . .", turn=1)
    assert table.attack(their("knight"), my("paladin")).damages() == {my("paladin"): 2}


def test_leader_armour_for_the_hero_behind():
    table = battle(LEADER, ". . . . engineer . dragonling . .", turn=1, wave=REAR)
    assert table.attack(their("dragonling"), my("operative")).damages() == {my("operative"): 2}


def test_leader_no_armour_beside_nor_for_the_enemy():
    table = battle(LEADER, "knight . . . engineer . . . .", turn=1).attack(their("knight"), my("cleric"))
    assert table.damages() == {my("cleric"): 3}
    table = battle(LEADER, ". knight . . engineer . . . .").attack(my("rogue"), their("knight"))
    assert table.damages() == {their("knight"): 3}


def test_leader_armour_helps_against_attacks_only_and_not_below_zero():
    table = battle(LEADER, turn=1, their_hand=("viking",)).play(mv.PlayOrder(their("viking")))
    assert table.damages() == {my("cleric"): 3, my("rogue"): 3}
    weak = battle(LEADER, "cleric . . . engineer . . . .", turn=1).attack(their("cleric"), my("rogue"))
    assert weak.damages() == {}


def test_leader_armour_adds_up_with_the_status_and_is_cancelled_by_a_mark():
    blow = "knight . . . engineer . . . ."
    table = battle(LEADER, blow, turn=1, statuses={my("rogue"): ("armour",)}).attack(their("knight"), my("rogue"))
    assert table.damages() == {my("rogue"): 1}
    table = battle(LEADER, blow, turn=1, statuses={my("rogue"): ("marked",)}).attack(their("knight"), my("rogue"))
    assert table.damages() == {my("rogue"): 3}


# Intercept. After this hero attacks, heal your leader 1.

FRONT = "paladin knight . lancer monk=5 . . . ."


def test_vanguard_heals_the_leader_after_its_attack():
    table = battle(FRONT, "golem . . . engineer . . . .").attack(my("paladin"), their("golem"))
    assert left(table, my("monk")) == 6
    assert table.unit(their("golem")).damage == 3


def test_vanguard_also_after_a_blow_of_nothing():
    weak = {my("paladin"): ("-1 attack",) * 3}
    table = battle(FRONT, "golem . . . engineer . . . .", statuses=weak).attack(my("paladin"), their("golem"))
    assert left(table, my("monk")) == 6
    assert their("golem") not in table.damages()


def test_vanguard_after_a_free_attack_too():
    table = battle(FRONT.replace("knight", "."), "golem . . . engineer . . . .", hand=("knight",))
    table.order("knight", my("paladin"), their("golem"))
    assert left(table, my("monk")) == 6


def test_vanguard_not_after_attacks_of_others_or_attacks_on_it():
    table = battle(FRONT, "golem . . . engineer . . . .").attack(my("knight"), their("golem"))
    assert left(table, my("monk")) == 5
    table = battle(FRONT, "golem . . . engineer . . . .", turn=1).attack(their("golem"), my("paladin"))
    assert left(table, my("monk")) == 5


def test_vanguard_not_from_another_row():
    table = battle(". . . paladin monk=5 . . . .", "golem . . . engineer . . . .", wave=FLANK)
    assert left(table.attack(my("paladin"), their("golem")), my("monk")) == 5


def test_vanguard_intercepts():
    table = battle(FRONT, ". . . . engineer . dragonling . .", turn=1, wave=REAR)
    assert targets(table, their("dragonling"), 1) == {my("paladin"), my("knight")}


# When an attack would damage your leader, you may have this hero take that damage instead.

SHIELD = ". . . paladin monk . . . ."
BLOW = "rogue . . . engineer . . . ."


def test_flank_takes_the_damage_for_the_leader():
    table = battle(SHIELD, BLOW, turn=1).attack(their("rogue"), my("monk"), "yes")
    assert table.damages() == {my("paladin"): 3}


def test_flank_may_leave_it():
    table = battle(SHIELD, BLOW, turn=1).attack(their("rogue"), my("monk"), "no")
    assert table.damages() == {my("monk"): 3}


def test_flank_the_defender_is_asked():
    table = battle(SHIELD, BLOW, turn=1)
    branch = table.match.branch()
    branch.play(1, mv.Attack(their("rogue"), my("monk")))
    assert branch.half_made.ask.seat == 0


def test_flank_armour_counts_once_for_the_leader_and_not_again():
    table = battle(SHIELD, BLOW, turn=1, statuses={my("monk"): ("armour",), my("paladin"): ("armour",)})
    assert table.attack(their("rogue"), my("monk"), "yes").damages() == {my("paladin"): 2}


@pytest.mark.parametrize(
    ("mine", "position"),
    [
        (SHIELD.replace("paladin", "~paladin"), {}),
        (". . . . monk . paladin . .", {}),
        (SHIELD, {"statuses": {my("paladin"): ("silenced",)}}),
    ],
    ids=["corpse", "another row", "silenced"],
)
def test_flank_shields_only_while_it_stands_there(mine, position):
    table = battle(mine, BLOW, turn=1, **position).attack(their("rogue"), my("monk"))
    assert table.damages() == {my("monk"): 3}


def test_flank_not_for_heroes_nor_effects_nor_a_blow_of_nothing():
    table = battle("knight . . paladin monk . . . .", BLOW, turn=1).attack(their("rogue"), my("knight"))
    assert table.damages() == {my("knight"): 3}
    table = battle(SHIELD, turn=1, their_hand=("gunslinger",)).play(mv.PlayOrder(their("gunslinger")), my("monk"))
    assert table.damages() == {my("monk"): 4}
    table = battle(SHIELD, "cleric . . . engineer . . . .", turn=1, statuses={my("monk"): ("armour",)})
    assert table.attack(their("cleric"), my("monk")).damages() == {}


def test_flank_may_take_lethal_damage_and_falls_at_the_count():
    table = battle(SHIELD.replace("paladin", "paladin/6"), BLOW, turn=1, first=0)
    table.attack(their("rogue"), my("monk"), "yes").end_turn()
    assert table.corpses() == {my("paladin")}
    assert table.damages() == {}


def test_flank_cleaving_is_no_attack():
    table = battle("deity . . paladin monk . . . .", "viking . . . engineer . . . .", turn=1)
    table.attack(their("viking"), my("deity"))
    assert table.damages() == {my("deity"): 4, my("monk"): 1}


def test_flank_thorns_are_no_attack():
    table = battle(SHIELD, "trapper . . . engineer . . . .", wave=FLANK).attack(my("monk"), their("trapper"))
    assert table.unit(my("monk")).damage == 2
    assert my("paladin") not in table.damages()


def test_flank_whoever_takes_the_blow_the_leader_was_not_damaged():
    """Rogue as leader steals only after its attack damages a leader."""
    table = battle(SHIELD, "knight . . . rogue . . . .", turn=1, hand=("bard",))
    assert table.attack(their("knight"), my("monk"), "yes").hand() == {"bard"}


def test_flank_takes_what_was_meant_for_a_leader_in_full():
    table = battle(SHIELD, "rogue . . . assassin . . . .", turn=1).attack(their("rogue"), my("monk"), "yes")
    assert table.damages() == {my("paladin"): 5}


def test_flank_takes_ranged_blows_too_and_though_it_is_stunned():
    table = battle(
        SHIELD,
        ". . . . engineer . dragonling . .",
        turn=1,
        wave=REAR,
        statuses={my("paladin"): ("stunned",)},
    )
    assert table.attack(their("dragonling"), my("monk"), "yes").damages() == {my("paladin"): 3}


def test_flank_asks_for_each_blow():
    table = battle(SHIELD, "rogue knight . . engineer . . . .", turn=1)
    table.attack(their("rogue"), my("monk"), "yes").attack(their("knight"), my("monk"), "no")
    assert table.damages() == {my("paladin"): 3, my("monk"): 3}


# Heal another of your heroes 2 and give it [armour].


def test_rear_heals_and_armours_another_hero():
    table = battle("knight/3 rogue/1 . . monk/2 . paladin/2 . .", wave=REAR).cast(my("paladin"), my("knight"))
    assert table.damages() == {my("knight"): 1, my("rogue"): 1, my("monk"): 2, my("paladin"): 2}
    assert table.statuses() == {my("knight"): ("armour",)}


def test_rear_not_itself_nor_leader_nor_corpse_nor_enemy():
    table = battle("knight rogue ~cleric . monk/2 . paladin/2 . .", BLOW, wave=REAR)
    assert set(table.asked(mv.Cast(my("paladin")))) == {my("knight"), my("rogue")}
    assert not battle(". . . . monk/2 . paladin/2 . .", BLOW, wave=REAR).can(mv.Cast(my("paladin")))


def test_rear_armour_takes_a_mark_off():
    table = battle("knight . . . monk . paladin . .", wave=REAR, statuses={my("knight"): ("marked", "marked")})
    assert table.cast(my("paladin")).statuses() == {my("knight"): ("marked",)}


# Heal all damage from one of your heroes and give it [armour] and [+1 attack] x2.


def test_order_heals_all_and_strengthens():
    table = battle("knight/7 rogue/2 . . monk/2 . . . .", hand=("paladin",)).order("paladin", my("knight"))
    assert table.damages() == {my("rogue"): 2, my("monk"): 2}
    assert table.statuses() == {my("knight"): ("+1 attack", "+1 attack", "armour")}
    assert table.attack_of(my("knight")) == 5


def test_order_saves_a_hero_with_lethal_damage():
    table = battle("knight/9 . . . monk . . . .", hand=("paladin",)).order("paladin").end_wave()
    assert table.corpses() == set()


def test_order_also_for_an_unhurt_hero_but_never_for_the_leader():
    table = battle("knight . ~rogue . monk/2 . . . .", hand=("paladin",)).order("paladin")
    assert table.statuses() == {my("knight"): ("+1 attack", "+1 attack", "armour")}
    assert table.damages() == {my("monk"): 2}


def test_order_needs_a_hero():
    assert not battle("~rogue . . . monk/2 . . . .", hand=("paladin",)).can(mv.PlayOrder(my("paladin")))


def test_order_where_the_enemy_forbids_healing_it_still_strengthens():
    table = battle("knight/7 . . . monk . . . .", ". . . plaguedoctor engineer . . . .", hand=("paladin",))
    table.order("paladin")
    assert table.damages() == {my("knight"): 7}
    assert table.statuses() == {my("knight"): ("+1 attack", "+1 attack", "armour")}


# With four players, and in a siege


def test_rear_in_a_team_game_helps_no_partner():
    table = cross("bard . . . monk . paladin . .", *REST_OF_FOUR, wave=REAR).cast(my("paladin"))
    assert table.statuses() == {my("bard"): ("armour",)}


def test_vanguard_in_a_siege_attacks_without_a_leader_to_heal():
    table = siege("paladin rogue/1 . . . . . . .", "golem . . . . . . . .").attack(my("paladin"), their("golem"))
    assert table.damages() == {my("rogue"): 1, their("golem"): 3}
