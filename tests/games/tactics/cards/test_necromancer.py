"""The Necromancer."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import card_of
from tests.games.tactics.squads import FLANK, PLAIN, REAR, battle, field, my, their

LED = ". . . . necromancer . . . ."


def test_leader_recruits_from_the_discards_once_a_turn():
    table = battle(LED, discard=("golem", "lancer")).recruit("golem", 0)
    assert table.unit(my("golem")).place == 0
    assert table.state.actions_left == 1
    assert table.refusal(mv.Recruit(my("lancer"), 1)) == "PT-52.limited"
    assert battle(discard=("golem",)).refusal(mv.Recruit(my("golem"), 0)) == "PT-41.hand"


def test_vanguard_feeds_on_every_other_death():
    table = battle("necromancer lancer/6 . . viking . . . .", "ranger/4 . . . monk . . . .").end_wave()
    assert table.statuses() == {my("necromancer"): ("+1 attack", "+1 attack")}


def test_flank_blasts_with_any_corpse():
    mine, theirs = "~golem . . necromancer monk . . . .", "~lancer . . . viking . . . ."
    table = battle(mine, theirs, wave=FLANK).cast(my("necromancer"), their("lancer"))
    assert table.damages() == {their("viking"): 3}
    assert table.state.discards[1] == [their("lancer")]
    assert table.corpses() == {my("golem")}


def test_flank_needs_a_corpse():
    table = battle(". . . necromancer monk . . . .", wave=FLANK)
    assert table.refusal(mv.Cast(my("necromancer"))) == "PT-43.nothing"


def test_rear_digs_up_a_hero_onto_any_empty_place():
    table = battle(". . . . monk . necromancer . .", wave=REAR, discard=("golem", "lancer"))
    table.cast(my("necromancer"), my("lancer"), 2)
    assert table.unit(my("lancer")).place == 2
    assert table.unit(my("lancer")).is_fresh
    assert table.state.discards[0] == [my("golem")]


def test_order_steals_and_revives_an_enemy_corpse():
    table = battle(theirs="~golem knight . . viking . . . .", hand=("necromancer",)).order("necromancer", 1)
    stolen = table.unit(their("golem"))
    assert (stolen.seat, stolen.place, stolen.is_corpse) == (0, 1, False)
    assert table.can(mv.Attack(their("golem"), their("knight")))


def test_order_needs_an_enemy_corpse():
    assert (
        battle("~golem . . . monk . . . .", hand=("necromancer",)).refusal(mv.PlayOrder(my("necromancer")))
        == "PT-45.nothing"
    )


def test_flank_clears_a_corpse_of_a_partner_too():
    squads = ". . . necromancer viking . . . .", "golem . . . viking . . . .", "~knight . . . monk . . . .", PLAIN
    table = field("cross", *squads, wave=FLANK).cast(card_of(0, "necromancer"), card_of(1, "golem"))
    assert table.state.discards[2] == [card_of(2, "knight")]
    assert table.damages() == {card_of(1, "golem"): 3}


def test_flank_clears_nothing_where_nobody_can_be_aimed_at():
    """Whoever is in melee is in stealth, so the corpse would be cleared for nothing."""
    squad = ". . . necromancer . . ~knight . ."
    assert field("siege", squad, ". . . golem . . . . .", wave=FLANK).can(mv.Cast(my("necromancer")))
    hidden = field("siege", squad, ". . . assassin . . . . .", wave=FLANK)
    assert hidden.refusal(mv.Cast(my("necromancer"))) == "PT-43.nothing"
