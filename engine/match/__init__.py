"""Matches between programs: openings, a referee that alone knows the truth, and what the results are worth."""
