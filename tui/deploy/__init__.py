"""Deployment: placing the own pieces unseen before the first move."""
