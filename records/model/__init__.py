"""Records as values, and what they mean: their start, their tree of moves, and the games that they hold."""
