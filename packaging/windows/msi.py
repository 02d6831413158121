"""Build the package for administrators, an .msi for all users, with msitools or the WiX Toolset.

The description uses only what both support: msitools runs on Linux, where the package can be tried under
Wine, and WiX on Windows.
"""

import os
import uuid
from pathlib import Path, PurePath
from xml.etree import ElementTree as ET
from xml.sax.saxutils import escape

from icons import windows_icon
from project import HOLDER, TITLE, Project
from windows.identity import UNINSTALL_KEY, UPGRADE_CODE, braces
from windows.tools import files_of, find_tool, run, sign

_IN_THE_MENU = "menagerie.exe"

# An older version is removed after InstallInitialize: where the newer one cannot be installed, it comes back.
# WiX's MajorUpgrade would say the same in one line, but msitools knows it only with another order.
#
# The menu entry is described as an advertised one (see _add_files). With DISABLEADVTSHORTCUTS, Windows makes
# an ordinary one of it: starting an advertised one can begin a repair, which asks for an administrator.
#
# OWNCOPY is the version of the copy that the installing person has for themselves; those of others are not
# seen. An installation for all users can always be updated, repaired and removed.
_SOURCE = """\
<?xml version="1.0" encoding="UTF-8"?>
<Wix xmlns="http://schemas.microsoft.com/wix/2006/wi">
  <Product Id="{product}" Name="{title}" Language="1033" Version="{version}" Manufacturer="{holder}"
      UpgradeCode="{upgrade_code}">
    <!-- Windows Installer 5, which Windows 7 brought. -->
    <Package InstallerVersion="500" InstallScope="perMachine" Compressed="yes" Description="{title} {version}"
        Manufacturer="{holder}"/>
    <Upgrade Id="{upgrade_code}">
      <UpgradeVersion Property="OLDERVERSION" Minimum="0.0.0" IncludeMinimum="yes" Maximum="{version}"
          IncludeMaximum="no"/>
      <UpgradeVersion Property="NEWERVERSION" Minimum="{version}" IncludeMinimum="no" OnlyDetect="yes"/>
    </Upgrade>
    <Condition Message="A newer {title} is installed.">NOT NEWERVERSION</Condition>
    <!-- Inventories find the programs by it. -->
    <CustomAction Id="StateTheFolder" Property="ARPINSTALLLOCATION" Value="[INSTALLFOLDER]"/>
    <InstallExecuteSequence>
      <RemoveExistingProducts After="InstallInitialize"/>
      <Custom Action="StateTheFolder" Before="RegisterProduct"/>
    </InstallExecuteSequence>
    <Media Id="1" Cabinet="menagerie.cab" EmbedCab="yes"/>
    <Icon Id="menagerie.ico" SourceFile="{icon}"/>
    <Property Id="ARPPRODUCTICON" Value="menagerie.ico"/>
    <Property Id="ARPNOMODIFY" Value="1"/>
    <Property Id="DISABLEADVTSHORTCUTS" Value="1"/>
    <Property Id="OWNCOPY">
      <RegistrySearch Id="OwnCopy" Root="HKCU" Key="{uninstall_key}" Name="DisplayVersion" Type="raw"/>
    </Property>
    <Condition Message="{title} is installed for you alone. Remove it under Apps first; your data stays."
        >Installed OR OLDERVERSION OR NOT OWNCOPY</Condition>
{address}    <Directory Id="TARGETDIR" Name="SourceDir">
      <Directory Id="ProgramMenuFolder"/>
      <Directory Id="ProgramFiles64Folder">{folder}</Directory>
    </Directory>
    {feature}
  </Product>
</Wix>
"""
_ADDRESS = """\
    <Property Id="ARPURLINFOABOUT" Value="{address}"/>
    <Property Id="ARPHELPLINK" Value="{address}"/>
"""


def build_msi(project: Project, payload: Path, build: Path, target: Path) -> Path:
    """Build the package of the folder ``payload`` into the folder ``target`` and return it.

    ``build`` is a folder for what is made on the way. Raises CalledProcessError where a tool fails, and
    FileNotFoundError where it is missing.
    """
    build.mkdir(parents=True, exist_ok=True)
    icon = build / "menagerie.ico"
    icon.write_bytes(windows_icon())
    source = build / "menagerie.wxs"
    source.write_text(description(project, payload, icon), encoding="utf-8")
    package = target / f"Menagerie-{project.version}-x64.msi"
    wixl, candle, light = map(find_tool, ("wixl", "candle", "light"))
    if wixl is not None:
        run([wixl, "--arch", "x64", "--output", str(package), str(source)], payload)
    elif candle is not None and light is not None:
        compiled = build / "menagerie.wixobj"
        run([candle, "-nologo", "-arch", "x64", "-out", str(compiled), str(source)], payload)
        # This also checks the package (its "ICE" rules) and fails if it breaks one of them.
        run([light, "-nologo", "-spdb", "-out", str(package), str(compiled)], payload)
    else:
        raise FileNotFoundError("Neither WiX (candle, light) nor msitools (wixl) is there to build the .msi.")
    sign(package)
    return package


def description(project: Project, payload: Path, icon: Path) -> str:
    """Return the source from which WiX and msitools build the package, running in the folder ``payload``.

    File names are relative to it, because msitools accepts no others. The product's code changes with the
    version only: Windows refuses another package of the version that is installed, with status 1638.
    """
    folder = ET.Element("Directory", Id="INSTALLFOLDER", Name=TITLE)
    feature = ET.Element("Feature", Id="Everything", Title=TITLE, Level="1")
    _add_files(payload, folder, feature)
    return _SOURCE.format(
        product=_guid(f"product {project.version}"),
        title=TITLE,
        holder=HOLDER,
        version=project.version,
        upgrade_code=braces(UPGRADE_CODE),
        icon=os.path.relpath(icon, payload),
        uninstall_key=UNINSTALL_KEY,
        address=_ADDRESS.format(address=escape(project.address)) if project.address else "",
        folder=ET.tostring(folder, encoding="unicode"),
        feature=ET.tostring(feature, encoding="unicode"),
    )


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
