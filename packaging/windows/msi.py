"""Build the package for administrators, an .msi for all users, with msitools or the WiX Toolset.

The description uses only what both support: msitools runs on Linux, where the package can be tried under
Wine, and WiX on Windows.
"""

import os
import uuid
from pathlib import Path, PurePath
from xml.etree import ElementTree as ET

from icons import windows_icon
from project import HOLDER, TITLE, Project
from windows.identity import UNINSTALL_KEY, UPGRADE_CODE, braces
from windows.tools import files_of, find_tool, run, sign

_NAMESPACE = "http://schemas.microsoft.com/wix/2006/wi"

# Windows Installer 5, which Windows 7 brought.
_INSTALLER_VERSION = "500"
_AMERICAN_ENGLISH = "1033"
_IN_THE_MENU = "menagerie.exe"
# The property that has the version of the copy that the installing person has for themselves.
_OWN_COPY = "OWNCOPY"
# Those that are set where an older or a newer version is installed.
_OLDER, _NEWER = "OLDERVERSION", "NEWERVERSION"


def build_msi(project: Project, payload: Path, build: Path, target: Path, source_time: int) -> Path:
    """Build the package of the folder ``payload`` into the folder ``target`` and return it.

    ``build`` is a folder for what is made on the way; ``source_time`` is the Unix time of the sources. Raises
    CalledProcessError where a tool fails, and FileNotFoundError where it is missing.
    """
    build.mkdir(parents=True, exist_ok=True)
    icon = build / "menagerie.ico"
    icon.write_bytes(windows_icon())
    source = build / "menagerie.wxs"
    source.write_text(description(project, payload, icon), encoding="utf-8")
    package = target / f"Menagerie-{project.version}-x64.msi"
    wixl, candle, light = map(find_tool, ("wixl", "candle", "light"))
    if wixl is not None:
        run([wixl, "--arch", "x64", "--output", str(package), str(source)], source_time, payload)
    elif candle is not None and light is not None:
        compiled = build / "menagerie.wixobj"
        run([candle, "-nologo", "-arch", "x64", "-out", str(compiled), str(source)], source_time, payload)
        # This also checks the package (its "ICE" rules) and fails if it breaks one of them.
        run([light, "-nologo", "-spdb", "-out", str(package), str(compiled)], source_time, payload)
    else:
        raise FileNotFoundError("Neither WiX (candle, light) nor msitools (wixl) is there to build the .msi.")
    sign(package)
    return package


def description(project: Project, payload: Path, icon: Path) -> str:
    """Return the source from which WiX and msitools build the package, running in the folder ``payload``.

    File names are relative to it, because msitools accepts no others. The product's code changes with the
    version only: Windows refuses another package of the version that is installed, with status 1638.
    """
    wix = ET.Element("Wix", xmlns=_NAMESPACE)
    product = ET.SubElement(
        wix,
        "Product",
        Id=_guid(f"product {project.version}"),
        Name=TITLE,
        Language=_AMERICAN_ENGLISH,
        Version=project.version,
        Manufacturer=HOLDER,
        UpgradeCode=braces(UPGRADE_CODE),
    )
    ET.SubElement(
        product,
        "Package",
        InstallerVersion=_INSTALLER_VERSION,
        InstallScope="perMachine",
        Compressed="yes",
        Description=f"{TITLE} {project.version}",
        Manufacturer=HOLDER,
    )
    _replace_other_versions(product, project.version)
    ET.SubElement(product, "Media", Id="1", Cabinet="menagerie.cab", EmbedCab="yes")
    ET.SubElement(product, "Icon", Id="menagerie.ico", SourceFile=os.path.relpath(icon, payload))
    ET.SubElement(product, "Property", Id="ARPPRODUCTICON", Value="menagerie.ico")
    ET.SubElement(product, "Property", Id="ARPNOMODIFY", Value="1")
    # The menu entry is described as an advertised one (see _add_files). Windows makes an ordinary one of it:
    # starting an advertised one can begin a repair, which asks for an administrator.
    ET.SubElement(product, "Property", Id="DISABLEADVTSHORTCUTS", Value="1")
    _refuse_beside_a_copy_for_one_person(product)
    if project.address:
        for name in ("ARPURLINFOABOUT", "ARPHELPLINK"):
            ET.SubElement(product, "Property", Id=name, Value=project.address)
    root = ET.SubElement(product, "Directory", Id="TARGETDIR", Name="SourceDir")
    ET.SubElement(root, "Directory", Id="ProgramMenuFolder")
    programs = ET.SubElement(root, "Directory", Id="ProgramFiles64Folder")
    folder = ET.SubElement(programs, "Directory", Id="INSTALLFOLDER", Name=TITLE)
    feature = ET.SubElement(product, "Feature", Id="Everything", Title=TITLE, Level="1")
    _add_files(payload, folder, feature)
    ET.indent(wix)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(wix, encoding="unicode") + "\n"


def _replace_other_versions(product: ET.Element, version: str) -> None:
    """Describe that an older version is replaced, a newer one is kept, and Apps states the folder.

    The older one is removed after InstallInitialize: where the newer one cannot be installed, it comes back.
    WiX's MajorUpgrade would say the same in one line, but msitools knows it only with another order.
    """
    upgrade = ET.SubElement(product, "Upgrade", Id=braces(UPGRADE_CODE))
    older = {"Minimum": "0.0.0", "IncludeMinimum": "yes", "Maximum": version, "IncludeMaximum": "no"}
    ET.SubElement(upgrade, "UpgradeVersion", {"Property": _OLDER, **older})
    newer = {"Minimum": version, "IncludeMinimum": "no", "OnlyDetect": "yes"}
    ET.SubElement(upgrade, "UpgradeVersion", {"Property": _NEWER, **newer})
    condition = ET.SubElement(product, "Condition", Message=f"A newer {TITLE} is installed.")
    condition.text = f"NOT {_NEWER}"
    # Inventories find the programs by it.
    folder = {"Property": "ARPINSTALLLOCATION", "Value": "[INSTALLFOLDER]"}
    ET.SubElement(product, "CustomAction", {"Id": "StateTheFolder", **folder})
    sequence = ET.SubElement(product, "InstallExecuteSequence")
    ET.SubElement(sequence, "RemoveExistingProducts", After="InstallInitialize")
    ET.SubElement(sequence, "Custom", Action="StateTheFolder", Before="RegisterProduct")


def _refuse_beside_a_copy_for_one_person(product: ET.Element) -> None:
    """Describe that the package is not installed by a person who has the application for themselves.

    It sees the copy of the person who installs it, not those of others.
    """
    copy = ET.SubElement(product, "Property", Id=_OWN_COPY)
    ET.SubElement(
        copy,
        "RegistrySearch",
        Id="OwnCopy",
        Root="HKCU",
        Key=UNINSTALL_KEY,
        Name="DisplayVersion",
        Type="raw",
    )
    message = f"{TITLE} is installed for you alone. Remove it under Apps first; your data stays."
    condition = ET.SubElement(product, "Condition", Message=message)
    # An installation for all users can always be updated, repaired and removed.
    condition.text = f"Installed OR {_OLDER} OR NOT {_OWN_COPY}"


def _add_files(payload: Path, installed: ET.Element, feature: ET.Element) -> None:
    """Describe each file as a separate component, as Windows Installer recommends."""
    folders = {PurePath(): installed}
    for path in files_of(payload):
        attributes = {"Id": _id("c", path), "Guid": _guid(path.as_posix()), "Win64": "yes"}
        component = ET.SubElement(_folder(path.parent, folders), "Component", attributes)
        attributes = {"Id": _id("f", path), "Name": path.name, "Source": str(path), "KeyPath": "yes"}
        file = ET.SubElement(component, "File", attributes)
        if path.name == _IN_THE_MENU:
            # An advertised entry may have the file as its key path. Any other kind needs a component with a
            # registry key of the installing person (ICE43, ICE57), which other accounts cannot remove.
            ET.SubElement(
                file,
                "Shortcut",
                Id="MenuEntry",
                Directory="ProgramMenuFolder",
                Name=TITLE,
                Advertise="yes",
                WorkingDirectory="INSTALLFOLDER",
            )
        ET.SubElement(feature, "ComponentRef", Id=_id("c", path))


def _folder(path: PurePath, folders: dict[PurePath, ET.Element]) -> ET.Element:
    """Return the element of a folder; add it and its parents to ``folders`` if they are missing."""
    if path not in folders:
        above = _folder(path.parent, folders)
        folders[path] = ET.SubElement(above, "Directory", Id=_id("d", path), Name=path.name)
    return folders[path]


def _id(kind: str, path: PurePath) -> str:
    """Return an identifier of letters and digits, always the same for a path."""
    return kind + uuid.uuid5(UPGRADE_CODE, path.as_posix()).hex


def _guid(name: str) -> str:
    """Return a GUID, always the same for a name: Windows recognises a component by it."""
    return braces(uuid.uuid5(UPGRADE_CODE, name))
