"""The title screen: its table, the four games' pictures and emblems, and the word PIXTABLE."""
