"""A PySide6 window with an empty table: the reference for start and memory."""

import signal
import sys

from PySide6.QtWidgets import QApplication, QMainWindow, QTableView

_SIZE = (1180, 740)

if __name__ == "__main__":
    # Python's own handler would wait for an event.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    qt = QApplication(["empty"])
    window = QMainWindow()
    window.setCentralWidget(QTableView())
    window.resize(*_SIZE)
    window.show()
    sys.exit(qt.exec())
