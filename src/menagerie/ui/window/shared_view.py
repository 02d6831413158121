"""Shows in the window what the shared store is about: quietly that it is away, and who uses the quota."""

from PySide6.QtCore import QObject

from menagerie.ui.look.translation import translate
from menagerie.ui.session.sharing import SharedWatch
from menagerie.ui.window.main_window import MainWindow


class SharedView(QObject):
    """Follows the shared store of the open environment."""

    def __init__(self, window: MainWindow, watch: SharedWatch) -> None:
        super().__init__(window)
        self._line = window.header.sharing
        self._panel = window.quota_panel
        self._watch = watch
        self._panel.follow_sharing(lambda: watch.use, self._reason)
        self._panel.shown.connect(watch.look_on)
        self._panel.hidden.connect(watch.look_away)
        watch.looked.connect(self._panel.refresh)
        watch.changed.connect(self._show_trouble)

    def _show_trouble(self) -> None:
        self._line.say(self._text(), self._reason())
        self._panel.refresh()

    def _text(self) -> str:
        if self._watch.trouble is not None:
            return self.tr("Not sharing with other desks")
        match self._watch.left_out:
            case 0:
                return ""
            case 1:
                return self.tr("1 entry of a colleague can't be read")
            case count:
                return translate("SharedView", "%Ln entries of colleagues can't be read", n=count)

    def _reason(self) -> str:
        """Return why the store is away; empty if it is not."""
        if self._watch.trouble is None:
            return ""
        from menagerie.ui.words.facts import whole_words  # noqa: PLC0415 - when it is away

        return whole_words(self._watch.trouble)
