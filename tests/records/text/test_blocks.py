"""Where a game begins."""

import io

import pytest

from junqi.records.text.blocks import Block, cut_blocks


class Trickle:
    """A stream that gives a byte at a time."""

    def __init__(self, data: bytes) -> None:
        self._stream = io.BytesIO(data)

    def read(self, size: int) -> bytes:
        """One byte, whatever is asked for."""
        assert size > 0
        return self._stream.read(1)


def cut(data: bytes) -> list[bytes]:
    """The blocks of some bytes, which must not depend on how they come."""
    blocks = list(cut_blocks(io.BytesIO(data)))
    assert list(cut_blocks(Trickle(data))) == blocks
    assert b"".join(block.data for block in blocks) == data
    return [block.data for block in blocks]


@pytest.mark.parametrize(
    "pieces",
    [
        [b'[A "1"]\n[B "2"]\n\n1. x *\n\n', b'[A "3"]\n*\n'],
        [b"% before\n", b'[A "1"]\n'],
        [b'[A "1"]\n{ open ( \n', b'[A "2"]\n'],
        [b'[A "1"]\r[B "2"]\r\r*\r', b'[A "3"]\r'],
        [b'[A "1"]\r\n[B "2"]\r\n\r\n*\r\n', b'[A "3"]\r\n'],
        [b'[A "1"]\n [B "2"]\n', b'[C "3"]'],
        [b'[A "1"]\n\n', b'[B "2"]\n'],
        [b'[A "1"]\n[B 2]\n', b'[C "3"]\n'],
        [b'[A "1"] [B "2"]\n[C "3"]\n'],
        [b'[A "1"]\nx [B "2"]\n;[C "3"]\n%[D "4"]\n{[E "5"]}\n'],
        [b'[A\t"1"]\n[A  "1"]\n[ A "1"]\n[A"1"]\n'],
        [b'[A "1"]\n*\n', b'\xef\xbb\xbf[A "2"]\n*\n'],
        [b'[A "1"]\n*', b'\xef\xbb\xbf[A "2"]\n*\n'],
        [b'\xef\xbb\xbf[A "1"]\n[B "2"]\n'],
        [b'\xff\xfe{"\n', b'[A "1"]\n\xff'],
        [b"*\n"],
        [b""],
    ],
)
def test_a_tag_line_after_another_line_begins_a_game(pieces: list[bytes]) -> None:
    assert cut(b"".join(pieces)) == [piece for piece in pieces if piece]


def test_places_are_told() -> None:
    blocks = list(cut_blocks(io.BytesIO('% 象\r\n[A "1"]\r*\r\r[B "2"]\n*'.encode())))
    assert [(b.number, b.offset, b.line, b.column, b.last) for b in blocks] == [
        (0, 0, 1, 1, False),
        (1, 7, 2, 1, False),
        (2, 18, 5, 1, True),
    ]
    assert [block.is_game for block in blocks] == [False, True, True]


def test_a_game_after_a_byte_order_mark_within_a_line_begins_there() -> None:
    blocks = list(cut_blocks(io.BytesIO('[A "1"]\n象 *\ufeff[A "2"]'.encode())))
    assert blocks[1] == Block('\ufeff[A "2"]'.encode(), 2, 13, 2, 4, last=True)
