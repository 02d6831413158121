"""Who may import what, for every module there is; the contracts in pyproject.toml name some of them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import menagerie

ROOT = Path(menagerie.__file__).parent
# A foreign package, and the only rooms that may know it.
ROOMS = {
    "PySide6": {"ui", "app"},
    "qasync": {"ui", "app"},
    "httpx": {"service"},
    "truststore": {"service"},
    "keyring": {"credentials"},
    "psycopg": {"shared"},
    "sqlite3": {"catalogue", "governor.ledger", "outbox", "sandbox", "storage"},
    "xlsxwriter": {"deliveries.plain_sheet", "deliveries.sheets", "workflows.export.workbook"},
    "python_calamine": {"deliveries.workbook"},
    "starlette": {"sandbox"},
    "uvicorn": {"sandbox"},
    "cryptography": {"sandbox.certificates"},
    "menagerie.sandbox": {"sandbox", "app.embedding", "app.self_check"},
}


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module


@pytest.fixture(scope="module")
def imported() -> dict[str, set[str]]:
    """What each module of ours imports."""
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts): set(imports(path))
        for path in ROOT.rglob("*.py")
    }


def is_within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


@pytest.mark.parametrize("package", ROOMS)
def test_a_foreign_package_is_known_in_its_rooms_only(package: str, imported: dict[str, set[str]]) -> None:
    known_in = {
        module for module, names in imported.items() if any(is_within(name, package) for name in names)
    }
    assert known_in, f"no module imports {package}: take it out of the table"
    strangers = {module for module in known_in if not any(is_within(module, room) for room in ROOMS[package])}
    assert strangers == set()
