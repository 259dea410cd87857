"""The program that speaks the protocol: it reads lines, keeps a position, and has searches run beside the reading."""

import os
import sys
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterable
from typing import NoReturn

from ...core.errors import JunqiError
from ...core.game import Game
from ...core.registry import rule_set
from ...core.rules import RuleSet
from ...notation.command_line import printable
from .board_setup import set_up, start_of
from .display import display_lines, evaluation_line, over_in_words
from .jobs import count_job, search_job
from .limits_reader import limits_of
from .line_count import Counter
from .options import DEFAULTS, apply_option, is_clear_hash, option_lines
from .public_game import public_game
from .request import CountLines, Go, Request, RequestError, SetOption, SetPosition, Simple
from .request_reader import parse_request
from .streams import LONGEST_LINE, Output
from .thinking import Thinker, ThinkerFactory
from .work import Outlasts, Worker

_BUG = 70
"""The exit code of an error of the program itself (EX_SOFTWARE)."""
_AUTHOR = "id author the junqi developers"
_AT_ONCE = (None, Simple.UCI, Simple.IS_READY, Simple.STOP, Simple.PONDER_HIT)
"""What is answered whatever is under way; ``None`` is a blank line."""
_GRACE = 1.0
"""Seconds that a search may go on when the program is told to quit."""
_LEAVING = 2.0
"""Seconds that it has to end when it is stopped."""


class Server:
    """The state of a session: settings, the game on the board, and the search under way.

    ``identity`` is the program's name and version; ``counter_for`` says how lines of a rule set are counted.
    """

    def __init__(
        self,
        output: Output,
        identity: str,
        thinker_for: ThinkerFactory,
        counter_for: Callable[[RuleSet, int], Counter],
    ) -> None:
        self._output = output
        self._identity = identity
        self._thinker_for = thinker_for
        self._counter_for = counter_for
        self._settings = DEFAULTS
        self._rules = rule_set(DEFAULTS.variant)
        self._board = start_of(self._rules)
        self._thinker: Thinker | None = None
        self._lock = threading.Condition()
        self._worker = Worker(self._lock, self._job_done, _crash)
        self._waiting: deque[Request] = deque()

    def run(self, lines: Iterable[str | None]) -> None:
        """Obey lines until one says ``quit`` or there are no more; ``None`` stands for a line that is too long.

        While a search that ends by itself is under way, what could disturb it waits. Before the end of input or
        ``quit`` takes effect, whatever came before is done; but a search that nothing waits for has a moment only.
        """
        cause = Outlasts.END_OF_INPUT
        for line in lines:
            if line == Simple.QUIT.value:
                cause = Outlasts.QUIT
                break
            with self._lock:
                self._take(line)
            if self._output.closed:  # nobody listens any more
                break
        self._leave(cause)

    def _leave(self, cause: Outlasts) -> None:
        """Let come to an end what is to be finished, and stop the rest."""
        overdue = time.monotonic() + _GRACE
        with self._lock:
            while self._worker.busy and time.monotonic() < overdue + _LEAVING:
                finishes = self._worker.outlasts >= cause or self._waiting
                if finishes:
                    overdue = time.monotonic() + _GRACE
                if self._is_to_stop() or (not finishes and time.monotonic() >= overdue):
                    self._worker.stop()
                self._lock.wait(_GRACE)

    def _is_to_stop(self) -> bool:
        """Whether nothing can come of the job under way any more."""
        return self._output.closed or self._worker.outlasts is Outlasts.NOTHING

    def _job_done(self, lines: tuple[str, ...]) -> None:
        """Write a job's last lines, and obey what has waited for its end."""
        self._output.write(*lines)
        while self._waiting and self._may_obey(self._waiting[0]):
            self._try(self._waiting.popleft())

    def _may_obey(self, request: Request | None) -> bool:
        """Whether a request need not wait for the search under way."""
        return request in _AT_ONCE or not (self._worker.busy and self._worker.outlasts > Outlasts.NOTHING)

    def _take(self, line: str | None) -> None:
        """Do what a line asks for, now or when it may, or tell in one line why it cannot be done."""
        try:
            if line is None:
                raise RequestError(f"a line of more than {LONGEST_LINE} bytes")
            request = parse_request(line) if line else None
        except RequestError as error:
            self._say(str(error))
            return
        is_of_waiting = request is Simple.STOP and any(isinstance(other, Go | CountLines) for other in self._waiting)
        if self._may_obey(request) and not is_of_waiting:
            self._try(request)
        elif request is not None:
            self._waiting.append(request)

    @property
    def _game(self) -> Game:
        return self._board.game

    def _try(self, request: Request | None) -> None:
        try:
            self._obey(request)
        except JunqiError as error:
            self._say(str(error))

    def _obey(self, request: Request | None) -> None:
        match request:
            case None:  # a blank line
                pass
            case SetOption():
                self._set_option(request)
            case SetPosition():
                self._board = set_up(self._rules, request, self._board)
            case Go():
                self._search(request)
            case CountLines():
                self._count(request)
            case Simple():
                self._answer(request)

    def _answer(self, request: Simple) -> None:
        """Do what a single word asks for. ``ponderhit`` asks for nothing, since pondering is not offered."""
        match request:
            case Simple.UCI:
                self._output.write(f"id name {self._identity}", _AUTHOR, *option_lines(), "uciok")
            case Simple.IS_READY:
                self._get_ready()
                self._output.write("readyok")
            case Simple.NEW_GAME:
                self._thinker = None
            case Simple.STOP:
                self._worker.stop()
            case Simple.DISPLAY:
                self._output.write(*display_lines(self._game))
            case Simple.EVALUATE:
                self._evaluate()

    def _set_option(self, request: SetOption) -> None:
        """Change a setting for the searches to come; another variant starts from its own start."""
        if is_clear_hash(request):
            self._thinker = None
            return
        before, self._settings = self._settings, apply_option(self._settings, request)
        if self._settings.variant != before.variant:
            self._rules = rule_set(self._settings.variant)
            self._board = start_of(self._rules)
            self._thinker = None

    def _get_ready(self) -> None:
        """Load what the next search needs, unless one is under way."""
        if not self._worker.busy:
            self._present_thinker()

    def _present_thinker(self) -> Thinker:
        if self._thinker is None:
            self._thinker = self._thinker_for(self._rules)
        return self._thinker

    def _loader(self) -> Callable[[], Thinker]:
        """What gives the present thinker in the thread that searches: loading one can take seconds."""
        rules, present = self._rules, self._thinker

        def load() -> Thinker:
            if present is not None:
                return present
            thinker = self._thinker_for(rules)
            with self._lock:
                if self._rules is rules:
                    self._thinker = thinker
            return thinker

        return load

    def _search(self, request: Go) -> None:
        self._require_idle("go")
        limits = limits_of(self._game, request)
        if self._game.outcome is not None:
            self._say(over_in_words(self._game.outcome))
            self._output.write("bestmove (none)")
            return
        job = search_job(self._loader(), public_game(self._game), limits, self._settings, self._output.write)
        self._worker.start(job, Outlasts.END_OF_INPUT if limits.ends_by_itself else Outlasts.NOTHING)

    def _count(self, request: CountLines) -> None:
        self._require_idle("go perft")
        counter = self._counter_for(self._rules, request.depth)
        job = count_job(self._rules, self._game.position, request.depth, counter, self._output.write)
        self._worker.start(job, Outlasts.QUIT)

    def _evaluate(self) -> None:
        self._require_idle("eval")
        if self._game.outcome is not None:
            raise RequestError(over_in_words(self._game.outcome))
        if self._game.position.status.deploying:
            raise RequestError("eval: there is nothing to judge while players deploy")
        game = public_game(self._game)
        self._output.write(evaluation_line(game, self._present_thinker().evaluate(game)))

    def _require_idle(self, command: str) -> None:
        if self._worker.busy:
            raise RequestError(f"{command}: a search is under way; stop ends it")

    def _say(self, text: str) -> None:
        self._output.write(f"info string {printable(text)}")


def _crash(error: Exception) -> NoReturn:
    """End the program, from whatever thread: the one that reads input cannot be interrupted."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    told = f"junqi: internal error, please report it: {error!r} ({where.name}, line {where.lineno})"
    sys.stderr.write(f"{printable(told)}\n")
    sys.stderr.flush()
    os._exit(_BUG)
