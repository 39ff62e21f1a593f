"""The compression of GIF: codes for ever longer runs of pixels, packed into bits."""

import re

CLEAR, END = 256, 257
FIRST_CODE = 258
SHORTEST, LONGEST = 9, 12  # bits of a code
BLOCK = 255
STILL = 255
"""The pixel of which there are the longest runs: nothing has changed there."""
_LONG_RUN = re.compile(b"(\xff{16,})")


def compressed(pixels: bytes) -> bytes:
    """One byte a pixel, as GIF keeps them: the first code's length, and blocks of at most 255 bytes."""
    return b"\x08" + _in_blocks(_coded(pixels)) + b"\x00"


def _coded(pixels: bytes) -> bytes:
    codes = _Codes()
    prefix, find, learn = pixels[0], codes.known.get, codes.learn
    for number, part in enumerate(_LONG_RUN.split(pixels[1:])):
        if number % 2:
            prefix = codes.follow_run(prefix, len(part))
            continue
        for pixel in part:  # the loop that the making of a film consists of
            longer = find(prefix << 8 | pixel)
            if longer is None:
                learn(prefix, pixel)
                prefix = pixel
            else:
                prefix = longer
    return codes.finished(prefix)


class _Codes:
    """The codes that are known so far, and the bits that have been written."""

    def __init__(self) -> None:
        self.known: dict[int, int] = {}  # of a code and the pixel after it
        self._out = bytearray()
        self._waiting, self._held = 0, 0  # bits that do not fill a byte yet, and how many
        self._forget()
        self._write(CLEAR)

    def _forget(self) -> None:
        self.known.clear()
        self._next, self._bits = FIRST_CODE, SHORTEST
        self._runs = [STILL]  # codes of one, two, three still pixels

    def learn(self, prefix: int, pixel: int) -> None:
        """Nothing longer than the prefix is known: write it, and know what came now from here on."""
        self._write(prefix)
        self.known[prefix << 8 | pixel] = self._next
        self._next += 1
        if self._next > 1 << self._bits:
            if self._bits < LONGEST:
                self._bits += 1
            else:
                self._write(CLEAR)
                self._forget()

    def follow_run(self, prefix: int, length: int) -> int:
        """The prefix after so many still pixels: what each of them alone would have led to, in far fewer steps."""
        while length and (longer := self.known.get(prefix << 8 | STILL)) is not None:
            prefix, length = longer, length - 1
        while length:
            self.learn(prefix, STILL)
            prefix, length = self._longest_run(length)
        return prefix

    def _longest_run(self, length: int) -> tuple[int, int]:
        """The code of as many still pixels as are known, and how many are left after them."""
        runs = self._runs
        while len(runs) < length and (longer := self.known.get(runs[-1] << 8 | STILL)) is not None:
            runs.append(longer)
        known = min(length, len(runs))
        return runs[known - 1], length - known

    def finished(self, prefix: int) -> bytes:
        self._write(prefix)
        # The reader adds a code after the last one too, and so may expect the end in longer bits.
        self._bits = min(LONGEST, self._bits + (self._next + 1 > 1 << self._bits))
        self._write(END)
        return bytes(self._out) + self._waiting.to_bytes(1, "little")

    def _write(self, code: int) -> None:
        self._waiting |= code << self._held
        self._held += self._bits
        while self._held >= 8:
            self._out.append(self._waiting & 255)
            self._waiting >>= 8
            self._held -= 8


def _in_blocks(coded: bytes) -> bytes:
    parts = (coded[at : at + BLOCK] for at in range(0, len(coded), BLOCK))
    return b"".join(bytes((len(part),)) + part for part in parts)
