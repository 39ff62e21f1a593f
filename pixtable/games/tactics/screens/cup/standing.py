"""How far the tournament has come, in a line, for those who stand before it."""

from pixtable.games.tactics.screens.cup.cup import cup_of
from pixtable.games.tactics.screens.cup.record import ROUNDS, Tournament
from pixtable.games.tactics.screens.game import GAME
from pixtable.shell.app import App


def standing_of_the_cup(app: App) -> str:
    """Its round, and who meets next; nothing where none goes on."""
    now, say = cup_of(app.services).now, app.words_of(GAME).say
    if not now.has_begun or now.champion is not None:
        return ""
    if now.awaits_draft:
        return say("tournament.draft_first")
    one, other = (entrant.chair.name for entrant in now.pair(now.next_match))
    return f"{say(f'tournament.rounds.{_round_of(now)}')}: {say('tournament.versus', one=one, other=other)}"


def _round_of(now: Tournament) -> str:
    rounds = zip(ROUNDS[-len(now.rounds) :], now.rounds, strict=True)
    return next(name for name, matches in rounds if now.next_match in matches)
