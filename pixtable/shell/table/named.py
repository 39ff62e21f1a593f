"""What a line of the history names: its pieces, which can be seen large, and the game's own words, explained."""

from pixtable.core.telling import Piece, Sentence
from pixtable.shell.app import App
from pixtable.shell.kit.piece_card import PieceCard, PieceScene
from pixtable.shell.table.host import TableHost
from pixtable.table.stage import Stage
from pixtable.ui.lettering.typeset import Icon, Rich, Run
from pixtable.ui.node import Node


class Named:
    def __init__(self, app: App, host: TableHost, stage: Stage) -> None:
        self._app, self._host, self._stage = app, host, stage
        self._pieces: dict[str, Piece] = {}

    def marked(self, sentence: Sentence) -> Rich:
        """A piece bears its own id, a word that of its entry in the glossary."""
        parts: list[Run | Icon] = []
        for part in sentence:
            if isinstance(part, str):
                parts += self._host.marked(part)
                continue
            parts += [Icon(part.picture)] if part.picture else []
            parts.append(Run(part.words, mark=part.id))
            if part.id:
                self._pieces[part.id] = part
        return parts

    def tip(self, mark: str) -> str:
        if mark not in self._pieces:
            return self._host.tip(mark)
        told = self._stage.told_of(mark)
        return "\n".join([*([told] if told else ()), *map(self._host.tip, self._stage.words_on(mark))])

    def ask(self, mark: str) -> None:
        """A piece as large as its table can show it; a word in the rulebook."""
        piece = self._pieces.get(mark)
        if piece is None:
            self._host.look_up(mark)
        elif not self._stage.reads(mark):
            self._app.desk.push(PieceScene(self._app, self._card(piece)))

    def _card(self, piece: Piece) -> PieceCard:
        meanings = [self._host.meaning(term) for term in self._stage.words_on(piece.id)]
        name, scale = self._stage.told_of(piece.id), self._app.settings.text_scale
        return PieceCard(piece.picture, name, meanings, self._host.look_up, scale)

    def attend_to(self, node: Node) -> None:
        self._host.attend_to(node)
