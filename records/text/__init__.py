"""The bytes and lines of files, before anything of the format is known of them."""
