"""A file name is bytes, which may be no text; and what has a name may be no file."""

import asyncio
import errno
import os
from pathlib import Path

import pytest

from menagerie.catalogue.catalogue import Catalogue
from menagerie.deliveries.process import read_delivery
from menagerie.domain.animal import Animal
from menagerie.domain.cases import CatalogueCase
from menagerie.domain.errors import StorageError
from menagerie.domain.facts import fact
from menagerie.settings.paths import Paths
from menagerie.storage import check_file
from menagerie.storage.files import set_aside
from menagerie.storage.replacement import Replacement
from menagerie.ui.printing.pages import new_pdf
from support import import_fixtures
from support.clock import VirtualClock
from support.import_command import ImportDesk, write_csv
from support.sample_database import FIRST, NOW, filled, names, opened

service, desk = import_fixtures.service, import_fixtures.desk


def odd_path(folder: Path) -> Path:
    return Path(os.fsdecode(os.fsencode(folder) + b"/B\xe4r.csv"))


def test_a_file_name_that_is_no_text_is_read(tmp_path: Path) -> None:
    path = write_csv(odd_path(tmp_path), "Rex,3", columns="Name,Category")
    delivery = read_delivery(path)
    assert list(delivery.rows) == [("Rex", "3")]
    assert (delivery.title, delivery.path) == ("B\ufffdr.csv", path)


def test_a_data_folder_whose_name_is_no_text_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    folder = odd_path(tmp_path)
    folder.mkdir()
    Paths().choose_data(folder)
    assert Paths().data == folder


@pytest.mark.thorough
def test_a_program_reads_such_a_name_as_valid_json(desk: ImportDesk, tmp_path: Path) -> None:
    with desk.running(odd_path(tmp_path)) as command:
        command.until("failed")
        assert command.ended()[0] == 4
    (failed, _ended) = command.events
    assert failed["message"].startswith("There is no file “")
    failed["message"].encode()


def test_what_is_no_file_is_never_replaced_by_one_also_a_pdf(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)

    async def write() -> None:
        async with new_pdf(path, "Animals"):
            pass

    with pytest.raises(OSError, match=rf"^\[Errno {errno.EINVAL}\] not a file$"):
        Replacement(path)
    with pytest.raises(StorageError, match="not a file"):
        asyncio.run(write())
    assert path.is_fifo()
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_is_not_opened_while_its_whole_replacement_cannot_be_looked_at(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 250)
    expected = filled(tmp_path / "list.sqlite3", 3)
    (tmp_path / "list.sqlite3").rename(path)
    before = path.read_bytes()

    with pytest.raises(OSError, match="too long"):
        opened(path)

    assert (path.read_bytes(), list(tmp_path.iterdir())) == (before, [path])
    path.rename(tmp_path / "list.sqlite3")
    file = opened(tmp_path / "list.sqlite3")
    assert names(file) == expected
    file.close()


def test_a_file_that_cannot_be_looked_at_is_not_taken_for_a_missing_one(tmp_path: Path) -> None:
    # No system has files with such long names.
    path = tmp_path / ("x" * 300)
    with pytest.raises(OSError, match="too long"):
        check_file(path, FIRST)
    with pytest.raises(OSError, match="too long"):
        set_aside(path, "damaged", NOW)

    async def use() -> None:
        catalogue = Catalogue(path, VirtualClock())
        await catalogue.record_animals([Animal(7, "Rex", 3, None)])
        assert [one.animal.name for one in await catalogue.animals([7])] == ["Rex"]
        assert catalogue.warning == fact(CatalogueCase.IN_MEMORY, file=path.name)
        await catalogue.close()

    asyncio.run(use())
    assert list(tmp_path.iterdir()) == []
