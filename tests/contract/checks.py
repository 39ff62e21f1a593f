"""What holds after every move of every game. Each check raises AssertionError where it does not."""

from typing import Any

from pixtable.core.chance import Chance
from pixtable.core.events import Choose, Event, Seat
from pixtable.core.game import GameInfo
from pixtable.core.match import Match
from pixtable.core.open import Open, any_of, is_listed, sample_of
from pixtable.core.resolve import resolve

from .walk import Moment


def only_legal_moves_are_accepted(moment: Moment) -> None:
    """`refuse` and `legal` agree, for moves that are legal elsewhere too, and nobody else may move."""
    match, state = moment.match, moment.match.state
    before = moment.game.codec.state_hash(state)
    candidates = {step.move for step in match.steps[-20:]} | {
        sample_of(move) for seat in range(match.deal.seats) for move in moment.game.rules.legal(moment.before, seat)
    }
    for seat in range(match.deal.seats):
        legal = match.legal(seat)
        assert bool(legal) == (seat in match.to_act)
        filled = {sample_of(move) for move in legal} | {any_of(move, moment.rng) for move in legal}
        for move in candidates | filled:
            refusal = match.refuse(seat, move)
            assert (refusal is None) == is_listed(move, legal), (seat, move)
            assert refusal is None or refusal.clause
        for move in legal:
            assert not isinstance(move, Open) or _keeps_its_bounds(match, seat, move)
    assert moment.game.codec.state_hash(state) == before


def _keeps_its_bounds(match: Match, seat: Seat, move: Open[Any]) -> bool:
    """An open field takes neither less nor more than it says, nor a piece twice."""
    value = getattr(move.sample, move.field)
    wrong = [value[: move.least - 1], (value * (move.most + 1))[: move.most + 1]]
    if move.among is not None and move.most > 1:
        wrong.append(value[:1] * move.most)
    return all(match.refuse(seat, move.filled_with(filling)) is not None for filling in wrong)


def events_alone_give_the_state(moment: Moment) -> None:
    state = moment.before.copy()
    for event in moment.events:
        moment.game.rules.evolve(state, event)
    assert state == moment.match.state


def copies_are_isolated(moment: Moment) -> None:
    """What is done to a copy is not done to the state it came from."""
    rules, codec = moment.game.rules, moment.game.codec
    before = codec.state_hash(moment.before)
    state = moment.before.copy()
    assert state == moment.before
    for event in moment.events:
        rules.evolve(state, event)
    assert codec.state_hash(moment.before) == before


def json_round_trips(moment: Moment) -> None:
    codec, state = moment.game.codec, moment.match.state
    assert codec.move(codec.encode(moment.move)) == moment.move
    assert codec.events(codec.encode(moment.events)) == moment.events
    assert codec.state(codec.encode(state)) == state
    assert codec.state_hash(codec.state(codec.encode(state))) == codec.state_hash(state)


def deciding_again_gives_the_same(moment: Moment) -> None:
    if isinstance(moment.move, Choose):
        return
    state = moment.before.copy()
    chance = Chance(moment.match.deal.seed, moment.match.n)
    run = resolve(moment.game.rules, state, moment.seat, moment.move, chance)
    assert tuple(run.events) == moment.events
    assert state == moment.match.state


def undo_restores_the_state_before(moment: Moment) -> None:
    match, codec = moment.match, moment.game.codec
    after = codec.state_hash(match.state)
    assert match.undo(practice=True)
    assert match.state == moment.before
    match.seek(match.n + 1)
    assert codec.state_hash(match.state) == after


def redacted_events_give_the_view(moment: Moment) -> None:
    """Who is told only the redacted events knows exactly the view: nothing less, nothing more."""
    rules = moment.game.rules
    for seat in range(moment.match.deal.seats):
        shown = rules.view(moment.before, seat)
        for event in moment.events:
            rules.evolve(shown, rules.redact(event, seat))
        assert shown == rules.view(moment.match.state, seat)


def views_leak_nothing(moment: Moment) -> None:
    """Another world with the same view shows the same picture and tells the same story."""
    rules = moment.game.rules
    for seat in range(moment.match.deal.seats):
        view = rules.view(moment.before, seat)
        world = rules.determinize(view, seat, moment.rng)
        assert rules.view(world, seat) == view
        assert rules.picture(rules.view(world, seat)) == rules.picture(view)
        if isinstance(moment.move, Choose) or rules.refuse(world, moment.seat, moment.move):
            continue
        told = _told(moment.game, moment.before, moment, seat)
        assert _told(moment.game, world, moment, seat) == told


def _told(game: GameInfo, world: Any, moment: Moment, seat: Seat) -> list[Event]:
    """What the move tells a seat in a world, up to the first thing that is meant to be revealed."""
    run = resolve(game.rules, world.copy(), moment.seat, moment.move, Chance(moment.match.deal.seed, moment.match.n))
    told = []
    for event in run.events:
        if event.reveals:
            break
        told.append(game.rules.redact(event, seat))
    return told


def pictures_can_be_set_up_again(moment: Moment) -> None:
    """What the protocol shows of a position is a position that a level can start from."""
    rules, match = moment.game.rules, moment.match
    if match.result is not None or match.half_made:
        return
    picture = rules.picture(match.state)
    assert rules.picture(rules.position(picture, match.deal.seats, match.deal.options)) == picture


AFTER_EVERY_MOVE = (
    only_legal_moves_are_accepted,
    events_alone_give_the_state,
    copies_are_isolated,
    json_round_trips,
    deciding_again_gives_the_same,
    undo_restores_the_state_before,
    redacted_events_give_the_view,
    views_leak_nothing,
    pictures_can_be_set_up_again,
)


def replaying_a_match_gives_the_same(match: Match) -> None:
    """Once by its events alone, once by deciding every move again."""
    for check in (False, True):
        again = Match(match.game, match.deal)
        again.open_with(match.opening, check=check)
        for step in match.steps:
            again.replay(step, check=check)
        assert again.state == match.state
        assert again.result == match.result


def results_make_sense(match: Match) -> None:
    result = match.result
    assert result is not None
    assert match.to_act == ()
    assert len(result.scores) == len(result.ranks) == len(result.breakdown) == match.deal.seats
    assert {seat for seat, rank in enumerate(result.ranks) if rank == 1} == set(result.winners)
    for seat, lines in enumerate(result.breakdown):
        assert sum(line.points for line in lines) == result.scores[seat]
