"""Squares, moves, positions and layouts as text, both ways."""
