"""Moments of Pixies for the film: a card is carried into the garden, a rival's flies there, a new row is dealt."""

from collections.abc import Mapping

from pixtable.games.pixies.table.pieces.cards import CardNode
from pixtable.games.pixies.table.stage import PixiesStage
from pixtable.games.pixies.tools.trailer import ME, SEATS, is_our_first_choice, target_of
from pixtable.tools.film.moment import Moment
from pixtable.tools.film.recorder import Recorder
from pixtable.tools.film.rows import CARRYING, dealing, flights, letting_go
from pixtable.tools.tour.games import chairs_for, play_until, usual_move


def _sit_down(recorder: Recorder) -> tuple[PixiesStage, CardNode]:
    """Before our choice; with the card that we shall take."""
    match = play_until("pixies", SEATS, is_our_first_choice)
    recorder.visit.sit_down_at(match, chairs_for("pixies", SEATS))
    stage = recorder.wait_for_turn(ME).table.stage
    assert isinstance(stage, PixiesStage)
    card = stage.pieces.cards[usual_move(recorder.table.session.match).card]
    recorder.follow("piece", card).glide(card, 200).wait(300)
    return stage, card


def _carry_and_let_go(recorder: Recorder) -> None:
    stage, _ = _sit_down(recorder)
    target = target_of(stage, usual_move(recorder.table.session.match))
    recorder.start().wait(100).grip().note("moves off").glide(target, 500).wait(200)
    recorder.note("lets go").let_go().wait(450)


def _click_and_be_followed(recorder: Recorder) -> None:
    """Our card goes by a click, for it has one place, and the next seat's by itself: both fly the same way."""
    stage, _ = _sit_down(recorder)
    recorder.start().grip().wait(50).note("own").let_go()
    lying = {node: node.rect for node in stage.pieces.row}
    recorder.wait_until(lambda: any(node.rect != lying[node] for node in lying if node in stage.pieces.children))
    theirs = next(node for node in lying if node.rect != lying[node])
    recorder.follow("theirs", theirs).note("theirs").wait(600)


def _deal(recorder: Recorder) -> None:
    """The last of a turn takes a card, and a new row comes from the deck."""
    stage, _ = _sit_down(recorder)
    deck = len(stage.state.deck)
    recorder.start().click().wait_until(lambda: len(stage.state.deck) != deck)
    for number, node in enumerate(stage.pieces.row, start=1):
        recorder.follow(f"dealt {number}", node)
    recorder.wait(900)


MOMENTS: Mapping[str, Moment] = {
    "pixies-place": Moment(_carry_and_let_go, (*CARRYING, *letting_go("card_"))),
    "pixies-take": Moment(_click_and_be_followed, flights("piece", "own", "theirs", "theirs", "card_")),
    "pixies-deal": Moment(_deal, dealing("dealt", "card_deal")),
}
