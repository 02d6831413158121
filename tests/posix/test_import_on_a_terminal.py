"""“menagerie import” on a terminal asks before it adds anything."""

from pathlib import Path

import pytest

from support import import_fixtures
from support.import_command import ImportDesk, write_csv
from support.import_service import ImportService

NAMES = [f"Rex {number}" for number in range(1, 9)]

service, desk = import_fixtures.service, import_fixtures.desk


@pytest.fixture
def good(tmp_path: Path) -> Path:
    return write_csv(tmp_path / "delivery.csv", *(f"{name},12,available,r" for name in NAMES))


def test_it_asks_for_the_environments_name(desk: ImportDesk, service: ImportService, good: Path) -> None:
    status, said = desk.answer("staging\n", good)
    assert status == 0
    assert "Type “Staging” to add 8 animals there: " in said
    assert sorted(service.names()) == NAMES


@pytest.mark.parametrize("answer", ["no\n", "sandbox\n", "\n", "\x04"])
def test_another_answer_sends_nothing(
    desk: ImportDesk, service: ImportService, good: Path, answer: str
) -> None:
    status, said = desk.answer(answer, good)
    assert status == 4
    assert "Nothing was sent." in said
    assert service.names() == []
