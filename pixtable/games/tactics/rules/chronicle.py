"""The course of a game of Pixel Tactics: the leaders' life or the walls, and the blows that decided it."""

from collections.abc import Iterator, Sequence

from pixtable.core.course import Course, Moment, most_telling
from pixtable.core.match import Match, Step
from pixtable.games.tactics.rules.abilities.words import character_of
from pixtable.games.tactics.rules.events import FortressBroken, HeroDefeated, MatchEnded, UnitDamaged
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.play.matches import life_of
from pixtable.games.tactics.rules.state import TacticsState

WON, WON_THE_GAME, BROKEN, FELLED = 6, 20, 2, 1.5
"""How telling a step is: a match, the last one, a wall, a hero. A blow at a leader tells as much as it cost of life."""
HEAVY = 3


def tell_course(match: Match) -> Course:
    nothing = [0.0] * match.deal.seats
    points, ends = [_lives(match.state_at(0), nothing)], []
    weighed: list[tuple[float, Moment]] = []
    for n, step in enumerate(match.steps, start=1):
        points.append(_lives(match.state_at(n), points[-1]))
        for event in step.events:
            if isinstance(event, MatchEnded):
                ends.append(n)
                points[-1] = _final_lives(match.state_at(n), points[-2], event.winner)
        weighed.extend(_moments(match.state_at(n - 1), n, step))
    counted = "graph_of_walls" if match.state.is_siege else "graph"
    ending = match.state.reasons[-1] if match.state.reasons else ""
    return Course(points, ends, most_telling(weighed), counted=counted, ending=ending)


def _lives(state: TacticsState, before: Sequence[float]) -> list[float]:
    """Of the leaders; until the next ones stand, as it was. In a siege, of the fortresses."""
    if state.is_siege:
        return [float(life_of(Board(state), seat)) for seat in range(state.seats)]
    leaders = [state.leader(seat) for seat in range(state.seats)]
    return [
        float(Board(state).life_left(leader)) if leader else then for leader, then in zip(leaders, before, strict=True)
    ]


def _final_lives(state: TacticsState, before: Sequence[float], winner: int | None) -> list[float]:
    """Those of the winners' side still have what they had; the field is cleared already."""
    if winner is None:
        return [0.0] * state.seats
    return [life if state.teams[seat] == state.teams[winner] else 0.0 for seat, life in enumerate(before)]


def _moments(before: TacticsState, n: int, step: Step) -> Iterator[tuple[float, Moment]]:
    felled = list[int]()
    for event in step.events:
        match event:
            case MatchEnded(winner, trophies, _, is_last, reason):
                about = "drawn" if winner is None else "won"
                seat, picture = step.seat if winner is None else winner, _picture(trophies[0]) if trophies else ""
                moment = Moment(n, seat, f"{about}_{reason}" if reason else about, number=before.match, picture=picture)
                yield WON_THE_GAME if is_last else WON, moment
            case UnitDamaged(card, damage, int(by)):
                unit = before.unit(card)
                if unit is not None and unit.is_leader and unit.seat != by and damage >= HEAVY:
                    yield damage, Moment(n, by, "blow", damage, other=unit.seat, picture=_picture(card))
            case FortressBroken(seat, _, int()):
                yield BROKEN, Moment(n, step.seat, "broken", other=seat)
            case HeroDefeated(card):
                unit = before.unit(card)
                if unit is not None and unit.seat != step.seat:
                    felled.append(card)
    if felled:
        about = "felled" if len(felled) == 1 else "felled_many"
        yield FELLED * len(felled), Moment(n, step.seat, about, len(felled), picture=_picture(felled[0]))


def _picture(card: int) -> str:
    return f"tactics/portraits/{character_of(card).name}"
