"""Pictoric Box by its sheet, PB-1 to PB-60. What is said is free; the model follows the cards and the points."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.models.driver import ABSENT, Disagreement, Model, Wire, agree

CENTRE = 49
"""One past the 48 cells of PB-1."""
FIRST_BANK = 2
LARGEST_BANK = 8
LUCKY, UNLUCKY, TROUBLE, SILENCE, DOUBLE, THEME = range(1, 7)
MOST_PICTOGRAMS = 3
HIDDEN = "hidden"


class Told:
    """The events of a move in their order: chance's are taken and tried, all others are compared."""

    def __init__(self, events: Sequence[Wire]) -> None:
        self._left = list(events)

    @property
    def next(self) -> Wire:
        return self._left[0] if self._left else {"kind": "nothing"}

    def expect(self, clause: str, kind: str, **fields: Any) -> None:
        found = self.next
        agree(clause, "what happens", {"kind": kind, **fields}, {key: found.get(key) for key in ("kind", *fields)})
        self._left.pop(0)

    def chance(self, clause: str, kind: str, field: str, **fields: Any) -> Any:
        """What chance has decided in an event that has to come now."""
        decided = self.next.get(field)
        self.expect(clause, kind, **fields)
        return decided

    def end(self) -> None:
        agree("", "what else happens", [], self._left)


class Pictoric(Model):
    def __init__(self, game: Wire, seats: int, options: Mapping[str, Any], people: Sequence[int] | None = None) -> None:
        super().__init__(game, seats, options, people)
        self.pictograms: list[str] = game["pictograms"]
        self.cards = len(game["cards"])
        agree("PB-3", "how many picture cards", 112, self.cards)
        self.positions = [1] * seats
        self.gone = [1] * seats
        """Where each would stand if the path went on behind the centre."""
        self.banks: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.lines: list[list[Wire]] = [[] for _ in range(seats)]
        self.last_turn: Wire | None = None
        self.turn = 0
        self.winners: list[int] = []
        self.owed = 0

    def opening(self, events: Sequence[Wire]) -> None:
        told = Told(events)
        self._shuffle(told, "deck_shuffled", range(self.cards))
        for _ in range(FIRST_BANK):  # PB-10
            for seat in range(self.seats):
                self._draw(seat, told)
        self._begin_turn(self._first_leader(told), told)
        told.end()

    def _first_leader(self, told: Told) -> int:
        """PB-11."""
        rolling = list(range(self.seats))
        while True:
            faces = told.chance("PB-11", "lead_rolled", "faces")
            thrown = {seat: face for seat, face in enumerate(faces) if face is not None}
            if list(thrown) != rolling or not set(thrown.values()) <= set(range(1, 7)):
                raise Disagreement("PB-11", "who rolls for the lead", f"a die of each of {rolling}", faces)
            rolling = [seat for seat in rolling if thrown[seat] == max(thrown.values())]
            if len(rolling) == 1:
                return rolling[0]

    # The deck

    def _shuffle(self, told: Told, kind: str, cards: Sequence[int]) -> None:
        """Told from the bottom."""
        order = told.chance("PB-43", kind, "deck")
        agree("PB-43", "what is shuffled", sorted(cards), sorted(order or ()))
        self.deck = order[::-1]

    def _take_top(self, told: Told, kind: str, seat: int) -> int:
        """PB-43: as soon as the deck has run out there is a new one."""
        if not self.deck:
            self._shuffle(told, "discards_shuffled", self.discards)
            self.discards = []
        card = self.deck.pop(0)
        told.expect("PB-40", kind, seat=seat, card=card)
        if not self.deck and self.discards:
            self._shuffle(told, "discards_shuffled", self.discards)
            self.discards = []
        return card

    def _draw(self, seat: int, told: Told) -> None:
        self.banks[seat].append(self._take_top(told, "card_drawn", seat))

    # A turn's beginning, with its forfeit

    def _clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.seats for step in range(self.seats)]

    def _guessers(self) -> list[int]:
        return self._clockwise(self.leader)[1:]

    def _begin_turn(self, leader: int, told: Told) -> None:
        self.turn += 1
        self.leader = leader
        self.forfeit: int | None = None
        self.theme: str | None = None
        self.drawn: int | None = None
        self.clue: Any = None
        self.laid: dict[int, int] = {}
        self.sectors: list[int] = []
        self.votes: dict[int, int] = {}
        told.expect("PB-12", "turn_began", turn=self.turn, leader=leader)
        self.phase = "roll"
        if not self.options["forfeits"]:
            self._leader_draws(told)

    def _leader_draws(self, told: Told) -> None:
        """PB-21."""
        self.drawn = self._take_top(told, "leader_drew", self.leader)
        self.phase = "clue"

    def _face(self, told: Told, field: str, kind: str) -> int:
        face: int = told.chance("PB-20", kind, field, seat=self.leader)
        if face not in range(1, 7):
            raise Disagreement("PB-20", "a die", "1 to 6", face)
        return face

    def _roll(self, seat: int, move: Wire, told: Told) -> None:
        self.forfeit = self._face(told, "forfeit", "forfeit_rolled")
        if self.forfeit == LUCKY:
            self._step("lucky", "PB-50", self._face(told, "face", "steps_rolled"), told)
            if self.gone[seat] >= CENTRE:
                self._finish([seat], told)
                return
        elif self.forfeit == UNLUCKY and self.turn > 1:
            back = min(self._face(told, "face", "steps_rolled"), self.positions[seat] - 1)
            self._step("unlucky", "PB-51", -back, told)
        elif self.forfeit == TROUBLE:
            full = len(self.banks[seat]) == LARGEST_BANK
            count = self._face(told, "face", "steps_rolled") if full else 2
            if self._in_trouble(count, told):
                return
        elif self.forfeit == THEME:
            told.expect("PB-55", "theme_demanded", seat=self._guessers()[0])
            self.phase = "theme"
            return
        self._leader_draws(told)

    def _step(self, term: str, clause: str, points: int, told: Told) -> None:
        if not points:
            return
        line = self._line(term, clause, points)
        told.expect(clause, "pictoric_moved", seat=self.leader, line=line)
        self._move(self.leader, line)

    def _in_trouble(self, count: int, told: Told) -> bool:
        """PB-52; whether there is something to choose."""
        bank = self.banks[self.leader]
        if len(bank) > count:
            told.expect("PB-52", "cards_demanded", seat=self.leader, count=count, to="discards")
            self.owed, self.phase = count, "discard"
            return True
        if bank:
            agree("PB-52", "which cards go", sorted(bank), sorted(told.next.get("cards", ())))
            told.expect("PB-52", "cards_discarded", seat=self.leader)
            self.discards += bank
            self.banks[self.leader] = []
        self._keep_the_floor(told)
        return False

    def _keep_the_floor(self, told: Told) -> None:
        while self.options["bank_floor"] == "two" and len(self.banks[self.leader]) < FIRST_BANK:
            self._draw(self.leader, told)

    def _discard(self, seat: int, move: Wire, told: Told) -> None:
        cards = move["cards"]
        for card in cards:
            self.banks[seat].remove(card)
        phase, self.owed = self.phase, 0
        if phase == "discard":
            agree("PB-52", "which cards go", sorted(cards), sorted(told.next.get("cards", ())))
            told.expect("PB-52", "cards_discarded", seat=seat)
            self.discards += cards
            self._keep_the_floor(told)
            self._leader_draws(told)
        else:
            told.expect("PB-42", "card_returned", seat=seat, card=cards[0])
            self.deck += cards  # to the bottom
            self._begin_turn(self._guessers()[0], told)

    def _theme(self, seat: int, move: Wire, told: Told) -> None:
        self.theme = move["text"]
        told.expect("PB-55", "theme_named", seat=seat, text=self.theme)
        self._leader_draws(told)

    # The association, and the cards

    def _clue_forms(self) -> Iterator[Wire]:
        among_people = self.people is None or any(seat in self.people for seat in self._guessers())
        if self.forfeit == SILENCE:  # PB-53
            yield {"pictograms": None, "choose": [1, MOST_PICTOGRAMS], "from": self.pictograms}
            yield {"sketch": None}
            if among_people:
                yield {"mime": True}
        else:
            yield {"text": None}
            if among_people:  # PB-56
                yield {"spoken": True}

    def _clue(self, seat: int, move: Wire, told: Told) -> None:
        assert self.drawn is not None
        said = {key: value for key, value in move.items() if key not in ("kind", "card")}
        card = move.get("card", self.drawn)
        told.expect("PB-21", "clue_given", seat=seat, clue=said, card=card)
        if card != self.drawn:
            self.banks[seat].remove(card)
            self.banks[seat].append(self.drawn)
        self.clue = said.get("text", said)
        self.laid[seat] = card
        self.drawn = None
        self.phase = "lay"
        for guesser in self._guessers():
            if not self.banks[guesser]:  # PB-52
                self._draw(guesser, told)

    def _lay(self, seat: int, move: Wire, told: Told) -> None:
        card = move["card"]
        told.expect("PB-22", "card_laid", seat=seat, card=card)
        self.banks[seat].remove(card)
        self.laid[seat] = card
        if len(self.laid) == self.seats:
            self.sectors = told.chance("PB-23", "cards_shown", "cards")
            agree("PB-23", "the cards on the sectors", sorted(self.laid.values()), sorted(self.sectors))
            self.phase = "vote"

    def _sector_of(self, seat: int) -> int:
        return 1 + self.sectors.index(self.laid[seat])

    def _vote(self, seat: int, move: Wire, told: Told) -> None:
        told.expect("PB-24", "vote_cast", seat=seat, sector=move["sector"])
        self.votes[seat] = move["sector"]
        if len(self.votes) < self.seats - 1:
            return
        answer = self._sector_of(self.leader)
        dice = [self.votes.get(each, answer) for each in range(self.seats)]
        told.expect("PB-24", "votes_shown", dice=dice, laid=[self.laid[each] for each in range(self.seats)])
        found = [each for each in self._guessers() if self.votes[each] == answer]
        self._score(found, told)
        if not self.winners:
            self._clear(found, told)

    # Points

    def _line(self, term: str, clause: str, points: int) -> Wire:
        return {"round": self.turn, "term": term, "clause": clause, "points": points}

    def _move(self, seat: int, line: Wire) -> None:
        self.lines[seat].append(line)
        self.gone[seat] += line["points"]
        self.positions[seat] = min(CENTRE, self.gone[seat])

    def _lines_of(self, seat: int, found: Sequence[int]) -> Iterator[Wire]:
        """PB-30 to PB-32, PB-54."""
        if not found:
            return
        if len(found) == self.seats - 1:
            if seat != self.leader:
                yield self._line("everybody", "PB-31", 2)
        elif seat == self.leader:
            led = 6 - len(found)
            yield self._line("led", "PB-32", led)
            if self.forfeit == DOUBLE:
                yield self._line("double", "PB-54", led)
        else:
            if seat in found:
                yield self._line("found", "PB-32", 3)
            if votes := sum(vote == self._sector_of(seat) for vote in self.votes.values()):
                yield self._line("fooled", "PB-32", votes)

    def _score(self, found: Sequence[int], told: Told) -> None:
        lines = [list(self._lines_of(seat, found)) for seat in range(self.seats)]
        told.expect("PB-32", "turn_scored", lines=lines)
        for seat, theirs in enumerate(lines):
            for line in theirs:
                self._move(seat, line)
        owners = {card: seat for seat, card in self.laid.items()}
        self.last_turn = {
            "leader": self.leader,
            "clue": self.clue,
            "cards": [
                {"sector": n, "card": card, "owner": owners[card]} for n, card in enumerate(self.sectors, start=1)
            ],
            "votes": {str(seat): self.votes[seat] for seat in sorted(self.votes)},
            "points": [sum(line["points"] for line in theirs) for theirs in lines],
        }
        farthest = max(self.gone)
        if farthest >= CENTRE:  # PB-60
            self._finish([seat for seat in range(self.seats) if self.gone[seat] == farthest], told)

    def _finish(self, winners: list[int], told: Told) -> None:
        told.expect("PB-60", "centre_reached", winners=winners)
        self.winners = winners
        self.phase = "over"

    def _clear(self, found: Sequence[int], told: Told) -> None:
        """PB-40 to PB-42."""
        told.expect("PB-40", "table_cleared")
        self.discards += self.sectors
        for seat in self._guessers():
            self._draw(seat, told)
        for seat in found:
            if len(self.banks[seat]) < LARGEST_BANK:
                self._draw(seat, told)
        self.laid, self.sectors, self.votes = {}, [], {}
        if len(found) in (0, self.seats - 1) and len(self.banks[self.leader]) > FIRST_BANK:
            told.expect("PB-42", "cards_demanded", seat=self.leader, count=1, to="deck")
            self.owed, self.phase = 1, "return"
            return
        self._begin_turn(self._guessers()[0], told)

    # What may be done

    def to_move(self) -> list[int]:
        match self.phase:
            case "over":
                return []
            case "theme":
                return self._guessers()[:1]
            case "lay":
                return [seat for seat in self._guessers() if seat not in self.laid]
            case "vote":
                return [seat for seat in self._guessers() if seat not in self.votes]
        return [self.leader]

    def legal(self, seat: int) -> list[Wire]:
        match self.phase:
            case "theme":
                return [{"kind": "theme", "text": None}]
            case "clue":
                chosen: list[Wire] = [{}]
                if self.options["free_choice"]:  # PB-21
                    chosen = [{"card": card} for card in (self.drawn, *self.banks[seat])]
                return [{"kind": "clue", **form, **card} for form in self._clue_forms() for card in chosen]
            case "lay":
                return [{"kind": "lay", "card": card} for card in self.banks[seat]]
            case "vote":
                own = self._sector_of(seat)
                return [{"kind": "vote", "sector": n} for n in range(1, self.seats + 1) if n != own]
            case "discard" | "return":
                return [
                    {"kind": "discard", "cards": None, "choose": [self.owed, self.owed], "from": self.banks[seat]},
                ]
        return [{"kind": "roll"}]

    def filled(self, move: Wire, rng: Any) -> Wire:
        if move.get("sketch", "") is None:
            strokes = [[[rng.randrange(100), rng.randrange(100)] for _ in range(3)] for _ in range(2)]
            return {**move, "sketch": strokes}
        return super().filled(move, rng)

    def play(self, seat: int, move: Wire, events: Sequence[Wire]) -> None:
        told = Told(events)
        getattr(self, f"_{move['kind']}")(seat, move, told)
        told.end()

    # What is seen

    def state(self) -> Wire:
        every = range(self.seats)
        seen = {
            "turn": self.turn,
            "leader": self.leader,
            "phase": self.phase,
            "positions": self.positions,
            "banks": self.banks,
            "deck": len(self.deck),
            "deck_order": self.deck,
            "sheets": self.lines,
            "last_turn": self.last_turn,
        }
        if self.phase == "over":
            return seen
        return seen | {
            "discards": self.discards,
            "forfeit": self.forfeit,
            "theme": self.theme,
            "owed": self.owed,
            "drawn": self.drawn,
            "clue": self.clue,
            "laid": [self.laid.get(seat) for seat in every],
            "sectors": self.sectors,
            "cast": [self.votes.get(seat) for seat in every],
        }

    def seen_by(self, seat: int) -> Wire:
        """PB-10, PB-21, PB-22, PB-24: banks, the drawn card, who laid what and votes are everybody's own."""
        seen = self.state()
        for key in ("laid", "cast"):
            if key in seen:
                seen[key] = [
                    thing if thing is None or owner == seat else HIDDEN for owner, thing in enumerate(seen[key])
                ]
        seen["banks"] = [bank if owner == seat or not bank else len(bank) for owner, bank in enumerate(self.banks)]
        if self.drawn is not None and seat != self.leader:
            seen["drawn"] = HIDDEN
        if self.deck:
            seen["deck_order"] = ABSENT
        return seen

    def result(self) -> Wire:
        return {
            "scores": [gone - 1 for gone in self.gone],
            "winners": self.winners,
            "ranks": [1 + sum(other > own for other in self.gone) for own in self.gone],
        }
