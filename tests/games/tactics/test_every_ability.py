"""What holds for all 250 abilities alike, read off their own texts: whom they may touch, how many, and that they end.

What each of them does in particular is told in `cards/test_<name>.py`.
"""

import re
from random import Random

import pytest

from pixtable.core.events import Choose
from pixtable.games import GAMES
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.abilities.words import CHARACTERS, KEYWORDS
from pixtable.games.tactics.rules.field.standing import standing
from pixtable.games.tactics.rules.labels import answer_key, text_key
from pixtable.games.tactics.rules.state import COLUMNS
from pixtable.games.tactics.rules.state import ROWS as ROW_NAMES
from pixtable.language.words import catalogue

from .squads import VAN, battle, my

WORLDS = 6
"""Ways to answer what an ability asks, by chance."""
MINE = ("engineer/2", ".", "knight/3", "~golem", "monk/4", "cleric/2", "alchemist", "witch/1", "wizard/1")
THEIRS = ("sentinel/2", "paladin/1", "keeper", "witch/2", "monk/3", "~viking", "wizard/1", ".", "cleric")
"""Heroes that do nothing by themselves where they stand, hurt and unhurt, a corpse, and room to move."""
SPARE = ("shaman", "shaman", "shaman", "trapper", "ranger", "trapper", "necromancer", "necromancer", "necromancer")
"""Who stands there instead, place by place, where the ability is theirs."""
CARDS = {
    "hand": ("bard", "vampire"),
    "their_hand": ("samurai", "lancer"),
    "discard": ("rogue", "lancer"),
    "deck": ("duelist", "deity", "scientist"),
}
DOERS = [a for c in CHARACTERS.values() for a in c.abilities if a.script is not None]
ROWED = [a for c in CHARACTERS.values() for a in c.abilities if a.slot in ROW_NAMES]


def text_of(ability) -> str:
    return catalogue(GAMES.package_of("tactics"), "en")[text_key(ability)].lower()


def named(abilities):
    return pytest.mark.parametrize("ability", abilities, ids=lambda ability: ability.id)


def stage(ability, **more):
    """A table at which the ability can be used by seat 0, and the move that uses it."""
    name = ability.id.partition(".")[0]
    mine, theirs = _without(name, MINE), _without(name, THEIRS)
    cards = {pile: [card for card in names if card != name] for pile, names in CARDS.items()}
    wave = VAN
    if ability.slot == "leader":
        mine[4] = f"{name}/4"
        wave = "flank" if ability.is_spell else VAN
        move = mv.Cast(my(name)) if ability.is_spell else mv.LeaderAction()
    elif ability.slot == "order":
        cards["hand"].append(name)
        move = mv.PlayOrder(my(name))
    else:
        wave = ability.slot
        mine[{"vanguard": 0, "flank": 5, "rear": 6}[wave]] = f"{name}/1"
        move = mv.Cast(my(name))
    return battle(" ".join(mine), " ".join(theirs), wave=wave, **cards, **more), move


def _without(name, squad):
    return [place if _name(place) != name else f"{SPARE[number]}/1" for number, place in enumerate(squad)]


def _name(place):
    return place.strip("~*").partition("/")[0]


def ways(ability, **more):
    """The table before and after the ability was used, by different answers; none where it cannot be."""
    for seed in range(WORLDS):
        table, move = stage(ability, **more)
        if not table.can(move):
            return
        before, rng, events = table.state, Random(seed), []
        events += table.match.play(0, move)
        while half := table.match.half_made:
            assert len(half.ask.options) > 1, "nobody is asked where there is one answer only"
            assert len(set(half.ask.options)) == len(half.ask.options)
            assert wordless(half.ask.options) == [], "answers without words under [answers] in text/*/choices.toml"
            assert len(table.match.steps) < 60, "it asks for ever"
            events += table.match.play(half.ask.seat, Choose(rng.choice(half.ask.options)))
        yield before, table.state, events


def wordless(options):
    """Answers that nobody could read: they are no pieces, and have no words."""
    words = [option for option in options if isinstance(option, str) and option not in (*ROW_NAMES, *COLUMNS)]
    return [word for word in words if answer_key(word) not in catalogue(GAMES.package_of("tactics"), "en")]


def touched(before, after, seat):
    """Cards of units that are other than they were, whatever they did this turn."""
    return {
        unit.card
        for unit in before.squad(seat)
        if unit is not None and (now := after.unit(unit.card), bare(unit)) and (now is None or bare(now) != bare(unit))
    }


def bare(unit):
    return unit.seat, unit.place, unit.damage, unit.statuses, unit.is_corpse


@named(DOERS)
def test_it_can_be_used_and_leaves_no_choice_open(ability):
    found = list(ways(ability))
    assert found, "there is somebody for everybody at this table"
    for before, after, events in found:
        assert after.resolving is None
        assert after.actions_left < before.actions_left or after.turn != 0 or after.gained or "free" in ability.marks
        assert len(events) > 1, "an ability that can be used does something"


@named(DOERS)
def test_in_a_truce_nothing_of_theirs_is_touched(ability):
    for before, after, _ in ways(ability, round=1):
        assert touched(before, after, 1) == set()
        assert after.hands[1] == before.hands[1] or "each player" in text_of(ability)
        assert after.reserves[1] == before.reserves[1]
        assert after.discards[1] == before.discards[1]


@named(DOERS)
def test_whoever_the_text_does_not_name_is_left_alone(ability):
    text = text_of(ability)
    names_them = re.search(r"enem|opponent|any hero|a hero|attack|each player|both|squad", text)
    names_us = re.search(r"\byour?\b|this hero|this unit|attack|any hero|a hero|squad|each other|swap|\bit\b", text)
    for before, after, _ in ways(ability):
        if not names_them:
            assert touched(before, after, 1) == set(), text
            assert after.hands[1] == before.hands[1]
        if not names_us:
            assert touched(before, after, 0) == set(), text


SINGLE = re.compile(r"^(deal|give|defeat|return) (\{n\} damage to )?an enemy hero( or leader)?\b")
SEVERAL = re.compile(r"each|all|beside|behind|in front|split|up to|attack|another|two|row|column|swap")


@named([ability for ability in DOERS if SINGLE.match(text_of(ability)) and not SEVERAL.search(text_of(ability))])
def test_one_enemy_is_one_enemy(ability):
    for before, after, _ in ways(ability):
        assert len(touched(before, after, 1)) == 1


@named([a for a in DOERS if text_of(a).startswith("deal {n} damage to an enemy hero")])
def test_damage_is_what_the_text_says(ability):
    for before, after, _ in ways(ability):
        dealt = [
            now.damage - unit.damage
            for unit in before.squad(1)
            if unit
            and not unit.is_corpse
            and (now := after.unit(unit.card))
            and not now.is_corpse
            and now.damage > unit.damage
        ]
        assert ability.n in dealt


@named(ROWED)
def test_the_silenced_and_the_fallen_have_no_ability(ability):
    name = ability.id.partition(".")[0]
    row = ROW_NAMES.index(ability.slot)
    places = ["."] * 9
    places[4] = "monk" if name != "monk" else "oracle"
    for mark, statuses in ((name, {my(name): ("silenced",)}), (f"~{name}", {})):
        places[3 * row] = mark
        table = battle(" ".join(places), wave=ability.slot, statuses=statuses)
        own = [one for found in standing(table.state).values() for one in found if one.card == my(name)]
        assert own == []
        assert not table.can(mv.Cast(my(name)))


@named(ROWED)
def test_it_works_in_its_own_row_only(ability):
    """PT-3: in another row the hero has what that row says, and keywords of that row."""
    name = ability.id.partition(".")[0]
    character = next(c for c in CHARACTERS.values() if c.name == name)
    for row, other in enumerate(character.rows):
        places = ["."] * 9
        places[4], places[3 * row] = "monk" if name != "monk" else "oracle", name
        table = battle(" ".join(places), "keeper . . . golem . . . .", wave=ROW_NAMES[row])
        on = {one.ability.id for found in standing(table.state).values() for one in found if one.card == my(name)}
        assert on <= {other.id}
        has = {keyword.split()[0] for keyword in table.keywords(my(name))}
        assert has <= set(other.grants).intersection(KEYWORDS)
        if table.can(mv.Cast(my(name))):
            assert other.is_spell
