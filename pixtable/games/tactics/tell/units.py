"""What happens to units: attacks, wounds, falls, moves, statuses."""

from collections import Counter

from pixtable.core.events import Event, Seat
from pixtable.core.telling import Moment, Piece, Sentence, Told, joined
from pixtable.games.tactics.rules import events as ev
from pixtable.games.tactics.rules.decks.roster import is_back
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.labels import status_key
from pixtable.games.tactics.rules.state import PLACES, Status, TacticsState, Unit
from pixtable.games.tactics.tell.pieces import ability_of, because, listed, place, who, who_of, whom_of, whose


def told_of_units(moment: Moment, event: Event) -> Told | None:
    match event:
        case ev.UnitAttacked():
            return _attacked(moment, event)
        case ev.UnitActed(unit, "cast"):
            return Told(_seat(moment, unit), moment.tell("tell.event.casts", unit=who(moment, unit)))
        case ev.UnitDamaged():
            return _hurt(moment, event)
        case ev.UnitHealed(unit, n, source):
            return _effect(moment, unit, moment.tell("tell.event.healed", unit=who(moment, unit), n=n), source)
        case ev.DamageLifted(unit, n):
            return _effect(moment, unit, moment.tell("tell.event.lifted", unit=who(moment, unit), n=n))
        case ev.StatusGiven():
            return _status(moment, event)
        case ev.StatusesTaken():
            return _status_gone(moment, event)
        case ev.HeroDefeated(unit, source):
            return _effect(moment, unit, moment.tell("tell.event.falls", unit=who(moment, unit)), source)
        case ev.HeroRevived(unit, source):
            return _effect(moment, unit, moment.tell("tell.event.rises", unit=who(moment, unit)), source)
        case ev.CorpseCleared(unit):
            return _cleared(moment, unit)
        case ev.HeroReturned(unit, _, _, source):
            return _effect(moment, unit, moment.tell("tell.event.returns", unit=who(moment, unit)), source)
        case ev.UnitsMoved(cards) if cards:
            return _moved(moment, event)
    return None


def _unit(moment: Moment, card: int) -> Unit | None:
    state: TacticsState = moment.view
    return state.unit(card)


def _seat(moment: Moment, card: int) -> Seat:
    unit = _unit(moment, card)
    return moment.view.first if unit is None else unit.seat


def _effect(moment: Moment, unit: int, said: Sentence, source: str = "", by: Seat | None = None) -> Told:
    seat = _seat(moment, unit)
    return Told(seat, because(moment, said, source, seat if by is None else by), "effect")


def _attacked(moment: Moment, event: ev.UnitAttacked) -> Told | None:
    if is_back(event.target):
        return None  # a fortress: what became of it is told
    state: TacticsState = moment.view
    by = _seat(moment, event.unit) if event.by is None else event.by
    enemies = [unit.card for unit in state.field if unit and unit.seat in state.enemies(by)]
    way = "shoots" if event.is_ranged else "strikes"
    if not event.damage:
        way += "_in_vain"
    said = moment.tell(f"tell.event.{way}", unit=who(moment, event.unit), target=whom_of(moment, event.target, enemies))
    if not event.source:
        return Told(by, said)
    if "defeat" in ability_of(event.source).replaces:
        return Told(by, moment.tell("tell.event.last_blow", said=said), "effect")
    return Told(by, because(moment, said, event.source, by), "effect")


def _hurt(moment: Moment, event: ev.UnitDamaged) -> Told:
    """How much is left, too: to fall is not yet told, for a hero falls only at the count."""
    unit = _unit(moment, event.unit)
    values = {"unit": who(moment, event.unit), "n": event.damage}
    if unit is None:
        return _effect(moment, event.unit, moment.tell("tell.event.hurt", **values), event.source, event.by)
    left = Board(moment.view).life_left(unit) - event.damage
    way = "hurt_left" if left > 0 else "hurt_lethally"
    said = moment.tell(f"tell.event.{way}", **values, left=max(0, left))
    return _effect(moment, event.unit, said, event.source, event.by)


def _statuses(moment: Moment, statuses: Counter[Status]) -> Sentence:
    """Each with how often, where it is more than once."""
    said = []
    for status, n in statuses.items():
        one = moment.tell("tell.status", status=moment.tell(status_key(status)))
        said.append(one if n == 1 else moment.tell("tell.event.times", what=one, n=n))
    return listed(said)


def _status(moment: Moment, event: ev.StatusGiven) -> Told:
    unit = _unit(moment, event.unit)
    before, after = Counter(unit.statuses if unit else ()), Counter(event.statuses)
    given, gone = after - before, before - after
    way, named, changed = ("gets", who, given) if given else ("cancelled", whose, gone)
    said = moment.tell(
        f"tell.event.{way}", unit=named(moment, event.unit), what=_statuses(moment, changed), n=len(changed)
    )
    return _effect(moment, event.unit, said, event.source)


def _status_gone(moment: Moment, event: ev.StatusesTaken) -> Told | None:
    unit = _unit(moment, event.unit)
    if unit is None:
        return None
    gone = Counter(unit.statuses) - Counter(event.statuses)
    said = moment.tell("tell.event.loses", unit=who(moment, event.unit), what=_statuses(moment, gone), n=len(gone))
    return _effect(moment, event.unit, said)


def _cleared(moment: Moment, card: int) -> Told:
    """By an action, or by some effect."""
    state: TacticsState = moment.view
    if state.turn is not None and state.used[-1:] == ["clear"]:
        return Told(state.turn, moment.tell("tell.event.clears", unit=whose(moment, card)))
    return _effect(moment, card, moment.tell("tell.event.cleared", unit=whose(moment, card)))


def _moved(moment: Moment, event: ev.UnitsMoved) -> Told:
    said = _swapped(moment, event) or joined(
        "; ",
        [
            _way(moment, event, card, start, end)
            for card, start, end in zip(event.cards, _origins(moment, event), event.spots, strict=True)
        ],
    )
    if event.how == "effect":
        return Told(event.by, because(moment, said, event.source, event.by), "effect")
    return Told(event.by, said)


def _origins(moment: Moment, event: ev.UnitsMoved) -> tuple[int, ...]:
    """Saves of before do not say where they came from, but it can be seen."""
    if event.origins:
        return event.origins
    units = [_unit(moment, card) for card in event.cards]
    return tuple(end if unit is None else unit.spot for unit, end in zip(units, event.spots, strict=True))


def _swapped(moment: Moment, event: ev.UnitsMoved) -> Sentence | None:
    """Two that change places with each other."""
    if len(event.cards) != 2 or _origins(moment, event) != event.spots[::-1]:
        return None
    one, other = event.cards
    return moment.tell(
        "tell.event.swap", one=who_of(moment, one, event.cards), other=who_of(moment, other, event.cards)
    )


def _way(moment: Moment, event: ev.UnitsMoved, card: int, start: int, end: int) -> Sentence:
    """Whose squad is named where it is not that of whoever does it."""
    unit: Piece | Sentence = who(moment, card)
    words = [place(moment, start % PLACES), place(moment, end % PLACES)]
    squads = [start // PLACES, end // PLACES]
    if squads[0] == squads[1] != event.by:
        unit = moment.tell("tell.marked", card=unit, mark=moment.name(squads[0]))
    else:
        for at, squad in enumerate(squads):
            if squad != event.by:
                words[at] = moment.tell("tell.marked", card=words[at], mark=moment.name(squad))
    return moment.tell("tell.event.moves", unit=unit, start=words[0], end=words[1])
