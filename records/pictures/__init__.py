"""Positions and games as pictures: SVG, PNG, animated GIF."""
