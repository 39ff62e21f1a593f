"""What no game of Pictoric Box could have come to."""

from collections import Counter

from pixtable.core.rules import BadPosition
from pixtable.games.pictoric.rules.clues import refuse_clue, refuse_theme
from pixtable.games.pictoric.rules.moves import Clue, Theme
from pixtable.games.pictoric.rules.state import (
    LARGEST_BANK,
    ON_THEME,
    SMALLEST_BANK,
    TROUBLE,
    PictoricState,
    cards_outside_deck,
)


def demand(condition: object, message: str) -> None:
    if not condition:
        raise BadPosition(message)


def check_position(state: PictoricState) -> None:
    _check_sizes(state)
    for card, times in Counter(cards_outside_deck(state)).items():
        demand(times == 1, f"card {card} lies in {times} places")
    _check_forfeit(state)
    _check_clue(state)
    match state.phase:
        case "lay" | "vote":
            _check_laid(state)
        case _:
            demand(not state.cards_laid, f"cards are laid in the phase {state.phase}")
    if state.phase == "vote":
        _check_votes(state)
    else:
        demand(not state.sectors, f"cards lie on the sectors in the phase {state.phase}")
        has_votes = any(vote is not None for vote in state.votes)
        demand(has_votes == (state.phase == "return"), f"votes in the phase {state.phase}")
    _check_owed(state)


def _check_sizes(state: PictoricState) -> None:
    demand(state.leader < state.seats, f"seat {state.leader} of {state.seats} leads")
    for name in ("places", "banks", "laid", "votes", "sheets"):
        count = len(getattr(state, name))
        demand(count == state.seats, f"{count} {name} for {state.seats} seats")
    for seat, bank in enumerate(state.banks):
        demand(len(bank) <= LARGEST_BANK, f"{len(bank)} cards in the bank of seat {seat} (PB-41)")


def _check_forfeit(state: PictoricState) -> None:
    is_rolled = state.phase not in ("pause", "roll")
    demand(state.forfeits or state.phase not in ("roll", "discard", "theme"), "no forfeits are played (PB-20)")
    demand((state.forfeit is not None) == (state.forfeits and is_rolled), "the forfeit is rolled first (PB-20)")
    demand(state.phase != "discard" or state.forfeit == TROUBLE, "only PB-52 takes cards before the association")
    demand(state.phase != "theme" or state.forfeit == ON_THEME, "only PB-55 asks for a theme")
    is_named = state.forfeit == ON_THEME and state.phase != "theme"
    demand((state.theme is not None) == is_named, "there is a theme with PB-55 and only with it")
    demand(state.theme is None or refuse_theme(Theme(state.theme)) is None, "such a theme cannot be named (PB-55)")


def _check_clue(state: PictoricState) -> None:
    demand((state.drawn is not None) == (state.phase == "clue"), "the leader looks at a card to give an association to")
    demand((state.clue is not None) == (state.phase in ("lay", "vote", "return")), "the association is given (PB-21)")
    if state.clue is not None:
        clue = state.clue
        given = Clue(clue.text, clue.spoken, clue.pictograms, clue.sketch, clue.mime)
        demand(refuse_clue(state, given) is None, "such an association cannot be given (PB-21, PB-53)")


def _check_laid(state: PictoricState) -> None:
    demand(state.laid[state.leader] is not None, "the leader has laid a card (PB-21)")
    waiting = [seat for seat in state.followers if state.laid[seat] is None]
    demand(bool(waiting) == (state.phase == "lay"), "when all cards are laid there is a vote (PB-23)")
    demand(all(state.banks[seat] for seat in waiting), "whose bank is empty draws a card first (PB-52)")


def _check_votes(state: PictoricState) -> None:
    demand(
        sorted(state.sectors) == sorted(state.cards_laid),
        "the sectors hold what was laid",
    )
    demand(state.votes[state.leader] is None, "the leader does not vote (PB-24)")
    demand(any(state.votes[seat] is None for seat in state.followers), "somebody has still to vote (PB-24)")
    for seat, sector in enumerate(state.votes):
        if sector is not None:
            demand(sector <= len(state.sectors), f"a vote for sector {sector} of {len(state.sectors)}")
            demand(state.sectors[sector - 1] != state.laid[seat], f"seat {seat} votes for its own card (PB-24)")


def _check_owed(state: PictoricState) -> None:
    bank = len(state.banks[state.leader])
    match state.phase:
        case "discard":
            demand(bank == LARGEST_BANK or state.owed == 2, "the leader discards two cards (PB-52)")
            demand(
                1 <= state.owed <= 6 and state.owed < bank, f"{state.owed} of {bank} cards are not to choose (PB-52)"
            )
        case "return":
            demand(state.owed == 1 and bank > SMALLEST_BANK, "one card of more than two goes back to the deck (PB-42)")
        case _:
            demand(state.owed == 0, f"no cards are owed in the phase {state.phase}")
