"""Sentence vectors, remembered between runs: a lexicon takes minutes to read, and changes by a few words."""

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from pixtable.studio.words.minilm import WIDTH, Matrix, minilm, unit


class Vectors:
    def __init__(self, memory: Path) -> None:
        self._memory = memory
        self._known: dict[str, int] = {}
        self._rows = np.zeros((0, WIDTH), np.float16)
        if memory.exists():
            with np.load(memory) as kept:
                self._rows = kept["rows"]
                self._known = {text: row for row, text in enumerate(json.loads(str(kept["texts"])))}

    def of(self, texts: Sequence[str]) -> Matrix:
        new = [text for text in dict.fromkeys(texts) if text not in self._known]
        if new:
            self._rows = np.concatenate([self._rows, minilm().vectors(new).astype(np.float16)])
            self._known.update((text, len(self._known)) for text in new)
            self._keep()
        return unit(self._rows[[self._known[text] for text in texts]].astype(np.float32))

    def _keep(self) -> None:
        self._memory.parent.mkdir(parents=True, exist_ok=True)
        np.savez(self._memory, rows=self._rows, texts=json.dumps(list(self._known)))
