"""Tells the person that the file of the open delivery has changed since it was read."""

from functools import partial

from PySide6.QtCore import QObject

from menagerie.deliveries.delivery import Delivery
from menagerie.ui.importing.preview.checking_flow import CheckingFlow
from menagerie.ui.importing.preview.delivery_flow import DeliveryFlow
from menagerie.ui.importing.preview.window import ImportWindow
from menagerie.ui.look.plain_text import in_sentence
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.words.facts import stored_words
from menagerie.workflows.importing.start import FileState, file_state

LOOK = "look at the file of a delivery"


class FileWatch(QObject):
    """Looks at the file when the person comes back to the window, as from a spreadsheet."""

    def __init__(
        self, window: ImportWindow, checking: CheckingFlow, delivery: DeliveryFlow, jobs: Jobs
    ) -> None:
        super().__init__(window)
        self._page = window.preview
        self._checking = checking
        self._delivery = delivery
        self._jobs = jobs
        # The digest of the delivery whose change was told already.
        self._told = ""
        window.activated.connect(self._look)

    def offer_reading(self, delivery: Delivery) -> None:
        """Say that the file has changed, and offer to read it again."""
        self._told = delivery.digest
        self._page.ask(
            self.tr("{title} has changed").format(title=in_sentence(stored_words(delivery.title))),
            self.tr("The rows here are as they were read before."),
            self.tr("Read again"),
            self._delivery.read_again,
        )

    def _look(self) -> None:
        delivery = self._open_delivery()
        if delivery is not None and delivery.digest != self._told:
            self._jobs.start(LOOK, partial(self._compare, delivery), outlives_environment=True)

    async def _compare(self, delivery: Delivery) -> None:
        # A file that is gone may be back in a moment: some programs save by replacing it.
        if await file_state(delivery) is FileState.CHANGED and self._open_delivery() is delivery:
            self.offer_reading(delivery)

    def _open_delivery(self) -> Delivery | None:
        """Return the delivery that can be added now; None while there is none."""
        preview = self._checking.preview
        return preview.delivery if preview is not None and self._checking.is_checked else None
