"""Dragoon: to move is to strike."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.events import UnitAttacked

from ..squads import FLANK, REAR, battle, my, their

THEIRS = "knight . . cleric monk . . . ."

# Leader: once a turn, one of your heroes may make a free attack after you move it by the move action.


def charging(mine="knight wizard . . dragoon . . . .", **position):
    return battle(mine, THEIRS, **position)


def test_leader_a_hero_that_was_moved_may_strike():
    table = charging().play(mv.MoveHero(my("knight"), 2), "yes", their("knight"))
    assert table.damages() == {their("knight"): 3}
    assert table.state.actions_left == 1


def test_leader_it_need_not():
    assert charging().play(mv.MoveHero(my("knight"), 2), "no").damages() == {}


def test_leader_once_a_turn():
    table = charging().play(mv.MoveHero(my("knight"), 2), "yes", their("knight"))
    table.play(mv.MoveHero(my("wizard"), 0))
    assert table.damages() == {their("knight"): 3}


def test_leader_a_hero_in_nobodys_reach_does_not_strike():
    table = charging(". . . wizard dragoon . rogue . .").play(mv.MoveHero(my("wizard"), 2), "yes", their("knight"))
    assert table.damages() == {their("knight"): 4}
    table = charging("rogue wizard . . dragoon . . . .").play(mv.MoveHero(my("wizard"), 3))
    assert table.damages() == {}


def test_leader_the_next_turn_it_may_again():
    table = charging().play(mv.MoveHero(my("knight"), 2), "yes", their("knight")).end_turn().end_turn()
    table.play(mv.MoveHero(my("wizard"), 0), "yes", their("knight"))
    assert table.damages() == {their("knight"): 7}


def test_leader_castling_and_effects_are_no_move_action():
    table = charging().play(mv.Castle(my("knight"), my("wizard")))
    assert table.damages() == {}
    table = charging("rogue . . . dragoon . golem . .", wave=REAR).cast(my("golem"))
    assert table.happened(UnitAttacked) == []


def test_leader_a_free_move_is_a_move_action_all_the_same():
    table = charging("knight . . cartographer dragoon . . . .").play(
        mv.MoveHero(my("knight"), 2), "yes", their("knight")
    )
    assert table.state.actions_left == 2
    assert table.damages() == {their("knight"): 3}


def test_leader_a_stunned_hero_cannot_even_move():
    assert not charging(statuses={my("knight"): ("stunned",)}).can(mv.MoveHero(my("knight"), 2))


def test_leader_in_a_truce_nobody_strikes():
    assert charging(round=1).play(mv.MoveHero(my("knight"), 2)).damages() == {}


def test_leader_enemies_that_move_do_not_strike():
    table = charging(turn=1).play(mv.MoveHero(their("knight"), 2))
    assert table.damages() == {}


# Vanguard: after this hero moves into the vanguard, it may make a free attack.


def landing(mine=". rogue . dragoon monk . . . .", **position):
    return battle(mine, THEIRS, **position)


def test_vanguard_it_strikes_when_it_arrives():
    table = landing().play(mv.MoveHero(my("dragoon"), 0), "yes", their("knight"))
    assert table.damages() == {their("knight"): 4}


def test_vanguard_it_need_not_strike():
    assert landing().play(mv.MoveHero(my("dragoon"), 0), "no").damages() == {}


def test_vanguard_castling_brings_it_there_too():
    table = landing().play(mv.Castle(my("rogue"), my("dragoon")), "yes", their("knight"))
    assert table.damages() == {their("knight"): 4}
    assert table.unit(my("dragoon")).place == 1


def test_vanguard_a_step_within_the_vanguard_is_no_arrival():
    table = landing("dragoon . . . monk . . . .").play(mv.MoveHero(my("dragoon"), 2))
    assert table.damages() == {}


def test_vanguard_being_recruited_is_no_move():
    table = battle(". . . . monk . . . .", THEIRS, hand=("dragoon",)).recruit("dragoon", 0)
    assert table.damages() == {}


def test_vanguard_other_rows_and_other_heroes_do_not_count():
    table = landing("dragoon . . . monk . . . .").play(mv.MoveHero(my("dragoon"), 3))
    assert table.damages() == {}
    table = landing("dragoon . . rogue monk . . . .").play(mv.MoveHero(my("rogue"), 1))
    assert table.damages() == {}


def test_vanguard_in_a_truce_it_only_arrives():
    table = landing(round=1).play(mv.MoveHero(my("dragoon"), 0))
    assert (table.damages(), table.unit(my("dragoon")).place) == ({}, 0)


# Flank: deal damage equal to this hero's attack minus 1 to an enemy hero that is not in melee.


def lancing(theirs="knight . . cleric monk . ~rogue . ranger", mine="rogue . . dragoon monk . . . .", **position):
    return battle(mine, theirs, wave=FLANK, **position)


def test_flank_strikes_behind_the_lines():
    table = lancing().cast(my("dragoon"))
    assert table.damages() == {their("cleric"): 3}


def test_flank_counts_the_attack_it_has_now():
    assert lancing(statuses={my("dragoon"): ("+1 attack",)}).cast(my("dragoon")).damages() == {their("cleric"): 4}
    assert lancing(statuses={my("dragoon"): ("-1 attack",)}).cast(my("dragoon")).damages() == {their("cleric"): 2}


def test_flank_what_the_squad_lends_it_counts():
    table = battle(". . . dragoon samurai . . . .", "knight . . cleric monk . . . .", wave=FLANK)
    assert table.cast(my("dragoon")).damages() == {their("cleric"): 4}


def test_flank_is_no_attack():
    assert lancing(statuses={their("cleric"): ("armour",)}).cast(my("dragoon")).damages() == {their("cleric"): 3}


def test_flank_nobody_in_melee_and_no_leader_is_a_target():
    table = lancing("knight rogue . cleric monk . wizard . ranger")
    assert set(table.asked(mv.Cast(my("dragoon")))) == {their("cleric"), their("wizard")}
    assert not lancing("knight rogue . . monk . . . ranger").can(mv.Cast(my("dragoon")))


def test_flank_without_any_attack_left_there_is_nothing_to_cast():
    assert not lancing(statuses={my("dragoon"): ("-1 attack",) * 3}).can(mv.Cast(my("dragoon")))


def test_flank_the_hidden_cannot_be_chosen_and_truce_holds():
    assert not lancing("knight . . assassin monk . . . .").can(mv.Cast(my("dragoon")))
    assert not lancing(round=1).can(mv.Cast(my("dragoon")))


# Rear: at the start of the vanguard wave, you may move this hero to an empty vanguard place.


def waiting(mine="knight . . . monk . dragoon . .", wave=REAR, **position):
    return battle(mine, THEIRS, wave=wave, **position)


def test_rear_it_goes_to_the_vanguard_when_its_wave_begins():
    table = waiting("knight . rogue . monk . dragoon . .").end_wave(1, "no")
    assert table.unit(my("dragoon")).place == 1
    assert (table.state.wave, table.state.round) == (0, 3)
    assert table.damages() == {}


def test_rear_arriving_there_it_may_strike():
    table = waiting("knight . rogue . monk . dragoon . .").end_wave(1, "yes", their("knight"))
    assert table.damages() == {their("knight"): 4}


def test_rear_it_may_stay():
    table = waiting().end_wave("no")
    assert table.unit(my("dragoon")).place == 6


def test_rear_only_empty_vanguard_places_are_offered():
    table = waiting("knight . ~rogue . monk . dragoon . .")
    table.play(mv.Pass())
    assert set(table.asked(mv.Pass())) == {1, "no"}


def test_rear_with_a_full_vanguard_it_stays():
    table = waiting("knight ~wizard rogue . monk . dragoon . .").end_wave()
    assert table.unit(my("dragoon")).place == 6


def test_rear_the_enemys_dragoon_does_so_too():
    table = battle(". . . . monk . . . .", "~knight wizard . . monk . dragoon . .", wave=REAR)
    table.end_wave(9 + 2, "no")
    assert table.unit(their("dragoon")).place == 2


def test_rear_other_waves_are_not_its_time():
    assert waiting(wave="vanguard").end_wave().unit(my("dragoon")).place == 6
    assert waiting(wave=FLANK).end_wave().unit(my("dragoon")).place == 6


def test_rear_from_the_flank_it_does_not_go():
    assert waiting("knight . . dragoon monk . . . .").end_wave().unit(my("dragoon")).place == 3


def test_rear_a_stunned_dragoon_cannot_be_moved_by_its_player():
    """Its player's turn in the rear wave, which would take the stun off, is over."""
    table = waiting(statuses={my("dragoon"): ("stunned",)}, turn=1).end_wave()
    assert table.unit(my("dragoon")).place == 6


# Order: move up to 2 of your heroes to empty places; each of them may make a free attack.


def storming(mine="knight . . rogue monk . wizard . .", **position):
    return battle(mine, THEIRS, hand=("dragoon",), **position)


def test_order_two_heroes_move_and_strike():
    table = storming("knight . . . monk . wizard . .")
    table = table.order("dragoon", my("knight"), my("wizard"), 1, "yes", their("knight"), 0, "yes", their("knight"))
    assert (table.unit(my("knight")).place, table.unit(my("wizard")).place) == (1, 0)
    assert table.damages() == {their("knight"): 7}


def test_order_one_is_enough():
    table = storming().order("dragoon", my("rogue"), "done", 2, "yes", their("knight"))
    assert table.unit(my("rogue")).place == 2
    assert table.unit(my("wizard")).place == 6
    assert table.damages() == {their("knight"): 3}


def test_order_they_need_not_strike():
    assert storming().order("dragoon", my("rogue"), "done", 2, "no").damages() == {}


def test_order_only_empty_places_are_offered():
    asked = storming("knight ~golem . rogue monk . wizard . .").asked(mv.PlayOrder(my("dragoon")), my("rogue"), "done")
    assert set(asked) == {2, 5, 7, 8}


def test_order_a_stunned_hero_cannot_be_chosen():
    asked = storming(statuses={my("rogue"): ("stunned",)}).asked(mv.PlayOrder(my("dragoon")))
    assert my("rogue") not in asked


def test_order_in_a_truce_they_only_move():
    table = storming(round=1).order("dragoon", my("rogue"), "done", 2)
    assert (table.damages(), table.unit(my("rogue")).place) == ({}, 2)


def test_order_without_heroes_it_cannot_be_played():
    assert not storming(". . . . monk . . . .").can(mv.PlayOrder(my("dragoon")))


def test_order_newcomers_may_move_and_strike_too():
    table = storming("knight* . . . monk . . . .").order("dragoon", my("knight"), 1, "yes", their("knight"))
    assert table.damages() == {their("knight"): 3}


def test_order_a_hero_that_struck_by_it_may_still_act():
    table = storming("knight . . . monk . . . .").order("dragoon", my("knight"), 1, "yes", their("knight"))
    assert table.can(mv.Attack(my("knight"), their("knight")))
