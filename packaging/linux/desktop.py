"""What desktops and software centres read about the application: the desktop entry and the AppStream metainfo."""

from xml.etree import ElementTree as XML

from project import CONTACT, HOLDER, TITLE, Project

# As qt.setDesktopFileName says it too: so a window is known to belong to the entry.
DESKTOP_ID = "menagerie"
# Software centres want a domain's name turned round. The project has none yet, and says so.
COMPONENT_ID = "invalid.menagerie.Menagerie"

_DESCRIPTION = (
    "Menagerie lists and filters the animals of a store, adds new ones, and always shows how many requests "
    "the Animal Store Service still takes.",
    "It keeps to the rate limit by itself, remembers every animal that it was shown, and loses no add: what "
    "cannot be sent waits, and nothing is ever sent twice. It opens on a sandbox, so that everything can be "
    "tried before a store is connected.",
)


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
    component = XML.Element("component", type="desktop-application")
    _add(component, "id", COMPONENT_ID)
    _add(component, "metadata_license", "CC0-1.0")
    _add(component, "project_license", "MIT")
    _add(component, "name", TITLE)
    _add(component, "summary", project.summary)
    description = _add(component, "description")
    for paragraph in _DESCRIPTION:
        _add(description, "p", paragraph)
    developer = XML.SubElement(component, "developer", id="invalid.menagerie")
    _add(developer, "name", HOLDER)
    _add(component, "update_contact", CONTACT)
    XML.SubElement(component, "launchable", type="desktop-id").text = f"{DESKTOP_ID}.desktop"
    provides = _add(component, "provides")
    for command in ("menagerie", "menagerie-sandbox"):
        _add(provides, "binary", command)
    XML.SubElement(component, "content_rating", type="oars-1.1")
    releases = _add(component, "releases")
    for release in project.releases:
        entry = XML.SubElement(releases, "release", version=release.version, date=release.date.isoformat())
        notes = _add(_add(entry, "description"), "ul")
        for note in release.notes:
            _add(notes, "li", note)
    XML.indent(component)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + XML.tostring(component, encoding="unicode") + "\n"


def _add(parent: XML.Element, name: str, text: str | None = None) -> XML.Element:
    element = XML.SubElement(parent, name)
    element.text = text
    return element
