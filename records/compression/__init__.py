"""Compressed files, read and written as streams: gzip, bzip2, xz and Zstandard."""
