"""Names, themes and languages in the sentences of the table."""

import pytest

from pixtable.games.pictoric.rules.moves import Clue, Lay, Theme, Vote
from pixtable.games.pictoric.rules.state import ON_THEME
from pixtable.games.pictoric.rules.told_turns import told_turns_of
from pixtable.games.pictoric.table.phases.recap import RecapCard
from pixtable.games.pictoric.table.side import why_drawn
from pixtable.language.words import FINISHED, catalogue
from tests.games.pictoric.tables import rolled, sector_of, sit, vote_all
from tests.games.table_host import seat_at

GROUPS = ("table.outcome.", "table.banner.", "table.clue.", "table.heard.", "table.reason.", "result.moments.")
YOURS = {"en": ("your",), "fr": ("votre", "vos ", "lancez"), "ru": ("ваш", "вам", "бросьте"), "uk": ("ваш", "киньте")}


@pytest.mark.parametrize("language", FINISHED)
def test_a_name_stands_apart_for_it_may_be_you(language: str) -> None:
    """ "You’s picture", "Vous trouve": whoever plays alone is called that."""
    for key, sentence in catalogue("pixtable.games.pictoric", language).items():
        if key.startswith(GROUPS) and "{name}" in str(sentence):
            for form in sentence.values() if isinstance(sentence, dict) else [sentence]:
                before, _, after = form.partition("{name}")
                is_first = not before and after.startswith((":", " :"))
                assert is_first or (before.endswith(": ") and not after), (key, form)


@pytest.mark.parametrize("language", FINISHED)
def test_a_forfeit_speaks_of_the_leader_whoever_reads_it(language: str) -> None:
    for key, sentence in catalogue("pixtable.games.pictoric", language).items():
        if key.startswith("table.forfeit."):
            assert not any(word in sentence.lower() for word in YOURS[language]), sentence


def on_theme():  # type: ignore[no-untyped-def]
    match = rolled(ON_THEME, 4)
    match.play(1, Theme("the weather"))
    match.play(0, Clue(text="far away"))
    return match


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_theme_stays_with_its_clue(text_scale: float) -> None:
    match = on_theme()
    themed = "Theme: the weather"
    pilot, _ = seat_at(match, viewer=2, waits=True, text_scale=text_scale)
    assert themed in pilot.settle().texts  # over the bank
    pilot, _ = seat_at(match, viewer=0, waits=True, text_scale=text_scale)
    assert themed in pilot.settle().texts  # beside the board
    for seat in match.state.followers:
        match.play(seat, Lay(match.state.banks[seat][0]))
    for seat in (1, 2):
        match.play(seat, Vote(sector_of(match, 0)))
    pilot, scene = seat_at(match, viewer=3, instant=True, text_scale=text_scale)
    assert themed in pilot.settle().texts  # over the sectors
    pilot.press(str(sector_of(match, 1))).settle()
    assert scene.is_held
    assert themed in pilot.texts


def test_the_album_and_the_log_remember_the_theme() -> None:
    match = on_theme()
    for seat in match.state.followers:
        match.play(seat, Lay(match.state.banks[seat][0]))
    vote_all(match, {1: 0, 2: 0, 3: 1})
    (kept,) = told_turns_of(match, ("A", "B", "C", "D"), [])
    assert kept.theme == "the weather"
    pilot, scene = seat_at(match, viewer=3)
    card = RecapCard(kept, scene.stage.look.say)
    card.rect = scene.stage.rect
    scene.root.add(card)
    assert "Theme: the weather" in pilot.settle().texts


def test_a_clue_in_another_language_is_said_to_be_so() -> None:
    pilot, scene = seat_at(sit(4, people=(0,)), viewer=0, waits=True)
    pilot.type("лето и море").settle()
    assert "That is in Russian; the clues here are in English" in pilot.texts
    pilot.type(" moon").settle()
    match = sit(4)
    match.play(0, Clue(text="лето и море"))
    for seat in match.state.followers:
        match.play(seat, Lay(match.state.banks[seat][0]))
    vote_all(match, {1: 0, 2: 0, 3: 1})
    _, scene = seat_at(match, viewer=0)
    assert scene.stage.strip.ear.hearing.sentence == "Ada: that was in Russian, and here we play in English"


def test_a_clue_in_the_language_of_the_table_is_not() -> None:
    pilot, _ = seat_at(sit(4, people=(0,)), viewer=0, waits=True)
    pilot.type("summer and the sea").settle()
    assert not any("the clues here" in text for text in pilot.texts)
    assert "words the opponents know" in pilot.texts


def test_cards_drawn_as_usual_and_for_finding_it_are_told_as_one_sum() -> None:
    _, scene = seat_at(on_theme(), viewer=0)
    look = scene.stage.look
    look.drawn_for = {0: ["refill", "found"], 1: ["refill"], 2: ["floor"]}
    assert [why_drawn(look, seat) for seat in (0, 1, 2, 3)] == ["+2, 1 for finding it", "+1", "+1, up to two", ""]
