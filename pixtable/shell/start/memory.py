"""What the C library does with memory that is given back."""

import sys

M_MMAP_THRESHOLD = -3
LARGE = 256 << 10


def give_back_large_pieces() -> None:
    """Pictures come and go. Left to itself glibc soon keeps a large one's place in its heap, full of holes: a quarter
    more memory after an hour of play. Large pieces that are mapped one by one go back to the system at once."""
    if not sys.platform.startswith("linux"):
        return
    import ctypes  # noqa: PLC0415 - not before there is something to see

    library = ctypes.CDLL(None)
    if hasattr(library, "mallopt"):  # other C libraries have none, and no such habit
        library.mallopt(M_MMAP_THRESHOLD, LARGE)
