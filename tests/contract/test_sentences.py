"""Every move and every event of every game has a sentence, in every language, and no two moves have the same."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, cast

import pytest

from pixtable.core.game import GameInfo
from pixtable.core.match import Deal, Match
from pixtable.core.open import sample_of
from pixtable.core.telling import plain_text
from pixtable.games import GAMES
from pixtable.language.words import FINISHED, Words
from pixtable.play.telling import Telling
from tests.contract.unspoken import Speech, Unspoken
from tests.contract.walk import Moment, some_deals, walk

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
BLOCKS, IN_A_BLOCK = 40, 50
ENOUGH = 20
"""So many faults are told at most."""
A_WHILE = 100
"""So many moves of a game are told twice."""


class Listener:
    """Hears what is told of a game, in every language, and notes what is wrong with it."""

    def __init__(self, game: GameInfo) -> None:
        unspoken = Unspoken()
        self._game = game
        self._telling = Telling(game, cast("Words", unspoken), lambda seat: f"<{seat}>")
        package = GAMES.package_of(game.id)
        self._speeches = {language: Speech(unspoken, Words(language, package)) for language in FINISHED}
        self._heard: set[str] = set()

    def faults_of(self, deals: Iterable[Deal]) -> list[str]:
        found: list[str] = []
        for deal in deals:
            for moment in walk(self._game, deal):
                found += self._of_moves(moment.match)
                for viewer in range(deal.seats):
                    found += self._of_events(moment, viewer)
                if len(found) > ENOUGH:
                    return found
        return found

    def _of_moves(self, match: Match) -> Iterator[str]:
        """What is wrong with the words for the moves of this position, whoever may make them."""
        ask = match.half_made.ask if match.half_made else None
        for seat in match.to_act:
            view, moves = match.view(seat), [sample_of(listed) for listed in match.legal(seat)]
            meant = [plain_text(self._telling.move(view, seat, seat, move, ask)) for move in moves]
            for move, signs in zip(moves, meant, strict=True):
                if signs not in self._heard:
                    yield from self._of_words(signs, move)
            for language, speech in self._speeches.items():
                said = {speech[signs] for signs in meant}
                if len(said) < len(moves):
                    yield f"{language}: the same is said twice among {sorted(speech[signs] for signs in meant)}"

    def _of_events(self, moment: Moment, viewer: int) -> Iterator[str]:
        rules = self._game.rules
        state = rules.view(moment.before, viewer)
        for event in moment.events:
            seen = rules.redact(event, viewer)
            told = self._telling.event(state, viewer, seen)
            if told is not None and (signs := plain_text(told.sentence)) not in self._heard:
                yield from self._of_words(signs, seen)
            rules.evolve(state, seen)

    def _of_words(self, signs: str, what: Any) -> Iterator[str]:
        """Each sentence is looked at only once."""
        self._heard.add(signs)
        for language, speech in self._speeches.items():
            words = speech[signs]
            if not words.strip() or set("{}⟦⟧") & set(words):
                yield f"{language}: {what}: {words!r}"


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
                assert speech[meant] == said


@pytest.mark.parametrize("said", ["", "{n} cards", "always the same"])
def test_a_fault_is_heard(monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    monkeypatch.setattr(Words, "tell", lambda *_, **__: (said,))
    assert Listener(GAMES["pixies"]).faults_of(some_deals(GAMES["pixies"], 1)) != []


@pytest.mark.slow
@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize(("game", "variant"), VARIANTS, ids=str)
def test_all_that_happens_in_two_thousand_games_is_told(game: GameInfo, variant: dict[str, Any], block: int) -> None:
    deals = some_deals(game, IN_A_BLOCK, start=1000 + block * IN_A_BLOCK, **variant)
    assert Listener(game).faults_of(deals) == []
