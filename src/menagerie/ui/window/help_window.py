"""The help window (F1): the topics of ``resources/help``, and the list of shortcuts."""

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from menagerie.resources import resource
from menagerie.ui.look.announcing import announce
from menagerie.ui.look.plain_text import full_text, keys_text, window_title
from menagerie.ui.look.sizes import sized
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.translation import shown_language, translate
from menagerie.ui.widgets.room import place_over, room_on
from menagerie.ui.widgets.scrolling import keep_scroll_bar
from menagerie.ui.widgets.search_edit import SearchEdit
from menagerie.ui.window.help_text import HelpText

_SIZE, _SMALLEST_SIZE = QSize(860, 600), QSize(480, 280)
# Between these, the topics are as wide as their titles.
_LEAST_TOPICS_WIDTH, _MOST_TOPICS_WIDTH = 244, 320
# Around the title of a topic.
_AROUND_TITLE = 44
_TOPIC_HEIGHT = 34
_MARGIN = 20
_EDGE = 16
_TURNS: dict[int, QAbstractSlider.SliderAction] = {
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}
_TEXT, _NAME = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1

# The names of topics: that of a file without its number.
SHORTCUTS, WHATS_NEW = "shortcuts", "whats-new"
# The topic of a part of the window, by object name.
_TOPICS = {
    "outboxPanel": "adding",
    "quotaPanel": "limits",
    "quotaButton": "limits",
    "waitBanner": "limits",
    "environmentStrip": "stores-and-keys",
    "notesBox": "animals",
}


class Topic(Struct, frozen=True):
    """One page of the help; ``text`` is Markdown. ``name`` is the same in every language."""

    name: str
    title: str
    text: str


class HelpWindow(QDialog):
    """Shows one topic at a time, beside the list of all that contain what is searched for.

    Signals: ``tour_wanted`` when the person starts the tour, the one link of all pages.
    """

    tour_wanted = Signal()

    def __init__(self, theme: Theme, topics: Iterable[Topic], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("helpWindow")
        self.setWindowTitle(window_title(self.tr("Help")))
        room = room_on(parent.screen())
        self.setMinimumSize(_SMALLEST_SIZE.boundedTo(room))
        self.resize(_SIZE.boundedTo(room))
        place_over(self, parent)
        self.search = SearchEdit(theme, "helpSearch", "clearHelpSearchButton")
        self.search.setPlaceholderText(self.tr("Search the help"))
        self.search.setAccessibleName(self.tr("Search the help"))
        self.topics = QListWidget()
        self.topics.setObjectName("helpTopics")
        self.topics.setAccessibleName(self.tr("Topics"))
        self.topics.setProperty("look", "topics")
        self.text = HelpText(theme, _MARGIN)
        self.text.setObjectName("helpText")
        self.text.setProperty("look", "page")
        self.text.setAccessibleName(self.tr("Help"))
        for area in (self.topics, self.text):
            keep_scroll_bar(area)
        for topic in topics:
            item = QListWidgetItem(topic.title)
            item.setData(_TEXT, topic.text)
            item.setData(_NAME, topic.name)
            item.setSizeHint(QSize(0, sized(_TOPIC_HEIGHT)))
            self.topics.addItem(item)
        width = self._width_of_topics()
        self.topics.setFixedWidth(width)
        self.search.setFixedWidth(width)
        left = QVBoxLayout()
        left.addWidget(self.search)
        left.addWidget(self.topics, 1)
        left.setSpacing(_EDGE // 2)
        row = QHBoxLayout(self)
        row.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        row.setSpacing(_EDGE)
        row.addLayout(left)
        row.addWidget(self.text, 1)
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._start_tour)
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

    def show_topic(self, name: str) -> None:
        """Show the topic of this name, whatever was searched for before."""
        self.search.clear()
        for item in map(self.topics.item, range(self.topics.count())):
            if item.data(_NAME) == name:
                self.topics.setCurrentItem(item)

    def _start_tour(self) -> None:
        # It points at what the help may cover.
        self.close()
        self.tour_wanted.emit()

    def _width_of_topics(self) -> int:
        titles = (self.topics.item(row).text() for row in range(self.topics.count()))
        widest = max(map(self.topics.fontMetrics().horizontalAdvance, titles), default=0)
        return min(max(widest + _AROUND_TITLE, _LEAST_TOPICS_WIDTH), _MOST_TOPICS_WIDTH)

    def _show(self, item: QListWidgetItem | None) -> None:
        text = self.tr("No topic has these words.") if item is None else item.data(_TEXT)
        self.text.show_page(text)
        if item is None:
            # The focus stays in the search, and the list is empty.
            announce(self.text, text)

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
    pages = resource("help")
    translated = pages / shown_language()
    topics = [
        _topic(path if not (translated / path.name).is_file() else translated / path.name)
        for path in sorted(pages.glob("*.md"))
    ]
    return [*topics, Topic(SHORTCUTS, translate("help", "Shortcuts"), _shortcuts(actions))]


def topic_of(widget: QWidget | None) -> str:
    """Return the topic of the part of the window that ``widget`` is in; empty if it has none of its own."""
    while widget is not None:
        if widget.objectName() in _TOPICS:
            return _TOPICS[widget.objectName()]
        widget = widget.parentWidget()
    return ""


def _topic(path: Path) -> Topic:
    text = path.read_text("utf-8")
    return Topic(path.stem.lstrip("0123456789-"), text.partition("\n")[0].removeprefix("# "), text)


def _shortcuts(actions: Iterable[QAction]) -> str:
    rows = [f"| {full_text(one)} | {_keys(one)} |" for one in actions if one.shortcuts()]
    title, action, keys = (
        translate("help", "Shortcuts"),
        translate("help", "Action"),
        translate("help", "Keys"),
    )
    head = f"# {title}\n\n| {action} | {keys} |\n| --- | --- |\n"
    return head + "\n".join(rows)


def _keys(action: QAction) -> str:
    return ", ".join(map(keys_text, action.shortcuts()))
