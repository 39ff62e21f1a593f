"""Oracle, from its printed text."""

import pytest

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.events import CardsDrawn, CardsSeen
from tests.games.tactics.squads import FLANK, REAR, VAN, battle, my, their

from .helpers_two import FULL_HAND, cross, draft, lay, of, their_order

# At the start of each round, look at the top 3 cards of your deck, take one and put the rest back.

LEADER = ". . . . oracle . . . ."
DECK = ("bard", "witch", "rogue", "cleric")


def test_leader_takes_one_of_three_at_the_start_of_a_round():
    table = battle(LEADER, wave=REAR, deck=DECK).end_wave(my("witch"), my("rogue"))
    assert table.hand() == {"witch"}
    assert table.state.decks[0][::-1] == [my("rogue"), my("bard"), my("cleric")]


def test_leader_sees_three_and_no_more():
    table = battle(LEADER, wave=REAR, deck=DECK).end_wave(my("bard"), my("witch"))
    seen = [card for event in table.happened(CardsSeen) for card in event.cards]
    assert set(seen) == {my("bard"), my("witch"), my("rogue")}
    assert [event.seat for event in table.happened(CardsSeen)] == [0]


def test_leader_not_at_the_start_of_other_waves():
    for wave in (VAN, FLANK):
        assert battle(LEADER, wave=wave, deck=DECK).end_wave().hand() == set()


def test_leader_takes_past_a_full_hand():
    table = battle(LEADER, wave=REAR, deck=DECK, hand=FULL_HAND).end_wave(my("bard"), my("witch"))
    assert table.hand() == {"bard", *FULL_HAND}


@pytest.mark.parametrize(("deck", "answers"), [((), ()), (("bard",), ()), (("bard", "witch"), (my("bard"),))])
def test_leader_with_fewer_cards_takes_of_those_there_are(deck, answers):
    table = battle(LEADER, wave=REAR, deck=deck).end_wave(*answers)
    assert table.hand() == set(deck[:1])
    assert table.state.decks[0] == [my(name) for name in deck[1:]]


# Prevent up to 3 of the first damage dealt to this hero in each wave.

FRONT = "oracle knight . . monk . . . ."
BLOWS = "golem wizard . . engineer . . . ."


def test_vanguard_the_first_blow_of_a_wave_is_softened():
    table = battle(FRONT, "wizard . . . engineer . . . .", turn=1).attack(their("wizard"), my("oracle"))
    assert table.damages() == {my("oracle"): 1}


def test_vanguard_the_second_is_not_even_if_the_first_was_smaller():
    table = battle(FRONT, "cleric golem . . engineer . . . .", turn=1)
    table.attack(their("cleric"), my("oracle")).attack(their("golem"), my("oracle"))
    assert table.damages() == {my("oracle"): 3}


def test_vanguard_effects_count_as_well():
    table = battle(FRONT, turn=1, their_hand=("viking",), theirs="golem . . . engineer . . . .")
    assert their_order(table, "viking").damages() == {my("knight"): 3}
    assert table.attack(their("golem"), my("oracle")).damages()[my("oracle")] == 3


def test_vanguard_anew_in_the_next_wave():
    table = battle("oracle . . . monk . . . .", "golem . . lancer engineer . . . .", turn=1)
    table.attack(their("golem"), my("oracle")).end_wave().end_turn()
    assert table.attack(their("engineer"), my("oracle")).damages() == {}
    assert table.attack(their("lancer"), my("oracle")).damages() == {my("oracle"): 3}


def test_vanguard_mine_may_hurt_it_too():
    """Damage is damage, whoever deals it: berserker's order costs the one that attacked 2."""
    table = battle("oracle . . . monk . . . .", "cleric . . . engineer . . . .", hand=("berserker",))
    table.order("berserker", "yes", their("cleric"), "yes", their("cleric"))
    assert table.damages() == {their("cleric"): 2}


def test_vanguard_not_for_others_nor_from_another_row():
    table = battle(FRONT, "golem . . . engineer . . . .", turn=1).attack(their("golem"), my("knight"))
    assert table.damages() == {my("knight"): 3}
    rear = battle(". . . oracle monk . . . .", "golem . . . engineer . . . .", turn=1)
    assert rear.attack(their("golem"), my("oracle")).damages() == {my("oracle"): 3}


def test_vanguard_silenced_it_prevents_nothing():
    table = battle(FRONT, "golem . . . engineer . . . .", turn=1, statuses={my("oracle"): ("silenced",)})
    assert table.attack(their("golem"), my("oracle")).damages() == {my("oracle"): 3}


def test_vanguard_a_prevented_blow_is_still_an_attack():
    table = battle("oracle . . . monk . sentinel . .", "golem . . . engineer . . . .", turn=1)
    assert table.attack(their("golem"), my("oracle")).damages() == {their("golem"): 1}


def test_vanguard_a_blow_that_armour_took_was_no_damage():
    table = battle(FRONT, "cleric golem . . engineer . . . .", turn=1, statuses={my("oracle"): ("armour",)})
    table.attack(their("cleric"), my("oracle")).attack(their("golem"), my("oracle"))
    assert table.damages() == {}


def test_vanguard_of_curses_and_threats_the_first_is_prevented():
    statuses = {my("oracle"): ("cursed", "threatened")}
    table = battle("oracle . . . monk . . . .", wave=REAR, statuses=statuses).end_wave()
    assert table.damages() == {my("oracle"): 3}
    assert battle(FRONT, wave=REAR, statuses={my("oracle"): ("cursed", "cursed")}).end_wave().damages() == {}


def test_vanguard_sees_the_first_blow_that_comes_while_it_stands_there():
    """PT-3: of what happened in another row it knows nothing."""
    table = battle(". . . oracle monk . . . .", "golem . . . engineer . . . .", turn=1, first=1, hand=("berserker",))
    table.attack(their("golem"), my("oracle")).end_turn().play(mv.MoveHero(my("oracle"), 0))
    assert table.order("berserker", "no", "no").damages() == {my("oracle"): 3}


# Look at an opponent's hand, then draw a card.

FLANKED = ". . . oracle monk . . . ."


def test_flank_looks_and_draws():
    table = battle(FLANKED, wave=FLANK, their_hand=("witch", "rogue"), deck=("bard", "cleric")).cast(my("oracle"))
    assert [set(event.cards) for event in table.happened(CardsSeen)] == [{their("witch"), their("rogue")}]
    assert (table.hand(), table.hand(1)) == ({"bard"}, {"witch", "rogue"})
    assert table.state.actions_left == 1


def test_flank_draws_though_the_opponent_has_no_cards_and_past_a_full_hand():
    table = battle(FLANKED, wave=FLANK, hand=FULL_HAND, deck=("bard",)).cast(my("oracle"))
    assert table.hand() == {"bard", *FULL_HAND}


def test_flank_looks_though_the_deck_is_empty():
    table = battle(FLANKED, wave=FLANK, their_hand=("witch",), deck=()).cast(my("oracle"))
    assert len(table.happened(CardsSeen)) == 1
    assert table.hand() == set()


def test_flank_in_a_truce_draws_without_looking():
    table = battle(FLANKED, wave=FLANK, their_hand=("witch",), deck=("bard",), round=1).cast(my("oracle"))
    assert table.happened(CardsSeen) == []
    assert table.hand() == {"bard"}


def test_flank_cannot_be_cast_where_it_could_do_nothing():
    assert not battle(FLANKED, wave=FLANK, their_hand=("witch",), deck=(), round=1).can(mv.Cast(my("oracle")))
    assert not battle(FLANKED, wave=FLANK, deck=()).can(mv.Cast(my("oracle")))


# Whenever an opponent plays an order or operation, you may draw a card.

REARED = "knight . . . monk . oracle . ."


def test_rear_may_draw_after_an_opponents_order():
    table = battle(
        REARED,
        their_hand=("chef",),
        their_deck=(),
        deck=("bard", "witch"),
        turn=1,
        theirs="rogue/1 . . . engineer . . . .",
    )
    assert their_order(table, "chef", "yes").hand() == {"bard"}
    table = battle(
        REARED,
        their_hand=("chef",),
        their_deck=(),
        deck=("bard", "witch"),
        turn=1,
        theirs="rogue/1 . . . engineer . . . .",
    )
    assert their_order(table, "chef", "no").hand() == set()


def test_rear_may_draw_after_an_opponents_operation():
    table = battle(REARED, their_hand=("bard",), deck=("cleric", "witch"), turn=1)
    table.play(mv.PlayOperation(their("bard"), 0), "yes")
    assert table.hand() == {"cleric"}


def test_rear_not_after_my_own_nor_after_other_deeds():
    own = battle(REARED, hand=("viking",), deck=("bard", "cleric")).order("viking")
    assert own.hand() == set()
    deed = battle(REARED, "rogue . . . engineer . . . .", deck=("bard", "cleric"), turn=1)
    assert deed.attack(their("rogue"), my("knight")).hand() == set()


def test_rear_draws_past_a_full_hand_and_from_an_empty_deck_nothing():
    full = battle(REARED, their_hand=("viking",), hand=FULL_HAND, deck=("bard",), turn=1)
    assert their_order(full, "viking", "yes").hand() == {"bard", *FULL_HAND}
    empty = battle(REARED, their_hand=("viking",), deck=(), turn=1)
    assert their_order(empty, "viking").hand() == set()


@pytest.mark.parametrize("mine", ["knight . . oracle monk . . . .", "knight . . . monk . ~oracle . ."])
def test_rear_not_from_the_flank_nor_as_a_corpse(mine):
    table = battle(mine, their_hand=("viking",), deck=("bard",), turn=1)
    assert their_order(table, "viking").hand() == set()


def test_rear_an_order_that_defeats_the_oracle_draws_nothing():
    """The order was carried out before it counts as played."""
    table = battle(". . . . monk . oracle . .", their_hand=("operative",), deck=("bard",), turn=1)
    assert their_order(table, "operative").hand() == set()


def test_rear_draws_in_a_truce_too():
    table = battle(REARED, "rogue/1 . . . engineer . . . .", their_hand=("chef",), deck=("bard",), turn=1, round=1)
    assert their_order(table, "chef", "yes").hand() == {"bard"}


# Operation: at the start of each of your turns, draw a card if you have 3 or fewer cards in hand.


def test_operation_draws_at_the_start_of_my_next_turn():
    table = lay(battle(hand=("oracle",), deck=("bard", "witch")), "oracle")
    assert table.hand() == set()
    table.end_wave()
    assert table.hand() == {"bard"}
    assert table.state.actions_left == 2


@pytest.mark.parametrize(("cards", "drawn"), [(3, 1), (4, 0), (5, 0)])
def test_operation_only_with_three_cards_or_fewer(cards, drawn):
    table = battle(hand=FULL_HAND[:cards], deck=("bard", "witch"), operations=("oracle",)).end_wave()
    assert len(table.state.hands[0]) == cards + drawn


def test_operation_not_at_the_start_of_the_opponents_turn():
    table = battle(deck=("bard", "witch"), their_deck=("bard",), operations=("oracle",)).end_turn()
    assert table.state.turn == 1
    assert (table.hand(), table.hand(1)) == (set(), set())


def test_operation_draws_four_times_in_all():
    deck = ("bard", "witch", "rogue", "cleric", "golem", "viking")
    table = lay(battle(hand=("oracle",), deck=deck), "oracle")
    drawn = 0
    for _ in range(7):
        table.end_wave()
        drawn += sum(len(event.cards) for event in table.happened(CardsDrawn) if event.seat == 0)
    assert drawn == 4
    assert my("oracle") in table.state.discards[0]


def test_operation_with_an_empty_deck_draws_nothing():
    assert battle(deck=(), operations=("oracle",)).end_wave().hand() == set()


# With four players


def test_flank_in_a_team_game_looks_into_one_opponents_hand():
    table = cross(". . . oracle monk . . . .", wave=FLANK, hands=((), ("witch",), ("bard",), ("deity",)))
    assert set(table.asked(mv.Cast(my("oracle")))) == {1, 3}
    table.cast(my("oracle"), 3)
    assert [event.cards for event in table.happened(CardsSeen)] == [(of(3, "deity"),)]


def test_rear_in_a_team_game_hears_opponents_but_no_partner():
    squads = (". . . . monk . oracle . .",)
    table = cross(*squads, turn=1, hands=((), ("chef",), (), ())).play(mv.PlayOrder(of(1, "chef")), "yes")
    assert len(table.state.hands[0]) == 1
    table = cross(*squads, turn=2, hands=((), (), ("chef",), ())).play(mv.PlayOrder(of(2, "chef")))
    assert len(table.state.hands[0]) == 0


# In a duel draft


def test_leader_in_a_duel_draft_takes_of_the_market_deck():
    table = draft(LEADER, ". . . . viking . . . .", DECK, wave=REAR).end_wave(of(2, "witch"), of(2, "rogue"))
    assert table.state.hands[0] == [of(2, "witch")]
    assert table.state.decks[0][::-1] == [of(2, "rogue"), of(2, "bard"), of(2, "cleric")]
