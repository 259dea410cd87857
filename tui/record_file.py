"""Reading one game to go on with from a record file."""

from pathlib import Path
from random import Random

import attrs

from ..core.errors import RefusedError
from ..records.record import Record
from .session_record import Resumed, resumed
