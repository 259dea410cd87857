"""Search: what chooses the moves of the program's own player."""
