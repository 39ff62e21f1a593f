"""The Bard."""

from tests.games.tactics.squads import REAR, as_leader, battle, my, their


def test_leader_sings_a_hero_of_the_current_row_into_attack_after_an_order():
    mine = "golem . . . bard . . . ."
    table = battle(mine, ". . . . knight . . . .", hand=("deity", "keeper"), discard=("witch",))
    table.order("keeper", "done", my("golem"))
    assert table.damages() == {their("knight"): 3}


def test_leader_may_stay_silent_and_other_rows_do_not_hear():
    table = battle("golem . . . bard . . . .", hand=("keeper",), discard=("witch",)).order("keeper", "done", "no")
    assert table.damages() == {}
    table = battle("golem . . . bard . . . .", hand=("keeper",), discard=("witch",), wave=REAR).order("keeper", "done")
    assert table.damages() == {}


def test_vanguard_weakens_enemies_in_melee():
    table = battle("bard . . . monk . . . .", "golem . . lancer viking . . . .")
    assert [table.attack_of(their(name)) for name in ("golem", "lancer")] == [2, 3]
    assert table.attack_of(their("viking")) == as_leader("viking")[0] - 1
    truce = battle("bard . . . monk . . . .", "golem . . . viking . . . .", round=1)
    assert truce.attack_of(their("golem")) == 3


def test_flank_strengthens_the_vanguard_heroes():
    table = battle("golem lancer . bard monk . samurai . .")
    assert [table.attack_of(my(name)) for name in ("golem", "lancer", "bard", "samurai")] == [4, 4, 1, 3]


def test_rear_strengthens_and_heals_another():
    table = battle("golem/3 . . . monk . bard . .", wave=REAR).cast(my("bard"))
    assert table.statuses() == {my("golem"): ("+1 attack",)}
    assert table.damages() == {my("golem"): 1}


def test_operation_strengthens_all_own_heroes_but_not_the_leader():
    table = battle("golem . . . monk . . . .", "golem . . . monk . . . .", operations=("bard",))
    assert [table.attack_of(card) for card in (my("golem"), their("golem"))] == [4, 3]
    assert table.attack_of(my("monk")) == as_leader("monk")[0]
