"""The formats of files: which one a file has, and the games of any, cut out without being read."""
