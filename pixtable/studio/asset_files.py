"""Turns what makers make into files, and tells which of them are new."""

import io
import json
from collections.abc import Callable, Iterable
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from PIL import Image

Asset: TypeAlias = Image.Image | bytes | dict[str, Any] | list[Any]
"""A picture, the bytes of a file, or data to be written as JSON."""

_WEBP_QUALITY = 90
_JPEG_QUALITY = 92
"""JPEG is larger, but opens four times as fast: for what a player waits to see first."""


class Job(NamedTuple):
    """One piece of work: it makes assets by their paths below the folder of assets."""

    name: str
    make: Callable[[], dict[str, Asset]]


class Written(NamedTuple):
    path: str
    state: str
    """new, changed or same."""


def write_assets(jobs: Iterable[Job], folder: Path, processes: int = 1) -> Iterable[Written]:
    """Carries out the jobs and writes what differs from what is there."""
    if processes == 1:
        files: Iterable[dict[str, bytes]] = map(_encode_all, jobs)
        yield from _write_all(files, folder)
        return
    with Pool(processes) as pool:
        yield from _write_all(pool.imap(_encode_all, jobs), folder)


def _encode_all(job: Job) -> dict[str, bytes]:
    return {path: encode(path, asset) for path, asset in job.make().items()}


def encode(path: str, asset: Asset) -> bytes:
    if isinstance(asset, bytes):
        return asset
    if isinstance(asset, Image.Image):
        return _encode_picture(asset, Path(path).suffix)
    return (json.dumps(asset, ensure_ascii=False, indent=1) + "\n").encode()


def _encode_picture(picture: Image.Image, suffix: str) -> bytes:
    file = io.BytesIO()
    if suffix == ".webp":
        picture.save(file, "WEBP", quality=_WEBP_QUALITY, method=6, alpha_quality=100)
    elif suffix == ".jpg":
        picture.convert("RGB").save(file, "JPEG", quality=_JPEG_QUALITY, subsampling=0, optimize=True)
    else:
        picture.save(file, "PNG", optimize=True)
    return file.getvalue()


def _write_all(files: Iterable[dict[str, bytes]], folder: Path) -> Iterable[Written]:
    for batch in files:
        for path, content in batch.items():
            yield Written(path, _write(folder / path, content))


def _write(file: Path, content: bytes) -> str:
    before = file.read_bytes() if file.exists() else None
    if before == content:
        return "same"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    return "new" if before is None else "changed"
