"""The Assassin."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, battle, my, their


def test_leader_strengthens_attacks_on_enemy_leaders():
    table = battle("golem . . . assassin . . . .", ". . . lancer viking . . . .")
    assert table.attack(my("golem"), their("viking")).damages() == {their("viking"): 5}
    hero = battle("golem . . . assassin . . . .", "knight . . . viking . . . .")
    assert hero.attack(my("golem"), their("knight")).damages() == {their("knight"): 3}


def test_leader_does_not_strengthen_the_enemy():
    table = battle(". . . lancer assassin . . . .", "golem . . . viking . . . .", turn=1)
    assert table.attack(their("golem"), my("assassin")).damages() == {my("assassin"): 3}


def test_vanguard_strikes_at_once_and_may_go_home():
    table = battle(hand=("assassin",), theirs="knight . . . viking . . . .").recruit("assassin", 0)
    table.attack(my("assassin"), their("knight"), "yes")
    assert table.damages() == {their("knight"): 5}
    assert table.hand() == {"assassin"}


def test_vanguard_may_stay():
    table = battle("assassin . . . monk . . . .", "knight . . . viking . . . .")
    assert table.attack(my("assassin"), their("knight"), "no").unit(my("assassin")).place == 0


def test_vanguard_gone_home_feels_no_thorns():
    table = battle("assassin . . . viking . . . .", "monk . . . viking . . . .")
    assert table.attack(my("assassin"), their("monk"), "yes").damages() == {their("monk"): 5}


def test_flank_is_hidden_from_shots_and_spells():
    table = battle(". . . . gunslinger . . . .", ". . . assassin viking . . . .", wave=FLANK)
    assert table.keywords(their("assassin")) == {"stealth", "swift"}
    assert table.can(mv.Attack(my("gunslinger"), their("assassin"), melee=True)) is False
    spell = battle(". . . witch monk . . . .", ". . . assassin viking . . . .", wave=FLANK)
    assert spell.refusal(mv.Cast(my("witch"))) == "PT-43.nothing"


def test_rear_threatens_twice():
    table = battle(". . . . monk . assassin . .", "knight . . . viking . . . .", wave=REAR).cast(my("assassin"))
    assert table.statuses() == {their("knight"): ("threatened", "threatened")}
    assert table.end_wave().damages() == {their("knight"): 6}


def test_order_finds_those_behind():
    table = battle(hand=("assassin",), theirs=". knight . lancer viking . . . .")
    assert table.order("assassin").damages() == {their("viking"): 5}
    open_field = battle(hand=("assassin",), theirs=". . . lancer viking . . . .")
    assert open_field.refusal(mv.PlayOrder(my("assassin"))) == "PT-45.nothing"


def test_vanguard_that_is_stolen_goes_to_its_new_hand():
    table = battle(". . . . monk . . . .", "~assassin golem/1 . . viking . . . .", hand=("necromancer",))
    table.order("necromancer", 0).attack(their("assassin"), their("golem"), "yes")
    assert table.state.hands == [[their("assassin")], []]


def test_rear_is_not_cast_for_nothing():
    table = battle(". . . . cleric . assassin . .", "golem . . monk viking . . . .", wave=REAR)
    assert table.refusal(mv.Cast(my("assassin"))) == "PT-43.nothing"
