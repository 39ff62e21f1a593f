"""The credits name everybody whose work is in the program."""

import pytest

from pixtable import __version__
from pixtable.language.words import FINISHED
from pixtable.shell.title.credits import CreditsScene
from tests.shell.shell_pilot import at_a_third_and_at_all_looks, findings_everywhere, fly, new_app


@at_a_third_and_at_all_looks
@pytest.mark.parametrize("language", FINISHED)
def test_nothing_overflows_or_overlaps(tmp_path, language, thorough):
    app = new_app(tmp_path, language=language)
    assert findings_everywhere(fly(app, CreditsScene), app, thorough=thorough) == []


@pytest.mark.parametrize("language", FINISHED)
def test_fonts_and_libraries_are_named_with_their_licences(tmp_path, language):
    words = " ".join(fly(new_app(tmp_path, language=language), CreditsScene).texts)
    for name in ("Source Sans Pro", "SIL Open Font License 1.1", "pygame-ce", "LGPL", "msgspec", "platformdirs", "MIT"):
        assert name in words
    assert __version__ in words


def test_large_text_is_read_on_with_the_arrows(tmp_path):
    app = new_app(tmp_path, text_scale=2.0)
    pilot = fly(app, CreditsScene, size=(960, 600))
    pilot.press(*["down"] * 40)
    assert pilot.scene.scroll.offset == pilot.scene.scroll.longest > 0
    assert any("platformdirs" in text for text in pilot.texts)


@pytest.mark.parametrize(
    "leave", [lambda p: p.press("escape"), lambda p: p.pad("b"), lambda p: p.click("credits.back")]
)
def test_the_credits_are_left_by_any_hand(tmp_path, leave):
    pilot = fly(new_app(tmp_path), CreditsScene)
    scene = pilot.scene
    leave(pilot)
    assert scene not in pilot.desk.scenes
