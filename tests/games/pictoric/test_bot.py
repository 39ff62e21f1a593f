"""The opponents of Pictoric Box."""

from random import Random

import pytest

from pixtable.core.game import Budget, Opponent
from pixtable.core.why import Weighed
from pixtable.games.pictoric import GAME
from pixtable.games.pictoric.mind.bot import PictoricMind
from pixtable.games.pictoric.mind.understanding import CardChoice, Company, Idea, NoUnderstanding, Player
from pixtable.games.pictoric.rules.moves import Clue, Lay, Theme, Vote
from pixtable.games.pictoric.rules.state import ON_THEME, SILENCE, Association

from .tables import banks, lay_all, rolled, sector_of, sit


class Numbers(NoUnderstanding):
    """Understands one thing: a clue that is a number fits the cards near that number."""

    def __init__(self) -> None:
        self.heard: list = []

    def vote(self, clue, cards, who, company, rng):
        self.heard.append((who, company))
        near = {card: 1 / (1 + abs(int(clue.text) - card)) for card in cards}
        return CardChoice(max(near, key=near.__getitem__), near)

    def lead(self, card, who, company, rng):
        self.heard.append((who, company))
        return Idea(Association(text=str(card)), worth=1 / (1 + card))


def thought(mind, match, seat, level="expert", *, persona=None, seed=1):
    thought = mind.think(match.view(seat), seat, Opponent(level, persona), seed, Budget())
    assert match.refuse(seat, thought.move) is None
    return thought


def test_it_votes_for_the_picture_that_fits_best():
    match = lay_all(sit(banks=banks(2, 2, 2)), Clue(text="20"))
    assert thought(PictoricMind(Numbers()), match, 2).move == Vote(sector_of(match, 1))


def test_it_never_votes_for_its_own_card_however_well_that_fits():
    match = lay_all(sit(banks=banks(2, 2, 2)), Clue(text="30"))
    for seed in range(20):
        assert thought(PictoricMind(Numbers()), match, 2, seed=seed).move != Vote(sector_of(match, 2))


def test_it_lays_the_picture_that_fits_best():
    match = sit(banks=banks(2, 8, 2))
    match.play(0, Clue(text="25"))
    assert thought(PictoricMind(Numbers()), match, 1).move == Lay(25)


def test_it_leads_with_its_best_idea_where_it_may_choose():
    match = sit(free_choice=True, banks=banks(8, 2, 2))
    best = min(match.state.drawn, 10)
    assert thought(PictoricMind(Numbers()), match, 0).move == Clue(text=str(best), card=best)
    plain = sit(banks=banks(8, 2, 2))
    assert thought(PictoricMind(Numbers()), plain, 0).move == Clue(text=str(plain.state.drawn))


def test_it_is_told_who_it_is_and_what_everybody_knows():
    mind = PictoricMind(understanding := Numbers())
    match = rolled(ON_THEME, seats=4, banks=banks(2, 3, 4, 8), said=["moon"])
    match.play(1, Theme("the sea"))
    thought(mind, match, 0, "hard", persona="poet")
    match.play(0, Clue(text="20"))
    thought(mind, match, 3, "easy")
    assert understanding.heard == [
        (Player("hard", "poet", 0), Company("en", "the sea", guessers=3, bank=4, said=("moon",))),
        (Player("easy", None, 3), Company("en", "the sea", guessers=3, bank=4, said=("moon", "20"))),
    ]


def test_random_understands_nothing_whatever_the_others_do():
    match = sit(banks=banks(2, 8, 2))
    match.play(0, Clue(text="25"))
    mind = PictoricMind(understanding := Numbers())
    assert len({thought(mind, match, 1, "random", seed=seed).move for seed in range(100)}) == 8
    assert understanding.heard == []


def test_it_keeps_silent_with_pictograms():
    match = rolled(SILENCE)
    for seed in range(20):
        move = thought(GAME.mind, match, 0, seed=seed).move
        assert move.pictograms


def test_it_names_a_theme():
    match = rolled(ON_THEME)
    assert isinstance(thought(GAME.mind, match, 1).move, Theme)


def test_it_says_what_it_weighed():
    match = sit(banks=banks(2, 8, 2))
    match.play(0, Clue(text="25"))
    thinking = thought(PictoricMind(Numbers()), match, 1)
    assert thinking.nodes == 8
    assert [told.move.card for told in thinking.why.candidates] == [25, 24, 26]
    assert thinking.why.chosen == Weighed(move=Lay(25), worth=1.0)


@pytest.mark.parametrize("persona", GAME.mind.personas)
def test_every_persona_plays(persona):
    match, rng = sit(seats=6), Random(1)
    while match.result is None:
        seat = match.to_act[0]
        match.play(seat, thought(GAME.mind, match, seat, "normal", persona=persona, seed=rng.getrandbits(30)).move)
    assert match.result.winners
