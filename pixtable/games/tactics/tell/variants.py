"""What only some variants know: fortresses, the market, the fall of one leader of several, signals."""

from pixtable.core.events import Event
from pixtable.core.telling import Moment, Told
from pixtable.games.tactics.rules import events as ev
from pixtable.games.tactics.rules.decks.roster import is_back
from pixtable.games.tactics.rules.state import TacticsState
from pixtable.games.tactics.rules.variants.variants import COLUMN_WALL, DuelDraft
from pixtable.games.tactics.tell.pieces import listed, title, who, whom, within


def told_of_variant(moment: Moment, event: Event) -> Told | None:
    return _of_siege(moment, event) or _of_market(moment, event) or _of_teams(moment, event)


def _of_siege(moment: Moment, event: Event) -> Told | None:
    match event:
        case ev.FortressesBuilt():
            return Told(moment.view.first, moment.tell("tell.frame.walls", n=COLUMN_WALL), "frame")
        case ev.FortressBroken(seat, column, card):
            way = "breach" if card is None else "wall" if is_back(card) else "wall_known"
            shown = "" if card is None or is_back(card) else who(moment, card)
            return Told(1 - seat, moment.tell(f"tell.event.{way}", lane=within(moment, column), card=shown))
    return None


def _of_market(moment: Moment, event: Event) -> Told | None:
    state: TacticsState = moment.view
    match event:
        case ev.MarketLaid(row):
            return Told(
                state.first, moment.tell("tell.frame.market", cards=listed(title(moment, one) for one in row)), "frame"
            )
        case ev.RowRefilled(card):
            seat = state.first if state.turn is None else state.turn
            return Told(seat, moment.tell("tell.frame.refilled", card=title(moment, card)), "frame")
        case ev.CardPicked(seat, at, held) if isinstance(state.variant, DuelDraft):
            if held is None:
                return Told(seat, moment.tell("tell.event.picks_top", n=at))
            taken = whom(moment, state.variant.row[at])
            return Told(seat, moment.tell("tell.event.picks" if at else "tell.event.picks_free", card=taken, n=at))
        case ev.GoldCollected(seat, at) if isinstance(state.variant, DuelDraft):
            under, gold = who(moment, state.variant.row[at]), state.variant.lying[at]
            return Told(seat, moment.tell("tell.event.collects", card=under, n=gold))
    return None


def _of_teams(moment: Moment, event: Event) -> Told | None:
    match event:
        case ev.LeaderFell(seat, card):
            return Told(seat, moment.tell("tell.frame.leader_fell", card=whom(moment, card)), "frame")
        case ev.SquadDisbanded(seat):
            return Told(seat, moment.tell("tell.frame.disbanded"), "frame")
        case ev.LeaderRevealed(seat, card):
            return Told(seat, moment.tell("tell.event.new_leader", card=title(moment, card)))
        case ev.Rebuilt(seat):
            return Told(seat, moment.tell("tell.frame.rebuilt"), "frame")
        case ev.PlayerOut(seat):
            return Told(seat, moment.tell("tell.frame.out"), "frame")
        case ev.Signalled(seat, what):
            return Told(seat, moment.tell("tell.event.signals", what=moment.tell(f"table.signals.{what}")))
    return None
