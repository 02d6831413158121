"""Files of this computer: chosen in a dialog, dropped, copied, named, and shown in their folder."""

import os
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QDragMoveEvent, QDropEvent, QFont
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget

from menagerie.system.streams import selecting_command
from menagerie.ui.look.plain_text import window_title
from menagerie.ui.widgets.labels import plain_label

# What stands beside the addresses in the text that a file manager copies.
_BESIDE_COPIED_FILES = {"", "copy", "cut", "x-special/nautilus-clipboard"}
_QUOTES = {('"', '"'), ("'", "'"), ("“", "”"), ("„", "“"), ("«", "»"), ("‘", "’")}
_DRAGS = {QEvent.Type.DragEnter, QEvent.Type.DragMove}
_TARGET_FACTOR = 1.3


# Takes what was chosen.
_Take = Callable[[Path], None]


def choose_file(
    parent: QWidget, name: str, title: str, at: Path, filters: Sequence[str], take: _Take
) -> None:
    """Let the person choose a file that is there; ``name`` is the dialog's object name."""
    chooser = _chooser(parent, name, title, at, take)
    chooser.setFileMode(QFileDialog.FileMode.ExistingFile)
    chooser.setNameFilters(filters)
    chooser.open()


def choose_folder(parent: QWidget, name: str, title: str, at: Path, take: _Take) -> None:
    """Let the person choose a folder."""
    chooser = _chooser(parent, name, title, at, take)
    chooser.setFileMode(QFileDialog.FileMode.Directory)
    chooser.open()


def choose_new_file(
    parent: QWidget, name: str, title: str, suggested: Path, take: _Take, name_filter: str = ""
) -> None:
    """Let the person name a file to write; Qt asks before a file that is there is chosen."""
    chooser = _chooser(parent, name, title, suggested.parent, take)
    chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    if name_filter:
        chooser.setNameFilter(name_filter)
    chooser.setDefaultSuffix(suggested.suffix.lstrip("."))
    chooser.selectFile(suggested.name)
    chooser.open()


def _chooser(parent: QWidget, name: str, title: str, at: Path, take: _Take) -> QFileDialog:
    # Qt itself would put the application's name behind another dash.
    chooser = QFileDialog(parent, window_title(title), str(at))
    chooser.setObjectName(name)
    chooser.fileSelected.connect(lambda chosen: take(Path(chosen)))
    chooser.finished.connect(chooser.deleteLater)
    return chooser


class FileDrop(QObject):
    """Accepts one local file to import that is dropped on ``widget``, unless a child takes the drop.

    While such a file is dragged over the widget, it says that the file will go there.

    Signals: ``dropped(object)`` with the Path.
    """

    dropped = Signal(object)

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._target: QLabel | None = None
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in _DRAGS and isinstance(event, QDragMoveEvent):
            is_taken = self._take(event) is not None
            self._show_target(shown=is_taken)
            return is_taken
        if event.type() is QEvent.Type.DragLeave:
            self._show_target(shown=False)
        if event.type() is QEvent.Type.Drop and isinstance(event, QDropEvent):
            self._show_target(shown=False)
            path = self._take(event)
            if path is not None:
                self.dropped.emit(path)
            return path is not None
        return False

    def _show_target(self, *, shown: bool) -> None:
        if self._target is None:
            if not shown:
                return
            self._target = plain_label(
                self.tr("Drop the file to import it"),
                name="dropTarget",
                look="drop",
                factor=_TARGET_FACTOR,
                weight=QFont.Weight.DemiBold,
            )
            # The drag must go on reaching what lies below.
            self._target.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._target.setParent(self._widget)
            # With a parent, the label has taken the window's leading side.
            self._target.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._target.setGeometry(self._widget.rect())
        self._target.setVisible(shown)
        self._target.raise_()

    @staticmethod
    def _take(event: QDropEvent) -> Path | None:
        path = file_in(event.mimeData())
        if path is not None:
            # The file stays where it is, even if the file manager offers to move it.
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        return path


def files_in(data: QMimeData) -> list[QUrl]:
    """Return the addresses of dragged or copied files; some file managers copy them as text."""
    if urls := data.urls():
        return urls
    lines = [line for line in data.text().split("\n") if line.strip() not in _BESIDE_COPIED_FILES]
    return [QUrl(line.strip()) for line in lines] if all(map(_is_address, lines)) else []


def file_in(data: QMimeData) -> Path | None:
    """Return the dragged or copied file; None for several ones and for one that is not on this computer."""
    urls = files_in(data)
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    return _file_at(urls[0])


def named_file(typed: str) -> Path:
    """Return the file that a typed path or ``file:`` address names, without quotation marks around it."""
    text = typed.strip()
    if len(text) > 1 and (text[0], text[-1]) in _QUOTES:
        text = text[1:-1].strip()
    if _is_address(text):
        return _file_at(QUrl(text))
    return Path(os.path.expanduser(text))  # noqa: PTH111 - unlike that of Path, it never raises


def _file_at(address: QUrl) -> Path:
    if address.host() == "localhost":
        # Qt takes any host for a network share's.
        address.setHost("")
    return Path(address.toLocalFile())


def _is_address(text: str) -> bool:
    return text.strip().lower().startswith("file:/")


def show_in_folder(path: Path) -> None:
    """Open the folder of a file, with the file selected where the system offers that."""
    command = selecting_command(path)
    if command is not None:
        with suppress(OSError):
            # There is no shell that could read the name as more.
            subprocess.Popen(command)  # noqa: S603 - the system's own program
            return
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.absolute().parent)))
