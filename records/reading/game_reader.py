"""Reading one game, whatever its bytes."""

import attrs

from ..findings.codes import Code
from ..findings.finding import Finding
from ..findings.notes import Notes
from ..model.deployments import with_layout_tags
from ..model.record import Record
from ..model.start import has_layouts, read_start
from ..text.blocks import Block
from .blank_lines import check_blank_lines
from .decoding import BYTE_ORDER_MARK, decode
from .drafts import RecordDraft
from .game_check import check_end, settle_result
from .lexer import WHITE
from .movetext import read_movetext
from .tag_check import check_tags
from .tag_section import TagSection, read_leading_lines, read_tag_section


@attrs.frozen
class ReadGame:
    """What was read of one game.

    ``number`` counts from 1; 0 is what stands before the first game, and findings about the file itself, which come
    without a record.
    """

    number: int
    record: Record | None
    findings: tuple[Finding, ...] = ()


@attrs.frozen
class Reading:
    """A game's text taken apart: all findings are noted, and offsets tell where everything stands.

    ``tags_end`` is where the tag lines end. ``record`` still has its deployments where the text has them.
    """

    notes: Notes
    section: TagSection
    tags_end: int
    draft: RecordDraft
    record: Record

    @property
    def findings(self) -> tuple[Finding, ...]:
        """All findings, in the order of their places."""
        return tuple(sorted(self.notes.findings, key=_place))


def read_game(block: Block, file: str = "-") -> ReadGame:
    """Read one game. Never raises for anything that its bytes hold."""
    reading = take_apart(block, decode(block, file))
    record = with_layout_tags(reading.record) if block.is_game else reading.record
    return ReadGame(block.number, record, reading.findings)


def take_apart(block: Block, notes: Notes) -> Reading:
    """Read a game whose text was decoded. Never raises for anything that it holds."""
    section = read_tag_section(notes)
    tags_end = section.end
    read_leading_lines(notes, section)
    draft, record = _read(notes, section, block)
    check_blank_lines(notes, block, tags_end, section.end)
    return Reading(notes, section, tags_end, draft, record)


def _read(notes: Notes, section: TagSection, block: Block) -> tuple[RecordDraft, Record]:
    """The record; what is wrong with a game's tags and end is noted, but not of text that is no game."""
    tags = tuple((tag.name, tag.value) for tag in section.tags)
    start = read_start(Record(tags))
    is_deploying = start.game is not None and start.game.position.status.deploying and has_layouts(tags)
    draft = read_movetext(notes, None if is_deploying else start.game, section.end)
    if not block.is_game:
        record = draft.finished(tags, tuple(section.kept), draft.result or "*")
        _note_text_before_games(notes, record, has_result=draft.result is not None)
        return draft, record
    check_tags(notes, section)
    result = settle_result(notes, section, draft)
    record = draft.finished(tags, tuple(section.kept), result)
    for fault in read_start(record).faults if is_deploying else start.faults:
        notes.add(fault.code, section.offset_of(fault.tag), fault.message)
    check_end(notes, section, draft, record)
    return draft, record


def _note_text_before_games(notes: Notes, record: Record, *, has_result: bool) -> None:
    text = notes.lines.text
    at = len(text) - len(text.lstrip(BYTE_ORDER_MARK + WHITE))
    only_comments = not record.nodes and not has_result and all(kept.text.startswith("%") for kept in record.kept)
    if only_comments:
        notes.add(Code.COMMENT_BEFORE_GAMES, at, "comments before the first tag section belong to no game")
    else:
        notes.add(Code.TEXT_BEFORE_GAMES, at, 'a game begins with a tag such as [Event "?"]; this text is kept unread')


def _place(finding: Finding) -> tuple[int, int]:
    return finding.line, finding.column
