"""The rules compiled. Importing this package imports neither numba nor numpy: only modules named ``*_kernel`` do."""
