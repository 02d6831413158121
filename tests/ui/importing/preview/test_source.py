"""The file of an import is named as people do it, copied in a file manager, or pasted as rows."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QClipboard
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from menagerie.ui.importing.preview.source import SourceRow, copied_file, holds_rows
from menagerie.ui.look.theme import Theme


@pytest.fixture
def clipboard(qapp: QApplication) -> Iterator[QClipboard]:
    """The clipboard, which without a screen must hold none of Python's objects when Python ends."""
    yield qapp.clipboard()
    qapp.clipboard().clear()


def url_of(path: Path) -> str:
    return QUrl.fromLocalFile(str(path)).toString(QUrl.ComponentFormattingOption.FullyEncoded)


@pytest.fixture
def source(theme: Theme, qtbot: QtBot) -> SourceRow:
    window = QWidget()
    qtbot.addWidget(window)
    source = SourceRow(theme, window)
    source.setParent(window)
    return source


def test_the_field_understands_how_people_name_a_file(
    source: SourceRow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(tmp_path))
    path = tmp_path / "the list.csv"
    wanted: list[Path] = []
    source.path_requested.connect(wanted.append)
    url = url_of(path)
    local = url.replace("file://", "file://localhost")
    named = (f'"{path}"', f"'{path}'", f"“{path}”", f" {path} ", f'"{url}"', f"~/{path.name}")
    for typed in (url, local, str(path), *named):
        source.path.setText(typed)
        qtbot.keyClick(source.path, Qt.Key.Key_Return)
        assert wanted == [path], typed
        wanted.clear()


def test_a_file_that_was_copied_in_a_file_manager_is_no_rows(clipboard: QClipboard, tmp_path: Path) -> None:
    path = tmp_path / "the list.csv"
    path.touch()
    for text in (url_of(path), f"x-special/nautilus-clipboard\ncopy\n{url_of(path)}\n"):
        clipboard.setText(text)
        assert copied_file() == path, text
    # A file manager says it with an address; several files are neither one file nor rows.
    paths = [path, tmp_path / "b.csv"]
    for copied, file in ((paths[:1], path), (paths, None)):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(one)) for one in copied])
        data.setText("\n".join(map(str, copied)))
        clipboard.setMimeData(data)
        assert copied_file() == file
    assert not holds_rows()


def test_several_cells_are_rows_and_a_word_is_none(
    source: SourceRow, qtbot: QtBot, clipboard: QClipboard
) -> None:
    for text, is_rows in (("Rex", False), ("Rex\t7", True), ("Name\nRex\n", True)):
        clipboard.setText(text)
        assert holds_rows() is is_rows, text
    # WHEN rows are pasted into the field THEN they are the delivery
    with qtbot.waitSignal(source.path.rows_pasted):
        qtbot.keyClick(source.path, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert source.path.text() == ""
