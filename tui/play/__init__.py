"""The screen on which a game is played, and its parts."""
