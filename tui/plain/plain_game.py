"""One game on a console: what stands, what is typed, and what it does."""

import asyncio

from ...core.action import Action
from ...core.errors import JunqiError
from ...core.observation import observe
from ...core.seat import OPPONENT
from ...notation.move_writer import format_action
from ...notation.style import MoveStyle
from ...notation.words import turn_in_words
from ..analysis.advice import HINT_SECONDS
from ..analysis.analyst import ANALYSING
from ..analysis.lines import action_in_words
from ..last_ply import last_ply_in_words
from ..new_game import deploy_prepared
from ..player import PlayerAgent, PlayerFailedError
from ..programs.program_player import ProgramPlayer
from ..session import Session
from ..table import Table
from ..typed import typed_action
from ..warnings import LOSING_QUESTION, loses_by_repeating, warnings
from .commands import COMMANDS, Command
from .console import Console, EndOfInputError, agrees
from .deployment import typed_deployment
from .reports import board_lines, end_line, intro_lines


class PlainGame:
    """A session played line by line; every change is kept in the table's file."""

    def __init__(self, console: Console, session: Session, table: Table) -> None:
        self.console, self.session, self.table = console, session, table
        self.always_board = False
        self._left = False
        self._loop = asyncio.Runner()
        """One for the whole game: the programs that play live as long."""
        self._adviser = ProgramPlayer(ANALYSING, HINT_SECONDS)

    def run(self) -> None:
        """Play until the input ends or the players leave; then say where the game is kept."""
        self.console.say("\n".join(intro_lines(self.session)))
        if not self._is_deploying():
            self._say_board()
        self._keep()
        self._say_state()
        with self._loop:
            try:
                self._take_turns()
            finally:
                self._loop.run(self._end_programs())
        self.console.say(self._where_kept())

    def _take_turns(self) -> None:
        """Play until the input ends or the players leave."""
        try:
            while not self._left:
                self._take_turn()
        except EndOfInputError:
            pass

    async def _end_programs(self) -> None:
        await self.table.close()
        await self._adviser.close()

    def leave(self) -> None:
        """Leave after the command at hand."""
        self._left = True

    def commands(self) -> dict[str, Command]:
        """The commands that mean something now, by word."""
        deploying, over = self._is_deploying(), self.session.outcome is not None
        return {
            word: command
            for word, command in COMMANDS.items()
            if (command.while_deploying or not deploying) and (command.after_the_end or not over)
        }

    def change(self, session: Session) -> None:
        """Go on from a changed session: say what happened, and keep it."""
        before, self.session = self.session, session
        if session.game.length > before.game.length:
            self.console.say(last_ply_in_words(session))
        deployed = before.game.position.status.deploying and not self._is_deploying()
        if self.always_board or deployed:
            self._say_board()
        self._keep()
        self._say_state()

    def _take_turn(self) -> None:
        if self.session.outcome is None and self.table.human(self.session.turn) is None:
            self._ask_agent(self.table.agents[self.session.turn])
            return
        text = self.console.ask(self._prompt())
        try:
            self._obey(text)
        except JunqiError as error:
            self.console.say(f"{str(error).rstrip('.')}.")

    def _ask_agent(self, agent: PlayerAgent) -> None:
        """Let a player who is no person at this console play; one who fails loses the game."""
        player, name = self.session.turn, self.session.name_of(self.session.turn)
        try:
            action = self._loop.run(agent.choose(observe(self.session.game, player)))
        except PlayerFailedError as error:
            self.console.say(f"{error}.")
            self.change(self.session.ended(error.outcome))
            return
        self.session = self.session.named(player, agent.name_instead_of(name))
        self._play(action)

    def hint(self) -> str:
        """A good move for the player to move, in words."""
        seen = observe(self.session.game, self.session.turn)
        try:
            action = self._loop.run(self._adviser.choose(seen))
        except PlayerFailedError as error:
            return f"No hint: {error}."
        return (
            f"Hint: {action_in_words(seen, action)}, {format_action(seen.rules, seen.position, action, MoveStyle.LAN)}."
        )

    def _prompt(self) -> str:
        if self.session.outcome is not None:
            return "The game is over:"
        return f"{turn_in_words(self.session.game, self.session.names)}:"

    def _obey(self, text: str) -> None:
        """Do what a line says: a command or a move."""
        word, _, argument = text.partition(" ")
        command = self.commands().get(word.lower())
        if command is not None:
            command.run(self, argument.strip())
        elif self._is_deploying() and text:
            self._play(typed_deployment(self.session.game, text, self.table.random))
        elif text:
            self._play_typed(typed_action(self.session.game, text))

    def _play_typed(self, action: Action) -> None:
        """Play an action, after a question where it loses by repeating."""
        if not loses_by_repeating(self.session.game, action) or agrees(self.console, LOSING_QUESTION):
            self._play(action)

    def _play(self, action: Action) -> None:
        self.change(deploy_prepared(self.session.play(action)))

    def _is_deploying(self) -> bool:
        return self.session.game.position.status.deploying

    def _say_board(self) -> None:
        self.console.say("\n".join(board_lines(self.session)))

    def _keep(self) -> None:
        warning = self.table.keep(self.session)
        if warning is not None:
            self.console.say(f"{warning}.")

    def _say_state(self) -> None:
        """What is to be heard before the next turn."""
        session = self.session
        if self._is_deploying() and self.table.only_human is None and self.table.human(session.turn):
            to, other = session.name_of(session.turn), session.name_of(OPPONENT[session.turn])
            self.console.say(f"Pass the keyboard to {to} while {other} is not looking.")
        for sentence in warnings(session.game, session.names):
            self.console.say(f"Warning: {sentence}.")
        if session.outcome is not None:
            self.console.say(f"{end_line(session)} Type save FILE, game, board, undo or quit.")
            self._say_board()

    def _where_kept(self) -> str:
        autosave = self.table.autosave
        if autosave.trouble:
            return f"The game could not be kept: {autosave.trouble}."
        return f"The game is kept in {autosave.path}."
