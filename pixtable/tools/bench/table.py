"""A line of the bench's table, and how figures are written in it."""

from typing import NamedTuple

HEADING = "| what | goal | measured | met |\n|---|---|---|---|"


class Row(NamedTuple):
    """`is_met` is None where the reference is absent, so that nobody can tell."""

    what: str
    goal: str
    measured: str
    is_met: bool | None

    def __str__(self) -> str:
        met = {True: "yes", False: "NO", None: "-"}[self.is_met]
        return f"| {self.what} | {self.goal} | {self.measured} | {met} |"


def times(ratio: float) -> str:
    return f"{ratio:.1f}x" if ratio >= 1 else f"{ratio:.2f}x"


def rate(units_a_second: float) -> str:
    return f"{units_a_second:,.0f}/s"


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.3g} ms"
