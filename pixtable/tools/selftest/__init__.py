"""`game.py selftest`: does everything work on this machine, in this build?"""
