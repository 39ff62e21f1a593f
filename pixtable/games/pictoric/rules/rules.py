"""The rules of Pictoric Box, clause by clause."""

from collections.abc import Generator, Mapping, Sequence
from typing import Any

from pixtable.core.chance import Chance, Rng
from pixtable.core.events import Seat
from pixtable.core.open import Listed, Open
from pixtable.core.rules import Options, Refusal, Result, Rules, ScoreLine, Script
from pixtable.games.pictoric.rules.changes import change
from pixtable.games.pictoric.rules.clues import association_of, legal_clues, legal_themes, tidy
from pixtable.games.pictoric.rules.deck import CENTRE, START
from pixtable.games.pictoric.rules.events import (
    CardDrawn,
    CardLaid,
    CardReturned,
    CardsDemanded,
    CardsDiscarded,
    CardsShown,
    CentreReached,
    ClueGiven,
    DeckShuffled,
    DiscardsShuffled,
    ForfeitRolled,
    LeaderDrew,
    LeadRolled,
    PictoricEvent,
    PictoricMoved,
    StepsRolled,
    TableCleared,
    ThemeDemanded,
    ThemeNamed,
    TurnBegan,
    TurnScored,
    VoteCast,
    VotesShown,
    Why,
)
from pixtable.games.pictoric.rules.moves import Clue, Discard, Lay, PictoricMove, Roll, Theme, Vote
from pixtable.games.pictoric.rules.positions import picture_of, read_position
from pixtable.games.pictoric.rules.refusals import refusal_of
from pixtable.games.pictoric.rules.scoring import finders, score
from pixtable.games.pictoric.rules.secrets import imagined, redacted, view_of
from pixtable.games.pictoric.rules.state import (
    DOUBLE,
    LARGEST_BANK,
    LUCKY,
    ON_THEME,
    SMALLEST_BANK,
    TROUBLE,
    UNLUCKY,
    UNSEEN,
    PictoricState,
    blank_table,
    cards_of_deck,
)


class PictoricRules(Rules[PictoricState, PictoricMove, PictoricEvent]):
    # How a game begins

    def setup(self, seats: int, options: Options) -> PictoricState:
        return blank_table(
            seats,
            forfeits=bool(options["forfeits"]),
            bank_floor="none" if options["bank_floor"] == "none" else "two",
            free_choice=bool(options["free_choice"]),
            language=str(options["language"]),
        )

    def position(self, data: Mapping[str, Any], seats: int, options: Options) -> PictoricState:
        return read_position(data, self.setup(seats, options))

    def seat_people(self, state: PictoricState, people: Sequence[Seat]) -> None:
        state.people = tuple(people)

    def opening(self, state: PictoricState, chance: Chance) -> Script:
        if UNSEEN in state.deck:
            yield DeckShuffled(tuple(chance.shuffled(cards_of_deck(state))))
        if state.phase != "pause":
            return  # a set position in the middle of a turn
        if not any(state.banks):
            for _ in range(SMALLEST_BANK):
                for seat in range(state.seats):
                    yield from self._draw(state, seat, "deal", chance)  # PB-10
        turn, leader = state.turn, state.leader
        if turn == 0:
            turn, leader = 1, (yield from self._roll_for_lead(state, chance))
        yield from self._begin_turn(state, turn, leader, chance)

    def _roll_for_lead(self, state: PictoricState, chance: Chance) -> Generator[LeadRolled, None, Seat]:
        """PB-11: those tied for highest roll again between themselves."""
        rolling = set(range(state.seats))
        while len(rolling) > 1:
            faces = [_face(chance) if seat in rolling else None for seat in range(state.seats)]
            yield LeadRolled(tuple(faces))
            highest = max(face for face in faces if face is not None)
            rolling = {seat for seat, face in enumerate(faces) if face == highest}
        return rolling.pop()

    def _begin_turn(self, state: PictoricState, turn: int, leader: Seat, chance: Chance) -> Script:
        yield TurnBegan(turn, leader)
        if not state.forfeits:
            yield from self._leader_draws(state, chance)

    # Whose turn, and what they may do

    def to_act(self, state: PictoricState) -> tuple[Seat, ...]:
        match state.phase:
            case "pause" | "over":
                return ()
            case "theme":
                return (state.namer,)
            case "lay":
                return tuple(seat for seat in state.followers if state.laid[seat] is None)
            case "vote":
                return tuple(seat for seat in state.followers if state.votes[seat] is None)
            case _:
                return (state.leader,)

    def legal(self, state: PictoricState, seat: Seat) -> Sequence[Listed[PictoricMove]]:
        if seat not in self.to_act(state):
            return []
        match state.phase:
            case "roll":
                return [Roll()]
            case "theme":
                return legal_themes()
            case "clue":
                return legal_clues(state)
            case "lay":
                return [Lay(card) for card in state.banks[seat]]
            case "vote":
                mine = state.laid[seat]
                return [Vote(sector) for sector, card in enumerate(state.sectors, start=1) if card != mine]
            case _:
                bank = tuple(state.banks[seat])
                return [Open(Discard(bank[: state.owed]), "cards", state.owed, state.owed, bank)]

    def refuse(self, state: PictoricState, seat: Seat, move: PictoricMove) -> Refusal | None:
        return refusal_of(state, seat, move)

    # What a move does

    def decide(self, state: PictoricState, seat: Seat, move: PictoricMove, chance: Chance) -> Script:
        match move:
            case Roll():
                yield from self._roll_forfeit(state, seat, chance)
            case Theme(text):
                yield ThemeNamed(seat, tidy(text))
                yield from self._leader_draws(state, chance)
            case Clue(card=chosen):
                card = state.drawn if chosen is None else chosen
                assert card is not None
                yield ClueGiven(seat, association_of(move), card)
                for follower in state.followers:
                    if not state.banks[follower]:
                        yield from self._draw(state, follower, "empty", chance)  # PB-52
            case Lay(card):
                yield CardLaid(seat, card)
                if not self.to_act(state):
                    # In an order of their own before the shuffle: it must not depend on who laid what.
                    yield CardsShown(tuple(chance.shuffled(sorted(state.cards_laid))))
            case Vote(sector):
                yield VoteCast(seat, sector)
                if not self.to_act(state):
                    yield from self._count_votes(state, chance)
            case Discard(cards) if state.phase == "discard":
                yield CardsDiscarded(seat, cards)
                yield from self._fill_up(state, seat, chance)
                yield from self._leader_draws(state, chance)
            case Discard(cards):
                yield CardReturned(seat, cards[0])
                yield from self._next_turn(state, chance)

    def _roll_forfeit(self, state: PictoricState, leader: Seat, chance: Chance) -> Script:
        yield ForfeitRolled(leader, _face(chance))
        if state.forfeit == LUCKY:
            face = _face(chance)
            yield StepsRolled(leader, face)
            yield PictoricMoved(leader, ScoreLine(state.turn, "lucky", "PB-50", face))
            if state.places[leader] >= CENTRE:
                yield CentreReached((leader,))  # PB-60: at once
                return
        elif state.forfeit == UNLUCKY and state.turn > 1:
            face = _face(chance)
            yield StepsRolled(leader, face)
            back = max(-face, START - state.places[leader])
            if back:
                yield PictoricMoved(leader, ScoreLine(state.turn, "unlucky", "PB-51", back))
        elif state.forfeit == TROUBLE and state.banks[leader]:
            yield from self._take_cards(state, leader, chance)
            if state.owed:
                return
        elif state.forfeit == ON_THEME:
            yield ThemeDemanded(state.namer)
            return
        yield from self._leader_draws(state, chance)

    def _take_cards(self, state: PictoricState, leader: Seat, chance: Chance) -> Script:
        """PB-52. Where all of them go there is nothing to choose."""
        bank, count = state.banks[leader], 2
        if len(bank) == LARGEST_BANK:
            count = _face(chance)
            yield StepsRolled(leader, count)
        if count < len(bank):
            yield CardsDemanded(leader, count, "discards")
        else:
            yield CardsDiscarded(leader, tuple(bank))
            yield from self._fill_up(state, leader, chance)

    def _fill_up(self, state: PictoricState, seat: Seat, chance: Chance) -> Script:
        """PB-10 calls two cards the smallest bank throughout the game; PB-52 fills it up at once."""
        while state.bank_floor == "two" and len(state.banks[seat]) < SMALLEST_BANK:
            yield from self._draw(state, seat, "floor", chance)

    def _leader_draws(self, state: PictoricState, chance: Chance) -> Script:
        yield LeaderDrew(state.leader, state.deck[-1])
        yield from self._renew_deck(state, chance)

    def _draw(self, state: PictoricState, seat: Seat, why: Why, chance: Chance) -> Script:
        yield CardDrawn(seat, state.deck[-1], why)
        yield from self._renew_deck(state, chance)

    def _renew_deck(self, state: PictoricState, chance: Chance) -> Script:
        """PB-43, as soon as it has run out: so there is always a card to draw."""
        if not state.deck:
            yield DiscardsShuffled(tuple(chance.shuffled(state.discards)))

    # How a turn ends

    def _count_votes(self, state: PictoricState, chance: Chance) -> Script:
        leader, laid = state.leader, state.cards_laid
        answer = state.sectors.index(laid[leader]) + 1
        dice = tuple(answer if vote is None else vote for vote in state.votes)
        owners = [laid.index(card) for card in state.sectors]
        yield VotesShown(dice, tuple(laid))
        yield TurnScored(score(dice, owners, leader, state.turn, double=state.forfeit == DOUBLE))
        farthest = max(state.places)
        if farthest >= CENTRE:
            yield CentreReached(tuple(seat for seat, place in enumerate(state.places) if place == farthest))
            return
        yield TableCleared()
        found = finders(dice, leader)
        yield from self._refill(state, found, chance)
        if len(found) in (0, state.seats - 1) and len(state.banks[leader]) > SMALLEST_BANK:
            yield CardsDemanded(leader, 1, "deck")  # PB-42
        else:
            yield from self._next_turn(state, chance)

    def _refill(self, state: PictoricState, found: Sequence[Seat], chance: Chance) -> Script:
        """PB-40, then PB-41: a bank holds no more than eight."""
        for seat in state.followers:
            yield from self._draw(state, seat, "refill", chance)
        for seat in state.followers:
            if seat in found and len(state.banks[seat]) < LARGEST_BANK:
                yield from self._draw(state, seat, "found", chance)

    def _next_turn(self, state: PictoricState, chance: Chance) -> Script:
        yield from self._begin_turn(state, state.turn + 1, state.followers[0], chance)  # PB-12

    def evolve(self, state: PictoricState, event: PictoricEvent) -> None:
        change(state, event)

    # How it ends

    def result(self, state: PictoricState) -> Result | None:
        """PB-60: who went farthest. Scores are the cells gone, as if the way went on beyond the centre."""
        if state.phase != "over":
            return None
        places = state.places
        return Result(
            scores=tuple(place - START for place in places),
            winners=tuple(seat for seat, place in enumerate(places) if place == max(places)),
            ranks=tuple(1 + sum(other > place for other in places) for place in places),
            breakdown=tuple(_score_lines(state, seat) for seat in range(state.seats)),
        )

    # Who may know what

    def view(self, state: PictoricState, seat: Seat) -> PictoricState:
        return view_of(state, seat)

    def redact(self, event: PictoricEvent, seat: Seat) -> PictoricEvent:
        return redacted(event, seat)

    def determinize(self, view: PictoricState, seat: Seat, rng: Rng) -> PictoricState:
        return imagined(view, seat, rng)

    def picture(self, state: PictoricState) -> dict[str, Any]:
        return picture_of(state)


def _face(chance: Chance) -> int:
    return chance.below(6) + 1


def _score_lines(state: PictoricState, seat: Seat) -> tuple[ScoreLine, ...]:
    lines = state.sheets[seat]
    carried = state.places[seat] - START - sum(line.points for line in lines)
    if carried:  # a set position began with Pictorics on their way
        return (ScoreLine(0, "carried", "PB-60", carried), *lines)
    return tuple(lines)
