"""The result sheet: who won, how, how it went, and every way on from there."""

from collections import Counter
from itertools import pairwise

import pytest
from msgspec import structs

from pixtable.core.course import course_of, leads
from pixtable.core.game import Budget, Opponent
from pixtable.core.match import Deal, Match
from pixtable.core.rules import Result, ScoreLine
from pixtable.games import GAMES
from pixtable.play.voices import parting_words
from pixtable.shell.result.graph import DASHES, spread
from pixtable.shell.result.moments import TALL
from pixtable.shell.result.podium import Place, Podium
from pixtable.shell.result.scene import UNBROKEN, ResultScene
from pixtable.shell.result.table import columns_of
from pixtable.store.chairs import Chair
from pixtable.store.program_files import assets_folder
from pixtable.store.saves import Notes
from pixtable.table.loading import table_of
from pixtable.ui.pilot import FRAME, Pilot
from tests.shell.played import StandIn, played_game, seated_at
from tests.shell.shell_pilot import MATRIX, Blank, found_by_audit, new_app, seated

SILENT = (lambda key, **_: key, lambda key, **_: key)


@pytest.fixture(scope="module")
def game():
    return played_game(3)


def shown(tmp_path, match, *persons, **settings):
    session = seated_at(match, *persons)
    _, pilot = seated(tmp_path, lambda app: ResultScene(app, session), **settings)
    return session, pilot


@pytest.mark.parametrize(("size", "scale", "language", "high"), MATRIX)
def test_nothing_overflows_or_overlaps(tmp_path, size, scale, language, high):
    looks = {"language": language, "text_scale": scale, "high_contrast": high}
    match = played_game(2 if language in {"en", "fr"} else 5, seed=3)
    loser = match.result.ranks.index(max(match.result.ranks))
    _, pilot = shown(tmp_path, match, loser, size=size, **looks)
    assert found_by_audit(pilot) == []
    pilot.scene.pane.scroll_to(400)
    assert found_by_audit(pilot) == []
    pilot.scene.pane.scroll_to(4000)
    assert found_by_audit(pilot) == []


# Who came where


@pytest.mark.parametrize(
    ("scores", "ranks", "tells"),
    [
        ((5, 0, 3), (3, 1, 2), True),
        ((5, 9, 9), (3, 1, 1), True),
        ((0, 0, 3), (2, 1, 3), False),  # rid of everything one after another
        ((9, 11, 10), (1, 2, 3), False),  # dropped out later, with more points
    ],
)
def test_whether_points_tell_who_came_where(scores, ranks, tells):
    assert Result(scores, (0,), ranks, ()).is_told_by_points is tells


def test_where_points_do_not_tell_it_everybodys_place_stands_before_the_name(tmp_path):
    match = raced()
    assert not match.result.is_told_by_points
    session = StandIn(match, tuple(Chair(f"Guest {n}", "easy") for n in range(7)))
    _, pilot = seated(tmp_path, lambda app: ResultScene(app, session))
    table, told = pilot.scene.table, Counter(pilot.texts)
    figures = Counter(
        str(n) for points in (*(column.points for column in table.columns), match.result.scores) for n in points
    )
    assert told - figures >= Counter(str(rank) for rank in match.result.ranks)


def raced() -> Match:
    """A game of Rhombs for seven: who goes out when decides, not the points."""
    match, greedy = Match.start(GAMES["rhombs"], Deal(7, 3)), Opponent("greedy")
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, match.game.mind.think(match.view(seat), seat, greedy, match.n, Budget()).move)
    return match


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_every_column_has_its_name(tmp_path, game, text_scale):
    _, pilot = shown(tmp_path, game, 0, language="en", text_scale=text_scale)
    for _ in range(12):
        told = " ".join(" ".join(pilot.texts).replace(UNBROKEN, " ").split())
        if all(column.title in told for column in pilot.scene.table.columns):
            return
        pilot.scene.pane.scroll_to(pilot.scene.pane.offset + 100)
        pilot.step()
    raise AssertionError(told)


# How it went


def test_the_course_ends_at_the_result_and_starts_at_nothing(game):
    points = course_of(game).points
    assert points[0] == [0, 0, 0]
    assert points[-1] == list(game.result.scores)
    assert len(points) == len(game.steps) + 1


def test_the_course_after_each_round_is_the_sum_of_the_rounds(game):
    told = course_of(game)
    for number, end in enumerate(told.ends, start=1):
        for seat, lines in enumerate(game.result.breakdown):
            assert told.points[end][seat] == sum(line.points for line in lines if line.round <= number)


def test_telling_the_course_does_not_move_the_match(game):
    before = game.n, game.state
    course_of(game)
    assert (game.n, game.state) == before


def test_the_moments_are_the_three_biggest_changes(game):
    told = course_of(game)
    changes = sorted(
        (abs(told.points[n][step.seat] - told.points[n - 1][step.seat]) for n, step in enumerate(game.steps, 1)),
        reverse=True,
    )
    assert sorted((abs(moment.change) for moment in told.moments), reverse=True) == changes[:3]
    assert [moment.n for moment in told.moments] == sorted(moment.n for moment in told.moments)


def test_leads_even_out_and_end_at_the_result(game):
    scores, ahead = game.result.scores, leads(course_of(game).points)
    assert all(sum(row) == pytest.approx(0) for row in ahead)
    assert ahead[-1] == pytest.approx([score - sum(scores) / len(scores) for score in scores])


def test_each_place_has_a_dash_of_its_own():
    assert len(set(DASHES)) == len(DASHES) == 5


def test_emblems_at_the_end_of_lines_are_pushed_apart():
    placed = [y for y, _ in spread([(10, 0), (12, 1), (90, 2), (99, 3)], 24, 100)]
    assert all(low - high >= 24 for high, low in pairwise(placed))
    assert placed[-1] <= 100


# What it says


def test_rounds_and_clauses_are_columns_and_their_sums_the_totals(game):
    columns = columns_of(game.result, SILENT, table_of("pixies").term_icons)
    rounds = [column for column in columns if not column.term]
    terms = [column for column in columns if column.term]
    assert [column.term for column in terms] == ["validated", "symbols", "zone"]
    for group in (rounds, terms):
        assert tuple(map(sum, zip(*(column.points for column in group), strict=True))) == game.result.scores


def test_a_figure_is_best_only_where_it_tells_players_apart():
    lines = lambda points: (ScoreLine(1, "zone", "PX-42", points),)
    even = Result((4, 4), (0, 1), (1, 1), (lines(4), lines(4)))
    assert [column.best(fewest_wins=False) for column in columns_of(even, SILENT, {})] == [None]


def test_the_fewest_points_are_best_where_the_ranks_say_so():
    lines = lambda points: (ScoreLine(1, "tiles", "HX-41", points),)
    penalties = Result((4, 0, 9), (1,), (2, 1, 3), (lines(4), lines(0), lines(9)))
    assert penalties.fewest_wins
    assert {column.best(fewest_wins=True) for column in columns_of(penalties, SILENT, {})} == {0}


def test_of_many_only_the_best_five_stand_on_the_podium():
    places = [Place(seat, seat, f"{seat}", "", seat + 1) for seat in range(10)]
    assert sorted(place.rank for place in Podium(places).shown) == [1, 2, 3, 4, 5]


def just_opened(tmp_path, game):
    """Nothing of it has been seen yet."""
    app = new_app(tmp_path)
    pilot = Pilot(Blank(), assets_folder())
    app.sit_at(pilot.desk)
    pilot.desk.push(ResultScene(app, seated_at(game, 0)))
    return pilot


def test_the_podium_rises_from_its_lowest_block_and_what_is_said_comes_after_the_crown(tmp_path, game):
    pilot = just_opened(tmp_path, game)
    scene, came = pilot.scene, []
    nodes = [*scene.podium.shown, scene.title, *scene.quotes.quotes, *scene.moments.moments]
    while scene.root.is_telling:
        pilot.desk.step(FRAME)
        came += [node for node in nodes if node.pose.alpha > 0 and node not in came]
    ranks = [node.rank for node in came[:3]]
    assert ranks == sorted(ranks, reverse=True)
    assert came[3:] == [scene.title, *scene.quotes.quotes, *scene.moments.moments]
    assert len(scene.quotes.quotes) == 2


def test_any_press_completes_the_show_of_a_result_and_does_nothing_else(tmp_path, game):
    pilot = just_opened(tmp_path, game)
    scene = pilot.step(300).scene
    assert scene.facts.pose.alpha == 0, "nobody is consoled before the last block has risen"
    pilot.press("return")
    assert pilot.scene is scene
    assert not scene.root.is_telling
    assert scene.facts.pose.alpha == 1
    assert all(node.pose.alpha == 1 for node in (*scene.podium.shown, *scene.quotes.quotes, scene.table))
    assert [place.crowned for place in scene.podium.shown if place.rank == 1] == [1]


def test_every_opponent_has_the_last_word_and_nobody_else(tmp_path, game):
    session, pilot = shown(tmp_path, game, 0)
    quotes = pilot.scene.quotes.quotes
    assert [quote.id for quote in sorted(quotes, key=lambda quote: quote.id)] == ["result.quote.1", "result.quote.2"]
    assert {quote.words for quote in quotes} == set(parting_words(session).values())
    assert all(quote.words in pilot.texts for quote in quotes)


def test_among_people_alone_nobody_speaks_and_the_moments_have_the_room(tmp_path, game):
    _, pilot = shown(tmp_path, game, 0, 1, 2)
    assert not pilot.scene.quotes.quotes
    assert pilot.scene.moments.moments[0].rect.h == pytest.approx(TALL)


def test_the_winner_is_named(tmp_path, game):
    winner = game.result.winners[0]
    session, pilot = shown(tmp_path, game, winner)
    assert f"{session.chairs[winner].name} wins" in pilot.texts
    assert any("3 rounds" in text.replace("\u00a0", " ") for text in pilot.texts)


def test_where_no_person_won_a_kind_word_stands_first(tmp_path, game):
    loser = game.result.ranks.index(3)
    _, pilot = shown(tmp_path, game, loser)
    assert pilot.scene.outcome == "lost"
    assert any("next deal" in text or "So close" in text for text in pilot.texts)


@pytest.mark.parametrize(("mine", "is_close"), [(0, False), (1, True)])
def test_who_has_nothing_is_not_told_that_it_was_close(tmp_path, game, mine, is_close):
    loser, winner = game.result.ranks.index(2), game.result.winners[0]
    _, pilot = shown(tmp_path, game, loser, language="en")
    scores = [0] * len(game.result.scores)
    scores[loser], scores[winner] = mine, mine + 1
    pilot.scene.result = structs.replace(game.result, scores=tuple(scores))
    assert ("So close" in pilot.scene.subtitle().replace(UNBROKEN, " ")) == is_close


@pytest.mark.parametrize(
    ("scores", "ranks", "is_close"),
    [
        ((40, 39, 38), (1, 2, 3), False),
        ((40, 30, 38), (1, 3, 2), True),
        ((40, 38, 38), (1, 2, 2), True),
        ((38, 38, 38), (1, 2, 3), False),
    ],
)
def test_only_the_nearest_to_the_winner_is_told_that_it_was_close(tmp_path, game, scores, ranks, is_close):
    _, pilot = shown(tmp_path, game, 2, language="en")
    pilot.scene.result = structs.replace(game.result, scores=scores, ranks=ranks, winners=(0,))
    assert ("So close" in pilot.scene.subtitle().replace(UNBROKEN, " ")) == is_close


def test_a_shared_victory_names_all(tmp_path, game):
    session = seated_at(game, 0, 1)
    _, pilot = seated(tmp_path, lambda app: ResultScene(app, session))
    pilot.scene.result = Result((9, 9, 3), (0, 1), (1, 1, 3), game.result.breakdown)
    pilot.scene.rebuild()
    pilot.step()
    assert "Оля and Ivo share the victory" in pilot.texts


# What it does


def games_begun(pilot, monkeypatch):
    """Chairs and deal of every game that is begun from now on."""
    begun = []
    monkeypatch.setattr(pilot.scene.app, "start_game", lambda game_id, chairs, deal: begun.append((chairs, deal)))
    return begun


def test_keys_r_and_o_start_again(tmp_path, game, monkeypatch):
    session, pilot = shown(tmp_path, game, 0)
    begun = games_begun(pilot, monkeypatch)
    pilot.press("r", "o")
    assert begun == [session.once_more(rotate=False), session.once_more(rotate=True)]
    assert session.asked == ["leave", "leave"]


def test_a_moment_leads_back_to_the_table_as_it_was(tmp_path, game):
    session, pilot = shown(tmp_path, game, 0)
    pilot.click("result.moment.2").settle()
    assert session.asked == [("look_at", course_of(game).moments[1].n)]
    assert not isinstance(pilot.scene, ResultScene)


def test_watching_again_starts_at_the_beginning(tmp_path, game):
    session, pilot = shown(tmp_path, game, 0)
    pilot.click("result.watch").settle()
    assert session.asked == [("watch_from", 0)]


def test_a_term_shows_its_clause(tmp_path, game):
    _, pilot = shown(tmp_path, game, 0)
    pilot.click("result.term.zone").settle()
    assert pilot.node("rulebook.clause.PX-42").is_cited
    pilot.press("escape").settle()
    assert isinstance(pilot.scene, ResultScene)


def test_keys_alone_and_a_pad_alone_reach_every_button(tmp_path, game, monkeypatch):
    session, pilot = shown(tmp_path, game, 0)
    assert pilot.focused == "result.rematch"
    pilot.press("right", "right", "return").settle()
    assert session.asked == [("watch_from", 0)]
    session, pilot = shown(tmp_path / "pad", game, 0)
    begun = games_begun(pilot, monkeypatch)
    pilot.pad("right", "a", "b").settle()
    assert begun == [session.once_more(rotate=True)]
    assert not isinstance(pilot.scene, ResultScene)


def test_large_text_is_read_on_by_page_keys(tmp_path, game):
    _, pilot = shown(tmp_path, game, 0, text_scale=2.0)
    pilot.press("page down")
    assert pilot.scene.pane.offset > 100


def test_home_leads_home(tmp_path, game):
    went = []
    _, pilot = shown(tmp_path, game, 0)
    home = pilot.node("result.home")
    home.on_press = lambda: went.append("home")
    pilot.click("result.home")
    assert went == ["home"]


# Help


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "With help: 2 hints, 1 move undone in practice"),
        ("fr", "Avec de l’aide : 2 indices, 1 coup repris à l’entraînement"),
        ("ru", "С помощью: 2 подсказки, 1 ход отменён на тренировке"),
        ("uk", "З допомогою: 2 підказки, 1 хід скасовано на тренуванні"),
    ],
)
def test_a_helped_game_says_so(tmp_path, game, language, told):
    session = seated_at(game, 0)
    session.notes = Notes(helped=[("practice", 0), ("hint", 1), ("hint", 4), ("takeback", 6)])
    _, pilot = seated(tmp_path, lambda app: ResultScene(app, session), language=language)
    assert pilot.scene.facts.text.replace(UNBROKEN, " ").endswith(told)
    assert found_by_audit(pilot) == []


def test_a_game_in_practice_alone_says_so_and_any_other_says_nothing(tmp_path, game):
    session, pilot = shown(tmp_path, game, 0)
    assert "help" not in pilot.scene.facts.text
    session.notes = Notes(helped=[("practice", 0)])
    assert pilot.scene.subtitle().endswith("With help: practice mode")


def test_a_look_at_open_cards_is_told_of_though_practice_is_off_again(tmp_path, game):
    session, pilot = shown(tmp_path, game, 0)
    session.notes = Notes(helped=[("peek", 3)])
    assert pilot.scene.subtitle().replace(UNBROKEN, " ").endswith("With help: 1 what-if with open cards")
