"""The developer command: set up what it needs by itself, then run, test, check or measure the project.

Standard library only; Linux, macOS and Windows. The syntax is that of Python 3.8, so that a Python too old
for the application can still say so in a sentence.
"""

from __future__ import annotations

import io
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from pythons import find_python
from translations import compile_translations, update
from virtual_environment import (
    PACKAGE,
    RUN,
    TEST,
    Debian,
    Environment,
    OtherLinux,
    SetupError,
    System,
    dpkg_report,
    installer_of,
    own_variables,
    run_step,
    say,
)

USAGE = """\
Usage: python3 packaging/dev.py COMMAND

  run [ARGUMENTS]   start the application with these arguments
  test [ARGUMENTS]  run all tests; the arguments go to pytest (paths count from the project folder)
  check             ruff, mypy, the import contracts and all tests: all of them run, then a summary
  bench [--only NAME [ARGUMENTS]]
                    run all benchmarks that do not take long, or only the named one with these arguments (try
                    --help); the results are kept in build/bench.json
  package           build into dist what is installed on a system like this one
  pictures [--baseline]
                    take the pictures of README.md and the help again, or those of tests/visual
  translations      bring the translators' files up to date with the texts of the source
  lock [--upgrade]  make the lock files again; --upgrade takes the newest versions of everything
"""

# The oldest is that of requires-python in pyproject.toml; the newest is the last that has wheels of PySide6.
OLDEST_PYTHON = (3, 11)
NEWEST_PYTHON = (3, 15)
DOWNLOADS = "https://www.python.org/downloads/"

# Environments of their own, because the application would import the tests' packages where it finds them:
# into the package that is built, and into the time and memory that are measured.
PACKAGE_FOLDER = "build/environment"
BENCH_FOLDER = "build/bench-environment"
# Each takes a quarter of an hour and more, and so runs only when it is named.
LONG_BENCHMARKS = ("desks", "joining", "pacing", "sharing", "soak")

# In a path, virtual environments, Qt or the system's loader take these for something else.
UNUSABLE = {*',:;"\\'}

WRONG_USAGE = 2
INTERRUPTED = 130  # what a shell reports for a program that Ctrl+C ended


def pytest_variables(variables: Mapping[str, str]) -> dict[str, str]:
    """Return the environment variables for pytest: without the person's screen, and it may keep its cache.

    Otherwise each of its processes rewrites all tests anew, and other packages too, at every start.
    """
    left_out = ("DISPLAY", "WAYLAND_DISPLAY", "PYTHONDONTWRITEBYTECODE")
    kept = {name: value for name, value in own_variables(variables).items() if name not in left_out}
    return {**kept, "QT_QPA_PLATFORM": "offscreen"}


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


def run(environment: Environment, arguments: Sequence[str]) -> int:
    """Start the application with these arguments."""
    environment.prepare(RUN)
    compile_translations(environment)
    # -P: never import a file in the person's current folder as a module.
    command = [str(environment.python), "-P", "-m", "menagerie", *arguments]
    return hand_over(command, own_variables(os.environ))


def compile_modules(environment: Environment) -> None:
    """Compile the modules that tests and benchmarks start in hundreds of processes.

    Otherwise each process compiles them anew where Python is told to write nothing (PYTHONDONTWRITEBYTECODE).
    """
    command = [str(environment.python), "-m", "compileall", "-q", "src", "tests/support"]
    # A module that cannot be compiled says so where it is imported.
    subprocess.run(command, cwd=environment.root, check=False, stdout=subprocess.DEVNULL)


def prepare_tests(environment: Environment) -> None:
    """Set up everything that the tests need, and go to the project's folder."""
    environment.prepare(TEST)
    compile_translations(environment)
    compile_modules(environment)
    os.chdir(environment.root)


def test(environment: Environment, arguments: Sequence[str]) -> int:
    """Run pytest with these arguments."""
    prepare_tests(environment)
    return hand_over([str(environment.python), "-m", "pytest", *arguments], pytest_variables(os.environ))


def check(environment: Environment, arguments: Sequence[str]) -> int:
    """Run all checks of the code at once, also if one fails, so that one start shows all there is to correct.

    The tests print as they go, and the others when they end: mypy takes one processor for 20 s, in which the
    tests begin.
    """
    _refuse(arguments)
    prepare_tests(environment)
    python = str(environment.python)
    steps = {
        "ruff check": [python, "-m", "ruff", "check"],
        "ruff format --check": [python, "-m", "ruff", "format", "--check"],
        "mypy": [python, "-m", "mypy"],
        "lint-imports": environment.program("lint-imports"),
        "pytest": [python, "-m", "pytest"],
    }
    variables = pytest_variables(os.environ)

    def take(name: str) -> tuple[bool, str]:
        start = time.monotonic()
        kept = None if name == "pytest" else subprocess.PIPE
        done = subprocess.run(
            steps[name],
            env=variables,
            check=False,
            stdout=kept,
            stderr=kept and subprocess.STDOUT,
            encoding="utf-8",
        )
        if kept:
            say(f"\n== {name}\n{done.stdout}")
        return done.returncode == 0, f"{name} ({time.monotonic() - start:.1f} s)"

    with ThreadPoolExecutor(len(steps)) as threads:
        summary = list(threads.map(take, steps))
    say("\n== summary")
    for passed, line in summary:
        say(f"{'passed' if passed else 'FAILED'}  {line}")
    return 0 if all(passed for passed, _ in summary) else 1


def bench(environment: Environment, arguments: Sequence[str]) -> int:
    """Run the named benchmark with its arguments, or all that are not long, and print one table.

    Return the exit status of the first that fails.
    """
    import shlex  # noqa: PLC0415 - no other command needs it, and it would slow down every start

    only, arguments = _only(arguments)
    if only is None:
        _refuse(arguments)
    paths = {path.stem: path for path in sorted((environment.root / "tests/benchmarks").glob("*.py"))}
    chosen = [name for name in paths if name == only or (only is None and name not in LONG_BENCHMARKS)]
    if not chosen:
        raise SetupError(f"There is no benchmark {only!r}. There is: {', '.join(paths)}.")
    environment.prepare(TEST)
    measured = environment.beside(BENCH_FOLDER)
    measured.prepare(RUN)
    variables = pytest_variables(os.environ)
    # Otherwise the person has named an installed application to measure.
    if not variables.get("MENAGERIE_COMMAND"):
        variables["MENAGERIE_COMMAND"] = f"{shlex.quote(str(measured.python))} -m menagerie"
    # For tests/support.
    variables["PYTHONPATH"] = str(environment.root / "tests")

    def start(*command: str) -> int:
        full = [str(environment.python), *command]
        return subprocess.run(full, env=variables, cwd=environment.root, check=False).returncode

    compile_modules(environment)
    statuses, done = [], []
    for name in chosen:
        say(f"\n== {name}")
        status = start(str(paths[name]), *arguments)
        statuses.append(status)
        # The table of an earlier run must not stand for one that failed.
        if status == 0:
            done.append(name)
    if done:
        say("\n== summary")
        statuses.append(start("-m", "support.comparison", *done))
    return next((status for status in statuses if status != 0), 0)


def package(environment: Environment, arguments: Sequence[str]) -> int:
    """Build packages with package.py."""
    _refuse(arguments)
    apart = environment.beside(PACKAGE_FOLDER)
    apart.prepare(PACKAGE)
    compile_translations(apart)
    command = [str(apart.python), str(environment.root / "packaging" / "package.py")]
    return hand_over(command, own_variables(os.environ))


def pictures(environment: Environment, arguments: Sequence[str]) -> int:
    """Take pictures with take_pictures.py, or those that the tests compare with."""
    _refuse([argument for argument in arguments if argument != "--baseline"])
    environment.prepare(TEST)
    # Some pictures of the tests are in Arabic.
    compile_translations(environment)
    command = [str(environment.python), str(environment.root / "packaging" / "take_pictures.py")]
    variables = {**own_variables(os.environ), "PYTHONPATH": str(environment.root / "tests")}
    if arguments:
        command = [str(environment.python), "-m", "support.pictures.comparison"]
    return hand_over(command, variables)


def translations(environment: Environment, arguments: Sequence[str]) -> int:
    """Bring the translators' files up to date."""
    _refuse(arguments)
    environment.prepare(TEST)
    update(environment)
    return 0


def lock(environment: Environment, arguments: Sequence[str]) -> int:
    """Make the lock files again with lock.py."""
    _refuse([argument for argument in arguments if argument != "--upgrade"])
    command = [sys.executable, str(environment.root / "packaging" / "lock.py"), *arguments]
    return hand_over(command, own_variables(os.environ))


COMMANDS = {
    "run": run,
    "test": test,
    "check": check,
    "bench": bench,
    "package": package,
    "pictures": pictures,
    "translations": translations,
    "lock": lock,
}


def unsupported_python(
    version: tuple[int, int],
    executable: str,
    find: Callable[[Iterable[tuple[int, int]]], str | None] = find_python,
) -> str | None:
    """Return the sentences for a Python that the application does not run on; None for a supported one.

    ``find`` returns the command of another one on this system.
    """
    if OLDEST_PYTHON <= version <= NEWEST_PYTHON:
        return None
    oldest, newest, this = ("{}.{}".format(*each) for each in (OLDEST_PYTHON, NEWEST_PYTHON, version))
    needs = f"Menagerie needs a Python from {oldest} to {newest}; this is {this} ({executable})."
    minors = range(NEWEST_PYTHON[1], OLDEST_PYTHON[1] - 1, -1)
    other = find((OLDEST_PYTHON[0], minor) for minor in minors)
    if other is None:
        return (
            f"{needs} Install one, from your system's packages or {DOWNLOADS}, and start the command with it."
        )
    return f"{needs} Start the same command with: {other}"


def unusable_folder(root: Path) -> str | None:
    """Return the sentence for a project folder that the application cannot run from; None for any other."""
    if os.name != "posix" or not UNUSABLE & {*str(root)}:
        return None
    return f'Menagerie cannot run from {root}: a path must not have any of , : ; " \\ in it. Move the folder.'


def this_system() -> System | None:
    """Return what provides the packages of this system; None on Windows and macOS."""
    if sys.platform != "linux":
        return None
    if Path("/etc/debian_version").exists():
        return Debian(run_step, dpkg_report, is_root=os.geteuid() == 0)
    return OtherLinux(installer_of())


def main(words: Sequence[str]) -> int:
    """Carry out the command line and return the exit status."""
    if not words or words[0] not in COMMANDS:
        asked = words[:1] in (["help"], ["-h"], ["--help"])
        print(USAGE, end="", file=sys.stdout if asked else sys.stderr)
        return 0 if asked else WRONG_USAGE
    root = Path(__file__).resolve().parent.parent
    sentence = unsupported_python(sys.version_info[:2], sys.executable) or unusable_folder(root)
    if sentence is not None:
        say(sentence)
        return 1
    environment = Environment(root, run_step, this_system())
    # Some people separate the arguments for the started program with "--".
    arguments = words[2:] if words[1:2] == ["--"] else words[1:]
    try:
        return COMMANDS[words[0]](environment, arguments)
    except SetupError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        say("Interrupted.")
        return INTERRUPTED


def _only(arguments: Sequence[str]) -> tuple[str | None, Sequence[str]]:
    """Split off the name after a leading --only; return None without one, and the other arguments."""
    if arguments[:1] != ["--only"]:
        return None, arguments
    if len(arguments) == 1:
        raise SetupError(f"--only needs a name.\n\n{USAGE}")
    return arguments[1], arguments[2:]


def _refuse(arguments: Sequence[str]) -> None:
    if arguments:
        raise SetupError(f"This command does not take {arguments[0]!r}.\n\n{USAGE}")


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A console that cannot show a character shows a question mark.
            stream.reconfigure(errors="replace")
    sys.exit(main(sys.argv[1:]))
