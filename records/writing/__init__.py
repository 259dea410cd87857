"""Writing JGN in the export form."""
