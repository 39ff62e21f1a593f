"""The history: an action a line, what followed from it beneath, the moment beside it, and all of it on a key."""

import pytest

from pixtable.shell.table.history import LogEntry, actions_of
from pixtable.store.chairs import Chair
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
from tests.shell.test_table_past import played_by_chance

A_REST = 600
ME, ROBOT = Chair("Ada"), Chair("Moss", "easy", "miser")


@pytest.fixture
def visit():
    with Visit(Settings(language="en", pace="instant", speed="instant")) as made:
        yield made


@pytest.fixture
def table(visit):
    visit.sit_down_at(played_by_chance("pixies", 12), (ME, ROBOT))
    visit.pilot.settle()
    return visit.app.desk.scenes[0]


def entry(event, kind="deed", step=1):
    return LogEntry(0, f"{kind} {event}", step, event, kind=kind)


def test_what_followed_hangs_under_what_was_done():
    entries = [entry(1), entry(2, "effect"), entry(3, "frame"), entry(4, "effect"), entry(5, step=2)]
    assert [(action.deed.event, len(action.effects)) for action in actions_of(entries)] == [
        (1, 1),
        (3, 0),
        (4, 0),
        (5, 0),
    ]


def test_an_effect_of_another_step_is_nobodys():
    assert len(actions_of([entry(1), entry(2, "effect", step=2)])) == 2


def test_only_the_latest_action_is_unfolded_until_asked(table):
    entries = [entry(1), entry(2, "effect"), entry(3, step=2), entry(4, "effect", step=2)]
    table.rail.log.show(entries, lambda pressed: None)
    events = lambda: [row.entry.event for row in table.rail.log.children]
    assert events() == [3, 4, 1]
    table.rail.log.turn(entries[0])
    assert events() == [3, 4, 1, 2]
    table.rail.log.turn(entries[2])
    assert events() == [3, 1, 2]


def test_a_note_beside_an_event_has_a_line_of_its_own(table):
    table.rail.log.show([entry(1), entry(2), entry(2, "frame")], lambda pressed: None)
    rows = table.rail.log.children
    assert [row.entry.kind for row in rows] == ["frame", "deed", "deed"]
    assert len({row.id for row in rows}) == 3


def test_the_key_opens_all_of_it_in_the_inspectors_place_and_brings_that_back(visit, table):
    short = table.rail.log.rect.h
    visit.pilot.press("l").settle()
    assert table.rail.log.rect.h > short + 100
    assert table.rail.log.visible
    assert not table.rail.has_inspector
    visit.pilot.press("l").settle()
    assert table.rail.log.rect.h == short
    assert table.rail.has_inspector


def test_a_line_under_the_hand_shows_its_moment_and_a_press_goes_there(visit, table):
    visit.pilot.press("l").settle()
    row = table.rail.log.children[3]
    visit.pilot.move(row.screen_rect().centre).step(A_REST)
    assert table.glimpse.is_shown
    visit.pilot.move(table.bar.rect.centre).step()
    assert not table.glimpse.is_shown
    visit.pilot.click(row.id).settle()
    assert table.looking_at == row.entry.step


# What a line names


NAMED = {
    "pixies": "pixies.card.",
    "rhombs": "rhombs.tile.",
    "pictoric": "pictoric.picture.",
    "tactics": "tactics.card.",
}
OPENED = dict.fromkeys(NAMED, "piece") | {"tactics": "tactics.reading"}


@pytest.fixture(params=NAMED)
def named(visit, request):
    """A table of each game with its history open, and the newest line that names a piece."""
    seats = 4 if request.param == "pictoric" else 2
    visit.sit_down_at(played_by_chance(request.param, 25), (ME, *[ROBOT] * (seats - 1)))
    visit.pilot.settle().press("l").settle()
    rows = visit.app.desk.scenes[0].rail.log.live
    return next(
        (request.param, row) for row in rows if any(is_piece(request.param, mark) for mark, _ in row.legend.words)
    )


def is_piece(game, mark):
    return mark.startswith(NAMED[game])


def seen(pilot, game):
    node = pilot.find(OPENED[game])
    return node is not None and node.visible


def put_away(pilot, game):
    pilot.press("escape").settle()
    assert not seen(pilot, game)
    return pilot


def test_a_piece_that_a_line_names_is_shown_by_mouse_keys_and_pad(visit, named):
    (game, row), pilot = named, visit.pilot
    number = next(n for n, (mark, _) in enumerate(row.legend.words) if is_piece(game, mark))
    spot = row.legend.children[number]
    pilot.move(spot.screen_rect().centre).step(A_REST)
    assert not spot.tooltip or spot.tooltip.split("\n")[0][:20] in " ".join(pilot.texts)
    pilot.click(spot.screen_rect().centre, 3).settle()
    assert seen(pilot, game)
    put_away(pilot, game).touch(spot.screen_rect().centre, 1000)
    assert seen(pilot, game)
    put_away(pilot, game).move(visit.app.desk.scenes[0].bar.rect.centre)
    for press, right, look in ((pilot.press, "right", "z"), (pilot.pad, "right", "y")):
        pilot.scene.focus.set(row)
        for _ in range(number + 1):
            press(right).step()
        assert pilot.focused == spot.id
        press(look).settle()
        assert seen(pilot, game)
        put_away(pilot, game)


def test_the_line_itself_shows_the_first_thing_that_it_names(visit, named):
    (game, row), pilot = named, visit.pilot
    pilot.scene.focus.set(row)
    pilot.press("z").settle()
    first = row.legend.words[0][0]
    assert seen(pilot, game) if is_piece(game, first) else pilot.scene.name == "rulebook"


def test_arrows_go_from_line_to_line_past_the_words(visit, named):
    (_, row), pilot = named, visit.pilot
    rows = [one.id for one in visit.app.desk.scenes[0].rail.log.children]
    pilot.scene.focus.set(row)
    at = rows.index(row.id)
    for id in rows[at + 1 : at + 4]:
        pilot.press("down").step()
        assert pilot.focused == id
    pilot.press("right").step()
    pilot.press("up").step()
    assert pilot.focused in rows


def test_a_press_on_a_name_goes_to_the_moment_as_everywhere_on_the_line(visit, table):
    visit.pilot.press("l").settle()
    row = next(row for row in table.rail.log.live[2:] if row.legend.words)
    visit.pilot.click(row.legend.children[0].screen_rect().centre).settle()
    assert table.looking_at == row.entry.step


def test_the_words_beside_a_piece_lead_to_the_rulebook(visit):
    visit.sit_down_at(played_by_chance("pixies", 12), (ME, ROBOT))
    visit.pilot.settle().press("l").settle()
    row = next(row for row in visit.app.desk.scenes[0].rail.log.live if row.legend.words)
    visit.pilot.scene.focus.set(row)
    visit.pilot.press("z").settle().press("up").press("return").settle()
    assert visit.pilot.scene.cited == "rulebook.term.value"


def test_a_word_of_the_game_in_a_line_is_explained(visit):
    visit.sit_down_at(played_by_chance("tactics", 25), (ME, ROBOT))
    visit.pilot.settle().press("l").settle()
    table = visit.app.desk.scenes[0]
    row = next(row for row in table.rail.log.live if any(mark == "vanguard" for mark, _ in row.legend.words))
    number = [mark for mark, _ in row.legend.words].index("vanguard")
    visit.pilot.scene.focus.set(row)
    for _ in range(number + 1):
        visit.pilot.press("right")
    visit.pilot.step(A_REST)
    assert table.host.tip("vanguard") in " ".join(visit.pilot.texts)
    visit.pilot.press("z").settle()
    assert visit.pilot.scene.cited == "rulebook.term.vanguard"


def test_an_opponent_is_known_by_its_face(visit):
    visit.sit_down_at(
        played_by_chance("pixies", 6), (ME, ROBOT._replace(persona="mirror") if hasattr(ROBOT, "_replace") else ROBOT)
    )
    visit.pilot.settle()
    rows = visit.app.desk.scenes[0].rail.log.children
    faces = {row.entry.emblem: row.entry.portrait for row in rows if row.entry.kind == "deed"}
    assert faces == {0: "", 1: "pixies/personas/miser"}
