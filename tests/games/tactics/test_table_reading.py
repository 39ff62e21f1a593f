"""What stands on a card can be read: shortly in the rail, whole with Z, at every size of text."""

import pytest

from pixtable.games.tactics.rules.abilities.words import character_of
from pixtable.games.tactics.rules.decks.roster import NUMBERS
from pixtable.language.words import FINISHED
from pixtable.ui.lettering.typeset import plain
from tests.games.tactics.table_host import open_table

LARGEST = 2.0


def joined(pilot) -> str:
    return " ".join(" ".join(pilot.texts).split())


def test_the_key_shows_all_five_texts_and_puts_them_away():
    pilot, scene = open_table(2, instant=True)
    pilot.settle()
    card = scene.stage.inspector.card or next(iter(scene.match.state.hands[0]))
    scene.stage.inspector.attend(card)
    pilot.press("z").step()
    assert scene.stage.reading.visible
    for ability in character_of(card).abilities:
        assert plain(scene.stage.look.written(ability)) in joined(pilot)
    pilot.press("escape").step()
    assert not scene.stage.reading.visible


@pytest.mark.parametrize("language", FINISHED)
def test_with_the_largest_text_every_card_is_whole_and_inside(language):
    pilot, scene = open_table(2, instant=True, language=language, text_scale=LARGEST)
    pilot.settle()
    reading = scene.stage.reading
    for card in NUMBERS.values():
        for counting in character_of(card).abilities:
            assert reading.open(card, counting)
            page, lines = reading.page(pilot.desk.canvas, card)
            assert page.y >= reading.rect.y
            assert page.bottom <= reading.rect.bottom
            assert len(lines) == len(character_of(card).abilities)


def open_one(pilot, scene) -> None:
    """A card with a keyword that nothing else explains."""
    scene.stage.inspector.attend(NUMBERS["sentinel"])


def told(pilot) -> str:
    return " ".join(pilot.texts)


STEADFAST = "Enemy effects cannot defeat, move, swap, return or stun it."


def at_word(scene, term: str) -> int:
    return [word for word, _ in scene.stage.reading.legend.words].index(term)


def test_keys_alone_walk_the_words_and_look_them_up():
    pilot, scene = open_table(2, instant=True)
    pilot.settle()
    open_one(pilot, scene)
    pilot.press("z").step()
    for _ in range(at_word(scene, "steadfast") + 1):
        pilot.press("right").step()
    assert STEADFAST in told(pilot)
    pilot.press("return").step()
    assert scene.looked_up == ["steadfast"]
    pilot.press("escape").step()
    assert STEADFAST not in told(pilot)
    assert scene.stage.reading.visible
    pilot.press("escape").step()
    assert not scene.stage.reading.visible


def test_a_pad_alone_walks_the_words_of_the_card_it_is_on():
    pilot, scene = open_table(2, instant=True)
    pilot.settle()
    node = next(iter(scene.stage.cards.values()), None) or scene.stage.leaders.cards[0]
    scene.attend_to(node)
    pilot.step()
    pilot.pad("y").step()
    assert scene.stage.reading.card == node.card
    pilot.pad("right").step()
    term = scene.stage.reading.legend.words[0][0]
    assert scene.meaning(term).short in told(pilot)
    pilot.pad("a").step()
    assert scene.looked_up == [term]
    pilot.pad("b").step().pad("b").step()
    assert not scene.stage.reading.visible
    assert pilot.focused == node.id


def test_a_mouse_alone_points_at_a_word_and_looks_it_up():
    pilot, scene = open_table(2, instant=True)
    pilot.settle()
    open_one(pilot, scene)
    pilot.press("z").step()
    spot = tuple(scene.stage.reading.legend.words[at_word(scene, "steadfast")][1].centre)
    pilot.move(spot).step()
    assert STEADFAST in told(pilot)
    pilot.click(spot).step()
    assert scene.looked_up == []
    pilot.click(spot).step()
    assert scene.looked_up == ["steadfast"]
    assert scene.stage.reading.visible


def test_a_word_in_the_rail_is_explained_where_it_stands_and_opens_the_card_there():
    pilot, scene = open_table(2, instant=True)
    pilot.settle()
    open_one(pilot, scene)
    pilot.step()
    term, rect = scene.stage.inspector.legend.words[0]
    pilot.move(tuple(rect.centre)).settle().step(1500)
    assert f"{scene.meaning(term).name}. {scene.meaning(term).short}" in told(pilot)
    pilot.click(tuple(rect.centre)).step()
    reading = scene.stage.reading
    assert reading.visible
    assert reading.legend.words[reading.legend.chosen][0] == term
