"""The screens from which games are begun, gone on with and opened."""
