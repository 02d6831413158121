"""What desktops, software centres, package managers and man read, and that it agrees with the application."""

import re

from linux.desktop import DESKTOP_ID, desktop_entry, metainfo
from linux.manual import manuals, page_name
from menagerie import cli
from menagerie.app.sharing import command as shared
from menagerie.sandbox import __main__ as sandbox
from project import DESCRIPTION, ROOT, Project
from translations import LANGUAGES

PARSERS = [cli.parser(), cli.import_parser(), sandbox.parser(), shared.parser()]


def test_desktops_know_the_windows_of_the_entry() -> None:
    modules = (ROOT / "src/menagerie").rglob("*.py")
    assert any(f'setDesktopFileName("{DESKTOP_ID}")' in module.read_text("utf-8") for module in modules)


def test_desktops_and_software_centres_speak_the_languages_of_the_window(described: Project) -> None:
    entry = desktop_entry(described)
    xml = metainfo(described)
    for language in LANGUAGES:
        for key in ("GenericName", "Comment", "Keywords"):
            assert re.search(rf"^{key}\[{language}\]=.+$", entry, re.MULTILINE)
        assert xml.count(f'xml:lang="{language.replace("_", "-")}"') == len(DESCRIPTION) + 1
        assert f"<lang>{language}</lang>" in xml


def test_it_offers_to_open_what_an_import_reads_and_gives_the_command_one_file(described: Project) -> None:
    lines = desktop_entry(described).splitlines()
    assert "Exec=menagerie %f" in lines
    (kinds,) = (line.partition("=")[2].split(";") for line in lines if line.startswith("MimeType="))
    assert {"text/csv", "application/json", ""} < set(kinds)


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
