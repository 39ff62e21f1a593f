"""The Alchemist."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import card_of
from tests.games.tactics.squads import FLANK, PLAIN, REAR, battle, field, my, their

LED = "lancer . . . alchemist/6 . . . ."


def test_leader_pays_a_card_to_hurt_a_hero_or_heal():
    table = battle(LED, "golem . . . viking . . . .", hand=("witch", "bard"))
    table.leader_action(my("witch"), their("golem"))
    assert table.damages() == {my("alchemist"): 6, their("golem"): 4}
    assert table.hand() == {"bard"}
    table = battle(LED, "golem . . . viking . . . .", hand=("witch", "bard"))
    assert table.leader_action(my("witch"), my("alchemist")).damages() == {my("alchemist"): 2}


def test_leader_needs_a_card_and_somebody():
    assert battle(LED, "golem . . . viking . . . .").refusal(mv.LeaderAction()) == "PT-44"
    nobody = battle(". . . . alchemist . . . .", hand=("witch",))
    assert nobody.refusal(mv.LeaderAction()) == "PT-44"


def test_vanguard_curses_those_in_melee_when_it_falls():
    table = battle("alchemist/4 . . . monk . . . .", "golem . . lancer viking . . . .").end_wave()
    assert table.statuses() == {their("golem"): ("cursed", "cursed"), their("viking"): ("cursed", "cursed")}


def test_flank_strengthens_and_blesses_another():
    table = battle("golem . . alchemist monk . . . .", wave=FLANK).cast(my("alchemist"))
    assert table.statuses() == {my("golem"): ("+1 attack", "blessed")}


def test_rear_poisons_a_hero_or_leader():
    table = battle(". . . . monk . alchemist . .", "golem . . . viking . . . .", wave=REAR)
    table.cast(my("alchemist"), their("viking"))
    assert table.statuses() == {their("viking"): ("cursed", "cursed")}


def test_order_hurts_one_and_heals_another():
    table = battle("lancer/4 . . . monk/7 . . . .", "golem . . . viking . . . .", hand=("alchemist",))
    table.order("alchemist", my("monk"))
    assert table.damages() == {their("golem"): 5, my("lancer"): 4, my("monk"): 2}


def test_order_in_a_truce_only_heals():
    table = battle(". . . . monk/7 . . . .", "golem . . . viking . . . .", hand=("alchemist",), round=1)
    assert table.order("alchemist").damages() == {my("monk"): 2}


def test_vanguard_curses_every_enemy_squad_of_a_team_game():
    squads = "alchemist/9 . . . viking . . . .", ". . . . viking . . . .", PLAIN, "witch . . lancer bard . . . ."
    table = field("cross", *squads).end_wave()
    cursed = {(1, "viking"), (3, "witch"), (3, "bard")}
    assert table.statuses() == {card_of(seat, name): ("cursed", "cursed") for seat, name in cursed}


def test_rear_is_not_cast_on_those_who_bear_all_curses():
    full = {their(name): ("cursed",) * 3 for name in ("golem", "viking")}
    table = battle(". . . . monk . alchemist . .", "golem . . . viking . . . .", wave=REAR, statuses=full)
    assert table.refusal(mv.Cast(my("alchemist"))) == "PT-43.nothing"
