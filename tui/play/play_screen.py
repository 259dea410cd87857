"""Playing: choosing squares, typed moves, taking back, and ending by the players' words."""

from collections.abc import Callable
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType

from ...core.action import Action, PickUp, PutDown
from ...core.errors import JunqiError
from ...core.observation import observe
from ...core.seat import OPPONENT, Player
from ..board.board_view import BoardView
from ..dialogs.confirm_dialog import ConfirmDialog
from ..dialogs.notice_dialog import NoticeDialog
from ..looks import look_of
from ..selection import Act, Choice, Refuse, Select, choose
from ..session import Session
from ..takeback import can_take_back, played_again, taken_back
from ..typed import typed_action, typed_forms
from ..warnings import LOSING_QUESTION, loses_by_repeating
from .bindings import PLAY_BINDINGS
from .move_input import MoveInput
from .save_record import save_record
from .turns_screen import TurnsScreen

_AFTER_THE_END = "Look at the board, take moves back with u, save with s, or leave with q."


class PlayScreen(TurnsScreen):
    """What a person does in a game: choosing squares, typing, taking back, ending it by words."""

    BINDINGS: ClassVar[list[BindingType]] = PLAY_BINDINGS

    def compose_input(self) -> ComposeResult:
        yield MoveInput(id="typed")

    def change(self, session: Session) -> None:
        super().change(session)
        self._go_on_typing()

    def show_end(self, title: str, why: str) -> None:
        keys = {"u": self.action_undo, "s": self.action_save, "q": self.action_leave}
        text = "\n".join(filter(None, (why, _AFTER_THE_END)))
        notice = NoticeDialog(title, text, keys="".join(keys))
        self.app.push_screen(notice, lambda key: keys[key]() if key else None)

    # Choosing squares

    @on(BoardView.SquareChosen)
    def _square_chosen(self, event: BoardView.SquareChosen) -> None:
        if self.asked or (self.table.humans and self.session.outcome is not None):
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
        if self.asked is not None:
            self.asked.answer(action)

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
        elif typed.display and self.to_move is not None:
            typed.suggest(typed_forms(self.seen()))

    @on(MoveInput.Typed)
    def _move_typed(self, event: MoveInput.Typed) -> None:
        if self.asked is None:
            self._refuse(f"It is {self.session.name_of(self.session.turn)}'s turn.")
            return
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
        self._refuse("")
        self.query_one(BoardView).focus()

    def action_hint(self) -> None:
        """Suggest a move, or hide the suggestion; its words take the place of what was refused before."""
        self.refusal = ""
        super().action_hint()

    # Taking back and ending

    def action_undo(self) -> None:
        """Take the last move back; against a program, back to the own last turn."""
        self._intervene_unless_refused(taken_back)

    def action_redo(self) -> None:
        """Play the move taken back again."""
        self._intervene_unless_refused(played_again)

    def _intervene_unless_refused(self, step: Callable[[Session, Player | None], Session]) -> None:
        try:
            session = step(self.session, self.table.only_human)
        except JunqiError as error:
            self._refuse(str(error))
        else:
            self.intervene(session)

    def action_flag(self) -> None:
        """Lift the Flag or put it down: at most one piece of a player can."""
        for action in self._flag_actions():
            self._answer(action)

    def _flag_actions(self) -> list[Action]:
        if self.to_move is None:
            return []
        return [action for action in self.seen().legal_actions() if isinstance(action, PickUp | PutDown)]

    def action_resign(self) -> None:
        """Who looks at this screen gives up."""
        player = self.viewer
        question = f"{self.session.name_of(player)}, do you resign?"
        self._ask(question, lambda: self.intervene(self.session.resign(player)))

    def action_offer_draw(self) -> None:
        """Who looks at this screen offers a draw, and the other answers."""
        player, other = self.viewer, OPPONENT[self.viewer]
        if self.table.human(other) is None:
            seen = observe(self.session.game, other)
            self._answer_draw(other, accepts=self.table.agents[other].accepts_draw(seen))
            return
        name_of = self.session.name_of
        offer = f"{name_of(player)} offers a draw. {name_of(other)}, do you accept?"

        def answered(yes: bool | None) -> None:
            if yes is not None:
                self._answer_draw(other, accepts=yes)

        self.app.push_screen(ConfirmDialog(offer), answered)

    def _answer_draw(self, other: Player, *, accepts: bool) -> None:
        if accepts:
            self.intervene(self.session.agree_draw())
        else:
            self._refuse(f"{self.session.name_of(other)} declines the draw.")

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
        persons_play = going_on and bool(self.table.humans)
        works = {
            "undo": can_take_back(self.session, self.table.only_human),
            "redo": bool(self.session.undone),
            "cancel": self.selection is not None,
            "pause": going_on and not self.table.humans,
            "hint": self.can_analyse and self.to_move is not None,
            "evaluation": self.can_analyse,
            "best_lines": self.can_analyse,
            "resign": persons_play,
            "offer_draw": persons_play,
            "type_move": persons_play and not self.has_class("typing"),
            "other_pieces": not look_of(self).ascii,
            "flag": bool(self.session.rules.hides_pieces and self._flag_actions()),
        }
        return works.get(action, True)
