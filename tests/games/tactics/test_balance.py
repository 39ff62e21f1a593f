"""The balance of Pixel Tactics: everybody meets everybody alike, and the figures say what was played."""

from collections import Counter
from pathlib import Path

import pygame
import pytest

from pixtable.core.game import Opponent
from pixtable.games.tactics.rules.decks.roster import DECKS
from pixtable.games.tactics.tools.balance.picture import draw
from pixtable.games.tactics.tools.balance.season import Played, Season
from pixtable.games.tactics.tools.balance.tally import FEWEST_USES, Share, table_of, tally
from pixtable.tools.arena import command as arena_command

SEASON = Season("first_game", Opponent("random"), games=3)


@pytest.mark.parametrize("deck", ["dawn", "dusk", "both", "first_game"])
def test_every_leader_plays_equally_often(deck: str) -> None:
    season = Season(deck, Opponent("random"), games=100 * len(DECKS[deck]) // 2)
    played = Counter(name for number in range(season.games) for name in season.pair(number))
    assert set(played) == set(DECKS[deck])
    assert max(played.values()) - min(played.values()) <= 20
    assert min(played.values()) >= 90
    assert all(one != other for one, other in map(season.pair, range(season.games)))


def test_a_match_depends_on_its_number_alone() -> None:
    assert SEASON.play(range(1, 2)) == SEASON.play(range(3))[1:2]


def test_a_match_is_led_by_those_it_is_about_and_tells_what_was_used() -> None:
    (match,) = SEASON.play(range(1))
    assert match.leaders == SEASON.pair(0)
    assert match.rounds >= 2
    slots = {use.partition(".")[2] for uses in match.uses for use in uses}
    assert slots <= {"vanguard", "flank", "rear", "order", "operation"}
    assert {use.partition(".")[0] for uses in match.uses for use in uses} <= set(DECKS["first_game"])


def made_up(winners: list[int | None]) -> list[Played]:
    uses = (("witch.flank", "witch.order"), ("bard.rear",))
    return [Played(number, ("knight", "viking"), winner, 6, uses) for number, winner in enumerate(winners)]


def test_shares_count_draws_as_half() -> None:
    found = tally(made_up([0] * 12 + [1] * 6 + [None] * 2))
    assert found.leaders[0] == Share.of("knight", [1.0] * 12 + [0.0] * 6 + [0.5] * 2)
    assert [(share.name, share.rate, share.n) for share in found.leaders] == [
        ("knight", 0.65, 20),
        ("viking", 0.35, 20),
    ]
    assert found.leaders[0].low < 0.65 < found.leaders[0].high
    assert all(share.is_fair for share in found.leaders)
    assert [share.name for share in found.cards] == ["witch", "bard"]
    assert [share.n for share in found.cards] == [20, 20], "a card counts once, whatever was done with it"
    assert {share.name for share in found.abilities} == {"witch.flank", "witch.order", "bard.rear"}


def test_who_wins_too_often_is_named_and_rare_cards_are_left_out() -> None:
    found = tally(made_up([0] * (FEWEST_USES - 1)))
    assert "Leaders outside 35 % to 65 %: knight, viking." in table_of(found)
    assert not found.cards


def test_a_picture_has_a_row_for_everybody() -> None:
    few, many = tally(made_up([0])), tally(made_up([0, 1] * FEWEST_USES))
    one, other = draw(few), draw(many)
    assert one.get_width() == other.get_width()
    colours = {tuple(other.get_at((x, y))) for x in range(0, other.get_width(), 2) for y in range(96, 140)}
    assert len(colours) > 3


def test_the_command_tells_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "balance.png"
    wish = ["tactics", "--balance", "--a", "random", "--games", "2", "--jobs", "1", "--quiet"]
    assert arena_command.run([*wish, "--option", "deck=first_game", "--picture", str(picture)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("2 matches, ")
    assert "| leader | wins | 95 % | n |" in told
    assert pygame.image.load(picture).get_width() > 1000


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        (["pixies", "--balance"], "--balance is for tactics"),
        (["tactics", "--balance", "--ladder"], "leave out --ladder"),
    ],
)
def test_what_cannot_be_weighed_is_refused(wish: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena_command.run(wish) == 2
    assert complaint in capsys.readouterr().err
