"""Animated GIF files: a palette for all, then frames of which only what has changed is kept."""

from struct import pack

from pixtable.shell.sharing.lzw import STILL, compressed

MOST_COLOURS = 255
TRAILER = b"\x3b"
_FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


class Gif:
    """Bytes that grow by a frame at a time."""

    def __init__(self, size: tuple[int, int], colours: bytes) -> None:
        self._width, self._height = size
        self._before: list[bytes] | None = None
        self._still = bytes((STILL,)) * self._width
        head = b"GIF89a" + pack("<HHBBB", *size, 0xF7, 0, 0)  # one table of 256 colours for all
        self.data = bytearray(head + colours + _FOR_EVER)

    def add(self, pixels: bytes, ms: int) -> None:
        """A frame that stands so long."""
        w, h = self._width, self._height
        rows = [pixels[y * w : y * w + w] for y in range(h)]
        changed = rows if self._before is None else list(map(_less, rows, self._before))
        self._before = rows
        differ = [y for y, row in enumerate(changed) if row != self._still]
        top, bottom = (differ[0], differ[-1] + 1) if differ else (0, 1)  # a frame is never empty
        self.data += b"\x21\xf9\x04" + pack("<BHB", 0b101, ms // 10, STILL) + b"\0"
        self.data += b"\x2c" + pack("<HHHHB", 0, top, w, bottom - top, 0) + compressed(b"".join(changed[top:bottom]))

    def finished(self) -> bytes:
        return bytes(self.data) + TRAILER


def _less(row: bytes, before: bytes) -> bytes:
    """What is as before becomes transparent, and leaves what was there: long runs that hardly take any room."""
    if row == before:
        return bytes((STILL,)) * len(row)
    differ = int.from_bytes(row, "big") ^ int.from_bytes(before, "big")
    first = len(row) - (differ.bit_length() + 7) // 8
    last = len(row) - ((differ & -differ).bit_length() - 1) // 8
    middle = bytes([STILL if new == old else new for new, old in zip(row[first:last], before[first:last], strict=True)])
    return bytes((STILL,)) * first + middle + bytes((STILL,)) * (len(row) - last)
