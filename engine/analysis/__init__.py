"""Annotating records: evaluations, better lines, and signs for errors."""
