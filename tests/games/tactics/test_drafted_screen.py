"""After a draft: decks are seen, kept, and played with; and the way that leads to a draft."""

import pytest

from pixtable.core.match import Deal
from pixtable.games import GAMES
from pixtable.games.tactics.draft.rules.outcome import deck_of
from pixtable.games.tactics.screens.decks.deck_box import deck_box, deck_from
from pixtable.games.tactics.screens.drafts.drafted import DraftedScene
from pixtable.play.session import Session
from pixtable.shell.game_page.scene import GamePageScene
from pixtable.shell.new_game.scene import NewGameScene
from pixtable.store.chairs import Chair
from pixtable.store.saves import SaveError
from tests.games.tactics.draft.drafts import play_on
from tests.shell.shell_pilot import MATRIX, fly, found_by_audit, new_app

CHAIRS = (Chair("Оля"), Chair("Maud", "easy", "turtle"), Chair("Ivo", "hard", "rusher"))


@pytest.fixture
def app(tmp_path):
    return new_app(tmp_path)


def drafted(app, game_id="tactics.draft.market", chairs=CHAIRS, **options):
    session = Session.start(app.services, game_id, chairs, Deal(len(chairs), 4, options))
    play_on(session.match)
    return session


def after(session):
    return lambda app: DraftedScene(app, session)


def test_all_decks_can_be_seen_mine_first(app):
    session = drafted(app)
    pilot = fly(app, after(session))
    assert pilot.scene.seat == 0
    for seat in range(3):
        pilot.click(f"drafted.seat.{seat}").settle()
        assert pilot.scene.deck.heroes == session.match.state.heroes[seat]
        assert f"Heroes {len(session.match.state.heroes[seat])}" in pilot.texts


def test_each_deck_is_kept_as_a_text_that_reads_back(app):
    session = drafted(app)
    pilot = fly(app, after(session))
    for seat in (1, 0):
        pilot.click(f"drafted.seat.{seat}").click("drafted.save").settle()
    files = sorted(app.services.folders.decks.glob("*.txt"))
    assert len(files) == 2
    kept = [deck_from(file.read_text(encoding="utf-8")) for file in files]
    made = [deck_of(session.match.state, seat) for seat in (0, 1)]
    assert {(deck.leaders, deck.heroes) for deck in kept} == {(deck.leaders, deck.heroes) for deck in made}
    assert not pilot.node("drafted.save").enabled  # once is enough


def test_a_full_disk_is_said_and_nothing_is_lost(app, monkeypatch):
    pilot = fly(app, after(drafted(app)))
    problem = SaveError("disk_full", path="decks")

    def refuse(*_):
        raise problem

    monkeypatch.setattr(deck_box(app.services), "save", refuse)
    pilot.click("drafted.save").settle()
    assert pilot.scene.toast.visible
    assert pilot.node("drafted.save").enabled


def test_play_now_is_a_match_with_those_two_decks(app, monkeypatch):
    session = drafted(app)
    started = []
    monkeypatch.setattr(app, "start_game", lambda *game: started.append(game))
    pilot = fly(app, after(session))
    pilot.scene.rivals.choose("2")
    pilot.settle().click("drafted.play")
    ((game_id, chairs, deal),) = started
    assert game_id == "tactics"
    assert [chair.name for chair in chairs] == ["Оля", "Ivo"]
    built = deal.position["built"]
    assert [tuple(deck["heroes"]) for deck in built] == [deck_of(session.match.state, seat).heroes for seat in (0, 2)]


@pytest.mark.parametrize("game_id", [mode.game for mode in GAMES["tactics"].modes if mode.game])
def test_every_drafted_deck_can_really_be_played(app, game_id):
    session = drafted(app, game_id, CHAIRS[:2])
    match = session.game.sequel(session.match.state, (0, 1), 5)
    assert match.state.phase == "leader"
    names = [{*deck_of(session.match.state, seat).leaders} for seat in (0, 1)]
    assert [len(match.legal(seat)) for seat in (0, 1)] == [4, 4]
    play_on(match, lambda match: match.state.round > 1)
    assert all(names)


def test_looking_back_goes_to_the_first_pick(app):
    session = drafted(app)
    looked = []
    session.look_at = looked.append
    fly(app, after(session)).click("drafted.watch")
    assert looked == [0]


def test_the_page_of_tactics_leads_to_each_draft(app):
    pilot = fly(app, lambda app: GamePageScene(app, "tactics")).click("game_page.mode.winston_draft").settle()
    assert isinstance(pilot.scene, NewGameScene)
    assert pilot.scene.game.id == "tactics.draft.winston"
    assert len(pilot.scene.chairs) == 2


@pytest.mark.parametrize(("size", "scale", "language", "high"), MATRIX)
def test_nothing_is_cut_off(tmp_path, size, scale, language, high):
    app = new_app(tmp_path, language=language, text_scale=scale, high_contrast=high)
    eight = tuple(Chair(f"Drafter {n}", "easy") for n in range(8))
    pilot = fly(app, after(drafted(app, "tactics.draft.classic", eight)), size=size)
    assert found_by_audit(pilot) == []


def read_by(pilot, node, by):
    """A card on a sheet is opened whole, a word of it explained, and it is put away again."""
    if by == "mouse":
        pilot.click(node, button=3).settle()
    elif by == "press":
        pilot.click(node).settle()
    elif by == "finger":
        pilot.touch(node, 900).settle()
    else:
        pilot.scene.focus.set(node)
        (pilot.press if by == "keys" else pilot.pad)("z" if by == "keys" else "y").settle()
    reading = pilot.scene.reading
    assert reading.visible
    shown, (word, rect) = reading.card, reading.legend.words[0]
    if by in ("keys", "pad"):
        (pilot.press if by == "keys" else pilot.pad)("right").step()
    else:
        pilot.move(tuple(rect.centre)).step()
    assert reading.look.host.meaning(word).short in pilot.texts
    while reading.visible:  # first a word that was walked to is let go
        pilot.press("escape").settle()
    return shown


@pytest.mark.parametrize("by", ["mouse", "press", "finger", "keys", "pad"])
def test_every_card_on_the_sheet_can_be_read_by_any_hand(app, by):
    pilot = fly(app, after(drafted(app)))
    for node in (pilot.scene.deck.leading[0], pilot.scene.deck.fighting[-1]):
        assert read_by(pilot, node, by) == node.card
        assert isinstance(pilot.scene, DraftedScene)


def test_a_card_tells_all_it_says_to_the_hand_that_rests(app):
    pilot = fly(app, after(drafted(app)))
    node = pilot.scene.deck.fighting[0]
    pilot.move(node).step(900)
    assert node.tooltip == pilot.scene.reading.look.whole(node.card)
    assert node.tooltip in pilot.texts
