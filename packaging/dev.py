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
import io
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
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
# In a path, virtual environments, Qt or the system's loader take these for something else.
UNUSABLE = {*',:;"\\'}
WRONG_USAGE = 2
INTERRUPTED = 130  # what a shell reports for a program that Ctrl+C ended
LAST_LINES = 15
# What pip, apt or a loader prints where the cause is not the project, and what the person is told of it.
CAUSES = {
    r"No space left on device|ENOSPC": (
        "The disk is full. The set-up needs about 1 GB: in this folder, the temporary folder and pip's cache."
    ),
    r"NameResolutionError|Temporary failure (in name resolution|resolving)|Network is unreachable": (
        "There is no network, or a proxy is needed. Type the same command again when there is one."
    ),
    r"error while loading shared libraries: ([^:]+)": (
        r"This system lacks \1. Install it, and type the same command again."
    ),
}

RUNTIME_LOCK = "packaging/runtime.lock"
BUILD_LOCK = "packaging/build.lock"
PACKAGE_LOCK = "packaging/package.lock"
DEVELOPMENT_LOCK = "packaging/development.lock"
# What uv makes them from; pyproject.toml has most of its options. Each is constrained by an earlier one, so
# that the shipped versions are those that were tested.
UV = "uv==0.13.8"
LOCKS = {
    RUNTIME_LOCK: ("pyproject.toml",),
    DEVELOPMENT_LOCK: ("pyproject.toml", "--group", "development", "--constraints", RUNTIME_LOCK),
    BUILD_LOCK: ("--group", "build", "--constraints", DEVELOPMENT_LOCK),
    PACKAGE_LOCK: ("--group", "packaging", "--constraints", DEVELOPMENT_LOCK),
}
# Environments of their own, because the application would import the tests' packages where it finds them:
# into the package that is built, and into the time and memory that are measured.
PACKAGE_FOLDER = "build/environment"
BENCH_FOLDER = "build/bench-environment"
LOCK_FOLDER = "build/lock-environment"
TRANSLATIONS = "resources/translations"

SYSTEM_PACKAGES = "packaging/system-packages.txt"
# The command of each installer, in the order of its columns there.
INSTALL = {
    # An old list can name files that the mirrors no longer have.
    "apt-get": "sudo apt-get update && sudo apt-get install --no-install-recommends",
    "dnf": "sudo dnf install",
    "zypper": "sudo zypper install",
    "pacman": "sudo pacman -S --needed",
}
# Without these, not even the translations can be compiled.
NEEDED_BY_QT_CORE = ("libgthread-2.0.so.0", "libgssapi_krb5.so.2")
# Otherwise Debian's package of PostgreSQL makes a database for all users, and starts a server.
NO_MAIN_CLUSTER = Path("/etc/postgresql-common/createcluster.d/menagerie-tests.conf")


class SetupError(Exception):
    """The command cannot go on; the text tells the person at the keyboard why."""


class Need(NamedTuple):
    """The lock files and the parts of SYSTEM_PACKAGES that a command needs before it can start."""

    name: str
    locks: tuple[str, ...]
    parts: tuple[str, ...]


RUN = Need("run", (RUNTIME_LOCK, BUILD_LOCK), ("run",))
# Includes all of RUN, so that an environment for the tests can also run the application.
TEST = Need("test", (DEVELOPMENT_LOCK,), ("run", "test"))
PACKAGE = Need("package", (RUNTIME_LOCK, BUILD_LOCK, PACKAGE_LOCK), ("run", "package"))


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


def run_step(
    sentence: str, command: Sequence[str], variables: Mapping[str, str] = MappingProxyType({})
) -> None:
    """Run a command quietly: print how long it took. Raise SetupError with its last lines if it fails."""
    with step(sentence):
        done = subprocess.run(
            command,
            check=False,
            env={**own_variables(), **variables},
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        if done.returncode != 0:
            found = ((re.search(pattern, done.stdout), said) for pattern, said in CAUSES.items())
            cause = next((match.expand(said) for match, said in found if match), None)
            lines = "\n  ".join(done.stdout.strip().splitlines()[-LAST_LINES:])
            raise SetupError(f"failed. {cause}" if cause else f"failed. Its last lines:\n  {lines}")


def hand_over(command: Sequence[str], variables: Mapping[str, str]) -> int:
    """Replace this process by the command; on Windows, which cannot, wait and return its exit status."""
    if os.name == "posix":
        os.execve(command[0], list(command), variables)  # noqa: S606 - no shell is wanted
    process = subprocess.Popen(command, env=variables)
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
    import sysconfig  # noqa: PLC0415 - only a set-up needs it, and it would slow down every start

    version = "{}.{}".format(*sys.version_info)
    lacking = [] if importlib.util.find_spec("ensurepip") else [f"python{version}-venv"]
    library, folder = (str(sysconfig.get_config_var(name)) for name in ("INSTSONAME", "LIBDIR"))
    # A Python without a shared library names the file that programs are linked with.
    if need is PACKAGE and ".so." in library and not (is_there(library) or Path(folder, library).exists()):
        lacking.append(f"libpython{version}")
    return lacking


def provide_system(need: Need) -> bool:
    """Return whether the system has all packages of the need, once root on Debian has installed them.

    Elsewhere print the command that does. On Debian, only the application may start without some of them.
    """
    is_debian = Path("/etc/debian_version").exists()
    if sys.platform != "linux":
        return True  # Qt brings all that it needs
    if need is PACKAGE and not is_debian:
        raise SetupError("The packages for Linux are built on Debian; packaging/README.md says on which.")
    installer = "apt-get" if is_debian else next(filter(shutil.which, INSTALL), "")
    of_python = python_packages(need) if is_debian else []
    missing = [*system_packages(need, installer), *of_python]
    if not missing:
        return True
    if is_debian and os.geteuid() == 0:
        install_on_debian(missing)
        return True
    command = f"{INSTALL.get(installer, 'your installer, for the packages that have')} {' '.join(missing)}"
    sentence = f"Some of the system's packages are missing. This installs them:\n  {command}"
    if is_debian and (need is not RUN or of_python or not all(map(is_there, NEEDED_BY_QT_CORE))):
        raise SetupError(f"{sentence}\nThen type the same command again.")
    say(sentence)
    return False


def install_on_debian(packages: Sequence[str]) -> None:
    """Install these packages, as root."""
    if "postgresql" in packages:
        NO_MAIN_CLUSTER.parent.mkdir(parents=True, exist_ok=True)
        NO_MAIN_CLUSTER.write_text("create_main_cluster = false\n", encoding="ascii")
    variables = {"DEBIAN_FRONTEND": "noninteractive"}
    apt_get = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::Retries=1"]
    # An old list can name files that the mirrors no longer have.
    run_step("Updating the list of the system's packages (online)", [*apt_get, "update"], variables)
    install = [*apt_get, "install", "--yes", "--no-install-recommends", *packages]
    run_step(f"Installing {len(packages)} of the system's packages (online)", install, variables)


class Environment:
    """A virtual environment of the project. ``python`` is its interpreter, which exists after ``prepare``."""

    def __init__(
        self, root: Path = ROOT, folder: str = ".venv", step: Callable[[str, Sequence[str]], None] = run_step
    ) -> None:
        self.root = root
        self.folder = root / folder
        self.python = self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self._stamp = self.folder / "menagerie.stamp"
        self._step = step

    def prepare(self, need: Need) -> None:
        """Install everything that the need names; if it is there already, only read a few files.

        The stamp is written last, so that the next start after a failure or an interruption makes all anew.
        """
        is_made = self._stamp.exists() and self.python.exists()
        stamp = self._stamp.read_text("ascii", "replace").split() if is_made else []
        digest = self._digest()
        is_installed = stamp[:2] in ([digest, need.name], [digest, TEST.name])
        if is_installed and stamp[2:] == ["complete"]:
            return
        # An incomplete system is checked at every start: its packages may have been installed meanwhile.
        system = "complete" if provide_system(need) else "incomplete"
        if not is_installed:
            self._stamp.unlink(missing_ok=True)
            self._install(need)
        self._stamp.write_text(f"{digest}\n{need.name}\n{system}\n", encoding="ascii")

    def _digest(self) -> str:
        # The settings of tools follow the first [tool.…]; they change nothing that is installed.
        pyproject = (self.root / "pyproject.toml").read_text("utf-8").partition("\n[tool.")[0]
        parts = [str(sys.implementation.cache_tag), str(self.root), pyproject]
        parts += [(self.root / file).read_text("utf-8") for file in (*LOCKS, SYSTEM_PACKAGES)]
        return hashlib.sha256(os.fsencode("\n".join(parts))).hexdigest()

    def _install(self, need: Need) -> None:
        make = [sys.executable, "-m", "venv", "--clear", str(self.folder)]
        self._step(f"Making {self.folder.relative_to(self.root)}", make)
        pip = [str(self.python), "-m", "pip", "--disable-pip-version-check", "--no-input"]
        # Without a network, it is pip's own five tries that take ten seconds and more.
        pip += ["install", "-q", "--retries=2"]
        # Only wheels: no compiler is needed, and installing runs no code of the packages.
        packages = [*pip, "--require-hashes", "--only-binary=:all:"]
        packages += [f"--requirement={self.root / lock}" for lock in need.locks]
        self._step(f"Installing the packages of {' and '.join(need.locks)} (online)", packages)
        project = [*pip, "--no-index", "--no-deps", "--no-build-isolation", "--editable", str(self.root)]
        self._step("Installing the project itself", project)
        # pip writes the path of the source in UTF-8, and Python before 3.13 reads it in the encoding of the
        # locale. A relative path is ASCII wherever the project is.
        for reference in self.folder.rglob("site-packages/*_menagerie.pth"):
            source = os.path.relpath(str(self.root / "src"), str(reference.parent))
            reference.write_text(source + "\n", encoding="ascii")


def program(python: str | Path, module: str, function: str) -> list[str]:
    """Return the beginning of a command that starts what pip would make a program of.

    Where the folder has a space in its name, pip's goes through a shell, which replaces a "$1" in the name.
    """
    return [str(python), "-c", f"from {module} import {function}; {function}()"]


def uncompiled_translations(root: Path) -> list[str]:
    """Return the translators' files that changed since they were compiled."""
    files = [(path, path.with_suffix(".qm")) for path in sorted((root / TRANSLATIONS).glob("*.ts"))]
    return [
        str(source)
        for source, compiled in files
        if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime
    ]


def compile_translations(
    root: Path = ROOT,
    python: str | Path = sys.executable,
    variables: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Compile the translations that changed, with the Qt of this Python. Raise SetupError if that fails."""
    changed = uncompiled_translations(root)
    if changed:
        command = program(python, "PySide6.scripts.pyside_tool", "lrelease")
        run_step("Compiling the translations", [*command, "-silent", *changed], variables)


def run(environment: Environment, arguments: Sequence[str]) -> int:
    """Start the application with these arguments."""
    environment.prepare(RUN)
    compile_translations(environment.root, environment.python)
    # -P: never import a file in the person's current folder as a module.
    return hand_over([str(environment.python), "-P", "-m", "menagerie", *arguments], own_variables())


def prepare_tests(environment: Environment) -> None:
    """Set up everything that the tests need, and go to the project's folder."""
    environment.prepare(TEST)
    compile_translations(environment.root, environment.python)
    os.chdir(environment.root)


def test(environment: Environment, arguments: Sequence[str]) -> int:
    """Run pytest with these arguments."""
    prepare_tests(environment)
    return hand_over([str(environment.python), "-m", "pytest", *arguments], own_variables())


def check(environment: Environment, arguments: Sequence[str]) -> int:
    """Run all checks of the code, also if one fails, so that one start shows all there is to correct."""
    _refuse(arguments)
    prepare_tests(environment)
    python = str(environment.python)
    steps = {
        "ruff check": [python, "-m", "ruff", "check"],
        "ruff format --check": [python, "-m", "ruff", "format", "--check"],
        "mypy": [python, "-m", "mypy"],
        "lint-imports": program(python, "importlinter.cli", "lint_imports_command"),
        "pytest": [python, "-m", "pytest"],
    }
    failed = []
    for name, command in steps.items():
        say(f"\n== {name}")
        if subprocess.run(command, env=own_variables(), check=False).returncode != 0:
            failed.append(name)
    say(f"\nFAILED: {', '.join(failed)}" if failed else "\nAll checks passed.")
    return 1 if failed else 0


def bench(environment: Environment, arguments: Sequence[str]) -> int:
    """Run benchmarks with tests/support/benchmarking.py, which measures the other environment."""
    prepare_tests(environment)
    measured = Environment(environment.root, BENCH_FOLDER)
    measured.prepare(RUN)
    command = [str(environment.python), "-m", "support.benchmarking", str(measured.python), *arguments]
    return hand_over(command, {**own_variables(), "PYTHONPATH": "tests"})


def package(environment: Environment, arguments: Sequence[str]) -> int:
    """Build packages with package.py."""
    _refuse(arguments)
    variables = {**own_variables(), "SOURCE_DATE_EPOCH": str(source_time(environment.root))}
    apart = Environment(environment.root, PACKAGE_FOLDER)
    apart.prepare(PACKAGE)
    compile_translations(apart.root, apart.python)
    return hand_over([str(apart.python), str(ROOT / "packaging" / "package.py")], variables)


def source_time(root: Path) -> int:
    """Return the Unix time for all files in the packages, so that building again gives the same bytes.

    It is SOURCE_DATE_EPOCH if that is set, else the time of the last commit, which all files of a source
    archive have. Raises SetupError where git does not tell it.
    """
    stated = os.environ.get("SOURCE_DATE_EPOCH")
    if stated:
        return int(stated)
    if not (root / ".git").exists():
        return int((root / "pyproject.toml").stat().st_mtime)
    command = ["git", "-C", str(root), "log", "-1", "--format=%ct"]
    done = subprocess.run(command, check=False, capture_output=True, encoding="utf-8", errors="replace")
    if done.returncode != 0:
        raise SetupError(f"git does not tell the time of the last commit:\n{done.stderr.strip()}")
    return int(done.stdout)


def pictures(environment: Environment, arguments: Sequence[str]) -> int:
    """Take pictures with take_pictures.py, or those that the tests compare with."""
    _refuse([argument for argument in arguments if argument != "--baseline"])
    prepare_tests(environment)
    taking = ["-m", "support.pictures.comparison"] if arguments else ["packaging/take_pictures.py"]
    return hand_over([str(environment.python), *taking], {**own_variables(), "PYTHONPATH": "tests"})


def translations(environment: Environment, arguments: Sequence[str]) -> int:
    """Bring the translators' files up to date with translations.py."""
    _refuse(arguments)
    environment.prepare(TEST)
    return hand_over([str(environment.python), str(ROOT / "packaging" / "translations.py")], own_variables())


def lock(environment: Environment, arguments: Sequence[str]) -> int:
    """Make the lock files again with uv, which resolves for all systems at once; pip cannot.

    Without --upgrade, a locked version stays unless pyproject.toml asks for another.
    """
    _refuse([argument for argument in arguments if argument != "--upgrade"])
    apart = Environment(environment.root, LOCK_FOLDER)
    python = str(apart.python)
    run_step("Making an environment for uv", [sys.executable, "-m", "venv", "--clear", str(apart.folder)])
    run_step(f"Installing {UV} (online)", [python, "-m", "pip", "install", "--quiet", UV])
    resolve = [python, "-m", "uv", "pip", "compile", "--python", python, "--python-version", "3.11"]
    for name, sources in LOCKS.items():
        run_step(f"Resolving {name} (online)", [*resolve, *arguments, *sources, "--output-file", name])
    return 0


COMMANDS = {each.__name__: each for each in (run, test, check, bench, package, pictures, translations, lock)}


def main(words: Sequence[str]) -> int:
    """Carry out the command line and return the exit status."""
    if not words or words[0] not in COMMANDS:
        asked = words[:1] in (["help"], ["-h"], ["--help"])
        print(__doc__, end="", file=sys.stdout if asked else sys.stderr)
        return 0 if asked else WRONG_USAGE
    if os.name == "posix" and UNUSABLE & {*str(ROOT)}:
        say(f'Menagerie cannot run from {ROOT}: a path must not have any of , : ; " \\ in it.')
        return 1
    try:
        return COMMANDS[words[0]](Environment(), words[1:])
    except (SetupError, OSError) as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        say("Interrupted.")
        return INTERRUPTED


def _refuse(arguments: Sequence[str]) -> None:
    if arguments:
        raise SetupError(f"This command does not take {arguments[0]!r}.\n\n{__doc__}")


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A console that cannot show a character shows a question mark.
            stream.reconfigure(errors="replace")
    sys.exit(main(sys.argv[1:]))
