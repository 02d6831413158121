"""The real window, offscreen, that is sent texts which want to be more; it tells what it gave to Qt.

To be run as a program: the base address of staging, and the folder of the data. It opens staging, looks at
each animal, copies all, tries to add one, looks into the outbox, and ends. It prints what it saw as JSON.
"""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from menagerie.app.application import Application
from menagerie.domain.columns import NAME, TABLE_COLUMNS
from menagerie.outbox.entry import State
from support.patience import LONGEST_TEST
from support.programs import program_environment
from support.qt_loop import until
from support.window_process import open_staging, run_with

_PATIENCE = 20.0

Seen = dict[str, Any]


def seen_in_window(base_url: str, data: Path) -> tuple[Seen, str]:
    """Return what a window in a separate process showed, and what stood on its standard error."""
    done = subprocess.run(
        [sys.executable, "-m", "support.texts_in_window", base_url, str(data)],
        capture_output=True,
        env=program_environment(QT_QPA_PLATFORM="offscreen"),
        text=True,
        timeout=LONGEST_TEST,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    seen: Seen = json.loads(done.stdout)
    return seen, done.stderr


class _TextsWindow:
    """``seen`` has the names in the table, the labels that are plain and those that are not, the tooltips."""

    def __init__(self, application: Application) -> None:
        self._application = application
        self._window = application.window
        self.seen: Seen = {"plain": [], "rich": [], "tips": [], "titles": []}

    async def work(self) -> None:
        """Use the window as a person does, one step after another."""
        window = self._window
        await until(lambda: window.table.shown.rowCount() > 0, "the animals", _PATIENCE)
        rows, name = range(window.table.shown.rowCount()), TABLE_COLUMNS.index(NAME)
        cells = [window.table.shown.index(row, name) for row in rows]
        self.seen["names"] = [cell.data() for cell in cells]
        self.seen["tips"] += [cell.data(Qt.ItemDataRole.ToolTipRole) for cell in cells]
        for row in rows:
            window.table.selectRow(row)
            await self._settled()
            self._look()
        window.table.selectAll()
        window.commands.copy.trigger()
        await self._settled()
        self.seen["copied"] = QApplication.clipboard().text()
        window.header.add.click()
        await self._add()
        window.outbox_panel.toggle()
        await self._settled()
        self._look()

    async def _add(self) -> None:
        parts = self._application.parts
        dialog = parts.adding.dialog
        assert dialog is not None
        dialog.name.setText("Bella")
        dialog.category.setText("7")
        dialog.confirm.click()
        outbox = parts.queue.current
        await until(lambda: State.REFUSED in {one.state for one in outbox.entries}, "a refusal", _PATIENCE)
        await self._settled()
        self.seen["message"] = dialog.message.text()
        self._look()
        dialog.reject()

    async def _settled(self) -> None:
        await until(lambda: not self._application.parts.jobs.names(), "an end", _PATIENCE)
        await asyncio.sleep(0)

    def _look(self) -> None:
        for widget in [self._window, *self._window.findChildren(QWidget)]:
            self.seen["tips"].append(widget.toolTip())
            self.seen["titles"].append(widget.windowTitle())
            if isinstance(widget, QLabel):
                is_plain = widget.textFormat() is Qt.TextFormat.PlainText
                self.seen["plain" if is_plain else "rich"].append(widget.text())


def main(base_url: str, data: Path) -> None:
    """Open the window, use it and print what it gave to Qt."""
    application = open_staging(base_url, data)
    window = _TextsWindow(application)
    run_with(application, window.work())
    for kind in ("plain", "rich", "tips", "titles"):
        window.seen[kind] = sorted({text for text in window.seen[kind] if text})
    sys.stdout.write(json.dumps(window.seen))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
