"""PT-1 to PT-33 and PT-90 to PT-93: cards, set-up, rounds, waves, matches and the game."""

import pytest

from pixtable.core.match import Deal, Match
from pixtable.games.tactics import GAME
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.abilities.words import CHARACTERS
from pixtable.games.tactics.rules.decks.roster import DAWN, FIRST_GAME, card_of, name_of, owner_of
from pixtable.games.tactics.rules.events import MatchBegan, MatchEnded, RoundBegan, RoundWasQuiet, WaveBegan

from .squads import FLANK, PLAIN, REAR, VAN, battle, field, my, their


def started(**options) -> Match:
    return Match.start(GAME, Deal(2, 3, options))


def with_leaders() -> Match:
    match = started()
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    return match


# Cards


@pytest.mark.parametrize("character", CHARACTERS.values(), ids=lambda character: character.name)
def test_pt_1_a_card_has_five_abilities_and_never_an_order_and_an_operation(character):
    slots = {ability.slot for ability in character.abilities}
    assert {"leader", "vanguard", "flank", "rear"} < slots
    assert len(slots & {"order", "operation"}) == 1
    assert min(*character.as_hero, *character.as_leader) >= 1


def test_pt_2_what_names_heroes_does_not_touch_leaders():
    table = battle(". . . . monk . . . .", ". . . . viking . . . .", hand=("operative",))
    assert table.refusal(mv.PlayOrder(my("operative"))) == "PT-45.nothing"


def test_pt_3_a_hero_has_the_ability_of_its_row_only():
    assert "intercept" in battle("knight . . . monk . . . .").keywords(my("knight"))
    assert "intercept" not in battle(". . . knight monk . . . .").keywords(my("knight"))


def test_pt_10_the_leader_stands_in_the_middle():
    match = with_leaders()
    assert [unit.place for unit in match.state.field if unit] == [4, 4]


# Set-up


def test_pt_20_both_have_the_same_25_characters_and_choose_one_of_five_in_secret():
    match = started()
    for seat in (0, 1):
        assert sorted(name_of(card) for card in match.state.lists[seat]) == sorted(DAWN)
        assert {owner_of(card) for card in match.state.lists[seat]} == {seat}
        assert len(match.legal(seat)) == 5
    chosen = match.legal(1)[2]
    match.play(1, chosen)
    assert match.view(0).chosen[1] != chosen.card
    assert match.view(1).chosen[1] == chosen.card
    assert match.refuse(1, chosen).key == "PT-20.waiting"
    assert match.refuse(0, mv.Draw()).key == "PT-20"
    assert match.refuse(0, mv.ChooseLeader(card_of(1, "knight"))).key == "PT-20.hand"
    match.play(0, match.legal(0)[0])
    assert [len(hand) for hand in match.state.hands] == [4, 4]
    assert match.refuse(match.state.turn, match.steps[0].move).key == "PT-20.chosen"


def test_pt_21_chance_decides_who_goes_first():
    assert {Match.start(GAME, Deal(2, seed)).state.first for seed in range(20)} == {0, 1}


def test_the_first_game_is_dealt_with_two_leaders_face_up():
    match = started(deck="first_game")
    assert sorted(name_of(card) for card in match.state.lists[0]) == sorted(FIRST_GAME)
    leaders = [match.state.leader(seat) for seat in (0, 1)]
    assert [name_of(leader.card) for leader in leaders] == ["knight", "viking"]
    assert [len(hand) for hand in match.state.hands] == [4, 4]
    assert match.state.phase == "play"


# Rounds and waves


def test_pt_30_three_waves_of_two_turns_of_two_actions():
    match, turns = with_leaders(), []
    for _ in range(6):
        turns.append((match.state.wave, match.state.turn == match.state.first, match.state.actions_left))
        match.play(match.to_act[0], mv.Pass())
    assert turns == [(wave, is_first, 2) for wave in range(3) for is_first in (True, False)]


def test_pt_31_casualties_at_the_end_of_each_wave():
    for wave in (VAN, FLANK, REAR):
        assert battle(theirs="ranger/4 . . . monk . . . .", wave=wave).end_wave().corpses() == {their("ranger")}


def test_pt_32_the_first_player_card_changes_hands():
    table = battle(wave=REAR).end_wave()
    assert [event.first for event in table.happened(RoundBegan)] == [1]
    assert table.state.turn == 1


# The end of a match


DOOMED = ". . . . viking=0 . . . ."


def test_pt_90_a_defeated_leader_is_the_winners_trophy():
    table = battle(theirs=DOOMED).end_wave()
    assert table.state.trophies == [[their("viking")], []]
    assert table.match.result is None
    assert table.state.phase == "leader"


def test_pt_90_both_at_once_is_a_draw_replayed_without_these_leaders():
    table = battle(". . . . knight=0 . . . .", DOOMED).end_wave()
    assert table.happened(MatchEnded)[0].winner is None
    assert table.state.trophies == [[], []]
    assert set(table.state.aside) == {my("knight"), their("viking")}
    assert my("knight") not in table.state.lists[0]
    assert table.happened(MatchBegan)[0].first == 1  # PT-92: whoever went second


def test_pt_91_two_trophies_win_or_three():
    table = battle(theirs=DOOMED, trophies=2, match=2, aside=[1000], outcomes=[0])
    table.state.trophies[0].append(1000)
    table.end_wave()
    assert table.match.result.winners == (0,)
    assert table.match.result.scores == (2, 0)
    assert table.refusal(mv.Pass(), seat=0) == "PT-91.over"
    longer = battle(theirs=DOOMED, trophies=3, match=2)
    longer.state.trophies[0].append(1000)
    assert longer.end_wave().match.result is None


def test_pt_92_used_leaders_stay_out_and_the_loser_draws_one_more():
    table = battle(theirs=DOOMED).end_wave()
    assert [len(cards) for cards in table.state.lists] == [24, 24]
    assert [len(hand) for hand in table.state.hands] == [5, 6]
    assert table.state.first == 0


def quiet(**more):
    """At the end of a round of passes; the Monk's side is better off."""
    return battle(". . . . monk=9 . . . .", ". . . . viking=8 . . . .", wave=REAR, stirred=False, **more)


def ended(table):
    return [(event.winner, event.reason) for event in table.happened(MatchEnded)]


def test_pt_93_after_one_round_of_passes_the_table_warns_and_after_a_second_it_is_a_draw():
    table = quiet().end_wave()
    assert [event.round for event in table.happened(RoundWasQuiet)] == [2]
    assert ended(table) == []
    for _ in range(3):
        table.end_wave()
    assert ended(table) == [(None, "stalemate")]
    assert table.state.trophies == [[], []]
    assert table.state.reasons == ("stalemate",)
    assert set(table.state.aside) == {my("monk"), their("viking")}


def test_pt_93_two_such_rounds_are_two_in_a_row():
    table = quiet(deck=("witch", "bard"), quiet=1).play(mv.Draw()).end_wave()
    assert (table.state.quiet, ended(table)) == (0, [])
    table = quiet().end_wave().play(mv.Draw(), seat=1)
    for _ in range(3):
        table.end_wave()
    assert (table.state.quiet, ended(table)) == (0, [])


def test_pt_93_the_truce_is_no_such_round():
    table = quiet(round=1, quiet=1).end_wave()
    assert table.happened(RoundWasQuiet) == []
    assert ended(table) == []


def stirs(table, move) -> bool:
    assert not table.state.stirred
    return table.play(move).state.stirred


def test_pt_93_whatever_is_no_pass_happened():
    for squad, position, move in (
        (PLAIN, {"hand": ("golem",)}, mv.Recruit(my("golem"), 8)),
        (PLAIN, {"hand": ("sentinel",)}, mv.PlayOperation(my("sentinel"), 0)),
        (PLAIN, {"operations": ("sentinel",)}, mv.RemoveOperation(my("sentinel"))),
        (". . . . monk . ~golem . .", {}, mv.Clear(my("golem"))),
        (". . . . monk . golem . .", {}, mv.MoveHero(my("golem"), 0)),
        (PLAIN, {"deck": ("witch",)}, mv.Draw()),
    ):
        assert stirs(battle(squad, wave=REAR, stirred=False, **position), move), move
    assert not stirs(battle(wave=REAR, stirred=False), mv.Pass())


def test_pt_93_statuses_and_the_sand_of_operations_are_something_that_happens():
    assert battle(wave=REAR, stirred=False, operations=("sentinel",)).end_turn().state.stirred
    stunned = {my("golem"): ("stunned",)}
    table = battle(". . . . monk . golem . .", wave=REAR, stirred=False, statuses=stunned)
    assert table.end_turn().state.stirred


def test_pt_93_a_signal_changes_nothing_on_the_table():
    squads = [f". . . . {leader} . . . ." for leader in ("monk", "viking", "golem", "witch", "bard", "pirate")]
    table = field("king", *squads, wave=REAR, first=1, turn=1, stirred=False)
    assert not stirs(table, mv.SendSignal("help"))


def test_pt_93_after_round_30_it_is_over_even_if_something_happens():
    table = quiet(round=30, deck=("witch",)).play(mv.Draw()).end_wave()
    assert ended(table) == [(None, "rounds")]
    table = quiet(round=29, deck=("witch",)).play(mv.Draw()).end_wave()
    assert ended(table) == []
    assert table.happened(WaveBegan)


def by_life(mine, theirs, **more):
    squads = (f". . . . monk={mine} . . . .", f". . . . viking={theirs} . . . .")
    return field("classic", *squads, wave=REAR, options={"stalemate": "life"}, **more)


def test_pt_93_by_agreement_the_leader_with_more_life_wins_and_the_other_is_the_trophy():
    table = by_life(9, 8, stirred=False, quiet=1).end_wave()
    assert ended(table) == [(0, "stalemate")]
    assert table.state.trophies == [[their("viking")], []]
    assert ended(by_life(8, 9, round=30).end_wave()) == [(1, "rounds")]
    assert ended(by_life(9, 9, round=30).end_wave()) == [(None, "rounds")]


def test_pt_93_the_end_of_every_match_states_its_reason():
    assert ended(battle(theirs=DOOMED).end_wave()) == [(0, "leader")]
    assert ended(battle(". . . . knight=0 . . . .", DOOMED).end_wave()) == [(None, "both")]
    won = field("siege", "lancer . . . . . . . .", ". . . . . . . . .", fortress=[[2, 2, 2], [2, 0, 2]])
    assert ended(won.play(mv.Storm(my("lancer"), 1))) == [(0, "fortress")]


def test_draws_do_not_go_on_for_ever():
    assert quiet(quiet=1, match=8).end_wave().match.result is None
    ninth = quiet(quiet=1, match=9, trophies=3, outcomes=[1])
    ninth.state.trophies[1].append(7)
    assert ninth.end_wave().match.result.winners == (1,)


def test_pt_93_a_save_of_before_goes_on_by_life():
    assert GAME.options_of_save({"variant": "classic"})["stalemate"] == "life"


def test_no_such_seat():
    assert GAME.rules.refuse(with_leaders().state, 7, mv.Pass()).key == "PT-20.seat"
