"""Analysis of the position on a board: an engine beside the game, what it finds, and how that is shown."""
