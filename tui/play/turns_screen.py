"""The players of a game asked in turn, persons and programs alike."""

from __future__ import annotations

from textual import work

from ...core.observation import observe
from ...core.seat import Player
from ...notation.words import outcome_in_words, player_in_words
from ..new_game import deploy_prepared
from ..player import HumanPlayer, PlayerAgent, PlayerFailedError
from ..session import Session
from ..table import Table
from .game_screen import GameScreen

_TURNS = "turns"


class TurnsScreen(GameScreen):
    """A game in play; the agents of ``table`` are asked in turn, and the screen waits for none of them."""

    def __init__(self, session: Session, table: Table) -> None:
        super().__init__(session)
        self.table = table
        self.paused = False
        """Whether programs that play each other wait for a person who looks on."""

    @property
    def viewer(self) -> Player:
        """Who plays against a program looks on in its turns, too; else the player to move."""
        human = self.table.only_human
        return self.session.turn if human is None else human

    @property
    def to_move(self) -> HumanPlayer | None:
        """The player to move, if that is a person."""
        return self.table.human(self.session.turn)

    @property
    def asked(self) -> HumanPlayer | None:
        """The person whose choice is being waited for, if it is a person's."""
        return self.to_move if self.to_move is not None and self.to_move.is_asked else None

    def troubles(self) -> tuple[str, ...]:
        trouble = self.table.autosave.trouble
        return (*((f"not being saved: {trouble}",) if trouble else ()), *super().troubles())

    def waits_for(self) -> str:
        if self.session.outcome is not None or self.to_move is not None:
            return ""
        who = player_in_words(self.session.rules, self.session.game.position, self.session.turn, self.session.names)
        return f"{who} to move: paused." if self.paused else f"{who} is thinking ..."

    def on_mount(self) -> None:
        """Begin to play; Textual calls the base class's method as well."""
        self._ask_in_turn()

    async def on_unmount(self) -> None:
        """End the programs with the screen; Textual calls the base class's method as well."""
        self.workers.cancel_group(self, _TURNS)
        await self.table.close()

    @work(exclusive=True, group=_TURNS)
    async def _ask_in_turn(self) -> None:
        """Ask whose turn it is, play the answer, and so on to the end.

        Cancelled and begun anew where a person intervenes.
        """
        while self.session.outcome is None:
            player = self.session.turn
            agent = self.table.agents[player]
            try:
                action = await agent.choose(observe(self.session.game, player))
            except PlayerFailedError as error:
                self.change(self.session.ended(error.outcome))
                self.tell_end(f"{error}.")
                return
            self.change(deploy_prepared(self._named_by(agent).play(action)))
        self.tell_end()

    def _named_by(self, agent: PlayerAgent) -> Session:
        """The session in which a program bears the name it gives itself, unless it was given another."""
        player = self.session.turn
        return self.session.named(player, agent.name_instead_of(self.session.name_of(player)))

    def change(self, session: Session) -> None:
        """Show and keep a changed session."""
        self.session, self.selection, self.refusal = session, None, ""
        self.table.keep(session)
        self.show()

    def intervene(self, session: Session) -> None:
        """Go on from a session that no agent's answer led to; programs among themselves wait."""
        self.paused = not self.table.humans
        self.change(session)
        self._go_on()

    def action_pause(self) -> None:
        """Let the programs wait, or go on."""
        self.paused = not self.paused
        self._go_on()
        self.show()

    def _go_on(self) -> None:
        """Ask from here on, or nobody; whoever was asked is asked no more."""
        if self.paused:
            self.workers.cancel_group(self, _TURNS)
        else:
            self._ask_in_turn()

    def tell_end(self, why: str = "") -> None:
        """Say how the game ended; ``why`` is a sentence about it."""
        outcome = self.session.outcome
        if outcome is not None and self.session.game.previous is not None:
            self.show_end(f"{outcome_in_words(outcome, self.session.names)}.", why)

    def show_end(self, title: str, why: str) -> None:
        """Show a notice of the end."""
        raise NotImplementedError
