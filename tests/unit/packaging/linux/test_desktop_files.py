"""What desktops, software centres and man read, and that it agrees with the application."""

import argparse
import json
import re
from datetime import date
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QImage

from linux.debian import changelog
from linux.desktop import COMPONENT_ID, DESKTOP_ID, desktop_entry, metainfo
from linux.icons import SIZES, render_icons
from linux.manual import manual
from linux.tree import COMMANDS
from menagerie import cli
from menagerie.sandbox import __main__ as sandbox
from project import ROOT, Project

PARSERS = [cli.parser(), sandbox.parser()]


def entry(text: str) -> dict[str, str]:
    heading, *lines = text.splitlines()
    assert heading == "[Desktop Entry]"
    pairs = [line.split("=", 1) for line in lines]
    assert len({key for key, _ in pairs}) == len(pairs)
    return dict(pairs)


def test_the_desktop_entry_starts_the_command_and_shows_the_icon(described: Project) -> None:
    read = entry(desktop_entry(described))
    assert read["Exec"] in COMMANDS
    assert (ROOT / f"resources/icons/{read['Icon']}.svg").is_file()
    assert (read["Type"], read["Terminal"]) == ("Application", "false")
    assert all(read[key].endswith(";") for key in ("Categories", "Keywords"))


def test_a_window_is_known_to_belong_to_the_entry(described: Project) -> None:
    application = (ROOT / "src/menagerie/launch.py").read_text("utf-8")
    assert f'setDesktopFileName("{DESKTOP_ID}")' in application
    assert entry(desktop_entry(described))["StartupWMClass"] == DESKTOP_ID


def test_the_metainfo_names_the_entry_the_commands_and_itself(described: Project) -> None:
    component = ET.fromstring(metainfo(described))  # noqa: S314 - our own text
    assert component.findtext("id") == COMPONENT_ID
    assert component.findtext("launchable") == f"{DESKTOP_ID}.desktop"
    assert [each.text for each in component.findall("provides/binary")] == list(COMMANDS)
    assert component.findtext("summary") == described.summary
    assert len(component.findall("description/p")) == 2


def test_release_notes_are_the_change_log(described: Project) -> None:
    component = ET.fromstring(metainfo(described))  # noqa: S314 - our own text
    releases = component.findall("releases/release")
    assert [each.get("version") for each in releases] == [each.version for each in described.releases]
    assert releases[0].get("date") == described.releases[0].date.isoformat()
    assert [each.text for each in releases[0].findall("description/ul/li")] == list(
        described.releases[0].notes
    )


def test_debians_change_log_has_the_same_versions_in_lines_that_fit(described: Project) -> None:
    lines = changelog(described).splitlines()
    assert lines[0] == f"menagerie ({described.version}) unstable; urgency=medium"
    assert max(len(line) for line in lines if not line.startswith(" -- ")) <= 80
    assert sum(line.startswith("  * ") for line in lines) == sum(
        len(each.notes) for each in described.releases
    )
    assert re.fullmatch(r" -- .+ <\S+@\S+>  \w{3}, \d\d \w{3} \d{4} 00:00:00 \+0000", lines[-1])


@pytest.mark.parametrize("parser", PARSERS, ids=COMMANDS)
def test_a_man_page_has_every_option_and_the_version(parser: argparse.ArgumentParser) -> None:
    page = manual(parser, "a thing", "One.\n\nTwo.", "1.2.3", date(2027, 1, 2))
    assert page.startswith(f'.TH {parser.prog.upper()} 1 2027-01-02 "Menagerie 1.2.3"')
    options = re.findall(r"\[?(--[a-z-]+)", parser.format_help())
    assert options
    for option in options:
        assert "\\fB" + option.replace("-", "\\-") + "\\fR" in page
    # A placeholder that argparse fills itself would stand there as it is.
    assert "%(" not in page


def test_a_man_page_takes_every_text_literally() -> None:
    parser = argparse.ArgumentParser(prog="menagerie", add_help=False)
    parser.add_argument("--in", help=".so many \\ signs - and 'quotes'")
    page = manual(parser, "a thing", "'Tis.", "1.2.3", date(2027, 1, 2))
    assert "\n\\&.so many \\e signs \\- and 'quotes'\n" in page
    assert "\n\\&'Tis.\n" in page


@pytest.mark.parametrize("size", SIZES)
def test_icons_are_drawn_in_every_size(tmp_path: Path, size: int) -> None:
    render_icons(tmp_path / "hicolor")
    image = QImage(str(tmp_path / f"hicolor/{size}x{size}/apps/menagerie.png"))
    assert (image.width(), image.height()) == (size, size)
    # The corners are clear and the middle is not.
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(size // 2, size // 2).alpha() == 255


def test_the_flatpak_is_named_like_the_component_and_starts_the_command() -> None:
    (manifest,) = (ROOT / "packaging/linux/flatpak").glob("*.json")
    read = json.loads(manifest.read_text("utf-8"))
    assert manifest.stem == read["id"] == COMPONENT_ID
    assert read["command"] in COMMANDS
    assert read["rename-desktop-file"] == f"{DESKTOP_ID}.desktop"
