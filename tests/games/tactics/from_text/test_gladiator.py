"""Gladiator: fights before a crowd."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import card_of

from ..squads import REAR, battle, my, their
from .helpers_text3 import cross, siege

# Leader: whenever an enemy hero is defeated, give one of your heroes [+1 attack].


def cheered(mine="knight . . . gladiator . . . ranger", theirs="rogue/4 golem . . monk . . . .", **position):
    return battle(mine, theirs, **position)


def test_leader_an_enemy_falls_and_a_hero_grows():
    table = cheered().end_wave(my("ranger"))
    assert table.corpses() == {their("rogue")}
    assert table.statuses() == {my("ranger"): ("+1 attack",)}


def test_leader_two_fall_two_grow():
    table = cheered(theirs="rogue/4 golem/9 . . monk . . . .").end_wave(my("ranger"), my("knight"))
    assert table.statuses() == {my("ranger"): ("+1 attack",), my("knight"): ("+1 attack",)}


def test_leader_heroes_only():
    table = cheered()
    table.play(mv.Pass())
    assert set(table.asked(mv.Pass())) == {my("knight"), my("ranger")}


def test_leader_a_defeat_by_an_order_counts():
    table = cheered("knight . . . gladiator . . . .", hand=("operative",)).order("operative", their("golem"))
    assert table.statuses() == {my("knight"): ("+1 attack",)}


def test_leader_your_own_fallen_please_nobody():
    table = cheered("knight/8 . . . gladiator . . . ranger", "golem . . . monk . . . .").end_wave()
    assert table.corpses() == {my("knight")}
    assert table.statuses() == {}


def test_leader_without_heroes_nobody_grows():
    table = cheered(". . . . gladiator . . . .").end_wave()
    assert (table.corpses(), table.statuses()) == ({their("rogue")}, {})


def test_leader_whoever_falls_with_them_does_not_grow():
    table = cheered("knight/8 . . . gladiator . . . ranger").end_wave()
    assert table.corpses() == {my("knight"), their("rogue")}
    assert table.statuses() == {my("ranger"): ("+1 attack",)}


# Vanguard: challenge. Armour 1.


def arena(mine="gladiator rogue . . monk . . . .", theirs="knight . . . monk . pirate . .", **position):
    return battle(mine, theirs, turn=1, **position)


def test_vanguard_melee_must_be_aimed_at_it():
    table = arena()
    assert not table.can(mv.Attack(their("knight"), my("rogue")))
    assert not table.can(mv.Attack(their("knight"), my("monk")))


def test_vanguard_its_armour_takes_one_off():
    assert arena().attack(their("knight"), my("gladiator")).damages() == {my("gladiator"): 2}
    table = arena(statuses={my("gladiator"): ("armour",)}).attack(their("knight"), my("gladiator"))
    assert table.damages() == {my("gladiator"): 1}


def test_vanguard_shots_are_free_and_armour_holds_against_them():
    table = arena(wave=REAR)
    assert table.can(mv.Attack(their("pirate"), my("rogue")))
    assert table.attack(their("pirate"), my("gladiator")).damages() == {my("gladiator"): 2}


def test_vanguard_effects_pass_the_armour():
    table = arena(their_hand=("gunslinger",)).play(mv.PlayOrder(their("gunslinger")), my("gladiator"))
    assert table.damages() == {my("gladiator"): 4}


def test_vanguard_others_have_no_armour():
    assert arena("~gladiator rogue . . monk . . . .").attack(their("knight"), my("rogue")).damages() == {my("rogue"): 3}


def test_vanguard_elsewhere_it_challenges_nobody():
    table = arena(". rogue . gladiator monk . . . .")
    assert table.can(mv.Attack(their("knight"), my("rogue")))
    assert table.attack(their("knight"), my("gladiator")).damages() == {my("gladiator"): 3}


def test_vanguard_of_two_challengers_either_may_be_struck():
    table = arena("gladiator rogue jester . monk . . . .")
    assert table.can(mv.Attack(their("knight"), my("gladiator")))
    assert table.can(mv.Attack(their("knight"), my("jester")))
    assert not table.can(mv.Attack(their("knight"), my("rogue")))


def test_vanguard_free_attacks_are_bound_by_it_too():
    table = arena(their_hand=("samurai",))
    table.play(mv.PlayOrder(their("samurai")), their("knight"))
    assert table.damages() == {my("gladiator"): 6}


def test_vanguard_your_own_attacks_are_free():
    table = battle("gladiator rogue . . monk . . . .", "knight golem . . monk . . . .")
    assert table.can(mv.Attack(my("rogue"), their("knight")))
    assert table.can(mv.Attack(my("rogue"), their("golem")))


# Flank: the hero in front of this hero has thorns 2.


def seconded(mine="rogue wizard . gladiator monk . . . .", theirs="knight . . . monk . pirate . .", **position):
    return battle(mine, theirs, turn=1, **position)


def test_flank_whoever_strikes_the_hero_in_front_is_pricked():
    table = seconded().attack(their("knight"), my("rogue"))
    assert table.damages() == {my("rogue"): 3, their("knight"): 2}


def test_flank_the_hero_of_another_column_has_none():
    assert seconded().attack(their("knight"), my("wizard")).damages() == {my("wizard"): 3}


def test_flank_the_gladiator_itself_has_none():
    table = seconded("~rogue . . gladiator monk . . . .").attack(their("knight"), my("gladiator"))
    assert table.damages() == {my("gladiator"): 3}


def test_flank_thorns_add_up():
    table = seconded("trapper . . gladiator monk . . . .").attack(their("knight"), my("trapper"))
    assert table.damages() == {my("trapper"): 3, their("knight"): 4}


def test_flank_a_shot_is_not_pricked():
    table = seconded(wave=REAR).attack(their("pirate"), my("rogue"))
    assert table.damages() == {my("rogue"): 3}


def test_flank_a_silenced_gladiator_gives_none():
    table = seconded(statuses={my("gladiator"): ("silenced",)}).attack(their("knight"), my("rogue"))
    assert table.damages() == {my("rogue"): 3}


def test_flank_from_the_rear_it_gives_none():
    table = seconded("rogue . . wizard monk . gladiator . .").attack(their("knight"), my("rogue"))
    assert table.damages() == {my("rogue"): 3}


# Rear: give an enemy in melee [stunned].


def netting(theirs="knight . . cleric monk . . . rogue", **position):
    return battle("ranger . . . monk . gladiator . .", theirs, wave=REAR, **position)


def test_rear_one_in_melee_is_stunned():
    table = netting().cast(my("gladiator"), their("knight"))
    assert table.statuses() == {their("knight"): ("stunned",)}
    assert table.damages() == {}


def test_rear_a_leader_in_melee_too():
    assert netting().cast(my("gladiator"), their("monk")).statuses() == {their("monk"): ("stunned",)}


def test_rear_only_those_in_melee_are_targets():
    assert set(netting().asked(mv.Cast(my("gladiator")))) == {their("knight"), their("monk"), their("rogue")}


def test_rear_the_steadfast_cannot_be_stunned():
    table = netting("sentinel knight . . monk . . . .").cast(my("gladiator"))
    assert table.statuses() == {their("knight"): ("stunned",)}
    assert not netting("sentinel rogue/4 . . monk . . . .", statuses={their("rogue"): ("stunned",)}).can(
        mv.Cast(my("gladiator"))
    )


def test_rear_a_truce_forbids_it():
    assert not netting(round=1).can(mv.Cast(my("gladiator")))


# Order: an opponent chooses one of their heroes: defeat it. Then draw a card.


def thumbs_down(theirs="knight golem . ~wizard monk . . . .", **position):
    return battle("ranger . . . monk . . . .", theirs, hand=("gladiator",), deck=("bard", "oracle"), **position)


def test_order_they_choose_who_falls_and_you_draw():
    table = thumbs_down().order("gladiator", their("golem"))
    assert table.corpses() == {their("golem"), their("wizard")}
    assert len(table.hand()) == 1
    assert table.hand() <= {"bard", "oracle"}


def test_order_the_opponent_is_asked_about_their_heroes():
    table = thumbs_down()
    table.match.play(0, mv.PlayOrder(my("gladiator")))
    assert table.match.half_made.ask.seat == 1
    assert set(table.match.half_made.ask.options) == {their("knight"), their("golem")}


def test_order_a_steadfast_hero_cannot_be_defeated():
    table = thumbs_down("sentinel . . . monk . . . .").order("gladiator")
    assert table.corpses() == set()
    assert len(table.hand()) == 1


def test_order_without_enemy_heroes_or_in_a_truce_you_still_draw():
    assert len(thumbs_down(". . . . monk . . . .").order("gladiator").hand()) == 1
    table = thumbs_down(round=1).order("gladiator")
    assert table.corpses() == {their("wizard")}
    assert len(table.hand()) == 1


def test_order_with_an_empty_deck_only_the_hero_falls():
    table = battle(theirs="knight . . . monk . . . .", hand=("gladiator",), deck=()).order("gladiator")
    assert (table.corpses(), table.hand()) == ({their("knight")}, set())


def test_order_with_neither_heroes_nor_deck_it_cannot_be_played():
    assert not battle(theirs=". . . . monk . . . .", hand=("gladiator",), deck=()).can(mv.PlayOrder(my("gladiator")))


def test_order_a_pirate_draws_for_the_fallen_as_well():
    table = battle(
        ". . . . pirate . . . .", "knight . . . monk . . . .", hand=("gladiator",), deck=("bard", "oracle", "golem")
    ).order("gladiator", "yes")
    assert len(table.hand()) == 2


def test_order_a_steadfast_hero_is_no_way_out():
    table = thumbs_down("sentinel knight . . monk . . . .").order("gladiator")
    assert table.corpses() == {their("knight")}


# In other games


def test_vanguard_its_challenge_does_not_guard_a_fortress():
    assert siege("rogue . . . . . . . .", "gladiator . . . . . . . .").can(mv.Storm(my("rogue"), 1))


def test_order_you_choose_which_opponent_chooses():
    table = cross("rogue . . . monk . . . .", hands=[["gladiator"], [], [], []]).order("gladiator", 3)
    assert table.corpses() == {card_of(3, "golem")}
