"""The dialog in which a situation to practise on the sandbox is chosen."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from menagerie.ui.widgets.fields import RadioButton, SpinBox
from menagerie.ui.widgets.form import FormDialog, named_button
from menagerie.ui.widgets.segmented import SegmentedControl
from menagerie.workflows.practising import Practice, RetryAfterForm, Situation

_LONGEST_WAIT = 3600
_SECONDS_WIDTH = 96


class PracticeDialog(FormDialog):
    """Signals: ``practice_wanted(object)`` with a Practice."""

    practice_wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__("practiceDialog", self.tr("Practice on the sandbox"), parent)
        self.add_text(
            self.tr("The sandbox can behave like a service on a bad day. Nothing leaves this computer.")
        )
        self.column.addSpacing(8)
        self._situations = QButtonGroup(self)
        names = {
            Situation.NORMAL: self.tr("Everything is normal"),
            Situation.LIMIT_REACHED: self.tr("The limit is reached"),
            Situation.SLOW_ANSWERS: self.tr("Answers are slow"),
            Situation.SERVER_ERROR: self.tr("The next request fails"),
            Situation.ANSWER_LOST: self.tr("An animal is added, but the answer is lost"),
            Situation.KEY_NO_LONGER_VALID: self.tr("The key is no longer valid"),
        }
        self._order = tuple(names)
        for place, (situation, text) in enumerate(names.items()):
            button = RadioButton(text)
            button.setObjectName(f"practice{situation.name.title().replace('_', '')}")
            self._situations.addButton(button, place)
            self.column.addWidget(button)
        self._situations.button(0).setChecked(True)
        self._waits = self._wait_options()
        self.cancel = self.cancel_button("cancelPracticeButton")
        self.start = named_button("startPracticeButton", self.tr("Practise"), primary=True)
        self.add_buttons(self.cancel, self.start)
        self._situations.idToggled.connect(lambda _id, _on: self._update())
        self.start.clicked.connect(self._submit)
        self._update()

    def _wait_options(self) -> tuple[QWidget, ...]:
        words = self.tr("How the service says how long to wait")
        caption = self.add_caption(words)
        self.form = SegmentedControl(words)
        caption.setBuddy(self.form)
        self.form.add(self.tr("In seconds"), RetryAfterForm.SECONDS, "retryAfterSeconds")
        self.form.add(self.tr("As a date"), RetryAfterForm.DATE, "retryAfterDate")
        self.form.add(self.tr("Not at all"), RetryAfterForm.MISSING, "retryAfterMissing")
        self.seconds = SpinBox()
        self.seconds.setObjectName("practiceSeconds")
        self.seconds.setAccessibleName(self.tr("Seconds to wait"))
        self.seconds.setRange(1, _LONGEST_WAIT)
        self.seconds.setValue(20)
        self.seconds.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.seconds.setFixedWidth(_SECONDS_WIDTH)
        self.seconds.setSuffix(self.tr(" s"))
        self.column.addWidget(self.form)
        self.column.addWidget(self.seconds, 0, Qt.AlignmentFlag.AlignLeading)
        return caption, self.form, self.seconds

    def _situation(self) -> Situation:
        return self._order[self._situations.checkedId()]

    def _update(self) -> None:
        for widget in self._waits:
            widget.setEnabled(self._situation() is Situation.LIMIT_REACHED)

    def _submit(self) -> None:
        form = RetryAfterForm(str(self.form.value))
        self.practice_wanted.emit(Practice(self._situation(), form, self.seconds.value()))
        self.accept()
