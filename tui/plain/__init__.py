"""Playing line by line, text only: for pipes and screen readers."""
