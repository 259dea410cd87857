"""Picking games: filter, and the conditions it knows."""
