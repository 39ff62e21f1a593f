"""The three drafts by the sheet (PT-101 to PT-107), beside the engine."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from tests.models.driver import Deal, Disagreement, Line, Wire, agree, games
from tests.models.tactics.permits import Key, key
from tests.models.tactics.stream import Stream, hold

CHARACTERS = 50
LEAST_HEROES = 25


class Draft:
    """Who has what, and how every draft ends."""

    def __init__(self, game: Wire, seats: int, options: Wire) -> None:
        self.seats = seats
        self.options = {option["key"]: option["default"] for option in game["options"]} | options
        self.is_epic = self.options.get("format") == "epic"
        self.copies = 3 if self.is_epic else 1
        self.leaders: list[list[int]] = [[] for _ in range(seats)]
        self.heroes: list[list[int]] = [[] for _ in range(seats)]
        self.put_back: list[list[int]] = [[] for _ in range(seats)]
        self.closing: list[int] | None = None
        self.is_over = False
        self.stock: list[int] = []

    def lay_out(self, cards: Iterable[int]) -> None:
        """PT-107: as few copies of a character as give enough cards, and no card twice."""
        self.stock = list(cards)
        copies = Counter(card % 100 for card in self.stock)
        agree("PT-107", "no card lies there twice", len(set(self.stock)), len(self.stock))
        enough = -(-len(self.stock) // CHARACTERS)
        most = max(self.copies, enough)
        hold("PT-107", f"at most {most} copies of a character", max(copies.values()) <= most, copies)
        if enough > self.copies:
            least = len(self.stock) // CHARACTERS
            hold("PT-107", "further copies are spread evenly", min(copies[each] for each in range(CHARACTERS)) >= least)

    def keeps(self, seat: int, card: int) -> bool:
        own = [*self.leaders[seat], *self.heroes[seat]]
        return sum(each % 100 == card % 100 for each in own) < self.copies

    def offered(self, seat: int, cards: Sequence[int]) -> list[int]:
        """PT-107: what could not be kept is offered only where there is nothing else."""
        return [card for card in cards if self.keeps(seat, card)] or list(cards)

    def close(self, stream: Stream) -> None:
        """Everybody shows what they have; with that the copies too many have gone back."""
        for seat in range(self.seats):
            agree("PT-101", "four leaders, before copies too many are gone", 4, len(self.leaders[seat]))
            gone = self.too_many(seat)
            self.put_back[seat] += gone
            for piles in (self.leaders, self.heroes):
                piles[seat] = [card for card in piles[seat] if card not in gone]
        shown = stream.expect("PT-100", "decks_shown")
        agree("PT-107", "leaders", self.leaders, shown["leaders"])
        agree("PT-107", "heroes", self.heroes, shown["heroes"])
        agree("PT-107", "put back", self.put_back, shown["put_back"])
        everything = [card for piles in (self.leaders, self.heroes, self.put_back) for pile in piles for card in pile]
        agree("PT-107", "all cards, each in one place", sorted(self.stock), sorted(everything))
        self.is_over = True

    def too_many(self, seat: int) -> list[int]:
        """PT-107. **Ruling:** of equal characters a leader stays before a hero, then whichever was taken first."""
        kept: Counter[int] = Counter()
        gone = []
        for card in (*self.leaders[seat], *self.heroes[seat]):
            kept[card % 100] += 1
            if kept[card % 100] > self.copies:
                gone.append(card)
        return gone

    # The end of those in which heroes are put back

    def trim(self, stream: Stream) -> None:
        stream.expect("PT-104", "trimming_began")
        self.closing = list(range(self.seats))
        for seat in range(self.seats):
            if len(self.heroes[seat]) <= LEAST_HEROES:
                self._shut(seat, stream)

    def _shut(self, seat: int, stream: Stream) -> None:
        assert self.closing is not None
        stream.expect("PT-104", "deck_closed", seat=seat)
        self.closing.remove(seat)
        if not self.closing:
            self.close(stream)

    def trimming(self, seat: int) -> dict[Key, bool]:
        moves = {key({"kind": "close"}): True}
        if self.may_put_back(seat):
            moves |= {key({"kind": "put_back", "card": card}): True for card in self.heroes[seat]}
        return moves

    def may_put_back(self, seat: int) -> bool:
        raise NotImplementedError

    def play_trimming(self, seat: int, move: Wire, stream: Stream) -> None:
        assert self.closing is not None
        if move["kind"] == "put_back":
            stream.expect("PT-104", "hero_put_back", seat=seat, card=move["card"])
            self.heroes[seat].remove(move["card"])
            self.put_back[seat].append(move["card"])
            return
        self._shut(seat, stream)


class Classic(Draft):
    def opening(self, events: Sequence[Wire]) -> None:
        stream = Stream(events)
        dealt = stream.expect("PT-104", "packets_dealt")["packets"]
        agree("PT-104", "how many packets", 8 if self.is_epic else 4, len(dealt))
        for packets in dealt:
            agree("PT-104", "packets of eight", [8] * self.seats, [len(packet) for packet in packets])
        self.lay_out(card for packets in dealt for packet in packets for card in packet)
        self.sealed = [[list(packet) for packet in packets] for packets in dealt]
        self.number = -1
        self._open(stream)

    def _open(self, stream: Stream) -> None:
        self.number += 1
        self.packets = self.sealed[self.number]
        stream.expect("PT-104", "packets_opened", packets=self.packets)
        self.waiting = list(range(self.seats))

    def to_move(self) -> list[int]:
        if self.is_over:
            return []
        return self.waiting if self.closing is None else self.closing

    def permits(self, seat: int) -> dict[Key, bool]:
        if self.closing is not None:
            return self.trimming(seat)
        return {key({"kind": "take", "card": card}): True for card in self.offered(seat, self.packets[seat])}

    def play(self, seat: int, move: Wire, stream: Stream) -> None:
        if self.closing is not None:
            self.play_trimming(seat, move, stream)
            return
        self._take(seat, move["card"], stream)
        if self.waiting:
            return
        self._pass_on(stream)
        while self.packets and len(self.packets[0]) == 1:  # nobody has anything to choose
            for each in range(self.seats):
                self._take(each, self.packets[each][0], stream)
            self._pass_on(stream)

    def _take(self, seat: int, card: int, stream: Stream) -> None:
        has_leader = not self.is_epic or self.number % 2 == 0
        as_leader = has_leader and len(self.packets[seat]) == 8
        taken = stream.expect("PT-104", "card_taken", seat=seat, card=card, as_leader=as_leader)
        self.packets[seat].remove(taken["card"])
        (self.leaders if as_leader else self.heroes)[seat].append(card)
        self.waiting.remove(seat)

    def _pass_on(self, stream: Stream) -> None:
        self.waiting = list(range(self.seats))
        if self.packets[0]:
            step = 1 if self.number % 2 == 0 else -1  # to the left first, then the other way round
            self.packets = [self.packets[(each - step) % self.seats] for each in range(self.seats)]
            stream.expect("PT-104", "packets_passed", packets=self.packets)
        elif self.number + 1 < len(self.sealed):
            self._open(stream)
        else:
            self.packets = []
            if self.is_epic:
                self.close(stream)  # sixty heroes are the fewest for an epic deck
            else:
                self.trim(stream)

    def may_put_back(self, seat: int) -> bool:
        """So that 25 remain when copies too many are gone, too."""
        staying = set(self.heroes[seat]).difference(self.too_many(seat))
        return len(staying) > LEAST_HEROES and len(self.put_back[seat]) < 3


class Market(Draft):
    def opening(self, events: Sequence[Wire]) -> None:
        stream = Stream(events)
        opened = stream.expect("PT-105", "market_opened")
        self.deck, self.row = list(opened["deck"]), list(opened["row"])
        agree("PT-105", "29 cards a player", 29 * self.seats, len(self.deck) + len(self.row))
        agree("PT-105", "a row of five", 5, len(self.row))
        self.lay_out([*self.deck, *self.row])
        self.coins, self.purses, self.turn = [0] * 5, [5] * self.seats, opened["first"]

    def to_move(self) -> list[int]:
        return [] if self.is_over else [self.turn]

    def permits(self, seat: int) -> dict[Key, bool]:
        reached = self.row[max(0, len(self.row) - 1 - self.purses[seat]) :]
        moves = {}
        for card in self.offered(seat, reached):
            if len(self.heroes[seat]) < 25:
                moves[key({"kind": "buy", "card": card})] = True
            if len(self.leaders[seat]) < 4:
                moves[key({"kind": "buy", "card": card, "as_leader": True})] = True
        return moves

    def play(self, seat: int, move: Wire, stream: Stream) -> None:
        at = self.row.index(move["card"])
        passed = len(self.row) - 1 - at
        as_leader = move.get("as_leader", False)
        (self.leaders if as_leader else self.heroes)[seat].append(move["card"])
        self.turn = self._next(seat)
        stream.expect(
            "PT-105",
            "card_bought",
            seat=seat,
            card=move["card"],
            as_leader=as_leader,
            paid=passed,
            gained=self.coins[at],
            next=self.turn,
        )
        for each in range(at + 1, len(self.row)):
            self.coins[each] += 1
        self.purses[seat] += self.coins[at] - passed
        del self.row[at], self.coins[at]
        if self.deck:
            stream.expect("PT-105", "row_filled", card=self.deck[-1])
            self.row.insert(0, self.deck.pop())
            self.coins.insert(0, 0)
        if not self.row:
            self.close(stream)

    def _next(self, seat: int) -> int:
        return (seat + 1) % self.seats


class Winston(Draft):
    def opening(self, events: Sequence[Wire]) -> None:
        stream = Stream(events)
        laid = stream.expect("PT-106", "piles_laid")
        self.deck, self.piles = list(laid["deck"]), [[card] for card in laid["piles"]]
        agree("PT-106", "80 cards", 80, len(self.deck) + 3)
        self.lay_out([*self.deck, *laid["piles"]])
        self.top: int | None = None
        self._turn(stream.expect("PT-106", "turn_began")["seat"], stream)

    def _turn(self, seat: int, stream: Stream) -> None:
        self.turn = seat
        self.at = next(at for at in range(3) if self.piles[at])
        self._see(stream)

    def _see(self, stream: Stream) -> None:
        seen = stream.expect("PT-106", "pile_seen", seat=self.turn, pile=self.at)
        agree("PT-106", "the cards of the pile", sorted(self.piles[self.at]), sorted(seen["cards"]))

    def to_move(self) -> list[int]:
        if self.is_over:
            return []
        return [self.turn] if self.closing is None else self.closing

    def permits(self, seat: int) -> dict[Key, bool]:
        """True for what is surely legal; a leader that could not be kept is a matter of what else there is."""
        if self.closing is not None:
            return self.trimming(seat)
        if self.top is not None:
            return {key({"kind": "keep"}): True, key({"kind": "keep", "as_leader": True}): True}
        pile = self.piles[self.at]
        moves = {key({"kind": "take_pile"}): all(self.keeps(seat, card) for card in pile)}
        for card in pile:
            moves[key({"kind": "take_leader", "card": card})] = self.keeps(seat, card)
        if self.deck or self._later():
            is_last_chance = not self._later() and len(self.deck) == 1  # the card that would be taken is not there
            moves[key({"kind": "go_on"})] = not is_last_chance
        return moves

    def _later(self) -> list[int]:
        return [at for at in range(self.at + 1, 3) if self.piles[at]]

    def play(self, seat: int, move: Wire, stream: Stream) -> None:
        if self.closing is not None:
            self.play_trimming(seat, move, stream)
            return
        getattr(self, f"_do_{move['kind']}")(seat, move, stream)

    def _do_take_pile(self, seat: int, move: Wire, stream: Stream) -> None:
        stream.expect("PT-106", "pile_taken", seat=seat, pile=self.at)
        self.heroes[seat] += self.piles[self.at]
        self.piles[self.at] = []
        self._end(stream)

    def _do_take_leader(self, seat: int, move: Wire, stream: Stream) -> None:
        taken = stream.expect("PT-106", "leader_taken", seat=seat, pile=self.at, card=move["card"])
        self.leaders[seat].append(move["card"])
        self.piles[self.at].remove(move["card"])
        mixed = [*self.deck, *self.piles[self.at]]
        self.piles[self.at] = []
        agree("PT-106", "the rest is shuffled into the deck", sorted(mixed), sorted(taken["deck"]))
        self.deck = list(taken["deck"])
        self._end(stream)

    def _do_go_on(self, seat: int, move: Wire, stream: Stream) -> None:
        self._add(self.at, stream)
        later = self._later()
        if later:
            self.at = later[0]
            self._see(stream)
        else:
            self.top = self.deck[-1]
            stream.expect("PT-106", "top_seen", seat=seat, card=self.top)

    def _do_keep(self, seat: int, move: Wire, stream: Stream) -> None:
        as_leader = move.get("as_leader", False)
        stream.expect("PT-106", "top_kept", seat=seat, as_leader=as_leader)
        (self.leaders if as_leader else self.heroes)[seat].append(self.deck.pop())
        self.top = None
        self._end(stream)

    def _add(self, at: int, stream: Stream) -> None:
        if self.deck:
            stream.expect("PT-106", "card_added", pile=at, card=self.deck[-1])
            self.piles[at].append(self.deck.pop())

    def _end(self, stream: Stream) -> None:
        for at in range(3):
            if not self.piles[at]:
                self._add(at, stream)
        if any(self.piles) or self.deck:
            self._turn(stream.expect("PT-106", "turn_began", seat=1 - self.turn)["seat"], stream)
            return
        for seat in range(self.seats):
            self._settle(seat, stream)
        self.trim(stream)

    def _settle(self, seat: int, stream: Stream) -> None:
        """Four leaders, by chance from the other part or into it."""
        if stream.kind != "pool_settled":
            agree("PT-106", f"leaders of {seat}", 4, len(self.leaders[seat]))
            return
        event = stream.expect("PT-106", "pool_settled", seat=seat)
        mine = [*self.leaders[seat], *self.heroes[seat]]
        agree("PT-106", "nothing is lost", sorted(mine), sorted([*event["leaders"], *event["heroes"]]))
        small, large = sorted((self.leaders[seat], event["leaders"]), key=len)
        hold("PT-106", "leaders stay leaders, or only some of them", set(small) <= set(large), event)
        agree("PT-106", "four leaders", 4, len(event["leaders"]))
        self.leaders[seat], self.heroes[seat] = list(event["leaders"]), list(event["heroes"])

    def may_put_back(self, seat: int) -> bool:
        """Over 25 heroes: as many as wished, with no floor."""
        return len(self.heroes[seat]) + len(self.put_back[seat]) > LEAST_HEROES


DRAFTS: dict[str, Any] = {
    "tactics.draft.classic": Classic,
    "tactics.draft.market": Market,
    "tactics.draft.winston": Winston,
}


def play_out(line: Line, deal: Deal) -> None:
    rng = Random(f"{deal}")
    model = DRAFTS[deal.game](games()[deal.game], deal.seats, deal.options)
    moves: list[tuple[int, Wire]] = []
    try:
        told = line.ask("new", game=deal.game, seats=deal.seats, seed=deal.seed, options=deal.options)
        model.opening(told["events"])
        while to_move := sorted(model.to_move()):
            agree("PT-104", "who is to move", to_move, sorted(told["to_move"]))
            seat = rng.choice(to_move)
            listed = line.ask("legal", seat=seat)["moves"]
            _compare(model.permits(seat), {key(move) for move in listed}, seat)
            move = rng.choice(listed)
            moves.append((seat, move))
            told = line.ask("play", seat=seat, move=move)
            stream = Stream(told["events"])
            model.play(seat, move, stream)
            agree("PT-104", "nothing more happens", None, stream.kind)
            view = line.ask("view")["state"]
            for name in ("leaders", "heroes", "put_back"):
                agree("PT-104", name, getattr(model, name), view[name])
            if deal.game == "tactics.draft.market":
                agree(
                    "PT-105",
                    "gold and row",
                    (model.purses, model.row, model.coins),
                    (view["purses"], view["row"], view["coins"]),
                )
        agree("PT-104", "whether it is over", True, told["over"])
    except Exception as error:
        raise AssertionError(f"{error!r}\n{deal}\nafter {len(moves)} moves, the last of them {moves[-3:]}") from error


def _compare(permits: dict[Key, bool], found: set[Key], seat: int) -> None:
    missing = [each for each, sure in permits.items() if sure and each not in found]
    surplus = [each for each in found if each not in permits]
    if missing or surplus:
        raise Disagreement("PT-104", f"legal moves of seat {seat}", f"also {missing}", f"instead {surplus}")
