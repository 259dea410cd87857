"""Records as JSON and JSON Lines, both ways."""
