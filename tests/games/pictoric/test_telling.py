"""Moves and events of Pictoric Box in a player's words; what is secret stays so."""

from pixtable.core.events import Event, Seat
from pixtable.core.match import Deal, Match
from pixtable.core.rules import ScoreLine
from pixtable.core.telling import Piece, plain_text
from pixtable.games.pictoric import GAME
from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.games.pictoric.rules.events import (
    CardLaid,
    CardsShown,
    ClueGiven,
    LeaderDrew,
    TurnScored,
    VoteCast,
    VotesShown,
)
from pixtable.games.pictoric.rules.moves import Clue, Lay, Vote
from pixtable.language.words import Words
from pixtable.play.telling import Telling
from tests.games.pictoric.table_host import play_to

NAMES = ("You", "Ivo", "Maud", "Olha")
TELLING = Telling(GAME, Words("en", "pixtable.games.pictoric"), lambda seat: NAMES[seat])


def at(phase: str, seat: Seat = 0) -> Match:
    match = Match.start(GAME, Deal(4, 3, {"forfeits": False}))
    play_to(match, phase, seat)
    return match


def told(match: Match, viewer: Seat, seat: Seat, move: object, kind: type[Event]) -> str:
    """What the viewer is told of the event of such a kind that a move brings."""
    state = match.view(viewer)
    for event in match.play(seat, move):  # type: ignore[arg-type]
        seen = match.rules.redact(event, viewer)
        if isinstance(event, kind):
            line = TELLING.event(state, viewer, seen)
            assert line is not None
            return plain_text(line.sentence)
        match.rules.evolve(state, seen)
    raise AssertionError(kind)


def test_a_picture_is_laid_by_its_title_to_the_words_of_the_clue() -> None:
    match = at("clue")
    match.play(0, Clue(text="a long way home"))
    seat = match.state.followers[0]
    card = match.state.banks[seat][0]
    said = TELLING.move(match.view(seat), seat, seat, Lay(card))
    piece = next(part for part in said if isinstance(part, Piece))
    assert piece.picture.startswith("pictoric/pictures/")
    assert plain_text(said) == f"Lay {piece.words} for the clue “a long way home”"


def test_only_the_leader_is_told_which_picture_was_drawn() -> None:
    match = Match.start(GAME, Deal(4, 3, {"forfeits": False}))
    leader = match.state.leader
    lines = {leader: "", (leader + 1) % 4: ""}
    for viewer in lines:
        state = match.rules.view(match.blank, viewer)
        for event in match.opening:
            seen = match.rules.redact(event, viewer)
            if isinstance(event, LeaderDrew):
                line = TELLING.event(state, viewer, seen)
                assert line is not None
                lines[viewer] = plain_text(line.sentence)
            match.rules.evolve(state, seen)
    title = Words("en", "pixtable.games.pictoric").say(f"pictures.{PICTURES[match.state.drawn or 0]}")
    assert lines == {leader: f"leads with “{title}”", (leader + 1) % 4: "looks for a clue"}


def test_a_clue_is_told_alike_to_everybody() -> None:
    for viewer in range(4):
        assert told(at("clue"), viewer, 0, Clue(text="far away"), ClueGiven) == "says “far away”"


def test_a_card_and_a_vote_are_told_to_their_owner_alone() -> None:
    match = at("lay")
    card = match.state.banks[0][0]
    assert told(match, match.state.leader, 0, Lay(card), CardLaid) == "lays a picture"
    match = at("vote")
    vote = next(move for move in match.legal(0) if isinstance(move, Vote))
    assert told(match, match.state.leader, 0, vote, VoteCast) == "has voted"
    match = at("vote")
    assert told(match, 0, 0, vote, VoteCast).startswith(f"votes for picture {vote.sector}: “")


def test_the_turned_up_pictures_are_counted_and_not_named() -> None:
    match = at("lay")
    while len(match.to_act) > 1:
        seat = next(seat for seat in match.to_act if seat)
        match.play(seat, match.legal(seat)[0])  # type: ignore[arg-type]
    assert told(match, 0, 0, Lay(match.state.banks[0][0]), CardsShown) == "shuffles and turns up all 4 pictures"


def test_the_answer_is_told_once_all_have_voted() -> None:
    match = at("vote")
    while len(match.to_act) > 1:
        seat = next(seat for seat in match.to_act if seat)
        match.play(seat, match.legal(seat)[0])  # type: ignore[arg-type]
    before = match.state.copy()
    said = told(match, 0, 0, match.legal(0)[0], VotesShown)
    assert said.startswith(f"it was picture {before.sectors.index(before.laid[before.leader]) + 1}: “")


def test_whoever_gets_as_much_out_of_a_turn_is_named_too() -> None:
    def told_of(*points: int) -> str:
        lines = tuple((ScoreLine(1, "found", "PB-32", n),) if n else () for n in points)
        view = Match.start(GAME, Deal(4, 3, {"forfeits": False})).view(0)
        line = TELLING.event(view, 0, TurnScored(lines))
        assert line is not None
        return f"{NAMES[line.seat]} {plain_text(line.sentence)}"

    leader = Match.start(GAME, Deal(4, 3, {"forfeits": False})).state.leader
    points = [3, 3, 3, 3]
    points[leader] = 5
    assert told_of(*points) == f"{NAMES[leader]} gets the most this turn: 5 points"
    points[leader] = 3
    assert told_of(*points) == "You gets the most this turn, along with Ivo, Maud, Olha: 3 points each"
