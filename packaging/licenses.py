"""Collect the licence texts of the works of others that a package carries."""

import json
import os
import re
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any, NamedTuple

from packaging.requirements import Requirement

from freezing import OWN_LIBPQ
from project import ROOT

RUNTIME_LOCK = ROOT / "packaging/runtime.lock"

_LOCKED = re.compile(r"^[a-z0-9].*==[^\\]+", re.MULTILINE)

# The wheels of Qt for Python name these texts without bringing them. Debian has them in this folder; on other
# systems the variable names a folder that does.
_LICENCES, _LICENCES_VARIABLE = Path("/usr/share/common-licenses"), "MENAGERIE_LICENCES"
_LICENCE_FILE = re.compile(r"(?i)(licen[cs]e|copying|notice)")
# What is taken over from a wheel's own bill of materials.
_FIELDS = ("type", "name", "version", "purl", "licenses")
_RULE = "=" * 78

# What tools for wheels name the folders into which they copy libraries of others.
COPIED = re.compile(r"[^/]+\.libs/|.*\.dylibs/")

# Microsoft's terms for what programs may carry, which are not on SPDX's list.
MICROSOFT_LICENCE = "LicenseRef-Microsoft-redistributable"


class MaterialError(Exception):
    """Something that the package carries is not described; the text says what."""


class Copied(NamedTuple):
    """A library of others that a wheel brings as a file of its own.

    ``name`` is what the wheel's own bill of materials calls it, where it has one. ``files`` matches the
    beginning of its files' names; ``licence`` is an SPDX identifier. ``version`` finds its version in the
    file, where it says so.
    """

    name: str
    files: str
    licence: str
    version: str = ""


# The first that matches counts. Another one needs a line here: ``materials`` fails the build without it.
COPIED_LIBRARIES = (
    Copied("openssl", "(lib)?(ssl|crypto)", "Apache-2.0", r"OpenSSL (\d+\.\d+\.\d+)"),
    Copied("libpq", "libpq", "PostgreSQL"),
    Copied("krb5", "lib(gssapi_krb5|krb5|krb5support|k5crypto)", "MIT", r"krb5-([\d.]+)-final"),
    Copied("libcom_err", "libcom_err", "MIT"),
    Copied("openldap", "lib(ldap|lber)", "OLDAP-2.8"),
    Copied("Microsoft Visual C++ runtime", "(msvcp|vcruntime|concrt)140", MICROSOFT_LICENCE),
)


def carried_distributions(runtime_lock: Path = RUNTIME_LOCK) -> Iterator[Distribution]:
    """Yield the distributions locked for this system, and PyInstaller, whose boot program starts the folder.

    Raises PackageNotFoundError for a distribution that is not installed here.
    """
    for locked in _LOCKED.findall(runtime_lock.read_text(encoding="utf-8")):
        requirement = Requirement(locked.strip())
        is_left_out = sys.platform == "linux" and requirement.name == OWN_LIBPQ.replace("_", "-")
        if not is_left_out and (requirement.marker is None or requirement.marker.evaluate()):
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


def embedded_works(package: Distribution) -> list[dict[str, Any]]:
    """Return what the package says is inside its binary files, as components of CycloneDX (PEP 770).

    So are the known libraries that it brings as files, of which few packages say more. Raises MaterialError
    if it says so in another format.
    """
    works = {}
    for file in package.files or ():
        if file.parent.name != "sboms":
            continue
        text = Path(str(file.locate())).read_text(encoding="utf-8")
        described = json.loads(text) if file.suffix == ".json" else {}
        if described.get("bomFormat") != "CycloneDX":
            raise MaterialError(
                f"{_title(package)} has a bill of materials in an unknown format: {file.name}."
            )
        for part in described.get("components", ()):
            work = {field: part[field] for field in _FIELDS if field in part}
            # Tools that repair wheels list the wheel itself too.
            if not work.get("purl", "").startswith("pkg:pypi/"):
                works[part["name"], part.get("version", "")] = work
    named = {name: work for (name, _version), work in works.items()}
    for library, version in _copied_libraries(package):
        if library.name not in named:
            named[library.name] = works[library.name, ""] = {"type": "library", "name": library.name}
        named[library.name].setdefault("licenses", [licence_of(library.licence)])
        if version:
            named[library.name].setdefault("version", version)
    return [works[key] for key in sorted(works)]


def licence_of(identifier: str) -> dict[str, dict[str, str]]:
    """Return the licence as CycloneDX has it, whose ids are those of SPDX's list alone."""
    return {"license": {"name" if identifier.startswith("LicenseRef-") else "id": identifier}}


def copied_library(file: str) -> Copied | None:
    """Return the library of a file that a wheel brings, whatever each system puts behind its name."""
    behind = r"[-.\w]*?\.(so[.\d]*|dll|[\d.]*dylib)"
    return next((one for one in COPIED_LIBRARIES if re.fullmatch(one.files + behind, file)), None)


def _copied_libraries(package: Distribution) -> Iterator[tuple[Copied, str]]:
    """Yield the known libraries that the package brings as files, with their versions (empty: not stated)."""
    for file in package.files or ():
        library = copied_library(file.name) if COPIED.match(file.as_posix()) else None
        if library is None:
            continue
        content = Path(str(file.locate())).read_bytes() if library.version else b""
        found = re.search(library.version.encode(), content) if content else None
        yield library, found[1].decode() if found else ""


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
        return [*texts, *_inside(package)]
    stated = package.metadata.json.get("license", "")
    if "LGPL-3.0-only" not in stated:
        raise FileNotFoundError(f"{_title(package)} brings no licence.")
    # The LGPL refers to the GPL, so both are needed.
    choice = f"{_title(package)} is used under the LGPL-3.0-only, of this choice: {stated}."
    return [choice, *(_common_licence(name) for name in ("LGPL-3", "GPL-3"))]


def _inside(package: Distribution) -> list[str]:
    """Return a list of the works inside the package, whose texts it does not bring."""
    lines = [
        f"  {each['name']} {each.get('version', '')}: {_stated_licence(each)}"
        for each in embedded_works(package)
    ]
    return ["\n".join(["Its files are or contain also:", "", *lines])] if lines else []


def _stated_licence(work: dict[str, Any]) -> str:
    stated = [
        each.get("expression") or each["license"].get("id") or each["license"].get("name")
        for each in work.get("licenses", ())
    ]
    return " AND ".join(stated) or "licence not stated"


def _common_licence(name: str) -> str:
    path = Path(os.environ.get(_LICENCES_VARIABLE, _LICENCES)) / name
    if not path.is_file():
        raise FileNotFoundError(
            f"The package has to carry the {name}, and {path} is not there. "
            f"Set {_LICENCES_VARIABLE} to a folder that has it, such as a copy of Debian's {_LICENCES}."
        )
    return path.read_text(encoding="utf-8")
