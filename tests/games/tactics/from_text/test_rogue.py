"""The Rogue, as printed."""

from pixtable.games.tactics.rules import moves as mv

from ..squads import FLANK, REAR, as_leader, battle, my, their
from .helpers_text1 import FOES, aims, deck, discard

LEADER = "golem chef . . rogue . . . ."
IN_FLANK = ". . . rogue ranger . . . ."
IN_REAR = ". . . . monk . rogue . ."
FULL = ("wizard", "trapper", "deity", "warlock", "cleric")
THEIRS = {"knight", "viking", "golem"}
OPEN = ". . . . monk . . . ."


# Leader: once a turn, after your attack damages an enemy leader, take a random card from that opponent's hand


def test_the_leader_steals_a_card_when_an_attack_hurts_the_enemy_leader():
    table = battle(LEADER, OPEN, hand=("witch",), their_hand=tuple(THEIRS)).attack(my("golem"), their("monk"))
    assert len(table.hand(1)) == 2
    assert table.hand() == {"witch"} | (THEIRS - table.hand(1))
    assert table.damages() == {their("monk"): 3}


def test_the_leader_steals_once_a_turn_alone():
    table = battle(LEADER, OPEN, their_hand=tuple(THEIRS)).attack(my("golem"), their("monk"))
    table.attack(my("chef"), their("monk"))
    assert (len(table.hand()), len(table.hand(1))) == (1, 2)


def test_the_leader_steals_again_in_the_next_turn_and_by_its_own_attack():
    table = battle(LEADER, OPEN, their_hand=tuple(THEIRS)).attack(my("golem"), their("monk")).end_wave()
    table.play(mv.MoveHero(my("chef"), 8)).attack(my("rogue"), their("monk"))
    assert (len(table.hand()), len(table.hand(1))) == (2, 1)
    assert table.damages() == {their("monk"): 3 + as_leader("rogue")[0]}


def test_attacks_on_heroes_that_deal_nothing_and_spells_steal_nothing():
    table = battle(LEADER, FOES, their_hand=("knight",)).attack(my("golem"), their("golem"))
    assert (table.hand(), table.hand(1)) == (set(), {"knight"})
    armour = {their("monk"): ("armour",) * 3}
    table = battle(LEADER, OPEN, their_hand=("knight",), statuses=armour).attack(my("golem"), their("monk"))
    assert (table.hand(), table.hand(1)) == (set(), {"knight"})
    table = battle(". . . pyromancer rogue . . . .", OPEN, wave=FLANK, their_hand=("knight",)).cast(my("pyromancer"))
    assert their("monk") in table.damages()
    assert (table.hand(), table.hand(1)) == (set(), {"knight"})


def test_the_attack_that_deals_nothing_does_not_use_up_the_theft():
    armour = {their("monk"): ("armour",)}
    table = battle(LEADER, OPEN, their_hand=("knight",), statuses=armour).attack(my("chef"), their("monk"))
    assert table.hand() == set()
    assert table.attack(my("golem"), their("monk")).hand() == {"knight"}


def test_from_an_empty_hand_the_leader_steals_nothing_and_the_opponent_never_does():
    table = battle(LEADER, OPEN).attack(my("golem"), their("monk"))
    assert (table.hand(), table.hand(1)) == (set(), set())
    table = battle(". . . . rogue . . . .", "golem . . . monk . . . .", turn=1, hand=("witch",))
    table.attack(their("golem"), my("rogue"))
    assert (table.hand(), table.hand(1)) == ({"witch"}, set())


# Vanguard: swift


def test_recruited_into_the_vanguard_it_attacks_at_once():
    table = battle(theirs=FOES, hand=("rogue",)).recruit("rogue", 0).attack(my("rogue"), their("golem"))
    assert table.damages() == {their("golem"): 3}


def test_recruited_into_the_vanguard_it_may_move_at_once():
    table = battle(hand=("rogue",)).recruit("rogue", 0).play(mv.MoveHero(my("rogue"), 8))
    assert table.unit(my("rogue")).place == 8


def test_others_and_the_rogue_in_another_row_wait():
    assert aims(battle("chef* rogue* . . monk . . . .", FOES), my("chef")) == set()
    table = battle(theirs=FOES, hand=("rogue",), wave=FLANK).recruit("rogue", 3)
    assert aims(table, my("rogue")) == set()
    assert not table.can(mv.MoveHero(my("rogue"), 8))
    table = battle("rogue* . . . monk . . . .", FOES, statuses={my("rogue"): ("silenced",)})
    assert aims(table, my("rogue")) == set()


def test_swift_it_still_acts_but_once():
    table = battle("chef . . . ranger . . . .", FOES, hand=("rogue",), actions_left=3).recruit("rogue", 1)
    table.attack(my("rogue"), their("golem"))
    assert aims(table, my("rogue")) == set()
    assert not table.can(mv.MoveHero(my("rogue"), 8))


# Flank: after this hero attacks, you may draw a card


def test_in_the_flank_it_may_draw_after_its_attack():
    cards = ("wizard", "deity")
    table = battle(IN_FLANK, FOES, wave=FLANK, deck=cards).attack(my("rogue"), their("golem"), "yes")
    assert (table.hand(), deck(table)) == ({"wizard"}, ["deity"])
    assert table.damages() == {their("golem"): 3}
    table = battle(IN_FLANK, FOES, wave=FLANK, deck=cards).attack(my("rogue"), their("golem"), "no")
    assert (table.hand(), deck(table)) == (set(), ["wizard", "deity"])


def test_it_draws_past_five_and_after_an_attack_that_deals_nothing():
    armour = {their("golem"): ("armour",) * 3}
    table = battle(IN_FLANK, FOES, wave=FLANK, hand=FULL, deck=("knight",), statuses=armour)
    assert len(table.attack(my("rogue"), their("golem"), "yes").hand()) == 6
    assert table.damages() == {}


def test_with_an_empty_deck_nothing_is_drawn():
    assert battle(IN_FLANK, FOES, wave=FLANK, deck=()).attack(my("rogue"), their("golem")).hand() == set()


def test_attacks_of_others_from_the_vanguard_and_by_the_silenced_draw_nothing():
    table = battle(IN_FLANK, FOES, wave=FLANK).attack(my("ranger"), their("golem"))
    assert table.hand() == set()
    assert battle("rogue . . . monk . . . .", FOES).attack(my("rogue"), their("golem")).hand() == set()
    table = battle(IN_FLANK, FOES, wave=FLANK, statuses={my("rogue"): ("silenced",)})
    assert table.attack(my("rogue"), their("golem")).hand() == set()


# Rear: take a random card from an opponent's hand


def test_from_the_rear_it_takes_a_card_from_the_opponents_hand():
    table = battle(IN_REAR, FOES, wave=REAR, hand=("witch",), their_hand=tuple(THEIRS - {"golem"}))
    table.cast(my("rogue"))
    assert len(table.hand(1)) == 1
    assert table.hand() == {"witch", "knight", "viking"} - table.hand(1)
    assert (discard(table), discard(table, 1), table.damages()) == (set(), set(), {})


def test_what_was_taken_stays_its_owners():
    table = battle(IN_REAR, FOES, wave=REAR, their_hand=("cleric",)).cast(my("rogue"))
    assert table.state.hands[0] == [their("cleric")]
    table = battle("knight/2 . . . monk . rogue . .", FOES, wave=REAR, their_hand=("cleric",)).cast(my("rogue"))
    table.play(mv.PlayOrder(their("cleric")))
    assert (discard(table), discard(table, 1)) == (set(), {"cleric"})
    assert table.damages() == {}


def test_from_an_empty_hand_or_in_the_truce_nothing_is_taken():
    assert not battle(IN_REAR, FOES, wave=REAR).can(mv.Cast(my("rogue")))
    assert not battle(IN_REAR, FOES, wave=REAR, round=1, their_hand=("knight",)).can(mv.Cast(my("rogue")))
    assert not battle(IN_REAR, FOES, wave=FLANK, their_hand=("knight",)).can(mv.Cast(my("rogue")))


def test_a_full_hand_takes_one_more():
    table = battle(IN_REAR, FOES, wave=REAR, hand=FULL, their_hand=("knight",)).cast(my("rogue"))
    assert table.hand() == {*FULL, "knight"}


# Order: look at an opponent's hand and take a card of your choice from it


def test_the_order_takes_the_card_you_choose():
    table = battle(hand=("rogue",), their_hand=tuple(THEIRS))
    assert set(table.asked(mv.PlayOrder(my("rogue")))) == {their(name) for name in THEIRS}
    table.order("rogue", their("viking"))
    assert (table.hand(), table.hand(1)) == ({"viking"}, {"knight", "golem"})
    assert (discard(table), discard(table, 1)) == ({"rogue"}, set())


def test_the_order_takes_past_five():
    table = battle(hand=("rogue", *FULL), their_hand=tuple(THEIRS)).order("rogue", their("viking"))
    assert table.hand() == {*FULL, "viking"}


def test_the_order_needs_a_hand_to_look_at_and_no_truce():
    assert not battle(hand=("rogue",)).can(mv.PlayOrder(my("rogue")))
    assert not battle(hand=("rogue",), their_hand=("knight",), round=1).can(mv.PlayOrder(my("rogue")))


# Which attack hurts the leader, further


def test_damage_that_a_paladin_took_instead_steals_nothing():
    squad = ". . . paladin monk . . . ."
    table = battle(LEADER, squad, their_hand=("knight",)).attack(my("golem"), their("monk"), "yes")
    assert table.damages() == {their("paladin"): 3}
    assert (table.hand(), table.hand(1)) == (set(), {"knight"})
    table = battle(LEADER, squad, their_hand=("knight",)).attack(my("golem"), their("monk"), "no")
    assert table.hand() == {"knight"}


def test_an_attack_in_the_opponents_turn_steals_too():
    table = battle("duelist . . . rogue . . . .", OPEN, wave=FLANK, turn=1, their_hand=("knight",))
    table.attack(their("monk"), my("duelist"))
    assert table.damages() == {my("duelist"): 3, their("monk"): 4}
    assert (table.hand(), table.hand(1)) == ({"knight"}, set())


def test_free_attacks_steal_too():
    table = battle("golem . . . rogue . . . .", OPEN, hand=("knight",), their_hand=("viking",))
    table.order("knight", my("golem"))
    assert table.hand() == {"viking"}


def test_its_attack_from_the_rear_draws_nothing():
    table = battle(". . . . monk . rogue . .", FOES, wave=REAR, deck=("wizard",)).attack(my("rogue"), their("golem"))
    assert (table.hand(), deck(table)) == (set(), ["wizard"])
