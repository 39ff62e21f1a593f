"""The table in its variants: where squads lie, and that walls, cards of the market and signals can be pressed."""

from itertools import combinations

import pytest

from pixtable.games.tactics.rules.events import Signalled
from pixtable.games.tactics.table.layout import lay_out
from pixtable.games.tactics.table.layout_teams import lay_out_teams
from pixtable.games.tactics.tools.tour_variants import VARIANT_STOPS
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
from pixtable.ui.audit import audit
from pixtable.ui.draw.layout import Rect

STAGE = Rect(0, 44, 1016, 724)


@pytest.mark.parametrize("squads", [2, 3])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_squads_of_teams_keep_apart_and_within_the_field(squads, scale):
    for focus in range(squads):
        places = lay_out_teams(STAGE, scale, squads, focus)
        tiles = [tile for squad in (*places.tiles, *places.reserves) for tile in squad]
        assert len(places.tiles) == len(places.squads) == 2 * squads
        assert all(places.field.holds(tile, 1.0) for tile in tiles)
        assert not any(one.meets(other) for one, other in combinations(tiles, 2))
        assert min(tile.h for tile in tiles) >= 44 - 3 * (scale > 1)


def test_walls_stand_between_reserve_and_rear():
    places = lay_out(STAGE, 1.0, has_walls=True)
    for side in range(2):
        for lane in range(3):
            wall, reserve = places.walls[side][lane], places.reserves[side][lane]
            rear = places.tiles[side][6 + lane]
            assert not wall.meets(reserve)
            assert not wall.meets(rear)


def test_a_market_takes_its_room_from_the_field():
    plain, market = lay_out(STAGE, 1.0), lay_out(STAGE, 1.0, has_market=True)
    assert market.field.h < plain.field.h
    assert not market.market.meets(market.field)
    assert market.hand == plain.hand


def visited(stop, language="en", scale=1.0, size=(1280, 800)):
    visit = Visit(Settings(language=language, text_scale=scale), size)
    VARIANT_STOPS[stop](visit)
    visit.pilot.settle()
    return visit


@pytest.mark.parametrize(
    ("stop", "language", "scale", "size"),
    [
        ("tactics_siege", "fr", 1.0, (1280, 800)),
        ("tactics_market", "ru", 1.0, (1280, 800)),
        ("tactics_cross", "en", 1.0, (1280, 800)),
        ("tactics_king", "en", 1.0, (1280, 800)),
        ("tactics_king", "uk", 2.0, (960, 600)),
    ],
)
def test_nothing_overflows_or_overlaps(stop, language, scale, size):
    with visited(stop, language, scale, size) as visit:
        assert [str(one) for one in audit(visit.pilot.scene, visit.pilot.desk.canvas)] == []


def state(visit):
    return visit.pilot.scene.session.match.state


def test_a_wall_is_stormed_by_a_click():
    with visited("tactics_siege") as visit:
        before = sum(map(len, state(visit).variant.walls[1]))
        wall = next(
            node for node in visit.pilot.scene.root.walk() if node.id.startswith("tactics.wall.1") and node.focused
        )
        visit.pilot.click(wall).settle()
        assert sum(map(len, state(visit).variant.walls[1])) < before or state(visit).match > 1


def test_a_card_of_the_market_is_paid_for_with_gold():
    with visited("tactics_market") as visit:
        assert state(visit).variant.lying[:2] == (1, 1)
        assert state(visit).variant.gold[0] == 3


def test_a_signal_is_sent_by_its_button():
    with visited("tactics_king") as visit:
        visit.pilot.click("tactics.signal.help").settle()
        last = visit.pilot.scene.session.match.steps[-1]
        assert [type(event) for event in last.events] == [Signalled]


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_the_seating_explains_both_kinds_of_links_alike(language):
    """One of two may not be left without a word: then neither has one, and pips say it."""
    with visited("tactics_king", language) as visit:
        say = visit.app.words_of("tactics").say
        named = [say(f"table.teams.{key}") in visit.pilot.texts for key in ("one_action", "both_actions")]
        assert len(set(named)) == 1


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_cards_of_the_market_have_room_for_their_names(language):
    with visited("tactics_market", language) as visit:
        stage = visit.app.desk.top.stage
        market = stage.look.state.variant
        bare = [card for card, gold in zip(market.row, market.lying, strict=True) if not gold]
        assert bare
        assert {stage.look.title(card) for card in bare} <= set(visit.pilot.texts)


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_in_a_team_game_a_card_is_told_where_one_points_without_leaving_the_board(by):
    with visited("tactics_king") as visit:
        stage, pilot = visit.pilot.scene.stage, visit.pilot
        pilot.press("escape").settle()  # nothing is in the hand
        node = next(unit for unit in stage.units.values() if not unit.is_own)
        if by == "mouse":
            pilot.move(node.id).step(1500)
        else:
            stage.host.attend_to(node)
            pilot.step(1500)
        assert stage.look.whole(node.card) in pilot.texts
        assert not stage.reading.visible
        pilot.press("z").step(1500)
        assert stage.reading.visible
        assert stage.look.whole(node.card) not in pilot.texts
