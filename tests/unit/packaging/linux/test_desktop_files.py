"""What desktops, software centres, package managers and man read, and that it agrees with the application."""

import argparse
import json
import re
from datetime import date
from pathlib import Path
from xml.etree import ElementTree as ET

from PySide6.QtGui import QImage

from linux.debian import changelog
from linux.desktop import (
    DESKTOP_ID,
    ICON_SIZES,
    desktop_entry,
    metainfo,
    render_icons,
)
from linux.flatpak import manifest
from linux.manual import manual, manuals, page_name
from menagerie import cli
from menagerie.app.sharing import command as shared
from menagerie.sandbox import __main__ as sandbox
from project import COMMANDS, ROOT, Project

PARSERS = [cli.parser(), cli.import_parser(), sandbox.parser(), shared.parser()]


def test_the_desktop_entry_starts_the_command_with_an_icon_that_exists(described: Project) -> None:
    heading, *lines = desktop_entry(described).splitlines()
    read = dict(line.split("=", 1) for line in lines)
    assert heading == "[Desktop Entry]"
    assert read["Exec"] in COMMANDS
    assert (ROOT / f"resources/icons/{read['Icon']}.svg").is_file()


def test_desktops_know_the_windows_of_the_entry() -> None:
    modules = (ROOT / "src/menagerie").rglob("*.py")
    assert any(f'setDesktopFileName("{DESKTOP_ID}")' in module.read_text("utf-8") for module in modules)


def test_the_metainfo_names_the_entry_and_the_commands(described: Project) -> None:
    component = ET.fromstring(metainfo(described))  # noqa: S314 - our own text
    assert component.findtext("launchable") == f"{DESKTOP_ID}.desktop"
    assert [each.text for each in component.findall("provides/binary")] == [
        each.prog for each in PARSERS if " " not in each.prog
    ]


def test_release_notes_are_the_change_log(described: Project) -> None:
    component = ET.fromstring(metainfo(described))  # noqa: S314 - our own text
    releases = component.findall("releases/release")
    assert [each.get("version") for each in releases] == [each.version for each in described.releases]
    assert releases[0].get("date") == described.releases[0].date.isoformat()
    assert [each.text for each in releases[0].findall("description/ul/li")] == list(
        described.releases[0].notes
    )


def test_debians_change_log_has_every_note_in_lines_that_fit(described: Project) -> None:
    lines = changelog(described).splitlines()
    assert lines[0] == f"menagerie ({described.version}) unstable; urgency=medium"
    assert max(len(line) for line in lines if not line.startswith(" -- ")) <= 80
    assert sum(line.startswith("  * ") for line in lines) == sum(
        len(each.notes) for each in described.releases
    )
    assert re.fullmatch(r" -- .+ <\S+@\S+>  \w{3}, \d\d \w{3} \d{4} 00:00:00 \+0000", lines[-1])


def test_every_command_has_a_man_page_with_all_its_options(described: Project) -> None:
    pages = dict(manuals(described))
    assert list(pages) == [page_name(each) for each in PARSERS]
    for parser in PARSERS:
        page = pages[page_name(parser)]
        options = re.findall(r"\[?(--[a-z-]+)", parser.format_help())
        assert options
        for option in options:
            assert "\\fB" + option.replace("-", "\\-") + "\\fR" in page
        # argparse's placeholders, such as %(default)s, have been replaced.
        assert "%(" not in page


def test_a_man_page_takes_every_text_literally() -> None:
    parser = argparse.ArgumentParser(prog="menagerie", add_help=False)
    parser.add_argument("--in", help=".so many \\ signs - and 'quotes'")
    page = manual(parser, "a thing", "'Tis.", "1.2.3", date(2027, 1, 2))
    assert page.startswith('.TH MENAGERIE 1 2027-01-02 "Menagerie 1.2.3"')
    assert "\n\\&.so many \\e signs \\- and 'quotes'\n" in page
    assert "\n\\&'Tis.\n" in page


def test_icons_are_drawn_in_every_size(tmp_path: Path) -> None:
    render_icons(tmp_path / "hicolor")
    for size in ICON_SIZES:
        image = QImage(str(tmp_path / f"hicolor/{size}x{size}/apps/menagerie.png"))
        assert (image.width(), image.height()) == (size, size)
        # The corners are clear and the middle is not.
        assert image.pixelColor(0, 0).alpha() == 0
        assert image.pixelColor(size // 2, size // 2).alpha() == 255


def test_the_flatpak_is_the_component_that_the_metainfo_describes(described: Project) -> None:
    read = json.loads(manifest(described))
    assert read["id"] == ET.fromstring(metainfo(described)).findtext("id")  # noqa: S314 - our own text
    assert read["command"] in COMMANDS
    assert read["rename-desktop-file"] == f"{DESKTOP_ID}.desktop"
