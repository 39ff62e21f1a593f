"""The Technologist, as printed."""

from pixtable.games.tactics.rules import moves as mv

from ..squads import FLANK, REAR, battle, my, their
from .helpers_text1 import FOES, deck, discard, operations, shot_at

LEADER = "rogue knight . . technologist . . . ."
IN_VANGUARD = "technologist . . . monk . . . ."
IN_FLANK = ". . . technologist ranger . . . ."
IN_REAR = ". . . . monk . technologist . ."
CARDS = ("rogue", "knight", "pirate", "chef")
FULL = ("wizard", "trapper", "deity", "warlock", "cleric")


# Leader (free, limited): discard a card to give one of your heroes [+1 attack] and [armour]


def test_the_leader_gives_a_hero_attack_and_armour_for_a_card():
    table = battle(LEADER, FOES, hand=("pirate", "chef"))
    table.leader_action(my("pirate"), my("knight"))
    assert {card: set(has) for card, has in table.statuses().items()} == {my("knight"): {"+1 attack", "armour"}}
    assert table.hand() == {"chef"}
    assert discard(table) == {"pirate"}


def test_the_leaders_gift_is_free_and_limited():
    table = battle(LEADER, hand=("pirate", "chef")).leader_action(my("pirate"), my("knight"))
    assert table.state.actions_left == 2
    assert not table.can(mv.LeaderAction())


def test_the_leaders_gift_needs_a_card_and_a_hero():
    assert not battle(LEADER).can(mv.LeaderAction())
    assert not battle(". . . . technologist . . . .", FOES, hand=("pirate",)).can(mv.LeaderAction())
    assert battle(LEADER, hand=("pirate",), round=1).can(mv.LeaderAction())


def test_the_leaders_gift_is_for_your_own_heroes_alone():
    asked = battle(LEADER, FOES, hand=("pirate", "chef")).asked(mv.LeaderAction(), my("chef"))
    assert set(asked) == {my("rogue"), my("knight")}


def test_the_gift_cancels_its_opposites():
    table = battle(
        ". rogue . . technologist . . . .", hand=("pirate",), statuses={my("rogue"): ("-1 attack", "marked")}
    )
    assert table.leader_action().statuses() == {}


# Vanguard: intercept, armour 1


def test_in_the_vanguard_it_intercepts():
    assert shot_at("technologist . . . monk . chef . rogue") == {"technologist", "monk", "rogue"}
    assert "chef" in shot_at(". . . technologist monk . chef . .")


def test_attacks_on_it_in_the_vanguard_deal_one_less():
    table = battle(IN_VANGUARD, "pirate . . . monk . . . .", turn=1).attack(their("pirate"), my("technologist"))
    assert table.damages() == {my("technologist"): 2}


def test_its_armour_adds_up_and_stops_at_nothing():
    armour = {my("technologist"): ("armour",) * 4}
    table = battle(IN_VANGUARD, "pirate . . . monk . . . .", turn=1, statuses=armour)
    assert table.attack(their("pirate"), my("technologist")).damages() == {}


def test_its_armour_is_no_help_against_spells_in_the_flank_or_silenced():
    spell = battle(IN_VANGUARD, ". . . wizard monk . . . .", wave=FLANK, turn=1)
    assert spell.play(mv.Cast(their("wizard"))).damages() == {my("technologist"): 3}
    for squad, statuses in ((IN_FLANK, ()), (IN_VANGUARD, ("silenced",))):
        table = battle(squad, "pirate . . . monk . . . .", turn=1, statuses={my("technologist"): statuses})
        assert table.attack(their("pirate"), my("technologist")).damages() == {my("technologist"): 3}


# Flank: the first order you play each turn is a free action


def test_in_the_flank_the_first_order_of_a_turn_is_free_and_the_second_is_not():
    hand = ("operative", "wizard")
    table = battle(IN_FLANK, FOES, hand=hand).order("operative", their("golem"))
    assert table.state.actions_left == 2
    assert table.order("wizard", "vanguard").state.actions_left == 1


def test_the_next_turn_has_a_free_order_again():
    table = battle(IN_FLANK, FOES, hand=("operative", "wizard")).order("operative", their("golem")).end_wave()
    assert table.order("wizard", "vanguard").state.actions_left == 2


def test_a_free_order_leaves_the_last_action():
    table = battle(IN_FLANK, FOES, hand=("operative", "rogue"), actions_left=1).order("operative", their("golem"))
    assert table.state.actions_left == 1
    assert table.play(mv.Recruit(my("rogue"), 0)).state.turn == 1


def test_operations_the_opponents_orders_silence_and_other_rows_have_no_free_order():
    table = battle(IN_FLANK, hand=("bard",)).play(mv.PlayOperation(my("bard"), 0))
    assert table.state.actions_left == 1
    table = battle(IN_FLANK, turn=1, their_hand=("operative",)).play(mv.PlayOrder(their("operative")))
    assert table.state.actions_left == 1
    for squad, statuses in ((IN_FLANK, ("silenced",)), (IN_REAR, ()), (IN_VANGUARD, ())):
        table = battle(squad, FOES, hand=("operative",), statuses={my("technologist"): statuses})
        assert table.order("operative", their("golem")).state.actions_left == 1


# Rear: draw 3 cards, then discard a card


def test_from_the_rear_it_draws_three_and_discards_one_of_all():
    table = battle(IN_REAR, wave=REAR, deck=CARDS, hand=("wizard",))
    assert set(table.asked(mv.Cast(my("technologist")))) == {my(n) for n in ("wizard", "rogue", "knight", "pirate")}
    table.cast(my("technologist"), my("knight"))
    assert table.hand() == {"wizard", "rogue", "pirate"}
    assert (discard(table), deck(table)) == ({"knight"}, ["chef"])


def test_it_draws_past_five_and_as_many_as_there_are():
    assert len(battle(IN_REAR, wave=REAR, deck=CARDS, hand=FULL).cast(my("technologist"), my("rogue")).hand()) == 7
    table = battle(IN_REAR, wave=REAR, deck=("rogue",)).cast(my("technologist"))
    assert (table.hand(), discard(table)) == (set(), {"rogue"})


def test_with_nothing_to_draw_and_nothing_to_discard_it_cannot_be_cast():
    assert not battle(IN_REAR, wave=REAR, deck=()).can(mv.Cast(my("technologist")))


def test_nobody_elses_hand_is_touched():
    table = battle(IN_REAR, FOES, wave=REAR, deck=CARDS, their_hand=("rogue", "knight"))
    table.cast(my("technologist"), my("knight"))
    assert table.hand(1) == {"rogue", "knight"}
    assert table.damages() == {}


# Operation: at the start of each of your turns, take 1 more action, only to draw, recruit, move or clear a corpse


def next_turn(*operations: str, hand=("chef",), mine=". ~knight . . ranger . . . viking"):
    return battle(mine, FOES, operations=operations, hand=hand, deck=("pirate", "wizard", "deity")).end_wave()


def test_the_operation_gives_an_action_at_the_start_of_your_turn():
    table = next_turn("technologist")
    table.play(mv.Draw()).play(mv.Draw()).play(mv.Draw())
    assert len(table.hand()) == 4
    assert table.state.turn == 1


def test_the_extra_action_serves_to_recruit_move_or_clear():
    for chore in (mv.Recruit(my("chef"), 3), mv.MoveHero(my("viking"), 0), mv.Clear(my("knight"))):
        table = next_turn("technologist").play(mv.Draw()).play(mv.Draw())
        assert table.state.turn == 0
        assert table.play(chore).state.turn == 1


def test_the_extra_action_serves_for_nothing_else():
    table = next_turn("technologist", hand=("operative", "bard"), mine="engineer . . . ranger . . . viking")
    table.play(mv.PlayOperation(my("bard"), 1)).attack(my("ranger"), their("golem"))
    assert table.state.turn == 0
    assert not table.can(mv.PlayOrder(my("operative")))
    assert not table.can(mv.RemoveOperation(my("bard")))
    assert not table.can(mv.Castle(my("engineer"), my("viking")))
    assert table.can(mv.Draw())


def test_the_turn_it_is_laid_and_turns_without_it_have_no_extra_action():
    table = battle(". . . . ranger . . . .", hand=("technologist",))
    table.play(mv.PlayOperation(my("technologist"), 0)).play(mv.Draw())
    assert table.state.turn == 1
    assert next_turn().play(mv.Draw()).play(mv.Draw()).state.turn == 1


def test_the_opponent_has_no_extra_action_by_it():
    table = (
        battle(theirs=". . . . ranger . . . .", operations=("technologist",), their_deck=CARDS)
        .end_turn()
        .play(mv.Draw())
        .play(mv.Draw())
    )
    assert len(table.hand(1)) == 2
    assert (table.state.turn, table.state.wave) == (0, 1)


def test_it_gives_four_actions_in_all():
    table = battle(hand=("technologist",)).play(mv.PlayOperation(my("technologist"), 0))
    given = []
    for _ in range(5):
        table.end_wave()
        given.append(table.state.extra_actions if table.state.turn == 0 else table.end_turn().state.extra_actions)
    assert given == [1, 1, 1, 1, 0]
    assert (operations(table), discard(table)) == (set(), {"technologist"})


def test_the_chronomancer_counts_the_extra_action_of_the_operation():
    table = next_turn("technologist", hand=("chronomancer",)).order("chronomancer")
    assert (table.state.actions_left, table.state.extra_actions) == (3, 1)  # one spent, two more: three extra in all


def test_an_order_that_is_the_turns_second_is_not_free_whoever_came_to_the_flank_since():
    table = battle("rogue . . . ranger . technologist . .", FOES, hand=("operative", "wizard"), actions_left=4)
    table.order("operative", their("golem")).play(mv.MoveHero(my("technologist"), 3))
    assert table.state.actions_left == 2
    assert table.order("wizard", "vanguard").state.actions_left == 1


def test_the_leaders_gift_is_there_again_next_turn():
    table = battle(LEADER, hand=("pirate", "chef")).leader_action(my("pirate"), my("knight")).end_wave()
    assert table.leader_action(my("rogue")).hand() == set()
    assert set(table.statuses()) == {my("knight"), my("rogue")}
