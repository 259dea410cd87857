"""Records in other formats, both ways where the format allows it: convert."""
