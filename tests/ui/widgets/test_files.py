"""Files are chosen in dialogs that are named like the others."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from menagerie.ui.widgets.files import choose_file, choose_folder, choose_new_file
from support.widgets import child

Choose = Callable[[QWidget, str, str, Path, Callable[[Path], None]], None]


@pytest.mark.parametrize(
    "choose",
    [
        lambda parent, name, title, at, take: choose_file(parent, name, title, at, ["All files (*)"], take),
        choose_folder,
        choose_new_file,
    ],
    ids=["a file", "a folder", "a new file"],
)
def test_what_is_chosen_arrives_once_and_the_dialog_has_the_title_of_every_window(
    choose: Choose, qtbot: QtBot, tmp_path: Path
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    taken: list[Path] = []
    choose(parent, "someDialog", "Animals", tmp_path / "animals.csv", taken.append)
    chooser = child(parent, QFileDialog, "someDialog")
    assert chooser.windowTitle() == "Animals – Menagerie"
    chooser.fileSelected.emit(str(tmp_path / "chosen.csv"))
    assert taken == [tmp_path / "chosen.csv"]
    chooser.reject()
    qtbot.waitUntil(lambda: not parent.findChildren(QFileDialog))
