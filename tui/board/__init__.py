"""The board: pure drawing from core's geometry, and the widget that shows it."""
