"""What a variant adds to the table: its layout, and the nodes that the classic duel does without."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pixtable.games.tactics.rules.variants.variants import DuelDraft, King
from pixtable.games.tactics.table.layout import Layout, lay_out
from pixtable.games.tactics.table.layout_teams import lay_out_teams
from pixtable.games.tactics.table.pieces.market import MarketStrip
from pixtable.games.tactics.table.pieces.siege import WallNode
from pixtable.games.tactics.table.teams import DIAGRAM, LOW_DIAGRAM, SIGNALS_TALL, Seating, Signals, SquadHeads
from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.draw.layout import NOWHERE, Rect
from pixtable.ui.node import Node

GAP = 8.0


class Extras:
    def __init__(self, look: FieldView, play: Callable[[Any], None]) -> None:
        self.look = look
        state = look.state
        self.walls = (
            [WallNode(look, seat, column) for seat in range(2) for column in range(3)] if state.is_siege else []
        )
        self.market = MarketStrip(look, play) if isinstance(state.variant, DuelDraft) else None
        self.heads = SquadHeads(look) if state.in_teams else None
        self.seating = Seating(look) if state.in_teams else None
        self.signals = Signals(look, play) if isinstance(state.variant, King) else None

    @property
    def nodes(self) -> list[Node]:
        maybe = (self.market, self.heads, self.seating, self.signals)
        return [*self.walls, *(node for node in maybe if node is not None)]

    @property
    def aims(self) -> list[Node]:
        return [*self.walls, *(self.market.cards if self.market else ())]

    # where

    def lay_out(self, stage: Rect) -> Layout:
        look = self.look
        if look.state.in_teams:
            return lay_out_teams(stage, look.text_scale, look.state.seats // 2, look.focus)
        return lay_out(stage, look.text_scale, has_walls=bool(self.walls), has_market=self.market is not None)

    def arrange_rail(self, rail: Rect) -> Rect:
        """What is left of the rail for the inspector."""
        if self.seating is None or self.look.is_choosing_leader or not rail.h:
            for node in (self.seating, self.signals):
                if node is not None:
                    node.rect, node.visible = NOWHERE, False
            return rail
        tall = LOW_DIAGRAM if self.signals is not None else DIAGRAM
        self.seating.visible = True
        self.seating.rect = rail.top_part(tall)
        left = rail.inset(0, tall + GAP, 0, 0)
        if self.signals is None:
            return left
        self.signals.arrange(left.bottom_part(SIGNALS_TALL))
        return left.inset(0, 0, 0, SIGNALS_TALL + GAP)

    def arrange(self) -> None:
        look = self.look
        for wall in self.walls:
            wall.rect = look.places.walls[look.side(wall.seat)][wall.column]
        if self.market is not None:
            self.market.arrange(look.places.market)

    def attend(self) -> None:
        is_play = not self.look.is_choosing_leader
        for node in (*self.walls, self.heads):
            if node is not None:
                node.visible = is_play
        for wall in self.walls:
            wall.attend()
        if self.market is not None:
            self.market.attend()
        if self.signals is not None:
            self.signals.attend()
