"""What commands read: files and folders, plain or compressed, and the bar that shows how far reading has come.

A command names its inputs once and reads them batch by batch::

    files = named_files(arguments, output)
    with progress_over(files, shown=not quiet and not is_data_shown(output)) as progress:
        for done in results(work, batches_of(files, progress), jobs):
            ...
"""

from ..compression.reading import DamagedFileError
from .errors import BinaryFileError, NoFilesError, UnreadFilesError
from .naming import named_files
from .progress import ProgressBar, is_data_shown, progress_over, total_size
from .reading import UNREADABLE, batches_of, read_files, read_files_by, read_plain_by, readable_batches_of
from .steady import ChangedFileError, FileState

__all__ = [
    "UNREADABLE",
    "BinaryFileError",
    "ChangedFileError",
    "DamagedFileError",
    "FileState",
    "NoFilesError",
    "ProgressBar",
    "UnreadFilesError",
    "batches_of",
    "is_data_shown",
    "named_files",
    "progress_over",
    "read_files",
    "read_files_by",
    "read_plain_by",
    "readable_batches_of",
    "total_size",
]
