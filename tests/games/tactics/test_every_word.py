"""Every word that stands on a card opens from the hand, the board, the builder and a draft, by mouse, keys and pad.

A few cards bear all the words between them. Each is opened where it lies, and every word on it is pointed at, or
walked to.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame
import pytest

from pixtable.core.match import Match
from pixtable.games import GAMES
from pixtable.games.tactics.rules.abilities.words import character_of
from pixtable.games.tactics.rules.decks.roster import NUMBERS, card_of, name_of
from pixtable.games.tactics.screens.builder.scene import BuilderScene, workbench_for
from pixtable.games.tactics.table.naming import CardsRead
from pixtable.games.tactics.table.options import card_id, unit_id
from pixtable.games.tactics.table.panels.reading import WholeCard
from pixtable.language.glossary import terms_of
from pixtable.shell.kit.explaining import Speaker
from pixtable.ui.input.translator import BUTTONS
from pixtable.ui.node import Node
from pixtable.ui.pilot import Pilot, _key
from tests.games.table_host import seat_at
from tests.games.tactics.draft.drafts import CLASSIC, begin, set_up
from tests.games.tactics.squads import battle
from tests.shell.shell_pilot import fly, new_app

SMALL = (960, 600)
TACTICS = GAMES.package_of("tactics")
ON_NO_CARD = {"casualties", "opposites", "passive", "replacement", "reserve", "time_token", "trophy", "truce"}
"""What is said of the game around the cards: the rulebook has it, and signs on the table lead there."""
KEYS = {"z": "y", "right": "right", "return": "a", "escape": "b"}
"""What is pressed, and which of the pad's buttons says the same."""
HANDS = ("mouse", "keys", "pad")


class Opened(NamedTuple):
    """A place where a card lies."""

    pilot: Pilot
    node: Node
    reading: WholeCard


@pytest.fixture(scope="module")
def words_on(tmp_path_factory) -> dict[str, set[str]]:
    """By the name of a card; the fewest cards that have all words."""
    look = CardsRead(Speaker(new_app(tmp_path_factory.mktemp("words")), "tactics"))
    found = {name: {run.mark for ability in character_of(card).abilities for run in look.written(ability) if run.mark}
             for name, card in NUMBERS.items()}  # fmt: skip
    left, chosen = set[str]().union(*found.values()), dict[str, set[str]]()
    while left:
        name = max(found, key=lambda one: len(found[one] & left))
        chosen[name] = found[name]
        left -= found[name]
    return chosen


def in_fives(names: Sequence[str]) -> Iterator[tuple[str, ...]]:
    for i in range(0, len(names), 5):
        yield tuple(names[i : i + 5])


def in_hand(names: Sequence[str], tmp_path) -> Iterator[Opened]:
    for some in in_fives(names):
        match = battle(squad((), some), squad((), some), hand=some).match
        pilot, scene = seat_at(match, size=SMALL, instant=True, waits=True)
        pilot.settle()
        for name in some:
            yield Opened(pilot, pilot.node(card_id(card_of(0, name))), scene.stage.reading)


def on_board(names: Sequence[str], tmp_path) -> Iterator[Opened]:
    for some in in_fives(names):
        match = battle(squad((), some), squad(some, some)).match
        pilot, scene = seat_at(match, size=SMALL, instant=True, waits=True)
        pilot.settle()
        for name in some:
            yield Opened(pilot, pilot.node(unit_id(card_of(1, name))), scene.stage.reading)


def squad(heroes: Sequence[str], taken: Sequence[str]) -> str:
    """With a leader whose card is wanted nowhere else."""
    places = [*heroes, *["."] * (8 - len(heroes))]
    leader = next(name for name in NUMBERS if name not in taken)
    return " ".join([*places[:4], leader, *places[4:]])


def in_builder(names: Sequence[str], tmp_path) -> Iterator[Opened]:
    pilot = fly(new_app(tmp_path), lambda app: BuilderScene(app, workbench_for(app, "")), size=SMALL)
    for name in names:
        scene = pilot.scene
        scene.look_for(scene.words.say(f"names.{name}"))
        pilot.settle()
        yield Opened(pilot, pilot.node(f"builder.card.{name}"), scene.reading)


def in_draft(names: Sequence[str], tmp_path) -> Iterator[Opened]:
    for some in in_fives(names):
        pilot, scene = seat_at(dealt(some), size=SMALL, instant=True, waits=True)
        pilot.settle()
        for name in some:
            yield Opened(pilot, pilot.node(f"draft.card.{NUMBERS[name]}"), scene.stage.reading)


def dealt(names: Sequence[str]) -> Match:
    """A draft whose first packet has these; all other cards of the box lie somewhere else."""
    match = begin(CLASSIC)
    picture = match.rules.picture(match.state)
    wanted = [NUMBERS[name] for name in names]
    lots = [packet for group in (picture["packets"], *picture["sealed"]) for packet in group]
    box = [*wanted, *(card for packet in lots for card in packet if card not in wanted)]
    packets = [box[8 * i : 8 * i + 8] for i in range(len(lots))]
    first, sealed = packets[:2], packets[2:]
    groups = [sealed[i : i + 2] for i in range(0, len(sealed), 2)]
    return set_up(match, packets=first, sealed=groups, sights=[[tuple(packet)] for packet in first])


PLACES = {"hand": in_hand, "board": on_board, "builder": in_builder, "draft": in_draft}


def press(pilot: Pilot, by: str, key: str) -> None:
    """Without a picture after each: hundreds are pressed."""
    if by == "pad":
        code = next(code for code, name in BUTTONS.items() if name == KEYS[key])
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            pilot._do(pygame.event.Event(kind, button=code, instance_id=0))
        return
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pilot._do(_key(kind, key))


def opened(there: Opened, by: str) -> set[str]:
    """The words that were explained on this card."""
    pilot, reading, told = there.pilot, there.reading, set[str]()
    if by == "mouse":
        pilot.click(there.node, button=3)
    else:
        pilot.scene.focus.set(there.node)
        pilot.step()
        press(pilot, by, "z")
    pilot.desk.draw()
    assert reading.visible
    assert there.node.id.endswith((f".{reading.card}", f".{name_of(reading.card)}"))
    for number, (word, rect) in enumerate(reading.legend.words):
        if by == "mouse":
            pilot._do(pilot._motion(tuple(rect.centre)))
        else:
            press(pilot, by, "right")
        assert reading.legend.current == number
        told.add(word)
    pilot.desk.draw()
    assert reading.look.host.meaning(word).short in " ".join(pilot.texts)
    press(pilot, "keys" if by == "mouse" else by, "escape")
    if reading.visible:  # first the word is let go
        press(pilot, "keys" if by == "mouse" else by, "escape")
    assert not reading.visible
    return told


@pytest.mark.parametrize("by", HANDS)
@pytest.mark.parametrize("place", PLACES)
def test_every_word_of_a_card_opens_wherever_cards_lie(place, by, words_on, tmp_path):
    told = set().union(*(opened(there, by) for there in PLACES[place](list(words_on), tmp_path)))
    assert {term.id for term in terms_of(TACTICS)} - told == ON_NO_CARD


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("by", HANDS)
def test_a_word_that_is_explained_leads_to_the_rulebook(place, by, words_on, tmp_path):
    there = next(PLACES[place](list(words_on), tmp_path))
    pilot, reading = there.pilot, there.reading
    pilot.scene.focus.set(there.node)
    press(pilot, "keys", "z")
    pilot.desk.draw()
    word, rect = reading.legend.words[0]
    if by == "mouse":
        pilot.click(tuple(rect.centre)).click(tuple(rect.centre))
    else:
        press(pilot, by, "right")
        press(pilot, by, "return")
    pilot.step()
    looked_up = getattr(pilot.scene, "looked_up", None)
    assert looked_up == [word] if looked_up is not None else pilot.node(f"rulebook.term.{word}").is_cited
