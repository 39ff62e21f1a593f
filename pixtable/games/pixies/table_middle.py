from __future__ import annotations
from pixtable.ui.node import Node
from pixtable.ui.widgets.button import Button
from pixtable.ui.layout import Rect
from pixtable.ui import panels
class KeepButton(Button):
    def __init__(self, keep, look, press):
        super().__init__(f"pixies.keep.{keep}", "", kind="wood"); self.keep=keep; self.on_press=lambda: press(self); self.visible=False; self.region="garden"
class Middle(Node):
    def __init__(self, look, press):
        super().__init__("pixies.forecast"); self.look=look
        self.buttons=[KeepButton(k,look,press) for k in ("old","new")]; self.add(*self.buttons)
    def arrange(self, rect): 
        self.rect=rect
        a,b=rect.left_part(rect.w/2).bottom_part(60),rect.right_part(rect.w/2).bottom_part(60)
        self.buttons[0].rect, self.buttons[1].rect=a,b
    def offer(self,on):
        for b in self.buttons: b.visible=on
    def paint(self, canvas): panels.panel(canvas,self.rect)
