"""The table's own shell: bar, rail, time strip, hints, curtain, and the scene that holds them."""
