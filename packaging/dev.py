"""The developer command: sets up what it needs by itself, then runs, tests, checks or measures the project.

Standard library only; Linux, macOS and Windows. Readable for Python 3.8, so that a Python which is too old
for the application can still say so in a sentence.
"""

from __future__ import annotations

import hashlib
import importlib.util
import io
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

USAGE = """\
Usage: python3 packaging/dev.py COMMAND

  run [WORDS]       start the application; the words go to it
  test [WORDS]      run all tests; the words go to pytest (paths count from the project folder)
  check             ruff, mypy, the import contracts and all tests: every step runs, then a summary
  bench [--only NAME] [WORDS]
                    run all benchmarks but pacing, which takes half an hour, or the one of this name, with
                    these words (try --help); what was measured is kept in build/bench.json
  package           build into dist what is installed on a system like this one
  lock [--upgrade]  make the lock files again; --upgrade takes the newest versions of everything
"""

# The same range as requires-python in pyproject.toml; a test compares them.
OLDEST_PYTHON = (3, 11)
NEWEST_PYTHON = (3, 13)

RUNTIME_LOCK = "packaging/runtime.lock"
BUILD_LOCK = "packaging/build.lock"
PACKAGE_LOCK = "packaging/package.lock"
DEVELOPMENT_LOCK = "packaging/development.lock"
LOCKS = (RUNTIME_LOCK, BUILD_LOCK, PACKAGE_LOCK, DEVELOPMENT_LOCK)

# By Debian's names: what Qt's libraries need, and what a window needs besides.
DEBIAN_QT = (
    *("libgl1", "libegl1", "libglib2.0-0", "libfontconfig1"),
    *("libxkbcommon0", "libdbus-1-3", "libgssapi-krb5-2"),
)
DEBIAN_WINDOW = ("libxcb-cursor0", "libxkbcommon-x11-0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0")
# What the desktop tests use: a screen, a window manager, hands; a session bus with accessibility and keyring.
DEBIAN_DESKTOP = (
    *("xvfb", "xauth", "openbox", "xdotool"),
    *("dbus", "at-spi2-core", "python3-pyatspi", "gnome-keyring"),
    *("fonts-inter", "fonts-noto-core", "fonts-noto-color-emoji"),
)
# What builds packages from the libraries of the two first groups, and looks at the result.
DEBIAN_PACKAGING = (
    *("binutils", "patchelf", "dpkg-dev", "rpm"),
    *("appstream", "desktop-file-utils", "lintian"),
)

# A benchmark that takes half an hour runs only when it is named.
LONG_BENCHMARKS = ("pacing",)

LAST_LINES = 15
WRONG_USAGE = 2
INTERRUPTED = 130  # what a shell reports for a program that Ctrl+C ended


class Need(NamedTuple):
    """What a command needs before it can start: lock files, and packages of Debian's."""

    name: str
    locks: tuple[str, ...]
    debian_packages: tuple[str, ...]


RUN = Need("run", (RUNTIME_LOCK, BUILD_LOCK), DEBIAN_QT + DEBIAN_WINDOW)
# Holds all of RUN, so that what is ready for the tests is ready for the application.
TEST = Need("test", (DEVELOPMENT_LOCK,), RUN.debian_packages + DEBIAN_DESKTOP)
PACKAGE = Need("package", (RUNTIME_LOCK, BUILD_LOCK, PACKAGE_LOCK), RUN.debian_packages + DEBIAN_PACKAGING)
# Its own environment, so that nothing of the tests can end up in a package.
PACKAGE_FOLDER = "build/environment"
# Its own as well: what the tests bring along would be imported by what is measured.
BENCH_FOLDER = "build/bench-environment"


class SetupError(Exception):
    """Something around the project is not as it has to be; the text is for the person at the keyboard."""


class Step(Protocol):
    """Runs a command that the sentence describes, with these environment variables."""

    def __call__(self, sentence: str, command: Sequence[str], variables: Mapping[str, str]) -> None:
        """Run the command to its end; raise SetupError if it fails."""


class Stamp(NamedTuple):
    """What an environment was made from, written into it after everything has been installed."""

    foundation: str  # digest of what makes another one necessary: Python, project folder, lock files
    details: str  # digest of what only makes another look necessary: pyproject.toml, Debian's packages
    need: str
    system: str = "complete"

    @classmethod
    def wanted(cls, root: Path, need: Need) -> Stamp:
        """Return the stamp of an environment that is up to date in every way."""
        foundation = [sys.implementation.cache_tag, sys.platform, str(root)]
        foundation += [_digest((root / lock).read_bytes()) for lock in LOCKS]
        details = [
            *TEST.debian_packages,
            *PACKAGE.debian_packages,
            _digest((root / "pyproject.toml").read_bytes()),
        ]
        return cls(_digest("\n".join(foundation).encode()), _digest("\n".join(details).encode()), need.name)

    @classmethod
    def read(cls, path: Path) -> Stamp | None:
        """Return the stamp in this file, or None where there is none that can be read."""
        try:
            return cls(*path.read_text(encoding="ascii").split())
        except (FileNotFoundError, TypeError, ValueError):
            return None

    def write(self, path: Path) -> None:
        """Write the stamp into this file."""
        path.write_text("\n".join(self), encoding="ascii")

    def has_packages_for(self, wanted: Stamp) -> bool:
        """Tell whether everything inside is as wanted; what was installed for the tests also runs."""
        same = (self.foundation, self.details) == (wanted.foundation, wanted.details)
        return same and self.need in (wanted.need, TEST.name)


class Debian:
    """The system's packages, on Debian and what derives from it.

    ``report`` returns what dpkg says of all packages (see ``missing_packages``); ``is_root`` tells whether we
    may install any.
    """

    def __init__(self, step: Step, report: Callable[[], str], *, is_root: bool) -> None:
        self._step = step
        self._report = report
        self._is_root = is_root

    def provide(self, need: Need, *, venv_is_missing: bool) -> bool:
        """Install what the need names and is not there; return True if nothing is missing in the end.

        Where we may not install, this prints the one command that does. It is an error where nothing can go
        on without it, as for all but the application itself.
        """
        missing = missing_packages(need.debian_packages, self._report())
        if venv_is_missing:
            missing.append("python3-venv")
        if not missing:
            return True
        if not self._is_root:
            command = "sudo apt-get install --no-install-recommends " + " ".join(missing)
            sentence = f"Some of the system's packages are missing. This installs them:\n  {command}"
            if need is not RUN or venv_is_missing:
                raise SetupError(sentence)
            say(sentence)
            return False
        variables = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        apt_get = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300"]
        # Always: an old list names files that the mirrors no longer have.
        self._step("Updating the list of the system's packages", [*apt_get, "update"], variables)
        install = [*apt_get, "install", "--yes", "--no-install-recommends", *missing]
        self._step(f"Installing {len(missing)} of the system's packages", install, variables)
        return True


class Environment:
    """A virtual environment of the project: made, filled and stamped.

    ``python`` is its interpreter and ``programs`` the folder of its commands; neither needs to exist yet.
    """

    def __init__(self, root: Path, step: Step, folder: str = ".venv") -> None:
        self.root = root
        self.folder = root / folder
        self.programs = self.folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.programs / ("python.exe" if os.name == "nt" else "python")
        self._stamp = self.folder / "menagerie.stamp"
        self._step = step

    def prepare(self, need: Need, debian: Debian | None) -> None:
        """Make everything present that the need names; if it is already, this only reads a few files.

        Raises SetupError where that is impossible; then, as after an interruption, the next start begins
        anew.
        """
        wanted = Stamp.wanted(self.root, need)
        # One whose Python is gone is no better than none.
        found = Stamp.read(self._stamp) if self.python.exists() else None
        if found is not None and found.has_packages_for(wanted) and found.system == wanted.system:
            return
        system_is_complete = self._prepare_system(need, debian)
        if found is None or not found.has_packages_for(wanted):
            self._stamp.unlink(missing_ok=True)
            self._install(need, anew=found is None or found.foundation != wanted.foundation)
        # While the system lacks packages it is looked at on every start: somebody may have installed them.
        (wanted if system_is_complete else wanted._replace(system="incomplete")).write(self._stamp)

    def beside(self, folder: str) -> Environment:
        """Return another one of the same project, in this folder of it."""
        return Environment(self.root, self._step, folder)

    def _prepare_system(self, need: Need, debian: Debian | None) -> bool:
        venv_is_missing = importlib.util.find_spec("ensurepip") is None
        if debian is not None:
            return debian.provide(need, venv_is_missing=venv_is_missing)
        if venv_is_missing:
            raise SetupError(
                f"{sys.executable} lacks the module ensurepip, so it cannot make an environment."
            )
        return True

    def _install(self, need: Need, *, anew: bool) -> None:
        variables = own_variables(os.environ)
        if anew:
            make = [sys.executable, "-m", "venv", "--clear", str(self.folder)]
            self._step(f"Making {self.folder.relative_to(self.root)}", make, variables)
        pip = [str(self.python), "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "-q"]
        locks = [f"--requirement={self.root / lock}" for lock in need.locks]
        # Wheels only: no compiler is needed, and no foreign code runs while installing.
        packages = [*pip, "--require-hashes", "--only-binary=:all:", *locks]
        self._step(f"Installing the packages of {' and '.join(need.locks)}", packages, variables)
        offline = ["--no-index", "--no-deps", "--no-build-isolation"]
        project = [*pip, *offline, "--editable", str(self.root)]
        self._step("Installing the project itself", project, variables)


def missing_packages(wanted: Sequence[str], report: str) -> list[str]:
    """Return those of the wanted packages that are not installed.

    ``report`` has a line for each package that dpkg knows: its status, its name and what it provides, parted
    by tabs. What is provided counts: later systems renamed libraries (libglib2.0-0t64 is libglib2.0-0).
    """
    present = set()
    for line in report.splitlines():
        status, name, provides = line.split("\t")
        if status == "installed":
            present.add(name)
            present.update(provided.split()[0] for provided in provides.split(",") if provided.strip())
    return [name for name in wanted if name not in present]


def dpkg_report() -> str:
    """Return what dpkg says of all packages, in the form that ``missing_packages`` reads."""
    columns = "${db:Status-Status}\t${Package}\t${Provides}\n"
    command = ["dpkg-query", "--show", f"--showformat={columns}"]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout


def own_variables(variables: Mapping[str, str]) -> dict[str, str]:
    """Return the environment variables without those that would mix other modules into ours."""
    return {name: value for name, value in variables.items() if name not in ("PYTHONHOME", "PYTHONPATH")}


def pytest_variables(variables: Mapping[str, str]) -> dict[str, str]:
    """Return the environment variables for pytest: it shows nothing on the screen of a person at work."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    kept = {name: value for name, value in own_variables(variables).items() if name not in screens}
    return {**kept, "QT_QPA_PLATFORM": "offscreen"}


def say(sentence: str) -> None:
    """Tell the person something, on standard error: standard output belongs to the program we start."""
    print(sentence, file=sys.stderr, flush=True)


def run_step(sentence: str, command: Sequence[str], variables: Mapping[str, str]) -> None:
    """Run a command quietly: one line with how long it took, and its own last lines if it fails (a Step)."""
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
        raise SetupError(
            f"failed.\nWithout a network it cannot work; otherwise its last lines say why:\n  {lines}"
        )
    say(f"{time.monotonic() - start:.1f} s")


def hand_over(command: Sequence[str], variables: Mapping[str, str]) -> int:
    """Become this command; on Windows, where no process can, wait for it and return its exit status."""
    if os.name == "posix":
        os.execve(command[0], list(command), variables)  # noqa: S606 - without a shell, as it should be
    process = subprocess.Popen(command, env=variables)
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue  # the console sends Ctrl+C to that process as well, which ends in its own way


def without_separator(words: Sequence[str]) -> Sequence[str]:
    """Drop a leading ``--``, with which some part our words from those for the program we start."""
    return words[1:] if words[:1] == ["--"] else words


def run(environment: Environment, debian: Debian | None, words: Sequence[str]) -> int:
    """Start the application with these words."""
    environment.prepare(RUN, debian)
    # -P: a file in the person's current folder is never taken for a module.
    command = [str(environment.python), "-P", "-m", "menagerie", *without_separator(words)]
    return hand_over(command, own_variables(os.environ))


def test(environment: Environment, debian: Debian | None, words: Sequence[str]) -> int:
    """Run pytest with these words."""
    environment.prepare(TEST, debian)
    os.chdir(environment.root)
    command = [str(environment.python), "-m", "pytest", *without_separator(words)]
    return hand_over(command, pytest_variables(os.environ))


def check(environment: Environment, debian: Debian | None, words: Sequence[str]) -> int:
    """Run everything that judges the code. All steps run: one start shows all there is to mend."""
    _refuse(words)
    environment.prepare(TEST, debian)
    python = str(environment.python)
    steps = {
        "ruff check": [python, "-m", "ruff", "check"],
        "ruff format --check": [python, "-m", "ruff", "format", "--check"],
        "mypy": [python, "-m", "mypy"],
        "lint-imports": [str(environment.programs / "lint-imports")],
        "pytest": [python, "-m", "pytest"],
    }
    os.chdir(environment.root)
    variables = pytest_variables(os.environ)
    summary = []
    for name, command in steps.items():
        say(f"\n== {name}")
        start = time.monotonic()
        passed = subprocess.run(command, env=variables, check=False).returncode == 0
        summary.append((passed, f"{name} ({time.monotonic() - start:.1f} s)"))
    say("\n== summary")
    for passed, line in summary:
        say(f"{'passed' if passed else 'FAILED'}  {line}")
    return 0 if all(passed for passed, _ in summary) else 1


def bench(environment: Environment, debian: Debian | None, words: Sequence[str]) -> int:
    """Run the benchmark that is named, or all that are not long, and print one table of what they measured.

    The other words go to the one that is named. Return the exit status of the first that fails.
    """
    import shlex  # noqa: PLC0415 - no other command needs it, and each start counts

    only, words = _only(words)
    if only is None:
        _refuse(words)
    benchmarks = sorted((environment.root / "tests" / "benchmarks").glob("*.py"))
    chosen = [path for path in benchmarks if path.stem == only or (only is None and not _is_long(path))]
    if not chosen:
        names = ", ".join(path.stem for path in benchmarks)
        raise SetupError(f"There is no benchmark {only!r}. There is: {names}.")
    environment.prepare(TEST, debian)
    measured = environment.beside(BENCH_FOLDER)
    measured.prepare(RUN, debian)
    # An installed application may be named in place of this one.
    variables = pytest_variables(os.environ)
    if not variables.get("MENAGERIE_COMMAND"):
        variables["MENAGERIE_COMMAND"] = f"{shlex.quote(str(measured.python))} -m menagerie"
    # Like the tests, they build on what lies in tests/support.
    variables["PYTHONPATH"] = str(environment.root / "tests")

    def start(*command: str) -> int:
        every_word = [str(environment.python), *command]
        return subprocess.run(every_word, env=variables, cwd=environment.root, check=False).returncode

    # As what is installed is: where Python keeps nothing of what it compiles, each start would do it again.
    statuses = [start("-m", "compileall", "-q", "src", "tests")]
    for path in chosen:
        say(f"\n== {path.stem}")
        statuses.append(start(str(path), *without_separator(words)))
    say("\n== summary")
    statuses.append(start("-m", "support.comparison", *(path.stem for path in chosen)))
    return next((status for status in statuses if status != 0), 0)


def _is_long(benchmark: Path) -> bool:
    return benchmark.stem in LONG_BENCHMARKS


def package(environment: Environment, debian: Debian | None, words: Sequence[str]) -> int:
    """Build what is installed on a system like this one; the script beside this one does it."""
    _refuse(words)
    apart = environment.beside(PACKAGE_FOLDER)
    apart.prepare(PACKAGE, debian)
    command = [str(apart.python), str(environment.root / "packaging" / "package.py")]
    return hand_over(command, own_variables(os.environ))


def lock(environment: Environment, _debian: Debian | None, words: Sequence[str]) -> int:
    """Make the lock files again; the script beside this one does it."""
    _refuse([word for word in words if word != "--upgrade"])
    command = [sys.executable, str(environment.root / "packaging" / "lock.py"), *words]
    return hand_over(command, own_variables(os.environ))


COMMANDS = {"run": run, "test": test, "check": check, "bench": bench, "package": package, "lock": lock}


def unsupported_python(version: tuple[int, int], executable: str) -> str | None:
    """Return the sentence for a Python that the application does not run on; None for one that it does."""
    if OLDEST_PYTHON <= version <= NEWEST_PYTHON:
        return None
    oldest, newest, this = ("{}.{}".format(*each) for each in (OLDEST_PYTHON, NEWEST_PYTHON, version))
    return (
        f"Menagerie needs a Python from {oldest} to {newest}; this is {this} ({executable}). "
        f"Start the same command with another one, such as python{newest}."
    )


def main(words: Sequence[str]) -> int:
    """Carry out the command in the words and return the exit status."""
    if not words or words[0] not in COMMANDS:
        asked = words[:1] in (["help"], ["-h"], ["--help"])
        print(USAGE, end="", file=sys.stdout if asked else sys.stderr)
        return 0 if asked else WRONG_USAGE
    sentence = unsupported_python(sys.version_info[:2], sys.executable)
    if sentence is not None:
        say(sentence)
        return 1
    environment = Environment(Path(__file__).resolve().parent.parent, run_step)
    debian = None
    if sys.platform == "linux" and Path("/etc/debian_version").exists():
        debian = Debian(run_step, dpkg_report, is_root=os.geteuid() == 0)
    try:
        return COMMANDS[words[0]](environment, debian, words[1:])
    except SetupError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        say("Interrupted.")
        return INTERRUPTED


def _only(words: Sequence[str]) -> tuple[str | None, Sequence[str]]:
    """Part the words into the name behind a leading --only, None without one, and the rest."""
    if words[:1] != ["--only"]:
        return None, words
    if len(words) == 1:
        raise SetupError(f"--only needs a name.\n\n{USAGE}")
    return words[1], words[2:]


def _refuse(words: Sequence[str]) -> None:
    if words:
        raise SetupError(f"This command does not take {words[0]!r}.\n\n{USAGE}")


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # On a console that knows few characters, the others become question marks and nothing fails.
            stream.reconfigure(errors="replace")
    sys.exit(main(sys.argv[1:]))
