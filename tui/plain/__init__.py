"""Play line by line, as text: for pipes and screen readers."""
