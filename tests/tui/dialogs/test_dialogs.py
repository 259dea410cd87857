"""Dialogs: answered by one key or one click."""

import asyncio
from pathlib import Path

import pytest
from textual.app import App
from textual.widgets import Input

from junqi.tui.dialogs.choice_dialog import ChoiceDialog
from junqi.tui.dialogs.confirm_dialog import ConfirmDialog
from junqi.tui.dialogs.notice_dialog import NoticeDialog
from junqi.tui.dialogs.path_dialog import PathDialog
from junqi.tui.dialogs.text_dialog import TextDialog

UNANSWERED = "no answer yet"


def answer(dialog, *keys, click=None):
    """What a dialog answers to keys or a click on a widget."""
    answers = [UNANSWERED]

    async def main():
        app = App()
        async with app.run_test(size=(80, 24)) as pilot:
            app.push_screen(dialog, answers.append)
            await pilot.pause()
            await pilot.press(*keys)
            if click == "beside":
                await pilot.click(offset=(0, 0))
            elif click:
                await pilot.click(click)
            await pilot.pause()

    asyncio.run(main())
    return answers[-1]


@pytest.mark.parametrize(
    ("how", "expected"),
    [
        ({"keys": ["y"]}, True),
        ({"keys": ["n"]}, False),
        ({"keys": ["enter"]}, True),
        ({"keys": ["escape"]}, None),
        ({"click": "#yes"}, True),
        ({"click": "#no"}, False),
        ({"click": "beside"}, None),
        ({"keys": ["z"]}, UNANSWERED),
    ],
)
def test_confirm(how, expected):
    assert answer(ConfirmDialog("Really?"), *how.get("keys", ()), click=how.get("click")) == expected


@pytest.mark.parametrize("key", ["enter", "space", "escape"])
def test_notice_and_text_close_by_any_of_their_keys(key):
    assert answer(NoticeDialog("Done.", "All of it."), key) is None
    if key != "space":
        assert answer(TextDialog("Rules", "line\n" * 99), key) is None


def test_notice_closes_by_its_button():
    assert answer(NoticeDialog("Done."), click="#ok") is None


def test_path():
    assert answer(PathDialog("Where?", "a.jgn"), "enter") == Path("a.jgn")
    assert answer(PathDialog("Where?", "a"), "b", "enter") == Path("ab")
    assert answer(PathDialog("Where?", "a.jgn"), click="#ok") == Path("a.jgn")
    assert answer(PathDialog("Where?", "a.jgn"), click="#cancel") is None
    assert answer(PathDialog("Where?", "a.jgn"), "escape") is None
    assert answer(PathDialog("Where?"), "enter") == UNANSWERED


def test_choice():
    assert answer(ChoiceDialog("Which?", ["a", "b"]), "down", "enter") == 1
    assert answer(ChoiceDialog("Which?", ["a", "b"]), "escape") is None


def test_a_question_may_hold_what_looks_like_markup():
    assert answer(ConfirmDialog("Write over [b]a[/b] [x?"), "y") is True


def test_an_answer_given_twice_at_once_counts_once_and_closes_nothing_else():
    answers = []

    async def main():
        app = App()
        async with app.run_test(size=(80, 24)) as pilot:
            app.push_screen(PathDialog("Below"))
            app.push_screen(PathDialog("Above", "a.jgn"), answers.append)
            await pilot.pause()
            line = app.screen.query_one(Input)
            line.post_message(Input.Submitted(line, line.value))
            line.post_message(Input.Submitted(line, line.value))
            await pilot.pause()
            assert len(app.screen_stack) == 2

    asyncio.run(main())
    assert answers == [Path("a.jgn")]
