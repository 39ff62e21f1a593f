"""The Illusionist."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.events import UnitAttacked
from tests.games.tactics.squads import FLANK, PLAIN, REAR, battle, field, my, their

MINE = "golem samurai . . monk . . . ."
THEIRS = "knight lancer . . illusionist . witch . ."


def test_leader_may_send_an_attack_to_another_hero():
    table = battle(MINE, THEIRS).attack(my("golem"), their("knight"), their("witch"))
    assert table.damages() == {their("witch"): 3}
    assert table.happened(UnitAttacked)[0].target == their("witch")


def test_leader_changes_one_attack_a_turn():
    table = battle(MINE, THEIRS).attack(my("golem"), their("knight"), their("witch"))
    assert table.attack(my("samurai"), their("knight")).damages() == {their("witch"): 3, their("knight"): 4}


def test_leader_keeps_it_for_a_later_attack_when_it_is_declined():
    table = battle(MINE, THEIRS).attack(my("golem"), their("knight"), "no")
    assert table.attack(my("samurai"), their("knight"), their("lancer")).damages() == {
        their("knight"): 3,
        their("lancer"): 4,
    }


def test_leader_keeps_it_when_there_was_nobody_else():
    table = battle("golem samurai . . monk . . . .", "knight . . . illusionist . . . .")
    assert "turn:illusionist.leader" not in table.attack(my("golem"), their("knight")).unit(their("illusionist")).used


def test_leader_does_not_change_attacks_on_itself_nor_own_ones():
    table = battle(MINE, ". . . lancer illusionist . . . .").attack(my("golem"), their("illusionist"))
    assert table.damages() == {their("illusionist"): 3}
    assert battle("golem samurai . . illusionist . . . .", "knight . . . viking . . . .").attack(
        my("golem"), their("knight")
    ).damages() == {their("knight"): 3}


def test_leaders_new_target_is_where_a_skewer_goes_on_from():
    table = battle("golem . . . monk . . . .", "knight . . witch illusionist . cleric . .", hand=("lancer",))
    table.order("lancer", their("knight"), their("witch"))
    assert table.damages() == {their("witch"): 3, their("cleric"): 3}


def test_vanguard_copies_the_abilities_of_heroes_beside_it():
    table = battle("trapper illusionist gladiator . monk . . . .")
    assert table.keywords(my("illusionist")) == {"intercept", "thorns 2", "challenge", "armour 1"}
    far = battle("trapper . illusionist . monk . . . .")
    assert far.keywords(my("illusionist")) == set()


def test_vanguard_copies_reactions_with_itself_as_the_hero():
    table = battle("golem . . . monk . . . .", "frostmage illusionist . . viking . . . .")
    assert table.attack(my("golem"), their("illusionist")).statuses() == {my("golem"): ("stunned",)}


def test_vanguard_copies_nothing_from_the_silenced_or_the_dead():
    silenced = battle("trapper illusionist . . monk . . . .", statuses={my("trapper"): ("silenced",)})
    assert silenced.keywords(my("illusionist")) == set()
    assert battle("~trapper illusionist . . monk . . . .").keywords(my("illusionist")) == set()


def test_vanguard_copies_no_other_row():
    assert battle(". . . trapper monk illusionist . . .").keywords(my("illusionist")) == set()
    assert battle(". . . trapper monk . illusionist . .").keywords(my("illusionist")) == set()


def test_flank_swaps_two_of_one_squad():
    squads = "golem lancer . illusionist monk . . . .", "knight . . . viking . witch . ."
    table = battle(*squads, wave=FLANK)
    assert set(table.asked(mv.Cast(my("illusionist")), my("golem"))) == {my("lancer"), my("illusionist")}
    table.cast(my("illusionist"), their("knight"))
    assert [table.unit(their(name)).place for name in ("witch", "knight")] == [0, 6]
    own = battle(*squads, wave=FLANK).cast(my("illusionist"), my("golem"), my("illusionist"))
    assert [own.unit(my(name)).place for name in ("illusionist", "golem")] == [0, 3]


def test_flank_moves_none_of_its_own_who_is_stunned_and_no_enemy_in_a_truce():
    stunned = battle("golem . . illusionist monk . . . .", wave=FLANK, statuses={my("golem"): ("stunned",)})
    assert stunned.refusal(mv.Cast(my("illusionist"))) == "PT-43.nothing"
    truce = battle(". . . illusionist monk . . . .", "knight . . . viking . witch . .", wave=FLANK, round=1)
    assert truce.refusal(mv.Cast(my("illusionist"))) == "PT-43.nothing"


def test_rear_takes_back_a_hero_and_recruits_in_its_place():
    table = battle("golem/5 . . . monk . illusionist . .", wave=REAR, hand=("witch",))
    table.cast(my("illusionist"), my("witch"))
    assert table.unit(my("witch")).place == 0
    assert table.unit(my("witch")).is_fresh
    assert table.hand() == {"golem"}


def test_rear_may_leave_the_place_empty():
    table = battle("golem/5 . . . monk . illusionist . .", wave=REAR).cast(my("illusionist"), "no")
    assert table.hand() == {"golem"}
    alone = battle(". . . . monk . illusionist . .", wave=REAR)
    assert alone.refusal(mv.Cast(my("illusionist"))) == "PT-43.nothing"


def test_order_returns_up_to_two_enemies():
    table = battle(hand=("illusionist",), theirs="knight lancer sentinel . viking . . . .")
    assert their("sentinel") not in table.asked(mv.PlayOrder(my("illusionist")))
    table.order("illusionist", their("knight"), their("lancer"))
    assert table.hand(1) == {"knight", "lancer"}
    assert table.unit(their("sentinel")).place == 2


def test_rear_takes_a_stolen_hero_into_its_own_hand():
    """It is yours now: what returns to your hand is your hand's, whoever's card it was."""
    table = battle(". . . . monk . illusionist . .", "oracle/2 . . . viking . . . .", wave=REAR, hand=("merchant",))
    table.order("merchant", 0).cast(my("illusionist"), "no")
    assert table.state.hands == [[their("oracle")], []]


def test_flank_swaps_nobody_in_a_partners_squad():
    squads = ". . . illusionist viking . . . .", PLAIN, "knight lancer . . monk . . . .", PLAIN
    assert field("cross", *squads, wave=FLANK).refusal(mv.Cast(my("illusionist"))) == "PT-43.nothing"
