"""Sentences that take each other's place: what lies below them is not seen between two."""

from pixtable.ui.draw.layout import Rect
from pixtable.ui.motion.caption import Caption
from pixtable.ui.motion.durations import Motion


def test_the_next_sentence_fades_in_over_the_one_before() -> None:
    caption, motion = Caption(), Motion()
    caption.rect = Rect(0, 0, 400, 40)
    caption.say("Rogue strikes Wizard", motion, face="", edge="amber", stays=True)
    assert caption.pose.alpha == 0
    caption.update(1000, motion)
    assert caption.pose.alpha == 1
    caption.say("Wizard falls", motion, face="", edge="amber", stays=True)
    assert (caption.pose.alpha, caption.plain) == (1, "Wizard falls")
    assert caption.is_going_over
    caption.update(1000, motion)
    assert not caption.is_going_over


def test_one_that_is_leaving_comes_back_from_where_it_is() -> None:
    caption, motion = Caption(), Motion()
    caption.say("one", motion, face="", edge="amber", stays=True)
    caption.update(1000, motion)
    caption.leave(motion)
    caption.update(motion.ms("banner_out") / 2, motion)
    fading = caption.pose.alpha
    caption.say("two", motion, face="", edge="amber", stays=True)
    assert 0 < caption.pose.alpha == fading < 1
    caption.update(1000, motion)
    assert (caption.pose.alpha, caption.visible) == (1, True)
