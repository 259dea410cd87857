"""What there is to say of a record: codes, severities, and findings with their places."""
