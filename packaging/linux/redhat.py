"""Build the .rpm, for Fedora, openSUSE and their derivatives."""

import platform
import re
import shutil
import subprocess
import textwrap
from collections.abc import Iterable
from pathlib import Path

from linux.tree import DOCUMENTATION, LIBRARY, files_of, settle
from project import DESCRIPTION, HOLDER, Project

# Of Menagerie, and of the works that it carries. The bill of materials has the rest: who has which.
_LICENCES = ("MIT", "LGPL-3.0-only", "BSD-3-Clause", "Apache-2.0", "Python-2.0.1", "Unicode-3.0", "MPL-2.0")

_WIDTH = 78

_SPEC = """\
%global debug_package %{{nil}}
%global __os_install_post %{{nil}}
%global _build_id_links none
%global __provides_exclude_from ^/usr/{library}/.*$
%global __requires_exclude {own_libraries}

Name: menagerie
Version: {version}
Release: 1
Summary: {summary}
License: {licences}
Packager: {holder} <{contact}>
{url}Recommends: ca-certificates
Recommends: (libpq or libpq5)
Recommends: (gnome-keyring or kf6-kwallet or kf5-kwallet or keepassxc)
Recommends: (google-noto-color-emoji-fonts or google-noto-coloremoji-fonts or noto-coloremoji-fonts)
Recommends: (google-noto-sans-cjk-vf-fonts or google-noto-sans-cjk-fonts or noto-sans-cjk-fonts)

%description
{description}

%install
cp --archive '{tree}' '%{{buildroot}}/usr'

%files
%defattr(-, root, root)
%doc /usr/{documentation}
/usr/{library}
{files}

%changelog
{changelog}"""


def build_rpm(project: Project, prefix: Path, build: Path, target: Path, source_time: int) -> Path:
    """Build the package from the tree ``prefix`` into the folder ``target`` and return it.

    ``build`` is a folder for what is made on the way; ``source_time`` is the Unix time given to all files.
    """
    shutil.rmtree(build, ignore_errors=True)
    tree = build / "tree"
    shutil.copytree(prefix, tree, symlinks=True)
    settle(tree, source_time)
    spec = build / "menagerie.spec"
    spec.write_text(specification(project, tree), encoding="utf-8")
    macros = {
        "_topdir": str(build),
        "_rpmdir": str(build),
        "_build_name_fmt": "menagerie.rpm",
        "_binary_payload": "w6.xzdio",
        "_buildhost": "menagerie",
        "use_source_date_epoch_as_buildtime": "1",
        "clamp_mtime_to_source_date_epoch": "1",
    }
    architecture = platform.machine()
    command = ["rpmbuild", "-bb", "--quiet", "--target", architecture]
    command += [word for name, value in macros.items() for word in ("--define", f"{name} {value}")]
    subprocess.run([*command, str(spec)], check=True, capture_output=True, text=True)
    package = target / f"menagerie-{project.version}-1.{architecture}.rpm"
    shutil.move(build / "menagerie.rpm", package)
    return package


def specification(project: Project, tree: Path) -> str:
    """Return the source from which rpmbuild builds the package of the files in ``tree``."""
    own_folders = (LIBRARY, DOCUMENTATION)
    files = [path for path in files_of(tree) if not any(path.is_relative_to(each) for each in own_folders)]
    return _SPEC.format(
        version=project.version,
        summary=project.summary,
        holder=HOLDER,
        contact=project.contact,
        licences=" AND ".join(_LICENCES),
        url=f"URL: {project.address}\n" if project.address else "",
        description="\n\n".join(textwrap.fill(paragraph, _WIDTH) for paragraph in DESCRIPTION),
        tree=tree,
        library=LIBRARY,
        documentation=DOCUMENTATION,
        own_libraries=_own_libraries(files_of(tree)),
        files="\n".join(f"/usr/{path}" for path in files),
        changelog=_changelog(project),
    )


def _own_libraries(files: Iterable[Path]) -> str:
    """Return the pattern of the libraries inside the package, which must not appear as its dependencies."""
    names = {path.name for path in files if path.name.startswith("lib") and ".so" in path.name}
    # rpm would read a backslash itself.
    patterns = (re.sub(r"[.+]", r"[\g<0>]", name) for name in sorted(names))
    return f"^({'|'.join(patterns)})[(]"


def _changelog(project: Project) -> str:
    return "\n".join(
        f"* {release.date:%a %b %d %Y} {HOLDER} <{project.contact}> - {release.version}-1\n"
        + "".join(f"- {note}\n" for note in release.notes)
        for release in project.releases
    )
