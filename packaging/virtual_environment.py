"""Set up what a command of dev.py needs: the system's packages, and a virtual environment of locked ones.

Standard library only, in the syntax of Python 3.8 (see dev.py).
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

RUNTIME_LOCK = "packaging/runtime.lock"
BUILD_LOCK = "packaging/build.lock"
PACKAGE_LOCK = "packaging/package.lock"
DEVELOPMENT_LOCK = "packaging/development.lock"
LOCKS = (RUNTIME_LOCK, BUILD_LOCK, PACKAGE_LOCK, DEVELOPMENT_LOCK)

# For the desktop tests: screen, window manager, keys and clicks, session bus, accessibility, keyring, fonts.
DEBIAN_DESKTOP = (
    *("xvfb", "xauth", "openbox", "xdotool"),
    *("dbus", "at-spi2-core", "python3-pyatspi", "gnome-keyring"),
    *("fonts-inter", "fonts-noto-core", "fonts-noto-color-emoji"),
    # tests/visual draws in it.
    "fonts-dejavu-core",
)
# For the tests that build the .msi and read its tables.
DEBIAN_MSI = ("wixl", "msitools")
# For the tests of the shared store, which start servers of their own.
DATABASE = "postgresql"
# Otherwise Debian's package makes a database for all users, and starts a server, when it is installed.
NO_MAIN_CLUSTER = Path("postgresql-common/createcluster.d/menagerie-tests.conf")
# Tools that build packages from these libraries and check the result.
DEBIAN_PACKAGING = (
    *("binutils", "patchelf", "dpkg-dev", "rpm"),
    *("appstream", "desktop-file-utils", "lintian", "rpmlint"),
)

LAST_LINES = 15


class Library(NamedTuple):
    """A library of the system, and the packages that bring it, each under the name of its installer."""

    file: str
    apt: str
    dnf: str
    zypper: str
    pacman: str


# The libraries that Qt is linked to, for a window on X and on Wayland, and for printers. What these bring
# along is left out.
# Only Debian's names were tried; packaging/README.md says so.
LIBRARIES = (
    Library("libGL.so.1", "libgl1", "libglvnd-glx", "Mesa-libGL1", "libglvnd"),
    Library("libEGL.so.1", "libegl1", "libglvnd-egl", "Mesa-libEGL1", "libglvnd"),
    Library("libgthread-2.0.so.0", "libglib2.0-0", "glib2", "libgthread-2_0-0", "glib2"),
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig", "libfontconfig1", "fontconfig"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon0", "libxkbcommon"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "libdbus-1-3", "dbus"),
    Library("libgssapi_krb5.so.2", "libgssapi-krb5-2", "krb5-libs", "krb5", "krb5"),
    Library("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb", "libX11-xcb1", "libx11"),
    Library(
        *("libwayland-cursor.so.0", "libwayland-cursor0"),
        *("libwayland-cursor", "libwayland-cursor0", "wayland"),
    ),
    Library("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "libxcb-cursor0", "xcb-util-cursor"),
    Library(
        *("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        *("libxkbcommon-x11", "libxkbcommon-x11-0", "libxkbcommon-x11"),
    ),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "libxcb-icccm4", "xcb-util-wm"),
    Library(
        *("libxcb-keysyms.so.1", "libxcb-keysyms1"),
        *("xcb-util-keysyms", "libxcb-keysyms1", "xcb-util-keysyms"),
    ),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb", "libxcb-shape0", "libxcb"),
    Library("libcups.so.2", "libcups2", "cups-libs", "libcups2", "libcups"),
)
# What installs packages, by the name of its program.
INSTALL = {
    "dnf": "sudo dnf install",
    "zypper": "sudo zypper install",
    "pacman": "sudo pacman -S --needed",
    # An old list can name files that the mirrors no longer have.
    "apt": "sudo apt-get update && sudo apt-get install --no-install-recommends",
}
DEBIAN_LIBRARIES = tuple(library.apt for library in LIBRARIES)


class Need(NamedTuple):
    """The lock files and Debian packages that a command needs before it can start."""

    name: str
    locks: tuple[str, ...]
    debian_packages: tuple[str, ...]


RUN = Need("run", (RUNTIME_LOCK, BUILD_LOCK), DEBIAN_LIBRARIES)
# Includes all of RUN, so that an environment for the tests can also run the application.
TEST = Need("test", (DEVELOPMENT_LOCK,), RUN.debian_packages + DEBIAN_DESKTOP + DEBIAN_MSI + (DATABASE,))
PACKAGE = Need("package", (RUNTIME_LOCK, BUILD_LOCK, PACKAGE_LOCK), RUN.debian_packages + DEBIAN_PACKAGING)


class SetupError(Exception):
    """The setup cannot continue; the text tells the person at the keyboard why."""


class Step(Protocol):
    """Runs a command that the sentence describes, with these environment variables."""

    def __call__(self, sentence: str, command: Sequence[str], variables: Mapping[str, str]) -> None:
        """Run the command to its end; raise SetupError if it fails."""


class System(Protocol):
    """Provides the packages of the system."""

    def provide(self, need: Need, *, venv_is_missing: bool) -> bool:
        """Return whether nothing is missing in the end; raise SetupError where the command cannot go on."""


class Stamp(NamedTuple):
    """What an environment was made from; written into it after everything has been installed."""

    base: str  # digest of what requires a new environment if it changes: Python, project folder, lock files
    details: str  # digest of what only requires installing again: pyproject.toml, Debian packages
    need: str
    system: str = "complete"

    @classmethod
    def wanted(cls, root: Path, need: Need) -> Stamp:
        """Return the stamp of an environment that is up to date."""
        base = [str(sys.implementation.cache_tag), sys.platform, str(root)]
        base += [_digest((root / lock).read_bytes()) for lock in LOCKS]
        details = [*TEST.debian_packages, *PACKAGE.debian_packages]
        details.append(_digest((root / "pyproject.toml").read_bytes()))
        return cls(_digest(os.fsencode("\n".join(base))), _digest("\n".join(details).encode()), need.name)

    @classmethod
    def read(cls, path: Path) -> Stamp | None:
        """Return the stamp in this file, or None if it is missing or unreadable."""
        try:
            return cls(*path.read_text(encoding="ascii").split())
        except (FileNotFoundError, TypeError, ValueError):
            return None

    def has_packages_for(self, wanted: Stamp) -> bool:
        """Return whether all Python packages are there; those for the tests include those to run."""
        same = (self.base, self.details) == (wanted.base, wanted.details)
        return same and self.need in (wanted.need, TEST.name)


class Debian:
    """Installs the system's packages, on Debian and its derivatives.

    ``report`` returns dpkg's list of packages (see ``missing_packages``); only root may install any.
    ``settings`` is the folder of the system's settings.
    """

    def __init__(
        self, step: Step, report: Callable[[], str], *, is_root: bool, settings: Path = Path("/etc")
    ) -> None:
        self._step = step
        self._report = report
        self._is_root = is_root
        self._settings = settings

    def provide(self, need: Need, *, venv_is_missing: bool) -> bool:
        """Install the missing packages; return whether none is missing in the end.

        Without the right to install, print the command that does. That is an error for everything except
        starting the application, which may work without them.
        """
        missing = missing_packages(need.debian_packages, self._report())
        if venv_is_missing:
            # python3-venv would be for the system's usual Python, which need not be this one.
            missing.append("python{}.{}-venv".format(*sys.version_info))
        if need is PACKAGE:
            missing += missing_python_library()
        if not missing:
            return True
        if not self._is_root:
            sentence = how_to_install("apt", missing)
            if need is not RUN or venv_is_missing:
                raise SetupError(sentence)
            say(sentence)
            return False
        if DATABASE in missing:
            no_main_cluster = self._settings / NO_MAIN_CLUSTER
            no_main_cluster.parent.mkdir(parents=True, exist_ok=True)
            no_main_cluster.write_text("create_main_cluster = false\n", encoding="ascii")
        variables = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        apt_get = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300"]
        # An old list can name files that the mirrors no longer have.
        self._step("Updating the list of the system's packages", [*apt_get, "update"], variables)
        install = [*apt_get, "install", "--yes", "--no-install-recommends", *missing]
        self._step(f"Installing {len(missing)} of the system's packages", install, variables)
        return True


class OtherLinux:
    """Names the libraries that a Linux without Debian's packages lacks.

    ``installer`` is one of INSTALL, or None where none of them is there.
    """

    def __init__(self, installer: str | None, libraries: Sequence[Library] = LIBRARIES) -> None:
        self._installer = installer
        self._libraries = libraries

    def provide(self, need: Need, *, venv_is_missing: bool) -> bool:
        """Print what installs the missing libraries; the command goes on, as it may work without them."""
        if need is PACKAGE:
            raise SetupError("The packages for Linux are built on Debian; packaging/README.md says on which.")
        require_ensurepip(is_missing=venv_is_missing)
        missing = [library for library in self._libraries if not loads(library.file)]
        if not missing:
            return True
        if self._installer is None:
            files = ", ".join(library.file for library in missing)
            say(f"Some of the system's libraries are missing. Install the packages that have them: {files}")
            return False
        # One package can have several of the libraries.
        names = dict.fromkeys(getattr(library, self._installer) for library in missing)
        say(how_to_install(self._installer, names))
        return False


class Environment:
    """A virtual environment of the project.

    ``python`` is its interpreter and ``programs`` the folder of its commands; both exist after ``prepare``.
    ``system`` is None where Qt brings all that it needs.
    """

    def __init__(self, root: Path, step: Step, system: System | None = None, folder: str = ".venv") -> None:
        self.root = root
        self.folder = root / folder
        self.programs = self.folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.programs / ("python.exe" if os.name == "nt" else "python")
        self._stamp = self.folder / "menagerie.stamp"
        self._step = step
        self._system = system

    def beside(self, folder: str) -> Environment:
        """Return another environment of the same project, in this folder of it."""
        return Environment(self.root, self._step, self._system, folder)

    def program(self, name: str) -> list[str]:
        """Return the beginning of a command that starts this program of the environment.

        Where the folder has a space in its name, pip makes a program that goes through a shell, which would
        replace a "$1" in the name. Python reads the same file.
        """
        path = str(self.programs / name)
        return [path] if os.name == "nt" else [str(self.python), path]

    def prepare(self, need: Need) -> None:
        """Install everything that the need names; if it is there already, only read a few files.

        Raises SetupError where that is impossible. After that, as after an interruption, the next start
        makes the environment anew.
        """
        wanted = Stamp.wanted(self.root, need)
        found = Stamp.read(self._stamp) if self.python.exists() else None
        has_packages = found is not None and found.has_packages_for(wanted)
        if found is not None and has_packages and found.system == wanted.system:
            return
        system_is_complete = self._prepare_system(need)
        if not has_packages:
            self._forget_stamp()
            self._install(need, anew=found is None or found.base != wanted.base)
        # An incomplete system is checked at every start: its packages may have been installed meanwhile.
        stamp = wanted if system_is_complete else wanted._replace(system="incomplete")
        self._stamp.write_text("\n".join(stamp), encoding="ascii")

    def _forget_stamp(self) -> None:
        try:
            self._stamp.unlink(missing_ok=True)
        except OSError as exc:
            # It is a file, such as other tools keep there, or was made by another user.
            raise SetupError(
                f"{self.folder} cannot be used ({exc.strerror}). Remove it, and start the command again."
            ) from exc

    def _prepare_system(self, need: Need) -> bool:
        venv_is_missing = importlib.util.find_spec("ensurepip") is None
        if self._system is not None:
            return self._system.provide(need, venv_is_missing=venv_is_missing)
        require_ensurepip(is_missing=venv_is_missing)
        return True

    def _install(self, need: Need, *, anew: bool) -> None:
        variables = own_variables(os.environ)
        if anew:
            make = [sys.executable, "-m", "venv", "--clear", str(self.folder)]
            self._step(f"Making {self.folder.relative_to(self.root)}", make, variables)
        pip = [str(self.python), "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "-q"]
        locks = [f"--requirement={self.root / lock}" for lock in need.locks]
        # Only wheels: no compiler is needed, and installing runs no code of the packages.
        packages = [*pip, "--require-hashes", "--only-binary=:all:", *locks]
        self._step(f"Installing the packages of {' and '.join(need.locks)}", packages, variables)
        offline = ["--no-index", "--no-deps", "--no-build-isolation"]
        project = [*pip, *offline, "--editable", str(self.root)]
        self._step("Installing the project itself", project, variables)
        self._refer_to_source_in_ascii()

    def _refer_to_source_in_ascii(self) -> None:
        """Let the environment name the source by a relative path, which is ASCII wherever the project is.

        pip writes the whole path in UTF-8, and Python before 3.13 reads it in the encoding of the locale.
        """
        for reference in self.folder.rglob("site-packages/*_menagerie.pth"):
            source = os.path.relpath(str(self.root / "src"), str(reference.parent))
            reference.write_text(source + "\n", encoding="ascii")


def missing_packages(wanted: Sequence[str], report: str) -> list[str]:
    """Return those of the wanted packages that are not installed.

    ``report`` has a line for each package that dpkg knows: its status, its name and what it provides,
    separated by tabs. What is provided counts, because later systems renamed libraries: libglib2.0-0t64
    provides libglib2.0-0.
    """
    present = set()
    for line in report.splitlines():
        status, name, provides = line.split("\t")
        if status == "installed":
            present.add(name)
            present.update(provided.split()[0] for provided in provides.split(",") if provided.strip())
    return [name for name in wanted if name not in present]


def missing_python_library(
    library: str | None = None, folder: str | None = None, prefix: str = sys.base_prefix
) -> list[str]:
    """Return Debian's package of Python's shared library if that is missing: PyInstaller needs it.

    The arguments are the library's name, its folder and where Python is installed; by default those of this
    Python. Raises SetupError for a Python that is not Debian's.
    """
    import sysconfig  # noqa: PLC0415 - no other command needs it, and it would slow down every start

    library = library or sysconfig.get_config_var("INSTSONAME") or ""
    folder = folder or sysconfig.get_config_var("LIBDIR") or ""
    # A Python without a shared library names the file that programs are linked with.
    if ".so" in library and (Path(folder, library).exists() or loads(library)):
        return []
    if prefix != "/usr":
        raise SetupError(
            f"The Python in {prefix} has no shared library, which PyInstaller needs. "
            "Start the same command with /usr/bin/python3."
        )
    return ["libpython{}.{}".format(*sys.version_info)]


def loads(library: str) -> bool:
    """Return whether the system has this shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def installer_of(path: str | None = None) -> str | None:
    """Return which program of INSTALL is on this search path, or None."""
    return next((name for name in INSTALL if shutil.which(name, path=path)), None)


def how_to_install(installer: str, packages: Iterable[str]) -> str:
    """Return the sentence with the command that installs these packages."""
    command = f"{INSTALL[installer]} {' '.join(packages)}"
    return f"Some of the system's packages are missing. This installs them:\n  {command}"


def require_ensurepip(*, is_missing: bool) -> None:
    """Raise SetupError if this Python cannot make virtual environments."""
    if is_missing:
        raise SetupError(f"{sys.executable} lacks the module ensurepip, so it cannot make an environment.")


def dpkg_report() -> str:
    """Return dpkg's list of all packages, in the form that ``missing_packages`` reads."""
    columns = "${db:Status-Status}\t${Package}\t${Provides}\n"
    command = ["dpkg-query", "--show", f"--showformat={columns}"]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout


def own_variables(variables: Mapping[str, str]) -> dict[str, str]:
    """Return the environment variables without those that add other modules to ours, and with UTF-8.

    Qt reads paths as UTF-8 in every locale: it does not find its plugins in what Python decodes otherwise.
    """
    kept = {name: value for name, value in variables.items() if name not in ("PYTHONHOME", "PYTHONPATH")}
    return {**kept, "PYTHONUTF8": "1"}


def say(sentence: str) -> None:
    """Print to standard error: standard output belongs to the program that is started."""
    print(sentence, file=sys.stderr, flush=True)


def run_step(sentence: str, command: Sequence[str], variables: Mapping[str, str]) -> None:
    """Run a command quietly (a Step): print how long it took, and its last lines if it fails."""
    print(sentence, end=" ... ", file=sys.stderr, flush=True)
    start = time.monotonic()
    try:
        result = subprocess.run(
            command,
            check=False,
            env=variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as exc:
        raise SetupError(f"failed: {command[0]} cannot be started ({exc.strerror}).") from exc
    if result.returncode != 0:
        lines = "\n  ".join(result.stdout.strip().splitlines()[-LAST_LINES:])
        # The other steps only use what is on this computer.
        is_online = {"update", "install"} & {*command} and "--no-index" not in command
        hint = "It may need a network. " if is_online else ""
        raise SetupError(f"failed.\n{hint}Its last lines:\n  {lines}")
    say(f"{time.monotonic() - start:.1f} s")


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
