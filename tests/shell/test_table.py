"""The table's shell: whole games by any hand, the way back, and never a lost move."""

import pytest

from pixtable.core.match import Deal
from pixtable.games.pixies.rules.cards import CARDS
from pixtable.shell.table.curtain.scene import CurtainScene
from pixtable.shell.table.scene import TableScene
from pixtable.store.chairs import Chair
from pixtable.store.saves import load
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
from pixtable.ui.draw.marks import Mark
from pixtable.ui.input.intent import Want
from pixtable.ui.pilot import FRAME

ME, FRIEND = Chair("Ada"), Chair("Ivo")
ROBOT = Chair("Moss", "easy", "miser")


@pytest.fixture
def visit():
    with Visit(Settings(language="en", pace="instant", speed="instant")) as made:
        yield made


def sit(visit: Visit, *chairs: Chair, seed: int = 5, rounds: int = 1) -> TableScene:
    visit.app.start_game("pixies", chairs, Deal(len(chairs), seed, {"rounds": rounds}))
    visit.pilot.settle()
    return table_of(visit)


def table_of(visit: Visit) -> TableScene:
    scene = visit.app.desk.scenes[0]
    assert isinstance(scene, TableScene)
    return scene


def play_any(visit: Visit, table: TableScene) -> None:
    table.host.commit(table.moves[0])
    visit.pilot.settle()
    if table.director.is_held:  # what a round has brought waits to be read
        visit.pilot.press("return").settle()


def test_opponents_move_by_themselves_until_it_is_our_turn(visit):
    table = sit(visit, ME, ROBOT, ROBOT)
    assert table.session.deciding == 0
    assert table.moves
    assert "Ada" in table.bar.status


def test_a_headline_too_long_for_the_bar_keeps_its_first_part_whole(visit):
    table = sit(visit, ME, ROBOT)
    table.bar.headline = "Puzzle 16 · " + "The long way round " * 8
    visit.pilot.step()
    assert "Puzzle 16" in visit.pilot.texts


def test_a_game_ends_on_the_result_sheet(visit):
    table = sit(visit, ME, ROBOT)
    while not table.session.is_over:
        play_any(visit, table)
    assert type(visit.app.desk.top).__name__ == "ResultScene"


def test_what_is_shown_is_what_our_seat_may_know(visit):
    table = sit(visit, ME, ROBOT, ROBOT)
    for _ in range(4):
        assert table.director.shown == table.session.match.view(0)
        play_any(visit, table)


def test_undo_and_redo_by_key(visit):
    table = sit(visit, ME, FRIEND)
    before = table.session.match.n
    play_any(visit, table)
    visit.pilot.press("u").settle()
    assert table.session.match.n == before
    visit.pilot.press("ctrl+y").settle()
    assert table.session.match.n == before + 1


def test_every_tool_shows_the_key_that_works(visit):
    keymap = visit.app.desk.keymap
    table = sit(visit, ME, FRIEND)
    shown = {button.id: button.key for button in table.bar.tools}
    wants = {"undo": Want.UNDO, "redo": Want.REDO, "hint": Want.HINT, "rules": Want.RULES, "settings": Want.MENU}
    wants["show_log"] = Want.LOG
    assert shown == {f"table.{name}": keymap.shown(want) for name, want in wants.items()}


def test_the_status_line_follows_the_hand(visit):
    """A card whose twin lies open asks another question than a card for an empty cell."""
    table = sit(visit, ME, FRIEND)
    while not any(move.keep for move in table.moves):
        play_any(visit, table)
    twin = next(move.card for move in table.moves if move.keep)
    card = next(piece for piece in table.stage.pieces.row if piece.card == twin)
    visit.pilot.move(card).settle()
    assert "keep the old" in table.bar.status


def test_a_word_from_the_table_leaves_the_gardens_cells_and_the_choice_of_twins_free(visit):
    table = sit(visit, ME, FRIEND)
    while not any(move.keep for move in table.moves):
        play_any(visit, table)
    table.toast.show("Something worth a thought, at some length.", "PX-21")
    visit.pilot.settle()
    assert not any(table.toast.rect.meets(cell.rect) for cell in table.stage.cells)
    twin = next(move.card for move in table.moves if move.keep)
    visit.pilot.move(next(piece for piece in table.stage.pieces.row if piece.card == twin)).settle()
    assert table.toast.visible
    assert not any(table.toast.rect.meets(button.rect) for button in table.stage.middle.buttons)


def test_undo_stops_at_what_was_revealed_and_says_so(visit):
    table = sit(visit, ME, FRIEND)
    for _ in range(4):
        play_any(visit, table)
    visit.pilot.press("u").settle()
    assert table.session.match.n == 4
    assert table.toast.visible


def test_the_log_looks_back_without_changing_anything(visit):
    table = sit(visit, ME, FRIEND)
    for _ in range(3):
        play_any(visit, table)
    table.timeline.look_at(1)
    visit.pilot.settle()
    assert table.session.match.n == 3
    assert table.director.shown == table.session.match.rules.view(table.session.match.state_at(1), table.viewer)
    assert not table.moves
    visit.pilot.press("escape").settle()
    assert table.looking_at is None
    assert table.moves


def test_the_table_turns_to_the_person_who_decides(visit):
    table = sit(visit, ME, FRIEND)
    seen = {table.viewer}
    for _ in range(3):
        play_any(visit, table)
        assert table.viewer == table.session.deciding
        seen.add(table.viewer)
    assert seen == {0, 1}


def test_a_curtain_falls_between_people_who_want_one(visit):
    visit.app.services.settings = visit.app.settings.changed(hand_over="curtain")
    table = sit(visit, ME, FRIEND)
    play_any(visit, table)
    curtain = visit.app.desk.top
    assert isinstance(curtain, CurtainScene)
    assert not curtain.pill.visible  # they take turns: nobody is "done"


def test_a_refused_move_is_explained_with_its_clause(visit):
    table = sit(visit, ME, FRIEND)
    foreign = table.session.match.legal(table.viewer)[0].__class__(card=table.session.match.state.deck[0])
    table.host.explain(foreign, table.stage)
    assert table.toast.visible
    assert visit.pilot.settle().texts
    visit.pilot.click("toast.clause").settle()
    assert type(visit.app.desk.top).__name__ == "RulebookScene"


def test_a_hint_points_at_a_move_and_plays_nothing(visit):
    table = sit(visit, ME, FRIEND)
    visit.pilot.press("h").settle()
    assert table.session.match.n == 0
    assert not table.session.is_thinking


def test_leaving_keeps_the_game_and_the_title_brings_it_back(visit):
    table = sit(visit, ME, ROBOT)
    play_any(visit, table)
    steps = list(table.session.match.steps)
    path = table.session.recorded.journal.path
    visit.pilot.press("escape").settle().click("dialog.home").settle()
    assert type(visit.app.desk.top).__name__ == "TitleScene"
    assert load(path).match.steps == steps
    visit.app.resume_game(path)
    visit.pilot.settle()
    assert table_of(visit).session.match.steps[: len(steps)] == steps


def test_the_language_changes_on_the_fly(visit):
    table = sit(visit, ME, ROBOT)
    visit.app.change(language="uk")
    visit.pilot.settle()
    assert "Гравці" in visit.pilot.texts
    assert table.moves


@pytest.mark.parametrize("pace", ["normal", "fast", "instant"])
def test_every_pace_comes_to_our_turn(visit, pace):
    visit.app.services.settings = visit.app.settings.changed(pace=pace, speed="normal")
    visit.app.apply()
    table = sit(visit, ROBOT, ROBOT, ME)
    assert table.session.deciding == 2


@pytest.mark.parametrize("way", ["drag", "click", "key"])
def test_who_reaches_for_a_card_need_not_wait_for_what_is_still_told(visit, way):
    """The opponent's move is decided and its telling has only begun: the turn is ours all the same."""
    visit.app.services.settings = visit.app.settings.changed(pace="normal", speed="normal")
    visit.app.apply()
    visit.app.start_game("pixies", (ROBOT, ME), Deal(2, 1, {"rounds": 1}))
    table = table_of(visit)
    while not (table.director.has_more and table.session.deciding == 1):
        if table.moves:
            table.host.commit(table.moves[0])
        visit.pilot.step(FRAME)
    steps = len(table.session.match.steps)
    card = next(CARDS[move.card] for move in table.session.moves(1) if move.keep is None and move.cell is None)
    node = table.stage.pieces.cards[card.id]
    match way:
        case "drag":
            visit.pilot.drag(node.id, f"pixies.cell.{card.value}")
        case "click":
            visit.pilot.click(node.id)
        case "key":
            visit.pilot.press(node.key)
    assert [step.seat for step in table.session.match.steps[steps:]] == [1]
    assert not table.toast.visible


def test_who_reaches_for_cards_out_of_turn_does_not_hold_the_others_up(visit):
    """Each press is refused, and the refusal shakes a card; the one whose turn it is plays on meanwhile."""
    visit.app.services.settings = visit.app.settings.changed(pace="normal", speed="normal")
    visit.app.apply()
    visit.app.start_game("pixies", (ME, ROBOT), Deal(2, 5, {"rounds": 1}))
    table, presses = table_of(visit), 0
    while table.session.deciding is None:
        visit.pilot.press("asdf"[presses % 4]).step(5 * FRAME)
        assert table.toast.visible or table.session.deciding == 0
        presses += 1
        assert presses < 60
    assert presses


def test_that_it_is_not_our_turn_is_no_longer_said_once_it_is(visit):
    """Nobody has to wave away what time has made untrue: it would lie over the reasons for our own choice."""
    visit.app.services.settings = visit.app.settings.changed(pace="normal", speed="normal")
    visit.app.apply()
    visit.app.start_game("pixies", (ME, ROBOT), Deal(2, 5, {"rounds": 1}))
    table = table_of(visit)
    assert table.session.deciding is None
    visit.pilot.press("a").step(FRAME)
    assert table.toast.visible
    for _ in range(600):
        if table.moves:
            break
        visit.pilot.step(FRAME)
    assert table.moves
    visit.pilot.step(FRAME)
    assert not table.toast.visible


def test_a_card_chosen_by_key_while_something_is_still_told_stays_chosen(visit):
    """Its number, then which twin to keep: what comes to rest in between takes nothing out of the hand."""
    visit.app.services.settings = visit.app.settings.changed(pace="normal", speed="normal")
    visit.app.apply()
    visit.app.start_game("pixies", (ROBOT, ME), Deal(2, 1, {"rounds": 1}))
    table = table_of(visit)
    while not (table.director.has_more and table.session.deciding == 1 and kept_twins(table)):
        if table.moves:
            table.host.commit(table.moves[0])
        visit.pilot.desk.step(FRAME)
    move = kept_twins(table)[0]
    steps = len(table.session.match.steps)
    visit.pilot.press(table.stage.pieces.cards[move.card].key).step(FRAME)
    visit.pilot.press("q")
    step = table.session.match.steps[steps]
    assert (step.seat, step.move.card, step.move.keep) == (1, move.card, "old")


def kept_twins(table):
    lying = table.director.shown.row
    return [move for move in table.session.moves(1) if move.keep is not None and move.card in lying]


def test_step_by_step_waits_for_the_player(visit):
    visit.app.services.settings = visit.app.settings.changed(pace="step")
    visit.app.start_game("pixies", (ROBOT, ME), Deal(2, 1, {"rounds": 1}))
    table = table_of(visit)
    visit.pilot.step(3_000)
    shown = len(table.log.ticks)
    for _ in range(20):
        visit.pilot.press("n").step(300)
    assert table.session.deciding == 1
    assert len(table.log.ticks) >= shown


def test_the_next_person_is_called_by_name_for_a_moment_and_their_garden_bears_it(visit):
    visit.app.services.settings = visit.app.settings.changed(pace="normal", speed="normal")
    visit.app.apply()
    table = sit(visit, ME, FRIEND)
    before = table.viewer
    table.host.commit(table.moves[0])
    for _ in range(300):
        visit.pilot.step(FRAME)
        if table.viewer != before:
            break
    name = table.handover.sitters[table.viewer].name
    visit.pilot.step(400)
    assert f"{name}, your turn" in visit.pilot.texts
    assert table.moves  # it holds nothing up
    visit.pilot.step(3000)
    assert not table.turn_card.visible
    assert f"{name}’s garden" in visit.pilot.texts


def test_against_opponents_nobody_is_called(visit):
    table = sit(visit, ME, ROBOT)
    play_any(visit, table)
    assert not table.turn_card.visible
    assert "Your garden" in visit.pilot.texts


def test_enter_beside_what_can_be_played_leads_there_and_after_a_hint_to_what_it_names(visit):
    table = sit(visit, ME, FRIEND)
    visit.pilot.scene.focus.set(visit.pilot.node("pixies.opponent.1"))
    visit.pilot.settle()
    visit.pilot.press("return").step(100)
    assert visit.pilot.focused.startswith("pixies.market.")
    visit.pilot.scene.focus.set(None)
    visit.pilot.press("h", "h", "h").settle()
    steps = table.session.match.n
    visit.pilot.press("return").step(100)
    assert Mark.HINTED in visit.pilot.scene.focus.current.marks
    assert (table.looking_at, table.session.match.n) == (None, steps)
    visit.pilot.press("return").settle()
    assert table.session.match.n > steps
