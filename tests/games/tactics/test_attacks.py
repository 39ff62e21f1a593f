"""PT-60 to PT-64: reach, ranged attacks, intercept; and the keywords of the set."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.events import UnitAttacked, UnitDamaged

from .squads import FLANK, REAR, as_leader, battle, my, their

LINE = """
    .    golem   .
    .    viking  knight
    wizard . ranger
"""


def attacks(table, unit):
    return {move.target for move in table.match.legal(0) if isinstance(move, mv.Attack) and move.unit == unit}


def test_pt_60_damage_is_the_attackers_attack():
    table = battle(". . . . viking . . . .", LINE, wave=FLANK).attack(my("viking"), their("golem"))
    attack, _ = as_leader("viking")
    assert table.damages() == {their("golem"): attack}
    assert table.happened(UnitAttacked)[0].damage == attack


def test_pt_61_anyone_in_melee_attacks_anyone_in_melee_in_any_column():
    table = battle("rogue . . . monk . . . .", LINE)
    assert attacks(table, my("rogue")) == {their("golem"), their("wizard"), their("knight")}
    assert table.refusal(mv.Attack(my("rogue"), their("viking"))) == "PT-61.target"


def test_pt_61_whoever_stands_behind_a_living_unit_is_not_in_melee():
    table = battle("knight . . rogue monk . . . .", LINE, wave=FLANK)
    assert table.refusal(mv.Attack(my("rogue"), their("golem"))) == "PT-61.attacker"


def test_pt_61_corpses_do_not_screen():
    table = battle("~knight . . rogue monk . . . .", LINE.replace("golem", "~golem"), wave=FLANK)
    assert attacks(table, my("rogue")) == {their("viking"), their("wizard"), their("knight")}


def test_pt_61_leaders_attack_and_are_attacked():
    table = battle(". . . . monk . . . .", ". . . . viking . . . .", wave=FLANK)
    table.attack(my("monk"), their("viking"))
    assert table.damages() == {their("viking"): as_leader("monk")[0]}


def test_pt_62_only_with_ranged_attack():
    squad = ". . . . monk . . . dragonling"
    table = battle(squad, LINE, wave=REAR)
    assert attacks(table, my("dragonling")) == {their("wizard"), their("golem"), their("knight"), their("ranger")}
    table.attack(my("dragonling"), their("wizard"))
    assert table.happened(UnitAttacked)[0].is_ranged
    plain = battle(". . . . monk . . . lancer", LINE, wave=REAR)
    assert plain.refusal(mv.Attack(my("lancer"), their("ranger"))) == "PT-61.target"


def test_pt_62_a_ranged_attacker_may_attack_in_melee_instead():
    table = battle(". . . . monk . . . dragonling", LINE, wave=REAR)
    assert table.can(mv.Attack(my("dragonling"), their("golem"), melee=True))
    assert table.refusal(mv.Attack(my("dragonling"), their("ranger"), melee=True)) == "PT-61.target"
    table.play(mv.Attack(my("dragonling"), their("golem"), melee=True))
    assert not table.happened(UnitAttacked)[0].is_ranged
    lancer = battle(". . . . monk . . . lancer", LINE, wave=REAR)
    assert lancer.refusal(mv.Attack(my("lancer"), their("golem"), melee=True)) == "PT-62.choice"


def test_pt_63_nobody_is_shot_behind_an_interceptor():
    table = battle(". . . . monk . . . dragonling", LINE, wave=REAR)
    assert table.refusal(mv.Attack(my("dragonling"), their("viking"))) == "PT-63"
    assert table.can(mv.Attack(my("dragonling"), their("golem")))  # the interceptor itself can be
    assert table.can(mv.Attack(my("dragonling"), their("ranger")))  # a knight intercepts in the vanguard only


def test_piercing_ignores_intercept():
    table = battle(". . . . monk . . . ranger", LINE.replace("ranger", "."), wave=REAR)
    assert their("viking") in attacks(table, my("ranger"))


def test_pt_64_damage_by_an_effect_is_no_attack_and_armour_does_not_matter():
    theirs = ". . . . monk . . . ."
    table = battle(". . . wizard monk . . . .", theirs.replace(". . .", "technologist . .", 1), wave=FLANK)
    table.cast(my("wizard"))
    assert table.damages() == {their("technologist"): 3}
    assert not table.happened(UnitAttacked)


def test_armour_and_marks_change_an_attacks_damage_but_never_below_zero():
    theirs = ". sentinel . . monk . . . ."
    for statuses, dealt in (((), 3), (("armour",), 2), (("armour",) * 5, 0), (("marked", "marked"), 5)):
        table = battle("lancer . . . monk . . . .", theirs, statuses={their("sentinel"): statuses})
        table.attack(my("lancer"), their("sentinel"))
        assert table.damages().get(their("sentinel"), 0) == dealt


def test_an_attack_for_nothing_is_an_attack_but_nobody_is_damaged():
    table = battle(
        "knight . . . monk . . . .", ". sentinel . . monk . . . .", statuses={their("sentinel"): ("armour",) * 3}
    ).attack(my("knight"), their("sentinel"))
    assert table.happened(UnitAttacked)
    assert not table.happened(UnitDamaged)


def test_thorns_strike_back_in_melee_only():
    theirs = "trapper . . . monk . . . ."
    table = battle("lancer . . . viking . . . .", theirs).attack(my("lancer"), their("trapper"))
    assert table.damages() == {their("trapper"): 3, my("lancer"): 2}
    table = battle(". . . . viking . . . dragonling", theirs, wave=REAR).attack(my("dragonling"), their("trapper"))
    assert table.damages() == {their("trapper"): 3}


def test_cleave_strikes_those_in_melee_beside_the_target():
    theirs = "golem lancer . . monk samurai . . ranger"
    table = battle("viking . . . duelist . . . .", theirs).attack(my("viking"), their("lancer"))
    assert table.damages() == {their("lancer"): 4, their("golem"): 1, their("samurai"): 1}
    table = battle("viking . . . duelist . . . .", theirs).attack(my("viking"), their("golem"))
    assert table.damages() == {their("golem"): 4, their("lancer"): 1}


def test_reach_strikes_from_and_at_the_second_of_a_column():
    mine = "knight . . lancer monk . . . ."
    table = battle(mine, LINE, wave=FLANK)
    reached = {their(name) for name in ("golem", "viking", "wizard", "knight", "ranger")}
    assert attacks(table, my("lancer")) == reached
    third = battle("knight . . cleric monk . lancer . .", LINE, wave=REAR)
    assert attacks(third, my("lancer")) == set()


def test_swift_acts_in_the_wave_of_its_recruitment():
    table = battle("rogue* . . . monk . . . .", LINE)
    assert table.can(mv.Attack(my("rogue"), their("golem")))


def test_steadfast_is_not_defeated_or_stunned_by_enemies_but_damaged():
    table = battle(". . . . monk . . . .", "sentinel . . . monk . . . .", hand=("operative", "wizard"))
    assert table.refusal(mv.PlayOrder(my("operative"))) == "PT-45.nothing"
    table.order("wizard")
    assert table.damages() == {their("sentinel"): 3}


def test_truce_pt_33_nothing_reaches_the_other_squad():
    mine = "knight . . . engineer . wizard . ranger"
    table = battle(mine, LINE, wave=REAR, round=1, hand=("operative", "viking", "warlock", "rogue", "oracle"))
    assert table.refusal(mv.Attack(my("ranger"), their("golem"))) == "PT-33"
    kinds = {type(move) for move in table.match.legal(0)}
    assert not kinds & {mv.Attack, mv.Cast, mv.LeaderAction, mv.PlayOrder}
    assert mv.PlayOperation in kinds
