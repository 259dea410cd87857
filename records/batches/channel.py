"""What passes between two processes of which one asks and the other answers."""

import mmap
import pickle
from multiprocessing.connection import Connection
from multiprocessing.util import register_after_fork
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import attrs

if TYPE_CHECKING:
    from multiprocessing.context import ForkContext, SpawnContext

Sent = TypeVar("Sent")
Received = TypeVar("Received")

_ROOM = 1 << 22
"""Bytes that two processes share: several times a batch. What is larger goes through the pipe."""
_IN_ROOM = b""
"""Says through the pipe that what was sent lies in shared memory; no pickle is empty."""


@attrs.frozen
class Channel(Generic[Sent, Received]):
    """One end of a pipe. Where the ends share memory it carries a tenth more than a pipe alone.

    At each end a question or an answer is sent only after the last one from the other end has been received.
    """

    pipe: "Connection[bytes, bytes]"
    _room: mmap.mmap | None = None

    def send(self, thing: Sent) -> None:
        """Send what can be pickled.

        Raises:
            OSError: if the other end has gone away.
        """
        if self._room is not None and _put(thing, self._room):
            self.pipe.send_bytes(_IN_ROOM)
        else:
            self.pipe.send_bytes(pickle.dumps(thing, pickle.HIGHEST_PROTOCOL))

    def receive(self) -> Received:
        """What the other end sent; waits for it.

        Raises:
            EOFError: if the other end has gone away.
            OSError: if it goes away meanwhile.
        """
        data = self.pipe.recv_bytes()
        received: Received = pickle.loads(self._room if data == _IN_ROOM and self._room is not None else data)
        return received

    def close(self) -> None:
        """Close this end."""
        self.pipe.close()


def _put(thing: object, room: mmap.mmap) -> bool:
    """Pickle a thing into memory, without any copy of its bytes; whether it had room there."""
    room.seek(0)
    try:
        pickle.Pickler(room, pickle.HIGHEST_PROTOCOL).dump(thing)
    except ValueError:
        return False
    return True


def channel(context: "ForkContext | SpawnContext") -> tuple[Channel[Any, Any], Channel[Any, Any]]:
    """This process' end and the one for a process that the context starts; that process holds no end of this one's.

    Only a forked process can share memory that has no name.
    """
    ours, theirs = context.Pipe()
    register_after_fork(ours, Connection.close)
    room = mmap.mmap(-1, _ROOM) if context.get_start_method() == "fork" else None
    return Channel(ours, room), Channel(theirs, room)
