"""The protocol between players and programs, without any search: values, both ways of text, server and client."""
