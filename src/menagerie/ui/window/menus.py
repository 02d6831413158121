"""The menu bar."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QMenuBar, QStyleOptionMenuItem, QWidget

from menagerie.ui.look.plain_text import isolated, without_mnemonic
from menagerie.ui.look.translation import translate
from menagerie.ui.session.actions import Actions
from menagerie.ui.widgets.form import give_reason

# Between the text of an action and its shortcut, in what Qt paints.
_BEFORE_KEYS = "\t"
# Actions and submenus between two separators.
_Group = Sequence[QAction | QMenu]


class Menu(QMenu):
    """A menu whose shortcuts can be read in a window from right to left, too."""

    def initStyleOption(self, option: QStyleOptionMenuItem, action: QAction) -> None:  # noqa: N802 - Qt's name
        # Keep the shortcut as it is written; ``Ctrl+,`` would be painted turned around.
        super().initStyleOption(option, action)
        text, tab, keys = option.text.partition(_BEFORE_KEYS)
        if tab:
            option.text = f"{text}{tab}{isolated(keys)}"


def fill_menu_bar(bar: QMenuBar, actions: Actions) -> None:
    """Put the actions into ``bar``, which Alt opens as everywhere, and F10."""
    bar.setObjectName("menuBar")
    bar.setAccessibleName(translate("menus", "Menu bar"))
    _add(
        _menu_of(bar, translate("menus", "&File")),
        "fileMenu",
        (actions.add,),
        (actions.importing, actions.export),
        (actions.print_list, actions.labels),
        (actions.quit,),
    )
    _add(
        _menu_of(bar, translate("menus", "&Edit")),
        "editMenu",
        (actions.undo, actions.redo),
        (actions.copy, actions.paste),
        (actions.palette, actions.search),
        (actions.note, actions.edit_tags, actions.name_category, actions.only_category),
        (actions.duplicate, actions.looked),
        (actions.settings,),
    )
    views = _submenu(
        bar,
        "viewsMenu",
        translate("menus", "V&iews"),
        actions.views,
        (actions.save_view, actions.manage_views),
    )
    _add(
        _menu_of(bar, translate("menus", "&View")),
        "viewMenu",
        (views, actions.filter, actions.clear_filters),
        (_submenu(bar, "columnsMenu", translate("menus", "Colu&mns")),),
        (actions.refresh, actions.load_more),
        (actions.details, actions.outbox, actions.quota),
    )
    _add(
        _menu_of(bar, translate("menus", "E&nvironment")),
        "environmentMenu",
        tuple(actions.open.values()),
        (actions.switch, actions.key, actions.environments),
        (actions.connecting, actions.practice),
    )
    _add(
        _menu_of(bar, translate("menus", "&Help")),
        "helpMenu",
        (actions.help, actions.shortcuts),
        (actions.it_team,),
        (actions.about,),
    )
    QShortcut(QKeySequence(Qt.Key.Key_F10), bar, lambda: bar.setActiveAction(bar.actions()[0]))


def submenu(bar: QMenuBar, name: str) -> QMenu:
    """Return the submenu of this object name."""
    return next(menu for menu in bar.findChildren(QMenu) if menu.objectName() == name)


class EnabledWith(QObject):
    """Keeps an action enabled exactly while a widget is that does the same, and disabled for its reason."""

    def __init__(self, action: QAction, widget: QWidget) -> None:
        super().__init__(action)
        self._action = action
        self._widget = widget
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.EnabledChange, QEvent.Type.ToolTipChange} and watched is self._widget:
            # What disables an input says why in its tooltip.
            give_reason(self._action, "" if self._widget.isEnabled() else self._widget.toolTip())
            self._action.setEnabled(self._widget.isEnabled())
        return False


def _menu_of(bar: QMenuBar, title: str) -> QMenu:
    menu = Menu(title, bar)
    bar.addMenu(menu)
    return menu


def _submenu(bar: QMenuBar, name: str, title: str, *groups: _Group) -> QMenu:
    menu = Menu(title, bar)
    _add(menu, name, *groups)
    return menu


def _add(menu: QMenu, name: str, *groups: _Group) -> None:
    menu.setObjectName(name)
    # Without it, a screen reader names an open menu by the application.
    menu.setAccessibleName(without_mnemonic(menu.title()))
    for group in groups:
        if not menu.isEmpty():
            menu.addSeparator()
        for part in group:
            if isinstance(part, QMenu):
                menu.addMenu(part)
            else:
                menu.addAction(part)
