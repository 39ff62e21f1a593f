"""Moments of Pixies for the film: a card is carried into the garden, a rival's flies there, a new row is dealt."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from pixtable.core.match import Deal, Match
from pixtable.games.pixies.table.pieces.cards import CardNode
from pixtable.games.pixies.table.stage import PixiesStage
from pixtable.games.pixies.tools.tour import ends_the_round
from pixtable.games.pixies.tools.trailer import ME, SEATS, is_our_first_choice, target_of
from pixtable.tools.film.moment import Moment, Row, at_least, at_most, between
from pixtable.tools.film.recorder import Recorder
from pixtable.tools.film.rows import CARRYING, dealing, flights, letting_go
from pixtable.tools.film.trace import Trace
from pixtable.tools.tour.games import chairs_for, play_until, usual_move
from pixtable.ui.pilot import FRAME

TICKS = ("score_tick", "cross_point")
A_REST = 9
"""Frames: so long nothing is heard between two kinds of points."""


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


def _begin(recorder: Recorder) -> None:
    """A new game: the deck is shuffled, and the first row is dealt while one looks on."""
    recorder.start()
    recorder.visit.app.start_game("pixies", tuple(chairs_for("pixies", SEATS)), Deal(SEATS, 1))
    stage = recorder.table.stage
    assert isinstance(stage, PixiesStage)
    for number, node in enumerate(stage.pieces.row, start=1):
        recorder.follow(f"dealt {number}", node)
    recorder.wait(1000)


def _turns_the_ranks(match: Match) -> bool:
    """Our next card is the last of a round that lets somebody go past somebody else."""
    if not ends_the_round(match) or len(match.state.sheets) != 1:
        return False
    after = match.branch()
    after.play(ME, usual_move(match))
    return ranking(match.state.totals) != ranking(after.state.totals)


def ranking(totals: Sequence[int]) -> list[int]:
    return sorted(range(len(totals)), key=lambda seat: -totals[seat])


def _end_a_round(recorder: Recorder) -> None:
    """Our card is the last of a round: all gardens are counted, and the table of the round waits."""
    match = play_until("pixies", SEATS, _turns_the_ranks)
    recorder.visit.sit_down_at(match, chairs_for("pixies", SEATS))
    table = recorder.wait_for_turn(ME).table
    table.host.commit(usual_move(match))
    recorder.start().wait_until(lambda: table.director.is_held).note("counts")
    stage = table.stage
    assert isinstance(stage, PixiesStage)
    count = stage.flourishes.count
    for seat in (*range(1, SEATS), ME):
        recorder.wait_until(lambda seat=seat: count.counter is not None and count.counter.seat == seat)  # type: ignore[misc]
        recorder.note(f"garden {seat}").follow(f"sum {seat}", count.counter or stage)
    recorder.wait_until(lambda: count.standings.visible).note("table")
    for line in count.standings.lines:
        recorder.follow(f"line {line.seat}", line)
    recorder.wait_until(lambda: not stage.is_telling).note("waits").wait(3000)
    recorder.note("press")
    recorder.pilot.press("return")
    recorder.wait(700)


def _ticks(t: Trace) -> list[float]:
    """From one tick to the next, in our own garden; between two kinds of points there is a rest."""
    frames = [heard.frame for heard in t.sounds if heard.name in TICKS and heard.frame > t.at(f"garden {ME}")]
    return [t.ms(b - a) for a, b in pairwise(frames) if b - a < A_REST]


def _landing(t: Trace) -> list[tuple[int, float]]:
    """Frame and size of our own sum, from the largest on."""
    seen = [(n, shown.scale) for n, shown in t.seen(f"sum {ME}")]
    largest = max(range(len(seen)), key=lambda i: seen[i][1])
    return seen[largest:]


def _falls_in(t: Trace) -> float:
    fall = _landing(t)
    return t.ms(next(n for n, scale in fall if scale <= 1.001) - fall[0][0] + 1)


def _heard_beside(t: Trace) -> list[float]:
    contact = next(n for n, scale in _landing(t) if scale <= 1.001)
    near = [ms - t.ms(contact) for ms in t.heard("score_total", t.at(f"garden {ME}"))]
    return near[:1]


def _stands(t: Trace) -> float:
    contact = next(n for n, scale in _landing(t) if scale <= 1.001)
    return t.ms(t.seen(f"sum {ME}")[-1][0] - contact)


def _new_cards_before_the_press(t: Trace) -> float:
    """Cards of the next round that were to be seen while the table of this one was."""
    known = {node for node in t.frames[t.at("counts")] if isinstance(node, CardNode)}
    until = t.frames[t.at("counts") : t.at("press")]
    return float(len({node for frame in until for node in frame if isinstance(node, CardNode)} - known))


SHUFFLED = Row("the deck is shuffled", between(1, 1, "time"), lambda t: len(t.heard("card_shuffle")))
ROUND = (
    Row("points of the own garden are heard apart", between(40, 100), _ticks),
    Row("the first two apart", between(80, 100), lambda t: _ticks(t)[0]),
    Row("the last two apart", between(40, 68), lambda t: _ticks(t)[-1]),
    Row("the sum falls from", between(1.22, 1.26, "of its size"), lambda t: _landing(t)[0][1]),
    Row("in", between(230, 270), _falls_in),
    Row("heard beside its touch", between(-FRAME - 1, FRAME + 1), _heard_beside),
    Row("and stands for", between(580, 640), _stands),
    Row("until the press, the table has stood", at_least(3000), lambda t: t.ms(t.at("press") - t.at("waits"))),
    Row("cards of the next round before it", at_most(0, "cards"), _new_cards_before_the_press),
    Row("the whole count of three gardens takes", between(3000, 9000), lambda t: t.ms(t.at("table") - t.at("counts"))),
)

MOMENTS: Mapping[str, Moment] = {
    "pixies-place": Moment(_carry_and_let_go, (*CARRYING, *letting_go("card_"))),
    "pixies-take": Moment(_click_and_be_followed, flights("piece", "own", "theirs", "theirs", "card_")),
    "pixies-round": Moment(_end_a_round, ROUND, is_climax=True),
    "pixies-begin": Moment(_begin, (*dealing("dealt", "card_deal"), SHUFFLED)),
    "pixies-deal": Moment(_deal, dealing("dealt", "card_deal")),
}
