"""Dragonling, by what the card says."""

from tests.games.tactics.squads import FLANK, PLAIN, REAR, battle, mv, my, their

LEADS = "rogue . . . dragonling . . . ."
VANGUARD = "dragonling rogue . . monk . . . ."
FLANKED = "rogue . . dragonling monk . . . ."
REARED = "rogue . . . monk . dragonling . ."
ENEMY = "knight . . oracle monk . wizard . ."
GROWN = ("+1 attack", "+1 life")


# Leader: At the end of each round, give your leader [+1 attack] and [+1 life].


def test_the_leader_grows_at_the_end_of_a_round():
    table = battle(LEADS, wave=REAR)
    attack, life = table.attack_of(my("dragonling")), table.life_of(my("dragonling"))
    table.end_wave()
    assert table.statuses() == {my("dragonling"): GROWN}
    assert (table.attack_of(my("dragonling")), table.life_of(my("dragonling"))) == (attack + 1, life + 1)


def test_not_at_the_end_of_another_wave():
    assert battle(LEADS).end_wave().statuses() == battle(LEADS, wave=FLANK).end_wave().statuses() == {}


def test_it_grows_in_every_round_and_in_the_truce():
    table = battle(LEADS, wave=REAR, round=1, hand=("knight",)).end_wave()
    assert table.statuses() == {my("dragonling"): GROWN}
    table.end_turn().recruit("knight", 1).end_wave().end_wave().end_wave()
    assert sorted(table.statuses()[my("dragonling")]) == sorted(GROWN * 2)


def test_growing_comes_before_casualties():
    table = battle(". . . . dragonling=0 . . . .", wave=REAR).end_wave()
    assert table.unit(my("dragonling")).statuses == GROWN
    assert table.state.outcomes == []


# Vanguard: After this hero attacks, give it [+1 attack].


def test_it_is_stronger_after_its_attack():
    table = battle(VANGUARD, ENEMY).attack(my("dragonling"), their("knight"))
    assert table.damages() == {their("knight"): 3}
    assert table.statuses() == {my("dragonling"): ("+1 attack",)}


def test_an_attack_for_nothing_counts():
    weak = {my("dragonling"): ("-1 attack",) * 3}
    table = battle(VANGUARD, ENEMY, statuses=weak).attack(my("dragonling"), their("knight"))
    assert table.damages() == {}
    assert table.statuses() == {my("dragonling"): ("-1 attack",) * 2}


def test_the_attack_of_another_or_upon_it_does_not():
    assert battle(VANGUARD, ENEMY).attack(my("rogue"), their("knight")).statuses() == {}
    assert battle(VANGUARD, ENEMY, turn=1).attack(their("knight"), my("dragonling")).statuses() == {}


def test_in_another_row_it_does_not():
    table = battle(REARED, ENEMY, wave=REAR).attack(my("dragonling"), their("knight"))
    assert table.statuses() == {}


def test_a_free_attack_counts():
    table = battle(VANGUARD, ENEMY, hand=("samurai",)).order("samurai", my("dragonling"), their("knight"))
    assert table.statuses() == {my("dragonling"): ("+1 attack",)}


# Flank: At the end of each round, give this hero [+1 attack] and [+1 life].


def test_the_hero_grows_at_the_end_of_a_round():
    table = battle(FLANKED, wave=REAR).end_wave()
    assert table.statuses() == {my("dragonling"): GROWN}
    assert (table.attack_of(my("dragonling")), table.life_of(my("dragonling"))) == (4, 5)


def test_only_then_and_only_there():
    assert battle(FLANKED).end_wave().statuses() == {}
    assert battle(REARED, wave=REAR).end_wave().statuses() == {}
    assert battle(VANGUARD, wave=REAR).end_wave().statuses() == {}


def test_growing_may_save_it():
    table = battle(FLANKED.replace("dragonling", "dragonling/4"), wave=REAR).end_wave()
    assert table.corpses() == set()
    assert table.damages() == {my("dragonling"): 4}


def test_silenced_it_does_not_grow():
    silenced = {my("dragonling"): ("silenced",)}
    assert battle(FLANKED, wave=REAR, statuses=silenced).end_wave().statuses() == silenced


# Rear: Ranged attack.


def test_it_shoots_at_anybody():
    table = battle(REARED, ENEMY.replace("knight", "rogue"), wave=REAR)
    assert all(table.can(mv.Attack(my("dragonling"), their(name))) for name in ("rogue", "oracle", "monk", "wizard"))
    assert table.attack(my("dragonling"), their("monk")).damages() == {their("monk"): 3}


def test_in_other_rows_it_does_not():
    assert not battle(FLANKED, ENEMY, wave=FLANK).can(mv.Attack(my("dragonling"), their("monk")))
    assert not battle(VANGUARD, ENEMY).can(mv.Attack(my("dragonling"), their("oracle")))


def test_not_in_the_truce():
    assert not battle(REARED, ENEMY, wave=REAR, round=1).can(mv.Attack(my("dragonling"), their("monk")))


# Order: Deal 2 damage to each enemy in the vanguard and flank of one squad.


def test_vanguard_and_flank_burn_with_the_leader():
    table = battle(PLAIN, ENEMY, hand=("dragonling",)).order("dragonling")
    assert table.damages() == {their("knight"): 2, their("oracle"): 2, their("monk"): 2}


def test_mine_are_unharmed_and_armour_does_not_help():
    statuses = {their("knight"): ("armour",)}
    table = battle("rogue . . cleric monk . . . .", ENEMY, hand=("dragonling",), statuses=statuses)
    assert table.order("dragonling").damages() == {their("knight"): 2, their("oracle"): 2, their("monk"): 2}


def test_corpses_do_not_burn():
    table = battle(PLAIN, "~knight . . . monk . wizard . .", hand=("dragonling",)).order("dragonling")
    assert table.damages() == {their("monk"): 2}


def test_in_the_truce_it_cannot_be_played():
    assert not battle(PLAIN, ENEMY, hand=("dragonling",), round=1).can(mv.PlayOrder(my("dragonling")))


def test_a_hidden_hero_burns_as_well():
    table = battle(PLAIN, "rogue . . assassin monk . . . .", hand=("dragonling",)).order("dragonling")
    assert table.damages() == {their("rogue"): 2, their("assassin"): 2, their("monk"): 2}


def test_an_interceptor_stands_in_the_way_of_its_shot():
    table = battle(REARED, ENEMY, wave=REAR)
    assert not table.can(mv.Attack(my("dragonling"), their("oracle")))
    assert table.can(mv.Attack(my("dragonling"), their("knight")))
