"""What is told of moves to somebody who is advised: the rules' own count, and nothing that the seat cannot know."""

from random import Random

from msgspec.structs import replace

from pixtable.core.chance import Rng
from pixtable.core.events import Choose
from pixtable.core.game import Budget, Opponent
from pixtable.core.match import Deal, Match
from pixtable.games.tactics import GAME
from pixtable.games.tactics.mind.counsel import Counsel
from pixtable.games.tactics.mind.personas import PLAIN
from pixtable.games.tactics.mind.points import LEADERS
from pixtable.games.tactics.mind.reckoning import reckon
from pixtable.games.tactics.mind.turns import Turns, Width
from pixtable.games.tactics.mind.worlds import TacticsModel
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import name_of
from pixtable.games.tactics.rules.field.board import Board

from .squads import as_leader, battle, my, their


def counsel(match: Match, also=None) -> dict:
    seat = match.to_act[0]
    budget = Budget(40, told=200, also=also, counsels=True)
    return GAME.mind.think(match.view(seat), seat, Opponent("expert"), 1, budget, pending=match.pending(seat)).why


def brought(match: Match, move) -> dict[str, int]:
    told = next(told for told in counsel(match, move).candidates if told.move == move)
    return {line.term: line.points for line in told.terms if line.points}


def terms(table, seat: int = 0) -> dict[str, int]:
    return {line.term: line.points for line in reckon(table.state, seat)}


def test_what_a_move_brings_is_what_the_rules_make_of_it():
    table = battle("lancer golem . . monk . . . .", "knight . . . viking . . . .", hand=("witch",))
    for move in (mv.Draw(), mv.Recruit(my("witch"), 2), mv.Attack(my("golem"), their("knight"))):
        told = brought(table.match, move)
        before, after = reckon(table.state, 0), table.match.branch()
        after.play(0, move)
        now = {line.term: line.points for line in reckon(after.state, 0)}
        assert told == {line.term: now[line.term] - line.points for line in before if now[line.term] != line.points}
        assert told


def test_a_question_on_the_way_is_answered_before_the_count():
    """An order that has yet to be aimed brings nothing; aimed well, it fells a hero."""
    table = battle(". . . . monk . . . .", "golem/9 knight . . viking . . . .", hand=("operative",))
    told = brought(table.match, mv.PlayOrder(my("operative")))
    assert told["enemy_life"] > 0
    assert told["cards"] == -1
    table.match.play(0, mv.PlayOrder(my("operative")))
    assert brought(table.match, Choose(their("knight"))) == told


def test_what_is_not_the_same_in_every_world_is_uncertain(monkeypatch):
    """Then it counts as nothing, which it may well not be."""
    table = battle("lancer . . . monk . . . .", "knight . . . viking . . . .")
    move = mv.Attack(my("lancer"), their("knight"))
    counsels = Counsel(TacticsModel(table.state, 0, PLAIN, None), 0, Random(1))
    lines, is_uncertain, _ = counsels.told(move)
    assert not is_uncertain
    damage = next(line for line in lines if line.term == "enemy_life")
    hurts = iter((damage, replace(damage, points=0)))
    monkeypatch.setattr(Counsel, "_brought", lambda *_: [next(hurts)])
    assert counsels.told(move)[:2] == ((replace(damage, points=0),), True)


def test_with_an_order_it_is_told_how_to_go_on():
    table = battle(". . . . monk . . . .", "golem/9 knight . . viking . . . .", hand=("operative",))
    (answer,) = next(one for one in counsel(table.match).moves if one.move == mv.PlayOrder(my("operative"))).then
    table.match.play(0, mv.PlayOrder(my("operative")))
    assert answer.ask == table.match.half_made.ask
    assert answer.option == their("knight")


def test_what_is_asked_of_cards_that_nobody_has_seen_yet_is_not_foreseen():
    """The leader looks at the deck; what will lie there the seat does not know."""
    table = battle(". . . . keeper . . . .", deck=("witch", "bard", "deity", "rogue"))
    one = next(one for one in counsel(table.match).moves if one.move == mv.LeaderAction())
    assert one.then == ()
    table.match.play(0, one.move)
    assert set(table.match.half_made.ask.options) & {my(name) for name in ("witch", "bard", "deity", "rogue")}


def test_points_that_are_dealt_one_by_one_are_told_once():
    table = battle(". . . . monk . . . .", "golem knight . . viking . . . .", hand=("ranger",))
    one = next(one for one in counsel(table.match).moves if one.move == mv.PlayOrder(my("ranger")))
    prompts = [answer.ask.prompt for answer in one.then]
    assert prompts
    assert len(set(prompts)) == len(prompts)
    table.match.play(0, one.move)
    asked = table.match.half_made.ask.prompt
    assert all(answer.ask.prompt != asked for told in counsel(table.match).moves for answer in told.then)


def test_a_blow_that_wins_is_told_as_the_victory_and_nothing_else():
    table = battle("golem . . . monk . . . .", ". . . . viking=1 . . . .")
    told = brought(table.match, mv.Attack(my("golem"), their("viking")))
    assert told.keys() <= {"match", "enemy_leader"}
    assert told


def test_shelter_is_the_blow_that_the_leader_need_not_fear():
    open_, screened = (
        battle(mine, "golem . . . viking . . . .") for mine in (". . . . monk . . . .", ". knight . . monk . . . .")
    )
    strongest = max(Board(open_.state).attack(open_.state.unit(their(name))) for name in ("golem", "viking"))
    assert terms(open_)["shelter"] == -strongest
    assert terms(screened)["shelter"] == 0
    assert terms(open_, 1)["blow"] == strongest


def test_a_hero_behind_another_strikes_nobody():
    front, behind = (
        battle(mine, "golem . . . viking . . . .")
        for mine in ("knight . . . monk . . . .", "golem . . knight monk . . . .")
    )
    attack = Board(front.state).attack(front.state.unit(my("knight")))
    assert terms(front)["reach"] == attack
    assert terms(behind)["reach"] == Board(behind.state).attack(behind.state.unit(my("golem")))
    assert terms(behind)["attack"] == terms(behind)["reach"] + attack


def test_leaders_are_told_as_they_are_printed_and_the_one_that_wins_most_is_the_best():
    match = Match.start(GAME, Deal(2, 1))
    why, seat = counsel(match), match.to_act[0]
    assert why.about == "opening"
    rates = {move.card: LEADERS[name_of(move.card)] for move in match.legal(seat)}
    best = why.chosen
    assert rates[best.move.card] == max(rates.values())
    assert (best.words["attack"], best.words["life"]) == as_leader(name_of(best.move.card))


def test_nobody_else_is_told_anything():
    table = battle("lancer . . . monk . . . .", "knight . . . viking . . . .")
    why = GAME.mind.think(table.match.view(0), 0, Opponent("hard"), 1, Budget(20)).why
    assert not why.chosen.terms


def test_a_turn_is_judged_when_all_that_it_asks_is_answered():
    """Else every answer but the one that is followed further would look as if the order did nothing."""
    table = battle("~knight ~golem . . monk . . . .", "witch bard . . viking . . . .", hand=("deity",))
    model = TacticsModel(table.match.view(0), 0, PLAIN, None)
    turns = Turns(model).all(model.sample(Rng(1)), Width(60, 60))
    assert all(turn.world.ask is None for turn in turns)
    assert any(turn.first == mv.PlayOrder(my("deity")) and len(turn.steps) > 2 for turn in turns)


def test_terms_are_told_of_every_move_even_after_one_was_looked_at_again():
    table = battle("lancer golem . . monk . . . .", "knight . . . viking . . . .", hand=("witch",))
    why = counsel(table.match, mv.Pass())
    assert all(told.terms for told in why.candidates)
    assert mv.Pass() in [told.move for told in why.candidates]
