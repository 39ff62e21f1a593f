"""The soak: a round goes through everything once, and whatever has grown is told."""

import pytest

from pixtable.core.chance import Rng
from pixtable.games import GAMES
from pixtable.store.settings import Settings
from pixtable.tools.soak.command import MOST_MEGABYTES, verdict
from pixtable.tools.soak.gauges import Reading
from pixtable.tools.soak.rounds import play_a_round
from pixtable.tools.visit import Visit, draw_as_in_a_window


@pytest.mark.thorough
def test_a_round_plays_every_game_to_its_end_once_and_opens_every_page():
    with Visit(Settings(language="en", pace="instant", speed="instant")) as visit:
        draw_as_in_a_window(visit)
        seen = list(play_a_round(visit, Rng(1)))
        index = visit.app.services.shelf_index
        for _ in index.catch_up():
            pass
        entries = [index.entry(listed) for listed in index.listing]
    assert sorted(entry.game_id for entry in entries) == sorted(GAMES)
    assert all(entry.summary.is_over for entry in entries)
    pages = seen[len(GAMES) :]
    assert {
        "settings",
        "shelf",
        "statistics",
        "tactics.draft.market: new game",
        "pictoric: album",
        "rhombs: puzzles",
    } <= {*pages}


def test_what_has_grown_is_told():
    calm = Reading(megabytes=300, handles=20, processes=2)
    assert verdict([calm] * 6 + [calm]) == []
    assert "held" in verdict([calm] * 6 + [calm._replace(megabytes=MOST_MEGABYTES + 1)])[0]
    assert "grown" in verdict([calm] * 6 + [calm._replace(megabytes=400)])[0]
    assert "Open files" in verdict([calm] * 6 + [calm._replace(handles=30)])[0]
    assert "Processes" in verdict([calm] * 6 + [calm._replace(processes=3)])[0]


def test_the_first_rounds_may_grow():
    small, usual = Reading(100, 20, 0), Reading(300, 40, 2)
    assert verdict([small] * 5 + [usual] * 2) == []
