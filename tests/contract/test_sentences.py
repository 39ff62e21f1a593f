"""Every move and every event of every game has a sentence, in every language, and no two moves have the same."""

from collections.abc import Callable
from itertools import islice
from typing import Any, cast

import pytest

from pixtable.core.game import GameInfo
from pixtable.core.open import sample_of
from pixtable.core.telling import Sentence, plain_text
from pixtable.games import GAMES
from pixtable.language.words import FINISHED, Words
from pixtable.play.telling import Telling
from tests.contract.listener import Listener, Spoken, told_of
from tests.contract.unspoken import Speech, Unspoken
from tests.contract.walk import some_deals, walk

SPOKEN = [game for game in GAMES.values() if game.teller is not None]
GREAT_OPTIONS = ("variant", "mode")
"""Those that make another game of it."""
VARIANTS = [
    (game, {option.key: choice})
    for game in SPOKEN
    for option in game.options
    if option.key in GREAT_OPTIONS
    for choice in option.choices
]
VARIANTS += [(game, {}) for game in SPOKEN if all(game is not other for other, _ in VARIANTS)]
BY_THEIR_OWN_VIEW = {"tactics.draft.winston"}
"""Where one event is told in other words to whoever has looked at the pile that it speaks of."""
BLOCKS, IN_A_BLOCK = 40, 50
A_WHILE = 100
"""So many moves of a game are told twice."""


@pytest.mark.parametrize("game", SPOKEN, ids=lambda game: game.id)
def test_all_that_happens_is_told(game: GameInfo, effort: Callable[[int], int]) -> None:
    assert Listener(game).faults_of(some_deals(game, effort(4))) == []


@pytest.mark.parametrize("game", SPOKEN, ids=lambda game: game.id)
@pytest.mark.parametrize("language", FINISHED)
def test_it_is_told_in_words_as_it_is_in_signs(game: GameInfo, language: str) -> None:
    unspoken, words = Unspoken(), Words(language, GAMES.package_of(game.id))
    speech = Speech(unspoken, words)
    deal = next(some_deals(game, 1, start=FINISHED.index(language)))
    for moment in islice(walk(game, deal), A_WHILE):
        match = moment.match
        for seat in match.to_act:
            view, ask = match.view(seat), match.half_made.ask if match.half_made else None
            for move in map(sample_of, match.legal(seat)):
                said, meant = (
                    plain_text(Telling(game, one, "<{}>".format).move(view, seat, seat, move, ask))
                    for one in (words, cast("Words", unspoken))
                )
                assert speech.say(meant) == said


@pytest.mark.parametrize(
    "game", [game for game in SPOKEN if game.id not in BY_THEIR_OWN_VIEW], ids=lambda game: game.id
)
def test_who_sees_the_same_event_is_told_the_same(game: GameInfo, effort: Callable[[int], int]) -> None:
    """So a sparing listener need not ask each of them."""
    telling = Telling(game, Words("en", GAMES.package_of(game.id)), "<{}>".format)
    for deal in some_deals(game, effort(3)):
        for moment in islice(walk(game, deal), A_WHILE):
            heard = []
            for viewer in range(deal.seats):
                seen = [game.rules.redact(event, viewer) for event in moment.events]
                heard.append([*told_of(telling, moment, viewer, seen, [True] * len(seen))])
            for told in zip(*heard, strict=True):
                said = [(event, one and one.sentence) for event, one in told]
                for event, one in said:
                    assert next(other for seen, other in said if seen == event) == one


FAULTS = [
    ("tell.", ""),
    ("tell.", "{n} cards"),
    ("tell.", "always the same"),
    ("tell.move.", ""),
    ("tell.move.", "Take it"),
    ("tell.event.", ""),
    ("tell.event.open", "takes the {card}"),
    ("tell.event.scored", "has {n} points"),
    ("tell.card.", "{v}"),
    ("tell.card.blue", "⟦v"),
]
"""What a careless language might say of all sentences whose keys begin so."""


@pytest.mark.parametrize("sparing", [False, True])
@pytest.mark.parametrize("language", ["fr", "uk"])
@pytest.mark.parametrize(("key", "said"), FAULTS)
def test_a_fault_is_heard(
    monkeypatch: pytest.MonkeyPatch, key: str, said: str, language: str, *, sparing: bool
) -> None:
    assert faults_where(monkeypatch, key, said, language, sparing=sparing) != []


def faults_where(monkeypatch: pytest.MonkeyPatch, wrong: str, said: str, language: str, *, sparing: bool) -> list[str]:
    """What is heard when one language says this of those sentences, in a game of Pixies."""
    rightly = Words.tell

    def tell(words: Words, key: str, **values: object) -> Sentence:
        return (said,) if key.startswith(wrong) and words._language == language else rightly(words, key, **values)

    monkeypatch.setattr(Words, "tell", tell)
    return Listener(GAMES["pixies"], sparing=sparing).faults_of(some_deals(GAMES["pixies"], 1, start=2))


def test_without_a_fault_nothing_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    assert faults_where(monkeypatch, "tell.nothing", "", "fr", sparing=False) == []


def test_two_that_say_the_same_are_found_when_they_meet() -> None:
    """However long ago each was heard for the first time."""
    unspoken = Unspoken()
    spoken = Spoken(unspoken, Words("en", GAMES.package_of("pixies")))
    one, same, other = (
        plain_text(unspoken.tell("tell.move.open", card=card)) for card in ("blue 3", ("blue", " 3"), "red 3")
    )
    assert one == same
    again = plain_text(unspoken.tell("tell.move.open", card=unspoken.tell("tell.card.blue", v=3)))
    for signs in (one, other, again):
        spoken.learn(signs)
    assert again != one
    assert spoken.speech.say(again) == spoken.speech.say(one)
    assert not spoken.says_twice([one, other])
    assert not spoken.says_twice([again, other])
    assert spoken.says_twice([one, other, again])
    assert spoken.says_twice([one, one])


def test_a_sentence_that_is_empty_only_by_what_is_filled_in_is_heard() -> None:
    unspoken = Unspoken()
    spoken = Spoken(unspoken, Words("en", GAMES.package_of("pixies")))
    signs = plain_text(unspoken.tell("tell.event.change", n=0, change=""))
    assert spoken.fault_of_sign(0) is None
    assert not spoken.is_empty(signs)
    spoken.speech.told = lambda _: ""  # type: ignore[assignment,method-assign]
    assert spoken.fault_of_sign(0) is None
    assert spoken.is_empty(signs)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize(("game", "variant"), VARIANTS, ids=str)
def test_all_that_happens_in_two_thousand_games_is_told(game: GameInfo, variant: dict[str, Any], block: int) -> None:
    deals = some_deals(game, IN_A_BLOCK, start=1000 + block * IN_A_BLOCK, **variant)
    assert Listener(game, sparing=game.id not in BY_THEIR_OWN_VIEW).faults_of(deals) == []
