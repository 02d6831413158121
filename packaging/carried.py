"""Describe the works of others that a package carries: their licence texts and the bill of materials."""

import json
import os
import platform
import re
import sys
import sysconfig
import uuid
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

from project import ROOT, Project

RUNTIME_LOCK = ROOT / "packaging/runtime.lock"

_LOCKED = re.compile(r"^[a-z0-9].*==[^\\]+", re.MULTILINE)

# The wheels of Qt for Python name these texts without bringing them. Debian has them in this folder; on other
# systems the variable names a folder that does.
_LICENCES, _LICENCES_VARIABLE = Path("/usr/share/common-licenses"), "MENAGERIE_LICENCES"
_LICENCE_FILE = re.compile(r"(?i)(licen[cs]e|copying|notice)")
_RULE = "=" * 78

_SPECIFICATION = "1.6"
# The bill's serial number is derived from this, so that building again gives the same number.
_NAMESPACE = uuid.UUID("1f6a3c5e-7f0b-4d0c-9b58-4d8b7a2f7c11")


def carried_distributions(runtime_lock: Path = RUNTIME_LOCK) -> Iterator[Distribution]:
    """Yield the distributions locked for this system, and PyInstaller, whose boot program starts the folder.

    Raises PackageNotFoundError for a distribution that is not installed here.
    """
    for locked in _LOCKED.findall(runtime_lock.read_text(encoding="utf-8")):
        requirement = Requirement(locked.strip())
        if requirement.marker is None or requirement.marker.evaluate():
            yield distribution(requirement.name)
    yield distribution("pyinstaller")


def notices(carried: Iterable[Distribution], others: Iterable[tuple[str, str]] = ()) -> str:
    """Return one text with the licences of Menagerie, Python, the carried distributions and ``others``.

    Each of ``others`` is a title and a text. Raises FileNotFoundError for a part without a licence text.
    """
    own = (ROOT / "LICENSE").read_text(encoding="utf-8")
    parts = [("Menagerie", own), ("Python", _licence_of_python())]
    parts += [(_title(each), "\n\n".join(_texts(each))) for each in carried]
    parts += others
    opening = "Menagerie carries works of others, each under its own licence.\n"
    return opening + "".join(f"\n{_RULE}\n{title}\n{_RULE}\n\n{text.strip()}\n" for title, text in parts)


def bill_of_materials(project: Project, carried: Iterable[Distribution], time: int) -> str:
    """Return the software bill of materials for this system, as CycloneDX in JSON.

    ``time`` is the Unix time of the sources. Python is added to the carried distributions. The libraries
    inside the files of Qt and Python are not listed one by one.
    """
    application = {
        "type": "application",
        "bom-ref": "menagerie",
        "name": "menagerie",
        "version": project.version,
        "licenses": [{"license": {"id": "MIT"}}],
    }
    components = [_python(), *map(_component, carried)]
    system = f"{platform.system()} {platform.machine()}"
    bill = {
        "$schema": f"http://cyclonedx.org/schema/bom-{_SPECIFICATION}.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": _SPECIFICATION,
        "serialNumber": uuid.uuid5(_NAMESPACE, f"{project.version} {system} {time}").urn,
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(time, UTC).isoformat(),
            "component": application,
        },
        "components": components,
        "dependencies": [{"ref": "menagerie", "dependsOn": [each["bom-ref"] for each in components]}],
    }
    return json.dumps(bill, indent=2) + "\n"


def _licence_of_python() -> str:
    # Python's installer for Windows puts it beside the program, all others beside the library.
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    licence = next((place / "LICENSE.txt" for place in places if (place / "LICENSE.txt").is_file()), None)
    if licence is None:
        raise FileNotFoundError(f"Python's licence lies in none of {places}.")
    return licence.read_text(encoding="utf-8")


def _title(package: Distribution) -> str:
    return f"{package.metadata['Name']} {package.version}"


def _texts(package: Distribution) -> list[str]:
    files = [file for file in package.files or () if ".dist-info" in str(file)]
    texts = [
        Path(str(file.locate())).read_text(encoding="utf-8")
        for file in sorted(files)
        if _LICENCE_FILE.search(file.name)
    ]
    if texts:
        return texts
    stated = package.metadata.json.get("license", "")
    if "LGPL-3.0-only" not in stated:
        raise FileNotFoundError(f"{_title(package)} brings no licence.")
    # The LGPL refers to the GPL, so both are needed.
    choice = f"{_title(package)} is used under the LGPL-3.0-only, of this choice: {stated}."
    return [choice, *(_common_licence(name) for name in ("LGPL-3", "GPL-3"))]


def _common_licence(name: str) -> str:
    path = Path(os.environ.get(_LICENCES_VARIABLE, _LICENCES)) / name
    if not path.is_file():
        raise FileNotFoundError(
            f"The package has to carry the {name}, and {path} is not there. "
            f"Set {_LICENCES_VARIABLE} to a folder that has it, such as a copy of Debian's {_LICENCES}."
        )
    return path.read_text(encoding="utf-8")


def _python() -> dict[str, object]:
    version = platform.python_version()
    purl = f"pkg:generic/python@{version}"
    return {
        "type": "platform",
        "bom-ref": purl,
        "name": "Python",
        "version": version,
        "purl": purl,
        "licenses": [{"license": {"id": "PSF-2.0"}}],
    }


def _component(package: Distribution) -> dict[str, object]:
    name = package.metadata["Name"].lower().replace("_", "-")
    purl = f"pkg:pypi/{name}@{package.version}"
    return {
        "type": "library",
        "bom-ref": purl,
        "name": package.metadata["Name"],
        "version": package.version,
        "purl": purl,
        "licenses": _licences(package),
    }


def _licences(package: Distribution) -> list[dict[str, object]]:
    """Return what the package states: an expression (PEP 639), one line of free text, or classifiers."""
    # Some versions of importlib.metadata raise when asked for a missing field; the dictionary does not.
    stated = package.metadata.json
    if stated.get("license_expression"):
        return [{"expression": stated["license_expression"]}]
    licence = stated.get("license", "")
    if licence and "\n" not in licence:
        return [{"license": {"name": licence}}]
    classified = (each.split(" :: ") for each in stated.get("classifier", ()))
    return [{"license": {"name": words[-1]}} for words in classified if words[0] == "License"]
