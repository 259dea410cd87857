"""Tables that keep to a limit of memory: what does not fit goes to a temporary file that no one else sees."""
