"""The Plaguedoctor."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, battle, my, their


def test_leader_curses_at_the_start_of_a_round():
    table = battle(". . . . plaguedoctor . . . .", "golem lancer . . viking . . . .", wave=REAR)
    table.end_wave(their("golem"))
    assert table.statuses() == {their("golem"): ("cursed",) * 3}


def test_vanguard_intercepts_and_curses_attackers():
    table = battle("golem . . . monk . . . .", "plaguedoctor lancer . . viking . . . .")
    assert table.keywords(their("plaguedoctor")) == {"intercept"}
    assert table.attack(my("golem"), their("plaguedoctor")).statuses() == {my("golem"): ("cursed",)}
    other = battle("golem . . . monk . . . .", "plaguedoctor lancer . . viking . . . .")
    assert other.attack(my("golem"), their("lancer")).statuses() == {}


def test_flank_lets_no_enemy_be_healed():
    table = battle("golem/4 . . cleric monk . . . .", ". . . plaguedoctor viking . . . .", wave=FLANK)
    assert table.refusal(mv.Cast(my("cleric"))) == "PT-43.nothing"
    own = battle("golem/4 . . cleric monk plaguedoctor . . .", wave=FLANK).cast(my("cleric"))
    assert own.damages() == {}


def test_flank_makes_curses_worse_once_a_unit():
    curses = {my("golem"): ("cursed", "cursed"), their("lancer"): ("cursed",)}
    table = battle("golem . . . monk . . . .", "lancer . . plaguedoctor viking . . . .", wave=REAR, statuses=curses)
    assert table.end_wave().damages() == {my("golem"): 3, their("lancer"): 1}


def test_rear_cleanses_and_heals():
    statuses = {my("golem"): ("+1 attack", "cursed", "marked")}
    table = battle("golem/5 . . . monk . plaguedoctor . .", wave=REAR, statuses=statuses).cast(my("plaguedoctor"))
    assert table.damages() == {my("golem"): 2}
    assert table.statuses() == {my("golem"): ("+1 attack",)}


def test_rear_needs_somebody_who_is_ill():
    table = battle("golem . . . monk . plaguedoctor . .", wave=REAR, statuses={my("golem"): ("+1 attack",)})
    assert table.refusal(mv.Cast(my("plaguedoctor"))) == "PT-43.nothing"


def test_operation_curses_at_the_end_of_own_turns():
    table = battle(theirs="golem lancer . . viking . . . .", operations=("plaguedoctor",)).end_turn(their("golem"))
    assert table.statuses() == {their("golem"): ("cursed",)}
    theirs = battle(theirs="golem . . . viking . . . .", operations=("plaguedoctor",), turn=1, first=1).end_turn()
    assert theirs.statuses() == {}
