"""The Oracle."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import name_of
from pixtable.games.tactics.rules.events import CardsSeen
from tests.games.tactics.squads import FLANK, REAR, battle, my, their


def test_leader_takes_one_of_three_at_the_start_of_a_round_and_puts_the_rest_back():
    table = battle(". . . . oracle . . . .", wave=REAR, deck=("witch", "bard", "deity", "rogue"))
    table.end_wave(my("bard"), my("deity"))
    assert table.hand() == {"bard"}
    assert [name_of(card) for card in table.state.decks[0][::-1]] == ["deity", "witch", "rogue"]


def test_leader_sees_what_is_there():
    assert battle(". . . . oracle . . . .", wave=REAR, deck=("witch",)).end_wave().hand() == {"witch"}
    assert battle(". . . . oracle . . . .", wave=REAR, deck=()).end_wave().hand() == set()


def test_vanguard_prevents_three_of_the_first_damage_of_a_wave():
    table = battle("knight samurai . . monk . . . .", "oracle . . . monk . . . .", hand=("wizard",))
    table.attack(my("samurai"), their("oracle"))
    assert table.damages() == {their("oracle"): 1}
    table.order("wizard")
    assert table.damages() == {their("oracle"): 4}


def test_vanguard_prevents_again_in_the_next_wave():
    theirs = "oracle . . . monk . . . ."
    table = battle("samurai . . wizard monk . . . .", theirs).attack(my("samurai"), their("oracle")).end_wave()
    table.cast(my("wizard"))
    assert table.damages() == {their("oracle"): 1}


def test_flank_looks_at_a_hand_and_draws():
    table = battle(". . . oracle monk . . . .", wave=FLANK, their_hand=("witch", "bard"), deck=("deity",)).cast(
        my("oracle")
    )
    assert {name_of(card) for card in table.happened(CardsSeen)[0].cards} == {"witch", "bard"}
    assert table.hand() == {"deity"}
    truce = battle(". . . oracle monk . . . .", wave=FLANK, their_hand=("witch",), deck=("deity",), round=1)
    assert truce.cast(my("oracle")).happened(CardsSeen) == []
    assert truce.hand() == {"deity"}


def test_rear_may_draw_when_the_opponent_plays_an_order_or_operation():
    table = battle(". . . . monk . oracle . .", their_hand=("bard",), deck=("deity",), turn=1)
    table.play(mv.PlayOperation(their("bard"), 0), "yes")
    assert table.hand() == {"deity"}
    own = battle(". . . . monk . oracle . .", hand=("bard",), deck=("deity",)).play(mv.PlayOperation(my("bard"), 0))
    assert own.hand() == set()


def test_operation_draws_at_the_start_of_a_turn_with_three_cards_or_fewer():
    for hand, drawn in ((("witch", "bard", "rogue"), True), (("witch", "bard", "rogue", "keeper"), False)):
        table = battle(operations=("oracle",), hand=hand, deck=("deity",), turn=1, first=1).end_turn()
        assert ("deity" in table.hand()) is drawn
