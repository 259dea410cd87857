"""The work of ``junqi analyze``."""

import asyncio

from ...records.converting.record_output import RecordOutput
from ...records.converting.table import records_format_of
from ...records.inputs import named_files
from ...records.storing.outputs import opened_output
from ..signals import stopped_by_signals
from .analyst import Analyst
from .plan import AnalysisPlan, AnalysisReport
from .progress import AnalysisProgress
from .work import AnalysisWork


def analyze_file(plan: AnalysisPlan) -> AnalysisReport:
    """Write the games of a file with annotations, and tell on standard error how the players did.

    Once interrupted, or if the program fails, the games that are left are written as they were.

    Raises:
        OutputExistsError: if the output exists and may not be overwritten.
        OSError, BinaryFileError: if a file cannot be read or written.
        EngineStartError: if the program cannot be run; then nothing is written.
        EngineError: if it failed later, once everything is written.
        NoSuchGameError: if the one game to analyse is not there.
    """
    named_files([plan.file])
    return asyncio.run(_analyze(plan))


async def _analyze(plan: AnalysisPlan) -> AnalysisReport:
    stop = asyncio.Event()
    analyst = Analyst(plan.program, plan.limits, plan.replace, stop)
    with stopped_by_signals(stop), opened_output(plan.output, force=plan.force) as sink, AnalysisProgress() as progress:
        work = AnalysisWork(plan, analyst, RecordOutput(sink, records_format_of(plan.output)), progress)
        try:
            await work.do()
        finally:
            await analyst.close()
    if analyst.failure is not None:
        raise analyst.failure
    return AnalysisReport(work.tally, stop.is_set())
