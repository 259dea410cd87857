"""Words wrapped by compiled code, held against lines filled one word at a time."""

from hypothesis import given, settings
from hypothesis import strategies as st

from junqi.kernels import reading_memory as m
from junqi.kernels.flow_kernel import begin_flow, begin_word, end_flow, put_number, put_text
from junqi.kernels.memory_kernel import memory_block
from junqi.kernels.recogniser import Sheet, Text

TAGS = b'[Event "?"]\r\n\r\n'
WIDTH = 80


def wrapped(words: list[str]) -> bytes:
    """The words as compiled code writes them after a tag."""
    text, sheet, memory = Text("".join(words).encode()), Sheet(1 << 16), memory_block(m.SIZE)
    address, tags = memory.ctypes.data, Text(TAGS)
    memory[m.OUT], memory[m.OUT_SIZE] = sheet.address, sheet.size
    begin_flow(address, tags.address, 0, tags.size)
    at = 0
    for word in words:
        end = at + len(word.encode())
        begin_word(address)
        put_text(address, text.address, at, end)
        at = end
    end_flow(address)
    return sheet.first(int(memory[m.OUT_AT]))


@settings(deadline=None, max_examples=60)
@given(st.lists(st.text("ab1é象😀", min_size=1, max_size=100), min_size=1, max_size=40))
def test_lines_are_filled(words: list[str]) -> None:
    lines = [words[0]]
    for word in words[1:]:
        if len(lines[-1]) + 1 + len(word) <= WIDTH:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    assert wrapped(words).decode() == "\n".join(('[Event "?"]', "", *lines, "", ""))


def test_numbers() -> None:
    for number in (0, 1, 9, 10, 99, 100, 255, 1_000_000_007):
        sheet, memory = Sheet(64), memory_block(m.SIZE)
        memory[m.OUT], memory[m.OUT_SIZE] = sheet.address, sheet.size
        put_number(memory.ctypes.data, number)
        assert sheet.first(int(memory[m.OUT_AT])) == str(number).encode()
        assert memory[m.WORD_WIDTH] == len(str(number))
