from collections import Counter

from pixtable.games.pixies.rules.cards import CARDS, COLOURS

from .pictures import BY_NOTATION


def test_seventy_cards_sixteen_of_each_colour_and_six_of_all():
    assert len(CARDS) == 70
    assert Counter(card.colour for card in CARDS) == {**dict.fromkeys(COLOURS, 16), "multi": 6}


def test_a_card_is_known_by_what_is_printed_on_it():
    assert len(BY_NOTATION) == 70


def test_ids_are_the_rows_of_the_printed_list():
    assert [card.id for card in CARDS] == list(range(70))
    assert CARDS[0] == (0, 2, "multi", 0, 0, None)
    assert CARDS[6] == (6, 1, "blue", 6, 0, None)
    assert CARDS[25] == (25, 3, "green", 0, 0, "green")
    assert CARDS[50] == (50, 7, "yellow", 0, 5, None)
    assert CARDS[69] == (69, 9, "red", 0, 0, None)


def test_the_symbols_of_the_whole_deck():
    assert {colour: sum(card.spirals for card in CARDS if card.colour == colour) for colour in COLOURS} == {
        "blue": 16,
        "green": 15,
        "yellow": 15,
        "red": 14,
    }
    assert sum(card.crosses for card in CARDS) == 16 + 15 + 14 + 13 + 3
    assert Counter(card.special for card in CARDS if card.special) == dict.fromkeys(COLOURS, 2)
