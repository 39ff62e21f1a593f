from __future__ import annotations
from pixtable.ui.node import Node
class Preview(Node):
    def __init__(self, look, cells, pieces):
        super().__init__(); self.look=look
