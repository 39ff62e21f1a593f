"""PT-111: no leaders, a fortress behind each column, and a way in where nobody stands."""

import pytest

from pixtable.core.match import Deal, Match
from pixtable.core.rules import BadPosition
from pixtable.games.tactics import GAME
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.abilities.words import CHARACTERS
from pixtable.games.tactics.rules.chronicle import tell_course
from pixtable.games.tactics.rules.decks.roster import is_back, name_of
from pixtable.games.tactics.rules.events import CardsDrawn, FortressBroken, MatchBegan, MatchEnded, UnitAttacked

from .squads import FLANK, REAR, VAN, field, my, their

EMPTY = ". . . . . . . . ."


def siege(mine="lancer . . . . . . . .", theirs="knight . . . . . . . .", **more):
    return field("siege", mine, theirs, **more)


def started(**options) -> Match:
    return Match.start(GAME, Deal(2, 5, {"variant": "siege", **options}))


# Set-up


def test_pt_111_no_leaders_are_chosen_and_five_cards_are_in_hand():
    state = started().state
    assert state.phase == "play"
    assert not any(state.field)
    assert [len(hand) for hand in state.hands] == [5, 5]
    assert state.round == 1


def test_pt_111_two_cards_of_the_deck_lie_behind_each_column():
    match = started()
    assert [[len(column) for column in columns] for columns in match.state.variant.walls] == [[2, 2, 2]] * 2
    assert [len(deck) for deck in match.state.decks] == [25 - 5 - 6] * 2
    in_walls = [card for columns in match.state.variant.walls for column in columns for card in column]
    elsewhere = [card for piles in (match.state.hands, match.state.decks) for pile in piles for card in pile]
    assert len({*in_walls, *elsewhere}) == 50


@pytest.mark.parametrize("seat", [0, 1])
def test_pt_111_nobody_sees_what_a_fortress_is_made_of(seat):
    walls = started().view(seat).variant.walls
    assert all(is_back(card) for columns in walls for column in columns for card in column)


def test_pt_111_the_flank_has_three_free_places():
    table = siege(EMPTY, hands=[["golem"], []], wave=FLANK)
    assert {move.to for move in table.match.legal(0) if isinstance(move, mv.Recruit)} == {3, 4, 5}
    table.recruit("golem", 4)
    assert not table.unit(my("golem")).is_leader
    assert table.board.life(table.unit(my("golem"))) == CHARACTERS[my("golem")].as_hero[1]


# The fortress


def test_pt_111_a_column_without_a_living_hero_can_be_stormed():
    table = siege()
    assert {move.column for move in table.match.legal(0) if isinstance(move, mv.Storm)} == {1, 2}
    assert table.refusal(mv.Storm(my("lancer"), 0)) == "PT-111"
    before = table.state.variant.walls[1][1]
    table.play(mv.Storm(my("lancer"), 1))
    assert table.state.variant.walls[1] == (
        table.state.variant.walls[1][0],
        before[:-1],
        table.state.variant.walls[1][2],
    )
    assert table.state.hands[1] == [before[-1]]
    assert table.unit(my("lancer")).did == "attack"
    assert table.state.actions_left == 1


def test_pt_111_corpses_guard_nothing():
    assert siege(theirs="~knight . . . . . . . .").can(mv.Storm(my("lancer"), 0))


@pytest.mark.parametrize("guard", ["knight . . . . . . . .", ". . . knight . . . . .", ". . . . . . knight . ."])
def test_pt_111_any_living_hero_of_the_column_guards_it(guard):
    assert not siege(theirs=guard).can(mv.Storm(my("lancer"), 0))


def test_pt_111_others_see_the_card_from_behind():
    table = siege().play(mv.Storm(my("lancer"), 1))
    broken = table.happened(FortressBroken)[0]
    assert is_back(GAME.rules.redact(broken, 0).card)
    assert GAME.rules.redact(broken, 1) == broken


def test_pt_111_a_column_with_no_cards_left_wins_at_once():
    table = siege(fortress=[[2, 2, 2], [2, 0, 1]], options={"trophies": 1}, actions_left=2)
    table.play(mv.Storm(my("lancer"), 1))
    assert table.match.result.winners == (0,)
    assert table.match.result.scores == (1, 0)
    assert table.match.result.breakdown[0][0].clause == "PT-111"


def test_pt_111_that_column_too_must_hold_no_living_hero():
    table = siege(theirs=". knight . . . . . . .", fortress=[[2, 2, 2], [2, 0, 2]])
    assert table.refusal(mv.Storm(my("lancer"), 1)) == "PT-111"


def test_pt_111_it_is_an_attack_in_melee():
    table = siege(mine="lancer . . golem . . ranger . .", wave=FLANK)
    assert table.refusal(mv.Storm(my("golem"), 1)) == "PT-61.attacker"
    assert table.refusal(mv.Storm(my("lancer"), 1)) == "PT-42"
    rear = siege(mine="lancer . . golem . . ranger . .", wave=REAR)
    assert "ranged" in rear.keywords(my("ranger"))
    assert not any(isinstance(move, mv.Storm) for move in rear.match.legal(0))
    assert siege(mine=". . . . . . ranger . .", wave=REAR).can(mv.Storm(my("ranger"), 1))


def test_pt_111_who_reaches_over_one_storms_over_one():
    table = siege(mine="golem . . lancer . . . . .", wave=FLANK)
    assert "reach" in table.keywords(my("lancer"))
    assert table.can(mv.Storm(my("lancer"), 1))


def test_pt_111_truce_and_the_one_action_of_a_hero_hold():
    assert siege(round=1).refusal(mv.Storm(my("lancer"), 1)) == "PT-33"
    table = siege().play(mv.Storm(my("lancer"), 1))
    assert table.refusal(mv.Storm(my("lancer"), 2)) == "PT-52"
    assert siege().refusal(mv.Storm(their("knight"), 1)) == "PT-42.unit"


def test_there_is_no_fortress_in_a_classic_duel():
    table = field("classic", "lancer . . . monk . . . .", ". . . . viking . . . .")
    assert table.refusal(mv.Storm(my("lancer"), 1)) == "PT-111.variant"


# Afterwards


def test_the_course_of_a_siege_is_told_by_its_walls():
    table = siege(fortress=[[2, 2, 2], [2, 1, 1]], options={"trophies": 1}, mine="lancer golem . . . . . . .")
    table.play(mv.Storm(my("lancer"), 1)).play(mv.Storm(my("golem"), 1))
    course = tell_course(table.match.branch())
    assert (course.counted, course.ending) == ("graph_of_walls", "fortress")
    assert [list(points) for points in course.points] == [[6, 4], [6, 3], [6, 0]]
    assert [(moment.n, moment.seat, moment.about) for moment in course.moments] == [
        (1, 0, "broken"),
        (2, 0, "won_fortress"),
    ]


# Abilities


def test_what_follows_an_attack_follows_a_storm_as_far_as_it_needs_no_target():
    table = siege(
        mine=". . . rogue . . . . .", wave=FLANK, deck_orders=[["witch"], []], fortress=[[[]] * 3, [[], ["golem"], []]]
    )
    table.play(mv.Storm(my("rogue"), 1), "yes")
    assert [event.seat for event in table.happened(CardsDrawn)] == [0]
    attacked = table.happened(UnitAttacked)[0]
    assert table.state.unit(attacked.target) is None
    assert table.damages() == {}


def test_a_free_attack_may_storm():
    table = siege(hands=[["samurai"], []])
    assert table.asked(mv.PlayOrder(my("samurai"))) == (their("knight"), "wall_middle", "wall_right")
    table.order("samurai", "wall_right")
    assert [len(column) for column in table.state.variant.walls[1]] == [2, 2, 1]
    assert table.damages() == {}


def test_a_free_attack_that_wins_ends_all_that_was_going_on():
    table = siege(
        "lancer golem . . . . . . .", hands=[["knight"], []], fortress=[[2, 2, 2], [2, 0, 2]], options={"trophies": 2}
    )
    table.order("knight", my("golem"), "wall_middle")
    assert table.happened(MatchEnded)[0].winner == 0
    assert table.state.resolving is None
    assert table.state.match == 2


@pytest.mark.parametrize("character", CHARACTERS.values(), ids=lambda character: character.name)
@pytest.mark.parametrize("row", [VAN, FLANK, REAR])
def test_every_character_can_storm_from_every_row(character, row):
    """Whatever follows attacks bears it that nobody was hit."""
    places = ["."] * 9
    places[{VAN: 0, FLANK: 3, REAR: 6}[row]] = character.name
    table = siege(" ".join(places), ". . golem . . . . . .", wave=row)
    match = table.match
    match.play(0, mv.Storm(my(character.name), 1))
    while match.half_made:
        match.play(match.half_made.ask.seat, match.legal(match.half_made.ask.seat)[0])
    assert [len(column) for column in match.state.variant.walls[1]] == [2, 1, 2]


def test_deity_and_paladin_in_the_flank_have_nobody_to_heal_or_to_guard():
    table = siege(mine=". . . deity paladin . . golem/9 .", theirs=EMPTY).end_wave()
    assert table.corpses() == {my("golem")}
    assert table.damages() == {}


# The end


def test_pt_111_a_siege_is_a_single_match_unless_agreed_otherwise():
    assert started().state.trophies_to_win == 1
    assert started(trophies=3).state.trophies_to_win == 3
    table = siege(fortress=[[2, 2, 2], [2, 0, 1]]).play(mv.Storm(my("lancer"), 1))
    assert table.match.result.winners == (0,)


def test_each_siege_won_counts_and_the_loser_draws_one_more():
    table = siege(fortress=[[2, 2, 2], [2, 0, 1]], options={"trophies": 2}).play(mv.Storm(my("lancer"), 1))
    assert table.happened(MatchEnded)[0].winner == 0
    assert table.happened(MatchBegan)
    assert table.state.first == 0
    assert [len(hand) for hand in table.state.hands] == [5, 6]
    assert [len(cards) for cards in table.state.lists] == [25, 25]
    assert table.match.result is None


def quiet(**more):
    return siege(EMPTY, EMPTY, wave=REAR, stirred=False, quiet=1, **more)


def test_pt_93_a_single_siege_in_which_nothing_happens_is_a_draw():
    table = quiet(fortress=[[2, 1, 2], [2, 0, 2]]).end_wave()
    assert [(event.winner, event.reason) for event in table.happened(MatchEnded)] == [(None, "stalemate")]
    assert table.match.result.winners == (0, 1)


def test_pt_93_by_agreement_the_fuller_fortress_wins():
    by_life = {"options": {"stalemate": "life"}}
    assert quiet(fortress=[[2, 1, 2], [2, 0, 2]], **by_life).end_wave().match.result.winners == (0,)
    even = quiet(fortress=[[2, 1, 2], [1, 2, 2]], **by_life).end_wave()
    assert even.happened(MatchEnded)[0].winner is None


def test_draws_do_not_go_on_for_ever():
    assert quiet(match=8, options={"trophies": 2}).end_wave().match.result is None
    assert quiet(match=9, options={"trophies": 2}).end_wave().match.result.winners == (0, 1)


# Positions


def test_a_fortress_can_be_counted_or_named():
    table = siege(fortress=[[2, 1, 0], [["bard", "witch"], 2, 2]])
    walls = table.state.variant.walls
    assert [len(column) for column in walls[0]] == [2, 1, 0]
    assert [name_of(card) for card in walls[1][0]] == ["bard", "witch"]
    cards = [card for column in walls[1] for card in column] + table.state.decks[1]
    assert len(cards) == len(set(cards)) == 24


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"fortress": [[2, 2, 2]]}, "not one for each of 2 seats"),
        ({"fortress": [[2, 2, 3], [2, 2, 2]]}, "<= 2|less than"),
        ({"fortress": [[["bard", "witch", "rogue"], 2, 2], [2, 2, 2]]}, "more than two"),
        ({"fortress": [[["golem"], 2, 2], [2, 2, 2]], "hands": [["golem"], []]}, "lies in 2 places"),
        ({"deck_orders": [["bard"], []]}, "name them"),
        ({"row": ["bard"]}, "not in this variant"),
        ({"out": [1]}, "not in this variant"),
    ],
)
def test_an_impossible_siege_is_refused(position, complaint):
    with pytest.raises(BadPosition, match=complaint):
        siege(**position)


def test_a_leader_has_no_place_in_a_siege():
    squads = [[None] * 4 + [{"card": "monk", "leader": True}] + [None] * 4, [None] * 9]
    with pytest.raises(BadPosition, match="no leaders in a siege"):
        Match.start(GAME, Deal(2, 1, {"variant": "siege"}, {"squads": squads}))
