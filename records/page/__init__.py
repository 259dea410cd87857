"""A game as one self-contained web page."""
