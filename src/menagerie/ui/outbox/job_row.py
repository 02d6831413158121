"""One row for each import that goes on: how far it is, and the way to its window."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from menagerie.outbox.job import Job
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import ElidedLabel
from menagerie.ui.words.jobs import done, job_line

_EDGE, _ABOVE_AND_BELOW, _GAP = 17, 8, 8
_BAR_HEIGHT = 4
# Parts of a whole, so that 100,000 rows and 3 rows fill the bar alike.
_BAR_STEPS = 1_000


class JobRows(QWidget):
    """Shows a row for each job; hidden while there is none.

    Signals: ``wanted(object)`` with the number of the job that the person wants to see; ``left`` when the row
    that has the focus goes.
    """

    wanted = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("outboxJobs")
        self._rows: dict[int, _JobRow] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.hide()

    def show_jobs(self, jobs: Sequence[Job]) -> None:
        """Show these jobs instead of all others."""
        wanted = {job.number for job in jobs}
        for number in [number for number in self._rows if number not in wanted]:
            row = self._rows.pop(number)
            if row.button.hasFocus():
                self.left.emit()
            self._column.removeWidget(row)
            row.deleteLater()
        for job in jobs:
            if job.number not in self._rows:
                row = self._rows[job.number] = _JobRow()
                row.button.clicked.connect(lambda _on, number=job.number: self.wanted.emit(number))
                self._column.addWidget(row)
            self._rows[job.number].show_job(job)
        self.setVisible(bool(jobs))


class _JobRow(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.line = ElidedLabel()
        self.line.setObjectName("outboxJobLine")
        self.bar = QProgressBar()
        self.bar.setObjectName("outboxJobProgress")
        self.bar.setAccessibleName(self.tr("Progress of the import"))
        self.bar.setRange(0, _BAR_STEPS)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(_BAR_HEIGHT)
        self.button = named_button("outboxJobButton", self.tr("Show"))
        words = QVBoxLayout()
        words.setSpacing(_GAP // 2)
        words.addWidget(self.line)
        words.addWidget(self.bar)
        row = QHBoxLayout(self)
        row.setContentsMargins(_EDGE, _ABOVE_AND_BELOW, _EDGE, _ABOVE_AND_BELOW)
        row.setSpacing(2 * _GAP)
        row.addLayout(words, 1)
        row.addWidget(self.button)

    def show_job(self, job: Job) -> None:
        """Show how far a job is."""
        text = job_line(job)
        self.line.setText(text)
        self.button.setAccessibleName(self.tr("Show: {line}").format(line=text))
        self.bar.setValue(round(_BAR_STEPS * done(job) / max(1, job.total)))
