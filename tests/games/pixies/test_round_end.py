"""The end of a round: garden by garden, kind by kind; and nothing of the next one before this one has been read."""

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

from pixtable.games.pixies.rules.events import RoundScored
from pixtable.games.pixies.rules.scoring import NEIGHBOURS, largest_zone, score
from pixtable.games.pixies.table.pieces.cards import CardNode
from pixtable.games.pixies.table.preview.outcome import TERMS
from pixtable.games.pixies.table.scoring.choreography import choreography, walk_of
from pixtable.games.pixies.table.words import round_table
from pixtable.games.pixies.tools.tour import ends_the_round
from pixtable.shell.kit.recap import RecapScene
from pixtable.shell.table.scene import TableScene
from pixtable.store.settings import Settings
from pixtable.table.standings import RoundTable, Score, ranks_by
from pixtable.tools.tour.games import chairs_for, play_until, usual_move
from pixtable.tools.visit import Visit
from pixtable.ui.motion.durations import GOES_ON, HANDS_OFF, Motion
from pixtable.ui.pilot import FRAME

SEATS = 3


def last_card():
    return play_until("pixies", SEATS, ends_the_round)


def scored_gardens():
    match = last_card()
    before = match.state.copy()
    match.rules.evolve(before, match.branch().play(0, usual_move(match))[0])
    return before.gardens, before.round


@pytest.fixture
def visit() -> Iterator[Visit]:
    with Visit(Settings(language="en")) as visit:
        yield visit


def end_the_round(visit: Visit) -> TableScene:
    match = last_card()
    visit.sit_down_at(match, chairs_for("pixies", SEATS))
    table = visit.pilot.scene
    assert isinstance(table, TableScene)
    table.host.commit(usual_move(match))
    visit.wait_until(lambda: table.director.is_held, 200)
    return table


def until(visit: Visit, is_so: Callable[[], bool]) -> bool:
    """Virtual time goes on without being drawn."""
    for _ in range(3000):
        if is_so():
            return True
        visit.pilot.desk.step(FRAME)
    return False


def standings(table: TableScene):
    return table.stage.flourishes.count.standings


def cards(table: TableScene) -> set[int]:
    return {node.card for node in table.stage.walk() if isinstance(node, CardNode)}


# the choreography, as data


@pytest.mark.parametrize("viewer", range(SEATS))
def test_the_others_are_counted_first_and_clockwise_and_then_the_viewer(viewer: int):
    gardens, round = scored_gardens()
    counts = choreography(gardens, round, viewer, Motion())
    assert [count.seat for count in counts] == [(viewer + i) % SEATS for i in (1, 2, 0)]
    assert all(a.ends <= b.begins for a, b in pairwise(counts))
    own = counts[-1].ends - counts[-1].begins
    assert all(count.ends - count.begins < own for count in counts[:-1])


def test_all_that_counts_is_counted_once_pins_before_symbols_before_the_zone():
    gardens, round = scored_gardens()
    for count in choreography(gardens, round, 0, Motion()):
        sheet = score(gardens[count.seat], round)
        assert sum(item.points for item in count.items) == sheet.total
        kinds = [TERMS.index(item.term) for item in count.items]
        assert kinds == sorted(kinds)
        assert [item.step for item in count.items] == list(range(len(kinds)))
        assert all(a.leaves <= b.leaves for a, b in pairwise(count.items))
        assert count.lands > count.items[-1].leaves


def test_the_outline_of_a_zone_goes_from_card_to_card():
    for garden in scored_gardens()[0]:
        zone = largest_zone(garden)
        walk = walk_of(zone)
        assert sorted(walk) == sorted(zone)
        assert all(any(other in NEIGHBOURS[cell] for other in walk[:n]) for n, cell in enumerate(walk) if n)


def test_in_no_time_nothing_takes_time():
    gardens, round = scored_gardens()
    assert choreography(gardens, round, 0, Motion(speed=0.0))[-1].ends == 0


def test_a_quick_pace_hurries_the_others_and_not_the_own_garden():
    gardens, round = scored_gardens()
    *others, own = (count.ends - count.begins for count in choreography(gardens, round, 0, Motion()))
    *quicker, same = (count.ends - count.begins for count in choreography(gardens, round, 0, Motion(), leisure=0.4))
    assert all(b < a for a, b in zip(others, quicker, strict=True))
    assert same == pytest.approx(own)


# at the table


def test_nothing_of_the_next_round_is_seen_before_the_table_of_this_one_was_pressed_on(visit: Visit):
    table = end_the_round(visit)
    lying, round = cards(table), table.stage.state.round
    for _ in range(60):
        visit.pilot.step(500)
        assert (cards(table), table.stage.state.round) == (lying, round)
    assert standings(table).onward.visible
    assert visit.pilot.focused == "pixies.onward"
    visit.pilot.press("return").settle()
    assert table.stage.state.round == round + 1
    assert not standings(table).visible
    assert len(table.stage.state.row) == SEATS


def test_the_cards_of_a_round_that_was_read_are_seen_to_go_back_into_the_deck(visit: Visit, monkeypatch):
    table = end_the_round(visit)
    assert until(visit, lambda: standings(table).onward.visible)
    visit.pilot.step(500)
    lying, drawn = cards(table), set[int]()
    draw = CardNode.draw
    monkeypatch.setattr(CardNode, "draw", lambda node, canvas: (drawn.add(node.card), draw(node, canvas)))
    visit.pilot.press("return")
    visit.pilot.desk.step(6 * FRAME)
    drawn.clear()
    visit.pilot.desk.draw()
    assert lying <= drawn


@pytest.mark.parametrize("press", ["click", "return", "3", "left", "x"])
def test_any_press_completes_the_count_and_the_same_press_does_not_put_its_table_away(visit: Visit, press: str):
    table = end_the_round(visit)
    round = table.stage.state.round
    visit.pilot.step(900)
    for _ in range(2):  # an eager hand presses twice
        if press == "click":
            visit.pilot.click((300.0, 500.0))
        else:
            visit.pilot.press(press)
    assert not table.stage.is_telling
    assert standings(table).onward.visible
    assert table.stage.look.counted is None
    visit.pilot.step(HANDS_OFF)
    assert table.stage.state.round == round
    visit.pilot.click("pixies.onward").settle()
    assert table.stage.state.round == round + 1


def test_who_wishes_so_need_not_press(visit: Visit):
    visit.app.change(goes_on="quick")
    table = end_the_round(visit)
    round = table.stage.state.round
    until(visit, lambda: not table.stage.is_telling)
    visit.pilot.step(GOES_ON["quick"] - 500)
    assert table.stage.state.round == round
    assert table.director.part_rested == pytest.approx(0.92, abs=0.05)
    visit.pilot.step(1000)
    assert table.stage.state.round == round + 1


def test_time_does_not_go_on_below_a_sheet_that_lies_over_the_table(visit: Visit):
    visit.app.change(goes_on="quick")
    table = end_the_round(visit)
    round = table.stage.state.round
    until(visit, lambda: not table.stage.is_telling)
    visit.app.open_settings()
    visit.pilot.step(GOES_ON["quick"] + 500)
    assert table.stage.state.round == round


def test_a_replay_stops_at_no_round_and_a_look_back_shows_no_table(visit: Visit):
    table = end_the_round(visit)
    table.director.finish()
    visit.pilot.settle()
    last = table.session.match.n
    table.timeline.watch_from(last - 1)
    assert until(visit, lambda: standings(table).visible)
    assert until(visit, lambda: not table.stage.is_telling)
    assert not standings(table).onward.visible
    assert until(visit, lambda: not table.timeline.is_replaying)
    assert not table.director.is_held
    table.timeline.look_at(last - 1)
    assert not standings(table).visible
    table.timeline.look_at_now()
    assert not standings(table).visible


def test_taking_back_the_last_card_takes_the_table_away(visit: Visit):
    visit.app.change(practice=True)
    table = end_the_round(visit)
    until(visit, lambda: not table.stage.is_telling)
    visit.pilot.press("ctrl+z").settle()
    assert not standings(table).visible
    assert table.stage.look.counted is None
    assert table.host.moves


def test_the_table_of_a_round_can_be_read_again_from_its_line_in_the_log(visit: Visit):
    table = end_the_round(visit)
    table.director.finish()
    visit.pilot.settle()
    entry = next(entry for entry in table.log.shown() if entry.card is not None)
    table.timeline.look_at_entry(entry)
    visit.pilot.settle()
    assert isinstance(visit.pilot.scene, RecapScene)
    assert title_of(table) in visit.pilot.texts


def title_of(table: TableScene) -> str:
    """Of the table of the first round: who has got most in it."""
    points = [sheet.total for sheet in table.session.match.state.sheets[0]]
    (best,) = (seat for seat, total in enumerate(points) if total == max(points))
    return f"{table.session.chairs[best].name} wins round 1 of 3"


def test_a_round_that_two_have_won_names_nobody(visit: Visit):
    table = end_the_round(visit)
    state = table.session.match.state.copy()
    best = max(state.sheets[0], key=lambda sheet: sheet.total)
    state.sheets[0] = (best, best, *state.sheets[0][2:])
    assert round_table(table.stage.look, state, [0] * SEATS).title.startswith("After round")


def test_calm_motion_counts_without_hops_and_comes_to_the_same(visit: Visit):
    visit.app.change(reduced_motion=True)
    table = end_the_round(visit)
    hopped = False
    while table.stage.is_telling:
        visit.pilot.desk.step(50)
        hopped = hopped or any(node.pose.lift for node in table.stage.pieces.cards.values())
    assert not hopped
    assert standings(table).onward.visible


def test_where_nothing_is_counted_the_light_costs_no_time(visit: Visit):
    match = play_until("pixies", SEATS, lambda match: match.n > 3 and match.to_act == (0,))
    visit.sit_down_at(match, chairs_for("pixies", SEATS))
    stage = visit.pilot.scene.stage  # type: ignore[attr-defined]
    stage.sync(stage.state, animate=True)
    assert not stage.is_telling


# the ranks


def test_ranks_are_shared_and_the_order_among_equals_stays():
    ranks = ranks_by([10, 20, 20]), ranks_by([25, 25, 20])
    assert ranks == ([3, 1, 1], [1, 1, 3])
    table = RoundTable("", (), [Score("", n, 0, 0) for n in range(3)], ("", ""), str, ranks)
    assert (table.order(after=False), table.order(after=True)) == ([1, 2, 0], [0, 1, 2])
    assert ranks_by([7, 5], fewest_wins=True) == [2, 1]


def test_a_round_that_is_scored_is_the_only_thing_that_waits():
    match = last_card()
    with Visit(Settings(language="en")) as visit:
        visit.sit_down_at(match, chairs_for("pixies", SEATS))
        events = match.branch().play(0, usual_move(match))
        held = [event for event in events if visit.pilot.scene.stage.holds(event)]  # type: ignore[attr-defined]
    assert [type(event) for event in held] == [RoundScored]
