class TacticsMind:
    levels = ("random",)
    personas = ()
