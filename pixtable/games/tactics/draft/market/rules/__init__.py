"""The rules of the market draft: pure."""
