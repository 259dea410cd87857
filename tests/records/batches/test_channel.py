"""What passes between two processes."""

import multiprocessing
from concurrent.futures import ThreadPoolExecutor

import pytest

from junqi.records.batches.channel import channel

METHODS = [method for method in multiprocessing.get_all_start_methods() if method in {"fork", "spawn"}]


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("size", [0, 1, 1 << 16, (1 << 22) - 100, 1 << 22, 1 << 23])
def test_things_of_any_size_arrive(method: str, size: int) -> None:
    context = multiprocessing.get_context(method)
    ours, theirs = channel(context)  # type: ignore[arg-type]
    sizes = []
    with ThreadPoolExecutor(1) as threads:
        for thing in (bytes(size), None, b"", ["answer"]):
            received = threads.submit(theirs.receive)
            ours.send(thing)
            assert received.result(60) == thing
            answered = threads.submit(theirs.send, size)
            sizes.append(ours.receive())
            answered.result(60)
    assert sizes == [size] * 4


@pytest.mark.parametrize("method", METHODS)
def test_an_end_that_has_gone_is_told(method: str) -> None:
    ours, theirs = channel(multiprocessing.get_context(method))  # type: ignore[arg-type]
    theirs.close()
    with pytest.raises(EOFError):
        ours.receive()
    with pytest.raises(BrokenPipeError):
        ours.send(b"anything")
