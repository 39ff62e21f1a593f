"""When the collector of garbage may look through everything, so that no frame has to wait for it."""

import gc


def settle() -> None:
    """What is waste goes, what is left stays: nobody looks through it again before the next time.

    It takes some tens of milliseconds: for moments in which nothing moves.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
