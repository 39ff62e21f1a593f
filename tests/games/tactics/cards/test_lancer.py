"""The Lancer."""

from tests.games.tactics.squads import battle, my, their


def test_leader_gives_flank_heroes_reach():
    table = battle("golem . . samurai lancer . knight . .")
    assert table.keywords(my("samurai")) == {"reach"}
    assert "reach" not in table.keywords(my("golem")) | table.keywords(my("knight")) | table.keywords(my("lancer"))


def test_vanguard_runs_the_target_through():
    table = battle("lancer . . . monk . . . .", "golem . . samurai viking . knight . .").attack(
        my("lancer"), their("golem")
    )
    assert table.damages() == {their("golem"): 3, their("samurai"): 2}


def test_vanguard_hits_leaders_behind_but_no_corpses():
    table = battle("lancer . . . monk . . . .", ". golem . . viking . . . .").attack(my("lancer"), their("golem"))
    assert table.damages() == {their("golem"): 3, their("viking"): 2}
    table = battle("lancer . . . monk . . . .", "golem . . ~samurai viking . knight . .").attack(
        my("lancer"), their("golem")
    )
    assert table.damages() == {their("golem"): 3}


def test_flank_has_reach():
    assert battle(". . . lancer monk . . . .").keywords(my("lancer")) == {"reach"}


def test_rear_strengthens_the_others_of_its_column():
    table = battle("golem knight . samurai monk . lancer . .")
    assert [table.attack_of(my(name)) for name in ("golem", "samurai", "knight", "lancer")] == [4, 5, 3, 3]


def test_order_skewers_two():
    table = battle("golem . . . monk . . . .", "knight . . samurai viking . . . .", hand=("lancer",))
    table.order("lancer", their("knight"))
    assert table.damages() == {their("knight"): 3, their("samurai"): 3}


def test_vanguard_runs_through_where_its_target_stood():
    """The target is defeated before the spear has gone on."""
    table = battle("operative illusionist lancer . monk . . . .", "knight/5 . . cleric viking . . . .")
    table.attack(my("illusionist"), their("knight"))
    assert table.corpses() == {their("knight")}
    assert table.damages() == {their("cleric"): 2}
