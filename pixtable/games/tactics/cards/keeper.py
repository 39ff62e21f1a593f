"""The Keeper."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character

KEEPER = Character("keeper", hero=(2, 5), leader=(1, 14))

KEEPER.vanguard.has("intercept")


@KEEPER.leader.acts("limited", n=3, m=2)
def open_the_archive(me: Me) -> Script:
    seen = me.top_cards(me.n)
    yield from me.look(seen)
    taken = yield from me.cards(me.m, seen, "take")
    yield from me.take(taken)
    rest = yield from me.cards(me.n, [card for card in seen if card not in taken], "put_below")
    yield from me.put_below(rest)


@KEEPER.flank.instead("draw", n=2)
def choose_what_to_read(me: Me) -> Script:
    seen = me.top_cards(me.n)
    yield from me.look(seen)
    taken = yield from me.cards(1, seen, "take")
    yield from me.take(taken)
    yield from me.put_below([card for card in seen if card not in taken])


@KEEPER.rear.does()
def search_the_shelves(me: Me) -> Script:
    deck = sorted(me.top_cards(99))
    yield from me.look(deck)
    card = yield from me.card_of(deck, "take")
    if card is not None:
        yield from me.show(card)
        yield from me.take([card])
        yield from me.shuffle()


@KEEPER.order.does(n=2)
def reopen_the_files(me: Me) -> Script:
    chosen = yield from me.cards_up_to(me.n, me.discards, "take")
    yield from me.recover(chosen)
