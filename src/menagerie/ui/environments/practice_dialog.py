"""The dialog in which a situation to practise on the sandbox is chosen."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from menagerie.ui.widgets.fields import RadioButton
from menagerie.ui.widgets.form import FormDialog, named_button
from menagerie.workflows.session import Situation


class PracticeDialog(FormDialog):
    """Signals: ``practice_wanted(object)`` with a Situation."""

    practice_wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__("practiceDialog", self.tr("Practice on the sandbox"), parent)
        self.add_text(
            self.tr("The sandbox can behave like a service on a bad day. Nothing leaves this computer.")
        )
        self.column.addSpacing(8)
        names = {
            Situation.LIMIT_REACHED: self.tr("The limit is reached"),
            Situation.ANSWER_LOST: self.tr("An animal is added, but the answer is lost"),
            Situation.SERVER_ERROR: self.tr("The next request fails"),
        }
        self._order = tuple(names)
        self._situations = QButtonGroup(self)
        for place, (situation, text) in enumerate(names.items()):
            button = RadioButton(text)
            button.setObjectName(f"practice{situation.name.title().replace('_', '')}")
            self._situations.addButton(button, place)
            self.column.addWidget(button)
        self._situations.button(0).setChecked(True)
        self.cancel = self.cancel_button("cancelPracticeButton")
        self.start = named_button("startPracticeButton", self.tr("Practise"), primary=True)
        self.add_buttons(self.cancel, self.start)
        self.start.clicked.connect(self._submit)

    def _submit(self) -> None:
        self.practice_wanted.emit(self._order[self._situations.checkedId()])
        self.accept()
