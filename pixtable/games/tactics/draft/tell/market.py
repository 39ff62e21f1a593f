"""The market draft in a player's words: "Buy Knight as a hero for 2 gold"."""

from pixtable.core.events import Seat
from pixtable.core.telling import Moment, Sentence, Told
from pixtable.games.tactics.draft.market.rules.events import CardBought, MarketEvent, MarketOpened, RowFilled
from pixtable.games.tactics.draft.market.rules.moves import Buy
from pixtable.games.tactics.draft.market.rules.state import MarketState
from pixtable.games.tactics.draft.tell.pools import cards, told_of_pools
from pixtable.games.tactics.tell.pieces import title, whom


class MarketTeller:
    def move(self, moment: Moment, seat: Seat, move: Buy) -> Sentence:
        """No two cards of a row cost the same."""
        state: MarketState = moment.view
        price, lying = state.price(move.card), state.coins[state.row.index(move.card)]
        way = "leader" if move.as_leader else "hero"
        said = moment.tell(f"tell.draft.{way}", card=whom(moment, move.card))
        said = moment.tell("tell.draft.pay" if price else "tell.draft.free", said=said, n=price)
        return moment.tell("tell.draft.gain", said=said, n=lying) if lying else said

    def event(self, moment: Moment, event: MarketEvent) -> Told | None:
        match event:
            case MarketOpened(_, row, first):
                return Told(first, moment.tell("tell.drafted.market", cards=cards(moment, row)), "frame")
            case CardBought(seat, card, as_leader, paid, gained):
                way = "takes_leader" if as_leader else "takes_hero"
                said = moment.tell(f"tell.drafted.{way}", card=whom(moment, card))
                said = moment.tell("tell.drafted.pays", said=said, n=paid) if paid else said
                return Told(seat, moment.tell("tell.drafted.gains", said=said, n=gained) if gained else said)
            case RowFilled(card):
                return Told(moment.view.turn, moment.tell("tell.drafted.filled", card=title(moment, card)), "frame")
        return told_of_pools(moment, event)
