"""Write what desktops and software centres read: desktop entry, AppStream metainfo and icons."""

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

from PySide6.QtCore import QTranslator

from icons import DRAWING, render
from project import COMMANDS, DESCRIPTION, GENERIC_NAME, HOLDER, KEYWORDS, ROOT, TITLE, Project
from translations import LANGUAGES, TRANSLATIONS

# The application passes the same name to setDesktopFileName, so that desktops know its windows.
DESKTOP_ID = "menagerie"
# What the import window reads. They only offer Menagerie: what opens such a file by default stays.
_MIME_TYPES = (
    "text/csv",
    "text/tab-separated-values",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "application/vnd.ms-excel",
    "application/vnd.oasis.opendocument.spreadsheet",
    "application/json",
)
# In pixels.
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
# What software centres paint behind the icon: the pale blue and the dark blue of selected rows.
_BRANDING = {"light": "#E4EBFF", "dark": "#26345A"}


def translated(text: str, context: str = "Packages") -> Iterator[tuple[str, str]]:
    """Yield each language of the window, such as zh_CN, with an English text of it in that language."""
    for language in LANGUAGES:
        translator = QTranslator()
        translator.load(str(ROOT / TRANSLATIONS / f"menagerie_{language}.qm"))
        yield language, translator.translate(context, text) or text


def translated_summary(project: Project) -> Iterator[tuple[str, str]]:
    """Yield the summary as ``translated`` does, without a full stop; the help of the command has it too."""
    return ((language, text.rstrip(".。")) for language, text in translated(f"{project.summary}.", "cli"))


def desktop_entry(project: Project) -> str:
    """Return the desktop entry."""
    translations = {
        "GenericName": translated(GENERIC_NAME),
        "Comment": translated_summary(project),
        "Keywords": translated(KEYWORDS),
    }
    in_languages = "".join(
        f"{key}[{language}]={text}\n" for key, texts in translations.items() for language, text in texts
    )
    return f"""\
[Desktop Entry]
Type=Application
Name={TITLE}
GenericName={GENERIC_NAME}
Comment={project.summary}
Exec=menagerie %f
Icon=menagerie
Terminal=false
MimeType={";".join(_MIME_TYPES)};
Categories=Office;Database;
Keywords={KEYWORDS}
StartupNotify=true
StartupWMClass={DESKTOP_ID}
{in_languages}"""


def metainfo(project: Project) -> str:
    """Return the AppStream metainfo as XML, with the change log as its release notes."""
    component = ET.Element("component", type="desktop-application")
    _add(component, "id", project.application_id)
    _add(component, "metadata_license", "CC0-1.0")
    _add(component, "project_license", "MIT")
    _add(component, "name", TITLE)
    _add(component, "summary", project.summary)
    _add_translations(component, "summary", translated_summary(project))
    description = _add(component, "description")
    for paragraph in DESCRIPTION:
        _add(description, "p", paragraph)
        _add_translations(description, "p", translated(paragraph))
    languages = _add(component, "languages")
    for language in ("en", *LANGUAGES):
        _add(languages, "lang", language)
    domain, _, _ = project.application_id.rpartition(".")
    developer = ET.SubElement(component, "developer", id=domain)
    _add(developer, "name", HOLDER)
    # AppStream takes screenshots only from a web page, so there are none before there is an address.
    if project.address is not None:
        ET.SubElement(component, "url", type="homepage").text = project.address
    _add(component, "update_contact", project.contact)
    branding = _add(component, "branding")
    for scheme, colour in _BRANDING.items():
        ET.SubElement(branding, "color", type="primary", scheme_preference=scheme).text = colour
    ET.SubElement(component, "launchable", type="desktop-id").text = f"{DESKTOP_ID}.desktop"
    provides = _add(component, "provides")
    for command in COMMANDS:
        _add(provides, "binary", command)
    ET.SubElement(component, "content_rating", type="oars-1.1")
    releases = _add(component, "releases")
    for release in project.releases:
        entry = ET.SubElement(releases, "release", version=release.version, date=release.date.isoformat())
        notes = _add(_add(entry, "description"), "ul")
        for note in release.notes:
            _add(notes, "li", note)
    ET.indent(component)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(component, encoding="unicode") + "\n"


def render_icons(theme: Path) -> None:
    """Write the icon into ``theme``, the folder hicolor, as SVG and as PNG in ICON_SIZES."""
    files = {"scalable/apps/menagerie.svg": DRAWING.read_bytes()}
    files |= {f"{size}x{size}/apps/menagerie.png": render(size) for size in ICON_SIZES}
    for name, content in files.items():
        path = theme / name
        path.parent.mkdir(parents=True)
        path.write_bytes(content)


def _add_translations(parent: ET.Element, name: str, texts: Iterator[tuple[str, str]]) -> None:
    for language, text in texts:
        _add(parent, name, text).set("xml:lang", language.replace("_", "-"))


def _add(parent: ET.Element, name: str, text: str | None = None) -> ET.Element:
    element = ET.SubElement(parent, name)
    element.text = text
    return element
