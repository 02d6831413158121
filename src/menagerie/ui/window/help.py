"""The help window (F1): the topics of ``resources/help``, the list of shortcuts, and the tour."""

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, QSize, Qt, QUrl
from PySide6.QtGui import (
    QAction,
    QBrush,
    QFont,
    QImage,
    QKeyEvent,
    QResizeEvent,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
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
from menagerie.settings.preferences import Language
from menagerie.ui.look.plain_text import full_text, keys_text, window_title
from menagerie.ui.look.theme import Theme, sized
from menagerie.ui.look.translation import shown_language, translate
from menagerie.ui.look.wording import number
from menagerie.ui.widgets.fields import SearchEdit
from menagerie.ui.widgets.form import EDGE, named_button, place_over, room_on
from menagerie.ui.widgets.labels import announce, plain_label
from menagerie.ui.widgets.overlays import Popover
from menagerie.ui.widgets.scrolling import keep_scroll_bar
from menagerie.ui.words.filling import joined

_IMAGE = QTextDocument.ResourceType.ImageResource.value
_CELL_PADDING, _ABOVE_TABLE = 6, 10
# The pages name the light pictures.
_LIGHT, _DARK = "-light.png", "-dark.png"
_COLUMN = "|"
# Their scripts have none: another font would take their place.
_WITHOUT_ITALICS = {Language.ARABIC, Language.JAPANESE, Language.CHINESE}
_CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
_ITALICS = re.compile(r"(?<!\*)\*(?![*\s])([^*]+)\*(?!\*)")
# Markdown makes a space of a line's end, which Chinese and Japanese do not have.
_HAN_OR_KANA = "\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef"
_BETWEEN_HAN_OR_KANA = re.compile(f"(?<=[{_HAN_OR_KANA}”*])\n *(?=[{_HAN_OR_KANA}“])")
_SIZE, _SMALLEST_SIZE = QSize(880, 648), QSize(496, 280)
# Between these, the topics are as wide as their titles.
_LEAST_TOPICS_WIDTH, _MOST_TOPICS_WIDTH = 244, 320
# Around the title of a topic.
_AROUND_TITLE = 44
_TOPIC_HEIGHT = 34
_MARGIN = 20
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
_HINT_WIDTH = 320
_HINT_EDGE = 16


class HelpText(QTextBrowser):
    """Shows a page of ``resources/help``."""

    def __init__(self, theme: Theme, margin: int) -> None:
        super().__init__()
        self._theme = theme
        self._margin = margin
        self._pictures: dict[str, QImage] = {}
        self.document().setDocumentMargin(margin)
        theme.changed.connect(self._read_again)

    def show_page(self, text: str) -> None:
        """Show this Markdown."""
        self._pictures.clear()
        if shown_language() in _WITHOUT_ITALICS:
            text = _ITALICS.sub(r"**\1**", text)
        text = _BETWEEN_HAN_OR_KANA.sub("", text)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            text = "\n".join(map(_mirrored, text.split("\n")))
            # From left to right, also where it begins or ends with a sign.
            text = _CODE.sub("`\u2066\\1\u2069`", text)
        # Else a line that begins with a Latin word would be laid out from left to right.
        option = self.document().defaultTextOption()
        option.setTextDirection(self.layoutDirection())
        self.document().setDefaultTextOption(option)
        self.setMarkdown(text)
        self._dress_tables()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        # Return a picture of the help; nothing else is loaded.
        if kind != _IMAGE:
            return None
        path = QUrl(name).path()
        if path not in self._pictures:
            self._pictures[path] = self._read(path)
        return self._fitted(self._pictures[path])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def _read(self, path: str) -> QImage:
        file = path.replace(_LIGHT, _DARK) if self._theme.is_dark else path
        return QImage(str(resource("help", *file.split("/"))))

    def _read_again(self) -> None:
        self._pictures = {path: self._read(path) for path in self._pictures}
        self._fit()
        self._dress_tables()

    def _dress_tables(self) -> None:
        """Draw the tables with the lines of the window."""
        for table in self.document().rootFrame().childFrames():
            if isinstance(table, QTextTable):
                look = table.format().toTableFormat()
                look.setBorderCollapse(True)
                look.setBorder(1)
                look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                look.setBorderBrush(QBrush(self._theme.colour("line")))
                look.setCellPadding(_CELL_PADDING)
                look.setTopMargin(_ABOVE_TABLE)
                if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
                    # A narrower one would be at the left side.
                    look.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
                table.setFormat(look)

    def _fit(self) -> None:
        if not self._pictures:
            return
        document = self.document()
        for path, picture in self._pictures.items():
            document.addResource(_IMAGE, QUrl(path), self._fitted(picture))
        document.markContentsDirty(0, document.characterCount())

    def _fitted(self, picture: QImage) -> QImage:
        # On a screen of many pixels, the picture keeps its own for as long as it has them.
        ratio = self.devicePixelRatio()
        room = QSize(max(1, self.viewport().width() - 2 * self._margin), picture.height())
        size = picture.size().scaled(room.boundedTo(picture.size()), Qt.AspectRatioMode.KeepAspectRatio)
        smooth = Qt.TransformationMode.SmoothTransformation
        fitted = picture.scaled(size * ratio, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        fitted.setDevicePixelRatio(ratio)
        return fitted


def _mirrored(line: str) -> str:
    """Return a row of a table with its last cell first: Qt lays out each table from left to right."""
    if not line.startswith(_COLUMN):
        return line
    cells = line.strip().strip(_COLUMN).split(_COLUMN)
    return _COLUMN.join(["", *reversed(cells), ""])


class Topic(Struct, frozen=True):
    """One page of the help; ``text`` is Markdown. ``name`` is the same in every language."""

    name: str
    title: str
    text: str


class HelpWindow(QDialog):
    """Shows one topic at a time, beside the list of all that contain what is searched for."""

    def __init__(
        self, theme: Theme, topics: Iterable[Topic], show_tour: Callable[[], None], parent: QWidget
    ) -> None:
        """``show_tour`` shows the tour, to which the one link of all pages leads."""
        super().__init__(parent)
        self.setObjectName("helpWindow")
        self._show_tour = show_tour
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
        left.setSpacing(8)
        row = QHBoxLayout(self)
        row.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        row.setSpacing(16)
        row.addLayout(left)
        row.addWidget(self.text, 1)
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._start_tour)
        self.topics.currentItemChanged.connect(self._show)
        self.search.textChanged.connect(self._filter)
        self.topics.setCurrentRow(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
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
        self._show_tour()

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


class Hint(Struct, frozen=True):
    """What is said about a part of the window, in a title and a sentence or two."""

    anchor: QWidget
    title: str
    text: str


class Callout(Popover):
    """Shows one hint beside its widget.

    ``next`` is the button for the next one.
    """

    def __init__(self, theme: Theme, hint: Hint, position: str, *, is_last: bool, parent: QWidget) -> None:
        super().__init__(theme, hint.anchor, parent)
        self.anchor = hint.anchor
        self.setObjectName("tourHint")
        self.setAccessibleName(hint.title)
        self.setAccessibleDescription(hint.text)
        self._said = joined([f"{hint.title}.", hint.text])
        self.next = named_button(
            "tourNextButton", self.tr("Done") if is_last else self.tr("Next"), look="primary"
        )
        self.skip = named_button("tourSkipButton", self.tr("Skip"), look="ghost")
        column = QVBoxLayout(self.card)
        column.setContentsMargins(_HINT_EDGE, _HINT_EDGE - 4, _HINT_EDGE, _HINT_EDGE - 4)
        column.setSpacing(6)
        column.addWidget(plain_label(hint.title, name="tourTitle", weight=QFont.Weight.DemiBold, wraps=True))
        column.addWidget(plain_label(hint.text, name="tourText", look="muted", wraps=True))
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(plain_label(position, name="tourPlace", look="muted"))
        row.addStretch(1)
        row.addWidget(self.skip)
        row.addWidget(self.next)
        column.addSpacing(4)
        column.addLayout(row)
        # The focus begins on the first of them.
        QWidget.setTabOrder(self.next, self.skip)
        # Of the last hint, "Done" does the same.
        self.skip.setVisible(not is_last)
        # Wider where the buttons need it, as with large texts.
        self.setMaximumWidth(max(_HINT_WIDTH, self.minimumSizeHint().width()))
        self.skip.clicked.connect(self.dismiss)

    def open(self) -> None:
        """Appear, with the focus on its button."""
        super().open()
        self.next.setFocus(Qt.FocusReason.PopupFocusReason)

    def appear(self) -> None:
        """Appear, and say the hint to a screen reader."""
        super().appear()
        announce(self, self._said)


class Tour(QObject):
    """Shows one hint after another. Escape, a click elsewhere or "Skip" ends it; nothing is disabled."""

    def __init__(self, theme: Theme, hints: Sequence[Hint], parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        # What a low or narrow window has no room for is not explained.
        self._hints = [hint for hint in hints if hint.anchor.isVisible()]
        self._over = parent
        self._index = -1
        self.callout: Callout | None = None

    def begin(self) -> None:
        """Show the first hint."""
        self._go_on()

    def end(self) -> None:
        """Show nothing any more."""
        callout, self.callout = self.callout, None
        if callout is not None:
            callout.dismiss()
            callout.deleteLater()

    def _go_on(self) -> None:
        self.end()
        self._index += 1
        if self._index >= len(self._hints):
            return
        position, count = self._index + 1, len(self._hints)
        callout = Callout(
            self._theme,
            self._hints[self._index],
            self.tr("{n} of {count}").format(n=number(position), count=number(count)),
            is_last=position == count,
            parent=self._over,
        )
        self.callout = callout
        callout.next.clicked.connect(self._go_on)
        callout.hidden.connect(lambda: self._left(callout))
        callout.open()

    def _left(self, callout: Callout) -> None:
        if self.callout is callout:
            self.end()
