"""Write the bill of materials: everything that a package carries, and the owner of each binary file."""

import decimal
import json
import platform
import re
import sqlite3
import ssl
import sys
import uuid
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from importlib.metadata import Distribution
from pathlib import Path, PurePosixPath
from typing import NamedTuple
from xml.parsers import expat

from PySide6.QtCore import qVersion

from licenses import (
    COPIED,
    MICROSOFT_LICENCE,
    MaterialError,
    copied_library,
    embedded_works,
    licence_of,
)
from linux.dpkg import package_of_python, package_with
from project import COMMANDS, Project

_SPECIFICATION = "1.6"
# The bill's serial number is derived from this, so that building again gives the same number.
_NAMESPACE = uuid.UUID("1f6a3c5e-7f0b-4d0c-9b58-4d8b7a2f7c11")

# The first bytes of programs and libraries: of Linux, Windows and macOS (for one or for several processors).
_BINARY = (b"\x7fELF", b"MZ", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")

# PyInstaller's folder for everything but the programs.
_INTERNAL = "_internal/"
_PROGRAM = rf"({'|'.join(COMMANDS)})(\.exe)?"
_PYTHON = re.compile(r"libpython3[\d.]*\.(so.*|dylib)|python3\d*\.dll|Python|Python\.framework/(.*/)?Python")
# Also libraries that only fit one version of Python's own interface, such as those of PySide6.
_EXTENSION_MODULE = re.compile(r".*\.(so|pyd)|.*\.abi3t?\..*")


class Library(NamedTuple):
    """A work of others whose files have no metadata that would say what they are.

    ``files`` matches their paths below ``_internal``; ``licence`` is an SPDX identifier. ``version`` takes
    the path of such a file and returns None if the version is not known. ``module`` is the module of Python
    that is linked to it or contains it.
    """

    name: str
    files: str
    licence: str
    version: Callable[[Path], str | None]
    module: str = ""


def _named(stem: str) -> str:
    """Return the pattern of a library's file name on all systems."""
    return rf"(?<![\w])(?:lib)?(?:{stem})[-.\d]*(?:-arm64)?\.(?:so[.\d]*|dll|dylib)"


def _icu_version(library: Path) -> str | None:
    """Return the full version that stands in ICU's main library, whose file name has the first number."""
    main = library.parent / library.name.replace("icudata", "icuuc").replace("icui18n", "icuuc")
    first = library.name.rpartition(".so.")[2].partition(".")[0]
    found = re.search(rf"\0({first}\.[\d.]+)\0".encode(), main.read_bytes())
    return found[1].decode() if found else first


# The first that matches a file counts. Any other library needs a line here, without which the build fails;
# what a wheel brings in a folder for libraries of others needs it in ``carried``.
LIBRARIES = (
    Library("ICU", r"PySide6/Qt/lib/libicu.*", "Unicode-3.0", _icu_version),
    Library(
        "Qt",
        r"PySide6/(Qt/)?plugins/[\w-]+/[\w-]+\.(so|dll|dylib)|PySide6/Qt/lib/(libQt6\w+\.so.*|Qt\w+\.framework/.*)|PySide6/Qt6\w+\.dll",
        "LGPL-3.0-only",
        lambda _: qVersion(),
    ),
    Library(
        "Microsoft Visual C++ runtime",
        r"(?i)(.*/)?((vcruntime|msvcp|concrt|vccorlib)140\w*|ucrtbase|api-ms-win-[\w-]+)\.dll",
        MICROSOFT_LICENCE,
        lambda _: None,
    ),
    Library("SQLite", _named("sqlite3"), "blessing", lambda _: sqlite3.sqlite_version, "_sqlite3"),
    Library("OpenSSL", _named("ssl|crypto"), "Apache-2.0", lambda _: ssl.OPENSSL_VERSION.split()[1], "_ssl"),
    Library("libffi", _named("ffi"), "MIT", lambda _: None, "_ctypes"),
    Library("zlib", _named("z|zlib"), "Zlib", lambda _: zlib.ZLIB_RUNTIME_VERSION, "zlib"),
    Library("Expat", _named("expat"), "MIT", lambda _: expat.EXPAT_VERSION.removeprefix("expat_"), "pyexpat"),
    Library("Zstandard", _named("zstd"), "BSD-3-Clause", lambda _: None, "_zstd"),
    Library("libmpdec", _named("mpdec"), "BSD-2-Clause", lambda _: decimal.__libmpdec_version__, "_decimal"),
)


def bill_of_materials(project: Project, frozen: Path, carried: Iterable[Distribution], time: int) -> str:
    """Return the software bill of materials of the folder ``frozen``, as CycloneDX in JSON.

    ``carried`` are the distributions in it; ``time`` is the Unix time of the sources. Every binary file
    belongs to exactly one component. Raises MaterialError for a file that belongs to none.
    """
    distributions = list(carried)
    owned = _files_by_owner(frozen, distributions)
    components = [_python(frozen, owned)]
    components += [
        _library(library, frozen, owned[library.name]) for library in LIBRARIES if library.name in owned
    ]
    components += [_distribution(each, owned.get(_name(each), [])) for each in distributions]
    application = {
        "type": "application",
        "bom-ref": "menagerie",
        "name": "menagerie",
        "version": project.version,
        "licenses": [{"license": {"id": "MIT"}}],
    }
    bill = {
        "$schema": f"http://cyclonedx.org/schema/bom-{_SPECIFICATION}.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": _SPECIFICATION,
        "serialNumber": "",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(time, UTC).isoformat(),
            "component": application,
        },
        "components": components,
        "dependencies": [{"ref": "menagerie", "dependsOn": [each["bom-ref"] for each in components]}],
        "compositions": [{"aggregate": "incomplete", "assemblies": _opaque(components)}],
    }
    bill["serialNumber"] = uuid.uuid5(_NAMESPACE, json.dumps(bill)).urn
    return json.dumps(bill, indent=2) + "\n"


def _files_by_owner(frozen: Path, carried: Iterable[Distribution]) -> dict[str, list[str]]:
    """Return the paths of the binary files, by the name of what they belong to."""
    of_wheels: dict[str, str] = {}
    for package in carried:
        # Asking for the name reads all that the package states of itself.
        of_wheels |= dict.fromkeys((file.as_posix() for file in package.files or ()), _name(package))
    owned: defaultdict[str, list[str]] = defaultdict(list)
    unknown: list[str] = []
    for location in _binary_files(frozen):
        owner = _owner(location, of_wheels)
        (unknown if owner is None else owned[owner]).append(location)
    if unknown:
        raise MaterialError(
            f"The bill of materials does not know what these are: {', '.join(unknown)}. "
            "Add each to LIBRARIES in packaging/sbom.py, or one from a folder of a wheel to "
            "COPIED_LIBRARIES in packaging/licenses.py, or leave it out in packaging/freezing.py."
        )
    return owned


def _binary_files(frozen: Path) -> Iterator[str]:
    for path in sorted(frozen.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4).startswith(_BINARY):
                    yield path.relative_to(frozen).as_posix()


def _owner(location: str, of_wheels: Mapping[str, str]) -> str | None:
    if not location.startswith(_INTERNAL):
        # The programs themselves, and whatever else a build might add.
        return "pyinstaller" if re.fullmatch(_PROGRAM, location) else None
    path = location.removeprefix(_INTERNAL)
    if COPIED.match(path):
        return of_wheels.get(path) if copied_library(PurePosixPath(path).name) else None
    for library in LIBRARIES:
        if re.fullmatch(library.files, path):
            return library.name
    if path in of_wheels:
        return of_wheels[path] if _EXTENSION_MODULE.fullmatch(path) else None
    is_module = "/lib-dynload/" in path or path.endswith(".pyd")
    is_of_python = is_module and _module(path) in sys.stdlib_module_names
    return "Python" if is_of_python or _PYTHON.fullmatch(path) else None


def _module(path: str) -> str:
    return path.rpartition("/")[2].partition(".")[0]


def _python(frozen: Path, owned: Mapping[str, list[str]]) -> dict[str, object]:
    version = platform.python_version()
    package = package_of_python()
    purl = package.purl if package else f"pkg:generic/python@{version}"
    files = owned.get("Python", [])
    inside = [_inside(library, purl) for library in _inside_python(frozen, owned)]
    return {
        "type": "platform",
        "bom-ref": purl,
        "name": "Python",
        "version": version,
        "purl": purl,
        "licenses": [{"license": {"id": "PSF-2.0"}}],
        **({"components": inside} if inside else {}),
        **_evidence(files),
    }


def _inside_python(frozen: Path, owned: Mapping[str, list[str]]) -> Iterator[Library]:
    """Yield the libraries that were built into Python; the others are files of their own or the system's."""
    files = owned.get("Python", [])
    modules = {_module(file) for file in files} | set(sys.builtin_module_names)
    contents = [(frozen / file).read_bytes() for file in files]
    for library in LIBRARIES:
        if library.module in modules and library.name not in owned:
            # A program names the libraries that it is linked to.
            linked = re.compile(library.files.encode())
            if not any(linked.search(content) for content in contents):
                yield library


def _inside(library: Library, parent: str) -> dict[str, object]:
    version = library.version(Path())
    return {
        "type": "library",
        "bom-ref": f"{parent}#{library.name}",
        "name": library.name,
        **({"version": version} if version else {}),
        "licenses": [licence_of(library.licence)],
    }


def _library(library: Library, frozen: Path, files: list[str]) -> dict[str, object]:
    first = frozen / files[0]
    version = library.version(first)
    # Of the system's libraries only those below _internal itself were taken; the others are from wheels.
    package = package_with(f"*/{first.name}") if first.parent == frozen / "_internal" else None
    name = re.sub(r"\W+", "-", library.name).lower()
    purl = package.purl if package else f"pkg:generic/{name}" + (f"@{version}" if version else "")
    return {
        "type": "library",
        "bom-ref": purl,
        "name": library.name,
        **({"version": version} if version else {}),
        "purl": purl,
        "licenses": [licence_of(library.licence)],
        **_evidence(files),
    }


def _distribution(package: Distribution, files: list[str]) -> dict[str, object]:
    purl = f"pkg:pypi/{_name(package)}@{package.version}"
    inside = [
        {**work, "bom-ref": f"{purl}#{work['name']}@{work.get('version')}"}
        for work in embedded_works(package)
    ]
    return {
        "type": "library",
        "bom-ref": purl,
        "name": package.metadata["Name"],
        "version": package.version,
        "purl": purl,
        "licenses": _licences(package),
        **({"components": inside} if inside else {}),
        **_evidence(files),
    }


def _evidence(files: list[str]) -> dict[str, object]:
    return {"evidence": {"occurrences": [{"location": file} for file in files]}} if files else {}


def _opaque(components: Iterable[Mapping[str, object]]) -> list[object]:
    """Return the components with binary files of unknown contents: more works may be inside."""
    return [
        each["bom-ref"]
        for each in components
        if "evidence" in each and ("components" not in each or each["type"] == "platform")
    ]


def _name(package: Distribution) -> str:
    return package.metadata["Name"].lower().replace("_", "-")


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
