"""PT-40 to PT-52: what may be done in a turn, and what it costs."""

import pytest

from pixtable.games.tactics import GAME
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.events import OperationEnded, TokensTaken, TurnBegan

from .squads import FLANK, REAR, VAN, battle, my, their

MINE = """
    knight  .    .
    cleric  monk .
    .       .    ranger
"""
THEIRS = """
    golem   .      .
    .       viking .
    .       .      wizard
"""


def test_pt_40_drawing_takes_the_top_card():
    table = battle(MINE, THEIRS, deck=("witch", "bard"))
    table.play(mv.Draw())
    assert table.hand() == {"witch"}
    assert table.state.actions_left == 1


def test_pt_40_no_drawing_from_an_empty_deck_or_with_five_cards():
    assert battle(MINE, THEIRS, deck=()).refusal(mv.Draw()) == "PT-40.deck"
    five = ("witch", "bard", "deity", "oracle", "keeper")
    assert battle(MINE, THEIRS, hand=five, deck=("rogue",)).refusal(mv.Draw()) == "PT-40.full_hand"
    assert battle(MINE, THEIRS, hand=five[:4], deck=("rogue",)).can(mv.Draw())


def test_pt_40_effects_may_take_the_hand_past_five_and_nothing_is_discarded():
    five = ("witch", "bard", "deity", "oracle", "cleric")
    table = battle(". . . . keeper . . . .", hand=five, deck=("rogue", "knight", "viking", "wizard"))
    table.leader_action(my("rogue"), my("knight"))
    assert len(table.state.hands[0]) == 7
    assert table.state.discards[0] == []
    assert table.refusal(mv.Draw()) == "PT-40.full_hand"


def test_pt_41_recruiting_into_the_row_of_the_wave():
    table = battle(MINE, THEIRS, hand=("witch",), wave=VAN)
    assert table.refusal(mv.Recruit(my("witch"), 5)) == "PT-41.row"
    assert table.refusal(mv.Recruit(my("witch"), 0)) == "PT-41.taken"
    assert table.refusal(mv.Recruit(my("bard"), 1)) == "PT-41.hand"
    table.recruit("witch", 1)
    assert table.unit(my("witch")).place == 1
    assert table.hand() == set()


def test_pt_41_a_recruit_neither_attacks_nor_casts_nor_moves_in_this_wave():
    table = battle(MINE.replace(".    .", "witch* .", 1), THEIRS)
    assert table.refusal(mv.Attack(my("witch"), their("golem"))) == "PT-41.new"
    assert table.refusal(mv.MoveHero(my("witch"), 2)) == "PT-41.new"
    table.end_wave()
    assert table.can(mv.MoveHero(my("witch"), 2))


def test_pt_42_only_the_row_of_the_wave_attacks():
    table = battle(MINE, THEIRS, wave=FLANK)
    assert table.refusal(mv.Attack(my("knight"), their("golem"))) == "PT-42"
    assert table.can(mv.Attack(my("monk"), their("golem")))
    assert table.refusal(mv.Attack(their("golem"), my("knight"))) == "PT-42.unit"


def test_pt_42_attacking_is_the_one_action_of_a_unit():
    table = battle(MINE, THEIRS).attack(my("knight"), their("golem"))
    assert table.refusal(mv.Attack(my("knight"), their("golem"))) == "PT-52"
    assert table.refusal(mv.MoveHero(my("knight"), 1)) == "PT-52"


def test_pt_43_a_spell_is_cast_in_the_wave_of_its_row():
    table = battle(MINE.replace("cleric", "wizard"), THEIRS, wave=VAN)
    assert table.refusal(mv.Cast(my("wizard"))) == "PT-43"
    table = battle(MINE.replace("cleric", "wizard"), THEIRS, wave=FLANK)
    table.cast(my("wizard"), their("golem"))
    assert table.damages() == {their("golem"): 3}
    assert table.refusal(mv.Cast(my("wizard"))) == "PT-52"


def test_pt_43_no_spell_where_there_is_none_or_it_would_do_nothing():
    table = battle(MINE, THEIRS, wave=FLANK)
    assert table.refusal(mv.Cast(my("monk"))) == "PT-43.spell"
    assert table.refusal(mv.Cast(my("cleric"))) == "PT-43.nothing"  # nobody is hurt
    assert table.refusal(mv.Cast(their("golem"))) == "PT-43.unit"


def test_pt_44_a_leaders_action_in_any_wave_once_a_turn_and_not_its_star_action():
    mine = MINE.replace("monk", "engineer").replace("cleric", ".")
    table = battle(mine, THEIRS, wave=FLANK)
    table.leader_action(their("golem"))
    assert table.damages() == {their("golem"): 2}
    assert table.refusal(mv.LeaderAction()) == "PT-52.limited"
    assert table.can(mv.Attack(my("engineer"), their("golem")))
    assert battle(MINE, THEIRS).refusal(mv.LeaderAction()) == "PT-44.none"
    assert battle(mine, THEIRS, round=1).refusal(mv.LeaderAction()) == "PT-44"


def test_pt_45_an_order_is_carried_out_and_discarded():
    table = battle(MINE, THEIRS, hand=("operative",))
    table.order("operative", their("golem"))
    assert table.corpses() == {their("golem")}
    assert table.state.discards[0] == [my("operative")]
    assert table.state.resolving is None


def test_pt_45_while_it_is_carried_out_an_order_lies_nowhere():
    table = battle(MINE, THEIRS, hand=("keeper",), discard=("witch", "bard"))
    options = table.asked(mv.PlayOrder(my("keeper")))
    assert my("keeper") not in options
    table.order("keeper", my("witch"), my("bard"))
    assert table.hand() == {"witch", "bard"}


def test_pt_45_only_orders_of_the_hand_that_do_something():
    table = battle(MINE, THEIRS, hand=("bard", "keeper"))
    assert table.refusal(mv.PlayOrder(my("operative"))) == "PT-45.hand"
    assert table.refusal(mv.PlayOrder(my("bard"))) == "PT-45.order"  # it has an operation (PT-1)
    assert table.refusal(mv.PlayOrder(my("keeper"))) == "PT-45.nothing"


def test_pt_46_an_operation_works_this_turn_and_four_more_then_goes():
    table = battle(MINE, THEIRS, hand=("bard",))
    table.play(mv.PlayOperation(my("bard"), 0))
    assert table.attack_of(my("knight")) == 4
    tokens = []
    while table.state.reserves[0][0]:
        table.end_turn()
        if any(event.seat == 0 for event in table.happened(TokensTaken)):
            tokens.append(table.state.reserves[0][0].tokens)
    assert tokens == [3, 2, 1, 0]
    assert table.state.reserves[0] == [None] * 3
    assert table.state.discards[0] == [my("bard")]
    assert table.attack_of(my("knight")) == 3


def test_pt_46_it_needs_a_free_place_in_reserve():
    table = battle(MINE, THEIRS, hand=("bard", "witch"), operations=("engineer", "sentinel", "oracle"))
    assert table.refusal(mv.PlayOperation(my("bard"), 1)) == "PT-46"
    assert table.refusal(mv.PlayOperation(my("witch"), 1)) == "PT-46.operation"
    assert table.refusal(mv.PlayOperation(my("trapper"), 1)) == "PT-46.hand"


def test_pt_47_only_ones_own_operations_are_removed():
    table = battle(MINE, THEIRS, operations=("bard",), their_operations=("bard",))
    assert table.refusal(mv.RemoveOperation(their("bard"))) == "PT-47"
    table.play(mv.RemoveOperation(my("bard")))
    assert table.happened(OperationEnded)
    assert table.state.reserves[1][0] is not None
    assert table.attack_of(my("knight")) == 3


def test_pt_48_corpses_are_cleared_in_any_wave_to_their_owners_discards():
    table = battle(MINE.replace("cleric", "~cleric"), THEIRS.replace("golem", "~golem"), wave=REAR)
    assert table.refusal(mv.Clear(their("golem"))) == "PT-48"
    assert table.refusal(mv.Clear(my("knight"))) == "PT-48"
    table.play(mv.Clear(my("cleric")))
    assert table.state.discards[0] == [my("cleric")]
    assert table.state.field[3] is None


def test_pt_49_heroes_move_from_anywhere_to_any_empty_place():
    table = battle(MINE, THEIRS, wave=VAN)
    assert table.refusal(mv.MoveHero(my("cleric"), 0)) == "PT-49.taken"
    assert table.refusal(mv.MoveHero(my("monk"), 1)) == "PT-10"
    assert table.refusal(mv.MoveHero(their("golem"), 1)) == "PT-49.unit"
    table.play(mv.MoveHero(my("ranger"), 2))
    assert table.unit(my("ranger")).place == 2
    assert table.refusal(mv.Attack(my("ranger"), their("golem"))) == "PT-52"


def test_pt_50_castling_is_long_and_exchanges_heroes_and_corpses():
    squad = MINE.replace("cleric", "~cleric")
    table = battle(squad, THEIRS)
    assert table.refusal(mv.Castle(my("monk"), my("ranger"))) == "PT-10"
    assert table.refusal(mv.Castle(my("ranger"), my("knight"))) == "PT-50.pair"
    assert table.refusal(mv.Castle(my("knight"), their("golem"))) == "PT-50.unit"
    assert table.refusal(mv.Castle(my("knight"), my("knight"))) == "PT-50.pair"
    lone = squad.replace("monk", "knight").replace("knight", "golem", 1)
    table = battle(lone, THEIRS.replace("golem", "lancer"))
    table.play(mv.Castle(my("golem"), my("cleric")))
    assert table.unit(my("cleric")).place == 0
    assert table.unit(my("golem")).place == 3
    assert table.state.turn == 1


def test_pt_51_passing_ends_the_turn():
    table = battle(MINE, THEIRS).end_turn()
    assert table.state.turn == 1
    assert table.happened(TurnBegan)


def test_pt_52_a_long_action_needs_both_actions():
    table = battle(MINE.replace("monk", "golem"), THEIRS.replace("golem", "lancer"), deck=("witch", "bard"))
    table.play(mv.Draw())
    assert table.refusal(mv.Castle(my("knight"), my("ranger"))) == "PT-52.long"
    assert table.can(mv.Draw())


def test_pt_52_free_actions_cost_nothing_even_when_none_are_left():
    mine = MINE.replace("monk", "duelist").replace("cleric", ".")
    table = battle(mine, THEIRS, wave=FLANK, deck=("witch", "bard"))
    table.play(mv.Draw()).play(mv.Draw())
    assert table.state.turn == 0  # the leader's attack is still open
    table.attack(my("duelist"), their("golem"))
    assert table.state.turn == 1


def test_a_turn_ends_by_itself_when_nothing_can_be_done_any_more():
    mine = MINE.replace("monk", "golem")
    table = battle(mine, THEIRS.replace("golem", "lancer"), deck=("witch",)).attack(my("knight"), their("lancer"))
    assert table.state.turn == 0
    assert table.refusal(mv.Draw(), seat=1) == "PT-30.turn"
    table.play(mv.Draw())
    assert table.state.turn == 1


def test_pt_30_no_actions_left():
    table = battle(MINE.replace("monk", "duelist"), THEIRS, wave=FLANK, actions_left=0, deck=("witch",))
    assert table.refusal(mv.Draw()) == "PT-30"


@pytest.mark.parametrize("move", [mv.Attack(my("knight"), their("golem")), mv.MoveHero(my("knight"), 1)])
def test_pt_81_the_stunned_do_nothing(move):
    table = battle(MINE, THEIRS, statuses={my("knight"): ("stunned",)})
    assert table.refusal(move) == "PT-81.stunned"


def test_pt_45_every_seat_sees_the_order_that_is_carried_out():
    table = battle(MINE, THEIRS, hand=("keeper",), discard=("witch", "bard"))
    match = table.match.branch()
    assert GAME.rules.picture(match.view(1))["resolving"] is None
    match.play(0, mv.PlayOrder(my("keeper")))
    assert match.half_made
    for seat in (0, 1):
        assert GAME.rules.picture(match.view(seat))["resolving"] == my("keeper")
        assert my("keeper") not in match.view(seat).hands[0]
        assert my("keeper") not in match.view(seat).discards[0]
