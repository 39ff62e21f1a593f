"""Moments of Pixies for the film: a card is carried into the garden."""

from collections.abc import Mapping

from pixtable.games.pixies.table.stage import PixiesStage
from pixtable.games.pixies.tools.trailer import ME, SEATS, is_our_first_choice, target_of
from pixtable.tools.film.moment import Moment, Row, at_most
from pixtable.tools.film.recorder import Recorder
from pixtable.tools.tour.games import chairs_for, play_until, usual_move


def _carry_and_let_go(recorder: Recorder) -> None:
    match = play_until("pixies", SEATS, is_our_first_choice)
    recorder.visit.sit_down_at(match, chairs_for("pixies", SEATS))
    stage = recorder.wait_for_turn(ME).table.stage
    assert isinstance(stage, PixiesStage)
    move = usual_move(recorder.table.session.match)
    card = stage.pieces.cards[move.card]
    recorder.follow("card", card).glide(card, 200).wait(300).start().wait(100)
    recorder.grip().note("moves off").glide(target_of(stage, move), 500).wait(200)
    recorder.note("lets go").let_go().wait(500)


MOMENTS: Mapping[str, Moment] = {
    "pixies-place": Moment(
        _carry_and_let_go,
        (
            Row(
                "let go, it rests after",
                at_most(170),
                lambda t: t.ms(t.rest_of("card", t.at("lets go")) - t.at("lets go")),
            ),
        ),
    ),
}
