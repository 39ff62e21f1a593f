"""Drafts: three ways to come by a deck for Pixel Tactics, each a small game of its own (PT-104 to PT-106)."""
