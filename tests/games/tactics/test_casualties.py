"""PT-70 to PT-74, PT-80 to PT-82: damage, casualties, corpses, reactions and statuses."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import card_of
from pixtable.games.tactics.rules.events import HeroDefeated, UnitDamaged, UnitHealed

from .squads import FLANK, REAR, battle, my, their


def test_pt_70_damage_stays_and_heroes_fall_at_the_end_of_the_wave():
    table = battle("lancer . . . monk . . . .", "wizard . . . monk . . . .").attack(my("lancer"), their("wizard"))
    assert table.corpses() == set()
    assert table.board.is_doomed(table.unit(their("wizard")))
    table.end_wave()
    assert their("wizard") in table.corpses()


def test_pt_70_a_corpse_has_no_damage_and_no_statuses():
    table = battle(theirs="ranger/4 . . . monk . . . .", statuses={their("ranger"): ("armour", "cursed")}).end_wave()
    corpse = table.unit(their("ranger"))
    assert corpse.is_corpse
    assert (corpse.damage, corpse.statuses) == (0, ())
    assert corpse.place == 0


def test_pt_70_boundary_one_life_left_is_no_casualty():
    assert battle(theirs="ranger/3 . . . monk . . . .").end_wave().corpses() == set()


def test_pt_70_heroes_first_then_leaders():
    """The golem's leader loses a point for each hero that falls in the count, and that decides the match."""
    table = battle(". . . . monk . . . .", "ranger/4 . . . golem=1 . . . .", trophies=1).end_wave()
    assert table.match.result.winners == (0,)


def test_pt_71_defeat_by_an_effect_is_at_once():
    table = battle(theirs="golem . . . monk . . . .", hand=("operative",)).order("operative")
    assert table.corpses() == {their("golem")}
    assert table.state.turn == 0


def test_pt_72_a_revived_hero_is_undamaged_and_may_act_in_the_same_turn():
    table = battle("~knight . . . monk . . . .", "golem . . . monk . . . .", hand=("deity",))
    table.order("deity", my("knight"))
    assert not table.unit(my("knight")).is_corpse
    assert table.can(mv.Attack(my("knight"), their("golem")))


def test_pt_72_a_corpse_keeps_its_place():
    table = battle("~knight . . . monk . . . .", hand=("rogue",))
    assert table.refusal(mv.Recruit(my("rogue"), 0)) == "PT-41.taken"
    assert table.end_wave().unit(my("knight")).place == 0


def test_pt_73_healing_takes_off_no_more_than_there_is():
    table = battle("golem/2 . . cleric monk . . . .", wave=FLANK).cast(my("cleric"))
    assert table.damages() == {}
    assert table.happened(UnitHealed)[0].damage == 2


def test_pt_74_a_hero_whose_life_falls_to_nothing_falls_at_the_next_count():
    table = battle(theirs="wizard . . . monk . . . .", statuses={their("wizard"): ("-1 life",) * 3})
    assert table.life_of(their("wizard")) == 0
    assert table.end_wave().corpses() == {their("wizard")}


def test_pt_80_whose_turn_it_is_reacts_first_then_vanguard_to_rear_left_to_right():
    table = battle("wizard/3 . . . monk . . . .", "wizard/3 . . . monk . . . .", turn=1, first=1).end_wave()
    sources = [event.by for event in table.happened(UnitDamaged)]
    assert sources == [1, 0]  # it is nobody's turn: the first player's wizard explodes first


def test_pt_80_no_ability_sets_itself_off():
    """Two duelists riposte once each, and that is that."""
    table = battle("duelist . . . monk . . . .", "duelist . . . monk . . . .")
    table.attack(my("duelist"), their("duelist"))
    assert table.damages() == {their("duelist"): 8, my("duelist"): 4}


def test_pt_80_a_fallen_card_does_nothing_but_hear_of_its_own_defeat():
    table = battle(theirs="wizard/3 necromancer/5 . . monk . . . .", mine="lancer . . . monk . . . .").end_wave()
    assert table.corpses() == {their("wizard"), their("necromancer")}
    assert table.damages() == {my("lancer"): 2, my("monk"): 2}
    assert table.statuses() == {}


def test_pt_81_opposites_cancel_one_by_one():
    table = battle("golem . . . monk . bard . .", wave=REAR, statuses={my("golem"): ("-1 attack", "-1 attack")})
    table.cast(my("bard"))
    assert table.statuses() == {my("golem"): ("-1 attack",)}


def test_pt_81_statuses_stay_in_whatever_row():
    table = battle("golem . . . viking . . . .", statuses={my("golem"): ("+1 attack",)})
    table.play(mv.MoveHero(my("golem"), 8))
    assert table.attack_of(my("golem")) == 4


def test_pt_81_curses_and_blessings_at_the_end_of_the_round():
    statuses = {my("golem"): ("cursed", "cursed"), my("lancer"): ("blessed",)}
    table = battle("golem . lancer/3 . viking . . . .", wave=REAR, statuses=statuses).end_wave()
    assert table.damages() == {my("golem"): 2, my("lancer"): 2}
    assert table.statuses() == {my("golem"): ("cursed",)}


def test_at_most_three_curses():
    table = battle(
        "golem . . . monk . alchemist . .",
        theirs="golem . . . viking . . . .",
        wave=REAR,
        statuses={their("golem"): ("cursed", "cursed")},
    )
    table.cast(my("alchemist"), their("golem"))
    assert table.unit(their("golem")).statuses == ("cursed",) * 3


def test_threats_strike_at_the_end_of_the_round_unless_the_unit_moves():
    statuses = {my("golem"): ("threatened", "threatened")}
    table = battle("golem . . . viking . . . .", wave=REAR, statuses=statuses).end_wave()
    assert table.damages() == {my("golem"): 6}
    assert table.statuses() == {}
    table = battle("golem . . . viking . . . .", wave=REAR, statuses=statuses).play(mv.MoveHero(my("golem"), 1))
    assert table.end_wave().damages() == {}


def test_stuns_wear_off_after_the_turn_in_the_wave_of_the_row():
    table = battle("golem . . . viking . . . .", wave=REAR, statuses={my("golem"): ("stunned",)}).end_wave()
    assert table.statuses() == {my("golem"): ("stunned",)}
    assert table.end_wave().statuses() == {}


def test_the_silenced_have_no_row_ability_but_what_others_give():
    mine = "golem . . engineer sentinel . . . ."
    table = battle(mine, statuses={my("golem"): ("silenced",)})
    assert table.keywords(my("golem")) == {"intercept", "armour 2"}  # from the leader and the engineer
    table = battle(mine, statuses={my("engineer"): ("silenced",)})
    assert table.keywords(my("golem")) == {"intercept"}


def test_pt_82_cards_go_to_their_owners_discard():
    stolen = card_of(1, "golem")
    leaders = [[None] * 4 + [{"card": card}] + [None] * 4 for card in (my("monk"), their("viking"))]
    leaders[0][0] = {"card": stolen, "corpse": True}
    table = battle(squads=leaders)
    table.play(mv.Clear(stolen))
    assert table.state.discards == [[], [stolen]]


def test_a_heal_at_the_end_of_the_wave_comes_before_the_count():
    table = battle("lancer/6 . . . cleric . . . .").end_wave()
    assert table.corpses() == set()
    assert table.damages() == {my("lancer"): 5}
    assert not table.happened(HeroDefeated)


def test_pt_82_in_front_and_behind_are_the_next_places_of_the_column():
    """Neither a corpse nor whoever stands beyond an empty place is anybody's neighbour."""
    table = battle("knight . ~golem . monk witch bard cleric .")
    board = table.board
    assert board.behind(table.unit(my("knight"))) is None
    assert board.front(table.unit(my("bard"))) is None
    assert board.front(table.unit(my("witch"))) is None
    assert board.behind(table.unit(my("monk"))).card == my("cleric")
    assert board.front(table.unit(my("cleric"))).card == my("monk")
    assert board.front(table.unit(my("knight"))) is None
    assert board.behind(table.unit(my("cleric"))) is None
