"""The rules of the Winston draft: pure."""
