"""Who may import and call what; the window says what its methods do, without repeating what Qt says."""

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Collection, Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from types import FunctionType

import pytest

import menagerie
import menagerie.app
import menagerie.ui
from support.every_case import every_case

ROOT = Path(menagerie.__file__).parent
# A foreign package, and the only rooms that may know it.
ROOMS = {
    "PySide6": {"ui", "app"},
    "qasync": {"ui", "app"},
    "httpx": {"service"},
    "truststore": {"service", "shared.certificates"},
    "keyring": {"credentials"},
    "psycopg": {"shared"},
    "sqlite3": {"catalogue", "governor.ledger", "outbox", "sandbox", "storage"},
    "xlsxwriter": {"deliveries.sheets", "workflows.export"},
    "python_calamine": {"deliveries.workbook"},
    "starlette": {"sandbox"},
    "uvicorn": {"sandbox"},
    "cryptography": {"sandbox.certificates"},
    "menagerie.sandbox": {"sandbox", "app.foundation", "app.self_check"},
}


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(path.read_text("utf-8"))))


def imports(path: Path) -> Iterator[str]:
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module


def is_within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def test_a_foreign_package_is_known_in_its_rooms_only() -> None:
    imported = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts): set(imports(path))
        for path in ROOT.rglob("*.py")
    }
    with every_case() as case:
        for package, rooms in ROOMS.items():
            with case(package):
                known_in = [
                    module
                    for module, names in imported.items()
                    if any(is_within(one, package) for one in names)
                ]
                assert known_in, f"no module imports {package}: take it out of the table"
                assert [one for one in known_in if not any(is_within(one, room) for room in rooms)] == []


def test_no_module_leads_back_to_itself_by_imports_also_by_those_of_functions_and_of_types_alone() -> None:
    paths = {
        ".".join(("menagerie", *path.relative_to(ROOT).with_suffix("").parts)).removesuffix(".__init__"): path
        for path in ROOT.rglob("*.py")
    }
    graph = {module: our_modules(path, paths.keys()) - {module} for module, path in paths.items()}
    assert any(graph.values())
    try:
        tuple(TopologicalSorter(graph).static_order())
    except CycleError as error:
        pytest.fail(" imports ".join(reversed(error.args[1])))


def our_modules(path: Path, modules: Collection[str]) -> set[str]:
    """Return those of ``modules`` that a module imports; of a name in a package, the module of that name."""
    found = set()
    for node in nodes(path):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= names.intersection(modules) or {node.module}
    return found.intersection(modules)


def calls(path: Path) -> Iterator[ast.Call]:
    return (node for node in nodes(path) if isinstance(node, ast.Call))


def calls_of(module: str, function: str) -> list[tuple[Path, ast.Call]]:
    return [
        (path, call)
        for path in ROOT.rglob("*.py")
        for call in calls(path)
        if isinstance(call.func, ast.Attribute) and call.func.attr == function
        if isinstance(call.func.value, ast.Name) and call.func.value.id == module
    ]


def is_left_to_the_system(call: ast.Call) -> bool:
    """Whether a file is renamed or removed, or a folder is made for this user only."""
    if not isinstance(call.func, ast.Attribute):
        return False
    of = call.func.value.id if isinstance(call.func.value, ast.Name) else ""
    match call.func.attr:
        case "replace":
            # Of texts it has two arguments, of moments and structures named ones.
            return of == "os" or (len(call.args) == 1 and not call.keywords)
        case "remove" | "move" | "rmtree":
            return of in {"os", "shutil"}
        case "mkdir":
            # The other ones take the rights of the folder that they are in.
            return bool(call.args) or "mode" in {each.arg for each in call.keywords}
        case name:
            return name in {"rename", "unlink", "rmdir"}


def test_files_and_databases_are_changed_in_one_place_and_no_temporary_file_is_a_persons() -> None:
    callers = {path for path in ROOT.rglob("*.py") if any(map(is_left_to_the_system, calls(path)))}
    assert callers == {ROOT / "system" / "files.py"}, "use those of menagerie.system"
    # Where no file may be made, tempfile tries countless names on Windows.
    made = calls_of("tempfile", "TemporaryDirectory")
    assert made
    assert [path for path, call in made if call.args or "dir" in {each.arg for each in call.keywords}] == []
    others = ("TemporaryFile", "NamedTemporaryFile", "SpooledTemporaryFile", "mkstemp", "mkdtemp", "mktemp")
    assert [path for other in others for path, _ in calls_of("tempfile", other)] == []
    # There, its address is right on each system, and macOS writes it through to the disk.
    in_files = {
        path
        for path, call in calls_of("sqlite3", "connect")
        if ast.unparse(call.args[0]) not in {"':memory:'", "IN_MEMORY"}
    }
    assert in_files == {ROOT / "storage" / "files.py"}


def classes() -> Iterator[type]:
    """Yield the public classes of the window."""
    for package in (menagerie.app, menagerie.ui):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            of_module = vars(importlib.import_module(module.name)).values()
            for one in of_module:
                if (
                    inspect.isclass(one)
                    and one.__module__ == module.name
                    and not one.__name__.startswith("_")
                ):
                    yield one


def is_override_of_qt(owner: type, name: str) -> bool:
    return any(base.__module__.startswith("PySide6.") and hasattr(base, name) for base in owner.__mro__)


def test_a_public_method_has_a_docstring_unless_it_overrides_one_of_qt() -> None:
    methods = [
        (owner, name, method)
        for owner in classes()
        for name, method in vars(owner).items()
        if isinstance(method, FunctionType) and not name.startswith("_")
    ]
    assert methods
    wrong = [
        f"{owner.__module__}.{owner.__name__}.{name}"
        for owner, name, method in methods
        if bool(method.__doc__) is is_override_of_qt(owner, name)
    ]
    assert wrong == []
