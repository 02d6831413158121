"""What the developer command decides, without installing anything."""

import ast
import os
import sys
import textwrap
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from packaging.specifiers import SpecifierSet


class RecordedSteps:
    """Stands in for running programs: remembers each sentence, and makes what the real program would make."""

    def __init__(self, dev: ModuleType, root: Path) -> None:
        self.sentences: list[str] = []
        self.commands: list[Sequence[str]] = []
        self.variables: list[Mapping[str, str]] = []
        self.failing: str | None = None
        self._dev = dev
        environment = dev.Environment(root, self)
        self._python: Path = environment.python.relative_to(environment.folder)

    def __call__(self, sentence: str, command: Sequence[str], variables: Mapping[str, str]) -> None:
        self.sentences.append(sentence)
        self.commands.append(command)
        self.variables.append(variables)
        if self.failing is not None and self.failing in sentence:
            raise self._dev.SetupError("failed")
        if "venv" in command:
            python = Path(command[-1]) / self._python
            python.parent.mkdir(parents=True, exist_ok=True)
            python.touch()

    def taken(self) -> list[str]:
        """Return the first words of the sentences since the last look, and forget them."""
        result = [" ".join(sentence.split()[:3]) for sentence in self.sentences]
        self.sentences.clear()
        return result


MAKE = "Making .venv"
INSTALL = "Installing the packages"
PROJECT = "Installing the project"
EVERYTHING = [MAKE, INSTALL, PROJECT]


@pytest.fixture
def root(tmp_path: Path, dev: ModuleType) -> Path:
    result = tmp_path / "project"
    (result / "packaging").mkdir(parents=True)
    for name in (*dev.LOCKS, "pyproject.toml"):
        (result / name).write_text(f"content of {name}", encoding="utf-8")
    return result


@pytest.fixture
def steps(dev: ModuleType, root: Path) -> RecordedSteps:
    return RecordedSteps(dev, root)


@pytest.fixture
def environment(dev: ModuleType, root: Path, steps: RecordedSteps) -> Any:
    return dev.Environment(root, steps)


def test_the_first_start_makes_everything_and_the_second_nothing(
    dev: ModuleType, environment: Any, steps: RecordedSteps
) -> None:
    environment.prepare(dev.RUN, None)
    assert steps.taken() == EVERYTHING
    environment.prepare(dev.RUN, None)
    assert steps.taken() == []


def test_what_is_ready_for_the_tests_is_ready_to_run(
    dev: ModuleType, environment: Any, steps: RecordedSteps
) -> None:
    environment.prepare(dev.TEST, None)
    steps.taken()
    environment.prepare(dev.RUN, None)
    assert steps.taken() == []


def test_what_is_ready_to_run_only_lacks_packages_for_the_tests(
    dev: ModuleType, environment: Any, steps: RecordedSteps
) -> None:
    environment.prepare(dev.RUN, None)
    steps.taken()
    environment.prepare(dev.TEST, None)
    assert steps.taken() == [INSTALL, PROJECT]


@pytest.mark.parametrize("failing", EVERYTHING)
def test_an_installation_that_failed_begins_anew(
    dev: ModuleType, environment: Any, steps: RecordedSteps, failing: str
) -> None:
    # GIVEN a start that failed half way
    steps.failing = failing
    with pytest.raises(dev.SetupError):
        environment.prepare(dev.RUN, None)
    # WHEN the cause has gone
    steps.failing = None
    steps.taken()
    environment.prepare(dev.RUN, None)
    # THEN everything is made, since nobody knows what the first start left
    assert steps.taken() == EVERYTHING


def test_a_changed_lock_makes_another_environment(
    dev: ModuleType, root: Path, environment: Any, steps: RecordedSteps
) -> None:
    for name in dev.LOCKS:
        environment.prepare(dev.RUN, None)
        steps.taken()
        (root / name).write_text("other content", encoding="utf-8")
        environment.prepare(dev.RUN, None)
        assert steps.taken() == EVERYTHING, name


def test_a_changed_pyproject_installs_into_the_same_environment(
    dev: ModuleType, root: Path, environment: Any, steps: RecordedSteps
) -> None:
    environment.prepare(dev.RUN, None)
    steps.taken()
    (root / "pyproject.toml").write_text("other content", encoding="utf-8")
    environment.prepare(dev.RUN, None)
    assert steps.taken() == [INSTALL, PROJECT]


def test_an_environment_whose_python_is_gone_is_made_anew(
    dev: ModuleType, environment: Any, steps: RecordedSteps
) -> None:
    environment.prepare(dev.RUN, None)
    steps.taken()
    environment.python.unlink()
    environment.prepare(dev.RUN, None)
    assert steps.taken() == EVERYTHING


def test_an_unreadable_stamp_counts_as_none(dev: ModuleType, environment: Any, steps: RecordedSteps) -> None:
    environment.prepare(dev.RUN, None)
    steps.taken()
    (environment.folder / "menagerie.stamp").write_bytes(b"\xff half")
    environment.prepare(dev.RUN, None)
    assert steps.taken() == EVERYTHING


def test_a_project_folder_that_moved_makes_another_environment(
    dev: ModuleType, root: Path, environment: Any, steps: RecordedSteps
) -> None:
    environment.prepare(dev.RUN, None)
    moved = root.rename(root.with_name("moved"))
    steps_there = RecordedSteps(dev, moved)
    dev.Environment(moved, steps_there).prepare(dev.RUN, None)
    assert steps_there.taken() == EVERYTHING


def test_packages_are_installed_by_their_hashes_and_the_project_without_a_network(
    dev: ModuleType, environment: Any, steps: RecordedSteps
) -> None:
    environment.prepare(dev.TEST, None)
    _, install, project = steps.commands
    assert {"--require-hashes", "--only-binary=:all:"} <= set(install)
    assert {"--no-index", "--no-deps", "--no-build-isolation"} <= set(project)


REPORT = (
    "installed\tlibgl1\t\n"
    "config-files\tlibegl1\t\n"
    "installed\tlibglib2.0-0t64\tlibglib2.0-0 (= 2.84.1-1), other-name\n"
    "installed\tlibdbus-1-3\tsomething\n"
)


def test_a_package_counts_when_it_is_installed_under_its_own_or_a_provided_name(dev: ModuleType) -> None:
    wanted = ["libgl1", "libegl1", "libglib2.0-0", "xvfb", "other-name"]
    assert dev.missing_packages(wanted, REPORT) == ["libegl1", "xvfb"]


def test_root_gets_exactly_the_missing_packages(dev: ModuleType, steps: RecordedSteps) -> None:
    debian = dev.Debian(steps, lambda: REPORT, is_root=True)
    assert debian.provide(dev.RUN, venv_is_missing=False)
    update, install = steps.commands
    assert update[-1] == "update"
    missing = dev.missing_packages(dev.RUN.debian_packages, REPORT)
    assert install[-len(missing) - 1 :] == ["--no-install-recommends", *missing]
    assert all(variables["DEBIAN_FRONTEND"] == "noninteractive" for variables in steps.variables)


def test_root_gets_the_module_for_environments_too(dev: ModuleType, steps: RecordedSteps) -> None:
    assert dev.Debian(steps, lambda: REPORT, is_root=True).provide(dev.RUN, venv_is_missing=True)
    assert steps.commands[-1][-1] == "python3-venv"


def test_a_complete_system_is_left_alone(dev: ModuleType, steps: RecordedSteps) -> None:
    report = "".join(f"installed\t{name}\t\n" for name in dev.TEST.debian_packages)
    assert dev.Debian(steps, lambda: report, is_root=True).provide(dev.TEST, venv_is_missing=False)
    assert steps.commands == []


def test_a_person_who_may_not_install_reads_the_command_and_the_application_starts(
    dev: ModuleType, environment: Any, steps: RecordedSteps, capsys: pytest.CaptureFixture[str]
) -> None:
    debian = dev.Debian(steps, lambda: REPORT, is_root=False)
    environment.prepare(dev.RUN, debian)
    said = capsys.readouterr().err
    assert "  sudo apt-get install --no-install-recommends libegl1 libfontconfig1 " in said
    assert steps.taken() == EVERYTHING


def test_packages_that_a_person_installed_meanwhile_are_noticed(
    dev: ModuleType, environment: Any, steps: RecordedSteps, capsys: pytest.CaptureFixture[str]
) -> None:
    # GIVEN a start on a system that lacks packages
    environment.prepare(dev.RUN, dev.Debian(steps, lambda: REPORT, is_root=False))
    steps.taken()
    capsys.readouterr()
    # WHEN somebody has installed them
    report = "".join(f"installed\t{name}\t\n" for name in dev.RUN.debian_packages)
    environment.prepare(dev.RUN, dev.Debian(steps, lambda: report, is_root=False))
    # THEN nothing is said or installed any more, and the system is not even looked at again
    assert capsys.readouterr().err == ""
    environment.prepare(dev.RUN, dev.Debian(steps, lambda: pytest.fail("looked"), is_root=False))
    assert steps.taken() == []


def test_the_tests_do_not_start_on_a_system_that_lacks_packages(
    dev: ModuleType, environment: Any, steps: RecordedSteps
) -> None:
    with pytest.raises(dev.SetupError, match=r"sudo apt-get install .* xvfb "):
        environment.prepare(dev.TEST, dev.Debian(steps, lambda: REPORT, is_root=False))
    assert steps.taken() == []


def test_the_tests_need_all_that_running_needs(dev: ModuleType) -> None:
    assert set(dev.RUN.debian_packages) < set(dev.TEST.debian_packages)
    assert len(set(dev.TEST.debian_packages)) == len(dev.TEST.debian_packages)


def test_packages_are_not_built_on_a_system_that_lacks_tools(
    dev: ModuleType, environment: Any, steps: RecordedSteps
) -> None:
    with pytest.raises(dev.SetupError, match=r"sudo apt-get install .* lintian"):
        environment.prepare(dev.PACKAGE, dev.Debian(steps, lambda: REPORT, is_root=False))
    assert steps.taken() == []


def test_packages_are_built_in_an_environment_of_their_own_without_anything_of_the_tests(
    dev: ModuleType, root: Path, environment: Any, steps: RecordedSteps
) -> None:
    apart = environment.beside(dev.PACKAGE_FOLDER)
    apart.prepare(dev.PACKAGE, None)
    assert apart.folder == root / "build" / "environment"
    assert steps.taken()[0] == "Making build/environment"
    assert not any(word.endswith(dev.DEVELOPMENT_LOCK) for word in steps.commands[1])
    assert not environment.python.exists()


def test_the_supported_pythons_are_those_of_pyproject(dev: ModuleType, pyproject: dict[str, Any]) -> None:
    asked = SpecifierSet(pyproject["project"]["requires-python"])
    for minor in range(8, 20):
        supported = dev.unsupported_python((3, minor), "python") is None
        assert supported == asked.contains(f"3.{minor}"), minor


def test_another_python_is_named_in_one_sentence(dev: ModuleType) -> None:
    sentence = dev.unsupported_python((3, 14), "/usr/bin/python3")
    assert "from 3.11 to 3.13; this is 3.14 (/usr/bin/python3)" in sentence


def test_an_old_python_can_read_the_command_far_enough_to_say_so(project: Path) -> None:
    ast.parse((project / "packaging" / "dev.py").read_text(encoding="utf-8"), feature_version=(3, 8))


def test_pytest_gets_no_screen_and_no_foreign_modules(dev: ModuleType) -> None:
    variables = {"DISPLAY": ":0", "WAYLAND_DISPLAY": "w", "PYTHONPATH": "/elsewhere", "LANG": "de_DE.UTF-8"}
    assert dev.pytest_variables(variables) == {"LANG": "de_DE.UTF-8", "QT_QPA_PLATFORM": "offscreen"}


@pytest.fixture
def benchmarks(root: Path, environment: Any) -> Path:
    """The folder of four benchmarks that write down who they are and their words; two of them fail."""
    environment.python.parent.mkdir(parents=True)
    environment.python.symlink_to(sys.executable)
    support = root / "tests" / "support"
    support.mkdir(parents=True)
    (support / "greeting.py").write_text('WORD = "hello"', encoding="utf-8")
    (support / "comparison.py").write_text(_noting("summary"), encoding="utf-8")
    result = root / "tests" / "benchmarks"
    result.mkdir()
    for name, status in (("memory", 0), ("pacing", 0), ("size", 3), ("start", 4)):
        program = f"{_noting(name)}sys.exit({status})"
        (result / f"{name}.py").write_text(program, encoding="utf-8")
    return result


def _noting(name: str) -> str:
    """Return a program that writes down its name and its words."""
    program = f"""
        import pathlib, sys
        from support.greeting import WORD
        with pathlib.Path("heard").open("a") as heard: print("{name}", WORD, *sys.argv[1:], file=heard)
    """
    return textwrap.dedent(program)


@pytest.mark.usefixtures("benchmarks")
def test_all_benchmarks_that_are_not_long_run_and_the_first_that_fails_decides_the_exit_status(
    dev: ModuleType, root: Path, environment: Any
) -> None:
    assert dev.bench(environment, None, []) == 3
    heard = (root / "heard").read_text(encoding="utf-8")
    assert heard == "memory hello\nsize hello\nstart hello\nsummary hello memory size start\n"


@pytest.mark.usefixtures("benchmarks")
def test_one_benchmark_can_be_named_and_gets_the_other_words(
    dev: ModuleType, root: Path, environment: Any
) -> None:
    assert dev.bench(environment, None, ["--only", "pacing", "--days", "3"]) == 0
    assert (root / "heard").read_text(encoding="utf-8") == "pacing hello --days 3\nsummary hello pacing\n"


@pytest.mark.usefixtures("benchmarks")
def test_a_benchmark_that_does_not_exist_is_answered_with_what_there_is(
    dev: ModuleType, root: Path, environment: Any, steps: RecordedSteps
) -> None:
    with pytest.raises(dev.SetupError, match=r"There is: memory, pacing, size, start\."):
        dev.bench(environment, None, ["--only", "pace"])
    with pytest.raises(dev.SetupError, match="--only needs a name"):
        dev.bench(environment, None, ["--only"])
    with pytest.raises(dev.SetupError, match="does not take '--days'"):
        dev.bench(environment, None, ["--days", "3"])
    assert steps.commands == []
    assert not (root / "heard").exists()


@pytest.mark.usefixtures("benchmarks")
def test_benchmarks_run_in_the_environment_of_the_tests(
    dev: ModuleType, environment: Any, steps: RecordedSteps
) -> None:
    dev.bench(environment, None, ["--only", "memory"])
    installed = steps.commands[1]
    assert any(word.endswith(dev.DEVELOPMENT_LOCK) for word in installed)


def test_what_benchmarks_measure_has_nothing_of_the_tests_beside_it(
    dev: ModuleType,
    environment: Any,
    steps: RecordedSteps,
    benchmarks: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("MENAGERIE_COMMAND", "")
    note = "import os, pathlib; pathlib.Path('command').write_text(os.environ['MENAGERIE_COMMAND'])"
    (benchmarks / "memory.py").write_text(note, encoding="utf-8")
    assert dev.bench(environment, None, ["--only", "memory"]) == 0
    python = environment.beside(dev.BENCH_FOLDER).python
    assert (environment.root / "command").read_text(encoding="utf-8") == f"{python} -m menagerie"
    (installed,) = (
        command for command in steps.commands if str(python) in command and "--require-hashes" in command
    )
    assert [word for word in installed if word.startswith("--requirement=")] == [
        f"--requirement={environment.root / lock}" for lock in dev.RUN.locks
    ]


def test_words_for_the_application_may_stand_after_a_separator(dev: ModuleType) -> None:
    assert dev.without_separator(["--", "--version"]) == ["--version"]
    assert dev.without_separator(["--version", "--"]) == ["--version", "--"]


def test_a_failing_step_shows_the_last_lines_of_its_program(
    dev: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    program = "import sys; print(*(f'line {n}' for n in range(1, 41)), sep='\\n'); sys.exit(3)"
    with pytest.raises(dev.SetupError) as caught:
        dev.run_step("Counting", [sys.executable, "-c", program], os.environ)
    assert capsys.readouterr().err == "Counting ... "
    assert "line 40" in str(caught.value)
    assert "line 25\n" not in str(caught.value)


@pytest.mark.parametrize("words", [[], ["fly"]])
def test_an_unknown_command_is_answered_with_what_there_is(
    dev: ModuleType, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    assert dev.main(words) == 2
    assert "packaging/dev.py COMMAND" in capsys.readouterr().err
