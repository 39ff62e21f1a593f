"""The index of the shelf: what the title and the shelf show of saved games, without opening one of them.

It is made a little at a time from the saves, kept in one file by their stamps, and never believed over a save: whoever
opens a game reads its file. A damaged index is thrown away and made again.
"""

from pixtable.store.shelf_index.entry import Entry
from pixtable.store.shelf_index.index import ShelfIndex
from pixtable.store.shelf_index.stamp import Listed

__all__ = ["Entry", "Listed", "ShelfIndex"]
