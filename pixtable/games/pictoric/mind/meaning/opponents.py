"""The understanding that opponents play with: the cards and associations of the rules as pictures and clues."""

from collections.abc import Iterable, Sequence

from pixtable.core.chance import Rng
from pixtable.games.pictoric.mind.meaning import explaining, forfeits, guessing, leading
from pixtable.games.pictoric.mind.meaning.clue import read_association
from pixtable.games.pictoric.mind.meaning.foresight import Table
from pixtable.games.pictoric.mind.meaning.personas import Character, character
from pixtable.games.pictoric.mind.meaning.reading import Reading, Taught
from pixtable.games.pictoric.mind.meaning.scoring import Scores, score
from pixtable.games.pictoric.mind.meaning.tables import deck
from pixtable.games.pictoric.mind.understanding import CardChoice, Company, Idea, Player
from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.games.pictoric.rules.state import Association

COPIES = "echo"
"""Who speaks at the length that the player speaks at or, while that is not known, the others."""
_CARDS = {picture: card for card, picture in enumerate(PICTURES)}


class Meanings:
    """Pictures and words as the tables know them, and as far as the player has taught them better.

    `manner` is the usual length of the player's own clues, for those who copy it; `heard` are the marks of all clues
    that the player has heard in other games.
    """

    def __init__(self, taught: Taught | None = None, manner: float | None = None, heard: Iterable[int] = ()) -> None:
        self._taught, self._manner, self._heard = taught or {}, manner, frozenset(heard)

    def understands(self, clue: Association, company: Company) -> bool:
        return not self.read(clue, company.language).says_nothing

    def vote(self, clue: Association, cards: Sequence[int], who: Player, company: Company, rng: Rng) -> CardChoice:
        shown = [PICTURES[card] for card in cards]
        return _by_card(guessing.vote(self.read(clue, company.language), shown, None, character_of(who), rng))

    def lay(self, clue: Association, bank: Sequence[int], who: Player, company: Company, rng: Rng) -> CardChoice:
        held = [PICTURES[card] for card in bank]
        return _by_card(guessing.lay(self.read(clue, company.language), held, character_of(who), rng))

    def lead(self, card: int, who: Player, company: Company, rng: Rng) -> Idea:
        task, mind = self._task(card, who, company), character_of(who)
        if company.theme is None:
            led = leading.lead(task, mind, rng)
        else:
            led = forfeits.lead_within(company.theme, task, mind, rng)
        return Idea(led.clue, led.prospect.some_not_all)

    def lead_silently(self, card: int, who: Player, company: Company, rng: Rng) -> Idea:
        led = forfeits.lead_silently(self._task(card, who, company), character_of(who), rng)
        return Idea(led.clue, led.prospect.some_not_all)

    def name_theme(self, who: Player, company: Company, rng: Rng) -> str:
        return forfeits.name_theme(company.language, rng)

    def fits(self, clue: Association, company: Company) -> Scores:
        scores = score(self.read(clue, company.language))
        return [scores[deck().column(picture)] for picture in PICTURES]

    def thoughts_of(self, clue: Association, company: Company) -> Sequence[str]:
        return explaining.thoughts_of(self.read(clue, company.language))

    def reasons(self, clue: Association, card: int, company: Company) -> Sequence[tuple[str, str]]:
        led_to = explaining.explain(self.read(clue, company.language), PICTURES[card]).led_to
        if not clue.pictograms:
            return led_to
        return [(explaining.name_signs([sign], company.language)[0], seen) for sign, seen in led_to]

    def seen_on(self, card: int, company: Company) -> Sequence[str]:
        return explaining.words_for(PICTURES[card], company.language)

    def name_signs(self, signs: Sequence[str], company: Company) -> Sequence[str]:
        return explaining.name_signs(signs, company.language)

    def read(self, clue: Association, language: str) -> Reading:
        """What was mimed, sketched or said aloud reads as nothing: every picture fits it alike."""
        return read_association(clue, language, self._taught)

    def _task(self, card: int, who: Player, company: Company) -> leading.Task:
        table = Table(company.guessers, company.bank)
        manner = (self._manner or leading.manner_of(company.said)) if who.persona == COPIES else None
        return leading.Task(PICTURES[card], company.language, table, company.said, manner, self._heard)


def character_of(who: Player) -> Character:
    """Fancies belong to a persona at its place: the same persona at another seat has others."""
    return character(who.persona, who.level, f"{who.persona} at {who.seat}")


def _by_card(choice: guessing.PictureChoice) -> CardChoice:
    return CardChoice(_CARDS[choice.picture], {_CARDS[picture]: worth for picture, worth in choice.likely.items()})
