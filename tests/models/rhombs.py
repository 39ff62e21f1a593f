"""Rhombs by its sheet, HX-1 to HX-44."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations
from typing import Any

from tests.models.driver import ABSENT, Disagreement, Model, Wire, agree

COLOURS = ("blue", "green", "yellow", "red", "violet")
BLACK = "black"
TILES = 50
EACH_GETS = {2: 25, 3: 16, 4: 12, 5: 10, 6: 8, 7: 7, 8: 6, 9: 5, 10: 5}
"""HX-30, by the number of those who play the round."""
POINTS = {"black": 5, "triple": 3, "double": 2, "single": 1}
"""HX-41."""
ACROSS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""Where each edge leads; a turn moves every edge on by one."""

Cell = tuple[int, int]
Edges = tuple[str, ...]


def turned(edges: Edges, turn: int) -> Edges:
    return tuple(edges[(edge - turn) % 6] for edge in range(6))


def as_a_ring(edges: Edges) -> Edges:
    """The same for every turn of one tile."""
    return min(turned(edges, turn) for turn in range(6))


def whole_set() -> dict[Edges, str]:
    """HX-2: every tile as a ring, with its kind."""
    kinds = {(colour,) * 3: "triple" for colour in COLOURS}
    kinds |= {(two, two, one): "double" for two, one in permutations(COLOURS, 2)}
    for a, b, c in combinations(COLOURS, 3):
        kinds |= {(a, b, c): "single", (a, c, b): "single"}
    kinds |= {(BLACK, BLACK, colour): "black" for colour in COLOURS}
    return {as_a_ring((a, a, b, b, c, c)): kind for (a, b, c), kind in kinds.items()}


class Rhombs(Model):
    def __init__(self, game: Wire, seats: int, options: Mapping[str, Any], people: Sequence[int] | None = None) -> None:
        super().__init__(game, seats, options, people)
        self.tiles = {tile["id"]: tuple(tile["edges"]) for tile in game["tiles"]}
        self.kinds = {tile["id"]: tile["kind"] for tile in game["tiles"]}
        told = {as_a_ring(edges): self.kinds[tile] for tile, edges in self.tiles.items()}
        agree("HX-2", "the set of tiles", whole_set(), told)
        agree("HX-1", "how many tiles", TILES, len(self.tiles))
        for edges in self.tiles.values():
            if not any(all(edges[i] == edges[(i + 1) % 6] for i in (start, start + 2, start + 4)) for start in (0, 1)):
                raise Disagreement("HX-1", "a tile", "three rhombi of two neighbouring edges", edges)
        self.turns = {tile: [turned(edges, turn) for turn in range(6)] for tile, edges in self.tiles.items()}
        self.blind = self.options["mode"] == "blind"
        self.is_match = self.options["match"] == "match"
        self.round = 0
        self.totals = [0] * seats
        self.out_in = [0] * seats
        """The round after which a seat was out of the match."""
        self.sheets: list[list[Wire]] = []
        self.over = False

    def played_by(self, options: Wire) -> None:
        if "play_on" not in self.named:
            self.options["play_on"] = not self.is_match  # HX-42
        if self.is_match and not self.options["threshold"]:
            self.options["threshold"] = options["threshold"]
            if options["threshold"] < 1:  # how many they are has been measured (HX-42)
                raise Disagreement("HX-42", "the threshold", "some points", options["threshold"])
        agree("HX-42", "the options", self.options, options)

    # A round's beginning

    def opening(self, events: Sequence[Wire]) -> None:
        first = events[0]["first"]
        if first not in range(self.seats):
            raise Disagreement("HX-20", "who begins", f"one of {self.seats}", first)
        agree("HX-20", "the opening", [self._new_round(first, events[0])], list(events))

    def playing(self) -> list[int]:
        """Who is not out of the match."""
        return [seat for seat in range(self.seats) if not self.out_in[seat]]

    def _new_round(self, first: int, told: Wire) -> Wire:
        """What lies where in the bag, told from the bottom, and in the hands is chance's."""
        self.round += 1
        self.first = self.mover = first
        self.table: dict[Cell, Edges] = {}
        self.sockets = self._sockets()
        self.laid: list[Wire] = []
        self.hands = [list(hand) for hand in told.get("hands", ())]
        bottom_first = told.get("bag", [])
        self.bag = bottom_first[::-1]
        everything = sorted([*self.bag, *(tile for hand in self.hands for tile in hand)])
        agree("HX-1", "all tiles, dealt or in the bag", list(range(TILES)), everything)
        each = 0 if self.blind else EACH_GETS[len(self.playing())]
        sizes = [0 if self.out_in[seat] else each for seat in range(self.seats)]
        agree("HX-30", "how many tiles each gets", sizes, [len(hand) for hand in self.hands])
        self.shown = [min(len(hand), self.options["open_tiles"]) for hand in self.hands]
        self.drawn: int | None = None
        self.places: dict[int, int] = {}
        """HX-25, HX-32, HX-40: the place of everybody who is rid of all tiles."""
        self.last_held = [0] * self.seats
        self.time = 0
        self.passes = 0
        self.revealed = False
        return {
            "kind": "round_began",
            "round": self.round,
            "first": first,
            "hands": [list(hand) for hand in self.hands],
            "shown": self.options["open_tiles"],
            "bag": bottom_first,
        }

    # Where tiles may lie

    def _enough(self) -> int:
        """HX-11: how many tiles on the table a new one has to touch. The second can touch no more than the first."""
        tiles = len(self.table)
        return 0 if not tiles else 1 if tiles == 1 or tiles < self.options["single_contact"] else 2

    def _sockets(self) -> dict[Cell, list[tuple[int, str]]]:
        """HX-10 to HX-12: the cells where something may lie, with what each edge there has to show."""
        if not self.table:
            return {(0, 0): []}
        sockets: dict[Cell, list[tuple[int, str]]] = {}
        for (q, r), edges in self.table.items():
            for edge, (dq, dr) in enumerate(ACROSS):
                cell = (q + dq, r + dr)
                if cell not in self.table:
                    sockets.setdefault(cell, []).append(((edge + 3) % 6, edges[edge]))
        enough = self._enough()
        return {
            cell: asked
            for cell, asked in sockets.items()
            if len(asked) >= enough and all(colour != BLACK for _, colour in asked)
        }

    def _placements(self, tiles: Sequence[int]) -> Iterator[Wire]:
        coloured = sum(BLACK not in edges for edges in self.table.values())
        for tile in tiles:
            if self.kinds[tile] == "black" and coloured < self.options["black_after"]:  # HX-13
                continue
            for (q, r), asked in self.sockets.items():
                for turn, edges in enumerate(self.turns[tile]):
                    if all(edges[edge] == colour for edge, colour in asked):
                        yield {"kind": "place", "tile": tile, "q": q, "r": r, "turn": turn}

    def _can_place(self, tiles: Sequence[int]) -> bool:
        return next(self._placements(tiles), None) is not None

    # Moves

    def to_move(self) -> list[int]:
        return [] if self.over else [self.mover]

    def legal(self, seat: int) -> list[Wire]:
        if self.drawn is not None:
            return list(self._placements([self.drawn]))
        placements = list(self._placements(self.hands[seat]))
        if placements:
            return placements  # HX-21, HX-31
        return [{"kind": "draw"}] if self.blind and self.bag else [{"kind": "pass"}]  # HX-21, HX-24, HX-31

    def play(self, seat: int, move: Wire, events: Sequence[Wire]) -> None:
        self.time += 1
        expected = getattr(self, f"_{move['kind']}")(seat, move)
        if self._round_is_over():
            expected += self._end_round(events)
        elif self.turn_is_over:
            self._pass_on()
            expected.append({"kind": "turn_began", "seat": self.mover})
        agree("HX-20", f"what happens on {move}", expected, list(events))

    def _pass_on(self) -> None:
        self.mover = next(seat for seat in self._clockwise(self.mover + 1) if self._is_in(seat))

    def _clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.seats for step in range(self.seats)]

    def _is_in(self, seat: int) -> bool:
        return not self.out_in[seat] and seat not in self.places

    def _place(self, seat: int, move: Wire) -> list[Wire]:
        tile, q, r, turn = (move[key] for key in ("tile", "q", "r", "turn"))
        self.table[q, r] = self.turns[tile][turn]
        self.sockets = self._sockets()
        self.laid.append({"tile": tile, "q": q, "r": r, "turn": turn, "seat": seat})
        last_of_the_bag = self.blind and self.drawn is not None and not self.bag
        if self.drawn is not None:
            self.drawn = None
        else:
            if self.hands[seat].index(tile) < self.shown[seat]:
                self.shown[seat] -= 1
            self.hands[seat].remove(tile)
            self.last_held[seat] = self.time
        self.passes = 0
        self.turn_is_over = True
        placed = [{"kind": "tile_placed", "seat": seat, "tile": tile, "q": q, "r": r, "turn": turn}]
        if last_of_the_bag:
            return [*placed, *self._rank_those_without(seat)]
        if not self.hands[seat] and not (self.blind and self.bag):
            return [*placed, self._went_out(seat, 1 + len(self.places))]
        return placed

    def _draw(self, seat: int, move: Wire) -> list[Wire]:
        tile = self.bag.pop(0)
        hidden = self.options["hidden_penalties"]
        told: list[Wire] = [{"kind": "tile_drawn", "seat": seat, "tile": tile, "hidden": hidden}]
        if self._can_place([tile]):
            self.drawn = tile
            self.turn_is_over = False
            return told
        self.hands[seat].append(tile)
        if not hidden:
            self.shown[seat] += 1  # HX-22
        told.append({"kind": "tile_kept", "seat": seat, "tile": tile, "hidden": hidden})
        self.turn_is_over = not self.options["draw_until_playable"] or not self.bag  # HX-23
        return told if self.bag else [*told, *self._rank_those_without(seat)]

    def _pass(self, seat: int, move: Wire) -> list[Wire]:
        self.passes += 1
        self.turn_is_over = True
        return [{"kind": "passed", "seat": seat}]

    def _went_out(self, seat: int, place: int) -> Wire:
        self.places[seat] = place
        return {"kind": "went_out", "seat": seat, "rank": place}

    def _rank_those_without(self, mover: int) -> list[Wire]:
        """HX-25, when the bag's last tile has come to lie on the table or in a hand."""
        without = [seat for seat in self._clockwise(mover) if not self.out_in[seat] and not self.hands[seat]]
        told = []
        if mover in without:
            without.remove(mover)
            told.append(self._went_out(mover, 1))
        by_seat = self.options["blind_ties"] == "seat"
        if not by_seat:
            without.sort(key=lambda seat: self.last_held[seat])
        place = equal_to = None
        for seat in without:
            if by_seat or place is None or self.last_held[seat] != equal_to:
                place, equal_to = 1 + len(self.places), self.last_held[seat]
            told.append(self._went_out(seat, place))
        return told

    # A round's end

    def _round_is_over(self) -> bool:
        still_in = [seat for seat in range(self.seats) if self._is_in(seat)]
        if not still_in or (self.places and not self.options["play_on"]):  # HX-40
            return True
        return self.passes == len(still_in)

    def _counted(self, hand: Sequence[int]) -> Wire:
        return {kind: points * sum(self.kinds[tile] == kind for tile in hand) for kind, points in POINTS.items()}

    def _end_round(self, events: Sequence[Wire]) -> list[Wire]:
        """HX-41 to HX-44."""
        counted = [self._counted(hand) for hand in self.hands]
        points = [sum(sheet.values()) for sheet in counted]
        ranked = self._ranked(points)
        if self.is_match and not self.places and self.options["winner_scores"] == "nothing":
            counted = [self._counted([]) if ranked.get(seat) == 1 else sheet for seat, sheet in enumerate(counted)]
        self.ranks = [ranked.get(seat, 0) for seat in range(self.seats)]
        self.sheets.append(counted)
        self.totals = [total + sum(sheet.values()) for total, sheet in zip(self.totals, counted, strict=True)]
        self.shown = [len(hand) for hand in self.hands]
        told: list[Wire] = [{"kind": "round_scored", "hands": self.hands, "sheets": counted}]
        if not self.is_match:
            self.over = True
            return told
        played = self.playing()
        for seat in played:
            if self.totals[seat] >= self.options["threshold"]:
                self.out_in[seat] = self.round
                told.append({"kind": "seat_out", "seat": seat})
        left = self.playing()
        if len(left) < 2 or (len(left) < self.seats and self.options["first_out_ends"]):
            self.over = True
            return told
        losers = [seat for seat in played if ranked[seat] == max(ranked.values())]
        loser = next(seat for seat in self._clockwise(self.first) if seat in losers)
        first = next(seat for seat in self._clockwise(loser) if seat in left)
        began = events[-1] if events[-1]["kind"] == "round_began" else {}
        return [*told, self._new_round(first, began)]

    def _ranked(self, points: Sequence[int]) -> dict[int, int]:
        """HX-40 and HX-41: those without tiles by their places, then the others by their points."""
        ranked = dict(self.places)
        rest = [seat for seat in self.playing() if seat not in ranked]
        for seat in rest:
            ranked[seat] = 1 + len(self.places) + sum(points[other] < points[seat] for other in rest)
        return ranked

    # What is seen

    def state(self) -> Wire:
        still = {} if self.over else {"mover": self.mover, "passes": self.passes}
        return still | {
            "round": self.round,
            "first": self.first,
            "table": self.laid,
            "bag": len(self.bag),
            "bag_order": self.bag,
            "hands": self.hands,
            "shown": self.shown,
            "drawn": [] if self.drawn is None else [self.drawn],
            "totals": self.totals,
            "sheets": self.sheets,
            "out_since": self.out_in,
        }

    def seen_by(self, seat: int) -> Wire:
        """HX-22, HX-30: of others only what is shown."""
        seen = self.state()
        seen["hands"] = [
            hand if owner == seat else [tile if n < self.shown[owner] else None for n, tile in enumerate(hand)]
            for owner, hand in enumerate(self.hands)
        ]
        if self.options["hidden_penalties"] and self.mover != seat:
            seen["drawn"] = [None for _ in seen["drawn"]]
        if self.bag:
            seen["bag_order"] = ABSENT
        return seen

    def result(self) -> Wire:
        ranks = self.ranks if not self.is_match else [self._place_in_the_match(seat) for seat in range(self.seats)]
        return {
            "scores": self.totals,
            "ranks": ranks,
            "winners": [seat for seat in range(self.seats) if ranks[seat] == 1],
        }

    def _place_in_the_match(self, seat: int) -> int:
        """HX-42, HX-43: who was out later comes before; of those who go together, fewer points do."""

        def standing(of: int) -> tuple[float, int]:
            return (-self.out_in[of] if self.out_in[of] else float("-inf"), self.totals[of])

        return 1 + sum(standing(other) < standing(seat) for other in range(self.seats))
