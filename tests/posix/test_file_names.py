"""A file name is bytes, which may be no text."""

import os
from pathlib import Path

from menagerie.deliveries.reading import read_delivery
from support import import_fixtures
from support.deliveries import write_csv
from support.import_command import ImportDesk

service, desk = import_fixtures.service, import_fixtures.desk


def odd_path(folder: Path) -> Path:
    return Path(os.fsdecode(os.fsencode(folder) + b"/B\xe4r.csv"))


def test_a_file_name_that_is_no_text_is_read(tmp_path: Path) -> None:
    path = write_csv(odd_path(tmp_path), "Rex,3", columns="Name,Category")
    delivery = read_delivery(path)
    assert list(delivery.rows) == [("Rex", "3")]
    assert (delivery.title, delivery.path) == ("B\ufffdr.csv", path)


def test_a_program_reads_such_a_name_as_valid_json(desk: ImportDesk, tmp_path: Path) -> None:
    with desk.running(odd_path(tmp_path)) as command:
        command.until("failed")
        assert command.ended()[0] == 4
    (failed, _ended) = command.events
    assert failed["message"].startswith("There is no file “")
    failed["message"].encode()
