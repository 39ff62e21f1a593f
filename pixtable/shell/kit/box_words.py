"""How many a game is for and how long it takes, as its box says it."""

from pixtable.language.words import Words
from pixtable.store.box import box_of


def numbers_of(game_id: str, language: str) -> str:
    box, say = box_of(game_id), Words(language).say
    first, *between, last = box.seats if len(box.seats) > 1 else box.seats * 2
    if first == last:
        seats = str(last)
    elif len(box.seats) == last - first + 1:
        seats = say("box.from_to", first=first, last=last)
    else:
        seats = say("box.either", some=", ".join(map(str, (first, *between))), last=last)
    return say("box.numbers", players=say("box.players", seats=seats, n=last), minutes=box.minutes)
