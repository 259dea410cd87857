"""The rules of the games: immutable values and pure functions, without input or output."""
