"""Usage: python3 packaging/dev.py COMMAND.

  run [ARGUMENTS]   start the application with these arguments
  test [ARGUMENTS]  run the quick tests, or with --thorough all that these leave out; the other arguments go
                    to pytest (paths count from the project folder)
  check             ruff, mypy, the import contracts and the quick tests: all of them run, also if one fails
  bench [--only NAME [ARGUMENTS]]
                    run all benchmarks that do not take long, or only the named one with these arguments (try
                    --help); the results are kept in build/bench.json
  package           build into dist what is installed on a system like this one
  pictures [--baseline]
                    take the pictures of README.md and the help again, or those of tests/visual
  translations      bring the translators' files up to date with the texts of the source
  lock [--upgrade]  make the lock files again; --upgrade takes the newest versions of everything

Each command first sets up what it needs. This module needs the standard library only. Python 3.6 can read its
syntax, so that a Python too old for the application says so in a sentence.
"""

import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

# The oldest is that of requires-python in pyproject.toml; the newest is the last that has wheels of PySide6.
OLDEST_PYTHON = (3, 11)
NEWEST_PYTHON = (3, 15)


# Older Pythons end here: they cannot evaluate the annotations below.
def unsupported_python(version: "tuple[int, int]") -> "str | None":
    """Return the sentences for a Python that the application does not run on; None for a supported one."""
    if OLDEST_PYTHON <= version <= NEWEST_PYTHON:
        return None
    oldest, newest, this = ("{}.{}".format(*each) for each in (OLDEST_PYTHON, NEWEST_PYTHON, version))
    return (
        f"Menagerie needs a Python from {oldest} to {newest}; this is {this} ({sys.executable}). "
        f'Start the same command with another one, such as python{newest} (on Windows "py -{newest}"), '
        "from your system's packages or https://www.python.org/downloads/."
    )


_unsupported = unsupported_python(sys.version_info[:2])
if _unsupported is not None:
    sys.exit(_unsupported)

ROOT = Path(__file__).resolve().parent.parent
RUNTIME_LOCK = "packaging/runtime.lock"
DEVELOPMENT_LOCK = "packaging/development.lock"
BUILD_LOCK = "packaging/build.lock"
PACKAGE_LOCK = "packaging/package.lock"
LOCKS = (RUNTIME_LOCK, DEVELOPMENT_LOCK, BUILD_LOCK, PACKAGE_LOCK)

SYSTEM_PACKAGES = "packaging/system-packages.txt"
# The command of each installer, in the order of its columns there.
INSTALL = {
    # An old list can name files that the mirrors no longer have.
    "apt-get": "sudo apt-get update && sudo apt-get install --no-install-recommends",
    "dnf": "sudo dnf install",
    "zypper": "sudo zypper install",
    "pacman": "sudo pacman -S --needed",
}
# Otherwise Debian's package of PostgreSQL makes a database for all users, and starts a server.
NO_MAIN_CLUSTER = Path("/etc/postgresql-common/createcluster.d/menagerie-tests.conf")

WRONG_USAGE = 2
INTERRUPTED = 130  # what a shell reports for a program that Ctrl+C ended
LAST_LINES = 15


class SetupError(Exception):
    """The command cannot go on; the text tells the person at the keyboard why."""


class Need(NamedTuple):
    """An environment: its folder, the lock files and the parts of SYSTEM_PACKAGES that it has."""

    name: str
    folder: str
    locks: tuple[str, ...]
    parts: tuple[str, ...]


RUN = Need("run", ".venv", (RUNTIME_LOCK, BUILD_LOCK), ("run",))
# Includes all of RUN, so that an environment for the tests can also run the application.
TEST = Need("test", ".venv", (DEVELOPMENT_LOCK,), ("run", "test"))
# Apart, because PyInstaller would put the tests' packages into the one that it makes.
PACKAGE = Need("package", "build/environment", (RUNTIME_LOCK, BUILD_LOCK, PACKAGE_LOCK), ("run", "package"))

# What each command needs, and what it then starts.
COMMANDS = {
    # -P: never import a file in the person's current folder as a module.
    "run": (RUN, ("-P", "-m", "menagerie")),
    "test": (TEST, ("-m", "pytest")),
    "check": (TEST, ("packaging/check.py",)),
    "bench": (TEST, ("packaging/bench.py",)),
    "package": (PACKAGE, ("packaging/package.py",)),
    "pictures": (TEST, ("packaging/take_pictures.py",)),
    "translations": (TEST, ("packaging/translations.py",)),
    "lock": (None, ("packaging/lock.py",)),
}


def say(sentence: str) -> None:
    """Print to standard error: standard output belongs to the program that is started."""
    print(sentence, file=sys.stderr, flush=True)


def own_variables() -> dict[str, str]:
    """Return the environment variables without those that add other modules to ours, and with UTF-8.

    Qt reads paths as UTF-8 in every locale: it does not find its plugins in what Python decodes otherwise.
    Where Python may write no compiled modules, each of hundreds of processes would compile all of them anew.
    """
    left_out = ("PYTHONHOME", "PYTHONPATH", "PYTHONDONTWRITEBYTECODE")
    return {**{name: os.environ[name] for name in os.environ if name not in left_out}, "PYTHONUTF8": "1"}


@contextmanager
def step(sentence: str) -> Iterator[None]:
    """Print a sentence, and how long the block took once it ends."""
    print(sentence, end=" ... ", file=sys.stderr, flush=True)
    start = time.monotonic()
    yield
    say(f"{time.monotonic() - start:.1f} s")


def run_step(sentence: str, command: Sequence[str]) -> None:
    """Run a command quietly: print how long it took. Raise SetupError with its last lines if it fails."""
    with step(sentence):
        done = subprocess.run(
            command,
            check=False,
            env=own_variables(),
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        if done.returncode != 0:
            lines = "\n  ".join(done.stdout.strip().splitlines()[-LAST_LINES:])
            raise SetupError(f"failed. Its last lines:\n  {lines}")


def hand_over(command: Sequence[str]) -> int:
    """Replace this process by the command; on Windows, which cannot, wait and return its exit status."""
    if os.name == "posix":
        os.execve(command[0], list(command), own_variables())  # noqa: S606 - no shell is wanted
    process = subprocess.Popen(command, env=own_variables())
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue  # the console sends Ctrl+C to that process too, which then ends in its own way


def is_there(wanted: str) -> bool:
    """Return whether the system has a library, a program, or a path with wildcards."""
    if wanted.startswith("/"):
        return any(Path("/").glob(wanted[1:]))
    if ".so." not in wanted:
        return shutil.which(wanted) is not None
    try:
        ctypes.CDLL(wanted)
    except OSError:
        return False
    return True


def system_packages(need: Need, installer: str, is_there: Callable[[str], bool] = is_there) -> list[str]:
    """Return the packages that the system lacks for the need, or what they have if no installer is known."""
    lines = (ROOT / SYSTEM_PACKAGES).read_text(encoding="utf-8").splitlines()
    rows = [line.split() for line in lines if line.split()[0] in need.parts]
    column = 2 + list(INSTALL).index(installer) if installer else 1
    # One package can have several of the libraries.
    return list(dict.fromkeys(row[column] for row in rows if row[column] != "-" and not is_there(row[1])))


def python_packages(need: Need) -> list[str]:
    """Return Debian's packages of what this Python lacks: venv, and the library that PyInstaller needs."""
    version = "{}.{}".format(*sys.version_info)
    lacking = [] if importlib.util.find_spec("ensurepip") else [f"python{version}-venv"]
    library, folder = (str(sysconfig.get_config_var(name)) for name in ("INSTSONAME", "LIBDIR"))
    # A Python without a shared library names the file that programs are linked with.
    if need is PACKAGE and ".so." in library and not (is_there(library) or Path(folder, library).exists()):
        lacking.append(f"libpython{version}")
    return lacking


def provide_system(need: Need) -> None:
    """Install the system's packages that are missing, as root on Debian; else print the command that does.

    Raise SetupError where the command cannot go on without them: the application may start without some.
    """
    if sys.platform != "linux":
        return  # Qt brings all that it needs
    is_debian = Path("/etc/debian_version").exists()
    if need is PACKAGE and not is_debian:
        raise SetupError("The packages for Linux are built on Debian; packaging/README.md says on which.")
    installer = "apt-get" if is_debian else next(filter(shutil.which, INSTALL), "")
    missing = [*system_packages(need, installer), *(python_packages(need) if is_debian else [])]
    if missing and is_debian and os.geteuid() == 0:
        install_on_debian(missing)
    elif missing:
        command = INSTALL.get(installer, "your installer, for the packages that have")
        command = f"{command} {' '.join(missing)}"
        sentence = f"Some of the system's packages are missing. This installs them:\n  {command}"
        if is_debian and need is not RUN:
            raise SetupError(f"{sentence}\nThen type the same command again.")
        say(sentence)


def install_on_debian(packages: Sequence[str]) -> None:
    """Install these packages, as root."""
    if "postgresql" in packages:
        NO_MAIN_CLUSTER.parent.mkdir(parents=True, exist_ok=True)
        NO_MAIN_CLUSTER.write_text("create_main_cluster = false\n", encoding="ascii")
    apt_get = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300"]
    # An old list can name files that the mirrors no longer have.
    run_step("Updating the list of the system's packages (online)", [*apt_get, "update"])
    install = [*apt_get, "install", "--yes", "--no-install-recommends", *packages]
    run_step(f"Installing {len(packages)} of the system's packages (online)", install)


def interpreter(folder: Path) -> Path:
    """Return where the Python of a virtual environment is."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def prepare(need: Need, root: Path = ROOT, run: Callable[[str, Sequence[str]], None] = run_step) -> Path:
    """Install what the need names; if it is there already, only read a few files. Return its Python.

    The stamp is written last, so that the next start after a failure or an interruption makes all anew.
    """
    python = interpreter(root / need.folder)
    stamp = root / need.folder / "menagerie.stamp"
    digest = _digest(root)
    is_made = stamp.exists() and python.exists()
    words = stamp.read_text("ascii", "replace").split()[:2] if is_made else []
    if words not in ([digest, need.name], [digest, TEST.name]):
        stamp.unlink(missing_ok=True)
        provide_system(need)
        _install(need, root, python, run)
        stamp.write_text(f"{digest}\n{need.name}\n", encoding="ascii")
    return python


def _digest(root: Path) -> str:
    # The settings of tools follow the first [tool.…]; they change nothing that is installed.
    pyproject = (root / "pyproject.toml").read_text("utf-8").partition("\n[tool.")[0]
    parts = [str(sys.implementation.cache_tag), str(root), pyproject]
    parts += [(root / file).read_text("utf-8") for file in (*LOCKS, SYSTEM_PACKAGES)]
    return hashlib.sha256(os.fsencode("\n".join(parts))).hexdigest()


def _install(need: Need, root: Path, python: Path, run: Callable[[str, Sequence[str]], None]) -> None:
    run(f"Making {need.folder}", [sys.executable, "-m", "venv", "--clear", str(root / need.folder)])
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    # Without a network, it is pip's own five tries that take ten seconds and more.
    pip += ["install", "-q", "--retries=2"]
    # Only wheels: no compiler is needed, and installing runs no code of the packages.
    locked = ["--require-hashes", "--only-binary=:all:", *(f"--requirement={lock}" for lock in need.locks)]
    run(f"Installing the packages of {' and '.join(need.locks)} (online)", [*pip, *locked])
    project = ["--no-index", "--no-deps", "--no-build-isolation", "--editable", str(root)]
    run("Installing the project itself", [*pip, *project])


def main(words: Sequence[str]) -> int:
    """Carry out the command line and return the exit status."""
    if not words or words[0] not in COMMANDS:
        asked = words[:1] in (["help"], ["-h"], ["--help"])
        print(__doc__, end="", file=sys.stdout if asked else sys.stderr)
        return 0 if asked else WRONG_USAGE
    need, started = COMMANDS[words[0]]
    python = sys.executable
    try:
        if need is not None:
            python = str(prepare(need))
            compiling = [python, "packaging/translations.py", "--compile"]
            if subprocess.call(compiling, cwd=ROOT, env=own_variables()) != 0:
                return 1
        if need is not RUN:
            os.chdir(ROOT)
        return hand_over([python, *started, *words[1:]])
    except (SetupError, OSError) as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        say("Interrupted.")
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
