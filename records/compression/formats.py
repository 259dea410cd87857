"""The ways in which files of games are compressed."""

import re
from collections.abc import Callable
from pathlib import PurePath
from typing import IO

import attrs

from . import compressors, decompressors
from .decompressors import Decompressor

HEAD = 10
"""How many bytes tell how a stream is compressed."""


@attrs.frozen
class Compression:
    """A way to compress: ``begins`` matches the first bytes of a stream, ``suffix`` ends the names of such files."""

    name: str
    suffix: str
    begins: re.Pattern[bytes]
    decompressor: Callable[[], Decompressor]
    compressor: Callable[[IO[bytes]], IO[bytes]]


COMPRESSIONS = (
    Compression("gzip", ".gz", re.compile(rb"\x1f\x8b\x08"), decompressors.gzip_decompressor, compressors.gzip),
    Compression(
        "bzip2",
        ".bz2",
        re.compile(rb"BZh[1-9](?:1AY&SY|\x17rE8P\x90)"),
        decompressors.bzip2_decompressor,
        compressors.bzip2,
    ),
    Compression("xz", ".xz", re.compile(rb"\xfd7zXZ\0"), decompressors.xz_decompressor, compressors.xz),
    Compression(
        "Zstandard",
        ".zst",
        re.compile(rb"(?s)\x28\xb5\x2f\xfd|[\x50-\x5f]\x2a\x4d\x18"),  # a frame, or one that may be skipped
        decompressors.zstandard_decompressor,
        compressors.zstandard,
    ),
)


def compression_of(head: bytes) -> Compression | None:
    """How a stream that begins with ``head`` is compressed; ``None`` if it is not."""
    return next((compression for compression in COMPRESSIONS if compression.begins.match(head)), None)


def compression_named(path: PurePath) -> Compression | None:
    """How a file of this name should be compressed; ``None`` if it should not."""
    return next((compression for compression in COMPRESSIONS if compression.suffix == path.suffix.lower()), None)
