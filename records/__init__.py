"""Games as records: reading, checking, writing and replaying them."""
