"""Pictures and sounds of our own that cannot be read: something stands in their place, and the player is told once."""

from pixtable.shell.app import App
from pixtable.shell.kit.notice import show_notice


class SpoiltFiles:
    """Looks after every frame: a file is only read when it is first wanted."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._was_told = False

    def tell_once(self) -> None:
        if self._was_told:
            return
        desk = self._app.desk
        spoilt = sorted({*desk.assets.spoilt, *desk.sounds.spoilt})
        if spoilt and desk.top is not None:
            self._was_told = True
            show_notice(desk, self._app.say("launch.spoilt", file=spoilt[0]))
