"""Another user of this computer cannot take the place of the window that a second start calls."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QDir
from pytestqt.qtbot import QtBot

from menagerie.app.single_instance import (
    HandOver,
    ImportRequest,
    SingleInstance,
    addresses,
    hand_over,
    server_name,
)
from support.patience import LONGEST_WAIT
from support.programs import program_environment

STRANGER = 65534
# Only an administrator can make a file of another user.
BY_A_STRANGER = [STRANGER] if os.geteuid() == 0 else []
_CALL = """
import sys
from pathlib import Path
from menagerie.app.single_instance import hand_over
print(hand_over(Path(sys.argv[1]), None).name)
"""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[Path]:
    """Where the window is called that has the lock of this test."""
    address = Path(QDir.tempPath(), server_name(tmp_path / "menagerie.lock"))
    yield address
    address.unlink()


@pytest.mark.parametrize("owner", BY_A_STRANGER)
@pytest.mark.parametrize("is_link", [False, True])
def test_nothing_goes_to_anothers_socket(tmp_path: Path, address: Path, owner: int, *, is_link: bool) -> None:
    with socket.socket(socket.AF_UNIX) as listener:
        if is_link:
            # A link of theirs, which leads by now to something of this user.
            listener.bind(str(tmp_path / "socket"))
            address.symlink_to(tmp_path / "socket")
        else:
            listener.bind(str(address))
        os.chown(address, owner, owner, follow_symlinks=False)
        listener.listen()
        request = ImportRequest(str(tmp_path / "delivery.csv"), "staging")
        assert hand_over(tmp_path / "menagerie.lock", request) is HandOver.NOT_TAKEN
        # It was not even called.
        listener.setblocking(False)
        with pytest.raises(BlockingIOError):
            listener.accept()


def test_a_folder_in_its_place_keeps_no_second_start_from_the_window(tmp_path: Path, qtbot: QtBot) -> None:
    lock = tmp_path / "menagerie.lock"
    address = Path(addresses(lock)[0])
    address.mkdir()
    first = SingleInstance(lock)
    try:
        assert first.claim()
        first.listen()
        with subprocess.Popen(
            [sys.executable, "-c", _CALL, str(lock)],
            env=program_environment(),
            stdout=subprocess.PIPE,
            text=True,
        ) as second:
            qtbot.waitUntil(lambda: second.poll() is not None, timeout=round(1000 * LONGEST_WAIT))
            assert second.stdout is not None
            assert second.stdout.read().strip() == HandOver.CAME_FORWARD.name
    finally:
        first.release()
        address.rmdir()
    # Nothing of it stays in the data folder
    assert [path.name for path in tmp_path.iterdir()] == [lock.name]
