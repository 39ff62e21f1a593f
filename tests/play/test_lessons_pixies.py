"""A fresh profile plays through every lesson of Pixies, by mouse and by keyboard."""

import pygame
import pytest

from pixtable.games.pixies.rules.moves import Take
from pixtable.play.level_session import LevelSession
from pixtable.shell.levels.level_done import LevelDone
from pixtable.shell.table.scene import TableScene
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
from pixtable.ui.draw.layout import Rect
from pixtable.ui.node import Node
from tests.play.lessons import go_to, lesson_on, play_through

FRAME = 16.0
NAMES = ("address", "twins", "count", "soil", "leave_nothing", "last_card")


def by_mouse(visit: Visit, scene: TableScene, take: Take) -> None:
    """Dragged to its cell, or to its half of it."""
    card = scene.stage.pieces.cards[take.card]
    if take.keep is not None:
        visit.pilot.move(card).step(200)
        visit.pilot.click(card).step(200)
        visit.pilot.click(f"pixies.keep.{take.keep}")
    else:
        outcome = next(one for one in scene.stage.look.options[take.card] if one.move == take)
        visit.pilot.drag(card, f"pixies.cell.{outcome.cell + 1}")


def by_keys(visit: Visit, scene: TableScene, take: Take) -> None:
    visit.pilot.press(scene.stage.pieces.cards[take.card].key)
    if take.keep is not None:
        visit.pilot.press({"old": "q", "new": "e"}[take.keep])
    elif take.cell is not None:
        visit.pilot.press(f"[{take.cell}]")


HANDS = {"mouse": by_mouse, "keys": by_keys}


@pytest.fixture
def visit():
    with Visit(Settings(language="en")) as visit:
        yield visit


def lesson(visit: Visit, name: str):
    return next(level for level in visit.app.services.level_shelf.levels("pixies", "tutorial") if level.name == name)


def test_these_are_all_lessons(visit):
    assert tuple(level.name for level in visit.app.services.level_shelf.levels("pixies", "tutorial")) == NAMES


@pytest.mark.thorough
@pytest.mark.parametrize("by", HANDS)
def test_a_fresh_profile_plays_through_all_of_them(visit, by):
    visit.app.open_title()
    pilot = visit.pilot.settle()
    pilot.click("title.tile.pixies") if by == "mouse" else pilot.press("return")
    pilot.settle()
    pilot.click("game_page.first_lesson") if by == "mouse" else pilot.press("return")
    for name in NAMES:
        assert lesson_on(visit).guide.level.name == name
        play_through(visit, by, HANDS[by])
        assert visit.app.services.progress.is_solved(lesson(visit, name))
        assert visit.findings() == []
        if name != NAMES[-1]:
            go_on_learning(visit, by)
    assert pilot.find("dialog.play") is not None


def go_on_learning(visit: Visit, by: str) -> None:
    """Also where a real game is the lit one: then the next lesson stands beside it."""
    if by == "mouse":
        visit.pilot.click("dialog.next")
        return
    while visit.pilot.scene.focus.current is not visit.pilot.find("dialog.next"):
        visit.pilot.press("right")
    visit.pilot.press("return")


def test_the_first_step_says_how_one_wins_offers_one_card_and_shows_the_way_at_once(visit):
    visit.app.play_level(lesson(visit, "address"))
    visit.pilot.settle().step(2 * FRAME)
    scene = lesson_on(visit)
    assert scene.guide.level.teaches.en in " ".join(visit.pilot.texts)
    assert {move.card for move in scene.moves} == {26}
    assert 0 < scene.guide.overlay.hand.part < 0.3, "the hand is on its way"


def test_the_first_table_is_nearly_empty_and_fills_as_it_is_taught(visit):
    visit.app.play_level(lesson(visit, "address"))
    visit.pilot.settle()
    scene = lesson_on(visit)
    on_table = [sum(node.visible for node in panels(scene))]
    play_through(visit, "keys", lambda *made: (on_table.append(sum(n.visible for n in panels(scene))), by_keys(*made)))
    assert on_table[0] == 0
    assert on_table == sorted(on_table)
    assert all(node.visible for node in panels(scene))


def panels(scene: TableScene) -> list[Node]:
    return [scene.guide.overlay.find(name) for name in scene.guide.level.bare]


def test_what_is_asked_for_is_lit_until_a_hand_holds_a_card(visit):
    visit.app.play_level(lesson(visit, "address"))
    visit.pilot.settle().step(900)
    scene = lesson_on(visit)
    card, elsewhere = scene.stage.pieces.cards[26].screen_rect(), scene.stage.pieces.cards[56].screen_rect()
    dimmed = visit.pilot.desk.draw().copy()
    scene.guide.overlay.veil.visible = False
    bare = visit.pilot.desk.draw().copy()
    scene.guide.overlay.veil.visible = True
    assert brightness(dimmed, card) == brightness(bare, card)
    assert brightness(dimmed, elsewhere) < 0.8 * brightness(bare, elsewhere)
    visit.pilot.move(scene.stage.pieces.cards[26]).mouse_down().move("pixies.cell.4").step(100)
    assert not scene.guide.overlay.veil.is_down


def brightness(picture: pygame.Surface, place: Rect) -> float:
    return sum(sum(picture.get_at((round(place.cx) + dx, round(place.cy) + 20))[:3]) for dx in range(-20, 20))


def test_with_reduced_motion_the_way_is_drawn_at_once():
    with Visit(Settings(language="en", reduced_motion=True)) as visit:
        visit.app.play_level(lesson(visit, "address"))
        visit.pilot.settle()
        still = visit.pilot.desk.draw().copy()
        visit.pilot.step(3000)
        assert visit.pilot.desk.draw().get_buffer().raw == still.get_buffer().raw


def test_a_wrong_move_is_seen_explained_and_taken_back(visit):
    visit.app.play_level(lesson(visit, "twins"))
    visit.pilot.settle()
    scene = lesson_on(visit)
    by_keys(visit, scene, Take(15, "old"))
    assert scene.session.match.n == 1, "it is shown first"
    visit.pilot.settle()
    assert scene.session.match.n == 0
    assert scene.guide.level.script[0].wrong.en in " ".join(" ".join(visit.pilot.texts).split())
    assert scene.session.mistakes == 1
    play_through(visit, "keys", by_keys)


def test_a_card_that_the_step_does_not_offer_cannot_be_taken(visit):
    visit.app.play_level(lesson(visit, "address"))
    visit.pilot.settle()
    scene = lesson_on(visit)
    visit.pilot.drag(scene.stage.pieces.cards[41], "pixies.cell.3").settle()
    assert scene.session.match.n == 0


def test_what_comes_after_a_look_is_asked_and_offered_in_the_same_frame(visit):
    """The pointer rests and nothing moves: there may be no further frame for a long time."""
    scene = looking_at_the_rival(visit)
    looking, frames = scene.guide.step, 0
    visit.pilot.move(scene.guide.overlay.spotlight.target)
    while scene.guide.step is looking:
        visit.pilot.step(FRAME)
        assert (frames := frames + 1) < 200
    assert scene.bar.status == scene.stage.status()
    assert scene.stage.look.options


def looking_at_the_rival(visit: Visit) -> TableScene:
    """The first lesson, where the other garden is to be looked at."""
    visit.app.play_level(lesson(visit, "address"))
    visit.pilot.settle().step()
    scene = lesson_on(visit)
    by_mouse(visit, scene, Take(26))
    visit.pilot.settle().press("u").settle().step()
    by_mouse(visit, scene, Take(26))
    visit.pilot.settle().step()
    assert scene.guide.step.word == "look"
    return scene


def test_while_one_looks_at_the_rival_ones_own_points_stay_in_sight(visit):
    scene = looking_at_the_rival(visit)
    visit.pilot.move(scene.guide.overlay.spotlight.target).step(FRAME)
    assert scene.stage.look.peeked is None
    assert scene.stage.look.say("forecast.garden") in visit.pilot.texts


def test_where_cards_lie_side_by_side_the_bubble_leaves_the_sum_of_their_zone(visit):
    visit.app.play_level(lesson(visit, "twins"))
    visit.pilot.settle().step()
    scene = lesson_on(visit)
    by_mouse(visit, scene, Take(15, "new"))
    visit.pilot.settle().step().click("lesson.next").settle().step()
    zone = [scene.stage.anchor(f"pixies.cell.{number}").screen_rect() for number in (4, 5)]
    assert scene.guide.overlay.bubble.rect.x > max(rect.right for rect in zone)


def test_what_is_played_after_an_undo_is_told_at_once(visit):
    scene = looking_at_the_rival(visit)
    assert len(scene.session.match.steps) == len(scene.log.shown()) == 2


def test_the_choice_between_two_cards_is_lit_and_not_covered(visit):
    visit.app.play_level(lesson(visit, "twins"))
    visit.pilot.settle().step()
    scene = lesson_on(visit)
    visit.pilot.click(scene.stage.pieces.cards[15]).settle().step()
    choice = visit.pilot.node("pixies.compare")
    assert choice in scene.guide.overlay.subjects
    assert not scene.guide.overlay.bubble.rect.meets(choice.screen_rect())


def test_once_enough_is_taught_a_real_game_is_offered_beside_the_next_lesson(visit):
    offered, lit = {}, {}
    for name in NAMES:
        visit.app.play_level(lesson(visit, name))
        visit.pilot.settle()
        visit.app.open_level_done(lesson_on(visit).session)
        visit.pilot.settle().step()
        offered[name] = visit.pilot.find("dialog.play") is not None
        lit[name] = [node.id for node in visit.pilot.scene.root.walk() if getattr(node, "kind", "") == "primary"]
        assert visit.findings() == []
    assert [name for name in NAMES if not offered[name]] == ["address"]
    assert lit.pop("twins") == lit.pop(NAMES[-1]) == ["dialog.play"], "enough is taught; all is taught"
    assert set(map(tuple, lit.values())) == {("dialog.next",)}, "whoever learns on is led on"


def test_whoever_does_as_the_last_lesson_says_wins_its_round(visit):
    session = LevelSession(visit.app.services, lesson(visit, "last_card"))
    session.lesson.pass_on(0)
    session.play(0, Take(53))
    session.pass_on()
    session.play_thought()
    assert session.match.result.ranks[0] == 1


def test_an_undo_goes_back_to_the_step_of_then(visit):
    visit.app.play_level(lesson(visit, "soil"))
    visit.pilot.settle()
    scene = lesson_on(visit)
    by_keys(visit, scene, Take(46, None, 6))
    visit.pilot.settle()
    assert scene.session.lesson.at == 1
    visit.pilot.press("u").settle()
    assert (scene.session.lesson.at, scene.session.match.n) == (0, 0)
    play_through(visit, "keys", by_keys)


def test_a_lesson_that_was_left_goes_on_where_it_was(visit):
    visit.app.play_level(lesson(visit, "soil"))
    visit.pilot.settle()
    by_keys(visit, lesson_on(visit), Take(46, None, 6))
    visit.pilot.settle().press("escape").settle().click("dialog.home").settle()
    visit.pilot.click("learn.row.soil").settle()
    scene = lesson_on(visit)
    assert (scene.session.lesson.at, scene.session.match.n) == (1, 2)
    play_through(visit, "keys", by_keys)
    visit.pilot.click("dialog.again").settle()
    assert lesson_on(visit).session.match.n == 0


def test_a_lesson_can_be_skipped(visit):
    visit.app.play_level(lesson(visit, "address"))
    visit.pilot.settle().press("escape").settle().click("dialog.skip").settle()
    assert lesson_on(visit).guide.level.name == "twins"
    assert not visit.app.services.progress.is_solved(lesson(visit, "address"))


def test_by_pad_alone(visit):
    visit.app.play_level(lesson(visit, "soil"))
    pilot = visit.pilot.settle()
    scene = lesson_on(visit)
    pad_to(visit, scene.stage.pieces.cards[46])
    pilot.pad("a")
    pad_to(visit, scene.stage.cells[5])
    pilot.pad("a").settle()
    pad_to(visit, scene.stage.pieces.cards[33])
    pilot.pad("a").settle()
    assert scene.session.lesson.at == 2
    pilot.pad("a").settle()
    assert isinstance(pilot.scene, LevelDone)


def pad_to(visit: Visit, target: Node) -> None:
    go_to(visit, target, press=visit.pilot.pad, next_region="rb")
