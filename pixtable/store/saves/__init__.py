"""Saves: every game as an append-only file of JSON lines, safe on disk before a move is answered.

    {"pixtable":1,"game":"pixies","rules":1,"seats":2,"seed":42,"options":{"rounds":3},"hash":"62f0"}
    {"opening":[...],"hash":"9d31"}
    {"seat":0,"move":{"kind":"take","card":38},"events":[...],"hash":"0441"}
    {"note":"bookmark","at":1,"hash":"5c27"}
    {"seek":0,"hash":"ab4f"}

The header fixes the deal, the opening and the steps tell what happened, and `seek` says that the
player went back, or forward again, to the position after that step. A `note` is a remark on the
position after step `at`, and changes nothing: a bookmark, or that somebody was helped there (`hint`,
`practice`, `takeback`, `peek`). Nothing is ever taken out: steps
that were undone stay in the file. A step has no number, for its place gives it. `asks` stands in a
step only where it ended in a question.

Whoever plays a game holds a `Recorded`; whoever only looks at one calls `load` or `verify`.
"""

from pixtable.store.problems import Code, Problem, SaveError
from pixtable.store.saves.journal import Journal, save_as
from pixtable.store.saves.notes import Help, Note, Notes
from pixtable.store.saves.reading import Loaded, load, load_from_elsewhere
from pixtable.store.saves.recorded import Recorded, Resumed
from pixtable.store.saves.verifying import Verdict, verify

__all__ = [
    "Code",
    "Help",
    "Journal",
    "Loaded",
    "Note",
    "Notes",
    "Problem",
    "Recorded",
    "Resumed",
    "SaveError",
    "Verdict",
    "load",
    "load_from_elsewhere",
    "save_as",
    "verify",
]
