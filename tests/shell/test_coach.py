"""The coach's sheet and the hint ladder, by hand."""

from typing import TypeAlias

import msgspec
import pytest
from msgspec.structs import replace

from pixtable.ai.coach import Verdict
from pixtable.core.course import Course
from pixtable.core.events import Ask, Choose
from pixtable.core.game import Budget, Opponent, Thought
from pixtable.core.match import Deal, Match
from pixtable.core.rules import Refusal, Result, ScoreLine
from pixtable.core.telling import plain_text
from pixtable.core.why import Answer, Weighed, Why
from pixtable.games import GAMES
from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.games.pictoric.rules.moves import Clue, Vote
from pixtable.games.tactics.rules.moves import Cast, Draw, PlayOrder
from pixtable.play.coach import Analysis
from pixtable.shell.coach.graph import ChanceGraph
from pixtable.shell.coach.rows import CoachRow, RowWords
from pixtable.shell.coach.scene import CoachScene
from pixtable.shell.table.hint_words import InTerms
from pixtable.shell.table.scene import TableScene
from pixtable.store.settings import Settings
from pixtable.table.rich import rich
from pixtable.tools.visit import Visit
from pixtable.ui.draw.marks import Mark
from pixtable.ui.lettering.typeset import plain
from tests.games.tactics.squads import REAR, battle, my, their
from tests.shell.played import played_game
from tests.shell.test_table import FRIEND, ME, ROBOT, sit

Lines: TypeAlias = tuple[ScoreLine, ...]


def played_by_mind(game_id: str, seats: int) -> Match:
    """A whole game, played by opponents of the middling sort."""
    match = Match.start(GAMES[game_id], Deal(seats, 5))
    while match.result is None:
        seat = match.to_act[0]
        match.play(seat, match.game.mind.think(match.view(seat), seat, Opponent("normal"), match.n, Budget()).move)
    return match


@pytest.fixture
def visit():
    with Visit(Settings(language="en", pace="instant", speed="instant")) as made:
        yield made


@pytest.fixture
def sheet(visit):
    visit.sit_down_at(played_game(2, rounds=1), (ME, ROBOT))
    visit.pilot.settle().click("result.coach").settle()
    scene = visit.pilot.scene
    assert isinstance(scene, CoachScene)
    return scene


def rows(scene: CoachScene) -> list[CoachRow]:
    return [row for row in scene.pane.children if isinstance(row, CoachRow)]


def test_every_decision_of_the_person_is_judged(sheet):
    assert sheet.analysis.is_done
    match = sheet.session.match
    judged = [verdict.n for verdict in sheet.analysis.verdicts]
    assert judged == sheet.analysis.decisions
    assert judged
    assert all(match.steps[n].seat == 0 for n in judged)


def test_only_mistakes_or_all(visit, sheet):
    few = len(rows(sheet))
    visit.pilot.click("coach.mistakes").settle()
    assert len(rows(sheet)) == len(sheet.analysis.verdicts) > few


def test_a_verdict_is_shown_on_the_table(visit, sheet):
    row = rows(sheet)[0]
    visit.pilot.click(row.id).settle()
    table = visit.pilot.scene
    assert isinstance(table, TableScene)
    verdict = next(verdict for verdict in sheet.analysis.verdicts if row.id == f"coach.row.{verdict.n}")
    assert table.looking_at == verdict.n
    assert table.toast.visible
    assert table.stage.shown_move.card == verdict.best["card"]


def test_what_was_worked_out_is_kept(visit, sheet):
    class Nobody:
        """A thinker that must not be asked."""

    again = Analysis(sheet.session.match, (0,), Nobody(), visit.app.services.folders.coach)
    assert again.is_done
    assert again.verdicts == sheet.analysis.verdicts


def test_a_damaged_note_of_the_coach_is_worked_out_again(visit, sheet):
    (path,) = visit.app.services.folders.coach.glob("*.json")
    path.write_text("[]{", encoding="utf-8")
    assert not Analysis(
        sheet.session.match, (0,), visit.app.services.thinker, visit.app.services.folders.coach
    ).verdicts


def test_leaving_stops_the_work(visit):
    visit.sit_down_at(played_game(2, rounds=1), (ME, ROBOT))
    visit.pilot.settle().click("result.coach").step()
    scene = visit.pilot.scene
    visit.pilot.press("escape").settle()
    done = len(scene.analysis.verdicts)
    visit.pilot.step(500)
    assert len(scene.analysis.verdicts) == done < len(scene.analysis.decisions)


def title_of(visit: Visit, card: int) -> str:
    return visit.app.words_of("pictoric").say(f"pictures.{PICTURES[card]}")


def test_of_pictoric_it_is_told_how_crowded_each_clue_was(visit):
    match = played_by_mind("pictoric", 3)
    visit.sit_down_at(match, [ROBOT] * 3)
    visit.app.open_coach(visit.app.desk.scenes[0].session)
    visit.pilot.settle()
    sheet = visit.pilot.scene
    remarks = [row for row in rows(sheet) if row.id.startswith("coach.remark.")]
    clues = [n for n, step in enumerate(match.steps) if isinstance(step.move, Clue)]
    assert [row.id for row in remarks] == [f"coach.remark.{n}" for n in clues[: len(remarks)]]
    assert len(remarks) >= len(clues) - 1  # the last one may have been given for nothing
    assert match.steps[clues[0]].move.text in plain(remarks[0].words.choices[0].move)
    assert title_of(visit, match.state_at(clues[0]).drawn) in plain(remarks[0].words.occasion)
    remarks[0].on_press()
    visit.pilot.settle()
    assert visit.pilot.scene.looking_at == clues[0] + 1


def test_of_pictoric_a_better_vote_is_pointed_at_and_a_better_clue_is_told(visit):
    match = played_by_mind("pictoric", 4)
    visit.sit_down_at(match, [ROBOT] * 4)
    session = visit.app.desk.scenes[0].session
    vote, clue = (next(n for n, step in enumerate(match.steps) if isinstance(step.move, kind)) for kind in (Vote, Clue))
    session.show_better(vote, {"kind": "vote", "sector": 2}, "why")
    visit.pilot.settle()
    table = visit.pilot.scene
    pointed = [node.card for node in table.stage.sectors.pictures if Mark.HINTED in node.marks]
    assert pointed == [match.state_at(vote).sectors[1]]
    verdict = Verdict(
        clue, match.steps[clue].seat, (0.25,) * 4, 0.1, {"kind": "clue", "text": "a riddle"}, is_best=False
    )
    row = CoachScene(visit.app, session)._row(verdict, is_turning=False)
    assert "a riddle" in plain(row.words.choices[1].move)
    assert title_of(visit, match.state_at(clue).drawn) in plain(row.words.occasion)
    voter = match.steps[vote].seat
    votes = [move for move in match.rules.legal(match.state_at(vote), voter) if move != match.steps[vote].move]
    better_vote = replace(verdict, n=vote, seat=voter, best={"kind": "vote", "sector": votes[0].sector})
    asked = CoachScene(visit.app, session)._row(better_vote, is_turning=False)
    assert match.steps[clue].move.text in plain(asked.words.occasion)
    led = match.state_at(vote)
    assert title_of(visit, led.laid[led.leader]) in plain(asked.words.occasion)


def test_of_a_vote_that_was_right_it_is_said_that_it_was(visit):
    match = played_by_mind("pictoric", 3)
    visit.sit_down_at(match, [ROBOT] * 3)
    sheet = CoachScene(visit.app, visit.app.desk.scenes[0].session)
    votes = [n for n, step in enumerate(match.steps) if isinstance(step.move, Vote)]
    found = set()
    for n in votes:
        state = match.state_at(n)
        was_right = state.sectors[match.steps[n].move.sector - 1] == state.laid[state.leader]
        said = plain(rich(sheet._occasion(n, match.steps[n].seat)))
        assert said.endswith("and this vote found it.") == was_right
        found.add(was_right)
    assert found == {True, False}


@pytest.mark.parametrize(
    ("winners", "teams", "ends"),
    [((1,), (0, 1), [0.0, 1.0]), ((0, 1), (0, 1), [0.5, 0.5]), ((0, 2), (0, 1, 0, 1), [1.0, 0.0, 1.0, 0.0])],
)
def test_a_line_ends_at_what_became_of_the_chance(winners, teams, ends):
    result = Result((0,) * len(teams), winners, tuple(1 if seat in winners else 2 for seat in range(len(teams))), ())
    graph = ChanceGraph(
        "graph", Course([[0.0]], [], []), result, teams, ("", "", ""), emblems=range(len(teams)), say=lambda key, n: key
    )
    assert [graph._final(seat) for seat in range(len(teams))] == ends


def test_a_game_starts_about_even(sheet):
    assert abs(sheet.analysis.verdicts[0].chance - 0.5) < 0.2


# The ladder


def test_each_press_says_more(visit):
    table = sit(visit, ME, FRIEND)
    told = []
    for _ in range(3):
        visit.pilot.press("h").settle()
        told.append(table.toast.text)
        assert not table.session.match.steps
    assert len(set(told)) == 3
    assert table.stage.shown_move == table.hints._thought.move


def test_the_first_rung_shows_no_move_but_what_matters_and_the_second_fewer(visit):
    table = sit(visit, ME, FRIEND)
    visit.pilot.press("h").settle()
    marked = lambda: [card for card in table.stage.pieces.row if Mark.HINTED in card.marks]
    assert table.stage.shown_move is None
    assert 1 <= len(first := marked()) <= 3
    visit.pilot.press("h").settle()
    assert 1 <= len(marked()) <= 2
    assert set(marked()) <= set(first)


def test_where_there_are_only_two_moves_the_second_rung_tells_the_better(visit, monkeypatch):
    table = sit(visit, ME, FRIEND)
    monkeypatch.setattr(type(table.hints), "_has_many", False)
    visit.pilot.press("h").settle().press("h").settle()
    assert table.stage.shown_move == table.hints._thought.move


def test_a_move_takes_the_ladder_away(visit):
    table = sit(visit, ME, FRIEND)
    for _ in range(3):
        visit.pilot.press("h").settle()
    assert table.stage.shown_move is not None
    table.host.commit(table.moves[0])
    visit.pilot.settle().press("h").settle()
    assert table.hints._rung == 1
    assert table.stage.shown_move is None


@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if GAMES[game_id].reckon])
def test_every_game_has_a_ladder(visit, game_id):
    game = GAMES[game_id]
    from tests.shell.test_table_past import played_by_chance  # noqa: PLC0415

    match = played_by_chance(game_id, 9)
    while match.to_act != (0,):
        match.undo(practice=True)
    visit.sit_down_at(match, (ME, *[ROBOT] * (match.deal.seats - 1)))
    table = visit.app.desk.scenes[0]
    for _ in range(3):
        visit.pilot.press("h").settle()
        assert table.toast.visible, game.id


@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if GAMES[game_id].reckon])
@pytest.mark.parametrize("steps", [9, 14, 22])
def test_a_hint_does_not_lie_on_what_it_speaks_of(visit, game_id, steps):
    from tests.shell.test_table_past import played_by_chance  # noqa: PLC0415

    match = played_by_chance(game_id, steps)
    while match.to_act != (0,):
        match.undo(practice=True)
    visit.sit_down_at(match, (ME, *[ROBOT] * (match.deal.seats - 1)))
    table = visit.app.desk.scenes[0]
    for rung in (1, 2, 3):
        visit.pilot.click("table.hint").settle().step()
        thought = table.hints._thought
        about = table.stage.pointed_at([thought.move] if rung == 3 else [])
        hidden = [rect for rect in about if table.toast.rect.meets(rect)]
        assert not hidden, f"{game_id}, rung {rung}: {table.toast.rect} lies on {hidden}"


def test_why_a_piece_is_refused_does_not_lie_on_the_piece(visit):
    visit.sit_down_at(Match.start(GAMES["rhombs"], Deal(2, 5)), (ME, ROBOT))
    visit.pilot.settle()
    table = visit.app.desk.scenes[0]
    tiles = [node for node in table.stage.walk() if node.id.startswith("rhombs.tile.") and node.piece]
    assert tiles
    for tile in tiles:
        table.host.object_to(Refusal("HX-31"), tile)
        assert not table.toast.rect.meets(tile.screen_rect()), tile.id


def test_a_hint_goes_when_the_table_changes(visit):
    table = sit(visit, ME, FRIEND)
    visit.pilot.press("h").settle()
    assert table.toast.visible
    table.show(table.session.play(table.viewer, table.moves[0]))
    visit.pilot.settle().step()
    assert not table.toast.visible


def climbed(visit, match: Match) -> list[str]:
    """What the three rungs say to seat 0 of a game."""
    visit.sit_down_at(match, (ME, *[ROBOT] * (match.deal.seats - 1)))
    table, told = visit.app.desk.scenes[0], []
    for _ in range(3):
        visit.pilot.click("table.hint").settle()
        told.append(table.toast.text)
    return told


def pictoric_until(phase: str) -> Match:
    """A game of opponents, where seat 0 has to decide this."""
    match = Match.start(GAMES["pictoric"], Deal(4, 5, {"forfeits": False}))
    while match.state.phase != phase or match.to_act[0] != 0:
        seat = match.to_act[0]
        match.play(seat, match.game.mind.think(match.view(seat), seat, Opponent("normal"), match.n, Budget()).move)
    return match


@pytest.mark.parametrize("phase", ["clue", "lay", "vote"])
def test_in_pictoric_each_rung_speaks_of_the_decision_and_not_of_the_spiral(visit, phase):
    match = pictoric_until(phase)
    told = climbed(visit, match)
    assert len(set(told)) == (3 if phase == "clue" or len(match.legal(0)) > 2 else 2)
    assert not any("spiral" in sentence or "patience" in sentence for sentence in told)
    assert "%" in told[2]


def test_in_pictoric_a_clue_is_written_down_only_on_the_last_rung(visit):
    visit.sit_down_at(pictoric_until("clue"), (ME, *[ROBOT] * 3))
    box = visit.app.desk.scenes[0].stage.lead.box
    written = []
    for _ in range(3):
        visit.pilot.click("table.hint").settle()
        written.append(box.text)
    assert written[:2] == ["", ""]
    told = visit.app.desk.scenes[0].toast.text
    assert f"“{written[2]}”" in told
    assert " cells on average" in told


def test_in_tactics_the_best_is_told_with_its_chance(visit):
    match = Match.start(GAMES["tactics"], Deal(2, 5))
    while match.state.round < 2 or match.to_act[0] != 0 or match.pending(0) or len(match.legal(0)) < 3:
        seat = match.to_act[0]
        thought = match.game.mind.think(
            match.view(seat), seat, Opponent("greedy"), match.n, Budget(), pending=match.pending(seat)
        )
        match.play(seat, thought.move)
    assert "Chance to win" in climbed(visit, match)[2]


def hinted(visit, match: Match, thought: Thought) -> str:
    """What the last rung says of it."""
    visit.sit_down_at(match, (ME, ROBOT))
    return plain_text(InTerms(visit.app.desk.scenes[0].host, thought).best())


def test_a_hint_for_an_order_says_how_to_go_on_and_for_an_answer_what_it_is_part_of(visit):
    made = battle(". . . . monk . . . .", "golem/9 knight . . viking . . . .", hand=("operative",))
    match = made.match
    thought = match.game.mind.think(match.view(0), 0, Opponent("expert"), 1, Budget(40, told=200, counsels=True))
    order = next(one for one in thought.why.moves if one.move == PlayOrder(my("operative")))
    said = hinted(visit, match, replace(thought, why=Why(chosen=order, candidates=())))
    assert said.startswith("Best: play Operative as an order, then: target Knight.")
    match.play(0, order.move)
    answer = Weighed(move=Choose(order.then[0].option), worth=0.5, terms=order.terms)
    said = hinted(visit, match, Thought(answer.move, 1, Why(chosen=answer, candidates=())))
    assert said.startswith("Best: target Knight (part of: play Operative as an order).")


def test_a_better_order_is_told_with_how_it_goes_on(visit):
    made = battle(". . . . monk . . . .", "golem/9 knight . . viking . . . .", hand=("operative",))
    match = made.match
    match.play(0, Draw())
    order = PlayOrder(my("operative"))
    ask = Ask(0, "target", (their("golem"), their("knight")), "PT-80", "operative.order")
    data = msgspec.json.decode(match.game.codec.encode(order))
    found = Verdict(0, 0, (0.5, 0.5), 0.1, data, is_best=False, then=(Answer(ask, their("knight")),))
    visit.sit_down_at(match, (ME, ROBOT))
    sheet = CoachScene(visit.app, visit.app.desk.scenes[0].session)
    better = sheet._row(found, is_turning=False).words.choices[1]
    assert plain(better.move) == "Play Operative as an order, then: target Knight"


def test_an_answer_is_told_with_those_before_it(visit):
    made = battle(". . . . monk . necromancer . .", wave=REAR, discard=("golem", "lancer"))
    match = made.match
    for move in (Cast(my("necromancer")), Choose(my("lancer")), Choose(2)):
        match.play(0, move)
    visit.sit_down_at(match, (ME, ROBOT))
    sheet = CoachScene(visit.app, visit.app.desk.scenes[0].session)
    first, second = (plain_text(sheet._occasion(n, 0)) for n in (1, 2))
    assert first == "Part of this move: have Necromancer cast its spell."
    assert second == "Part of this move: have Necromancer cast its spell, then: recruit Lancer."


# Words of a row

GAINS, LOSES = ScoreLine(1, "symbols", "PX-41", 4), ScoreLine(1, "zone", "PX-42", -9)
NOTHING = (replace(GAINS, points=0), replace(LOSES, points=0))


def row_of(visit, own: Lines, best: Lines, uncertain: tuple[bool, bool] = (False, False)) -> RowWords:
    """A row for the first decision of a game, where the own move and the better one bring this much."""
    match = played_game(2, rounds=1)
    visit.sit_down_at(match, (ME, ROBOT))
    seat, played = match.steps[0].seat, match.steps[0].move
    better = next(move for move in match.rules.legal(match.state_at(0), seat) if move != played)
    data = msgspec.json.decode(match.game.codec.encode(better))
    found = Verdict(0, seat, (0.5, 0.5), 0.1, data, is_best=False, brought=(own, best), uncertain=uncertain)
    return CoachScene(visit.app, visit.app.desk.scenes[0].session)._row(found, is_turning=False).words


def test_what_brings_nothing_at_once_says_so_beside_what_does(visit):
    words = row_of(visit, NOTHING, (GAINS, NOTHING[1]))
    assert [choice.outcome for choice in words.choices] == ["nothing right away", "+4 points (symbols +4)"]
    assert words.why == ""


def test_what_cannot_be_told_is_not_called_nothing(visit):
    words = row_of(visit, NOTHING, NOTHING, (True, False))
    assert [choice.outcome for choice in words.choices] == ["the outcome is uncertain", "nothing right away"]
    assert words.why.startswith("Looking ahead")
    both = row_of(visit, NOTHING, NOTHING, (True, True))
    assert both.why.startswith("Looking ahead")


@pytest.mark.parametrize("best", [(GAINS, LOSES), (NOTHING[0], LOSES)])
def test_what_brings_less_at_once_says_what_it_wins_in_the_end(visit, best):
    words = row_of(visit, NOTHING, best)
    assert words.why == "Looking ahead, the best move wins 50% of the time, yours 40%."


@pytest.mark.parametrize("both", [NOTHING, (GAINS, LOSES)])
def test_of_moves_that_bring_the_same_the_chances_are_told(visit, both):
    words = row_of(visit, both, both)
    assert words.choices[0].outcome == words.choices[1].outcome != ""
    assert words.why.startswith("Right now both do the same. Looking ahead, the best move wins 50%")


def test_where_nothing_is_known_of_what_moves_bring_nothing_is_said_of_it(visit):
    words = row_of(visit, (), ())
    assert [choice.outcome for choice in words.choices] == ["", ""]
    assert words.why.startswith("Looking ahead")


def test_a_move_that_is_as_good_is_not_called_the_best(visit):
    match = played_game(2, rounds=1)
    visit.sit_down_at(match, (ME, ROBOT))
    sheet, seat = CoachScene(visit.app, visit.app.desk.scenes[0].session), match.steps[0].seat
    moves = match.rules.legal(match.state_at(0), seat)
    grades = set()
    for move in moves:
        data = msgspec.json.decode(match.game.codec.encode(move))
        words = sheet._row(Verdict(0, seat, (0.5, 0.5), 0.0, data, is_best=True), is_turning=False).words
        grades.add((move == match.steps[0].move, words.grade))
    assert grades == {(True, "the best move"), (False, "as good as the best")}


def test_an_answer_is_told_with_the_move_that_it_is_part_of(visit):
    made = battle(hand=("keeper",), discard=("witch", "bard"))
    made.match.play(0, PlayOrder(my("keeper")))
    n = made.match.n
    first, second = made.match.legal(0)[:2]
    made.match.play(0, first)
    visit.sit_down_at(made.match, (ME, ROBOT))
    data = msgspec.json.decode(made.match.game.codec.encode(second))
    session = visit.app.desk.scenes[0].session
    row = CoachScene(visit.app, session)._row(Verdict(n, 0, (0.5, 0.5), 0.1, data, is_best=False), is_turning=False)
    assert plain(row.words.occasion) == "Part of this move: play Keeper as an order."
    answering = CoachScene(visit.app, session)._occasion(n, 1)
    assert plain(rich(answering)).startswith(f"Part of this move by {session.chairs[0].name}: ")
