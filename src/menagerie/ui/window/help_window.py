"""The help window (F1): the topics of ``resources/help``, and the list of shortcuts."""

from collections.abc import Iterable

from msgspec import Struct
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractSlider,
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from menagerie.resources import resource
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.wording import translate
from menagerie.ui.widgets.room import room_on
from menagerie.ui.widgets.scrolling import keep_scroll_bar
from menagerie.ui.widgets.search_edit import SearchEdit
from menagerie.ui.window.actions import full_text

_SIZE, _SMALLEST_SIZE = QSize(860, 600), QSize(480, 280)
_TOPICS_WIDTH = 244
_TOPIC_HEIGHT = 34
_MARGIN = 20
_EDGE = 16
_TURNS: dict[int, QAbstractSlider.SliderAction] = {
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}
_TEXT = Qt.ItemDataRole.UserRole


class Topic(Struct, frozen=True):
    """One page of the help; ``text`` is Markdown."""

    title: str
    text: str


class HelpWindow(QDialog):
    """Shows one topic at a time, beside the list of all that contain what is searched for."""

    def __init__(self, theme: Theme, topics: Iterable[Topic], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("helpWindow")
        self.setWindowTitle(self.tr("Help – Menagerie"))
        room = room_on(parent.screen())
        self.setMinimumSize(_SMALLEST_SIZE.boundedTo(room))
        self.resize(_SIZE.boundedTo(room))
        self.search = SearchEdit(theme, "helpSearch", "clearHelpSearchButton")
        self.search.setPlaceholderText(self.tr("Search the help"))
        self.search.setAccessibleName(self.tr("Search the help"))
        self.topics = QListWidget()
        self.topics.setObjectName("helpTopics")
        self.topics.setAccessibleName(self.tr("Topics"))
        self.topics.setProperty("look", "topics")
        self.topics.setFixedWidth(_TOPICS_WIDTH)
        self.search.setFixedWidth(_TOPICS_WIDTH)
        self.text = QTextBrowser()
        self.text.setObjectName("helpText")
        self.text.setProperty("look", "page")
        self.text.setAccessibleName(self.tr("Help"))
        self.text.document().setDocumentMargin(_MARGIN)
        for area in (self.topics, self.text):
            keep_scroll_bar(area)
        for topic in topics:
            item = QListWidgetItem(topic.title)
            item.setData(_TEXT, topic.text)
            item.setSizeHint(QSize(0, _TOPIC_HEIGHT))
            self.topics.addItem(item)
        left = QVBoxLayout()
        left.addWidget(self.search)
        left.addWidget(self.topics, 1)
        left.setSpacing(_EDGE // 2)
        row = QHBoxLayout(self)
        row.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        row.setSpacing(_EDGE)
        row.addLayout(left)
        row.addWidget(self.text, 1)
        self.topics.currentItemChanged.connect(self._show)
        self.search.textChanged.connect(self._filter)
        self.topics.setCurrentRow(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the pages also while a search is typed."""
        action = _TURNS.get(event.key())
        if action is None:
            super().keyPressEvent(event)
        else:
            self.text.verticalScrollBar().triggerAction(action)

    def show_topic(self, title: str) -> None:
        """Show the topic of this title."""
        for item in self.topics.findItems(title, Qt.MatchFlag.MatchExactly):
            self.topics.setCurrentItem(item)

    def _show(self, item: QListWidgetItem | None) -> None:
        self.text.setMarkdown("" if item is None else item.data(_TEXT))

    def _filter(self, searched: str) -> None:
        words = searched.casefold().split()
        found = []
        for row in range(self.topics.count()):
            item = self.topics.item(row)
            text = str(item.data(_TEXT)).casefold()
            item.setHidden(not all(word in text for word in words))
            if not item.isHidden():
                found.append(item)
        if not found:
            self.topics.setCurrentRow(-1)
        elif self.topics.currentItem() not in found:
            self.topics.setCurrentItem(found[0])


def help_topics(actions: Iterable[QAction]) -> list[Topic]:
    """Return the topics in their order; the last one lists the shortcuts of ``actions``."""
    texts = [path.read_text("utf-8") for path in sorted(resource("help").glob("*.md"))]
    topics = [Topic(text.partition("\n")[0].removeprefix("# "), text) for text in texts]
    return [*topics, Topic(shortcuts_title(), _shortcuts(actions))]


def shortcuts_title() -> str:
    """Return the title of the topic that lists the shortcuts."""
    return translate("Shortcuts")


def _shortcuts(actions: Iterable[QAction]) -> str:
    rows = [f"| {full_text(action)} | {_keys(action)} |" for action in actions if action.shortcuts()]
    head = f"# {shortcuts_title()}\n\n| {translate('Action')} | {translate('Keys')} |\n| --- | --- |\n"
    return head + "\n".join(rows)


def _keys(action: QAction) -> str:
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(sequence.toString(native) for sequence in action.shortcuts())
