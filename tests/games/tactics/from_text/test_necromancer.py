"""Necromancer, from its printed text."""

import pytest

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.events import HeroRecruited
from tests.games.tactics.squads import FLANK, REAR, battle, my, their

from .helpers_two import cross, of, place, their_order

# Once a turn you may recruit a hero from your discard pile as if from your hand.

LEADER = "knight . . . necromancer . . . ."


def test_leader_recruits_from_the_discards():
    table = battle(LEADER, discard=("rogue", "cleric"), hand=("bard",)).recruit("rogue", 1)
    assert place(table, my("rogue")) == 1
    assert (table.state.discards[0], table.hand(), table.state.actions_left) == ([my("cleric")], {"bard"}, 1)


def test_leader_as_if_from_hand_so_in_the_row_of_the_wave_on_an_empty_place():
    table = battle(LEADER, discard=("lancer",))
    assert not table.can(mv.Recruit(my("lancer"), 5))
    assert not table.can(mv.Recruit(my("lancer"), 0))
    assert not table.recruit("lancer", 1).can(mv.Attack(my("lancer"), their("monk")))


def test_leader_once_a_turn_but_again_in_the_next_and_from_hand_besides():
    table = battle(LEADER, discard=("rogue", "cleric"), hand=("bard",)).recruit("rogue", 1)
    assert not table.can(mv.Recruit(my("cleric"), 2))
    assert table.can(mv.Recruit(my("bard"), 2))
    assert table.end_wave().can(mv.Recruit(my("cleric"), 3))


def test_leader_swift_holds_for_such_a_recruit():
    table = battle(LEADER, discard=("rogue",)).recruit("rogue", 1)
    assert table.can(mv.Attack(my("rogue"), their("monk")))


def test_leader_the_enemy_has_no_such_right_nor_i_to_the_enemys_discards():
    table = battle(discard=("rogue",))
    assert not table.can(mv.Recruit(my("rogue"), 0))
    table = battle(LEADER, ". . . . engineer . . . .", discard=("bard",))
    assert not table.can(mv.Recruit(their("bard"), 1))


def test_leader_works_in_a_truce():
    assert battle(LEADER, discard=("rogue",), round=1).can(mv.Recruit(my("rogue"), 1))


def test_leader_such_a_recruit_counts_as_recruited():
    table = battle(LEADER, ". . . . trapper . . . .", discard=("rogue",)).recruit("rogue", 1)
    assert table.damages() == {my("rogue"): 1}


# Whenever another hero of any squad is defeated, give this hero [+1 attack].


@pytest.mark.parametrize(
    ("mine", "theirs", "given"),
    [
        ("necromancer rogue/4 . . monk . . . .", ". . . . engineer . . . .", 1),
        ("necromancer . . . monk . . . .", "rogue/4 . . . engineer . . . .", 1),
        ("necromancer rogue/4 . cleric/7 monk . . . .", "rogue/4 . . . engineer . . . .", 3),
        ("necromancer/4 . . . monk . . . .", "rogue/3 . . . engineer . . . .", 0),
        (". . . necromancer monk . . . .", "rogue/4 . . . engineer . . . .", 0),
    ],
    ids=["own", "enemy", "several", "none", "another row"],
)
def test_vanguard_grows_with_each_defeat(mine, theirs, given):
    table = battle(mine, theirs).end_wave()
    assert table.statuses() == ({my("necromancer"): ("+1 attack",) * given} if given else {})
    assert table.attack_of(my("necromancer")) == 2 + given


def test_vanguard_falling_with_the_others_it_gets_nothing():
    table = battle("necromancer/5 rogue/4 . . monk . . . .").end_wave()
    assert table.corpses() == {my("necromancer"), my("rogue")}
    assert table.statuses() == {}


def test_vanguard_a_defeat_by_an_effect_counts_at_once_but_clearing_does_not():
    table = battle("necromancer . . . monk . . . .", "rogue . . . engineer . . . .", hand=("operative",))
    assert table.order("operative").attack_of(my("necromancer")) == 3
    table = battle("necromancer ~rogue . . monk . . . .").play(mv.Clear(my("rogue")))
    assert table.attack_of(my("necromancer")) == 2


def test_vanguard_the_enemys_guard_does_not_keep_its_own_gift_away():
    """Monk keeps away only what enemies give."""
    table = battle("necromancer . . monk engineer . . . .", "rogue/4 . . . engineer . . . .").end_wave()
    assert table.statuses() == {my("necromancer"): ("+1 attack",)}


def test_vanguard_touches_nobody_of_the_enemy_in_a_truce_and_still_grows():
    table = battle("necromancer rogue/4 . . monk . . . .", round=1).end_wave()
    assert table.statuses() == {my("necromancer"): ("+1 attack",)}


# Clear a corpse of any squad to deal 3 damage to an enemy in melee.

FLANKED = ". ~rogue . necromancer monk . . . ."
THEIRS = "knight ~cleric . lancer engineer . . . ."


def test_flank_clears_my_corpse_and_hurts():
    table = battle(FLANKED, THEIRS, wave=FLANK).cast(my("necromancer"), my("rogue"), their("knight"))
    assert table.damages() == {their("knight"): 3}
    assert table.corpses() == {their("cleric")}
    assert table.state.discards == [[my("rogue")], []]


def test_flank_clears_an_enemy_corpse_to_its_owners_discard():
    table = battle(FLANKED, THEIRS, wave=FLANK).cast(my("necromancer"), their("cleric"), their("engineer"))
    assert table.damages() == {their("engineer"): 3}
    assert table.state.discards == [[], [their("cleric")]]


def test_flank_only_enemies_in_melee():
    table = battle(FLANKED, THEIRS, wave=FLANK)
    assert set(table.asked(mv.Cast(my("necromancer")), my("rogue"))) == {their("knight"), their("engineer")}


def test_flank_needs_a_corpse_and_an_end_of_the_truce():
    assert not battle(". . . necromancer monk . . . .", THEIRS.replace("~", ""), wave=FLANK).can(
        mv.Cast(my("necromancer"))
    )
    assert not battle(FLANKED, THEIRS, wave=FLANK, round=1).can(mv.Cast(my("necromancer")))


def test_flank_is_no_attack():
    table = battle(FLANKED, "monk . . . engineer . . . .", wave=FLANK, statuses={their("monk"): ("armour",)})
    assert table.cast(my("necromancer"), their("monk")).damages() == {their("monk"): 3}


def test_flank_a_spell_does_not_reach_the_stealthy():
    table = battle(FLANKED, ". . . assassin engineer . . . .", wave=FLANK).cast(my("necromancer"))
    assert table.damages() == {their("engineer"): 3}


def test_flank_clearing_a_screening_corpse_changes_nobodys_place():
    table = battle(FLANKED, THEIRS, wave=FLANK).cast(my("necromancer"), their("cleric"), their("knight"))
    assert place(table, their("lancer")) == 3


# Recruit a hero from your discard pile for free onto any empty place of your squad.

REARED = "knight ~rogue . . monk . necromancer . ."


def test_rear_recruits_anywhere_for_free():
    table = battle(REARED, wave=REAR, discard=("bard", "witch")).cast(my("necromancer"), my("witch"), 3)
    assert place(table, my("witch")) == 3
    assert table.state.discards[0] == [my("bard")]
    assert table.state.actions_left == 1
    assert len(table.happened(HeroRecruited)) == 1


def test_rear_only_empty_places():
    table = battle(REARED, wave=REAR, discard=("bard",))
    assert set(table.asked(mv.Cast(my("necromancer")))) == {2, 3, 5, 7, 8}


def test_rear_the_recruit_cannot_attack_in_this_wave():
    table = battle(REARED, wave=REAR, discard=("engineer",)).cast(my("necromancer"), 7)
    assert not table.can(mv.Attack(my("engineer"), their("monk")))


def test_rear_needs_a_hero_among_the_discards_and_a_place():
    assert not battle(REARED, wave=REAR).can(mv.Cast(my("necromancer")))
    full = "knight ~rogue cleric lancer monk golem necromancer deity keeper"
    assert not battle(full, wave=REAR, discard=("bard",)).can(mv.Cast(my("necromancer")))


def test_rear_works_in_a_truce():
    table = battle(REARED, wave=REAR, discard=("bard",), round=1).cast(my("necromancer"), 2)
    assert place(table, my("bard")) == 2


# Move an enemy corpse to an empty place of your squad and revive it: it is yours now.


def test_order_takes_a_corpse_over():
    table = battle("knight . . . monk . . . .", THEIRS, hand=("necromancer",)).order("necromancer", 2)
    taken = table.unit(their("cleric"))
    assert (taken.seat, taken.place, taken.is_corpse, taken.damage, taken.statuses) == (0, 2, False, 0, ())
    assert table.corpses() == set()
    assert (table.damages(), table.statuses()) == ({}, {})


def test_order_the_hero_may_act_this_turn_for_me():
    table = battle(theirs="~rogue . . . engineer . . . .", hand=("necromancer",)).order("necromancer", 0)
    assert table.attack(their("rogue"), their("engineer")).damages() == {their("engineer"): 3}


def test_order_the_card_still_goes_to_its_owners_discard():
    table = battle(theirs="~rogue . . . engineer . . . .", hand=("necromancer",), their_hand=("operative",))
    table.order("necromancer", 1).end_turn()
    their_order(table, "operative").end_turn().play(mv.Clear(their("rogue")))
    assert table.state.discards == [[my("necromancer")], [their("operative"), their("rogue")]]


def test_order_only_enemy_corpses():
    table = battle("knight ~rogue . . monk . . . .", ". ~cleric ~golem . engineer . . . .", hand=("necromancer",))
    assert set(table.asked(mv.PlayOrder(my("necromancer")))) == {their("cleric"), their("golem")}


def test_order_needs_a_corpse_and_a_place_and_no_truce():
    assert not battle("~rogue . . . monk . . . .", hand=("necromancer",)).can(mv.PlayOrder(my("necromancer")))
    full = "knight rogue cleric lancer monk golem bard deity keeper"
    assert not battle(full, THEIRS, hand=("necromancer",)).can(mv.PlayOrder(my("necromancer")))
    assert not battle(theirs=THEIRS, hand=("necromancer",), round=1).can(mv.PlayOrder(my("necromancer")))


def test_order_a_revived_hero_is_not_recruited():
    table = battle("knight . . . monk . . . .", "~rogue . . scarecrow engineer . . . .", hand=("necromancer",))
    table.order("necromancer", 1)
    assert table.statuses() == {}
    assert table.happened(HeroRecruited) == []


def test_order_moves_a_corpse_and_so_no_hero_moved():
    """Dragoon charges after it moves into the vanguard; but it was a corpse when it was moved."""
    table = battle(theirs="~dragoon . . . engineer . . . .", hand=("necromancer",)).order("necromancer", 0)
    assert table.damages() == {}


# With four players


def test_flank_in_a_team_game_a_corpse_of_any_squad_and_any_enemy():
    rest = (". ~golem . . viking . . . .", "~knight . . . paladin . . . .", "rogue . . . engineer . . . .")
    table = cross(". . . necromancer monk . . . .", *rest, wave=FLANK)
    assert set(table.asked(mv.Cast(my("necromancer")))) == {of(1, "golem"), of(2, "knight")}
    table.cast(my("necromancer"), of(2, "knight"), of(3, "rogue"))
    assert table.damages() == {of(3, "rogue"): 3}
    assert table.state.discards[2] == [of(2, "knight")]


def test_order_in_a_team_game_takes_no_partners_corpse():
    rest = (". ~golem . . viking . . . .", "~knight . . . paladin . . . .", "~rogue . . . engineer . . . .")
    table = cross(". . . . monk . . . .", *rest, hands=(("necromancer",), (), (), ()))
    assert set(table.asked(mv.PlayOrder(my("necromancer")))) == {of(1, "golem"), of(3, "rogue")}
