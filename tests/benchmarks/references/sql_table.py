"""Qt's own table over an SQLite database, filtered by Qt's own proxy, as many programs do it.

Its arguments are the database and the texts to type. When all rows have been read, it prints one line of
JSON: the milliseconds from each letter until the matching rows are painted.
"""

import json
import sys
import time

from PySide6.QtCore import QEvent, QObject, QSortFilterProxyModel, Qt
from PySide6.QtSql import QSqlDatabase, QSqlTableModel
from PySide6.QtWidgets import QApplication, QTableView


class Paints(QObject):
    """Counts how often a widget was painted."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


if __name__ == "__main__":
    qt = QApplication(["table"])
    database = QSqlDatabase.addDatabase("QSQLITE")
    database.setDatabaseName(sys.argv[1])
    assert database.open(), database.lastError().text()
    model = QSqlTableModel(db=database)
    model.setTable("animal")
    model.select()
    while model.canFetchMore():
        model.fetchMore()
    proxy = QSortFilterProxyModel()
    proxy.setSourceModel(model)
    proxy.setFilterKeyColumn(model.fieldIndex("name"))
    proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    view = QTableView()
    view.setModel(proxy)
    paints = Paints()
    view.viewport().installEventFilter(paints)
    view.show()
    while not paints.count:
        qt.processEvents()
    keystrokes = []
    for text in sys.argv[2:]:
        for length in range(1, len(text) + 1):
            before, began = paints.count, time.perf_counter()
            proxy.setFilterFixedString(text[:length])
            view.viewport().update()
            while paints.count == before:
                qt.processEvents()
            keystrokes.append(1000 * (time.perf_counter() - began))
        proxy.setFilterFixedString("")
    print(json.dumps(keystrokes))
