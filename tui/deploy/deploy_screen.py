"""Deployment: one player places the own pieces, unseen by the other."""

from collections.abc import Callable
from random import Random
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Label, Static

from ...core.deployment import Layout
from ...core.errors import JunqiError
from ...core.rules import RuleSet
from ...notation.letters import letters_of
from ..board.board_view import BoardView
from ..keys import KEYS_BINDING, RULES_BINDINGS
from ..keys_footer import KeysFooter
from ..keys_panel import show_keys
from ..looks import look_of, set_look, with_other_pieces
from ..rules_panel import show_rules
from .draft import Draft
from .drawing import own_look, own_ranks, scene_of_draft
from .load_layout import load_layout
from .save_layout import save_layout
from .tray import Tray


class DeployScreen(Screen[Layout | None]):
    """Ends with a layout that breaks no rule, or with ``None`` when the player leaves."""

    CSS_PATH = "deploy_screen.tcss"
    READY: ClassVar[str] = "Every rule is kept: press r when you are ready."
    """What is said of a layout that breaks no rule."""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "ready", "Ready", id="deploy.ready", tooltip="Deploy this layout"),
        Binding("a", "fill", "Random", id="deploy.fill", tooltip="Place all pieces still in the tray at random"),
        Binding("m", "mirror", "Mirror", id="deploy.mirror", tooltip="Exchange left and right"),
        Binding("x", "clear", "Clear", id="deploy.clear", tooltip="Put all pieces back in the tray"),
        Binding(
            "delete,backspace", "put_back", "Off", id="deploy.put_back", tooltip="Put the piece under the cursor back"
        ),
        Binding("u", "undo", "Undo", id="deploy.undo", tooltip="Take the last change back"),
        *RULES_BINDINGS,
        KEYS_BINDING,
        Binding("q", "leave", "Leave", id="deploy.leave", tooltip="Leave; the layout so far is kept"),
        Binding("escape", "let_go", "Let go", id="deploy.let_go", tooltip="Let go of the piece in hand"),
        Binding("o", "load", "Load", id="deploy.load", tooltip="Load a layout"),
        Binding("s", "save", "Save", id="deploy.save", tooltip="Keep this layout in a file"),
        Binding("p", "other_pieces", "Hanzi", id="game.pieces", tooltip="Write letters or hanzi on the pieces"),
    ]
    """The most wanted first: the footer shows as many as there is room for."""

    def __init__(
        self, rules: RuleSet, draft: Draft, title: str, keep: Callable[[Layout], None], random: Random
    ) -> None:
        super().__init__()
        self._rules, self._title, self._keep, self._random = rules, title, keep, random
        self.draft = draft
        self._earlier: tuple[Draft, ...] = ()

    def compose(self) -> ComposeResult:
        with Horizontal(id="deploy"):
            look = own_look(self.draft, look_of(self))
            yield BoardView(self._rules, look=look, ranks=own_ranks(self.draft), id="half")
            with Vertical(id="tray-side"):
                yield Label(self._title, id="deploy-title", markup=False)
                yield Tray(self._rules, self.draft, id="tray")
                yield Static(id="help", markup=False)
        with VerticalScroll(id="faults-area", can_focus=False):
            yield Static(id="faults", markup=False)
        yield KeysFooter()

    def on_mount(self) -> None:
        self.query_one(BoardView).focus()
        self._show()

    def _show(self, refusal: str = "") -> None:
        self.query_one(BoardView).show(scene_of_draft(self._rules, self.draft))
        self.query_one(Tray).show(self.draft, look_of(self).hanzi)
        broken = ". ".join(self.draft.broken_rules())
        state = f"{broken}." if broken else self.READY
        self.query_one("#faults", Static).update(f"{refusal}\n{state}" if refusal else state)
        self.query_one("#help", Static).update(self._help())
        self.refresh_bindings()

    def _help(self) -> str:
        if self.draft.picked is not None:
            return "Choose where it goes, or a piece to exchange it with."
        letters = letters_of(self._rules).letters
        return f"Capital letters {letters} take a piece from the tray; Enter puts it down or picks one up."

    def _change(self, change: Callable[[], Draft]) -> None:
        """Make a change, or say why it cannot be made."""
        try:
            draft = change()
        except JunqiError as error:
            self._show(f"{error}.")
            return
        if draft.layout != self.draft.layout:
            self._earlier += (self.draft,)
            self._keep(draft.layout)
        self.draft = draft
        self._show()

    @on(BoardView.SquareChosen)
    def _square_chosen(self, event: BoardView.SquareChosen) -> None:
        self._change(lambda: self.draft.choose(self._place(event.square)))

    @on(Tray.Taken)
    def _taken(self, event: Tray.Taken) -> None:
        self._change(lambda: self.draft.take(event.kind))

    def on_key(self, event: events.Key) -> None:
        """Upper-case letters take a piece from the tray."""
        kind = letters_of(self._rules).letters.find(event.character or "-") + 1
        if kind:
            event.stop()
            self._change(lambda: self.draft.take(kind))

    def _place(self, square: int) -> int:
        return self.draft.deployment.squares(self.draft.seat).index(square)

    def action_put_back(self) -> None:
        """Put the piece under the cursor back in the tray."""
        self._change(lambda: self.draft.put_back(self._place(self.query_one(BoardView).cursor)))

    def action_fill(self) -> None:
        """Place what is missing at random."""
        self._change(lambda: self.draft.filled(self._random))

    def action_clear(self) -> None:
        """Put everything back in the tray."""
        self._change(self.draft.cleared)

    def action_mirror(self) -> None:
        """Exchange left and right."""
        self._change(self.draft.mirrored)

    def action_let_go(self) -> None:
        """Let go of the piece in hand."""
        self._change(self.draft.let_go)

    def action_undo(self) -> None:
        """Take the last change back."""
        *earlier, self.draft = self._earlier
        self._earlier = tuple(earlier)
        self._keep(self.draft.layout)
        self._show()

    def action_load(self) -> None:
        """Load a preset, a kept layout, or one from any file."""
        load_layout(self, self._rules, lambda layout: self._change(lambda: self.draft.loaded(layout)))

    def action_save(self) -> None:
        """Keep the layout in a file."""
        save_layout(self, self._rules, self.draft.layout)

    def action_other_pieces(self) -> None:
        """Exchange letters and hanzi."""
        set_look(self, with_other_pieces(look_of(self)))
        self.query_one(BoardView).set_look(own_look(self.draft, look_of(self)))
        self._show()

    def action_rules(self) -> None:
        """Show the rules of the variant."""
        show_rules(self, self._rules)

    def action_keys(self) -> None:
        """Show all keys of this screen."""
        show_keys(self)

    def action_ready(self) -> None:
        """Deploy the layout."""
        self.dismiss(self.draft.layout)

    def action_leave(self) -> None:
        """Leave; the layout so far is kept with the game."""
        self.dismiss(None)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether a key works now; the footer shows only those that do."""
        is_begun = any(self.draft.layout)
        works = {
            "ready": self.draft.is_ready,
            "mirror": is_begun,
            "clear": is_begun,
            "put_back": is_begun,
            "undo": bool(self._earlier),
            "let_go": self.draft.kind_in_hand is not None,
            "fill": any(left > 0 for _, left in self.draft.tray),
            "other_pieces": not look_of(self).ascii,
        }
        return works.get(action, True)
