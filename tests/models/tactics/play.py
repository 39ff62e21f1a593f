"""One random game over the protocol with the model beside it; the two are compared after every move."""

from collections import Counter
from itertools import chain
from random import Random
from typing import Any

from tests.models.driver import Deal, Disagreement, Line, Wire, agree, any_options, games
from tests.models.tactics.actions import ASK
from tests.models.tactics.field import Operation, Unit
from tests.models.tactics.permits import key
from tests.models.tactics.referee import Referee, normal
from tests.models.tactics.strength import PILES_UP, Strength

ENOUGH = 30_000


class Walk:
    def __init__(self, line: Line, deal: Deal) -> None:
        self._line = line
        self._rng = Random(f"{deal.game} {deal.seed} {sorted(deal.options.items())}")
        self.model = Referee(games()[deal.game], deal.seats, deal.options)
        self.moves: list[tuple[int, Wire]] = []
        self._next: tuple[int, list[Wire]] | None = None
        """The moves of the seat that is to move, once they have been asked for."""
        self._bold = self._rng.choice((0.2, 0.5, 0.8))
        """How often one of the moves that bring the match to its end is preferred."""
        self._idle_from = self._rng.choice((None, None, None, None, self._rng.randint(2, 6)))
        """From which round on everybody only passes, so that stalemates are seen too: in the first match, or in all."""
        self._idle_matches = self._rng.choice((1, 1, 1, 9))
        told = line.ask("new", game=deal.game, seats=deal.seats, seed=deal.seed, options=deal.options)
        self.model.opening(told["events"])
        self._compare(told)

    def to_the_end(self) -> None:
        while to_move := self.model.to_move():
            if len(self.moves) > ENOUGH:
                raise Disagreement("PT-93", "the game goes on for ever", ENOUGH, len(self.moves))
            self._step(self._rng.choice(to_move))
        agree("PT-91", "who wins the game", self.model.winners(), self._line.ask("result")["winners"])

    def _step(self, seat: int) -> None:
        listed = self._listed(seat)
        self._compare_moves(seat, listed)
        move = self._pick(listed)
        told = self._play(seat, move)
        events: list[Wire] = list(told["events"])
        while pending := self._question(told):
            answer = self._rng.choice(pending["options"])
            events.append({"kind": ASK, **pending, "answer": answer})
            told = self._play(pending["seat"], {"kind": "choose", "option": answer})
            events += told["events"]
        self.model.play(seat, normal(move), events)
        self._compare(told)

    def _listed(self, seat: int) -> list[Wire]:
        if self._next is None or self._next[0] != seat:
            self._next = seat, self._line.ask("legal", seat=seat)["moves"]
        return self._next[1]

    def _play(self, seat: int, move: Wire) -> Wire:
        self._next = None
        self.moves.append((seat, move))
        return self._line.ask("play", seat=seat, move=move)

    def _question(self, told: Wire) -> Wire | None:
        """What has to be answered before the move is over."""
        if told["over"] or self._listed(told["to_move"][0])[0]["kind"] != "choose":
            return None
        pending: Wire = self._line.ask("view")["state"]["pending"]
        return pending

    def _pick(self, listed: list[Wire]) -> Wire:
        by_kind: dict[str, list[Wire]] = {}
        for move in listed:
            by_kind.setdefault(move["kind"], []).append(move)
        if self._is_idle() and "pass" in by_kind:
            return by_kind["pass"][0]
        fierce = [kind for kind in ("attack", "storm") if kind in by_kind]
        if fierce and self._rng.random() < self._bold:
            return self._rng.choice(by_kind[fierce[-1]])
        kinds = [kind for kind in by_kind if kind not in ("pass", "signal")] or ["pass"]
        if "pass" in by_kind and self._rng.random() < 0.03:
            kinds = ["pass"]
        if "signal" in by_kind and self._rng.random() < 0.01:
            kinds = ["signal"]
        return self._rng.choice(by_kind[self._rng.choice(kinds)])

    def _is_idle(self) -> bool:
        field = self.model.field
        is_idle_match = field.match <= self._idle_matches
        return is_idle_match and self._idle_from is not None and self._idle_from <= field.round

    # Comparing

    def _compare_moves(self, seat: int, listed: list[Wire]) -> None:
        found = {key(normal(move)) for move in listed}
        agree("PT-30", "how often each legal move is listed", len(found), len(listed))
        permits = self.model.permits(seat)
        surplus = [each for each in found if each not in permits]
        missing = [each for each, permit in permits.items() if permit.sure and each not in found]
        if surplus or missing:
            raise Disagreement("PT-30", f"legal moves of seat {seat}", f"also {missing}", f"instead {surplus}")

    def _compare(self, told: Wire) -> None:
        agree("PT-30", "who is to move", self.model.to_move(), told["to_move"])
        agree("PT-91", "whether it is over", self.model.is_over, told["over"])
        if not told["over"]:
            self._compare_state(self._line.ask("view")["state"])

    def _compare_state(self, view: Wire) -> None:
        field = self.model.field
        agree("PT-30", "the round", field.round, view["round"])
        if not self.model.choosing:
            agree("PT-30", "the wave", ("vanguard", "flank", "rear")[field.wave], view["wave"])
            agree("PT-32", "the first player", field.first, view["first"])
            agree("PT-30", "actions left", field.actions, view["actions_left"])
            agree("PT-30", "more actions left", field.chores, view["extra_actions"])
            self._compare_squads(view["squads"])
        agree("PT-20", "hands", [sorted(hand) for hand in field.hands], [sorted(hand) for hand in view["hands"]])
        agree("PT-20", "decks", [len(deck) for deck in field.decks], view["decks"])
        agree("PT-20", "decks from the top", [deck[::-1] for deck in field.decks], view["deck_orders"])
        agree("PT-82", "discards", list(map(sorted, field.discards)), list(map(sorted, view["discards"])))
        agree("PT-46", "reserves", [list(map(_laid, slots)) for slots in field.reserve], view["reserve"])
        if field.variant == "siege":
            agree("PT-111", "fortresses", field.walls, view["fortress"])
        if field.variant == "duel_draft" and not self.model.choosing:
            agree("PT-112", "the row", field.market, view["row"])
            agree("PT-112", "gold in the row", field.lying, view["lying"])
            agree("PT-112", "gold", field.gold, view["gold"])
        self._conserve()

    def _compare_squads(self, told: list[list[Wire | None]]) -> None:
        field = self.model.field
        strength = self.model.strength
        for seat, squad in enumerate(told):
            for unit, shown in zip(field.squad(seat), squad, strict=True):
                expected = unit and self._shown(unit, strength)
                found = shown and {key: _plain(key, shown[key]) for key in expected or shown}
                agree("PT-10", f"a place of squad {seat}", expected, found)

    @staticmethod
    def _shown(unit: Unit, strength: Strength) -> Wire:
        if unit.corpse:
            return {"card": unit.card, "corpse": True, "damage": 0, "statuses": []}
        words = [f"{word} {n}" if word in PILES_UP else word for word, n in strength.keywords(unit).items() if n]
        return {
            "card": unit.card,
            "corpse": False,
            "leader": unit.leader,
            "attack": strength.attack(unit),
            "life": strength.life(unit),
            "damage": unit.damage,
            "statuses": sorted(unit.statuses.elements()),
            "keywords": sorted(words),
            "fresh": unit.fresh,
        }

    def _conserve(self) -> None:
        """Every card of the game lies in exactly one place."""
        field = self.model.field
        walls = (column for columns in field.walls for column in columns)
        chosen = (card for card in field.chosen if card is not None)
        laid = (one.card for slots in field.reserve for one in slots if one)
        piles = (*field.hands, *field.decks, *field.discards, *field.trophies, *walls)
        found = sorted(chain(*piles, field.units, laid, field.market, chosen, field.aside))
        expected = sorted(chain(*self.model.pool))
        if field.out:
            found, expected = ([card for card in cards if card // 1000 not in field.out] for cards in (found, expected))
        if found != expected:
            missing, surplus = Counter(expected) - Counter(found), Counter(found) - Counter(expected)
            raise Disagreement("PT-82", "all cards, each in one place", f"also {missing}", f"instead {surplus}")


ONLY = {
    "team_trophies": ("cross",),
    "signals": ("king",),
    "king_reach": ("king",),
    "knights": ("king",),
    "trophies": ("classic", "siege", "duel_draft"),
}
"""Options that only some variants have."""


def options_for(variant: str, rng: Random) -> Wire:
    options = any_options("tactics", rng, variant=variant)
    if variant != "classic" and options["deck"] == "first_game":
        options["deck"] = rng.choice(("dawn", "dusk", "both"))
    return {key: value for key, value in options.items() if variant in ONLY.get(key, (variant,))}


def _laid(laid: Operation | None) -> Wire | None:
    return laid and {"card": laid.card, "tokens": laid.tokens}


def _plain(key: str, value: Any) -> Any:
    return sorted(value) if key in ("statuses", "keywords") else value


def play_out(line: Line, deal: Deal) -> Walk:
    """One game to its end; a disagreement is told with all that is needed to see it again."""
    walk: Walk | None = None
    try:
        walk = Walk(line, deal)
        walk.to_the_end()
    except Exception as error:
        last = walk.moves[-3:] if walk is not None else "the opening"
        count = len(walk.moves) if walk is not None else 0
        raise AssertionError(f"{error!r}\n{deal}\nafter {count} moves, the last of them {last}") from error
    return walk
