"""A lesson, a puzzle: a table with a guide."""

from pixtable.play.level_session import LevelSession
from pixtable.shell.app import App
from pixtable.shell.levels.guide import LevelGuide
from pixtable.shell.table.scene import TableScene


def guided_table(app: App, session: LevelSession) -> TableScene:
    return TableScene(app, session, guide=LevelGuide(app, session))
