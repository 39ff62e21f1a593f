"""A game that has no words of its own is told as its rules name things."""

from dataclasses import replace

from pixtable.core.match import Deal, Match
from pixtable.core.telling import plain_text
from pixtable.games import GAMES
from pixtable.language.words import Words
from pixtable.play.telling import Telling


def test_moves_and_events_are_named_as_the_rules_name_them():
    game = replace(GAMES["pixies"], teller=None)
    match = Match.start(game, Deal(2, 5))
    telling = Telling(game, Words("en", GAMES.package_of("pixies")), str)
    (seat,) = match.to_act
    move, view = match.legal(seat)[0], match.view(seat)
    assert plain_text(telling.move(view, seat, seat, move)) == f"take: card {move.card}"
    (placed,) = match.play(seat, move)
    told = telling.event(view, seat, placed)
    assert (told.seat, plain_text(told.sentence)) == (
        seat,
        f"card placed: card {move.card}, cell {placed.cell}, face_up True",
    )
    opening = match.opening[0]
    assert telling.event(view, seat, opening) is None
