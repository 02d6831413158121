"""Reads from the window what is printed."""

from menagerie.ui.listing.service_list import ServiceListPresenter
from menagerie.ui.listing.shown_words import shown_in_words
from menagerie.ui.printing.content import ShownList
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.ui.window.main_window import MainWindow
from menagerie.workflows.export import OnScreen


def read_shown_list(window: MainWindow, opened: OpenEnvironment, answer: ServiceListPresenter) -> ShownList:
    """Return the list as ``window`` shows it."""
    table = window.table
    return ShownList(
        opened.environment,
        OnScreen(table.shown.ids, table.selected_ranges(), table.shown.blocks),
        table.columns.shown,
        table.shown.category_names,
        shown_in_words(window.filter, table, answer.status),
    )
