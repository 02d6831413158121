"""What the developer command installs, says and starts, with recorded steps in place of pip and apt."""

import ast
import os
import sys
import textwrap
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from packaging.specifiers import SpecifierSet

import dev
from project import ROOT
from virtual_environment import (
    DEVELOPMENT_LOCK,
    LIBRARIES,
    LOCKS,
    PACKAGE,
    RUN,
    TEST,
    Debian,
    Environment,
    Need,
    OtherLinux,
    SetupError,
    installer_of,
    missing_packages,
    missing_python_library,
    run_step,
)

MAKE = "Making .venv"
INSTALL = "Installing the packages"
PROJECT = "Installing the project"
EVERYTHING = [MAKE, INSTALL, PROJECT]


class RecordedSteps:
    """Records each step in place of running it, and makes the file that ``python -m venv`` would make."""

    def __init__(self) -> None:
        self.sentences: list[str] = []
        self.commands: list[Sequence[str]] = []
        self.variables: list[Mapping[str, str]] = []
        self.failing: str | None = None
        self.reference = Path()

    def __call__(self, sentence: str, command: Sequence[str], variables: Mapping[str, str]) -> None:
        self.sentences.append(sentence)
        self.commands.append(command)
        self.variables.append(variables)
        if self.failing is not None and self.failing in sentence:
            raise SetupError("failed")
        if "venv" in command:
            python = Environment(Path(command[-1]), self, folder="").python
            python.parent.mkdir(parents=True, exist_ok=True)
            if not python.exists():
                python.touch()
            self.reference = Path(command[-1], "lib", "python3", "site-packages", "_menagerie.pth")
            self.reference.parent.mkdir(parents=True, exist_ok=True)
        if "--editable" in command:
            # As pip does, in UTF-8 whatever the locale is.
            self.reference.write_text(str(Path(command[-1], "src")), encoding="utf-8")

    def taken(self) -> list[str]:
        """Return the first words of the sentences since the last call."""
        result = [" ".join(sentence.split()[:3]) for sentence in self.sentences]
        self.sentences.clear()
        return result


@pytest.fixture
def root(tmp_path: Path) -> Path:
    result = tmp_path / "project"
    (result / "packaging").mkdir(parents=True)
    for name in (*LOCKS, "pyproject.toml"):
        (result / name).write_text(f"content of {name}", encoding="utf-8")
    return result


@pytest.fixture
def steps() -> RecordedSteps:
    return RecordedSteps()


@pytest.fixture
def environment(root: Path, steps: RecordedSteps) -> Environment:
    return Environment(root, steps)


def on_debian(root: Path, steps: RecordedSteps, report: Callable[[], str]) -> Environment:
    return Environment(root, steps, Debian(steps, report, is_root=False))


def change(name: str) -> Callable[[Environment], None]:
    def write(environment: Environment) -> None:
        (environment.root / name).write_text("other content", encoding="utf-8")

    write.__name__ = f"changed {name}"
    return write


def nothing(_environment: Environment) -> None:
    pass


def python_is_gone(environment: Environment) -> None:
    environment.python.unlink()


def unreadable_stamp(environment: Environment) -> None:
    (environment.folder / "menagerie.stamp").write_bytes(b"\xff half")


@pytest.mark.parametrize(
    ("happened", "expected"),
    [
        (nothing, []),
        (change("pyproject.toml"), [INSTALL, PROJECT]),
        *[(change(lock), EVERYTHING) for lock in LOCKS],
        (python_is_gone, EVERYTHING),
        (unreadable_stamp, EVERYTHING),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_later_start_installs_only_what_changed(
    environment: Environment,
    steps: RecordedSteps,
    happened: Callable[[Environment], None],
    expected: list[str],
) -> None:
    environment.prepare(RUN)
    assert steps.taken() == EVERYTHING
    happened(environment)
    environment.prepare(RUN)
    assert steps.taken() == expected


@pytest.mark.parametrize("name", ["a,b", "a;b", "a:b", 'a"b', "a\\b"])
def test_a_folder_in_which_qt_would_not_find_its_plugins_is_refused(name: str) -> None:
    sentence = dev.unusable_folder(Path("/home/person") / name)
    assert sentence is not None
    assert name in sentence
    assert dev.unusable_folder(Path("/home/Jürgen's 動物 $1 #2")) is None


@pytest.mark.parametrize(
    ("words", "is_online"), [(["install"], True), (["install", "--no-index"], False), ([], False)]
)
def test_only_a_step_that_downloads_asks_for_a_network(words: list[str], is_online: bool) -> None:
    with pytest.raises(SetupError) as raised:
        run_step("Failing", [sys.executable, "-c", "raise SystemExit(1)", *words], os.environ)
    assert ("network" in str(raised.value)) == is_online


def test_an_environment_for_the_tests_also_runs_the_application_but_not_the_other_way_round(
    environment: Environment, steps: RecordedSteps
) -> None:
    environment.prepare(RUN)
    steps.taken()
    environment.prepare(TEST)
    assert steps.taken() == [INSTALL, PROJECT]
    environment.prepare(RUN)
    assert steps.taken() == []


@pytest.mark.parametrize("failing", EVERYTHING)
def test_after_a_failed_installation_the_next_start_makes_everything(
    environment: Environment, steps: RecordedSteps, failing: str
) -> None:
    steps.failing = failing
    with pytest.raises(SetupError):
        environment.prepare(RUN)
    steps.failing = None
    steps.taken()
    environment.prepare(RUN)
    assert steps.taken() == EVERYTHING


def test_a_file_in_the_place_of_the_environment_is_to_be_removed(environment: Environment) -> None:
    environment.folder.write_text("animals\n", "ascii")
    with pytest.raises(SetupError, match="Remove it"):
        environment.prepare(RUN)


def test_a_moved_project_folder_needs_a_new_environment(root: Path, environment: Environment) -> None:
    environment.prepare(RUN)
    steps_there = RecordedSteps()
    Environment(root.rename(root.with_name("moved")), steps_there).prepare(RUN)
    assert steps_there.taken() == EVERYTHING


def test_packages_are_installed_by_their_hashes_and_the_project_without_a_network(
    environment: Environment, steps: RecordedSteps
) -> None:
    environment.prepare(TEST)
    _, install, project = steps.commands
    assert {"--require-hashes", "--only-binary=:all:"} <= set(install)
    assert {"--no-index", "--no-deps", "--no-build-isolation"} <= set(project)


def test_the_project_is_found_in_a_folder_whose_name_the_locale_cannot_read(
    tmp_path: Path, root: Path, steps: RecordedSteps
) -> None:
    root = root.rename(tmp_path / "Jürgen 動物")
    Environment(root, steps).prepare(RUN)
    written = steps.reference.read_text(encoding="ascii").rstrip("\n")
    assert (steps.reference.parent / written).resolve() == root / "src"


def test_packages_are_built_in_their_own_environment_without_anything_of_the_tests(
    root: Path, environment: Environment, steps: RecordedSteps
) -> None:
    environment.beside(dev.PACKAGE_FOLDER).prepare(PACKAGE)
    assert steps.commands[0][-1] == str(root / dev.PACKAGE_FOLDER)
    assert str(root / DEVELOPMENT_LOCK) not in " ".join(steps.commands[1])
    assert not environment.python.exists()


REPORT = (
    "installed\tlibgl1\t\n"
    "config-files\tlibegl1\t\n"
    "installed\tlibglib2.0-0t64\tlibglib2.0-0 (= 2.84.1-1), other-name\n"
    "installed\tlibdbus-1-3\tsomething\n"
)


def complete(need: Need) -> str:
    return "".join(f"installed\t{name}\t\n" for name in need.debian_packages)


def test_a_package_counts_if_it_is_installed_under_its_own_or_a_provided_name() -> None:
    wanted = ["libgl1", "libegl1", "libglib2.0-0", "xvfb", "other-name"]
    assert missing_packages(wanted, REPORT) == ["libegl1", "xvfb"]


# python3-venv is for the system's usual Python, which need not be the one that was started.
VENV = "python{}.{}-venv".format(*sys.version_info)


@pytest.mark.parametrize(("venv_is_missing", "more"), [(False, []), (True, [VENV])])
def test_root_gets_exactly_the_missing_packages(
    steps: RecordedSteps, venv_is_missing: bool, more: list[str]
) -> None:
    debian = Debian(steps, lambda: REPORT, is_root=True)
    assert debian.provide(RUN, venv_is_missing=venv_is_missing)
    update, install = steps.commands
    assert update[-1] == "update"
    missing = [*missing_packages(RUN.debian_packages, REPORT), *more]
    assert install[-len(missing) - 1 :] == ["--no-install-recommends", *missing]
    assert all(variables["DEBIAN_FRONTEND"] == "noninteractive" for variables in steps.variables)


def test_a_complete_system_is_left_alone(steps: RecordedSteps) -> None:
    debian = Debian(steps, lambda: complete(TEST), is_root=True)
    assert debian.provide(TEST, venv_is_missing=False)
    assert steps.commands == []


def test_without_root_the_application_starts_and_the_command_that_installs_is_printed_until_it_was_run(
    root: Path, steps: RecordedSteps, capsys: pytest.CaptureFixture[str]
) -> None:
    on_debian(root, steps, lambda: REPORT).prepare(RUN)
    said = capsys.readouterr().err
    assert "  sudo apt-get update && sudo apt-get install --no-install-recommends libegl1 libfont" in said
    assert steps.taken() == EVERYTHING
    # WHEN the packages have been installed
    on_debian(root, steps, lambda: complete(RUN)).prepare(RUN)
    # THEN nothing is printed or installed, and later starts do not ask dpkg any more
    assert capsys.readouterr().err == ""
    on_debian(root, steps, lambda: pytest.fail("asked")).prepare(RUN)
    assert steps.taken() == []


@pytest.mark.parametrize(("need", "named"), [(TEST, "xvfb"), (PACKAGE, "lintian")])
def test_without_root_tests_and_packages_need_a_complete_system(
    root: Path, steps: RecordedSteps, need: Need, named: str
) -> None:
    with pytest.raises(SetupError, match=rf"sudo apt-get install .* {named}"):
        on_debian(root, steps, lambda: REPORT).prepare(need)
    assert steps.taken() == []


@pytest.mark.parametrize(
    ("installer", "sentence"),
    [
        ("dnf", "  sudo dnf install glib2 libxcb\n"),
        ("zypper", "  sudo zypper install libgthread-2_0-0 libxcb-shape0\n"),
        ("pacman", "  sudo pacman -S --needed glib2 libxcb\n"),
        (None, "Install the packages that have them: libmissing-1.so, libmissing-2.so, libmissing-3.so\n"),
    ],
)
def test_on_another_linux_the_application_starts_and_the_missing_libraries_are_named(
    root: Path,
    steps: RecordedSteps,
    capsys: pytest.CaptureFixture[str],
    installer: str | None,
    sentence: str,
) -> None:
    rows = {row.file: row for row in LIBRARIES}
    glib, shape = rows["libgthread-2.0.so.0"], rows["libxcb-shape.so.0"]
    libraries = [
        glib._replace(file="libmissing-1.so"),
        shape._replace(file="libmissing-2.so"),
        # Another library of the same package.
        shape._replace(file="libmissing-3.so"),
        glib._replace(file="libc.so.6", dnf="never named", zypper="never named", pacman="never named"),
    ]
    Environment(root, steps, OtherLinux(installer, libraries)).prepare(RUN)
    assert capsys.readouterr().err.endswith(sentence)
    assert steps.taken() == EVERYTHING


def test_building_packages_is_refused_without_the_tools(root: Path, steps: RecordedSteps) -> None:
    with pytest.raises(SetupError, match="built on Debian"):
        Environment(root, steps, OtherLinux("dnf")).prepare(PACKAGE)
    assert steps.taken() == []


def test_the_first_installer_on_the_search_path_is_taken(tmp_path: Path) -> None:
    assert installer_of(str(tmp_path)) is None
    (tmp_path / "zypper").touch(mode=0o755)
    assert installer_of(str(tmp_path)) == "zypper"


def test_a_missing_library_of_debians_python_is_installed_before_anything_is_built() -> None:
    missing = missing_python_library("libpython0.so.1.0", "/nowhere", prefix="/usr")
    assert missing == [f"libpython{sys.version_info.major}.{sys.version_info.minor}"]


def test_a_python_with_its_library_needs_nothing_more(tmp_path: Path) -> None:
    (tmp_path / "libpython0.so.1.0").touch()
    assert missing_python_library("libpython0.so.1.0", str(tmp_path), prefix="/opt/python") == []


def test_a_python_of_another_origin_without_a_shared_library_cannot_build(tmp_path: Path) -> None:
    (tmp_path / "libpython0.a").touch()
    with pytest.raises(
        SetupError, match=r"The Python in /opt/python has no shared library.*/usr/bin/python3"
    ):
        missing_python_library("libpython0.a", str(tmp_path), prefix="/opt/python")


def test_the_supported_pythons_are_those_of_pyproject(pyproject: dict[str, Any]) -> None:
    asked = SpecifierSet(pyproject["project"]["requires-python"])
    for minor in range(8, dev.NEWEST_PYTHON[1] + 1):
        supported = dev.unsupported_python((3, minor), "python") is None
        assert supported == asked.contains(f"3.{minor}"), minor


def test_an_old_python_can_read_the_command_far_enough_to_say_that_it_is_too_old() -> None:
    for name in ("dev.py", "pythons.py", "translations.py", "virtual_environment.py"):
        ast.parse((ROOT / "packaging" / name).read_text(encoding="utf-8"), feature_version=(3, 8))
    sentence = dev.unsupported_python((3, 8), "/usr/bin/python3")
    assert sentence is not None
    assert "from 3.11 to 3.15; this is 3.8 (/usr/bin/python3)" in sentence


def test_another_python_of_the_system_is_named_in_place_of_one_that_does_not_fit() -> None:
    asked: list[tuple[int, int]] = []

    def find(versions: Iterable[tuple[int, int]]) -> str:
        asked.extend(versions)
        return "py -3.13"

    sentence = dev.unsupported_python((3, 16), "python.exe", find)
    assert sentence is not None
    assert sentence.endswith(" Start the same command with: py -3.13")
    assert asked == [(3, 15), (3, 14), (3, 13), (3, 12), (3, 11)]


def test_without_any_other_python_it_says_where_to_get_one() -> None:
    sentence = dev.unsupported_python((3, 10), "/usr/bin/python3", lambda _versions: None)
    assert sentence is not None
    assert "Install one, from your system's packages or https://www.python.org/downloads/" in sentence


def test_pytest_gets_no_screen_and_no_other_modules_reads_paths_as_qt_does_and_keeps_its_cache() -> None:
    variables = {"DISPLAY": ":0", "WAYLAND_DISPLAY": "w", "PYTHONPATH": "/elsewhere", "LANG": "de_DE.UTF-8"}
    variables["PYTHONDONTWRITEBYTECODE"] = "1"
    assert dev.pytest_variables(variables) == {
        "LANG": "de_DE.UTF-8",
        "PYTHONUTF8": "1",
        "QT_QPA_PLATFORM": "offscreen",
    }


@pytest.fixture
def benchmarks(root: Path, environment: Environment) -> Path:
    """The folder of four benchmarks that record their name, a word from support, and their arguments."""
    environment.python.parent.mkdir(parents=True)
    environment.python.symlink_to(sys.executable)
    support = root / "tests/support"
    support.mkdir(parents=True)
    (support / "greeting.py").write_text('WORD = "hello"', encoding="utf-8")
    (support / "comparison.py").write_text(_recording("summary"), encoding="utf-8")
    result = root / "tests/benchmarks"
    result.mkdir()
    for name, status in (("memory", 0), ("pacing", 0), ("size", 3), ("start", 4)):
        program = f"{_recording(name)}sys.exit({status})"
        (result / f"{name}.py").write_text(program, encoding="utf-8")
    return result


def _recording(name: str) -> str:
    program = f"""
        import pathlib, sys
        from support.greeting import WORD
        with pathlib.Path("started").open("a") as file: print("{name}", WORD, *sys.argv[1:], file=file)
    """
    return textwrap.dedent(program)


@pytest.mark.usefixtures("benchmarks")
@pytest.mark.parametrize(
    ("arguments", "status", "started"),
    [
        ([], 3, "memory hello\nsize hello\nstart hello\nsummary hello memory\n"),
        (["--only", "pacing", "--days", "3"], 0, "pacing hello --days 3\nsummary hello pacing\n"),
    ],
)
def test_all_but_long_benchmarks_run_or_the_named_one_and_the_first_failure_decides_the_exit_status(
    environment: Environment, arguments: list[str], status: int, started: str
) -> None:
    assert dev.bench(environment, arguments) == status
    assert (environment.root / "started").read_text(encoding="utf-8") == started


@pytest.mark.usefixtures("benchmarks")
@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["--only", "pace"], r"There is: memory, pacing, size, start\."),
        (["--only"], "--only needs a name"),
        (["--days", "3"], "does not take '--days'"),
    ],
)
def test_an_unknown_benchmark_or_argument_is_refused_before_anything_starts(
    environment: Environment, steps: RecordedSteps, arguments: list[str], answer: str
) -> None:
    with pytest.raises(SetupError, match=answer):
        dev.bench(environment, arguments)
    assert steps.commands == []


def test_benchmarks_run_in_the_environment_of_the_tests_and_measure_one_with_the_runtime_lock_alone(
    environment: Environment, steps: RecordedSteps, benchmarks: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MENAGERIE_COMMAND", "")
    note = "import os, pathlib; pathlib.Path('command').write_text(os.environ['MENAGERIE_COMMAND'])"
    (benchmarks / "memory.py").write_text(note, encoding="utf-8")
    assert dev.bench(environment, ["--only", "memory"]) == 0
    measured = environment.beside(dev.BENCH_FOLDER).python
    assert (environment.root / "command").read_text(encoding="utf-8") == f"{measured} -m menagerie"
    locks = {
        command[0]: [word for word in command if word.startswith("--requirement=")]
        for command in steps.commands
        if "--require-hashes" in command
    }
    assert locks == {
        str(python): [f"--requirement={environment.root / lock}" for lock in need.locks]
        for python, need in ((environment.python, TEST), (measured, RUN))
    }


def test_a_failing_step_shows_the_last_lines_of_its_program(capsys: pytest.CaptureFixture[str]) -> None:
    program = "import sys; print(*(f'line {n}' for n in range(1, 41)), sep='\\n'); sys.exit(3)"
    with pytest.raises(SetupError) as caught:
        run_step("Counting", [sys.executable, "-c", program], os.environ)
    assert capsys.readouterr().err == "Counting ... "
    assert "line 40" in str(caught.value)
    assert "line 25\n" not in str(caught.value)


@pytest.mark.parametrize("words", [[], ["fly"]])
def test_an_unknown_command_prints_the_usage(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(words) == dev.WRONG_USAGE
    assert "packaging/dev.py COMMAND" in capsys.readouterr().err
