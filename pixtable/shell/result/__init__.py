"""The result of a game: podium, table, graph, moments."""
