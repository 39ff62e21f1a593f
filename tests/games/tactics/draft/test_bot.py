"""The opponents of the drafts: quick, never wrong, and better the higher their level."""

import re
from statistics import fmean

import pytest

from pixtable.core.game import Budget, Opponent
from pixtable.games import GAMES
from pixtable.games.tactics.draft.mind.judge import NEED, Judge, traits_of
from pixtable.games.tactics.draft.mind.worth import WORTH
from pixtable.games.tactics.draft.rules.box import DRAFTED
from pixtable.games.tactics.mind.personas import PERSONAS
from pixtable.games.tactics.rules.abilities.words import CHARACTERS
from pixtable.games.tactics.rules.decks.roster import COPY_STEP, NUMBERS
from pixtable.games.tactics.rules.labels import text_key
from pixtable.language.words import catalogue

from .drafts import ALL, begin

LEVELS = ("expert", "hard", "normal", "easy", "random")
OF_KIND = pytest.mark.parametrize("game", ALL, ids=lambda game: game.id.rpartition(".")[2])


def draft(game, levels, seed, personas=(None, None)):
    match = begin(game, len(levels), seed)
    while match.result is None:
        seat = match.to_act[0]
        opponent = Opponent(levels[seat], personas[seat])
        thought = game.mind.think(match.view(seat), seat, opponent, seed=match.n, budget=Budget())
        match.play(seat, thought.move)
    return match.state


def quality(state, seat):
    """What the 25 best heroes and the best leader are worth."""
    heroes = sorted((WORTH[card % COPY_STEP][1] for card in state.heroes[seat]), reverse=True)[:25]
    leader = max(WORTH[card % COPY_STEP][0] for card in state.leaders[seat])
    return sum(heroes) + leader


def test_every_character_has_its_worth():
    assert set(WORTH) == set(DRAFTED)


@OF_KIND
def test_who_knows_what_cards_are_worth_gets_the_better_deck(game):
    leads = [quality(state, 0) - quality(state, 1) for state in (draft(game, ("hard", "random"), s) for s in range(6))]
    assert min(leads) > 0


@OF_KIND
def test_each_level_drafts_at_least_as_well_as_the_next(game):
    """Against the same clueless neighbour."""

    def mean(level):
        return fmean(quality(draft(game, (level, "random"), seed), 0) for seed in range(8))

    expert, hard, normal, easy, clueless = map(mean, LEVELS)
    assert expert >= 0.9 * hard
    assert hard > easy > clueless
    assert normal > easy


@OF_KIND
@pytest.mark.parametrize("persona", PERSONAS)
def test_every_persona_finishes_a_draft(game, persona):
    state = draft(game, ("normal", "easy"), 3, (persona, None))
    assert state.phase == "over"
    assert len(state.leaders[0]) == 4


def test_a_persona_likes_its_leaders():
    rusher = Judge([], [], PERSONAS["rusher"])
    assert rusher.as_leader(NUMBERS["viking"]) > Judge([], []).as_leader(NUMBERS["viking"])


def test_what_is_lacking_is_wanted_and_what_is_there_in_plenty_is_not():
    ranged = [number for number in CHARACTERS if "ranged" in traits_of(number)]
    card = ranged[0]
    empty, full = Judge([], []), Judge([], ranged * 4)
    assert empty.as_hero(card) >= full.as_hero(card) + NEED
    assert full.fit(card).kind == "plenty"
    assert empty.fit(card).kind == "lacks"


def test_whoever_says_heal_as_a_hero_heals():
    words = catalogue(GAMES.package_of("tactics"), "en")
    says = {
        number
        for number, character in CHARACTERS.items()
        if any(
            re.search(r"\bheal\b", words[text_key(one)], re.I) for one in character.abilities if one.slot != "leader"
        )
    }
    assert {number for number in CHARACTERS if "heals" in traits_of(number)} == says
