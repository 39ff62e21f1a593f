"""Whole drafts by each hand alone: clicks, drag, keys. Nothing else may be needed."""

from random import Random
from typing import Any

import pytest

from pixtable.core.match import Deal, Match
from pixtable.games.tactics.draft.classic.rules.moves import Take
from pixtable.games.tactics.draft.market.rules.moves import Buy
from pixtable.games.tactics.draft.rules.pools import Close, PutBack
from pixtable.games.tactics.draft.table.card import card_id
from pixtable.games.tactics.draft.winston.rules.moves import GoOn, Keep, TakeLeader, TakePile
from pixtable.ui.audit import audit
from pixtable.ui.pilot import Pilot
from tests.games.table_host import TableScene, play_on, seat_at

from .drafts import ALL, CLASSIC, MARKET, ME, WINSTON

LEADERS, HEROES, DONE = "draft.leaders", "draft.heroes", "draft.done"
FIRST, SECOND, THIRD = (f"draft.choice.{number}" for number in range(3))


def wanted(move: Any, is_leader: bool = False) -> tuple[int | None, str, str]:
    """The card that is meant, the choice that plays it, and the part of the deck that it is brought to."""
    match move:
        case Take(card):
            return card, FIRST, LEADERS if is_leader else HEROES
        case Buy(card, as_leader):
            return card, (FIRST, SECOND)[as_leader], (HEROES, LEADERS)[as_leader]
        case TakeLeader(card):
            return card, SECOND, LEADERS
        case Keep(as_leader):
            return None, (FIRST, SECOND)[as_leader], (HEROES, LEADERS)[as_leader]
        case TakePile():
            return None, FIRST, HEROES
        case GoOn():
            return None, THIRD, ""
    raise AssertionError(move)


def by_clicks(pilot: Pilot, scene: TableScene, move: Any) -> None:
    card, choice, _ = wanted(move, is_leading(scene))
    if card is not None:
        pilot.click(card_id(card)).step()
    pilot.click(choice).step()


def by_drag(pilot: Pilot, scene: TableScene, move: Any) -> None:
    card, choice, part = wanted(move, is_leading(scene))
    if not part:
        pilot.click(choice).step()
        return
    if card is None:
        card = next(iter(scene.stage.cards))
    pilot.drag(card_id(card), part).step()


def by_keys(pilot: Pilot, scene: TableScene, move: Any) -> None:
    """Digits are the cards, or the choices where these have them; letters the rest."""
    card, choice, _ = wanted(move, is_leading(scene))
    node = pilot.node(choice)
    if card is not None:
        key = pilot.node(card_id(card)).key
        if key:
            pilot.press(key).step()
        else:
            walk_to(pilot, scene, card_id(card))
            pilot.press("return").step()
    pilot.press(node.key.lower()).step()


def walk_to(pilot: Pilot, scene: TableScene, id: str) -> None:
    """Tab to the cards, then along their row."""
    goal = pilot.node(id)
    for _ in range(6):
        if scene.focus.current is not None and scene.focus.current.region_name == goal.region_name:
            break
        pilot.press("tab").step()
    row = sorted(scene.stage.cards.values(), key=lambda node: node.rect.x)
    for _ in range(len(row)):
        if goal.focused:
            return
        at = row.index(scene.focus.current) if scene.focus.current in row else 0
        pilot.press("right" if row.index(goal) > at else "left").step()
    assert goal.focused


def is_leading(scene: TableScene) -> bool:
    return bool(getattr(scene.stage.state, "takes_leader", False))


def trim(pilot: Pilot, scene: TableScene, move: Any, hand: str) -> None:
    if isinstance(move, PutBack):
        pilot.click(f"draft.deck.{move.card}").step()
    elif hand == "keys":
        pilot.press("j").step()
    else:
        pilot.click(DONE).step()


HANDS = {"clicks": by_clicks, "drag": by_drag, "keys": by_keys}


@pytest.mark.thorough
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id.rpartition(".")[2])
def test_a_whole_draft_by_one_hand(game, hand):
    pilot, scene = seat_at(Match.start(game, Deal(2, 5)), instant=True)
    dice = Random(hand)
    while scene.match.result is None:
        pilot.settle()
        if not scene.moves:
            continue
        move = dice.choice(list(scene.moves))
        before = scene.match.n
        if isinstance(move, PutBack | Close):
            trim(pilot, scene, move, hand)
        else:
            HANDS[hand](pilot, scene, move)
        assert scene.match.steps[before].move == move
        assert scene.match.steps[before].seat == ME
    assert scene.refusals == []


def test_a_card_one_cannot_pay_for_says_why_when_it_is_brought():
    pilot, scene = seat_at(Match.start(MARKET, Deal(2, 3)), instant=True)
    play_on(scene, 30)
    while scene.match.to_act != (ME,):
        play_on(scene, 1)
    picture = {**scene.match.rules.picture(scene.match.state)}
    rival = sum(picture["purses"])
    picture["purses"] = [0, rival]
    pilot, scene = seat_at(Match.start(MARKET, Deal(2, 3, {}, picture)), instant=True)
    pilot.settle()
    dear = scene.shown.row[0]
    assert not pilot.node(card_id(dear)).piece
    scene.stage.refused(pilot.node(card_id(dear)), pilot.node(HEROES))
    assert scene.refusals == ["PT-105.gold"]


def test_ghost_coins_show_what_would_be_paid():
    pilot, scene = seat_at(Match.start(MARKET, Deal(2, 3)), instant=True, waits=True)
    while scene.match.to_act != (ME,):
        play_on(scene, 1)
    card = scene.shown.row[2]
    pilot.settle().click(card_id(card)).settle()
    assert scene.stage.board.wanted == card
    purse, lying = scene.shown.purses[ME], scene.shown.coins[2]
    assert purse >= 2
    assert any(f"{purse} − 2 + {lying} = {purse - 2 + lying}" in text.replace("\u00a0", " ") for text in pilot.texts)


def test_the_whole_deck_can_be_looked_at_in_between():
    pilot, scene = seat_at(Match.start(CLASSIC, Deal(3, 3)), instant=True, waits=True)
    play_on(scene, 40)
    pilot.settle().click(HEROES).settle()
    shown = {node.card for node in scene.stage.deck_view.cards}
    assert shown == set(scene.shown.pool(ME))
    assert not pilot.node(HEROES).visible
    pilot.press("j").settle()
    assert not scene.stage.deck_view.visible
    assert pilot.node(HEROES).visible


def test_what_left_a_packet_is_shown_when_it_comes_back():
    _, scene = seat_at(Match.start(CLASSIC, Deal(2, 3)), instant=True, waits=True)
    assert scene.stage.packet.gone == []
    first = set(scene.shown.packets[ME])
    mine = scene.shown.packets[ME][0]
    scene.match.play(ME, Take(mine))
    while scene.match.state.pick < 2:
        seat = scene.match.to_act[0]
        scene.match.play(seat, scene.match.legal(seat)[0])
    play_on(scene, 0)
    gone = dict(scene.stage.packet.gone)
    assert set(gone) == first - set(scene.shown.packets[ME])
    assert gone[mine]
    assert sum(gone.values()) == 1


def test_what_another_looks_at_is_not_shown():
    pilot, scene = seat_at(Match.start(WINSTON, Deal(2, 3)), instant=True, waits=True)
    while scene.match.to_act == (ME,):
        play_on(scene, 1)
    pilot.settle()
    assert scene.stage.cards == {}
    assert scene.moves == []
    assert "Ada is looking at pile 1" in pilot.texts


@pytest.mark.parametrize(
    ("language", "text_scale"),
    [
        ("en", 1.0),
        ("fr", 1.5),
        ("ru", 2.0),
        ("uk", 2.0),
        *(pytest.param(language, 2.0, marks=pytest.mark.slow) for language in ("en", "fr")),
        *(pytest.param(language, 1.5, marks=pytest.mark.slow) for language in ("en", "ru", "uk")),
    ],
)
@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id.rpartition(".")[2])
def test_nothing_is_cut_off_at_any_size_of_text(game, text_scale, language):
    pilot, scene = seat_at(
        Match.start(game, Deal(2, 8)),
        size=(960, 600),
        text_scale=text_scale,
        language=language,
        instant=True,
        waits=True,
    )
    for _ in range(3):
        play_on(scene, 9)
        while scene.match.result is None and ME not in scene.match.to_act:
            play_on(scene, 1)
        pilot.settle()
        pilot.desk.draw()
        assert audit(scene, pilot.desk.canvas) == []


def offered(game: Any) -> tuple[Pilot, TableScene]:
    """A draft in which a card lies open before the player."""
    pilot, scene = seat_at(Match.start(game, Deal(2, 5)), instant=True, waits=True)
    while ME not in scene.match.to_act or not scene.stage.cards:
        play_on(scene, 1)
    pilot.settle()
    return pilot, scene


@pytest.mark.parametrize("by", ["mouse", "keys", "pad"])
@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id.rpartition(".")[2])
def test_an_open_card_is_read_and_its_words_are_explained_by_any_hand(game, by):
    pilot, scene = offered(game)
    node, before = next(iter(scene.stage.cards.values())), scene.match.n
    reading = scene.stage.reading
    if by == "mouse":
        pilot.click(node.id, button=3).step()
    else:
        scene.attend_to(node)
        pilot.step()
        (pilot.press if by == "keys" else pilot.pad)("z" if by == "keys" else "y").step()
    assert reading.visible
    assert reading.card == node.card
    term, rect = reading.legend.words[0]
    if by == "mouse":
        pilot.move(tuple(rect.centre)).step()
    else:
        (pilot.press if by == "keys" else pilot.pad)("right").step()
    assert scene.meaning(term).short in pilot.texts
    assert audit(scene, pilot.desk.canvas) == []
    if by == "mouse":
        pilot.click(tuple(rect.centre)).click(tuple(rect.centre)).step()
    else:
        (pilot.press if by == "keys" else pilot.pad)("return" if by == "keys" else "a").step()
    assert scene.looked_up == [term]
    pilot.press("z").step()
    assert not reading.visible
    assert scene.match.n == before
    assert scene.refusals == []


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "uk"])
def test_no_row_of_a_card_is_without_a_sign_in_the_rail(language, text_scale):
    """Whole, as a gist or as icons: all five stand there for every card that is offered."""
    pilot, scene = seat_at(
        Match.start(CLASSIC, Deal(2, 8)), size=(960, 600), text_scale=text_scale, language=language, instant=True
    )
    pilot.settle()
    for node in scene.stage.cards.values():
        painted: list[str] = []
        canvas, paint = pilot.desk.canvas, pilot.desk.canvas.image

        def note(name: str, *rest: Any, _paint: Any = paint, _to: list[str] = painted, **more: Any) -> None:
            _to.append(name)
            _paint(name, *rest, **more)

        canvas.image = note
        scene.attend_to(node)
        pilot.step()
        scene.stage.inspector.paint(canvas)
        canvas.image = paint
        slots = {name.rpartition("/")[2] for name in painted if "/icons/" in name}
        last = "order" if "order" in slots else "operation"
        assert {"leader", "vanguard", "flank", "rear", last} <= slots, node.card
