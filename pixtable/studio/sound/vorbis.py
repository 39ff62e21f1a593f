"""Ogg Vorbis files whose bytes depend on the sound alone."""

import struct
from pathlib import Path

import numpy as np
import soundfile

from pixtable.studio.sound.signal import RATE, Signal

SERIAL = struct.pack("<I", 1)
BLOCK = 8192


def write(path: Path, x: Signal, quality: float) -> None:
    """Quality is the Vorbis scale 0..10; the sound is (frames,) or (frames, 2)."""
    path.parent.mkdir(parents=True, exist_ok=True)
    x32 = x.astype(np.float32)
    channels = 1 if x.ndim == 1 else 2
    level = 1 - quality / 10
    with soundfile.SoundFile(path, "w", RATE, channels, "VORBIS", format="OGG", compression_level=level) as file:
        # One large write overflows the stack of some versions of the encoder.
        for start in range(0, len(x32), BLOCK):
            file.write(x32[start : start + BLOCK])
    path.write_bytes(_with_fixed_serial(path.read_bytes()))


def read(path: Path) -> Signal:
    return np.asarray(soundfile.read(path, dtype="float64")[0])


def _with_fixed_serial(raw: bytes) -> bytes:
    """The encoder draws a random stream serial: give every page the same one and a new checksum."""
    out, at = bytearray(raw), 0
    while at < len(out):
        segments = out[at + 26]
        end = at + 27 + segments + sum(out[at + 27 : at + 27 + segments])
        out[at + 14 : at + 18] = SERIAL
        out[at + 22 : at + 26] = bytes(4)
        out[at + 22 : at + 26] = struct.pack("<I", _checksum(out[at:end]))
        at = end
    return bytes(out)


def _checksum(page: bytearray) -> int:
    rest = 0
    for byte in page:
        rest = ((rest << 8) & 0xFFFFFFFF) ^ _REMAINDERS[(rest >> 24) ^ byte]
    return rest


def _remainder(byte: int) -> int:
    """CRC-32 of one byte with the polynomial of the Ogg container, most significant bit first."""
    rest = byte << 24
    for _ in range(8):
        rest = ((rest << 1) ^ 0x04C11DB7) & 0xFFFFFFFF if rest & 0x80000000 else rest << 1
    return rest


_REMAINDERS = [_remainder(byte) for byte in range(256)]
