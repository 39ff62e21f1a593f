"""PT-115: three against three, kings between their knights, and only neighbours to strike at."""

import pytest

from pixtable.core.match import Deal, Match
from pixtable.core.rules import BadPosition
from pixtable.games.tactics import GAME
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import card_of, owner_of
from pixtable.games.tactics.rules.events import LeaderFell, MatchEnded, PlayerOut, RoundBegan, Signalled
from pixtable.games.tactics.rules.variants.variants import is_king
from tests.contract.checks import AFTER_EVERY_MOVE, replaying_a_match_gives_the_same, results_make_sense
from tests.contract.walk import walk

from .squads import FLANK, REAR, field

LEADERS = ("monk", "viking", "paladin", "knight", "berserker", "witch")
SQUADS = tuple(f"lancer . . . {leader} . . . ." for leader in LEADERS)
KINGS = (1, 4)


def king(*squads, **more):
    return field("king", *(squads or SQUADS), **{"first": 1, "turn": 1, **more})


def of(seat, name):
    return card_of(seat, name)


def struck(table, seat):
    """By whom a seat may attack, whatever it costs."""
    return {owner_of(move.target) for move in table.match.legal(seat) if isinstance(move, mv.Attack)}


def doomed(*seats):
    return tuple(
        squad.replace(leader, f"{leader}/30") if seat in seats else squad
        for seat, (squad, leader) in enumerate(zip(SQUADS, LEADERS, strict=True))
    )


# Seats and turns


def test_pt_115_three_and_three_in_a_circle_with_the_kings_between():
    state = Match.start(GAME, Deal(6, 1, {"variant": "king"})).state
    assert state.teams == (0, 0, 0, 1, 1, 1)
    assert [seat for seat in range(6) if is_king(seat)] == [1, 4]


def test_pt_115_a_king_starts_by_chance():
    firsts = {Match.start(GAME, Deal(6, seed, {"variant": "king"})).state.first for seed in range(20)}
    assert firsts == {1, 4}


def test_pt_115_turns_go_clockwise():
    table, turns = king(), []
    for _ in range(6):
        turns.append(table.state.turn)
        table.end_turn()
    assert turns == [1, 2, 3, 4, 5, 0]


def test_pt_115_the_first_player_card_goes_to_the_other_king():
    table = king(wave=REAR, turn=0).end_turn()
    assert [event.first for event in table.happened(RoundBegan)] == [4]
    assert king(wave=REAR, first=4, turn=3).end_turn().state.first == 1


@pytest.mark.parametrize(("knights", "is_over"), [("out", True), ("rebuild", False)])
def test_pt_93_thirty_rounds_count_anew_only_where_somebody_begins_anew(knights, is_over):
    table = king(wave=REAR, turn=0, round=30, stirred=True, fell_in=20, options={"knights": knights}).end_turn()
    assert [event.reason for event in table.happened(MatchEnded)] == ["rounds"] * is_over


# Who may strike whom


@pytest.mark.parametrize(("seat", "faced"), [(0, (5,)), (1, ()), (2, (3,)), (3, (2,)), (4, ()), (5, (0,))])
def test_pt_115_only_neighbours_are_faced(seat, faced):
    table = king(turn=seat, actions_left=1)
    assert table.board.faced(seat) == faced
    assert struck(table, seat) == set(faced)


def test_pt_115_a_long_action_reaches_the_king_and_any_knight():
    table = king(turn=0)
    assert struck(table, 0) == {3, 4, 5}
    assert table.board.far_enemies(0) == (3, 4)
    table.play(mv.Attack(of(0, "lancer"), of(4, "lancer")))
    assert table.damages() == {of(4, "lancer"): 3}
    assert table.state.turn == 1  # both actions are spent


def test_pt_115_a_neighbour_costs_one_action():
    table = king(turn=0).play(mv.Attack(of(0, "lancer"), of(5, "lancer")))
    assert table.state.actions_left == 1


def test_pt_115_with_one_action_left_those_afar_are_out_of_reach():
    table = king(turn=0, actions_left=1)
    assert table.refusal(mv.Attack(of(0, "lancer"), of(4, "lancer"))) == "PT-115.far"
    assert table.refusal(mv.Attack(of(0, "lancer"), of(1, "lancer"))) == "PT-42.target"


def test_a_free_attack_on_somebody_afar_costs_one_action():
    """Free and long at once: one action (PT-52)."""
    table = king("lancer . . . duelist . . . .", *SQUADS[1:], turn=0, wave=FLANK)
    table.play(mv.Attack(of(0, "duelist"), of(4, "lancer")))
    assert table.state.actions_left == 1


NEIGHBOURS = {"king_reach": "all"}


def test_pt_115_only_attacks_are_limited_to_neighbours_effects_reach_any_opponent():
    table = king(turn=0, hands=[["viking"], [], [], [], [], []])
    assert table.board.enemies(0) == (3, 4, 5)
    assert len(table.asked(mv.PlayOrder(of(0, "viking")))) == 3
    assert struck(king(turn=1, actions_left=1), 1) == set()


def test_pt_115_by_agreement_all_that_is_done_to_others_stops_at_those_one_faces():
    table = king(turn=0, hands=[["viking"], [], [], [], [], []], options=NEIGHBOURS)
    table.play(mv.PlayOrder(of(0, "viking")))
    assert {unit.seat for unit in table.state.field if unit and unit.damage} == {5}
    assert GAME.options_of_save({"variant": "king"})["king_reach"] == "all"


def test_pt_115_a_free_attack_is_an_attack_and_stops_at_neighbours():
    table = king(turn=0, hands=[["samurai"], [], [], [], [], []])
    targets = table.asked(mv.PlayOrder(of(0, "samurai")))
    assert {owner_of(card) for card in targets} == {5}


def test_enemies_of_passives_are_all_of_the_other_team():
    table = king()
    assert table.board.are_enemies(1, 4)
    assert not table.board.are_enemies(0, 2)


def test_truce_holds_for_all():
    assert struck(king(turn=0, round=1), 0) == set()
    assert king(turn=0, round=1).refusal(mv.Attack(of(0, "lancer"), of(4, "lancer"))) == "PT-33"


# Knights who fall


def test_pt_115_a_knight_whose_leader_falls_is_out():
    table = king(*doomed(3), turn=0, hands=[[], [], [], ["bard"], [], []]).end_turn()
    assert [event.seat for event in table.happened(PlayerOut)] == [3]
    assert [event.card for event in table.happened(LeaderFell)] == [of(3, "knight")]
    assert not any(table.state.squad(3))
    assert table.state.hands[3] == []
    assert table.state.trophies[0] == [of(3, "knight")]
    assert table.match.result is None
    assert table.refusal(mv.Pass(), seat=3) == "PT-115.out"


def test_pt_115_by_agreement_a_knight_rebuilds_as_in_the_cross_duel():
    table = king(*doomed(3), turn=0, options={"knights": "rebuild"}, wave=FLANK).end_turn()
    assert table.happened(PlayerOut) == []
    assert table.state.rebuilder == 3
    assert table.match.to_act == (3,)
    assert len(table.state.hands[3]) == 6  # four, one to lead, and one for the trophy
    table.play(table.match.legal(3)[0])
    for _ in range(3):
        assert table.state.turn == 3
        assert table.state.is_truce
        table.end_turn()
    assert (table.state.rebuilder, table.state.wave, table.state.turn) == (None, 2, 1)
    assert table.state.leader(3)


@pytest.mark.parametrize("options", [{"knights": "rebuild"}, {"king_reach": "all"}, {}])
def test_random_games_keep_the_contract(options):
    for number, moment in enumerate(walk(GAME, Deal(6, 11, {"variant": "king", **options}))):
        if number % 25 == 0:
            for check in AFTER_EVERY_MOVE:
                check(moment)
    results_make_sense(moment.match)
    replaying_a_match_gives_the_same(moment.match)


def without(*seats, **more):
    squads = [". . . . . . . . ." if seat in seats else squad for seat, squad in enumerate(SQUADS)]
    return king(*squads, out=list(seats), **more)


def test_pt_115_who_is_out_takes_no_turns():
    table, turns = without(3), []
    for _ in range(5):
        turns.append(table.state.turn)
        table.end_turn()
    assert turns == [1, 2, 4, 5, 0]


def test_pt_115_a_player_out_opens_the_way_to_those_beside():
    table = without(3, turn=2)
    assert table.board.faced(2) == (4,)
    assert table.board.faced(4) == (2,)
    assert struck(without(3, turn=2, actions_left=1), 2) == {4}
    assert without(3, 4 + 1).board.faced(0) == (4,)
    assert without(0, 2).board.faced(1) == (3, 5)


def test_cards_of_others_are_discarded_when_a_knight_leaves():
    table = king(*doomed(3), turn=0, hands=[[], [], [], [of(5, "bard")], [], []]).end_turn()
    assert table.state.discards[5] == [of(5, "bard")]


# Partners


def moved(table, seat):
    return {owner_of(move.unit) for move in table.match.legal(seat) if isinstance(move, mv.MoveHero)}


@pytest.mark.parametrize(("seat", "whose"), [(0, {0, 1}), (1, {0, 1, 2}), (2, {1, 2}), (4, {3, 4, 5})])
def test_pt_115_knights_move_the_kings_heroes_and_kings_those_of_both_knights(seat, whose):
    assert moved(king(turn=seat), seat) == whose


def test_pt_115_a_knight_does_not_move_the_other_knights_heroes():
    assert king(turn=0).refusal(mv.MoveHero(of(2, "lancer"), 1)) == "PT-115.knights"
    table = king(turn=0).play(mv.MoveHero(of(1, "lancer"), 1))
    assert table.unit(of(1, "lancer")).seat == 0


def test_pt_115_corpses_of_partners_are_cleared_where_their_heroes_may_be_moved():
    squads = (SQUADS[0], "~lancer . . . viking . . . .", "~lancer . . . paladin . . . .", *SQUADS[3:])
    table = king(*squads, turn=0)
    assert table.refusal(mv.Clear(of(2, "lancer"))) == "PT-48"
    assert [move.unit for move in table.match.legal(0) if isinstance(move, mv.Clear)] == [of(1, "lancer")]
    table.play(mv.Clear(of(1, "lancer")))
    assert table.state.discards[1] == [of(1, "lancer")]


# The end


def test_pt_115_the_other_king_brought_down_wins():
    table = king(*doomed(4), turn=0).end_turn()
    assert table.match.result.winners == (0, 1, 2)
    assert table.match.result.breakdown[0][0].clause == "PT-115"
    assert not table.happened(PlayerOut)


def test_both_kings_at_once_is_a_draw():
    table = king(*doomed(1, 4), turn=0).end_turn()
    assert table.happened(MatchEnded)[0].winner is None
    assert table.match.result.winners == tuple(range(6))


def test_pt_93_a_stalemate_is_a_draw():
    table = king(wave=REAR, turn=0, stirred=False, quiet=1).end_turn()
    assert table.match.result.winners == tuple(range(6))
    assert [event.reason for event in table.happened(MatchEnded)] == ["stalemate"]


def test_pt_93_by_agreement_a_stalemate_goes_to_the_healthier_king():
    table = king(wave=REAR, turn=0, stirred=False, quiet=1, options={"stalemate": "life"}).end_turn()
    state = table.state
    lives = {seat: table.board.life_left(state.leader(seat)) for seat in KINGS}
    best = max(KINGS, key=lives.get)
    assert table.match.result.winners == tuple(seat for seat in range(6) if state.teams[seat] == state.teams[best])


# Signals


def test_pt_115_signals_cost_nothing_and_are_one_a_turn():
    table = king(turn=0).play(mv.SendSignal("help"))
    assert [(event.seat, event.what) for event in table.happened(Signalled)] == [(0, "help")]
    assert table.state.actions_left == 2
    assert table.state.turn == 0
    assert table.refusal(mv.SendSignal("attack")) == "PT-115.once"
    table.end_turn()
    assert table.can(mv.SendSignal("defend"))


def test_pt_115_signals_are_an_option():
    table = king(turn=0, options={"signals": False})
    assert table.refusal(mv.SendSignal("help")) == "PT-115.signals"
    assert not any(isinstance(move, mv.SendSignal) for move in table.match.legal(0))
    duel = field("classic", ". . . . monk . . . .", ". . . . viking . . . .")
    assert duel.refusal(mv.SendSignal("help")) == "PT-115.signals"


# Positions


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"out": [9]}, "<= 5|less than"),
        ({"out": [1]}, "without a king"),
        ({"out": [0]}, "without a leader|out of the game"),
        ({"first": 0}, "a king goes first"),
        ({"rebuilding": [0]}, "knights do not rebuild"),
    ],
)
def test_an_impossible_king_game_is_refused(position, complaint):
    with pytest.raises(BadPosition, match=complaint):
        king(**position)
