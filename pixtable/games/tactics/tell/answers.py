"""Answers to questions in the middle of an effect, in the words of the question."""

from pixtable.core.events import Ask, Choose
from pixtable.core.telling import Moment, Sentence
from pixtable.games.tactics.rules.decks.roster import NUMBERS
from pixtable.games.tactics.rules.labels import answer_key
from pixtable.games.tactics.rules.play.strikes import WALLS
from pixtable.games.tactics.rules.state import COLUMNS, PLACES, ROWS
from pixtable.games.tactics.tell.pieces import spot, who, whom, whom_of, whose, whose_of, within

YES_OR_NO = ("yes", "no")
OF_SEATS = ("opponent", "squad")
OWNED = ("corpse", "move_damage")
"""There it is something of a unit that is chosen: its corpse, its damage."""


def answer(moment: Moment, move: Choose) -> Sentence:
    ask, option = moment.asked, move.option
    assert ask
    if ask.options == YES_OR_NO:
        asking = NUMBERS.get(ask.source.partition(".")[0])
        named = ("", "", "") if asking is None else [called(moment, asking) for called in (who, whom, whose)]
        return moment.tell(f"tell.{option}.{ask.prompt}", **dict(zip(("card", "whom", "whose"), named, strict=True)))
    if option in ("no", "done"):
        return moment.tell("tell.none.stay" if ask.prompt == "place" else f"tell.none.{option}")
    return moment.tell(f"tell.answer.{ask.prompt}", one=_option(moment, ask, option))


def _option(moment: Moment, ask: Ask, option: int | str) -> Sentence:
    if option in WALLS:
        return moment.tell("tell.wall", lane=within(moment, WALLS.index(str(option))))
    if option in ROWS:
        return moment.tell(f"tell.row.{option}")
    if option in COLUMNS:
        return moment.tell(f"tell.lane.{option}")
    if isinstance(option, str):
        return moment.tell(answer_key(option))
    if ask.prompt in OF_SEATS:
        return (moment.name(option),)
    numbers = [one for one in ask.options if isinstance(one, int)]
    if ask.prompt == "place":
        return spot(moment, option, with_squad=len({one // PLACES for one in numbers}) > 1)
    if ask.prompt == "amount":
        return (str(option),)
    return (whose_of if ask.prompt in OWNED else whom_of)(moment, option, numbers)
