"""Build the .deb, for Debian, Ubuntu and their derivatives."""

import gzip
import re
import shutil
import subprocess
import textwrap
from datetime import UTC, datetime, time
from email.utils import format_datetime
from pathlib import Path

from linux.tree import DOCUMENTATION, ELF, LIBRARY, settle
from project import DESCRIPTION, HOLDER, ROOT, Project

# Needed without being linked: certificates to check servers against, the way to a shared store, a keyring,
# and fonts for emoji in the names of animals, and for Japanese and Chinese, which the window speaks.
_RECOMMENDS = (
    "ca-certificates, libpq5, gnome-keyring | kwallet6 | libkf5wallet-bin | keepassxc, "
    "fonts-noto-color-emoji, fonts-noto-cjk | fonts-droid-fallback"
)

# What only some versions of lintian know. No override helps: the others report an unknown tag as an error.
_IGNORED = (
    # From Debian 13 on, it asks appstreamcli. The build does so too, and knows what stays for a reason.
    "appstream-metadata-validation-failed",
    # Until Debian 12: extension modules that only call the interpreter, and a library that only holds data.
    "library-not-linked-against-libc",
)
# How lintian ends when it found something.
_FOUND = 2

_WIDTH = 78


def build_deb(project: Project, prefix: Path, build: Path, target: Path, source_time: int) -> Path:
    """Build the package from the tree ``prefix`` into the folder ``target`` and return it.

    ``build`` is a folder for what is made on the way; ``source_time`` is the Unix time given to all files.
    """
    shutil.rmtree(build, ignore_errors=True)
    root = build / "root"
    shutil.copytree(prefix, root / "usr", symlinks=True)
    documentation = root / "usr" / DOCUMENTATION
    (documentation / "copyright").write_text(_copyright(project), encoding="utf-8")
    (documentation / "changelog.gz").write_bytes(gzip.compress(changelog(project).encode(), mtime=0))
    overrides = root / "usr/share/lintian/overrides/menagerie"
    overrides.parent.mkdir(parents=True)
    shutil.copy(ROOT / "packaging/linux/lintian-overrides", overrides)
    settle(root, source_time)
    architecture = _ask("dpkg", "--print-architecture")
    (root / "DEBIAN").mkdir()
    control = root / "DEBIAN/control"
    # dpkg-shlibdeps recognises a package's folder by its control file.
    control.touch()
    text = control_file(project, architecture, _dependencies(root, build), _installed_kilobytes(root))
    control.write_text(text, encoding="utf-8")
    _write_checksums(root)
    settle(root / "DEBIAN", source_time)
    package = target / f"menagerie_{project.version}_{architecture}.deb"
    # Level 9 takes 0.7 GB of memory and saves 2 %. The other two, packed beside it, keep the usual level.
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", str(root), str(package)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return package


def check_deb(package: Path) -> None:
    """Raise CalledProcessError if lintian finds a fault in the package."""
    command = ["lintian", "--fail-on=error,warning", str(package)]
    result = subprocess.run(command, check=False, capture_output=True, text=True)
    if result.returncode not in (0, _FOUND) or faults(result.stdout):
        raise subprocess.CalledProcessError(result.returncode, command, result.stdout, result.stderr)


def faults(found: str) -> list[str]:
    """Return the errors and warnings that lintian printed, without those that have a reason."""
    lines = [line for line in found.splitlines() if line.startswith(("E: ", "W: "))]
    return [line for line in lines if not any(tag in line for tag in _IGNORED)]


def changelog(project: Project) -> str:
    """Return the change log in Debian's format."""
    return "\n".join(
        f"menagerie ({release.version}) unstable; urgency=medium\n\n"
        + "".join(f"{_item(note)}\n" for note in release.notes)
        + f"\n -- {HOLDER} <{project.contact}>  "
        + format_datetime(datetime.combine(release.date, time(), UTC))
        + "\n"
        for release in project.releases
    )


def _item(note: str) -> str:
    return textwrap.fill(note, _WIDTH, initial_indent="  * ", subsequent_indent="    ")


def control_file(project: Project, architecture: str, dependencies: str, kilobytes: int) -> str:
    """Return what dpkg knows about the package."""
    homepage = f"Homepage: {project.address}\n" if project.address else ""
    return f"""\
Package: menagerie
Version: {project.version}
Architecture: {architecture}
Maintainer: {HOLDER} <{project.contact}>
Installed-Size: {kilobytes}
Depends: {dependencies}
Recommends: {_RECOMMENDS}
Section: database
Priority: optional
{homepage}Description: {_synopsis(project)}
{_description()}
"""


def _synopsis(project: Project) -> str:
    """Return the summary without a leading article, as Debian requires."""
    return re.sub(r"^(A|An|The) ", "", project.summary)


def _description() -> str:
    return "\n .\n".join(
        textwrap.fill(paragraph, _WIDTH, initial_indent=" ", subsequent_indent=" ")
        for paragraph in DESCRIPTION
    )


def _copyright(project: Project) -> str:
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8").strip().splitlines()
    terms = licence[licence.index("") + 1 :]
    text = "\n".join(f" {line}" if line else " ." for line in terms)
    source = f"Source: {project.address}\n" if project.address else ""
    return f"""\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: menagerie
{source}Comment: What lies below /usr/{LIBRARY}/_internal is of others.
 Their licences are in /usr/{DOCUMENTATION}/notices.gz.

Files: *
Copyright: {project.releases[-1].date.year} {HOLDER}
License: Expat
{text}
"""


def _dependencies(root: Path, build: Path) -> str:
    """Return the Debian packages that the programs and libraries below ``root`` are linked to."""
    internal = root / "usr" / LIBRARY / "_internal"
    source = build / "debian/control"
    source.parent.mkdir(parents=True)
    source.write_text("Source: menagerie\n\nPackage: menagerie\nArchitecture: any\n", encoding="ascii")
    # Without this, our own copy of a library would lead to the system's package of it.
    own = [path.name.split(".so.") for path in sorted(internal.glob("lib*.so.*"))]
    lines = [f"{name} {version}\n" for name, version in own]
    (source.parent / "shlibs.local").write_text("".join(lines), encoding="ascii")
    binaries = [path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink()]
    command = ["dpkg-shlibdeps", "-O", f"-S{root.relative_to(build)}", "--warnings=0"]
    command += [f"-l{(internal / folder).relative_to(build)}" for folder in (".", "PySide6/Qt/lib")]
    command += [f"-e{path.relative_to(build)}" for path in binaries if _is_elf(path)]
    output = subprocess.run(command, cwd=build, check=True, capture_output=True, text=True).stdout
    return output.strip().removeprefix("shlibs:Depends=")


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(ELF)) == ELF


def _installed_kilobytes(root: Path) -> int:
    return sum(path.lstat().st_size for path in root.rglob("*")) // 1024


def _write_checksums(root: Path) -> None:
    """Write the checksums by which dpkg recognises changed files."""
    files = [path for path in sorted((root / "usr").rglob("*")) if path.is_file() and not path.is_symlink()]
    sums = _ask("md5sum", *(str(path.relative_to(root)) for path in files), cwd=root)
    (root / "DEBIAN/md5sums").write_text(sums + "\n", encoding="utf-8")


def _ask(*command: str, cwd: Path | None = None) -> str:
    return subprocess.run(command, cwd=cwd, check=True, capture_output=True, text=True).stdout.strip()
