"""Every move and every event of every game has a sentence, in every language, and no two moves have the same."""

from collections.abc import Iterator
from typing import Any

import pytest

from pixtable.core.game import GameInfo
from pixtable.core.match import Match
from pixtable.core.open import sample_of
from pixtable.core.telling import plain_text
from pixtable.games import GAMES
from pixtable.language.words import FINISHED, Words
from pixtable.play.telling import Telling
from tests.contract.walk import some_deals, walk

SPOKEN = [game for game in GAMES.values() if game.teller is not None]
BLOCKS, IN_A_BLOCK = 40, 50


def speaker(game: GameInfo, language: str) -> Telling:
    return Telling(game, Words(language, GAMES.package_of(game.id)), lambda seat: f"<{seat}>")


def faults_in(match: Match, telling: Telling) -> Iterator[str]:
    """What is wrong with the words for the moves of this position, whoever may make them."""
    half = match.half_made
    for seat in match.to_act:
        said: dict[str, Any] = {}
        view = match.view(seat)
        for listed in match.legal(seat):
            move = sample_of(listed)
            words = plain_text(telling.move(view, seat, seat, move, half.ask if half else None))
            if not words.strip() or set("{}") & set(words):
                yield f"{move}: {words!r}"
            if words in said:
                yield f"both are {words!r}: {said[words]} and {move}"
            said[words] = move


def faults_of(game: GameInfo, deals: Any, language: str) -> list[str]:
    telling, found = speaker(game, language), []
    for deal in deals:
        for moment in walk(game, deal):
            found += faults_in(moment.match, telling)
            for viewer in range(deal.seats):
                state = game.rules.view(moment.before, viewer)
                for event in moment.events:
                    seen = game.rules.redact(event, viewer)
                    told = telling.event(state, viewer, seen)
                    words = "none" if told is None else plain_text(told.sentence)
                    if not words.strip() or set("{}") & set(words):
                        found.append(f"{seen}: {words!r}")
                    game.rules.evolve(state, seen)
            if len(found) > 20:
                return found
    return found


@pytest.mark.parametrize("language", FINISHED)
@pytest.mark.parametrize("game", SPOKEN, ids=lambda game: game.id)
def test_all_that_happens_is_told(game: GameInfo, language: str) -> None:
    assert faults_of(game, some_deals(game, 1, start=FINISHED.index(language)), language) == []


@pytest.mark.slow
@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("game", SPOKEN, ids=lambda game: game.id)
def test_all_that_happens_in_two_thousand_games_is_told(game: GameInfo, block: int) -> None:
    language = FINISHED[block % len(FINISHED)]
    assert faults_of(game, some_deals(game, IN_A_BLOCK, start=1000 + block * IN_A_BLOCK), language) == []
