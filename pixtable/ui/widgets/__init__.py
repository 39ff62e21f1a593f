"""Controls, each usable by mouse alone, keyboard alone and pad alone."""

from pixtable.ui.widgets.button import Button, IconButton
from pixtable.ui.widgets.choice import Segments, Tabs
from pixtable.ui.widgets.dialog import Answer, Dialog
from pixtable.ui.widgets.fold import Fold
from pixtable.ui.widgets.hold import Hold, HoldEmblem
from pixtable.ui.widgets.keyboard import Keyboard
from pixtable.ui.widgets.label import Label, Panel, Picture
from pixtable.ui.widgets.long_list import LongList
from pixtable.ui.widgets.number import Number
from pixtable.ui.widgets.progress import Progress
from pixtable.ui.widgets.scroll import ListView, Row, ScrollView
from pixtable.ui.widgets.slider import Slider
from pixtable.ui.widgets.textbox import TextBox
from pixtable.ui.widgets.toggle import Toggle

__all__ = [
    "Answer", "Button", "Dialog", "Fold", "Hold", "HoldEmblem", "IconButton", "Keyboard", "Label",
    "ListView", "LongList", "Number", "Panel", "Picture", "Progress", "Row", "ScrollView", "Segments", "Slider", "Tabs",
    "TextBox", "Toggle",
]  # fmt: skip
