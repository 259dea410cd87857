"""Writing records as a JSON document or as JSON Lines."""

import json

from ..model.record import Record
from .json_check import Json
from .json_record import VERSION, record_to_json

FORMAT = "junqi-records"
"""What a document calls its format."""

DOCUMENT_HEAD = f'{{"format": "{FORMAT}", "version": {VERSION}, "games": ['
"""How a document begins; games follow, each on a line of its own, with commas between them."""

DOCUMENT_TAIL = "]}"


def json_line(record: Record) -> str:
    """A record as one line of JSON, without a line end.

    Raises:
        UnwritableError: if it holds moves of a variant that is not known.
    """
    return _dumped(record_to_json(record))


def _dumped(value: Json) -> str:
    """JSON on one line; what UTF-8 cannot hold (bytes that were not UTF-8) makes everything beyond ASCII an escape."""
    text = json.dumps(value, ensure_ascii=False)
    try:
        text.encode()
    except UnicodeEncodeError:
        return json.dumps(value)
    return text
