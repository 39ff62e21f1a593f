"""The settings: six pages of one sheet; whatever is changed acts at once."""

from collections.abc import Callable

from pixtable.shell.app import App
from pixtable.shell.kit.blocks import Block, Pane
from pixtable.shell.kit.paper import MARGIN, NamedTabs, PaperScene, Title
from pixtable.shell.kit.screen_keyboard import ScreenKeyboard
from pixtable.shell.settings.fields import PAGES, Field, all_first_values, first_values
from pixtable.shell.settings.keys import KeysPage
from pixtable.shell.settings.rows import SettingRow, TextRow, slider
from pixtable.shell.settings.sample import RESET_WIDE, Sample
from pixtable.store.chairs import LONGEST_NAME
from pixtable.store.free_names import open_folder
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import TEXT_SCALES, Space
from pixtable.ui.draw.units import View
from pixtable.ui.input.intent import Intent
from pixtable.ui.node import Node
from pixtable.ui.sound import BUSES as FIRST_VOLUMES
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.choice import Segments
from pixtable.ui.widgets.dialog import Answer, Dialog
from pixtable.ui.widgets.label import Label
from pixtable.ui.widgets.textbox import TextBox
from pixtable.ui.widgets.toggle import Toggle

SHEET = (112.0, 40.0)
TABS_AT, TAB_TALL = 80.0, 48.0
VOLUME_STEP = 0.05
SAMPLES = {"master": "score_total", "effects": "card_place", "music": "hint_chime"}
RESET_TALL = 52.0


class SettingsScene(PaperScene):
    name = "settings"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.page = "reading"
        self.offsets = dict.fromkeys(PAGES, 0.0)
        self.keys: KeysPage | None = None

    # What is on the sheet

    def build(self) -> None:
        super().build()
        self.title = Title("settings.title", self.say("title"), self.app)
        self.spoken = Label("settings.spoken", self._spoken(), "body", "muted_ink", align="right")
        names = [(page, self.say(f"tabs.{page}")) for page in PAGES]
        self.tabs = NamedTabs("settings.tab", names, self.page, self.turn_to, region="tabs")
        self.pane = Pane("settings.pane")
        self.sample = Sample(self.app, self.say)
        self.reset = Button(
            "settings.reset", self.say("reset"), self.reset_page, region="foot", tooltip=self.say("reset_tip")
        )
        self.sheet.add(self.title, self.spoken, self.tabs, self.pane, self.sample, self.reset)
        self._fill()
        if self.focus.current is None:
            self.focus.set(self.tabs)

    def _spoken(self) -> str:
        return self.say("at_once", language=self._own_name(self.app.settings.spoken))

    def _own_name(self, language: str) -> str:
        return self.app.say(f"title.languages.{language}.own")

    def _fill(self) -> None:
        self.pane.clear()
        self.pane.region = "rows"
        self.keys = None
        self.pane.add(*self._blocks())
        self.pane.offset = self.offsets[self.page]

    def _blocks(self) -> list[Block]:
        if self.page == "keys":
            self.keys = KeysPage(self.app, self._tell)
            return [self.keys]
        if self.page == "data":
            return self._places()
        return [self._row(field, i % 2 == 1) for i, field in enumerate(PAGES[self.page])]

    def _row(self, field: Field, striped: bool) -> SettingRow:
        notes = {"auto_place", "previews", "practice", "name", "full_screen", "reduced_motion", "high_contrast"}
        notes |= {"plain_titles", "hush_when_away", "tells_no_move"}
        note = self.say(f"notes.{field.name}") if field.name in notes else ""
        value = self._value_text(field) if field.kind in {"scale", "volume"} else None
        label = self.say(f"labels.{field.name}")
        id = f"settings.row.{field.name}"
        return SettingRow(id, label, self._control(field), note=note, value=value, striped=striped)

    def _value_text(self, field: Field) -> Callable[[], str]:
        return lambda: self.say("percent", n=round(100 * self._number(field)))

    def _number(self, field: Field) -> float:
        chosen = self.app.settings
        return chosen.text_scale if field.kind == "scale" else chosen.volumes.get(field.bus, FIRST_VOLUMES[field.bus])

    # Controls

    def _control(self, field: Field) -> Node:
        id, now = f"settings.{field.name}", getattr(self.app.settings, field.name, None)
        match field.kind:
            case "choice":
                options = [(value, self._option(field, value)) for value in field.options]
                return Segments(id, options, str(now), lambda value: self._set(field.name, value))
            case "scale":
                span = (TEXT_SCALES[0], TEXT_SCALES[-1], TEXT_SCALES[1] - TEXT_SCALES[0])
                return slider(id, self._number(field), lambda value: self._set("text_scale", value), span)
            case "volume":
                return self._volume(field, id)
            case "name":
                return self._name_box(id)
            case _:
                words = (self.say("off"), self.say("on"))
                return Toggle(id, bool(now), lambda value: self._switch(field, value), words=words)

    def _option(self, field: Field, value: str) -> str:
        if field.name == "language":
            return self._own_name(value) if value else self.say("language.auto")
        return self.say(f"options.{field.name}.{value}")

    def _volume(self, field: Field, id: str) -> Node:
        made = slider(id, self._number(field), lambda level: self._set_volume(field.bus, level), (0, 1, VOLUME_STEP))
        made.on_press = lambda: self.desk.play(SAMPLES[field.bus])
        made.tooltip = self.say("sample.play")
        return made

    def _name_box(self, id: str) -> TextBox:
        return TextBox(
            id, self.app.settings.name, lambda text: self._set("name", text.strip()), longest=LONGEST_NAME,
            on_enter=lambda _: self.focus.set(self.tabs), on_keyboard=self._open_keyboard,
        )  # fmt: skip

    def _open_keyboard(self, box: TextBox) -> None:
        self.desk.push(ScreenKeyboard(box, self.app.settings.spoken))

    # Changes

    def _set(self, name: str, value: object) -> None:
        self.app.change(**{name: value})
        self.sample.message = ""
        if name in {"speed", "glyphs"}:
            self.sample.hop()

    def _switch(self, field: Field, value: bool) -> None:
        if field.kind == "screen":
            self.desk.hooks.fullscreen()
        if getattr(self.app.settings, field.name) != value:
            self._set(field.name, value)

    def _set_volume(self, bus: str, level: float) -> None:
        self._set("volumes", {**self.app.settings.volumes, bus: level})
        self.desk.play(SAMPLES[bus])

    def reset_page(self) -> None:
        """Put this page back, and what it changed with it."""
        if self.keys is not None:
            self.keys.stop()
        self.app.change(**first_values(self.page))
        self.rebuild()

    # Data

    def _places(self) -> list[Block]:
        places = self.app.services.folders
        shown = (("data", places.data), ("config", places.settings), ("state", places.crashes))
        rows: list[Block] = [
            TextRow(f"settings.place.{name}", self.say(f"labels.{name}"), str(path), i % 2 == 1)
            for i, (name, path) in enumerate(shown)
        ]
        open_it = Button("settings.open", self.say("data.open"), self._open_folder, icon="folder")
        reset = Button("settings.reset_all", self.say("data.reset_all"), self._ask_reset, icon="undo")
        return [
            *rows[:1],
            SettingRow("settings.row.open", "", open_it),
            *rows[1:],
            SettingRow("settings.row.reset_all", self.say("labels.reset_all"), reset, note=self.say("notes.reset_all")),
        ]

    def _open_folder(self) -> None:
        folder = self.app.services.folders.data
        self._tell(self.say("data.opened") if open_folder(folder) else self.say("data.not_opened", path=folder))

    def _ask_reset(self) -> None:
        answers = [
            Answer("keep", self.say("data.keep")),
            Answer("reset", self.say("data.do_reset"), self._reset_all, kind="primary"),
        ]
        self.desk.push(Dialog(self.say("data.ask_title"), self.say("data.ask"), answers))

    def _reset_all(self) -> None:
        self.app.change(**all_first_values())
        self.desk.rebuild()

    def _tell(self, message: str) -> None:
        self.sample.message = message
        self.arrange(self.desk.view)

    # Life

    def turn_to(self, page: str) -> None:
        if self.keys is not None:
            self.keys.stop()
        self.offsets[self.page] = self.pane.offset
        self.page = page
        self.sample.message = self.say("keys.help") if page == "keys" else ""
        self._fill()
        self.arrange(self.desk.view)

    def rebuild(self) -> None:
        self.offsets[self.page] = self.pane.offset
        if self.keys is not None:
            self.keys.stop()
        super().rebuild()

    def arrange(self, view: View) -> None:
        canvas = self.desk.canvas
        sheet = view.design.inset(*SHEET)
        self.place_sheet(sheet)
        inner = sheet.inset(MARGIN, 0)
        half = inner.w / 2
        self.title.rect = Rect(sheet.x + 76, sheet.y + 18, half - 60, Space.TARGET)
        self.spoken.rect = Rect(inner.x + half, sheet.y + 18, half - Space.HALF, Space.TARGET)
        self.tabs.place(Rect(inner.x, sheet.y + TABS_AT, inner.w, TAB_TALL), canvas)
        tall = self.sample.height(canvas, inner.w)
        foot = Rect(inner.x, sheet.bottom - Space.SHEET - tall, inner.w, tall)
        self.sample.place(foot)
        self.reset.rect = Rect(foot.right - RESET_WIDE - Space.GAP, foot.cy - RESET_TALL / 2, RESET_WIDE, RESET_TALL)
        top = self.tabs.rect.bottom + Space.GAP + Space.HALF
        self.pane.rect = Rect(inner.x, top, inner.w, foot.y - top - Space.GAP)
        self.pane.stack(canvas)

    def on_intent(self, intent: Intent) -> bool:
        return self.keys is not None and self.keys.hear(intent)

    def lost_focus(self) -> None:
        if self.keys is not None:
            self.keys.stop()
        super().lost_focus()

    def leave(self) -> None:
        if self.keys is not None:
            self.keys.stop()
