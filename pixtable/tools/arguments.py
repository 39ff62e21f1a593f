"""Kinds of command line arguments that several tools share."""

from argparse import ArgumentTypeError


def positive_number(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)
