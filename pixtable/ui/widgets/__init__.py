"""Controls, each usable by mouse alone, keyboard alone and pad alone."""

from pixtable.ui.widgets.button import Button, IconButton
from pixtable.ui.widgets.label import Label, Panel, Picture

__all__ = ["Button", "IconButton", "Label", "Panel", "Picture"]
