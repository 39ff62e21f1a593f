"""`game.py arena tactics --balance`: which leaders and cards win too often, where a level plays itself."""
