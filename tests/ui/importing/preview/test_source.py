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


@pytest.mark.parametrize(
    "typed",
    ["{url}", "{local}", "{path}", '"{path}"', "'{path}'", "“{path}”", " {path} ", '"{url}"', "~/{name}"],
)
def test_the_field_understands_how_people_name_a_file(
    theme: Theme, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(tmp_path))
    window, path = QWidget(), tmp_path / "the list.csv"
    qtbot.addWidget(window)
    source = SourceRow(theme, window)
    source.setParent(window)
    wanted: list[Path] = []
    source.path_requested.connect(wanted.append)
    local = url_of(path).replace("file://", "file://localhost")
    source.path.setText(typed.format(url=url_of(path), local=local, path=path, name=path.name))
    qtbot.keyClick(source.path, Qt.Key.Key_Return)
    assert wanted == [path]


@pytest.mark.parametrize(
    "text", ["", "{url}", "x-special/nautilus-clipboard\ncopy\n{url}\n"], ids=["urls", "text", "old"]
)
def test_a_file_that_was_copied_in_a_file_manager_is_no_rows(
    clipboard: QClipboard, tmp_path: Path, text: str
) -> None:
    path, data = tmp_path / "the list.csv", QMimeData()
    path.touch()
    if text:
        data.setText(text.format(url=url_of(path)))
    else:
        data.setUrls([QUrl.fromLocalFile(str(path))])
    clipboard.setMimeData(data)
    assert copied_file() == path


def test_several_copied_files_are_neither_one_file_nor_rows(clipboard: QClipboard, tmp_path: Path) -> None:
    paths, data = [tmp_path / name for name in ("a.csv", "b.csv")], QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    data.setText("\n".join(map(str, paths)))
    clipboard.setMimeData(data)
    assert (copied_file(), holds_rows()) == (None, False)


@pytest.mark.parametrize(("text", "is_rows"), [("Rex", False), ("Rex\t7", True), ("Name\nRex\n", True)])
def test_several_cells_are_rows_and_a_word_is_none(
    clipboard: QClipboard, text: str, *, is_rows: bool
) -> None:
    clipboard.setText(text)
    assert holds_rows() is is_rows


def test_rows_that_are_pasted_into_the_field_are_the_delivery(
    theme: Theme, qtbot: QtBot, clipboard: QClipboard
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    source = SourceRow(theme, window)
    source.setParent(window)
    clipboard.setText("Name\tCategory\nRex\t7\n")
    with qtbot.waitSignal(source.path.rows_pasted):
        qtbot.keyClick(source.path, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert source.path.text() == ""
