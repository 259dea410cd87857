"""Compressed streams: several in one, damaged ones, and those that grow huge."""

import tracemalloc
from io import BytesIO

import pytest

from junqi.records.compression.formats import COMPRESSIONS, Compression, compression_of
from junqi.records.compression.reading import DamagedFileError, plain

TEXT = b"".join(b'[Event "%d"]\n\n1. Rg4 Ra6 *\n\n' % (number * number) for number in range(3000))
each_compression = pytest.mark.parametrize("compression", COMPRESSIONS, ids=lambda compression: compression.name)


def compressed(compression: Compression, data: bytes) -> bytes:
    sink = BytesIO()
    with compression.compressor(sink) as stream:
        stream.write(data)
    return sink.getvalue()


def read(data: bytes, size: int = 5000) -> bytes:
    stream, parts = plain(BytesIO(data), "games"), []
    while part := stream.read(size):
        parts.append(part)
    assert stream.read(size) == b""
    return b"".join(parts)


@each_compression
@pytest.mark.parametrize("text", [b"", b"x", TEXT])
def test_what_was_compressed_comes_back(compression: Compression, text: bytes) -> None:
    data = compressed(compression, text)
    assert compression_of(data) is compression
    assert len(data) < len(text) // 3 + 100
    assert read(data) == text
    assert compressed(compression, text) == data


@each_compression
def test_so_many_bytes_come_as_are_asked_for(compression: Compression) -> None:
    stream = plain(BytesIO(compressed(compression, TEXT)), "games")
    asked = (1, 1000, 30_000, 1 << 20, 1)
    assert [len(stream.read(size)) for size in asked] == [1, 1000, 30_000, len(TEXT) - 31_001, 0]


@each_compression
def test_streams_after_each_other_are_one(compression: Compression) -> None:
    data = compressed(compression, TEXT)
    assert read(data + compressed(compression, b"") + bytes(8) + data + bytes(40)) == 2 * TEXT
    assert read(data + compressed(COMPRESSIONS[0], b"more")) == TEXT + b"more"


@each_compression
@pytest.mark.parametrize("share", [0.2, 0.5, 0.99])
def test_a_stream_that_is_cut_off_is_told(compression: Compression, share: float) -> None:
    data = compressed(compression, TEXT)
    with pytest.raises(DamagedFileError, match=rf"games: damaged {compression.name} data: it is cut off") as error:
        read(data[: int(share * len(data))])
    assert error.value.file == "games"
    assert error.value.read <= len(TEXT)


@each_compression
def test_damage_and_what_follows_are_told(compression: Compression) -> None:
    data = compressed(compression, TEXT)
    middle = len(data) // 2
    with pytest.raises(DamagedFileError, match=f"damaged {compression.name} data"):
        read(data[:middle] + bytes(byte ^ 0x55 for byte in data[middle : middle + 40]) + data[middle + 40 :])
    with pytest.raises(DamagedFileError, match="something else follows"):
        read(data + b"[Event")


@each_compression
def test_little_that_stands_for_much_streams(compression: Compression) -> None:
    data = compressed(compression, bytes(40_000_000))
    stream, size = plain(BytesIO(data), "games"), 0
    tracemalloc.start()
    try:
        while part := stream.read(1 << 16):
            size += len(part)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert size == 40_000_000
    assert peak < 20_000_000


@pytest.mark.parametrize("data", [b"", b"x", b"BZh9 is no move", TEXT, b"\xef\xbb\xbf[Event", b"\x1f\x8b"])
def test_what_is_not_compressed_stays(data: bytes) -> None:
    assert read(data) == data
