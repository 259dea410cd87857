"""Writing files and folders so that what was there before is kept until the new is whole."""
