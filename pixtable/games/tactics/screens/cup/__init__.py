"""A tournament of Pixel Tactics: who is in it, who has beaten whom, and the saved games that say so."""
