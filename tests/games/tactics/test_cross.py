"""PT-113 and PT-114: two against two, crosswise; partners help; who loses a leader begins anew, alone."""

import pytest

from pixtable.core.events import Choose
from pixtable.core.match import Deal, Match
from pixtable.core.rules import BadPosition
from pixtable.games.tactics import GAME
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import card_of, is_back, owner_of
from pixtable.games.tactics.rules.events import (
    CorpseCleared,
    HeroDefeated,
    LeaderFell,
    MatchEnded,
    RebuildingBegan,
    SquadDisbanded,
    TurnBegan,
    WaveBegan,
)
from tests.games.table_host import seat_at

from .squads import FLANK, REAR, field

FOUR = (
    "lancer . . . monk . . . .",
    "golem . . . viking . . . .",
    "knight . . . paladin . . . .",
    "samurai . . . witch . . . .",
)


def cross(*squads, **more):
    return field("cross", *(squads or FOUR), **more)


def of(seat, name):
    return card_of(seat, name)


def targets(table, seat=0):
    return {move.target for move in table.match.legal(seat) if isinstance(move, mv.Attack)}


# Teams


def test_pt_113_four_players_in_two_teams_of_two():
    match = Match.start(GAME, Deal(4, 1, {"variant": "cross"}))
    assert match.state.teams == (0, 1, 0, 1)
    assert match.to_act == (0, 1, 2, 3)
    assert match.state.enemies(0) == (1, 3)
    assert match.state.partners(0) == (2,)


def test_pt_113_turns_alternate_between_the_teams():
    table, turns = cross(first=2, turn=2), []
    for _ in range(4):
        turns.append(table.state.turn)
        table.end_turn()
    assert turns == [2, 3, 0, 1]
    assert [table.state.teams[seat] for seat in turns] == [0, 1, 0, 1]
    assert table.state.wave == 1


def test_pt_113_the_first_player_card_passes_to_the_next_seat():
    assert cross(first=3, turn=3, wave=REAR).end_wave().state.first == 0


def test_pt_113_any_opponent_may_be_attacked_and_no_partner():
    table = cross()
    assert {owner_of(target) for target in targets(table)} == {1, 3}
    assert table.refusal(mv.Attack(of(0, "lancer"), of(2, "knight"))) == "PT-42.target"


def test_an_effect_on_each_enemy_reaches_one_squad_of_the_players_choice():
    table = cross(hands=[["viking"], [], [], []])
    table.match.play(0, mv.PlayOrder(of(0, "viking")))
    assert table.match.half_made.ask.options == (1, 3)
    table.match.play(0, Choose(3))
    assert {unit.seat for unit in table.state.field if unit and unit.damage} == {3}


def test_hands_of_partners_are_secret_too():
    view = Match.start(GAME, Deal(4, 1, {"variant": "cross"})).view(0)
    assert all(is_back(card) for card in view.hands[2])


# Partners


def test_pt_113_heroes_are_moved_within_and_out_of_a_partners_squad():
    table = cross()
    knight = of(2, "knight")
    places = {
        (move.squad, move.to) for move in table.match.legal(0) if isinstance(move, mv.MoveHero) and move.unit == knight
    }
    assert places == {(2, place) for place in (1, 2, 3, 5, 6, 7, 8)} | {
        (None, place) for place in (1, 2, 3, 5, 6, 7, 8)
    }
    within = cross().play(mv.MoveHero(knight, 7, 2))
    assert (within.unit(knight).seat, within.unit(knight).place) == (2, 7)
    out = cross().play(mv.MoveHero(knight, 1))
    assert (out.unit(knight).seat, out.unit(knight).place) == (0, 1)
    assert out.state.actions_left == 1


def test_a_hero_that_was_taken_over_is_the_partners_no_more_but_keeps_its_owner():
    table = cross().play(mv.MoveHero(of(2, "knight"), 1))
    assert table.refusal(mv.MoveHero(of(2, "knight"), 2, 2)) == "PT-49.squad"
    state = table.state.copy()
    for event in (HeroDefeated(of(2, "knight")), CorpseCleared(of(2, "knight"))):
        GAME.rules.evolve(state, event)
    assert state.discards[2] == [of(2, "knight")]


def test_pt_113_own_heroes_are_not_given_away_nor_enemies_moved():
    table = cross()
    assert table.refusal(mv.MoveHero(of(0, "lancer"), 1, 2)) == "PT-49.squad"
    assert table.refusal(mv.MoveHero(of(1, "golem"), 1)) == "PT-49.unit"
    assert table.refusal(mv.MoveHero(of(2, "knight"), 1, 3)) == "PT-49.squad"
    assert table.refusal(mv.MoveHero(of(2, "paladin"), 1)) == "PT-10"
    assert table.refusal(mv.MoveHero(of(2, "knight"), 4)) == "PT-49.taken"


def test_a_hero_that_a_partner_moved_can_still_act_in_its_own_turn():
    table = cross(wave=FLANK).play(mv.MoveHero(of(2, "knight"), 3, 2))
    assert table.refusal(mv.MoveHero(of(2, "knight"), 5, 2)) == "PT-52"
    table.end_turn().end_turn()
    assert table.state.turn == 2
    assert any(move.unit == of(2, "knight") for move in table.match.legal(2) if isinstance(move, mv.Attack))


def test_a_hero_that_attacked_is_not_moved_by_a_partner_in_this_wave():
    table = cross(first=2, turn=2).play(mv.Attack(of(2, "knight"), of(1, "golem")))
    table.end_turn().end_turn()
    assert table.state.turn == 0
    assert table.refusal(mv.MoveHero(of(2, "knight"), 5, 2)) == "PT-52"


def test_pt_113_a_partners_corpses_are_cleared_and_nobody_elses():
    table = cross("~lancer . . . monk . . . .", "~golem . . . viking . . . .", "~knight . . . paladin . . . .", FOUR[3])
    clears = {move.unit for move in table.match.legal(0) if isinstance(move, mv.Clear)}
    assert clears == {of(0, "lancer"), of(2, "knight")}
    assert table.refusal(mv.Clear(of(1, "golem"))) == "PT-48"
    table.play(mv.Clear(of(2, "knight")))
    assert table.state.discards[2] == [of(2, "knight")]


def test_a_move_by_a_partner_is_a_move_of_that_side():
    """The Trapper snares whoever is moved by their own side, a partner included."""
    table = cross(FOUR[0], ". . . . trapper . . . .", FOUR[2], FOUR[3])
    table.play(mv.MoveHero(of(2, "knight"), 1, 2))
    assert table.damages() == {of(2, "knight"): 1}


def test_your_never_means_a_partner():
    table = cross("lancer golem . alchemist monk . . . .", *FOUR[1:], wave=FLANK)
    assert table.asked(mv.Cast(of(0, "alchemist"))) == (of(0, "lancer"), of(0, "golem"))


# Trophies


def doomed(seat, *squads):
    leader = ("monk", "viking", "paladin", "witch")[seat]
    squads = list(squads or FOUR)
    squads[seat] = squads[seat].replace(leader, f"{leader}=0")
    return squads


def test_pt_113_a_fallen_leader_is_a_trophy_of_the_team():
    table = cross(*doomed(1), turn=3).end_turn()
    assert [event.card for event in table.happened(LeaderFell)] == [of(1, "viking")]
    assert table.state.trophies == [[of(1, "viking")], [], [], []]
    assert table.state.aside == [of(1, "viking")]


def trophies(*cards):
    return [list(cards), [], [], []]


def test_pt_113_one_trophy_of_each_opponent_wins():
    table = cross(*doomed(1), turn=3, trophies=trophies(of(3, "bard")), aside=[of(3, "bard")]).end_turn()
    assert table.match.result.winners == (0, 2)
    assert table.match.result.ranks == (1, 3, 1, 3)


def test_pt_113_three_of_one_opponent_win_and_two_do_not():
    two = trophies(of(1, "bard"))
    table = cross(*doomed(1), turn=3, trophies=two, aside=two[0]).end_turn()
    assert table.match.result is None
    three = trophies(of(1, "bard"), of(1, "deity"))
    table = cross(*doomed(1), turn=3, trophies=three, aside=three[0]).end_turn()
    assert table.match.result.winners == (0, 2)


def test_pt_113_option_two_of_each_or_five_of_one():
    longer = {"team_trophies": 2}
    one = trophies(of(3, "bard"))
    assert cross(*doomed(1), turn=3, trophies=one, aside=one[0], options=longer).end_turn().match.result is None
    two = trophies(of(3, "bard"), of(3, "deity"), of(1, "deity"))
    assert cross(*doomed(1), turn=3, trophies=two, aside=two[0], options=longer).end_turn().match.result
    four = trophies(*(of(1, name) for name in ("bard", "deity", "rogue", "keeper")))
    assert cross(*doomed(1), turn=3, trophies=four, aside=four[0], options=longer).end_turn().match.result


def test_both_teams_at_their_goal_in_one_wave_is_a_draw():
    both = [[of(3, "bard")], [of(2, "bard")], [], []]
    squads = doomed(0, *doomed(1))
    table = cross(*squads, turn=3, trophies=both, aside=[of(3, "bard"), of(2, "bard")]).end_turn()
    assert table.happened(MatchEnded)[0].winner is None
    assert table.match.result.winners == (0, 1, 2, 3)


def test_pt_93_a_stalemate_is_a_draw_whatever_trophies_there_are():
    one = [[], [of(2, "bard")], [], []]
    table = cross(trophies=one, aside=one[1], wave=REAR, stirred=False, quiet=1, turn=3).end_turn()
    assert table.match.result.winners == (0, 1, 2, 3)


def test_pt_93_by_agreement_a_stalemate_goes_to_more_trophies_then_to_more_life():
    quiet = {"wave": REAR, "stirred": False, "quiet": 1, "turn": 3, "options": {"stalemate": "life"}}
    one = [[], [of(2, "bard")], [], []]
    assert cross(trophies=one, aside=one[1], **quiet).end_turn().match.result.winners == (1, 3)
    left = (
        ". . . . monk=9 . . . .",
        ". . . . viking=12 . . . .",
        ". . . . paladin=8 . . . .",
        ". . . . witch=4 . . . .",
    )
    assert cross(*left, **quiet).end_turn().match.result.winners == (0, 2)  # 9 + 8 against 12 + 4


# The loss of a leader


def lost(seat=1, **more):
    return cross(*doomed(seat), **{"turn": 3, "hands": [[], ["bard"], [], []], **more}).end_turn()


def test_pt_114_all_other_cards_become_a_new_deck():
    table = lost()
    assert [event.seats for event in table.happened(RebuildingBegan)] == [(1,)]
    assert not any(table.state.squad(1))
    state = table.state
    assert len(state.hands[1]) + len(state.decks[1]) == 25  # 24 of Dawn without the Viking, and the golem
    assert of(1, "viking") not in (*state.hands[1], *state.decks[1])
    assert {of(1, "golem"), of(1, "bard")} <= {*state.hands[1], *state.decks[1]}


def test_pt_114_they_draw_four_one_for_each_trophy_and_one_to_lead():
    assert len(lost().state.hands[1]) == 4 + 1 + 1
    more = trophies(of(1, "deity"))
    assert len(lost(trophies=more, aside=more[0]).state.hands[1]) == 4 + 2 + 1


def test_pt_114_they_alone_choose_a_leader_from_hand():
    table = lost()
    assert table.match.to_act == (1,)
    assert all(isinstance(move, mv.ChooseLeader) for move in table.match.legal(1))
    assert table.refusal(mv.Pass(), seat=0) == "PT-114"
    assert table.refusal(mv.Pass(), seat=1) == "PT-20"
    chosen = table.match.legal(1)[0]
    table.play(chosen)
    assert table.state.leader(1).card == chosen.card


def rebuilt(table):
    seat = table.match.to_act[0]
    table.play(table.match.legal(seat)[0])
    return table


def test_pt_114_who_lost_a_leader_is_told_why_one_is_chosen():
    pilot, _ = seat_at(lost().match, viewer=1)
    assert any("Your leader has fallen" in text for text in pilot.settle().texts)


def test_pt_114_a_full_truce_round_alone_then_the_game_goes_on():
    table = rebuilt(lost())
    assert table.state.is_truce
    waves = []
    while table.state.rebuilder is not None:
        waves.append((table.state.wave, table.state.turn, table.state.actions_left))
        table.end_turn()
    assert waves == [(0, 1, 2), (1, 1, 2), (2, 1, 2)]
    assert (table.state.round, table.state.wave, table.state.turn) == (2, 1, 0)
    assert not table.state.is_truce


def test_pt_114_nobody_touches_anybody_meanwhile():
    table = rebuilt(lost())
    assert not any(isinstance(move, mv.Attack) for move in table.match.legal(1))
    assert table.refusal(mv.Attack(table.state.leader(1).card, of(0, "lancer"))) == "PT-33"
    assert table.refusal(mv.Pass(), seat=3) == "PT-114"
    assert table.refusal(mv.MoveHero(of(3, "samurai"), 1)) == "PT-114"
    assert not any(isinstance(move, mv.MoveHero) and owner_of(move.unit) == 3 for move in table.match.legal(1))


def test_pt_114_the_others_abilities_wait():
    """The Cleric in the flank heals at the end of each wave, but not of a wave that somebody plays alone."""
    squads = doomed(1)
    squads[0] = "lancer/3 . . . cleric . . . ."
    table = cross(*squads, turn=3)
    table.end_turn()
    before = table.damages()
    rebuilt(table).end_turn().end_turn()
    assert table.damages() == before


def test_pt_114_after_the_rear_wave_a_new_round_begins():
    table = rebuilt(lost(wave=REAR))
    for _ in range(3):
        table.end_turn()
    assert (table.state.round, table.state.wave, table.state.first, table.state.turn) == (3, 0, 1, 1)


def test_pt_114_two_leaders_at_once_rebuild_one_after_the_other():
    table = cross(*doomed(0, *doomed(1)), turn=3).end_turn()
    assert table.happened(RebuildingBegan)[0].seats == (0, 1)
    assert table.match.to_act == (0,)
    rebuilt(table)
    for _ in range(3):
        table.end_turn()
    assert table.match.to_act == (1,)
    rebuilt(table)
    assert [event.row for event in table.happened(WaveBegan)] == [0]
    assert [event.seat for event in table.happened(TurnBegan)] == [1]


def test_pt_114_cards_of_others_go_to_their_owners_discards():
    squads = doomed(1)
    table = cross(*squads, turn=3, hands=[[], [of(3, "bard")], [], []]).end_turn()
    assert table.happened(SquadDisbanded)[0].others == (of(3, "bard"),)
    assert table.state.discards[3] == [of(3, "bard")]
    assert of(3, "bard") not in table.state.decks[1]


# Positions


def test_a_position_in_the_middle_of_rebuilding_can_be_set_up():
    table = rebuilt(lost())
    picture = GAME.rules.picture(table.state)
    assert list(picture["rebuilding"]) == [1]
    again = Match.start(GAME, Deal(4, 1, {"variant": "cross"}, picture))
    assert again.state.rebuilder == 1
    assert again.to_act == (1,)


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"rebuilding": [5]}, "no such seat"),
        ({"rebuilding": [1, 1]}, "twice"),
        ({"trophies": trophies(of(1, "bard"), of(3, "bard"))}, "has been won"),
    ],
)
def test_an_impossible_cross_duel_is_refused(position, complaint):
    with pytest.raises(BadPosition, match=complaint):
        cross(**position)
