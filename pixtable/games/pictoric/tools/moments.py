"""Moments of Pictoric Box for the film: the forfeit's die, a clue that is read out, and the vote."""

from collections.abc import Callable, Mapping
from itertools import pairwise

from pixtable.core.match import Match
from pixtable.core.rules import Options
from pixtable.games.pictoric.rules.moves import Vote
from pixtable.games.pictoric.rules.state import PictoricState
from pixtable.games.pictoric.table.phases.reveal import in_order
from pixtable.games.pictoric.table.stage import PictoricStage
from pixtable.tools.film.moment import Moment, Row, at_least, at_most, between
from pixtable.tools.film.recorder import Recorder
from pixtable.tools.film.rows import counted_alike, dealing
from pixtable.tools.film.trace import Trace
from pixtable.tools.tour.games import chairs_for, play_until, usual_move
from pixtable.ui.motion.durations import BEATS, BOUNCES
from pixtable.ui.pilot import FRAME

ME, SEATS = 0, 6
OPTIONS: Options = {"language": "en", "forfeits": True}
A_TURN = 30_000.0
HOPS = 3
OWN, THEIRS = "own", "theirs"
FACE = 0.5
"""So far a card has turned when its face begins to show."""
BOUNCING = ("dice_roll", "dice_land")


def _sit_down(recorder: Recorder, match: Match) -> PictoricStage:
    recorder.visit.sit_down_at(match, chairs_for("pictoric", SEATS))
    recorder.wait(300)
    return _stage(recorder)


def _stage(recorder: Recorder) -> PictoricStage:
    stage = recorder.table.stage
    assert isinstance(stage, PictoricStage)
    return stage


def _roll(recorder: Recorder) -> None:
    stage = _sit_down(recorder, play_until("pictoric", SEATS, _is_our_roll, OPTIONS))
    die, card = stage.flourishes.forfeit.die, stage.flourishes.forfeit.card
    recorder.start()
    recorder.pilot.press("return")
    recorder.wait_until(lambda: die.shaken >= 1 > die.thrown).note("thrown")
    recorder.wait_until(lambda: die.thrown >= 1).note("rests").wait_until(lambda: card.brought < 1).note("card")
    recorder.wait_until(lambda: card.turned >= FACE).note("face")
    recorder.wait_until(lambda: card.turned >= 1).note("open").wait_until(lambda: card.pinned >= 1).note("pinned")
    recorder.wait_until(lambda: stage.look.forfeit_is_told).note("told").wait(1000)


def _hear(recorder: Recorder) -> None:
    """Somebody else leads: their association is read out before our pictures are shown."""
    visit, match = recorder.visit, play_until("pictoric", SEATS, _is_their_clue, OPTIONS)
    visit.app.resume_game(visit.save(match, chairs_for("pictoric", SEATS)))
    recorder.wait(600)
    stage = _stage(recorder)
    recorder.follow("sheet", stage.flourishes.reading_out).start()
    recorder.wait_until(lambda: stage.state.clue is not None, A_TURN).note("given")
    recorder.wait_until(lambda: stage.look.scene == "bank", A_TURN).note("bank")
    for number, picture in enumerate(stage.bank.pictures, start=1):
        recorder.follow(f"dealt {number}", picture)
    recorder.wait(1200)


def _vote(recorder: Recorder) -> None:
    stage = _sit_down(recorder, play_until("pictoric", SEATS, _is_our_vote, OPTIONS))
    recorder.start().wait(200)
    recorder.pilot.press(str(usual_move(recorder.table.session.match).sector))
    recorder.wait_until(lambda: stage.look.is_reveal, A_TURN).note("reveal")
    recorder.count("agree", *map(_agreeing(stage), in_order(stage.look)))
    meant = stage.reveal.node_of(stage.look.state.leader)
    recorder.wait_until(lambda: not meant.is_face_up, A_TURN).wait_until(lambda: meant.is_face_up).note("face")
    recorder.wait_until(lambda: stage.reveal.drawn >= 1, A_TURN).note("told")
    recorder.wait_until(lambda: min(stage.reveal.paid) >= 1, A_TURN).note("paid").wait_until_still().wait(300)


def _find(recorder: Recorder) -> None:
    """We find the leader's picture, as others may: our die flies, and our Pictoric walks, as theirs do."""
    stage = _sit_down(recorder, play_until("pictoric", SEATS, _may_find, OPTIONS))
    begin = list(stage.look.walked)
    done: list[list[tuple[float, float]]] = [[] for _ in range(SEATS)]
    recorder.start().table.host.commit(Vote(_meant(recorder.table.session.match.state)))
    recorder.wait_until(lambda: stage.look.is_reveal, A_TURN)

    def has_ended() -> bool:
        """Looked at every frame: of each die, and of the first cell of each walk, how much is done."""
        if stage.reveal.flown[ME] >= 1:
            recorder.trace.notes.setdefault("lands", [len(recorder.trace.frames) - 1])
        for seat, looks in enumerate(done):
            looks.append((stage.reveal.flown[seat], min(1.0, stage.look.walked[seat] - begin[seat])))
        return recorder.table.director.is_held and not stage.is_telling

    recorder.wait_until(has_ended, A_TURN)
    other = next(seat for seat, looks in enumerate(done) if seat != ME and looks[-1] == (1, 1))
    for name, seat in ((OWN, ME), (THEIRS, other)):
        dice, cells = zip(*done[seat], strict=True)
        recorder.count(f"die {name}", *dice).count(f"cell {name}", *cells)


def _may_find(match: Match) -> bool:
    return _is_our_vote(match) and Vote(_meant(match.state)) in match.legal(ME)


def _meant(state: PictoricState) -> int:
    """The sector of the leader's picture."""
    card = state.laid[state.leader]
    assert card is not None
    return state.sectors.index(card) + 1


def _agreeing(stage: PictoricStage) -> Callable[[int], int]:
    """How many have voted as a seat has."""
    votes = stage.look.state.votes
    return lambda seat: votes.count(votes[seat])


def _turn_the_page(recorder: Recorder) -> None:
    """The reveal has been looked at; the next turn is shown."""
    _sit_down(recorder, play_until("pictoric", SEATS, _is_our_vote, OPTIONS))
    table = recorder.table
    recorder.pilot.press(str(usual_move(table.session.match).sector))
    recorder.wait_until(lambda: table.director.is_held, A_TURN).wait_until_still().start().wait(100)
    recorder.pilot.press("space")
    recorder.wait(1000)


def _is_our_roll(match: Match) -> bool:
    return match.to_act == (ME,) and bool(match.state.phase == "roll")


def _is_their_clue(match: Match) -> bool:
    state: PictoricState = match.state
    return state.phase == "clue" and state.leader != ME


def _is_our_vote(match: Match) -> bool:
    return bool(match.state.phase == "vote") and ME in match.to_act


def _cups(t: Trace) -> list[float]:
    return [heard.contact for heard in t.sounds if heard.name == "cup_lift"]


def _apart(t: Trace) -> list[float]:
    cups = _cups(t)
    return [b - a for a, b in pairwise(cups[:-1])]


def _held_breath(t: Trace) -> float:
    cups = _cups(t)
    return cups[-1] - cups[-2]


def _turned_over_after(t: Trace) -> float:
    """The leader's picture, after the last vote has come to its picture."""
    return t.ms(t.at("face")) - t.heard("vote_bead", t.at("reveal"))[-1]


def _flip_beside_face(t: Trace) -> list[float]:
    flips = [ms - t.ms(t.at("face")) for ms in t.heard("card_flip")]
    return sorted(flips, key=abs)[:1]


def _touches_beside(t: Trace) -> list[float]:
    """Each touch of the die with the table, and what is heard of it."""
    heard = [sound.contact - t.ms(t.at("thrown") - 1) for sound in t.sounds if sound.name in BOUNCING]
    return [ms - bounce.at * BEATS["dice"].ms for ms, bounce in zip(heard, BOUNCES, strict=False)]


def _landing_beside(t: Trace) -> float:
    """A die comes to its picture, and is heard to."""
    return min((ms - t.ms(t.at("lands")) for ms in t.heard("vote_bead")), key=abs)


def _hops(t: Trace) -> list[float]:
    """From cell to cell, of whoever goes first."""
    steps = [heard for heard in t.sounds if heard.name == "pawn_step"]
    first = [next(heard.contact for heard in steps if heard.step == step) for step in range(HOPS)]
    return [b - a for a, b in pairwise(first)]


def _touches(t: Trace) -> float:
    return sum(t.at("thrown") <= heard.frame <= t.at("rests") for heard in t.sounds if heard.name in BOUNCING)


def _from(one: str, other: str) -> Callable[[Trace], float]:
    return lambda t: t.ms(t.at(other) - t.at(one))


def _agree_more(t: Trace) -> list[float]:
    return [b - a for a, b in pairwise(t.counted["agree"])]


def _is_read(t: Trace) -> float:
    return t.ms(t.at("bank") - t.at("given"))


def _points(t: Trace) -> list[float]:
    heard = [heard.contact for heard in t.sounds if heard.name in ("score_tick", "score_total")]
    return [b - a for a, b in pairwise(heard)]


BESIDE = between(-FRAME - 1, FRAME + 1)
HEARD = (
    Row("the association is read out for", at_least(1200), _is_read),
    *dealing("dealt", "card_deal"),
    Row("the row is shuffled", between(1, 1, "time"), lambda t: len(t.heard("card_shuffle"))),
)
FORFEIT = (
    Row("the die is on its way for", between(1000, 1200), _from("thrown", "rests")),
    Row("it is heard to touch the table", between(2, 3, "times"), _touches),
    Row("each touch is heard beside it", BESIDE, _touches_beside),
    Row("its card is heard beside its face", BESIDE, _flip_beside_face),
    Row("it rests, to be read, for", between(350, 500), _from("rests", "card")),
    Row("its card comes and turns over in", between(450, 650), _from("card", "open")),
    Row("what comes of it is seen before it is said", at_least(0), _from("pinned", "told")),
    Row("from the throw to the words", at_most(4000), _from("thrown", "told")),
)
MOMENTS: Mapping[str, Moment] = {
    "pictoric-forfeit": Moment(_roll, FORFEIT, is_climax=True),
    "pictoric-clue": Moment(_hear, HEARD),
    "pictoric-vote": Moment(
        _vote,
        (
            Row("cups are lifted apart by", between(560, 680), _apart),
            Row("before the last of them", between(1000, 1300), _held_breath),
            Row("least expected last: after the one before agree fewer", at_most(0, "more"), _agree_more),
            Row("the leader's picture shows its face after the last vote", between(300, 600), _turned_over_after),
            Row("it is heard beside that", BESIDE, _flip_beside_face),
            Row("points land apart by", between(130, 170), _points),
            Row("pawns hop a cell in", between(130, 170), _hops),
            Row("from the first cup to the last thread", at_most(6500), lambda t: t.ms(t.at("told") - t.at("reveal"))),
        ),
        is_climax=True,
    ),
    "pictoric-find": Moment(
        _find,
        (
            counted_alike("a vote's die", f"die {OWN}", f"die {THEIRS}"),
            Row("a die is heard beside its landing", BESIDE, _landing_beside),
            counted_alike("a Pictoric's step", f"cell {OWN}", f"cell {THEIRS}"),
        ),
    ),
    "pictoric-page": Moment(
        _turn_the_page,
        (Row("most of the window that is another one at once", at_most(0.1, "of it"), lambda t: max(t.swapped)),),
        draws=True,
    ),
}
