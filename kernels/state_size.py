"""How large states may be; importing this imports neither numba nor numpy."""

STATE_SIZE = 16
"""Room for the words of one state in a memory block."""
