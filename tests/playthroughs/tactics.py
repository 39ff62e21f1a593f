"""Whole matches of Pixel Tactics as readable text."""

from pixtable.core.chance import Chance
from pixtable.core.events import Choose, Event
from pixtable.core.match import Deal, Match
from pixtable.games.tactics import GAME
from pixtable.games.tactics.rules import events as e
from pixtable.games.tactics.rules.decks.roster import name_of, owner_of
from pixtable.games.tactics.rules.moves import Pass
from pixtable.games.tactics.rules.state import COLUMNS, ROWS, TacticsState


def playthrough(deck: str, seed: int) -> str:
    """A match by chance, in which people would rather act than pass."""
    match = Match.start(GAME, Deal(2, seed, {"deck": deck, "trophies": 1}))
    lines = [f"Pixel Tactics, {deck}, seed {seed}", *_told(match.opening)]
    chance = Chance(seed, -1)  # the same in every version of Python
    while not match.state.outcomes:
        seat = match.to_act[0]
        legal = match.legal(seat)
        move = chance.pick([move for move in legal if not isinstance(move, Pass)] or legal)
        asked = f"  seat {seat} chooses {move.option}" if isinstance(move, Choose) else None
        lines += [asked] if asked else []
        events = match.play(seat, move)
        lines += _told(events)
        if any(isinstance(event, e.WaveBegan) for event in events):
            lines += _squads(match.state)
    if result := match.result:  # else the match was drawn, and another would follow
        lines += ["", f"scores {list(result.scores)}, winners {list(result.winners)}, ranks {list(result.ranks)}"]
    return "\n".join(lines) + "\n"


def _told(events: tuple[Event, ...]) -> list[str]:
    return [line for event in events if (line := _line(event)) is not None]


def _card(card: int) -> str:
    return f"{name_of(card)}{owner_of(card)}"


def _cards(cards: tuple[int, ...]) -> str:
    return " ".join(map(_card, cards))


def _spot(spot: int) -> str:
    return f"{ROWS[spot % 9 // 3]} {COLUMNS[spot % 3]} of squad {spot // 9}"


def _line(event: Event) -> str | None:
    match event:
        case e.RoundBegan(round, first):
            return f"\n== round {round}, seat {first} first"
        case e.WaveBegan(row):
            return f"-- {ROWS[row]}"
        case e.TurnBegan(seat):
            return f"seat {seat}:"
        case e.ActionTaken(_, action, cost):
            return f" {action} ({cost})"
        case e.LeadersRevealed(cards):
            return f"leaders: {_cards(cards)}"
        case e.CardsDrawn(seat, cards):
            return f"  seat {seat} draws {_cards(cards)}"
        case e.CardsDiscarded(seat, cards):
            return f"  seat {seat} discards {_cards(cards)}"
        case e.CardTaken(seat, victim, card):
            return f"  seat {seat} takes {_card(card)} from seat {victim}"
        case e.OrderRevealed(_, card) | e.OperationLaid(_, card):
            return f"  {_card(card)}"
        case e.HeroRecruited(_, card, spot):
            return f"  {_card(card)} at {_spot(spot)}"
        case e.UnitAttacked(unit, target, is_ranged, damage):
            return f"  {_card(unit)} {'shoots at' if is_ranged else 'attacks'} {_card(target)} for {damage}"
        case e.UnitDamaged(unit, damage):
            return f"  {_card(unit)} takes {damage}"
        case e.UnitHealed(unit, damage):
            return f"  {_card(unit)} is healed {damage}"
        case e.StatusGiven(unit, status):
            return f"  {_card(unit)} gets [{status}]"
        case e.HeroDefeated(unit):
            return f"  {_card(unit)} falls"
        case e.HeroRevived(unit):
            return f"  {_card(unit)} rises"
        case e.UnitsMoved(cards, spots):
            return "".join(f"  {_card(card)} to {_spot(spot)}" for card, spot in zip(cards, spots, strict=True))
        case e.RoundWasQuiet():
            return "a round of passes"
        case e.MatchEnded(winner, reason=reason):
            return f"\nthe match is {'drawn' if winner is None else f'won by seat {winner}'} ({reason})"
        case _:
            return None


def _squads(state: TacticsState) -> list[str]:
    """Side by side, vanguard on top; a corpse has a cross, damage stands behind a slash."""
    lines = []
    for row in range(3):
        squads = [state.squad(seat)[row * 3 : row * 3 + 3] for seat in range(state.seats)]
        lines.append(" | ".join(" ".join(f"{_unit(unit):16}" for unit in squad) for squad in squads).rstrip())
    return lines


def _unit(unit) -> str:
    if unit is None:
        return "."
    damage = f"/{unit.damage}" if unit.damage else ""
    return f"{'+' if unit.is_corpse else ''}{name_of(unit.card)}{damage}"
