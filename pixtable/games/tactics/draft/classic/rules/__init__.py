"""The rules of the classic draft: pure."""
