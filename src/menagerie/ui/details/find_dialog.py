"""The dialog that finds an animal by its number, until the service withdraws this request."""

from PySide6.QtCore import QDate, QLocale, Signal
from PySide6.QtWidgets import QWidget

from menagerie.domain.errors import MenagerieError, UnusableFieldError
from menagerie.ui.widgets.form import FormDialog, named_button, show_field_error
from menagerie.ui.words.errors import message_of, sentence_of
from menagerie.workflows.browsing import FIND_BY_ID_ENDS
from menagerie.workflows.fields import ANIMAL_ID, read_int64


class FindDialog(FormDialog):
    """Signals: ``find_wanted(object)`` with the number, an int64."""

    find_wanted = Signal(object)

    def __init__(self, parent: QWidget, *, withdrawn: bool) -> None:
        super().__init__("findDialog", self.tr("Find by ID"), parent)
        self._busy = False
        self._waiting = False
        day = QLocale().toString(_ends(), QLocale.FormatType.LongFormat)
        if withdrawn:
            notice = self.tr(
                "The service no longer finds animals by number (since {day}). Search the list for it instead."
            )
        else:
            notice = self.tr("Find by ID ends on {day}. After that, search the list for the number.")
        self.add_text(notice.format(day=day), name="findNotice")
        self.edit, self._error = self.add_field(self.tr("ID"), "findIdEdit", "findError")
        self.cancel = self.cancel_button("cancelFindButton")
        self.find_button = named_button("findButton", self.tr("Find"), primary=True)
        self.add_buttons(self.cancel, self.find_button)
        self.find_button.clicked.connect(self.submit)
        self.edit.setFocus()

    def submit(self) -> None:
        """Emit ``find_wanted``, or show what is wrong with the number."""
        if not self.find_button.isEnabled():
            return
        try:
            identifier = read_int64(self.edit.text(), ANIMAL_ID)
        except UnusableFieldError as error:
            show_field_error(self.edit, self._error, message_of(error))
            self.edit.setFocus()
            return
        self.find_wanted.emit(identifier)

    def show_busy(self, *, busy: bool) -> None:
        """Disable the field and the button while the service is asked."""
        self._busy = busy
        self.edit.setEnabled(not busy)
        self._update_button()

    def show_waiting(self, *, waiting: bool) -> None:
        """Disable the button while the service may not be asked."""
        self._waiting = waiting
        self._update_button()

    def show_error(self, error: MenagerieError) -> None:
        """Show why the animal was not found."""
        self.show_busy(busy=False)
        show_field_error(self.edit, self._error, sentence_of(error))
        self.edit.setFocus()

    def _update_button(self) -> None:
        self.find_button.setEnabled(not self._busy and not self._waiting)


def _ends() -> QDate:
    return QDate(FIND_BY_ID_ENDS.year, FIND_BY_ID_ENDS.month, FIND_BY_ID_ENDS.day)
