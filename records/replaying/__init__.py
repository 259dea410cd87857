"""Records as people follow them, move by move."""
