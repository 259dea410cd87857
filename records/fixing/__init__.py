"""Mending what has one right answer: fix."""
