"""Fixtures for the replay page: one Chromium for all tests, driven from a thread of its own.

Playwright's own event loop runs in that thread, since the app's tests run theirs in the main one.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from typing import Any, TypeVar

import attrs
import pytest
from playwright.sync_api import Browser, ConsoleMessage, Dialog, Page, Playwright, Request, sync_playwright

from junqi.records.model.record import Record
from junqi.records.page.page import replay_page
from junqi.records.pictures.look import Look
from junqi.records.reading.reader import read_records

Found = TypeVar("Found")

_CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_PLAIN = Look()
_GLANCE = 0.03
"""How long, in seconds, a reader waits before looking again."""
_PATIENCE = 1000
_NO_CHROMIUM = "the page is driven in Chromium, which this machine does not have (Debian package: chromium)"


@attrs.define
class _Running:
    playwright: Playwright
    browser: Browser


@pytest.fixture(scope="session")
def chromium() -> Iterator[Callable[[Callable[[Browser], Any]], Any]]:
    """Calls a function with the browser, in the browser's thread."""
    executable = next(filter(None, map(shutil.which, _CHROMIUM)), None)
    if executable is None:
        pytest.skip(_NO_CHROMIUM)
    with ThreadPoolExecutor(1) as thread:
        running = thread.submit(_launched, executable).result()
        yield lambda action: thread.submit(action, running.browser).result()
        thread.submit(_close, running).result()


def _launched(executable: str) -> _Running:
    playwright = sync_playwright().start()
    arguments = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
    return _Running(playwright, playwright.chromium.launch(executable_path=executable, args=arguments))


def _close(running: _Running) -> None:
    _SPARE.clear()
    running.browser.close()
    running.playwright.stop()


_USUAL: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
_SPARE: list[Page] = []
"""Pages with the usual options that no test reads at the moment: opening one takes longer than most tests."""

_EVENTS = ("console", "pageerror", "dialog", "request")


def _page(browser: Browser, options: dict[str, Any]) -> Page:
    """A page with options; one with the usual ones may have been read before."""
    if options:
        return browser.new_context(**(_USUAL | options)).new_page()
    if not _SPARE:
        return browser.new_context(**_USUAL).new_page()
    page = _SPARE.pop()
    page.set_viewport_size(_USUAL["viewport"])
    page.emulate_media(media="screen")
    return page


class Reader:
    """Someone in front of the page: presses, clicks, reads. Notes what the page complains about or asks the net for."""

    def __init__(self, do: Callable[[Callable[[Browser], Any]], Any], address: str, options: dict[str, Any]) -> None:
        self._do = do
        self._is_usual = not options
        self.address = address
        self.complaints: list[str] = []
        self.requests: list[str] = []
        self._page: Page
        do(lambda browser: self._open(browser, options))

    def _open(self, browser: Browser, options: dict[str, Any]) -> None:
        self._page = _page(browser, options)
        for event in _EVENTS:
            self._page.on(event, getattr(self, f"_note_{event}"))
        self._page.goto(self.address)

    def _note_console(self, message: ConsoleMessage) -> None:
        self.complaints.append(message.text)

    def _note_pageerror(self, error: Exception) -> None:
        self.complaints.append(str(error))

    def _note_dialog(self, dialog: Dialog) -> None:
        self.complaints.append(dialog.message)
        dialog.dismiss()

    def _note_request(self, request: Request) -> None:
        self.requests.append(request.url)

    def close(self) -> None:
        self._do(lambda _: self._leave())

    def _leave(self) -> None:
        if not self._is_usual:
            self._page.context.close()
            return
        for event in _EVENTS:
            self._page.remove_listener(event, getattr(self, f"_note_{event}"))
        _SPARE.append(self._page)

    def on(self, action: Callable[[Page], Found]) -> Found:
        """What anything else that a page can do gives."""
        found: Found = self._do(lambda _: action(self._page))
        return found

    def press(self, *keys: str) -> None:
        self.on(lambda page: [page.keyboard.press(key) for key in keys])

    def click(self, selector: str, **options: Any) -> None:
        self.on(lambda page: page.click(selector, **options))

    def text(self, selector: str) -> str:
        return self.on(lambda page: page.locator(selector).first.inner_text())

    def texts(self, selector: str) -> list[str]:
        return self.on(lambda page: page.locator(selector).all_inner_texts())

    def count(self, selector: str) -> int:
        return self.on(lambda page: page.locator(selector).count())

    def attribute(self, selector: str, name: str) -> str | None:
        return self.on(lambda page: page.locator(selector).first.get_attribute(name))

    def value(self, script: str) -> Any:
        return self.on(lambda page: page.evaluate(script))

    def wait(self, script: str) -> None:
        """Until a script's value is true."""
        for _ in range(_PATIENCE):
            if self.value(script):
                return
            self.on(lambda page: page.wait_for_timeout(1000 * _GLANCE))
        raise AssertionError(f"never true: {script}")

    @property
    def place(self) -> str:
        return self.text("#count")

    def squares(self) -> dict[str, str]:
        """What stands on each square, by its index: the drawing's name."""
        found: list[tuple[str, str]] = self.value(
            """[...document.querySelectorAll("#board use[data-square]")]
                .map((use) => [use.dataset.square, use.getAttribute("href").slice(1)])"""
        )
        return {square: drawing for square, drawing in found if "-letters-" in drawing or "-hanzi-" in drawing}


@pytest.fixture
def read_page(chromium: Callable[..., Any], tmp_path: Path) -> Iterator[Callable[..., Reader]]:
    """Opens the page of records in the browser: ``read_page(records, look=..., place=..., **options of the context)``.

    No test may end with a page that complained, or that asked for anything but itself.
    """
    readers: list[Reader] = []

    def opened(records: Iterable[Record], *, look: Look = _PLAIN, place: str = "", **options: Any) -> Reader:
        file = tmp_path / f"page{len(readers)}.html"
        file.write_text(replay_page(records, look), encoding="utf-8")
        readers.append(Reader(chromium, file.as_uri() + place, options))
        return readers[-1]

    yield opened
    for reader in readers:
        reader.close()
        assert reader.complaints == []
        assert reader.requests == [reader.address.partition("#")[0]]


@pytest.fixture(scope="session")
def read_jgn() -> Callable[[bytes], list[Record]]:
    """The records in bytes of JGN."""
    return lambda data: [read.record for read in read_records(BytesIO(data)) if read.record is not None]
