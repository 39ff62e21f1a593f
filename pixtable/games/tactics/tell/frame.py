"""How a game goes on by itself: matches, rounds, waves, turns, and what they end with."""

from pixtable.core.events import Event
from pixtable.core.telling import Moment, Sentence, Told
from pixtable.games.tactics.rules import events as ev
from pixtable.games.tactics.rules.decks.roster import is_back
from pixtable.games.tactics.rules.state import ACTIONS, LAST_ROUND, ROWS, TacticsState
from pixtable.games.tactics.tell.pieces import listed, title, whom


def told_of_frame(moment: Moment, event: Event) -> Told | None:
    """That a turn or a wave is over is no news: what comes next tells it."""
    state: TacticsState = moment.view
    match event:
        case ev.MatchBegan(match, first):
            return Told(first, moment.tell("tell.frame.match", match=match), "frame")
        case ev.LeaderChosen(seat, card):
            if is_back(card):
                return Told(seat, moment.tell("tell.event.leads"))
            return Told(seat, moment.tell("tell.event.leads_with", card=whom(moment, card)))
        case ev.LeadersRevealed(cards):
            return Told(state.first, moment.tell("tell.frame.leaders", cards=_leaders(moment, cards)), "frame")
        case ev.RoundBegan(round, first):
            way = "truce" if round == 1 else "round"
            return Told(first, moment.tell(f"tell.frame.{way}", round=round), "frame")
        case ev.WaveBegan(row):
            first = state.turn_order()[0] if state.rebuilder is None else state.rebuilder
            return Told(first, moment.tell("tell.frame.wave", row=moment.tell(f"tell.wave.{ROWS[row]}")), "frame")
        case ev.TurnEnded(seat) if state.actions_left:
            way = "passes" if state.actions_left >= ACTIONS and not state.used else "ends"
            return Told(seat, moment.tell(f"tell.event.{way}", n=state.actions_left))
        case ev.RoundWasQuiet():
            return Told(state.first, moment.tell("tell.frame.quiet"), "frame")
        case ev.MatchEnded():
            return _ended(moment, event)
    return None


def _leaders(moment: Moment, cards: tuple[int, ...]) -> Sentence:
    return listed(
        moment.tell("tell.marked", card=title(moment, card), mark=moment.name(seat)) for seat, card in enumerate(cards)
    )


def _ended(moment: Moment, event: ev.MatchEnded) -> Told:
    way = "drawn" if event.winner is None else "won_in_team" if moment.view.in_teams else "won"
    said = moment.tell(f"tell.frame.{way}")
    if event.reason:
        key = "tell.frame.enemy_leader" if event.reason == "leader" else f"table.reasons.{event.reason}"
        reason = moment.tell(key, n=LAST_ROUND)
        said = moment.tell("tell.frame.reason", said=said, reason=reason)
    return Told(moment.view.first if event.winner is None else event.winner, said, "frame")
