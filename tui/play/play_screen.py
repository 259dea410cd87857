"""Playing: turns, choosing squares, typed moves, taking back, and ending by the players' words."""

from collections.abc import Callable
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType

from ...core.action import Action, PickUp, PutDown
from ...core.errors import JunqiError
from ...core.seat import OPPONENT
from ...notation.words import outcome_in_words
from ..board.board_view import BoardView
from ..dialogs.confirm_dialog import ConfirmDialog
from ..dialogs.notice_dialog import NoticeDialog
from ..looks import look_of
from ..selection import Act, Choice, Refuse, Select, choose
from ..session import Session
from ..table import Table
from ..typed import typed_action, typed_forms
from ..warnings import LOSING_QUESTION, loses_by_repeating
from .bindings import PLAY_BINDINGS
from .game_screen import GameScreen
from .move_input import MoveInput
from .save_record import save_record

_AFTER_THE_END = "Look at the board, take moves back with u, save with s, or leave with q."


class PlayScreen(GameScreen):
    """A game in play; the agents of ``table`` are asked in turn."""

    BINDINGS: ClassVar[list[BindingType]] = PLAY_BINDINGS

    def __init__(self, session: Session, table: Table) -> None:
        super().__init__(session)
        self.table = table

    def troubles(self) -> tuple[str, ...]:
        trouble = self.table.autosave.trouble
        return (f"not being saved: {trouble}",) if trouble else ()

    def compose_input(self) -> ComposeResult:
        yield MoveInput(id="typed")

    def on_mount(self) -> None:
        """Begin to play; Textual calls the base class's method as well."""
        self._ask_in_turn()

    @work(exclusive=True, group="turns")
    async def _ask_in_turn(self) -> None:
        """Ask whose turn it is, play the answer, and so on to the end.

        Cancelled and begun anew where a person intervenes.
        """
        while self.session.outcome is None:
            action = await self.table.agents[self.session.turn].choose(self.seen())
            self._change(self.session.play(action))
        self._tell_end()

    def _change(self, session: Session) -> None:
        """Show and keep a changed session."""
        self.session, self.selection, self.refusal = session, None, ""
        self.table.keep(session)
        self._go_on_typing()
        self.show()

    def _intervene(self, session: Session) -> None:
        """Go on from a session that no agent's answer led to."""
        self._change(session)
        self._ask_in_turn()

    def _tell_end(self) -> None:
        outcome = self.session.outcome
        if outcome is not None and self.session.game.previous is not None:
            title = f"{outcome_in_words(outcome, self.session.names)}."
            keys = {"u": self.action_undo, "s": self.action_save, "q": self.action_leave}
            notice = NoticeDialog(title, _AFTER_THE_END, keys="".join(keys))
            self.app.push_screen(notice, lambda key: keys[key]() if key else None)

    # Choosing squares

    @on(BoardView.SquareChosen)
    def _square_chosen(self, event: BoardView.SquareChosen) -> None:
        human = self.table.human(self.session.turn)
        if human is not None and (human.is_asked or self.session.outcome is not None):
            self._take(choose(self.seen(), self.selection, event.square))

    def _take(self, choice: Choice) -> None:
        self.refusal = ""
        if isinstance(choice, Act):
            self._confirm(choice.action)
            return
        if isinstance(choice, Refuse):
            self._refuse(choice.reason)
            return
        self.selection = choice.selection if isinstance(choice, Select) else None
        self.show()

    def _confirm(self, action: Action) -> None:
        """Play an action that was chosen on the board, after a question where it is easily meant otherwise."""
        if isinstance(action, PickUp | PutDown):
            question = "Lift the Flag?" if isinstance(action, PickUp) else "Put the Flag down?"
            self._ask(question, lambda: self._answer(action))
        else:
            self._play_unless_losing(action)

    def _play_unless_losing(self, action: Action) -> None:
        """Play an action, after a question where it loses by repeating."""
        if loses_by_repeating(self.session.game, action):
            self._ask(LOSING_QUESTION, lambda: self._answer(action))
        else:
            self._answer(action)

    def _answer(self, action: Action) -> None:
        human = self.table.human(self.session.turn)
        if human is not None:
            human.answer(action)

    def _ask(self, question: str, then: Callable[[], None]) -> None:
        """Do something if the answer to a question is yes."""
        self.app.push_screen(ConfirmDialog(question), lambda answer: then() if answer else None)

    def _refuse(self, reason: str) -> None:
        """Say why nothing was done."""
        self.refusal = reason
        self.show()

    def action_cancel(self) -> None:
        """Let go of the piece in hand."""
        self.selection, self.refusal = None, ""
        self.show()

    # Typed moves

    def action_type_move(self) -> None:
        """Open the line on which moves are typed."""
        self.query_one(MoveInput).open()
        self.add_class("typing")
        self._refuse("")
        self._go_on_typing()

    def _go_on_typing(self) -> None:
        """Suggest another move to who types them; at the end of the game the keys of the board work again."""
        typed = self.query_one(MoveInput)
        if typed.display and self.session.outcome is not None:
            typed.action_leave()
        elif typed.display:
            typed.suggest(typed_forms(self.seen()))

    @on(MoveInput.Typed)
    def _move_typed(self, event: MoveInput.Typed) -> None:
        try:
            action = typed_action(self.session.game, event.text)
        except JunqiError as error:
            self._refuse(f"{error}.")
            return
        self.query_one(MoveInput).value = ""
        self._play_unless_losing(action)

    @on(MoveInput.Left)
    def _typing_left(self) -> None:
        self.remove_class("typing")
        self.query_one(BoardView).focus()

    # Taking back and ending

    def action_undo(self) -> None:
        """Take the last move back."""
        self._intervene(self.session.undo())

    def action_redo(self) -> None:
        """Play the move taken back again."""
        self._intervene(self.session.redo())

    def action_flag(self) -> None:
        """Lift the Flag or put it down: at most one piece of a player can."""
        for action in self._flag_actions():
            self._answer(action)

    def _flag_actions(self) -> list[Action]:
        return [action for action in self.seen().legal_actions() if isinstance(action, PickUp | PutDown)]

    def action_resign(self) -> None:
        """The player to move gives up."""
        player = self.session.turn
        question = f"{self.session.name_of(player)}, do you resign?"
        self._ask(question, lambda: self._intervene(self.session.resign(player)))

    def action_offer_draw(self) -> None:
        """The player to move offers a draw, and the other answers."""
        turn, other = self.session.turn, self.session.name_of(OPPONENT[self.session.turn])

        def answered(yes: bool | None) -> None:
            if yes:
                self._intervene(self.session.agree_draw())
            elif yes is not None:
                self._refuse(f"{other} declines the draw.")

        offer = f"{self.session.name_of(turn)} offers a draw. {other}, do you accept?"
        self.app.push_screen(ConfirmDialog(offer), answered)

    def action_save(self) -> None:
        """Save the game as a record file."""
        save_record(self, self.session)

    def action_leave(self) -> None:
        """Back to the home screen."""
        if self.session.outcome is not None:
            self.dismiss()
        else:
            self._ask(f"Leave this game? {self.table.where_kept()}", self._leave_now)

    def _leave_now(self) -> None:
        self.dismiss()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether a key works now; the footer shows only those that do."""
        going_on = self.session.outcome is None
        works = {
            "undo": self.session.can_undo,
            "redo": bool(self.session.undone),
            "cancel": self.selection is not None,
            "resign": going_on,
            "offer_draw": going_on,
            "type_move": going_on,
            "other_pieces": not look_of(self).ascii,
            "flag": bool(self.session.rules.hides_pieces and self._flag_actions()),
        }
        return works.get(action, True)
