"""Lancer, by what the card says."""

from tests.games.tactics.squads import FLANK, PLAIN, REAR, battle, mv, my, their

LEADS = "rogue . . gunslinger lancer . wizard . ."
VANGUARD = "lancer . . . monk . . . ."
FLANKED = "rogue . . lancer monk . . . ."
REARED = "rogue gunslinger . cleric monk . lancer . ."
ENEMY = "knight wizard . oracle monk . . . ."


# Leader: Your flank heroes have reach.


def test_a_flank_hero_attacks_over_the_hero_in_front():
    table = battle(LEADS, wave=FLANK).attack(my("gunslinger"), their("monk"))
    assert table.damages() == {their("monk"): 4}


def test_it_also_reaches_the_second_of_a_column():
    table = battle(LEADS, "knight . . oracle monk . witch . .", wave=FLANK)
    reached = {name for name in ("knight", "oracle", "witch") if table.can(_blow("gunslinger", name))}
    assert reached == {"knight", "oracle"}


def test_rear_and_vanguard_heroes_have_no_reach():
    theirs = "knight . . oracle monk . . . ."
    assert not battle(LEADS, theirs, wave=REAR).can(_blow("wizard", "knight"))
    assert not battle(LEADS, theirs).can(_blow("rogue", "oracle"))
    assert not battle(". . . ~gunslinger lancer . wizard . .", theirs, wave=REAR).can(_blow("wizard", "oracle"))


def test_the_leader_and_the_opponents_heroes_have_none():
    table = battle(LEADS, LEADS.replace("lancer", "monk"), wave=FLANK, turn=1)
    assert not table.can(mv.Attack(their("gunslinger"), my("rogue")))
    assert not battle(". rogue . . lancer . . . .", wave=FLANK).can(_blow("lancer", "monk"))


def test_the_third_of_a_column_is_no_second():
    table = battle("rogue . . ~gunslinger lancer . wizard . .", "knight . . . monk . . . .", wave=REAR)
    assert not table.can(_blow("wizard", "knight"))


# Vanguard: After this hero attacks, deal 2 damage to the unit behind its target.


def test_who_stands_behind_the_target_takes_two():
    table = battle(VANGUARD, ENEMY).attack(my("lancer"), their("knight"))
    assert table.damages() == {their("knight"): 3, their("oracle"): 2}


def test_a_leader_behind_takes_it_too():
    table = battle(VANGUARD, ENEMY).attack(my("lancer"), their("wizard"))
    assert table.damages() == {their("wizard"): 3, their("monk"): 2}


def test_with_an_empty_place_or_a_corpse_behind_nobody_does():
    corpse = battle(VANGUARD, "knight . . ~oracle monk . witch . .").attack(my("lancer"), their("knight"))
    empty = battle(VANGUARD, "knight . . . monk . witch . .").attack(my("lancer"), their("knight"))
    assert corpse.damages() == empty.damages() == {their("knight"): 3}


def test_it_is_effect_damage_that_armour_does_not_hold():
    statuses = {their("knight"): ("armour",), their("oracle"): ("armour",)}
    table = battle(VANGUARD, ENEMY, statuses=statuses).attack(my("lancer"), their("knight"))
    assert table.damages() == {their("knight"): 2, their("oracle"): 2}


def test_attacks_of_others_pierce_nobody_nor_does_it_in_the_rear():
    table = battle("lancer gunslinger . . monk . . . .", ENEMY).attack(my("gunslinger"), their("knight"))
    assert table.damages() == {their("knight"): 4}
    table = battle(". . . . monk . lancer . .", ENEMY, wave=REAR).attack(my("lancer"), their("knight"))
    assert table.damages() == {their("knight"): 3}


# Flank: Reach.


def test_it_reaches_over_one_hero_and_the_second_of_a_column():
    table = battle(FLANKED, "knight . . oracle monk . witch . .", wave=FLANK)
    assert {name for name in ("knight", "oracle", "witch") if table.can(_blow("lancer", name))} == {"knight", "oracle"}
    assert table.attack(my("lancer"), their("oracle")).damages() == {their("oracle"): 3}


def test_in_the_rear_it_does_not_reach():
    table = battle("rogue . . . monk . lancer . .", "knight . . oracle monk . . . .", wave=REAR)
    assert not table.can(_blow("lancer", "knight"))


def test_the_heroes_around_it_do_not_reach():
    table = battle(FLANKED, "knight . . oracle monk . . . .")
    assert table.can(_blow("rogue", "knight"))
    assert not table.can(_blow("rogue", "oracle"))


# Rear: Your other heroes in this hero's column have +1 attack.


def test_its_column_has_one_more_attack():
    table = battle(REARED, "rogue . . cleric monk . . . .")
    attacks = {name: table.attack_of(my(name)) for name in ("rogue", "gunslinger", "cleric", "lancer")}
    assert attacks == {"rogue": 4, "gunslinger": 4, "cleric": 2, "lancer": 3}
    assert (table.attack_of(their("rogue")), table.attack_of(their("cleric"))) == (3, 1)


def test_the_leader_in_its_column_is_no_hero():
    table = battle(". rogue . . monk . . lancer .")
    assert table.attack_of(my("rogue")) == 4
    assert table.attack_of(my("monk")) == 3


def test_from_another_row_it_helps_nobody_and_it_ends_with_the_hero():
    assert battle("rogue . . lancer monk . . . .").attack_of(my("rogue")) == 3
    assert battle("rogue . . cleric monk . ~lancer . .").attack_of(my("rogue")) == 3


def test_a_hero_that_leaves_the_column_loses_it():
    table = battle(REARED).play(mv.MoveHero(my("rogue"), 2))
    assert table.attack_of(my("rogue")) == 3


# Order: One of your heroes makes a free attack; deal the same damage to the unit behind its target.


def test_the_free_attack_goes_through():
    table = battle("gunslinger . . . monk . . . .", ENEMY, hand=("lancer",)).order("lancer", their("knight"))
    assert table.damages() == {their("knight"): 4, their("oracle"): 4}
    assert table.state.actions_left == 1


def test_in_any_wave_and_with_a_leader_behind():
    table = battle("gunslinger . . . monk . . . .", ENEMY, hand=("lancer",), wave=REAR).order("lancer", their("wizard"))
    assert table.damages() == {their("wizard"): 4, their("monk"): 4}


def test_with_nobody_behind_only_the_target_is_hurt():
    table = battle("gunslinger . . . monk . . . .", "knight . . . cleric . . . .", hand=("lancer",))
    assert table.order("lancer", their("knight")).damages() == {their("knight"): 4}


def test_armour_lessens_what_is_dealt_and_so_what_goes_through():
    armour = {their("knight"): ("armour",)}
    table = battle("gunslinger . . . monk . . . .", ENEMY, hand=("lancer",), statuses=armour)
    assert table.order("lancer", their("knight")).damages() == {their("knight"): 3, their("oracle"): 3}


def test_only_heroes_who_can_attack_are_offered():
    table = battle("gunslinger rogue . cleric monk . . . .", ENEMY, hand=("lancer",))
    assert set(table.asked(mv.PlayOrder(my("lancer")))) == {my("gunslinger"), my("rogue")}


def test_without_an_attacker_or_in_the_truce_it_cannot_be_played():
    order = mv.PlayOrder(my("lancer"))
    stunned = {my("gunslinger"): ("stunned",)}
    mine = "gunslinger . . . monk . . . ."
    assert not battle(PLAIN, ENEMY, hand=("lancer",)).can(order)
    assert not battle(mine, ENEMY, hand=("lancer",), statuses=stunned).can(order)
    assert not battle(mine, ENEMY, hand=("lancer",), round=1).can(order)


def _blow(attacker: str, target: str) -> mv.Attack:
    return mv.Attack(my(attacker), their(target))


def test_from_the_flank_it_pierces_nobody():
    table = battle(". . . lancer monk . . . .", ENEMY, wave=FLANK).attack(my("lancer"), their("knight"))
    assert table.damages() == {their("knight"): 3}


def test_the_piercing_thrust_may_pass_more_than_the_target_takes():
    weak = {my("lancer"): ("-1 attack",) * 3}
    table = battle(VANGUARD, ENEMY, statuses=weak).attack(my("lancer"), their("knight"))
    assert table.damages() == {their("oracle"): 2}


def test_a_silenced_lancer_helps_nobody():
    assert battle(REARED, statuses={my("lancer"): ("silenced",)}).attack_of(my("rogue")) == 3
