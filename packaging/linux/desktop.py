"""What desktops and software centres read: the desktop entry and the AppStream metainfo."""

from xml.etree import ElementTree as ET

from project import CONTACT, DESCRIPTION, HOLDER, TITLE, Project

# As qt.setDesktopFileName says it too: so a window is known to belong to the entry.
DESKTOP_ID = "menagerie"
# Software centres want a domain's name turned round. The project has none yet, and says so.
COMPONENT_ID = "invalid.menagerie.Menagerie"


def desktop_entry(project: Project, program: str = "menagerie") -> str:
    """Return the desktop entry, which starts ``program``."""
    return f"""\
[Desktop Entry]
Type=Application
Name={TITLE}
GenericName=Catalogue manager
Comment={project.summary}
Exec={program}
Icon=menagerie
Terminal=false
Categories=Office;Database;
Keywords=animals;pets;store;catalogue;inventory;
StartupNotify=true
StartupWMClass=menagerie
"""


def metainfo(project: Project) -> str:
    """Return the AppStream metainfo as XML, with the change log as its release notes."""
    component = ET.Element("component", type="desktop-application")
    _add(component, "id", COMPONENT_ID)
    _add(component, "metadata_license", "CC0-1.0")
    _add(component, "project_license", "MIT")
    _add(component, "name", TITLE)
    _add(component, "summary", project.summary)
    description = _add(component, "description")
    for paragraph in DESCRIPTION:
        _add(description, "p", paragraph)
    developer = ET.SubElement(component, "developer", id="invalid.menagerie")
    _add(developer, "name", HOLDER)
    _add(component, "update_contact", CONTACT)
    ET.SubElement(component, "launchable", type="desktop-id").text = f"{DESKTOP_ID}.desktop"
    provides = _add(component, "provides")
    for command in ("menagerie", "menagerie-sandbox"):
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


def _add(parent: ET.Element, name: str, text: str | None = None) -> ET.Element:
    element = ET.SubElement(parent, name)
    element.text = text
    return element
