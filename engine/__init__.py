"""The computer opponent: its protocol, its search, matches and analysis."""
