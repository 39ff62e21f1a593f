"""The Valkyrie."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import REAR, battle, my, their


def test_leader_draws_for_each_own_hero_that_falls():
    table = battle(
        "lancer/6 golem/9 . . valkyrie . . . .", "ranger/4 . . . monk . . . .", deck=("witch", "bard", "deity")
    )
    assert table.end_wave().hand() == {"witch", "bard"}


def test_vanguard_intercepts():
    assert battle("valkyrie . . . monk . . . .").keywords(my("valkyrie")) == {"intercept"}


def test_flank_may_carry_off_the_hero_in_front():
    table = battle("lancer/6 . . valkyrie monk . . . .").end_wave("yes")
    assert table.hand() == {"lancer"}
    assert table.corpses() == set()
    assert battle("lancer/6 . . valkyrie monk . . . .").end_wave("no").corpses() == {my("lancer")}


def test_flank_saves_nobody_else():
    assert battle(". lancer/6 . valkyrie monk . golem/9 . .").end_wave().corpses() == {my("lancer"), my("golem")}


def test_flank_saves_from_defeat_by_orders_too():
    table = battle("lancer . . valkyrie monk . . . .", their_hand=("operative",), turn=1)
    table.play(mv.PlayOrder(their("operative")), my("lancer"), "yes")
    assert table.hand() == {"lancer"}


def test_rear_revives_in_its_column():
    table = battle("~lancer ~golem . . monk . valkyrie . .", wave=REAR).cast(my("valkyrie"))
    assert table.corpses() == {my("golem")}
    assert battle(". ~golem . . monk . valkyrie . .", wave=REAR).refusal(mv.Cast(my("valkyrie"))) == "PT-43.nothing"


def test_order_revives_a_hero_that_may_attack_at_once():
    table = battle("~lancer . . . monk . . . .", ". . . . viking . . . .", hand=("valkyrie",)).order("valkyrie", "yes")
    assert table.damages() == {their("viking"): 4}
    assert table.statuses() == {my("lancer"): ("+1 attack",)}


def test_flank_takes_a_stolen_hero_into_its_own_hand():
    table = battle(". . . valkyrie monk . . . .", "oracle/6 . . . viking . . . .", hand=("merchant",))
    table.order("merchant", 0).end_wave("yes")
    assert table.state.hands == [[their("oracle")], []]
