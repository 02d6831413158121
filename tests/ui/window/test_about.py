"""The about dialog: version, licences, and a copy that tells nothing secret."""

from importlib.metadata import version

from PySide6.QtWidgets import QLabel, QPlainTextEdit, QPushButton

from menagerie import __version__
from menagerie.ui.window.about import AboutDialog
from support.qt_loop import until
from support.shop import RIGHT_KEY, Shop
from support.widgets import child


async def test_about_says_version_and_licences_and_copies_nothing_secret(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        # It can be closed before the libraries are read.
        window.commands.about.trigger()
        child(window, AboutDialog).reject()
        await shop.settled()
        window.commands.about.trigger()
        dialog = next(one for one in window.findChildren(AboutDialog) if one.isVisible())
        said = shop.said(dialog)
        assert f"Menagerie {__version__}" in said
        assert "See and add the animals of your store." in said
        assert "MIT licence" in said
        assert "Qt, under the LGPL" in said
        libraries = child(dialog, QPlainTextEdit, "aboutLibraries")
        await until(lambda: "httpx" in libraries.toPlainText(), "the libraries")
        lines = libraries.toPlainText().splitlines()
        assert f"httpx {version('httpx')}: BSD-3-Clause" in lines
        assert any(line.startswith("PySide6_Essentials ") and "LGPL-3.0-only" in line for line in lines)
        # Tools of the developers are not shipped.
        assert not any(line.startswith(("pytest", "ruff", "mypy")) for line in lines)
        assert not any(line.startswith("menagerie ") for line in lines)
        assert [line for line in lines if line.endswith("licence not stated")] == []
        child(dialog, QPushButton, "copyVersionsButton").click()
        copied = shop.clipboard()
        assert copied.splitlines()[0] == f"Menagerie {__version__}"
        assert copied == child(dialog, QLabel, "aboutVersions").text()
        assert RIGHT_KEY not in copied
        assert shop.staging.base_url not in copied
        assert window.toast.accessibleName() == "Versions copied"
        dialog.reject()
