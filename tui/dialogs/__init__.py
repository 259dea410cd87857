"""Dialogs: small, centred, answered by one key."""
