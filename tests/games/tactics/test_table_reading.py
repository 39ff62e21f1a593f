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
