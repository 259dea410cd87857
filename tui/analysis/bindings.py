"""The keys of an analysis; they mean the same in play and in replay."""

from textual.binding import Binding

HINT_BINDING = Binding("w", "hint", "Hint", id="analysis.hint", tooltip="Suggest a move, or hide the suggestion")

PANEL_BINDINGS = (
    Binding("v", "evaluation", "Bar", id="analysis.bar", tooltip="Show the evaluation bar, or hide it"),
    Binding("a", "best_lines", "Lines", id="analysis.lines", tooltip="Show the best lines, or hide them"),
)
