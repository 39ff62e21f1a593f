"""The Puppeteer."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, battle, my, their

THEIRS = "samurai golem . lancer viking . . . ."


def test_leader_turns_one_of_the_waves_row_on_its_own():
    table = battle(". . . . puppeteer . . . .", THEIRS)
    assert set(table.asked(mv.LeaderAction())) == {their("samurai"), their("golem")}
    table.leader_action(their("samurai"), their("lancer"))
    assert table.damages() == {their("lancer"): 4}
    assert table.refusal(mv.LeaderAction()) == "PT-52.limited"


def test_leader_needs_a_second_hero_there():
    alone = battle(". . . . puppeteer . . . .", "samurai . . . viking . . . .")
    assert alone.refusal(mv.LeaderAction()) == "PT-44"
    assert battle(". . . . puppeteer . . . .", THEIRS, wave=REAR).refusal(mv.LeaderAction()) == "PT-44"


def test_leaders_damage_is_no_attack():
    table = battle(". . . . puppeteer . . . .", "samurai technologist . . viking . . . .")
    table.leader_action(their("samurai"))
    assert table.damages() == {their("technologist"): 4}


def test_vanguard_intercepts():
    assert battle("puppeteer . . . monk . . . .").keywords(my("puppeteer")) == {"intercept"}


def test_flank_swaps_and_stuns():
    table = battle(". . . puppeteer monk . . . .", THEIRS, wave=FLANK)
    table.cast(my("puppeteer"), their("samurai"), their("lancer"), their("lancer"))
    assert table.unit(their("lancer")).place == 0
    assert table.statuses() == {their("lancer"): ("stunned",)}


def test_rear_lets_another_attack():
    table = battle("golem . . . monk . puppeteer . .", "knight . . . viking . . . .", wave=REAR)
    assert table.cast(my("puppeteer"), their("knight")).damages() == {their("knight"): 3}
    alone = battle(". . . . monk . puppeteer . .", "knight . . . viking . . . .", wave=REAR)
    assert alone.refusal(mv.Cast(my("puppeteer"))) == "PT-43.nothing"


def test_order_turns_any_hero_on_two_others():
    table = battle(hand=("puppeteer",), theirs=THEIRS)
    table.order("puppeteer", their("lancer"), their("samurai"), their("golem"))
    assert table.damages() == {their("samurai"): 3, their("golem"): 3}


def test_order_finds_no_puppet_without_attack():
    table = battle(
        hand=("puppeteer",),
        theirs="oracle bard . . viking . . . .",
        statuses={their("oracle"): ("-1 attack",), their("bard"): ("-1 attack",)},
    )
    assert table.refusal(mv.PlayOrder(my("puppeteer"))) == "PT-45.nothing"
