"""Replay: records shown on the board, move by move."""
