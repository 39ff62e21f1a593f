"""Sentences as plain words with pieces in between."""

from pixtable.core.telling import Piece, within


def test_a_sentence_within_another_begins_small_unless_it_begins_with_a_piece():
    card = Piece("Viking", "viking")
    assert within(("Recruit ", card)) == ("recruit ", card)
    assert within((card, " strikes ", card)) == (card, " strikes ", card)
    assert within(()) == ()
