"""Silhouettes, one colour each: what icons, emblems and pointers are cut after."""
