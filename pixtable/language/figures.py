"""Numbers as people write them."""

DECIMAL_COMMA = frozenset({"fr", "ru", "uk"})
"""Languages that part whole and tenths with a comma."""


def plain(n: int) -> str:
    """With a true minus: it is as wide as the digits."""
    return f"−{-n}" if n < 0 else str(n)


def signed(n: int) -> str:
    """+7, −2, ±0."""
    return f"+{n}" if n > 0 else plain(n) if n else "±0"


def decimal(value: float, language: str) -> str:
    """With one digit after the point, or the comma."""
    written = f"{value:.1f}".replace("-", "−")
    return written.replace(".", ",") if language in DECIMAL_COMMA else written
