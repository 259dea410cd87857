"""Putting games together, apart and in order: merge, split, dedupe, sort."""
