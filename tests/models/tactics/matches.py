"""How a match begins, what the fall of a leader means, and how it all ends (PT-20, PT-90 to PT-93, PT-111 to 115)."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence

from tests.models.driver import Wire, agree
from tests.models.tactics.actions import Actions
from tests.models.tactics.cards import Book
from tests.models.tactics.effects import Effects
from tests.models.tactics.field import CENTRE, Field, Unit
from tests.models.tactics.stream import Stream, hold
from tests.models.tactics.strength import Strength

QUIET_ROUNDS = 2
"""So many in a row are a stalemate (PT-93)."""
LAST_MATCH = 9
"""**Ruling** of the book: draws do not go on for ever (PT-91)."""


class Matches(ABC):
    """One match after another; the course of each, between its beginning and its end, is for the referee to say."""

    def __init__(self, game: Wire, seats: int, options: Wire) -> None:
        self.options = {option["key"]: option["default"] for option in game["options"]} | options
        self.variant = str(self.options["variant"])
        self.book = Book(game["characters"])
        self.field = Field(self.book, self.variant, seats, self.options)
        self.effects = Effects(self.field)
        self.actions = Actions(self.field, self.effects)
        self.seats = seats
        self.is_in_teams = self.variant in ("cross", "king")
        """**Ruling:** a unit does one * action a wave, whoever leads it by then; only in teams a move or castle binds
        it for that turn alone, so that whom a partner has moved can still act in its own player's turn."""
        self.choosing: list[int] = []
        """Who has to choose a leader."""
        self.opener = 0
        self.is_over = False
        self.quiet = 0
        """Rounds in a row in which nothing happened (PT-93)."""
        self.stirred = False
        self.paused: tuple[int, int, list[int]] | None = None
        self.pool: list[list[int]] = []
        self.last_winner: int | None = None
        self.fallen_leaders: dict[int, list[int]] = {}
        """PT-113: the trophies, by whose leaders they were."""
        self.wins: Counter[int | None] = Counter()
        self.fell_in = 0
        """**Ruling:** where squads are rebuilt (PT-114), the 30 rounds of PT-93 count from the last of these losses."""

    @abstractmethod
    def _round(self, stream: Stream) -> None:
        """The first one, when all leaders stand."""

    @abstractmethod
    def _wave(self, stream: Stream, row: int) -> None:
        """Of who rebuilds (PT-114)."""

    @abstractmethod
    def _after_wave(self, stream: Stream) -> None:
        """Where the others go on, when all have rebuilt."""

    def opening(self, events: Sequence[Wire]) -> None:
        stream = Stream(events)
        self._match(stream)
        agree("PT-20", "the rest of the opening", None, stream.kind)

    # A match begins

    def _match(self, stream: Stream) -> None:
        field = self.field
        field.clear_table()
        field.match += 1
        self.quiet, self.stirred, self.paused = 0, False, None
        began = stream.expect("PT-21", "match_began", match=field.match)
        self._first_of_match(began["first"])
        lists, decks = began["lists"], began["decks"]
        is_preset = self.options["deck"] == "first_game"
        if field.match == 1 or (is_preset and field.match == 2):
            if field.match == 1:
                self._check_first_lists(lists)
            lost = [*field.aside, *(card for cards in field.trophies for card in cards)]
            played = [card for card in lost if card not in lists[card // 1000]]
            self.pool = [
                [*cards, *(each for each in played if each // 1000 == seat)] for seat, cards in enumerate(lists)
            ]
        used = Counter(field.aside) + Counter(card for cards in field.trophies for card in cards)
        for mine, told in zip(self.pool, lists, strict=True):
            left = [card for card in mine if not used[card]]
            agree("PT-92", "the cards that are still in the game", sorted(left), sorted(told))
        dealt = [cards for cards in lists if cards] if self.variant == "duel_draft" else lists
        leaders = self._laid_open() if field.match == 1 else []
        dealt = [[card for card in cards if card not in leaders] for cards in dealt]
        agree("PT-20", "the decks, shuffled", [sorted(each) for each in dealt], [sorted(each) for each in decks])
        field.decks = [list(deck) for deck in decks]
        for seat in range(self.seats):
            more = sum(len(field.trophies[other]) for other in field.opponents(seat))
            if self.variant == "siege":  # a siege that was won stands for a trophy
                more = self.wins[1 - seat]
            drawn = stream.expect("PT-92", "cards_drawn", seat=seat)
            agree("PT-92", "how many cards are drawn", 5 + more - bool(leaders), len(drawn["cards"]))
            self.effects.draw(seat, drawn["cards"])
        if leaders:
            stream.expect("PT-20", "leaders_revealed", cards=leaders)
            for seat, card in enumerate(leaders):
                field.chosen[seat] = card
                self._seat_leader(seat)
            self._round(stream)
            return
        if self.variant == "siege":
            self._fortress(stream)
            self._round(stream)
            return
        self.choosing = list(range(self.seats))

    def _laid_open(self) -> list[int]:
        """The leaders of the first game: Knight against Viking, seat by seat."""
        if self.options["deck"] != "first_game":
            return []
        names = ("knight", "viking")
        numbers = {self.book.name(each): each for each in self.book.numbers}
        return [seat * 1000 + numbers[names[seat % 2]] for seat in range(self.seats)]

    def _check_first_lists(self, lists: list[list[int]]) -> None:
        """PT-20: the characters of the sets that are played, once for each."""
        sets = {"dawn": ("dawn",), "dusk": ("dusk",), "both": ("dawn", "dusk")}.get(str(self.options["deck"]))
        if sets is None:
            return
        characters = [each for each in self.book.numbers if self.book.set_of(each) in sets]
        if self.variant == "duel_draft":
            common = sorted(card % 100 for card in lists[2])
            agree("PT-112", "two decks together", sorted(characters * (2 if len(sets) == 1 else 1)), common)
            return
        for seat, cards in enumerate(lists):
            agree("PT-20", f"the deck of {seat}", [seat * 1000 + each for each in characters], sorted(cards))

    def _first_of_match(self, first: int) -> None:
        field = self.field
        if field.match == 1:
            may = [1, 4] if self.variant == "king" else range(self.seats)
            hold("PT-21", "who may begin the first match", first in may, first)
        elif self.last_winner is None:
            agree("PT-92", "after a draw who went second begins", (self.opener + 1) % self.seats, first)
        else:
            agree("PT-92", "the winner begins", self.last_winner, first)
        self.opener = field.first = first

    def _fortress(self, stream: Stream) -> None:
        walls = stream.expect("PT-111", "fortresses_built")["walls"]
        for deck, columns in zip(self.field.decks, walls, strict=True):
            taken = [deck.pop() for _ in range(6)]
            agree("PT-111", "the six top cards", sorted(taken), sorted(card for column in columns for card in column))
            agree("PT-111", "two a column", [2, 2, 2], [len(column) for column in columns])
        self.field.walls = [[list(column) for column in columns] for columns in walls]

    def _choose_leader(self, seat: int, card: int, stream: Stream) -> None:
        field = self.field
        stream.expect("PT-20", "leader_chosen", seat=seat, card=card)
        field.hands[seat].remove(card)
        field.chosen[seat] = card
        self.choosing.remove(seat)
        if field.rebuilding == seat:
            stream.expect("PT-114", "leader_revealed", seat=seat, card=card)
            self._seat_leader(seat)
            self._wave(stream, 0)
        elif not self.choosing:
            stream.expect("PT-20", "leaders_revealed", cards=list(field.chosen))
            for each in range(self.seats):
                self._seat_leader(each)
            if self.variant == "duel_draft":
                self._lay_market(stream)
            self._round(stream)

    def _seat_leader(self, seat: int) -> None:
        card = self.field.chosen[seat]
        assert card is not None
        self.field.put(Unit(card, seat, CENTRE, leader=True), seat, CENTRE)
        self.field.chosen[seat] = None

    def _lay_market(self, stream: Stream) -> None:
        field = self.field
        laid = stream.expect("PT-112", "market_laid")["cards"]
        taken = [field.decks[0].pop() for _ in range(min(5, len(field.decks[0])))]
        agree("PT-112", "the row of five", sorted(taken), sorted(laid))
        field.market, field.lying = list(laid), [0] * len(laid)

    # Leaders fall

    def _fall(self, fallen: list[int], stream: Stream) -> bool:
        """Leaders fell. True where the game does not simply go on with the next wave or round."""
        field = self.field
        if self.variant in ("classic", "duel_draft"):
            if len(fallen) == 2:
                self._end_match(stream, None, "both")
            else:
                self._end_match(stream, 1 - fallen[0], "leader")
            return True
        for _ in fallen:
            event = stream.expect("PT-114", "leader_fell")
            hold("PT-114", "whose leader fell", event["seat"] in fallen, event)
            leader = field.leader(event["seat"])
            assert leader
            agree("PT-114", "which leader fell", leader.card, event["card"])
            field.take(leader.card)
            self._take_trophy(event["seat"], leader.card)
        return self._fall_of_king(fallen, stream) if self.variant == "king" else self._fall_in_cross(fallen, stream)

    def _take_trophy(self, seat: int, card: int) -> None:
        field = self.field
        field.aside.append(card)
        self.fallen_leaders.setdefault(seat, []).append(card)

    def _fall_of_king(self, fallen: list[int], stream: Stream) -> bool:
        field = self.field
        kings = [seat for seat in fallen if field.is_king(seat)]
        if kings:
            winner = None if len(kings) == 2 else 1 - field.team(kings[0])
            self._end_match(stream, winner, "both" if winner is None else "leader")
            return True
        if self.options.get("knights") == "rebuild":
            self._begin_rebuilding(fallen, stream)
            return True
        for _ in fallen:
            event = stream.expect("PT-115", "player_out")
            hold("PT-115", "who is out", event["seat"] in fallen, event)
            self._leave(event["seat"], event["others"])
            field.out.append(event["seat"])
        return False

    def _leave(self, seat: int, others: list[int]) -> None:
        """All that lies with a player goes; cards of others to their owners' discards (PT-82)."""
        field = self.field
        mine = self._all_of(seat)
        strange = [card for card in mine if card // 1000 != seat]
        agree("PT-82", "the cards of others that lay there", sorted(strange), sorted(others))
        pile = field.discards[seat]
        for card in mine:
            if card in field.units:
                field.take(card)
        field.hands[seat], field.decks[seat], field.discards[seat] = [], [], [] if field.rebuilding == seat else pile
        field.reserve[seat] = [None] * 3
        for card in strange:
            field.discards[card // 1000].append(card)

    def _all_of(self, seat: int) -> list[int]:
        field = self.field
        cards = [*field.hands[seat], *field.decks[seat], *field.discards[seat]]
        cards += [laid.card for laid in field.reserve[seat] if laid]
        return cards + [unit.card for unit in field.squad(seat) if unit]

    def _fall_in_cross(self, fallen: list[int], stream: Stream) -> bool:
        winners = [team for team in (0, 1) if self._has_won(team)]
        if winners:
            winner = winners[0] if len(winners) == 1 else None
            self._end_match(stream, winner, "both" if winner is None else "leader")
            return True
        self._begin_rebuilding(fallen, stream)
        return True

    def _begin_rebuilding(self, fallen: list[int], stream: Stream) -> None:
        field = self.field
        self.fell_in = field.round
        queue = [seat for seat in field.order if seat in fallen]
        stream.expect("PT-114", "rebuilding_began", seats=queue, wave=field.wave)
        self.paused = (field.wave, field.round, queue)
        self._rebuild(stream)

    def _has_won(self, team: int) -> bool:
        """PT-113: 3 trophies of one opponent or 1 of each; the longer game 5, or 2 of each."""
        each = int(str(self.options["team_trophies"]))
        of_one = {1: 3, 2: 5}[each]
        counts = [len(self.fallen_leaders.get(seat, [])) for seat in range(self.seats) if self.field.team(seat) != team]
        return min(counts) >= each or max(counts) >= of_one

    def _rebuild(self, stream: Stream) -> None:
        field = self.field
        assert self.paused
        seat = self.paused[2][0]
        field.rebuilding = seat
        event = stream.expect("PT-114", "squad_disbanded", seat=seat)
        mine = [card for card in self._all_of(seat) if card // 1000 == seat]
        self._leave(seat, event["others"])
        agree("PT-114", "all other cards of that player, shuffled", sorted(mine), sorted(event["deck"]))
        field.decks[seat] = list(event["deck"])
        count = 5 + sum(
            len(self.fallen_leaders.get(each, [])) for each in range(self.seats) if self._same_team(seat, each)
        )
        drawn = stream.expect("PT-114", "cards_drawn", seat=seat)
        agree("PT-114", "how many cards are drawn", min(count, len(mine)), len(drawn["cards"]))
        self.effects.draw(seat, drawn["cards"])
        self.choosing = [seat]

    def _same_team(self, seat: int, other: int) -> bool:
        return self.field.team(seat) == self.field.team(other)

    def _go_on_rebuilding(self, stream: Stream) -> None:
        field = self.field
        assert self.paused
        wave, _, queue = self.paused
        if field.wave < 2:
            self._wave(stream, field.wave + 1)
            return
        stream.expect("PT-114", "rebuilt", seat=queue.pop(0))
        field.rebuilding = None
        if queue:
            self._rebuild(stream)
            return
        self.paused = None
        field.wave = wave
        self.stirred = True
        self._after_wave(stream)

    def _stalemate(self, stream: Stream) -> None:
        reason = "stalemate" if self.quiet == QUIET_ROUNDS else "rounds"
        winner = self._by_life() if self.options["stalemate"] == "life" else None
        self._end_match(stream, winner, reason)

    def _by_life(self) -> int | None:
        """PT-93, the option: who has more left of what a match is lost with."""
        left = [self._left_of(team) for team in (0, 1)]
        return None if left[0] == left[1] else left.index(max(left))

    def _left_of(self, team: int) -> tuple[int, int]:
        """The life of the leader. **Rulings** of the book: in a siege the cards of the fortress (PT-111); across, the
        trophies, then the life of both leaders (PT-113); among kings the king's life alone (PT-115)."""
        field, strength = self.field, Strength(self.field)
        if self.variant == "siege":
            return sum(map(len, field.walls[team])), 0
        seats = [seat for seat in range(self.seats) if field.team(seat) == team]
        if self.variant == "king":
            seats = list(filter(field.is_king, seats))
        leaders = [leader for seat in seats if (leader := field.leader(seat))]
        life = sum(max(0, strength.life(leader) - leader.damage) for leader in leaders)
        trophies = [len(self.fallen_leaders.get(seat, [])) for seat in range(self.seats) if field.team(seat) != team]
        return (sum(trophies), life) if self.variant == "cross" else (life, 0)

    def _end_match(self, stream: Stream, winner: int | None, reason: str) -> None:
        field = self.field
        event = stream.expect("PT-90", "match_ended")
        self._check_winner(winner, event["winner"])
        agree("PT-93", "why the match ended", reason, event["reason"])
        leaders = [each.card for each in (field.leader(seat) for seat in range(self.seats)) if each]
        if self.variant in ("classic", "duel_draft"):
            agree("PT-92", "the leaders that are used up", leaders, event["leaders"])
            expected = [] if winner is None else [leaders[1 - winner]]
            agree("PT-90", "the trophies", expected, event["trophies"])
            field.aside += leaders
            if winner is not None:
                field.trophies[winner] += expected
                field.aside.remove(expected[0])
        self.wins[winner] += 1
        is_last = self._is_last(winner)
        agree("PT-91", "whether the game is won", is_last, event["is_last"])
        self.last_winner = winner
        self.is_over = is_last
        if not is_last:
            self._match(stream)

    def winners(self) -> list[int]:
        """PT-91: who has won the game; everybody, where nobody has."""
        sides = [self.field.team(seat) for seat in range(self.seats)]
        most = max(self.wins[side] for side in sides)
        return [seat for seat, side in enumerate(sides) if self.wins[side] == most]

    def _is_last(self, winner: int | None) -> bool:
        if self.variant in ("cross", "king"):
            return True
        if self.field.match == LAST_MATCH:
            return True
        if winner is None:
            return self.variant == "siege" and self.options["trophies"] == 1  # a single siege is not replayed
        return self.wins[winner] >= int(str(self.options["trophies"]))

    def _check_winner(self, winner: int | None, told: int | None) -> None:
        """In teams any seat of the team may stand for it."""
        if winner is None or told is None:
            agree("PT-90", "who wins the match", winner, told)
        else:
            agree("PT-90", "which team wins the match", winner, self.field.team(told))
