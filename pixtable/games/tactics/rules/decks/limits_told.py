"""PT-103 in words: who is banned or restricted, as the rulebook names them."""

from collections.abc import Iterable

from pixtable.core.game import Say
from pixtable.games.tactics.rules.decks.limits import BANNED_BY_THE_SHEET, LIMITS


def limits_in_words(say: Say) -> dict[str, str]:
    def names(characters: Iterable[str]) -> str:
        return ", ".join(sorted(say(f"names.{name}") for name in characters)) or say("decks.limits.nobody")

    often = {say(f"names.{name}"): most for name, most in LIMITS.few_heroes.items()}
    few = [say("decks.limits.few", name=name, n=most) for name, most in sorted(often.items())]
    return {
        "sheet_heroes": names(BANNED_BY_THE_SHEET),
        "banned_heroes": names(LIMITS.banned_heroes - BANNED_BY_THE_SHEET),
        "banned_leaders": names(LIMITS.banned_leaders),
        "one_leader_of": names(LIMITS.one_leader_of),
        "few_heroes": ", ".join(few) or say("decks.limits.nobody"),
    }
