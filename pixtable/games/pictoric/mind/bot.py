"""The opponents of Pictoric Box: they vote, lay and lead by what their understanding makes of pictures and words."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from pixtable.ai.levels import LEVELS
from pixtable.core.chance import Rng
from pixtable.core.events import Move, Seat
from pixtable.core.game import Budget, Opponent, Pending, Thought
from pixtable.core.open import any_of, sample_of
from pixtable.core.why import Weighed, Why
from pixtable.games.pictoric.mind.coaching import Prospect, can_weigh, weigh
from pixtable.games.pictoric.mind.hints import Hinter
from pixtable.games.pictoric.mind.understanding import CardChoice, Company, NoUnderstanding, Player, Understanding
from pixtable.games.pictoric.rules.clues import SAMPLE_SKETCH
from pixtable.games.pictoric.rules.moves import Clue, Lay, Theme, Vote
from pixtable.games.pictoric.rules.race import chances
from pixtable.games.pictoric.rules.rules import PictoricRules
from pixtable.games.pictoric.rules.state import SILENCE, Association, PictoricState

RULES = PictoricRules()
EXPERT, RANDOM = "expert", "random"
MUMBLER = "mumbler"
"""Plays as an expert, but its associations say nothing to anybody: saying nothing must not pay (PB-56)."""
MUMBLED = Clue(text="zzqx")
WORDLESS = Clue(sketch=SAMPLE_SKETCH)
FAINT = 5
"""Percent: what is less likely need not be looked at."""
IDEAS = 5
"""How often somebody who is to be advised thinks about one picture."""


class Candidate(NamedTuple):
    move: Move
    worth: float


class PictoricMind:
    """Every opponent of Pictoric Box by name. `random` understands nothing, whatever the others do."""

    levels = (*LEVELS, RANDOM, MUMBLER)
    personas = ("literal", "poet", "joker", "child", "sphinx", "echo")

    def __init__(self, understanding: Understanding | None = None) -> None:
        self._nothing = NoUnderstanding()
        self._understanding: Understanding = understanding or self._nothing

    def think(
        self,
        view: PictoricState,
        seat: Seat,
        opponent: Opponent,
        seed: int,
        budget: Budget,
        *,
        pending: Pending | None = None,
    ) -> Thought:
        """No search, so no budget: what comes to mind does so at once. Nothing is ever pending in mid-effect."""
        understanding = self._nothing if opponent.level == RANDOM else self._understanding
        if opponent.level == MUMBLER and view.phase == "clue":
            return _thought(mumbled := _mumble(view), [Candidate(mumbled, 0.0)], budget.told)
        who = Player(EXPERT if opponent.level == MUMBLER else opponent.level, opponent.persona, seat)
        move, candidates = _consider(view, who, understanding, Rng(seed), ideas=IDEAS if budget.counsels else 1)
        if not budget.counsels:
            return _thought(move, candidates, budget.told)
        moves = list(dict.fromkeys(candidate.move for candidate in candidates))
        if budget.also is not None and budget.also not in moves:
            moves.append(budget.also)
        hinter = Hinter(view, seat, understanding, _company(view))
        if can_weigh(view, moves):
            prospects = weigh(view, seat, moves, _fits(view, understanding), seed)
            return _counsel(hinter, prospects if budget.also is not None else _worth_a_thought(prospects, hinter))
        thought = _thought(move, candidates, budget.told)
        chosen = replace(thought.why.chosen, words=hinter.values(move, None))
        return _with_hint(thought, replace(thought.why, chosen=chosen), hinter)


def _consider(
    view: PictoricState, who: Player, understanding: Understanding, rng: Rng, *, ideas: int
) -> tuple[Move, list[Candidate]]:
    """The move, and all that was weighed for it; where there is nothing to understand, one thing by chance."""
    company, clue = _company(view), view.clue
    match view.phase:
        case "theme":
            theme = Theme(understanding.name_theme(who, company, rng))
            return theme, [Candidate(theme, 1.0)]
        case "clue":
            clues = _clues(view, who, understanding, rng, ideas)
            return max(clues, key=lambda candidate: candidate.worth).move, clues
        case "lay" if clue:
            choice = understanding.lay(clue, view.banks[who.seat], who, company, rng)
            return Lay(choice.card), [Candidate(Lay(card), worth) for card, worth in choice.likely.items()]
        case "vote" if clue:
            if not understanding.understands(clue, company):
                together = _guess_together(view, who.seat)
                return together, [Candidate(together, 1.0)]
            others = [card for card in view.sectors if card != view.laid[who.seat]]
            return _vote(view, understanding.vote(clue, others, who, company, rng))
        case _:
            legal = RULES.legal(view, who.seat)
            move = any_of(legal[rng.randrange(len(legal))], rng)
            return move, [Candidate(move, 1.0)]


def _guess_together(view: PictoricState, seat: Seat) -> Move:
    """PB-56: whom an association tells nothing all set their dice to the lowest sector, and only the owner of the card
    there to the next. So either all of them find the leader's card or hardly anybody does, and the leader gets little
    for having said nothing; by chance, each alone, some would find it and some would not, and that pays best."""
    return sample_of(RULES.legal(view, seat)[0])


def _mumble(view: PictoricState) -> Move:
    clue = WORDLESS if view.forfeit == SILENCE else MUMBLED
    return replace(clue, card=view.drawn) if view.free_choice else clue


def _fits(view: PictoricState, understanding: Understanding) -> Callable[[Association], Sequence[float]]:
    return lambda clue: understanding.fits(clue, _company(view))


def _worth_a_thought(prospects: Sequence[Prospect], hinter: Hinter) -> Sequence[Prospect]:
    """The best two, and others that are not hopeless; if the meter speaks well of some clues, only of those."""
    sound = [it for it in prospects if hinter.is_sound(it.move)] or prospects
    return [*sound[:2], *(prospect for prospect in sound[2:] if prospect.line.points >= FAINT)]


def _counsel(hinter: Hinter, prospects: Sequence[Prospect]) -> Thought:
    """What to do by the chances in the race, and not by anybody's taste."""

    def tell(prospect: Prospect) -> Weighed[Move]:
        words = hinter.values(prospect.move, prospect)
        return Weighed(move=prospect.move, worth=round(prospect.worth, 4), terms=prospect.terms, words=words)

    best = prospects[0]
    told, standing = [tell(prospect) for prospect in prospects], chances(hinter.view.places)
    why = Why(chosen=told[0], candidates=told, standing=tuple(standing))
    return _with_hint(Thought(best.move, len(prospects), why), why, hinter)


def _with_hint(thought: Thought, why: Why[Move], hinter: Hinter) -> Thought:
    return replace(thought, why=replace(why, about=hinter.about, look=hinter.look(thought.move)))


def _company(view: PictoricState) -> Company:
    held = [len(bank) for bank in view.banks]
    return Company(
        language=view.language,
        theme=view.theme,
        guessers=view.seats - 1,
        bank=max(1, round(sum(held) / view.seats)),
        said=tuple(view.said),
    )


def _clues(view: PictoricState, who: Player, understanding: Understanding, rng: Rng, ideas: int) -> list[Candidate]:
    """An idea for every card that the leader may choose from (PB-21), or several where it can only be one."""
    think_of = understanding.lead_silently if view.forfeit == SILENCE else understanding.lead
    cards = [view.drawn, *view.banks[who.seat]] if view.free_choice else [view.drawn] * ideas
    candidates = []
    for card in (card for card in cards if card is not None):
        clue, worth = think_of(card, who, _company(view), rng)
        move = Clue(text=clue.text, pictograms=clue.pictograms, card=card if view.free_choice else None)
        candidates.append(Candidate(move, worth))
    return candidates


def _vote(view: PictoricState, choice: CardChoice) -> tuple[Vote, list[Candidate]]:
    votes = {card: Vote(sector) for sector, card in enumerate(view.sectors, start=1)}
    return votes[choice.card], [Candidate(votes[card], worth) for card, worth in choice.likely.items()]


def _thought(move: Move, candidates: Sequence[Candidate], told: int) -> Thought:
    def tell(candidate: Candidate) -> Weighed[Move]:
        return Weighed(move=candidate.move, worth=round(candidate.worth, 4))

    chosen = next(candidate for candidate in candidates if candidate.move == move)
    ranked = sorted(candidates, key=lambda candidate: -candidate.worth)[:told]
    why = Why(chosen=tell(chosen), candidates=[tell(candidate) for candidate in ranked])
    return Thought(move, len(candidates), why)
