"""Records that compiled code reads: those of which it is certain that there is nothing to say."""
