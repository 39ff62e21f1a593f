"""Numbers as people write them."""

import pytest

from pixtable.games import GAMES
from pixtable.language.figures import decimal, plain, signed
from pixtable.language.words import Words


def test_a_minus_is_a_minus():
    assert [plain(n) for n in (7, 0, -7)] == ["7", "0", "−7"]
    assert [signed(n) for n in (7, 0, -7)] == ["+7", "±0", "−7"]


@pytest.mark.parametrize(("language", "written"), [("en", "−2.5"), ("fr", "−2,5"), ("ru", "−2,5"), ("uk", "−2,5")])
def test_tenths_are_parted_as_the_language_does(language, written):
    assert decimal(-2.5, language) == written
    assert Words(language).figure(-2.5) == written
    own = Words(language, GAMES.package_of("tactics"))
    assert written.removeprefix("−") in own.say("drafted.mean", attack=2.5, life=3.0)
