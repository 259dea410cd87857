"""What is wrong with records: validate, explain, and findings as other tools want them."""
