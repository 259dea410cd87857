"""Counting games: stats and tree."""
