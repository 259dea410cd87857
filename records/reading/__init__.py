"""Reading JGN, whatever the bytes are, and noting everything that is odd about it."""
