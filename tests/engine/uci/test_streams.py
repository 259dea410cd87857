import io
import threading

from junqi.engine.uci.streams import LONGEST_LINE, Output, lines_of


def lines(data: bytes) -> list[str | None]:
    return list(lines_of(io.BytesIO(data)))


def test_lines_end_as_they_do_anywhere() -> None:
    assert lines(b"uci\nisready\r\n\n  d  \nquit") == ["uci", "isready", "", "d", "quit"]
    assert lines(b"") == []


def test_bytes_that_are_no_text_are_replaced() -> None:
    assert lines(b"\xff\xfe\x00d\n") == ["\ufffd\ufffd\x00d"]


def test_a_line_that_is_too_long_is_none() -> None:
    long = b"x" * LONGEST_LINE
    assert lines(long + b"\nuci\n" + long * 3 + b"\nd\n" + long) == [None, "uci", None, "d", None]
    assert lines(long[:-1] + b"\n") == ["x" * (LONGEST_LINE - 1)]


def test_lines_of_threads_do_not_mix() -> None:
    stream = io.BytesIO()
    output = Output(stream)

    def write(text: str) -> None:
        for _ in range(200):
            output.write(text, text)

    threads = [threading.Thread(target=write, args=(letter * 50,)) for letter in "abc"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    written = stream.getvalue().decode().splitlines()
    assert written[::2] == written[1::2]
    assert sorted(written) == [letter * 50 for letter in "abc" for _ in range(400)]


class Broken(io.RawIOBase):
    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        raise BrokenPipeError


def test_output_that_nobody_reads_is_closed() -> None:
    output = Output(io.BufferedWriter(Broken()))
    output.write("id")
    assert output.closed
    output.write("uciok")
